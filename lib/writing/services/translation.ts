import 'server-only';
import { type Actor, actorKey, newVisibility } from '@/lib/auth/actor.ts';
import { requireRight, requireUnblocked } from '@/lib/blogs/authorization.ts';
import { findTranslationGroup } from '@/lib/blogs/mutations.ts';
import { findTranslations } from '@/lib/blogs/queries.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { INDEXED_WRITERS } from '@/lib/blogs/rules.ts';
import type { Blog, BlogTranslations } from '@/lib/blogs/schema.ts';
import type { Language } from '@/lib/constants/options.ts';
import { AppError } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import { newId } from '@/lib/ids.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { modelWriter } from '../generation/choose-writer.ts';
import { hashRequest } from '../runs/mutations.ts';
import { generateRequestSchema, type TranslationResponse } from '../schema.ts';
import { enqueue, findWritten } from './runs.ts';

const ownTranslations = async (blogId: string) =>
  (await findTranslations([{ id: blogId }], { onlyPublic: false })).get(blogId) ?? [];

/** The translations of a blog, including those that only its owner may see. */
export async function listTranslations(actor: Actor, blogId: string): Promise<BlogTranslations> {
  await requireRight('mayTranslate', blogId, actor);
  return { translations: await ownTranslations(blogId) };
}

function requireTranslatable({ writer, language: own }: Blog, language: Language): void {
  const refused = (key: KeyIn<'blogs.translation'>) =>
    new AppError('unprocessable-input', sentence(`blogs.translation.${key}`));
  if (own === language) throw refused('sameLanguage');
  if (!INDEXED_WRITERS.some((each) => each === writer)) throw refused('noArticle');
  if (!modelWriter()?.translate) throw refused('needsModel');
}

const findTranslation = async (blogId: string, language: Language): Promise<string | null> =>
  (await ownTranslations(blogId)).find((each) => each.language === language)?.id ?? null;

/** Queues the translation of a blog, one run for each language of a group. One that exists or runs is answered as it is. */
export async function translateBlog(
  actor: Actor,
  blogId: string,
  { language, useVoice }: { language: Language; useVoice: boolean },
): Promise<TranslationResponse> {
  await requireRight('mayTranslate', blogId, actor);
  await requireUnblocked([blogId]);
  const blog = await getBlog(blogId, actor);
  const idempotencyKey = `translation:${await findTranslationGroup(blog.id)}:${language}`;
  const existing = await findWritten(actor, idempotencyKey, () => findTranslation(blog.id, language));
  if (existing) return { id: existing };
  requireTranslatable(blog, language);
  const wishes = { topic: blog.topic, length: blog.length, language, useVoice, visibility: newVisibility(actor) };
  const request = parseInput(generateRequestSchema, wishes);
  const identity = { actor: actorKey(actor), idempotencyKey, requestHash: hashRequest(idempotencyKey) };
  const { id } = await enqueue(actor, { ...request, translationOf: blog.id }, { id: newId(), ...identity });
  return { generationId: id };
}
