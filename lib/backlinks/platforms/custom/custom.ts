import 'server-only';
import { createElement, Fragment, type ReactNode } from 'react';
import { formText, withoutTables } from '@/lib/article/plain-text.ts';
import { withPlainText } from '@/lib/blog-design/article/article-data.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { articleParts } from '@/lib/blog-exports/article-parts.ts';
import { isByAuthor, sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import { inProcess } from '@/lib/browser/job-process.ts';
import type { ArticleLabels } from '@/lib/languages/labels.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { quotation } from '@/lib/languages/words.ts';
import { note } from '@/lib/messages/catalogue.ts';
import type { Credentials } from '../shared/credential-forms.ts';
import { bareAddress, PlatformClient, PlatformError, type Post, type Published, refused } from '../shared/platform.ts';
import { requireUsableAddress } from './form.ts';
import { asPlatformError } from './outcome.ts';
import type { ProcessMessage, ProcessTask } from './process.ts';
import type * as steps from './steps.ts';

const PROGRAM = 'lib/backlinks/platforms/custom/process.ts';

/** WordPress stores no longer comment. */
const MAX_CHARACTERS = 65_000;

export type FormArticle = { title: string; text: string; html: string };

type Line = { tag: 'h1' | 'h2' | 'h3' | 'p'; text: string };

/** Without sources to link to, citations are text. */
const textLines = (blog: Blog): Line[] =>
  articleParts(blog, new Set()).flatMap(({ heading, hasDefaultHeading, depth, blocks }) => [
    ...(heading === undefined || hasDefaultHeading ? [] : [{ tag: `h${depth}`, text: heading } as const]),
    ...withoutTables(blocks).map((block) => ({ tag: 'p', text: formText([block]) }) as const),
  ]);

/** A page by title, site and license. Links are left out: many of them make a comment look like spam. */
function pageLine(
  { title, url, license }: Pick<BlogSource, 'title' | 'url' | 'license'>,
  { licensedText }: ArticleLabels,
): string {
  const site = URL.parse(url)?.hostname.replace(/^www\./, '');
  const page = title && site ? `${title} (${site})` : title || site || url;
  if (!license) return page;
  return `${page} · ${licensedText} ${license.name} (${license.url.replace('https://', '')})`;
}

function sourceLines({ sources, language }: Blog): Line[] {
  if (sources.length === 0) return [];
  const labels = ARTICLE_LABELS[language];
  const lines = sourceGroups(sources).flatMap(({ page, sources: cited }) => {
    if (!page) return cited.map(({ number, ...source }) => `[${number}] ${pageLine(source, labels)}`);
    const passages = isByAuthor(page)
      ? cited.map(({ number, quote = '' }) => `[${number}] ${quotation(quote, language)}`)
      : [];
    return [[pageLine(page, labels), ...cited.map(({ number }) => `[${number}]`)].join(' '), ...passages];
  });
  return [{ tag: 'h2', text: labels.sources }, ...lines.map((text) => ({ tag: 'p', text }) as const)];
}

// Not JSX, and so not the renderer of pages: in some tests Node itself loads this file.
const paragraph = ({ tag, text }: Line): ReactNode => createElement(tag, null, text);

const singleLines = ({ tag, text }: Line): Line[] => text.split('\n').map((line) => ({ tag, text: line }));

/** The article for a form, its title first without a title field. @throws PlatformError refused when too long */
export function formArticle({ blog, canonicalUrl }: Post, hasTitleField: boolean): FormArticle {
  const { title } = blog.content;
  const heading: Line[] = hasTitleField ? [] : [{ tag: 'h1', text: title }];
  const lines = [...heading, ...textLines(blog), ...sourceLines(blog)];
  const { originallyAt } = ARTICLE_LABELS[blog.language];
  const text = [...lines.map((line) => line.text), `${originallyAt} ${canonicalUrl}`].join('\n\n');
  if (text.length > MAX_CHARACTERS) {
    throw refused(note('platforms.custom.tooLong', { characters: text.length, most: MAX_CHARACTERS }));
  }
  const link = createElement('a', { href: canonicalUrl }, canonicalUrl);
  const origin = createElement('p', null, `${originallyAt} `, link);
  return {
    title,
    text,
    html: staticMarkup(
      createElement(Fragment, null, ...withPlainText(lines).flatMap(singleLines).map(paragraph), origin),
    ),
  };
}

type Step = ProcessTask['step'];
type StepOptions<Name extends Step> = Parameters<(typeof steps)[Name]>[0];
type Result<Name extends Step> = Awaited<ReturnType<(typeof steps)[Name]>>;

/** A form on any site, filled in and sent by a headless browser that reaches only the public internet. */
export class CustomClient extends PlatformClient<'custom'> {
  static readonly target = ({ url, formSelector }: Credentials<'custom'>) =>
    `${bareAddress(new URL(url).href.replace(/#.*$/s, ''))} ${formSelector}`;
  readonly #timeoutMs: number;

  constructor(credentials: Credentials<'custom'>, signal: AbortSignal, timeoutMs = 30_000) {
    super(credentials, signal);
    this.#timeoutMs = timeoutMs;
  }

  check(): Promise<void> {
    return this.#perform('check', this.#options());
  }

  findEarlier({ canonicalUrl }: Post): Promise<Published | null> {
    return this.#perform('findEarlier', { ...this.#options(), target: canonicalUrl });
  }

  async publish(post: Post): Promise<Published> {
    const article = formArticle(post, this.credentials.titleFieldSelector !== '');
    return this.#perform('publish', { ...this.#options(), article, target: post.canonicalUrl });
  }

  #options() {
    return { credentials: this.credentials, timeoutMs: this.#timeoutMs };
  }

  async #perform<Name extends Step>(step: Name, options: StepOptions<Name>): Promise<Result<Name>> {
    requireUsableAddress(options.credentials.url);
    const { signal } = this;
    let isSent = false;
    let outcome: Exclude<ProcessMessage, { isSent: true }> | undefined;
    const onMessage = (message: ProcessMessage) => {
      if ('isSent' in message) isSent = true;
      else outcome = message;
    };
    const run = { program: PROGRAM, signal, timeoutMs: options.timeoutMs, onMessage };
    const failure = await inProcess({ step, options }, run).then(
      () => undefined,
      (error: unknown) => error,
    );
    // A reported outcome counts, however the process ended afterwards.
    if (outcome && 'result' in outcome) return outcome.result as Result<Name>;
    if (outcome) throw new PlatformError(outcome.refusal.kind, outcome.refusal.reason, outcome.refusal);
    signal.throwIfAborted();
    throw asPlatformError(failure, isSent);
  }
}
