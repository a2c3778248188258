/** Icons of the reading pages. Lucide's are client components, which every reader would have to load. */
const DRAWN = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Copies a link. */
export function LinkIcon() {
  return (
    <svg aria-hidden="true" {...DRAWN}>
      <path d="M9.5 14.5 14.5 9.5M8 11l-2.6 2.6a3.5 3.5 0 0 0 5 5L13 16m3-3 2.6-2.6a3.5 3.5 0 0 0-5-5L11 8" />
    </svg>
  );
}

/** Done. */
export function CheckIcon() {
  return (
    <svg aria-hidden="true" {...DRAWN}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}

/** Shows code. */
export function CodeIcon() {
  return (
    <svg aria-hidden="true" {...DRAWN}>
      <path d="m8 7-5 5 5 5m8-10 5 5-5 5" />
    </svg>
  );
}

/** Goes back. */
export function BackIcon() {
  return (
    <svg aria-hidden="true" {...DRAWN}>
      <path d="M20 12H4m6-6-6 6 6 6" />
    </svg>
  );
}
