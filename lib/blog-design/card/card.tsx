import type { CSSProperties } from 'react';
import type { Style } from '@/lib/constants/options.ts';
import type { DesignTokens } from '../tokens.ts';
import { CardArt } from './card-art.tsx';
import { fitTitle } from './fit.ts';

/** Average width of a Latin character of each style's title face, in ems. */
const NARROWNESS: Readonly<Record<Style, number>> = {
  glassmorphism: 0.58,
  neumorphism: 0.58,
  claymorphism: 0.58,
  gradient: 0.78,
  geometric: 0.54,
  brutalist: 0.36,
  minimal: 0.52,
  retro: 0.6,
};

type CardProps = {
  title: string;
  /** BCP 47 tag of the title's language. */
  tag: string;
  byline: string;
  /** The author's picture as a data URL, of PNG. */
  avatar: string | undefined;
  /** '' where the product is not named. */
  brand: string;
  /** CSS family of the fonts given to the renderer. */
  family: string;
  tokens: DesignTokens;
};

const fill = (colors: readonly string[]): CSSProperties =>
  colors.length > 1
    ? { backgroundImage: `linear-gradient(135deg, ${colors.join(', ')})` }
    : { backgroundColor: colors[0] };

/** A social preview image of 1200 × 630 in the blog's own style and theme (spec §2). Drawn by Satori. */
export function Card({ title, tag, byline, avatar, brand, family, tokens }: CardProps) {
  const { colors, style, typography } = tokens;
  const { size, text } = fitTitle(title, NARROWNESS[style], tag);
  const isUppercase = typography.title.transform === 'uppercase';
  return (
    <div
      style={{
        ...{ width: 1200, height: 630, display: 'flex', position: 'relative', overflow: 'hidden' },
        ...fill(colors.hero),
        color: colors.heroText,
        fontFamily: family,
      }}
    >
      <CardArt tokens={tokens} />
      <div
        style={{
          ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
          ...{ width: 1200, height: 630, padding: '72px 84px 64px' },
        }}
      >
        <div
          style={{
            ...{ display: 'flex', maxWidth: 980, maxHeight: 430, overflow: 'hidden' },
            ...{ fontSize: size, lineHeight: 1.12, wordBreak: 'break-word' },
            letterSpacing: style === 'brutalist' ? 0 : '-0.02em',
            textTransform: isUppercase ? 'uppercase' : 'none',
          }}
        >
          {text}
        </div>
        <div
          style={{
            ...{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end' },
            ...{ fontSize: 30, color: colors.heroMuted },
          }}
        >
          <div style={{ display: 'flex', alignItems: 'center', maxWidth: 760 }}>
            {avatar ? (
              <img
                src={avatar}
                alt=""
                width={48}
                height={48}
                // No higher than the line of text, above which some styles have drawn one.
                style={{ flexShrink: 0, margin: '0 20px -8px 0', borderRadius: 24 }}
              />
            ) : null}
            {byline}
          </div>
          <div style={{ display: 'flex', color: colors.heroText }}>{brand}</div>
        </div>
      </div>
    </div>
  );
}
