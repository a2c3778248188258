import { styleProperty } from '@/lib/blog-design/stylesheet.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import type { Style } from '@/lib/constants/options.ts';

/** A page of a style in miniature, in the style's own colors, corners and shadow; no theme changes them. */
export function Miniature({ style }: { style: Style }) {
  const { colors, shadows } = designTokens(style, 'default', 'light');
  const { hero, art, surface, border, text, heading } = colors;
  return (
    <div
      aria-hidden
      className="grid aspect-5/4 place-items-center overflow-hidden rounded-md border border-card-edge"
      style={{ background: `linear-gradient(135deg,${hero[0]},${hero.at(-1)} 60%,${art[0]} 60%,${art[1]})` }}
    >
      <div
        className="flex h-2/3 w-3/5 flex-col justify-center gap-[8%] border p-[8%]"
        style={{
          ...{ background: surface[0], borderColor: border, borderRadius: styleProperty(style, 'small-radius') },
          ...{ boxShadow: shadows.small, color: text },
        }}
      >
        <span
          className="font-display text-[2.5rem] leading-[0.9]"
          style={{ color: heading[0], fontWeight: styleProperty(style, 'title-weight') }}
        >
          Aa
        </span>
        {[100, 96, 62].map((percent) => (
          <span key={percent} className="h-1 bg-current opacity-35" style={{ width: `${percent}%` }} />
        ))}
      </div>
    </div>
  );
}
