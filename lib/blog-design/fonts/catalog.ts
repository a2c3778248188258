import type { Style } from '@/lib/constants/options.ts';

/** Where the fonts of the blog styles are served. */
export const FONTS_PATH = '/fonts';

/** First digits of the SHA-256 of all files, the cuts and the weights; part of every URL, so that caches may keep them. */
export const FONTS_RELEASE = '0ba472a8';

/** Name of a file in addresses. `cut`: the characters of cuts.ts alone. */
export const servedName = (file: string, cut?: string): string =>
  file.replace(/\.woff2$/, `${cut ? `.${cut}` : ''}.${FONTS_RELEASE}.woff2`);

/** The Latin faces of our own screens: headlines, and everything else; app/fonts.css has their rules and those below. */
export const SHELL_FILES: readonly string[] = [
  'brygada-1918-latin-wght-normal.woff2',
  'brygada-1918-latin-wght-italic.woff2',
  'schibsted-grotesk-latin-wght-normal.woff2',
];

/** The Cyrillic faces of headlines; all else is in a system font, as Schibsted Grotesk has no Cyrillic. */
export const CYRILLIC_SHELL_FILES: readonly string[] = [
  'brygada-1918-cyrillic-wght-normal.woff2',
  'brygada-1918-cyrillic-wght-italic.woff2',
];

/** The files that the headline of a screen needs first, by the tag of its language. Chinese and Japanese are in the system's own. */
export function shellFiles(tag: string): readonly string[] {
  if (tag === 'ja' || tag === 'zh-Hans') return [];
  if (tag === 'ru') return CYRILLIC_SHELL_FILES.map((file) => servedName(file, 'ru'));
  return SHELL_FILES.map((file) => servedName(file, 'west'));
}

/**
 * A system font with the measures of a web font, so that nothing moves when the web font arrives: its names, percentages
 * measured on running text in the weight that the style uses, and the weights that it replaces.
 */
type SystemFont = [local: readonly string[], width: number, ascent: number, descent: number, weights?: string];

/** A web font in the form @fontsource ships it: one file for each script. */
export type Face = {
  /** Name in CSS. */
  family: string;
  /** npm package with the files. */
  package: string;
  /** The weights that the style uses of a variable font, or the only one of another. */
  weight: string;
  subsets: readonly Subset[];
  style?: 'italic';
  systemFonts: readonly SystemFont[];
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

function variable(name: string, weight: string, ...systemFonts: SystemFont[]): Face {
  const file = name.toLowerCase().replaceAll(' ', '-');
  return { family: `${name} Variable`, package: `@fontsource-variable/${file}`, weight, subsets: ALL, systemFonts };
}

// Each with the free fonts of the same widths, for systems without it.
const ARIAL = ['Arial', 'Liberation Sans', 'Arimo Regular', 'Roboto'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'];
const GEORGIA = ['Georgia', 'Gelasio Regular'];
// Android's; wider.
const NOTO_SERIF = ['Noto Serif', 'Noto Serif Regular'];
const COURIER = ['Courier New', 'Liberation Mono', 'Cousine Regular', 'Droid Sans Mono'];

/** The face of code in every style. */
export const MONO = variable('JetBrains Mono', '400 700', [COURIER, 100, 102, 30]);

const SPECTRAL = { family: 'Spectral', package: '@fontsource/spectral', subsets: ALL, systemFonts: [] } as const;

/** The faces of each style, title first; the families in styles/*.css have these names. */
export const STYLE_FACES: Readonly<Record<Style, readonly Face[]>> = {
  glassmorphism: [variable('Onest', '300 700', [ARIAL, 105.4, 92, 29])],
  neumorphism: [
    variable('Wix Madefor Display', '400 800', [ARIAL_BOLD, 99.6, 101.2, 25.3]),
    variable('Wix Madefor Text', '400 800', [ARIAL, 104.1, 96.8, 24.2]),
  ],
  claymorphism: [
    variable('Nunito', '200 1000', [ARIAL, 101.9, 99.2, 34.6, '1 599'], [ARIAL_BOLD, 102.3, 98.9, 34.5, '600 1000']),
  ],
  gradient: [
    variable('Unbounded', '600 700', [ARIAL_BOLD, 130.1, 76.5, 18.8]),
    variable('Golos Text', '400 700', [ARIAL, 108, 90.7, 20.4]),
  ],
  geometric: [
    variable('Jost', '400 700', [ARIAL, 95.6, 112, 39.2, '1 599'], [ARIAL_BOLD, 98.2, 109, 38.2, '600 1000']),
  ],
  brutalist: [variable('Sofia Sans Extra Condensed', '700 900', [ARIAL_BOLD, 62.3, 144.5, 48.2]), MONO],
  minimal: [
    {
      ...SPECTRAL,
      weight: '200',
      systemFonts: [
        [GEORGIA, 99.9, 106.1, 46.4],
        [NOTO_SERIF, 93.4, 113.5, 49.6],
      ],
    },
    { ...SPECTRAL, weight: '300' },
    { ...SPECTRAL, weight: '400' },
    { ...SPECTRAL, weight: '400', style: 'italic' },
  ],
  retro: [
    {
      ...{ family: 'Caprasimo', package: '@fontsource/caprasimo', weight: '400 900', subsets: ['latin', 'latin-ext'] },
      systemFonts: [
        [['Georgia Bold', 'Gelasio Bold'], 98.9, 92.9, 23.2],
        [['Noto Serif Bold'], 100.1, 91.8, 22.9],
      ],
    },
    variable('Vollkorn', '400 700', [GEORGIA, 99.1, 96.1, 44.5], [NOTO_SERIF, 92.8, 102.6, 47.5]),
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

export function fontFace(face: Pick<Face, 'family' | 'weight' | 'style'>, source: string, range: string): string {
  return `@font-face{font-family:"${face.family}";font-style:${face.style ?? 'normal'};font-weight:${face.weight};font-display:swap;src:url(${source}) format("woff2");unicode-range:${range}}`;
}

/** The @font-face rules of a style's stretched system fonts. */
export const fallbackFaces = (style: Style): string =>
  STYLE_FACES[style]
    .flatMap(({ family, systemFonts }) =>
      systemFonts.map(([local, width, ascent, descent, weights = '1 1000']) => {
        const sources = local.map((font) => `local("${font}")`).join();
        return `@font-face{font-family:"${family.replace(' Variable', '')} Fallback";src:${sources};font-weight:${weights};size-adjust:${width}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
      }),
    )
    .join('');

/** The @font-face rules of a style for unknown text, except Chinese and Japanese. */
export const everyFace = (style: Style, baseUrl: string): string =>
  STYLE_FACES[style]
    .flatMap((face) =>
      face.subsets.map((part) => fontFace(face, `${baseUrl}/${servedName(faceFile(face, part))}`, SUBSET_RANGES[part])),
    )
    .join('') + fallbackFaces(style);
