import { FONTS_PATH, SHELL_FILES, servedName } from '@/lib/blog-design/fonts/catalog.ts';

/** Preloads the app's fonts on screens that start with a headline. Articles load their own fonts first. */
export function FontPreloads() {
  return SHELL_FILES.map((file) => {
    const href = `${FONTS_PATH}/${servedName(file)}`;
    return <link key={href} rel="preload" href={href} as="font" crossOrigin="" />;
  });
}
