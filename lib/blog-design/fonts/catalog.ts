import type { Language, Style } from '@/lib/constants/options.ts';

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

/** A part of a font that has a file of its own. */
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

const spectral = (weight: string, style?: 'italic'): Face => ({
  family: 'Spectral',
  package: '@fontsource/spectral',
  weight,
  subsets: ALL,
  ...(style && { style }),
});

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
  brutalist: [
    variable('Sofia Sans Extra Condensed Variable', 'sofia-sans-extra-condensed', '1 1000'),
    variable('JetBrains Mono Variable', 'jetbrains-mono', '100 800'),
  ],
  minimal: [spectral('200'), spectral('300'), spectral('400'), spectral('400', 'italic')],
  retro: [
    { family: 'Caprasimo', package: '@fontsource/caprasimo', weight: '400 900', subsets: ['latin', 'latin-ext'] },
    variable('Vollkorn Variable', 'vollkorn', '400 900'),
  ],
};

/**
 * The faces of our own screens; app/globals.css has their rules. Brygada 1918, a Polish book face found again in 1918
 * matrices: headlines. Schibsted Grotesk, drawn for newsrooms: everything else. Other scripts than Latin fall to the
 * reader's own fonts.
 */
export const SHELL_FACES: readonly Face[] = [
  { ...variable('Brygada 1918 Variable', 'brygada-1918', '400 700'), subsets: ['latin'] },
  { ...variable('Brygada 1918 Variable', 'brygada-1918', '400 700'), subsets: ['latin'], style: 'italic' },
  { ...variable('Schibsted Grotesk Variable', 'schibsted-grotesk', '400 900'), subsets: ['latin'] },
];

/** Chinese and Japanese faces, for systems without any. */
export const CJK_FACES = {
  chinese: { sans: 'noto-sans-sc', serif: 'noto-serif-sc' },
  japanese: { sans: 'noto-sans-jp', serif: 'noto-serif-jp' },
} as const;

/** A language that has faces of its own. */
export type CjkLanguage = keyof typeof CJK_FACES;

/** Styles set in serifs take the serif of the other scripts as well. */
export const SERIF_STYLES: ReadonlySet<Style> = new Set(['minimal', 'retro']);

/** Where the fonts of the blog styles are served. */
export const FONTS_PATH = '/fonts';

/** First digits of the SHA-256 of all the files: in every address, so that a cache may keep them. */
export const FONTS_RELEASE = '86cc96d7';

/** Name under which a file of a package is served. */
export function servedName(file: string): string {
  return file.replace(/\.woff2$/, `.${FONTS_RELEASE}.woff2`);
}

/** Address of the stylesheet that names a language's faces for our own screens; undefined where it needs none. */
export function languageStylesheet(language: Language): string | undefined {
  if (language !== 'chinese' && language !== 'japanese') return undefined;
  return `${FONTS_PATH}/${language}.${FONTS_RELEASE}.css`;
}

/** Name of the file of one part of a face, in its package; unique over all packages. */
export function faceFile(face: Face, subset: string): string {
  const name = face.package.split('/')[1];
  const axis = face.package.startsWith('@fontsource-variable/') ? 'wght' : face.weight.split(' ')[0];
  return `${name}-${subset}-${axis}-${face.style ?? 'normal'}.woff2`;
}
