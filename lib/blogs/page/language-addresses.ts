import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import type { BlogTranslation } from '../schema.ts';

type InLanguage = Pick<BlogTranslation, 'id' | 'language' | 'createdAt'>;

/**
 * The addresses of a blog by language tag, its own included; what was written first is for readers of any other language
 * (`x-default`). Undefined for a blog without translations.
 * @param addressOf the address of a blog by its id
 */
export function languageAddresses(
  blog: InLanguage,
  translations: readonly InLanguage[] | undefined,
  addressOf: (id: string) => string,
): Record<string, string> | undefined {
  if (!translations || translations.length === 0) return undefined;
  const all = [blog, ...translations];
  const [first = blog] = all.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const entries = all.map(({ language, id }) => [LANGUAGE_DETAILS[language].tag, addressOf(id)]);
  return { ...Object.fromEntries(entries), 'x-default': addressOf(first.id) };
}
