import { BRAND_NAME } from './brand';

/** What stands around a note of the sample library. */
export const LIBRARY_TEXTS = {
  label: `From the ${BRAND_NAME} library`,
  author: `Written by ${BRAND_NAME} and published under`,
  afterLicense: ': use it as you like, and name its author.',
} as const;
