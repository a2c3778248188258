import type { CSSProperties, ReactNode } from 'react';
import type { Style } from '@/lib/constants/options.ts';
import type { DesignTokens } from '../tokens.ts';

type Art = readonly [string, string, string, string];

/** A shape at a fixed place of the card. */
function Shape({ style }: { style: CSSProperties }) {
  return <div style={{ position: 'absolute', display: 'flex', ...style }} />;
}

const circle = (size: number, left: number, top: number, more: CSSProperties) => (
  <Shape style={{ width: size, height: size, left, top, borderRadius: size, ...more }} />
);

/** What each style draws behind its title, out of the title's way: the right edge and the lower corners. */
const DRAWINGS: Readonly<Record<Style, (art: Art, tokens: DesignTokens) => ReactNode>> = {
  glassmorphism: ([first, second, third]) => (
    <>
      {circle(520, 860, -220, { backgroundColor: first, opacity: 0.35 })}
      {circle(380, -140, 400, { backgroundColor: second, opacity: 0.3 })}
      {circle(260, 960, 400, { backgroundColor: third, opacity: 0.3 })}
    </>
  ),
  neumorphism: (_, { colors }) => (
    <Shape
      style={{
        left: 36,
        top: 32,
        width: 1128,
        height: 566,
        borderRadius: 56,
        border: `2px solid ${colors.border}`,
        opacity: 0.6,
      }}
    />
  ),
  claymorphism: ([first, second, third]) => (
    <>
      {circle(300, 980, -110, { backgroundColor: first, opacity: 0.5 })}
      {circle(200, 1060, 430, { backgroundColor: second, opacity: 0.5 })}
      {circle(160, -60, 520, { backgroundColor: third, opacity: 0.5 })}
    </>
  ),
  gradient: ([first, , third]) => (
    <>
      {circle(640, 760, 250, { backgroundColor: first, opacity: 0.25 })}
      {circle(420, 900, -260, { backgroundColor: third, opacity: 0.25 })}
    </>
  ),
  geometric: ([first, second, third]) => (
    <>
      {circle(240, 1040, -80, { backgroundColor: first })}
      <Shape style={{ left: 1120, top: 160, width: 80, height: 200, backgroundColor: second }} />
      <Shape style={{ left: 0, top: 606, width: 1200, height: 24, backgroundColor: third }} />
    </>
  ),
  brutalist: (_, { colors }) => (
    <>
      <Shape style={{ left: 0, top: 0, width: 1200, height: 24, backgroundColor: colors.heroText }} />
      <Shape style={{ left: 0, top: 510, width: 1200, height: 6, backgroundColor: colors.heroText }} />
    </>
  ),
  minimal: (_, { colors }) => (
    <Shape style={{ left: 84, top: 508, width: 96, height: 2, backgroundColor: colors.accent }} />
  ),
  retro: ([first, second, third], { colors }) => (
    <>
      {circle(560, 880, 300, { backgroundColor: first, opacity: 0.55 })}
      {circle(420, 950, 370, { backgroundColor: second, opacity: 0.55 })}
      {circle(280, 1020, 440, { backgroundColor: third, opacity: 0.55 })}
      <Shape
        style={{ left: 28, top: 28, width: 1144, height: 574, border: `3px solid ${colors.heroText}`, opacity: 0.35 }}
      />
    </>
  ),
};

/** The drawing behind a card's title. */
export function CardArt({ tokens }: { tokens: DesignTokens }) {
  return DRAWINGS[tokens.style](tokens.colors.art, tokens);
}
