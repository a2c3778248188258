import { FONTS_PATH, faceFile, SHELL_FACES, servedName } from '@/lib/blog-design/fonts/catalog.ts';

/**
 * Asks for the faces of our own screens before the styles are read: for screens that begin with a headline of ours. Where
 * an article is read its own faces come first, and ours when the browser finds the words that are set in them.
 */
export function FontPreloads() {
  return SHELL_FACES.map((face) => {
    const href = `${FONTS_PATH}/${servedName(faceFile(face, 'latin'))}`;
    return <link key={href} rel="preload" href={href} as="font" crossOrigin="" />;
  });
}
