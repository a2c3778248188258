import type { Style } from '@/lib/constants/options.ts';

/** A web font in the form @fontsource ships it: one file for each script. */
export type Face = {
  /** Name in CSS. */
  family: string;
  /** npm package with the files. */
  package: string;
  /** Weights one file covers; a single weight when the font is not variable. */
  weight: string;
  subsets: readonly Subset[];
  style?: 'italic';
};

/** A part of a font with its own file. */
export type Subset = keyof typeof SUBSET_RANGES;

/** Characters of each part, as CSS unicode-range; the same in every @fontsource font. */
export const SUBSET_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const;

/** The Latin part beside Chinese or Japanese, which have wider quotation marks, dashes and dots. */
export const LATIN_BESIDE_CJK =
  'U+0000-00B6,U+00B8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';

const ALL = ['latin', 'latin-ext', 'cyrillic'] as const;

function variable(family: string, name: string, weight: string): Face {
  return { family, package: `@fontsource-variable/${name}`, weight, subsets: ALL };
}

/** The face of code in every style. */
const MONO = variable('JetBrains Mono Variable', 'jetbrains-mono', '100 800');

const SPECTRAL = { family: 'Spectral', package: '@fontsource/spectral', subsets: ALL } as const;

/** The faces of each style, title first. */
export const STYLE_FACES: Readonly<Record<Style, readonly Face[]>> = {
  glassmorphism: [variable('Onest Variable', 'onest', '100 900')],
  neumorphism: [
    variable('Wix Madefor Display Variable', 'wix-madefor-display', '400 800'),
    variable('Wix Madefor Text Variable', 'wix-madefor-text', '400 800'),
  ],
  claymorphism: [variable('Nunito Variable', 'nunito', '200 1000')],
  gradient: [
    variable('Unbounded Variable', 'unbounded', '200 900'),
    variable('Golos Text Variable', 'golos-text', '400 900'),
  ],
  geometric: [variable('Jost Variable', 'jost', '100 900')],
  brutalist: [variable('Sofia Sans Extra Condensed Variable', 'sofia-sans-extra-condensed', '1 1000'), MONO],
  minimal: [
    ...['200', '300', '400'].map((weight) => ({ ...SPECTRAL, weight })),
    { ...SPECTRAL, weight: '400', style: 'italic' },
  ],
  retro: [
    { family: 'Caprasimo', package: '@fontsource/caprasimo', weight: '400 900', subsets: ['latin', 'latin-ext'] },
    variable('Vollkorn Variable', 'vollkorn', '400 900'),
  ],
};

/** The faces of a style, and that of code last, for texts that have any. */
export function facesFor(style: Style, text: string): readonly Face[] {
  const faces = STYLE_FACES[style];
  return text.includes('`') && !faces.includes(MONO) ? [...faces, MONO] : faces;
}

/** Name of the file of one part of a face, in its package; unique over all packages. */
export function faceFile(face: Face, subset: string): string {
  const name = face.package.split('/')[1];
  const axis = face.package.startsWith('@fontsource-variable/') ? 'wght' : face.weight.split(' ')[0];
  return `${name}-${subset}-${axis}-${face.style ?? 'normal'}.woff2`;
}

/**
 * A system font with the measures of a web font, so that nothing moves when the web font arrives. Percentages, measured on
 * running text in the weight that the style uses.
 */
type Fallback = {
  name: string;
  local: readonly string[];
  width: number;
  ascent: number;
  descent: number;
  /** Weights that it replaces; default all. */
  weights?: string;
};

// Each with the free fonts of the same widths, for systems without it.
const ARIAL = ['Arial', 'Liberation Sans', 'Arimo Regular', 'Roboto'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'];
const GEORGIA = ['Georgia', 'Gelasio Regular'];
const GEORGIA_BOLD = ['Georgia Bold', 'Gelasio Bold'];
const COURIER = ['Courier New', 'Liberation Mono', 'Cousine Regular'];

const FALLBACKS: Readonly<Record<Style, readonly Fallback[]>> = {
  glassmorphism: [{ name: 'Onest', local: ARIAL, width: 105.4, ascent: 92, descent: 29 }],
  neumorphism: [
    { name: 'Wix Madefor Display', local: ARIAL_BOLD, width: 99.6, ascent: 101.2, descent: 25.3 },
    { name: 'Wix Madefor Text', local: ARIAL, width: 104.1, ascent: 96.8, descent: 24.2 },
  ],
  claymorphism: [
    { name: 'Nunito', local: ARIAL, width: 101.9, ascent: 99.2, descent: 34.6, weights: '1 599' },
    { name: 'Nunito', local: ARIAL_BOLD, width: 102.3, ascent: 98.9, descent: 34.5, weights: '600 1000' },
  ],
  gradient: [
    { name: 'Unbounded', local: ARIAL_BOLD, width: 130.1, ascent: 76.5, descent: 18.8 },
    { name: 'Golos Text', local: ARIAL, width: 108, ascent: 90.7, descent: 20.4 },
  ],
  geometric: [
    { name: 'Jost', local: ARIAL, width: 95.6, ascent: 112, descent: 39.2, weights: '1 599' },
    { name: 'Jost', local: ARIAL_BOLD, width: 98.2, ascent: 109, descent: 38.2, weights: '600 1000' },
  ],
  brutalist: [
    { name: 'Sofia Sans Extra Condensed', local: ARIAL_BOLD, width: 62.3, ascent: 144.5, descent: 48.2 },
    { name: 'JetBrains Mono', local: COURIER, width: 100, ascent: 102, descent: 30 },
  ],
  minimal: [{ name: 'Spectral', local: GEORGIA, width: 99.9, ascent: 106.1, descent: 46.4 }],
  retro: [
    { name: 'Caprasimo', local: GEORGIA_BOLD, width: 98.9, ascent: 92.9, descent: 23.2 },
    { name: 'Vollkorn', local: GEORGIA, width: 99.1, ascent: 96.1, descent: 44.5 },
  ],
};

/** The @font-face rules of a style's stretched system fonts. */
export function fallbackFaces(style: Style): string {
  return FALLBACKS[style]
    .map(({ name, local, width, ascent, descent, weights = '1 1000' }) => {
      const sources = local.map((font) => `local("${font}")`).join();
      return `@font-face{font-family:"${name} Fallback";src:${sources};font-weight:${weights};size-adjust:${width}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
    })
    .join('');
}
