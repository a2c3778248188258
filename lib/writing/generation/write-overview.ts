import 'server-only';
import { excerpt, plainLine } from '@/lib/article/plain-text.ts';
import type { Block, Inline } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { sharePath } from '@/lib/routes.ts';
import { requireHarmless, requireModerated } from '@/lib/safety/service.ts';
import { splitSentences } from '@/lib/text/sentences.ts';
import { emitArticle } from '../digest/writer.ts';
import { throwAsAppError } from '../errors.ts';
import { findBatchBlogs } from '../runs/queries.ts';
import { ALL_NUMBERS } from '../sentences.ts';
import type { OverviewItem, OverviewText } from '../types.ts';
import type { Written } from './mutations.ts';
import { chooseStyling, illustrate, type Job, judgedArticle, makeBlog, requireAnnounced } from './write-blog.ts';

type Item = OverviewItem & { id: string };

const plain = (markdown: string) => plainLine(markdown, ALL_NUMBERS);

async function readItems(batchId: string): Promise<Item[]> {
  const blogs = await findBatchBlogs(batchId);
  if (blogs.length === 0) throw new AppError('unprocessable-input', BATCH_MESSAGES.noBlogsLeft);
  return blogs.map(({ id, language, title, intro, description, keyPoints }) => {
    const beginning = splitSentences(plain(intro), language).slice(0, 2).join('').trim();
    return { id, title, summary: description || beginning, keyPoints: keyPoints.map(plain) };
  });
}

const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });

const linkTo = ({ id, title }: Item): Inline => ({
  type: 'link',
  url: `${siteUrl()}${sharePath(id)}`,
  children: [{ type: 'text', value: title }],
});

const MAX_TITLE = 100;

/** What the blogs say of themselves, word for word. */
function quoting({ title, topic, language }: Job['request'], items: readonly Item[]): OverviewText {
  const list = items.map((item) => ({ type: 'listItem' as const, children: [paragraph(linkTo(item))] }));
  return {
    title: title || excerpt(topic.replace(/\s+/g, ' '), MAX_TITLE, languageTag({ language })),
    intro: writeMarkdown([{ type: 'list', ordered: true, children: list }]),
    paragraphs: items.map(({ summary: value }) =>
      writeMarkdown([{ type: 'blockquote', children: [paragraph({ type: 'text', value })] }]),
    ),
    conclusion: '',
  };
}

/** Writes the overview of a batch: a section for each of its blogs that are left, with a link to it. */
export async function writeOverview(job: Job, batchId: string): Promise<Written> {
  const { request, voice, runLog, model, signal, meter, deadline } = job;
  const styling = await chooseStyling(job);
  runLog.emit({ type: 'started', ...styling });
  requireAnnounced(request, model, 'digest');
  const items = await readItems(batchId);
  const writer = model ? 'model' : 'digest';
  runLog.emit({ type: 'writer', writer });
  const writing = { ...request, voice, sources: [], signal, meter, deadline, onEvent: runLog.emit };
  const asked = model?.overview?.(writing, items).catch((error: unknown) => throwAsAppError(error));
  const { paragraphs, ...text } = (await asked) ?? quoting(request, items);
  const parts = items.map((item, at) => ({
    heading: item.title,
    content: [paragraphs[at], writeMarkdown([paragraph(linkTo(item))])].filter(Boolean).join('\n\n'),
  }));
  const article = { ...text, sections: parts, evidence: [] };
  emitArticle(article, runLog.emit);
  await (model ? requireModerated : requireHarmless)(judgedArticle(article), request.language, signal);
  const { sections, images } = await illustrate(job, styling, article, [], writer);
  const provenance = { create: { model: model?.model } };
  return {
    blog: makeBlog(job, article, [], { ...styling, sections, writer, provenance }),
    images,
    snapshots: [],
    visibility: request.visibility,
    answer: { unreadableSources: [] },
  };
}
