import type { ReactNode } from 'react';

type IconProps = { className?: string };

/** Drawn here, since Lucide's icons are client components that every page would load. */
function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Shown while the theme is light. */
export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 14.2A8.5 8.5 0 1 1 9.8 3.5a6.8 6.8 0 0 0 10.7 10.7Z" />
    </Icon>
  );
}

/** Shown while the theme is dark. */
export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4" />
    </Icon>
  );
}

/** Opens the menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16M4 12h16M4 18h16" />
    </Icon>
  );
}

/** Closes the menu. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

/** Copies a link. */
export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 14.5 14.5 9.5M8 11l-2.6 2.6a3.5 3.5 0 0 0 5 5L13 16m3-3 2.6-2.6a3.5 3.5 0 0 0-5-5L11 8" />
    </Icon>
  );
}

/** Done. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

/** Shows code. */
export function CodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8 7-5 5 5 5m8-10 5 5-5 5" />
    </Icon>
  );
}

/** Goes back. */
export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H4m6-6-6 6 6 6" />
    </Icon>
  );
}
