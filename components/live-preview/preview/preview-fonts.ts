import {
  type Face,
  faceFile,
  STYLE_FACES,
  SUBSET_RANGES,
  type Subset,
  servedName,
} from '@/lib/blog-design/fonts/catalog.ts';
import { fallbackFaces } from '@/lib/blog-design/fonts/fallback-faces.ts';
import type { Style } from '@/lib/constants/options.ts';

function faceRule(face: Face, subset: Subset, fontsPath: string): string {
  const file = `${fontsPath}/${servedName(faceFile(face, subset))}`;
  return `@font-face{font-family:"${face.family}";font-style:${face.style ?? 'normal'};font-weight:${face.weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${SUBSET_RANGES[subset]}}`;
}

/**
 * The @font-face rules of a style for a text that is not known yet: all Latin and Cyrillic parts, of which a browser
 * fetches those it needs. Chinese and Japanese are set in the reader's own fonts.
 * @param fontsPath where the files are served, without a slash at the end
 */
export function previewFontCss(style: Style, fontsPath: string): string {
  const rules = STYLE_FACES[style].flatMap((face) => face.subsets.map((subset) => faceRule(face, subset, fontsPath)));
  return [...rules, fallbackFaces(style)].join('');
}
