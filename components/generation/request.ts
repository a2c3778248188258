import type { z } from 'zod';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { MAX_WISH_CHARACTERS } from '@/lib/constants/limits.ts';
import { WISH_NAMES, type Wishes, type WishName } from '@/lib/constants/options.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import type { generateRequestSchema } from '@/lib/writing/schema.ts';

export type CustomImage = {
  id: number;
  name: string;
  dataUrl: string;
  link: string | null;
  /** Alt text; '' for none. */
  alternativeText: string;
};

/** The body of POST /api/blogs/generate (spec §3); `imageLinks` maps from an image's data URL to its source page. */
export type GenerationRequest = z.input<typeof generateRequestSchema> & { userDisplayName?: string; userName?: string };

/** The fields of a form that are sent as they are; images are sent in three other fields. */
export type FormFields = Omit<GenerationRequest, 'userImages' | 'imageLinks' | 'imageAlternativeTexts'>;

/** The requester as the specification's request names them; the server trusts the session alone. */
function requester(user: SessionUser | null) {
  if (!user) return {};
  const name = user.displayName ?? (user.email.split('@')[0] || 'User');
  return { userId: user.uid, userDisplayName: name, userName: name };
}

function imageFields(images: readonly CustomImage[]) {
  if (images.length === 0) return {};
  return {
    userImages: images.map(({ dataUrl }) => dataUrl),
    imageLinks: Object.fromEntries(images.flatMap(({ dataUrl, link }) => (link ? [[dataUrl, link]] : []))),
    imageAlternativeTexts: images.map(({ alternativeText }) => alternativeText.trim()),
  };
}

/** Form fields with their texts trimmed, without empty texts. */
export function filledFields<Fields extends object>(fields: Fields): Fields {
  const trimmed = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== '')) as Fields;
}

export function generationRequest<Fields extends FormFields>(
  fields: Fields,
  images: readonly CustomImage[],
  user: SessionUser | null,
) {
  return { ...filledFields(fields), ...imageFields(images), ...requester(user) };
}

export const wishFieldProblem = (name: WishName, typed: string): KeyIn<'create'> | null =>
  typed.trim().length > MAX_WISH_CHARACTERS ? `wishes.${name}.tooLong` : null;

export const wishProblem = (wishes: Wishes): KeyIn<'create'> | null =>
  WISH_NAMES.map((name) => wishFieldProblem(name, wishes[name])).find(Boolean) ?? null;
