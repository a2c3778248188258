import type { CSSProperties } from 'react';
import type { Style } from '@/lib/constants/options.ts';
import type { DesignTokens } from '../tokens.ts';
import type { Room } from './fit.ts';

/** Room for a title over a cover: at least the upper half of the picture stays free. */
export const COVER_ROOM: Room = { width: 900, height: 170 };

/** Along the lower edge, as wide as the card. */
const BAND: CSSProperties = { width: 1200, padding: '36px 64px 40px' };

/** A sheet that lies on the picture. */
const SHEET: CSSProperties = { width: 1104, margin: '0 48px 44px', padding: '32px 48px 34px' };

/** What each style sets the title on, over a cover. */
export const PANELS: Readonly<Record<Style, (tokens: DesignTokens) => CSSProperties>> = {
  glassmorphism: () => ({ ...SHEET, borderRadius: 36, border: '2px solid #ffffffcc' }),
  neumorphism: () => ({ ...SHEET, borderRadius: 44, boxShadow: '0 18px 48px #00000059' }),
  claymorphism: () => ({
    ...SHEET,
    borderRadius: 56,
    padding: '40px 60px 42px',
    boxShadow: '0 22px 44px #00000047, inset 0 -10px 18px #0000001a',
  }),
  gradient: () => BAND,
  geometric: ({ colors }) => ({ ...BAND, width: 1104, borderLeft: `40px solid ${colors.art[2]}` }),
  brutalist: ({ colors }) => ({ ...BAND, borderTop: `12px solid ${colors.heroText}` }),
  minimal: ({ colors }) => ({ ...BAND, borderTop: `3px solid ${colors.accent}` }),
  retro: ({ colors }) => ({ ...SHEET, borderRadius: 28, border: `4px solid ${colors.heroText}` }),
};
