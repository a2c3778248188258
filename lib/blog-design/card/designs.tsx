import type { CSSProperties, ReactNode } from 'react';
import type { Style } from '@/lib/constants/options.ts';
import type { DesignTokens } from '../tokens.ts';

/** A shape at a fixed place of the card. */
function Shape(style: CSSProperties) {
  return <div style={{ position: 'absolute', display: 'flex', ...style }} />;
}

const circle = (size: number, left: number, top: number, backgroundColor: string, opacity = 1) => (
  <Shape width={size} height={size} left={left} top={top} borderRadius={size} {...{ backgroundColor, opacity }} />
);

const box = (left: number, top: number, width: number, height: number, more: CSSProperties) => (
  <Shape left={left} top={top} width={width} height={height} {...more} />
);

/** Along the lower edge, as wide as the card. */
const BAND: CSSProperties = { width: 1200, padding: '36px 64px 40px' };

/** A sheet that lies on the picture. */
const SHEET: CSSProperties = { width: 1104, margin: '0 48px 44px', padding: '32px 48px 34px' };

type CardDesign = {
  /** Drawn behind the title, along the right edge and in the lower corners. */
  drawing: (art: DesignTokens['colors']['art'], tokens: DesignTokens) => ReactNode;
  /** Under the title of a card with a cover. */
  panel: (tokens: DesignTokens) => CSSProperties;
};

export const CARD_DESIGNS: Readonly<Record<Style, CardDesign>> = {
  glassmorphism: {
    drawing: ([first, second, third]) => (
      <>
        {circle(520, 860, -220, first, 0.35)}
        {circle(380, -140, 400, second, 0.3)}
        {circle(260, 960, 400, third, 0.3)}
      </>
    ),
    panel: () => ({ ...SHEET, borderRadius: 36, border: '2px solid #ffffffcc' }),
  },
  neumorphism: {
    drawing: (_, { colors }) =>
      box(36, 32, 1128, 566, { borderRadius: 56, border: `2px solid ${colors.border}`, opacity: 0.6 }),
    panel: () => ({ ...SHEET, borderRadius: 44, boxShadow: '0 18px 48px #00000059' }),
  },
  claymorphism: {
    drawing: ([first, second, third]) => (
      <>
        {circle(300, 980, -110, first, 0.5)}
        {circle(200, 1060, 430, second, 0.5)}
        {circle(160, -60, 520, third, 0.5)}
      </>
    ),
    panel: () => ({
      ...SHEET,
      borderRadius: 56,
      padding: '40px 60px 42px',
      boxShadow: '0 22px 44px #00000047, inset 0 -10px 18px #0000001a',
    }),
  },
  gradient: {
    drawing: ([first, , third]) => (
      <>
        {circle(640, 760, 250, first, 0.25)}
        {circle(420, 900, -260, third, 0.25)}
      </>
    ),
    panel: () => BAND,
  },
  geometric: {
    drawing: ([first, second, third]) => (
      <>
        {circle(240, 1040, -80, first)}
        {box(1120, 160, 80, 200, { backgroundColor: second })}
        {box(0, 606, 1200, 24, { backgroundColor: third })}
      </>
    ),
    panel: ({ colors }) => ({ ...BAND, width: 1104, borderLeft: `40px solid ${colors.art[2]}` }),
  },
  brutalist: {
    drawing: (_, { colors }) => (
      <>
        {box(0, 0, 1200, 24, { backgroundColor: colors.heroText })}
        {box(0, 510, 1200, 6, { backgroundColor: colors.heroText })}
      </>
    ),
    panel: ({ colors }) => ({ ...BAND, borderTop: `12px solid ${colors.heroText}` }),
  },
  minimal: {
    drawing: (_, { colors }) => box(84, 508, 96, 2, { backgroundColor: colors.accent }),
    panel: ({ colors }) => ({ ...BAND, borderTop: `3px solid ${colors.accent}` }),
  },
  retro: {
    drawing: ([first, second, third], { colors }) => (
      <>
        {circle(560, 880, 300, first, 0.55)}
        {circle(420, 950, 370, second, 0.55)}
        {circle(280, 1020, 440, third, 0.55)}
        {box(28, 28, 1144, 574, { border: `3px solid ${colors.heroText}`, opacity: 0.35 })}
      </>
    ),
    panel: ({ colors }) => ({ ...SHEET, borderRadius: 28, border: `4px solid ${colors.heroText}` }),
  },
};
