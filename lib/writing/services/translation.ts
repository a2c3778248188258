import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { requireRight } from '@/lib/blogs/authorization.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { INDEXED_WRITERS } from '@/lib/blogs/rules.ts';
import type { Blog, BlogTranslations } from '@/lib/blogs/schema.ts';
import { translationGroupOf } from '@/lib/blogs/translations/mutations.ts';
import { findTranslations } from '@/lib/blogs/translations/queries.ts';
import type { Language } from '@/lib/constants/options.ts';
import { TRANSLATION_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { modelWriter } from '../generation/choose-writer.ts';
import type { TranslationResponse } from '../schema.ts';
import { submitTranslation } from './submit.ts';

async function ownTranslations(blogId: string) {
  return (await findTranslations([blogId], { onlyPublic: false })).get(blogId) ?? [];
}

/**
 * The translations of a blog, also those that only its owner may see.
 * @throws AppError sign-in-required, forbidden, not-found, gone
 */
export async function listTranslations(actor: Actor, blogId: string): Promise<BlogTranslations> {
  await requireRight('mayTranslate', blogId, actor);
  return { translations: await ownTranslations(blogId) };
}

/** @throws AppError unprocessable-input with the reason why a blog cannot be written in a language */
function requireTranslatable({ writer, language: own }: Blog, language: Language): void {
  const refused = (message: string) => new AppError('unprocessable-input', message);
  if (own === language) throw refused(TRANSLATION_MESSAGES.sameLanguage);
  if (!INDEXED_WRITERS.some((each) => each === writer)) {
    throw refused(TRANSLATION_MESSAGES.noArticle);
  }
  if (!modelWriter()?.translate) throw refused(TRANSLATION_MESSAGES.needsModel);
}

/**
 * Has a blog written in another language, in a run as any other; counts as a blog. Where it exists in that language, or is
 * being written in it, that one is answered.
 * @throws AppError sign-in-required, subscription-required, forbidden, not-found, gone, unprocessable-input
 */
export async function translateBlog(actor: Actor, blogId: string, language: Language): Promise<TranslationResponse> {
  await requireRight('mayTranslate', blogId, actor);
  const blog = await getBlog(blogId, actor);
  const findWritten = async () => (await ownTranslations(blogId)).find((each) => each.language === language)?.id;
  const existing = await findWritten();
  if (existing) return { id: existing };
  requireTranslatable(blog, language);
  const groupId = await translationGroupOf(blogId);
  const submission = await submitTranslation(actor, { ...blog, groupId }, language, findWritten);
  return submission.kind === 'run' ? { generationId: submission.id } : { id: submission.answer.id };
}
