import type { Style } from '@/lib/constants/options.ts';

/**
 * A font that readers have, stretched until its lines are as wide and as tall as those of a web font,
 * so that nothing moves when the web font arrives. Percentages, measured on running text in the
 * weight that the style uses.
 */
type Fallback = {
  name: string;
  local: readonly string[];
  width: number;
  ascent: number;
  descent: number;
  /** Weights it stands for; all unless told otherwise. */
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
