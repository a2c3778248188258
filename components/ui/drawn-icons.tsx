/** An icon from the path of its strokes. Drawn here, since Lucide's icons are client components that every page would load. */
const drawn = (path: string) => (props: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d={path} />
  </svg>
);

export const MoonIcon = drawn('M20.5 14.2A8.5 8.5 0 1 1 9.8 3.5a6.8 6.8 0 0 0 10.7 10.7Z');
export const SunIcon = drawn(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4',
);
export const GlobeIcon = drawn('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18');
export const MenuIcon = drawn('M4 6h16M4 12h16M4 18h16');
export const CloseIcon = drawn('m6 6 12 12M18 6 6 18');
export const LinkIcon = drawn(
  'M9.5 14.5 14.5 9.5M8 11l-2.6 2.6a3.5 3.5 0 0 0 5 5L13 16m3-3 2.6-2.6a3.5 3.5 0 0 0-5-5L11 8',
);
export const CheckIcon = drawn('m5 12.5 4.5 4.5L19 7.5');
export const CodeIcon = drawn('m8 7-5 5 5 5m8-10 5 5-5 5');
export const BackIcon = drawn('M20 12H4m6-6-6 6 6 6');
