import type { ComponentProps } from 'react';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';

type ArticleFrameProps = Omit<ComponentProps<'article'>, 'style'> & {
  style: Style;
  colorTheme: ColorTheme;
  /** The language of the article, as a BCP 47 tag. */
  lang: string;
};

/** The element around an article. Styles differ only in CSS, which selects by its attributes. */
export function ArticleFrame({ style, colorTheme, lang, ...others }: ArticleFrameProps) {
  return <article className="blog" data-style={style} data-theme={colorTheme} lang={lang} {...others} />;
}
