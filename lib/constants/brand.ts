import { publicEnv } from '@/lib/env.public';

/** The product's name, everywhere it is shown (design decision; `BRAND_NAME` overrides it). */
export const BRAND_NAME = publicEnv.brandName;

/** One line that says what the product does, for footers and metadata. */
export const BRAND_TAGLINE = 'Type a topic. Publish a blog worth reading.';
