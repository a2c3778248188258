import { z } from 'zod';
import {
  MAX_AUTHOR_LINKS,
  MAX_BIOGRAPHY_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_URL_CHARACTERS,
} from '@/lib/constants/limits.ts';
import { boundedText, looseText, pictureText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';

const [MISSING, TOO_LONG] = ['common.nameMissing', 'common.nameTooLong'] as const satisfies MessageKey[];

export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const hasAtMost = (max: number) => (text: string) => [...text].length <= max;

export const displayName = looseText(MAX_NAME_CHARACTERS, TOO_LONG, MISSING)
  .overwrite(oneLine)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, MISSING)
  .refine(hasAtMost(MAX_NAME_CHARACTERS), TOO_LONG);

const biography = looseText(MAX_BIOGRAPHY_CHARACTERS, 'author.biographyTooLong' satisfies MessageKey)
  .overwrite(oneLine)
  .refine(hasAtMost(MAX_BIOGRAPHY_CHARACTERS), 'author.biographyTooLong' satisfies MessageKey);

const PUBLIC_HOST = /\.[a-z][a-z\d-]*\.?$/;

/** A public https URL as typed, perhaps without its scheme; undefined for other texts. */
export function webAddress(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address) || address.length > MAX_URL_CHARACTERS) return undefined;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === 'https:' && PUBLIC_HOST.test(hostname) && !username && !password;
  return isWeb ? href : undefined;
}

const MAX_TYPED_LINKS = 100;

const links = z
  .array(boundedText(2 * MAX_URL_CHARACTERS))
  .max(MAX_TYPED_LINKS, 'author.tooManyLinks' satisfies MessageKey)
  .transform((typed, context) => {
    const given = typed.map((link) => link.trim()).filter(Boolean);
    const wrong = given.find((link) => webAddress(link) === undefined);
    const message = 'author.linkInvalid' satisfies MessageKey;
    if (wrong !== undefined) context.addIssue({ code: 'custom', message, params: { link: wrong } });
    const addresses = [...new Set(given.flatMap((link) => webAddress(link) ?? []))];
    if (addresses.length > MAX_AUTHOR_LINKS) context.addIssue('author.tooManyLinks' satisfies MessageKey);
    return addresses;
  });

/** Body of PATCH /api/account. Fields left out do not change; `avatar` is a data URL, or null to remove it. */
export const profileChangeSchema = z.object({
  displayName,
  biography: biography.optional(),
  links: links.optional(),
  avatar: pictureText.nullish(),
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const profileFormSchema = z.object({
  displayName,
  biography,
  links: z
    .string()
    .transform((text) => text.split(/\s+/))
    .pipe(links),
});
