import 'server-only';
import { withoutMarks } from '@/lib/article/plain-text.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import { findMyBlogs } from '@/lib/blogs/my-blogs/queries.ts';
import { myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { findOwnBlogsByIds, findSummaries } from '@/lib/blogs/queries.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { MAX_BLOGS_AT_ONCE, MAX_HOUSE_RULES_CHARACTERS, MAX_SAMPLE_CHARACTERS } from '@/lib/constants/limits.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LENGTH } from '@/lib/constants/options.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { shortenText } from '@/lib/text/sentences.ts';
import { saveVoice } from '@/lib/users/mutations.ts';
import { findVoice } from '@/lib/users/queries.ts';
import { JUDGING_MS } from '../bounds.ts';
import { shownVoice } from '../calls/voice.ts';
import { unmarked } from '../evidence/citations.ts';
import { withModel } from '../generation/choose-writer.ts';
import { type Voice, type VoiceAnswer, voiceSchema } from '../voice.ts';

/** The user's voice, empty without one, and blogs to copy texts from. */
export async function readVoice({ user }: UserActor): Promise<VoiceAnswer> {
  const voice = voiceSchema.parse((await findVoice(user.id)) ?? { samples: [], rules: '' });
  const { ids } = await findMyBlogs(user.id, myBlogsSchema.parse({}), MAX_BLOGS_AT_ONCE);
  return { ...voice, blogs: (await findSummaries(ids)).map(({ id, content }) => ({ id, title: content.title })) };
}

function asSample({ content: { title, intro, sections, conclusion } }: Blog): Voice['samples'][number] {
  const parts = [intro, ...sections.flatMap(({ heading, content }) => [heading, content]), conclusion];
  const text = parts.map((part) => withoutMarks(unmarked(part))).join('\n\n');
  return { title, text: shortenText(text, MAX_SAMPLE_CHARACTERS) };
}

/** Samples with the texts of the user's own blogs. @throws AppError not-found for another's blog */
async function copied({ user }: UserActor, samples: Voice['samples']): Promise<Voice['samples']> {
  const ids = samples.flatMap(({ blogId }) => blogId ?? []);
  const blogs = new Map((await findOwnBlogsByIds(user.id, ids)).map((blog) => [blog.id, asSample(blog)]));
  if (ids.some((id) => !blogs.has(id))) throw new AppError('not-found', sentence('voiceProblems.blogGone'));
  return samples.map(({ blogId = '', title, text }) => blogs.get(blogId) ?? { title, text });
}

/** Saves a voice; an empty one is deleted. House rules are judged here, once, instead of with every request. */
export async function changeVoice(actor: UserActor, { samples, rules }: Voice): Promise<VoiceAnswer> {
  await requireHarmless([rules], DEFAULT_LANGUAGE, AbortSignal.timeout(JUDGING_MS));
  const isEmpty = samples.length === 0 && rules === '';
  await saveVoice(actor.user.id, isEmpty ? null : { samples: await copied(actor, samples), rules });
  return readVoice(actor);
}

/** Drafts house rules from samples, saved or not. @throws AppError unprocessable-input without a model or sample */
export async function draftHouseRules(actor: UserActor, { samples }: Voice, signal: AbortSignal) {
  await countTry('voiceRules', [`user ${actor.user.id}`]);
  return withModel(signal, { texts: [], language: DEFAULT_LANGUAGE }, async (model, bounds) => {
    if (!model?.houseRules) throw new AppError('unprocessable-input', sentence('voiceProblems.needsModel'));
    if (samples.length === 0) throw new AppError('unprocessable-input', sentence('voiceProblems.noSamples'));
    const voice = shownVoice({ samples: await copied(actor, samples), rules: '' });
    const request = { topic: '', length: DEFAULT_LENGTH, language: DEFAULT_LANGUAGE, sources: [], ...bounds };
    const rules = await model.houseRules(request, voice);
    return { rules: shortenText(rules, MAX_HOUSE_RULES_CHARACTERS) };
  });
}
