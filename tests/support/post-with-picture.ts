import sharp from 'sharp';
import type { Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import { postWith } from './posts.ts';

type Options = {
  /** Its stored type. */
  contentType?: string;
  /** Width and height; noise makes the file large. */
  pixels?: number;
  id?: string;
};

/** A post with one stored picture. */
export async function postWithPicture({
  contentType = 'image/png',
  pixels = 8,
  id = 'red-1',
}: Options = {}): Promise<Post> {
  const size = { width: pixels, height: pixels };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { ...size, channels: 3 as const, background: 'red', noise };
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const image = { title: 'A red square', alt: 'A red square', source: '', sourceUrl: '', ...size };
  const images = [{ ...image, url: `/api/images/${id}` }];
  return postWith({
    blog: { content: { sections: [{ heading: 'Look', content: 'Text.', images }] } },
    readPicture: async () => ({ bytes, contentType }),
  });
}
