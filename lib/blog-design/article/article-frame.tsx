import type { ComponentProps } from 'react';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';

type ArticleFrameProps = Omit<ComponentProps<'article'>, 'style'> & {
  style: Style;
  colorTheme: ColorTheme;
  /** The language of the article, as a BCP 47 tag. */
  lang: string;
};

/** The element around an article. Styles differ only in CSS, which selects by its attributes. */
export function ArticleFrame({ style, colorTheme, ...others }: ArticleFrameProps) {
  return <article className="blog" data-style={style} data-theme={colorTheme} {...others} />;
}

/** Invisible image that counts a view of its page, even if a cache served the page (docs/decisions/0074). */
export function ViewImage({ src }: { src: string }) {
  // React would have the browser fetch an image of ordinary priority before the page's own.
  return <img hidden src={src} alt="" fetchPriority="low" />;
}
