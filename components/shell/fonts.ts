import localFont from 'next/font/local';

/**
 * Brygada 1918, a Polish book face found again in 1918 matrices: headlines. Other scripts than Latin
 * fall to the reader's own fonts.
 */
export const displayFont = localFont({
  variable: '--font-brygada',
  src: [
    {
      path: '../../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
      weight: '400 700',
      style: 'normal',
    },
    {
      path: '../../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2',
      weight: '400 700',
      style: 'italic',
    },
  ],
  adjustFontFallback: 'Times New Roman',
});

/** Schibsted Grotesk, drawn for newsrooms: everything that is not a headline. */
export const textFont = localFont({
  variable: '--font-schibsted',
  src: '../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  weight: '400 900',
  adjustFontFallback: 'Arial',
});
