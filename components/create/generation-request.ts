import type { z } from 'zod';
import type { GenerationPlatform } from '@/lib/backlinks/schema';
import type { generateRequestSchema } from '@/lib/blogs/schema';
import type { Language, Length } from '@/lib/constants/options';

/** An image the writer brought: `dataUrl` holds the file, `link` names where it comes from. */
export type CustomImage = { id: number; name: string; dataUrl: string; link: string | null };

/** Everything on the creation form. */
export type CreationForm = {
  topic: string;
  length: Length;
  language: Language;
  sourceUrls: readonly string[];
  images: readonly CustomImage[];
  includeImages?: boolean;
  /** Where the blog goes once it is written. */
  platforms?: readonly GenerationPlatform[];
};

/** The body of POST /api/blogs/generate (spec §3); `imageLinks` is keyed by the image's index. */
export type GenerationRequest = z.input<typeof generateRequestSchema>;

/** Turns the form into the request, leaving out what is empty. */
export function generationRequest(form: CreationForm): GenerationRequest {
  const { topic, length, language, sourceUrls, images, includeImages, platforms = [] } = form;
  const links = images.flatMap(({ link }, index) => (link ? [[String(index), link] as const] : []));
  return {
    topic: topic.trim(),
    length,
    language,
    ...(sourceUrls.length > 0 && { sourceUrls: [...sourceUrls] }),
    ...(images.length > 0 && { userImages: images.map(({ dataUrl }) => dataUrl) }),
    ...(includeImages && { includeImages }),
    ...(platforms.length > 0 && { platforms: [...platforms] }),
    ...(links.length > 0 && { imageLinks: Object.fromEntries(links) }),
  };
}
