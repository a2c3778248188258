import type { z } from 'zod';
import type { SessionUser } from '@/lib/auth/schema.ts';
import type { Language, Length } from '@/lib/constants/options.ts';
import type { VoiceName } from '@/lib/constants/voice.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';
import type { generateRequestSchema } from '@/lib/writing/schema.ts';
import { typedVoice } from './voice.ts';

/** An image the writer brought. */
export type CustomImage = {
  id: number;
  name: string;
  /** Holds the file. */
  dataUrl: string;
  /** Names where it comes from. */
  link: string | null;
  /** What it shows, as its writer says; '' where nothing is said. */
  alternativeText: string;
};

/** Everything on the creation form. */
export type CreationForm = {
  topic: string;
  length: Length;
  language: Language;
  sourceUrls: readonly string[];
  images: readonly CustomImage[];
  findSources?: boolean;
  includeImages?: boolean;
  /** Where the blog goes once it is written. */
  platforms?: readonly GenerationPlatform[];
} & { [Name in VoiceName]?: string | undefined };

/** The body of POST /api/blogs/generate (spec §3); `imageLinks` maps from an image, its data URL, to its source. */
export type GenerationRequest = z.input<typeof generateRequestSchema> & { userDisplayName?: string; userName?: string };

/** Who asks, as a request names them; the server goes by the session alone. */
function requester(user: SessionUser | null) {
  if (!user) return {};
  const name = user.displayName ?? (user.email.split('@')[0] || 'User');
  return { userId: user.uid, userDisplayName: name, userName: name };
}

/** Turns the form of whoever is signed in into the request, leaving out what is empty. */
export function generationRequest(form: CreationForm, user: SessionUser | null): GenerationRequest {
  const { topic, length, language, sourceUrls, images, platforms = [] } = form;
  const { findSources, includeImages } = form;
  const links = images.flatMap(({ dataUrl, link }) => (link ? [[dataUrl, link] as const] : []));
  const alternativeTexts = images.map(({ alternativeText }) => alternativeText.trim());
  return {
    topic: topic.trim(),
    length,
    language,
    ...typedVoice(form),
    ...(sourceUrls.length > 0 && { sourceUrls: [...sourceUrls] }),
    ...(findSources === false && { findSources }),
    ...(images.length > 0 && { userImages: images.map(({ dataUrl }) => dataUrl) }),
    ...(includeImages && { includeImages }),
    ...(platforms.length > 0 && { platforms: [...platforms] }),
    ...(links.length > 0 && { imageLinks: Object.fromEntries(links) }),
    ...(alternativeTexts.some(Boolean) && { imageAlternativeTexts: alternativeTexts }),
    ...requester(user),
  };
}
