/** Where the fonts of the blog styles are served. */
export const FONTS_PATH = '/fonts';

/** First digits of the SHA-256 of all files; part of every URL, so that caches may keep them. */
export const FONTS_RELEASE = '86cc96d7';

export const servedName = (file: string): string => file.replace(/\.woff2$/, `.${FONTS_RELEASE}.woff2`);

/** The Latin faces of our own screens: headlines, and everything else; app/globals.css has their rules. */
export const SHELL_FILES: readonly string[] = [
  'brygada-1918-latin-wght-normal.woff2',
  'brygada-1918-latin-wght-italic.woff2',
  'schibsted-grotesk-latin-wght-normal.woff2',
];
