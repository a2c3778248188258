import { styleProperty } from '@/lib/blog-design/stylesheet.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import type { Style } from '@/lib/constants/options.ts';

export const InkStroke = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 320 20" preserveAspectRatio="none" aria-hidden="true" className={className}>
    <path
      fill="currentColor"
      d="M3 13.5C58 5 148 1.5 236 3c30 .5 58 1.6 81 4.2 2 .2 2 1.3 0 1.2-62-2.4-132-2-196 2-38 2.4-76 5.6-108 9C6 20 0 18 3 13.5Z"
    />
  </svg>
);

const FRAME = {
  viewBox: '0 0 240 132',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'h-33 w-60 max-w-full',
} as const;

export const StylingArt = () => (
  <svg aria-hidden="true" {...FRAME}>
    <g transform="rotate(-9 50 74)">
      <rect x="14" y="22" width="72" height="96" rx="2" fill="var(--color-card)" />
      <path d="M24 36h34M24 58h52M24 68h52M24 78h40M24 96h52M24 106h30" strokeOpacity=".5" />
    </g>
    <g transform="rotate(8 190 74)">
      <rect x="154" y="22" width="72" height="96" rx="12" fill="var(--color-card)" />
      <circle cx="190" cy="50" r="16" />
      <path d="M166 82h48M170 92h40M176 102h28" strokeOpacity=".5" />
    </g>
    <rect x="80" y="10" width="80" height="108" rx="2" fill="var(--color-card)" />
    <path d="M80 12a2 2 0 0 1 2-2h76a2 2 0 0 1 2 2v30H80Z" fill="var(--color-rubric)" stroke="none" />
    <path d="M91 22h42M91 31h26" stroke="var(--color-card)" strokeWidth="3" />
    <path d="M91 56h58M91 66h58M91 76h44M91 92h58M91 102h34" strokeOpacity=".6" />
  </svg>
);

export const ContentArt = () => (
  <svg aria-hidden="true" {...FRAME}>
    <path d="M8 66h44" stroke="var(--color-rubric)" strokeWidth="3" />
    <path d="M64 46c16 2 32 10 46 20-14 10-30 18-46 20l7-20Z" fill="var(--color-card)" />
    <circle cx="84" cy="66" r="3.5" />
    <path d="M87.5 66H110" />
    <path d="M126 20h52" strokeWidth="4" />
    <path
      d="M126 38h106M126 48h98M126 58h106M126 68h72M126 86h106M126 96h102M126 106h106M126 116h46"
      strokeOpacity=".55"
    />
  </svg>
);

export const SharingArt = () => (
  <svg aria-hidden="true" {...FRAME}>
    <rect x="12" y="30" width="112" height="74" rx="2" fill="var(--color-card)" />
    <path d="m12 33 56 40 56-40M12 102l40-40M124 102 84 62" strokeOpacity=".6" />
    <path
      d="M68 58c5-1 8 3 12 4 4 2 6 6 5 11-1 5 0 9-5 11-4 3-8 4-13 3-5 0-10-1-12-6-3-4-3-9-1-13 3-5 8-9 14-10Z"
      fill="var(--color-rubric)"
      stroke="none"
    />
    <path d="m63 73 4 4 8-9" stroke="var(--color-card)" strokeWidth="2" />
    <path d="M132 66c18-4 26-34 60-38M132 68h66M132 70c18 4 26 32 60 36" strokeDasharray="1 6" />
    <circle cx="206" cy="28" r="8" />
    <circle cx="212" cy="68" r="8" fill="var(--color-rubric)" stroke="none" />
    <circle cx="206" cy="106" r="8" />
  </svg>
);

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
