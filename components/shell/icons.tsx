/** The icons of the header. Lucide's are client components, which every page would have to load. */
const DRAWN = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type IconProps = { className?: string };

/** Shown while the theme is light. */
export function MoonIcon({ className }: IconProps) {
  return (
    <svg aria-hidden="true" className={className} {...DRAWN}>
      <path d="M20.5 14.2A8.5 8.5 0 1 1 9.8 3.5a6.8 6.8 0 0 0 10.7 10.7Z" />
    </svg>
  );
}

/** Shown while the theme is dark. */
export function SunIcon({ className }: IconProps) {
  return (
    <svg aria-hidden="true" className={className} {...DRAWN}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4" />
    </svg>
  );
}

/** Opens the menu. */
export function MenuIcon() {
  return (
    <svg aria-hidden="true" {...DRAWN}>
      <path d="M4 6h16M4 12h16M4 18h16" />
    </svg>
  );
}

/** Closes the menu. */
export function CloseIcon() {
  return (
    <svg aria-hidden="true" {...DRAWN}>
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  );
}
