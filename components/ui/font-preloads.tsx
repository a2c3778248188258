import { FONTS_PATH, servedName } from '@/lib/blog-design/fonts/addresses.ts';
import { faceFile, SHELL_FACES } from '@/lib/blog-design/fonts/catalog.ts';

/** Preloads the app's fonts on screens that start with a headline. Articles load their own fonts first. */
export function FontPreloads() {
  return SHELL_FACES.map((face) => {
    const href = `${FONTS_PATH}/${servedName(faceFile(face, 'latin'))}`;
    return <link key={href} rel="preload" href={href} as="font" crossOrigin="" />;
  });
}
