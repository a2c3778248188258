'use client';

import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { documentMarkup } from '#document-markup';
import { useTranslations } from '#translations';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { ArticleFrame } from '@/lib/blog-design/article/article-frame.tsx';
import type { BlogStyle } from '../styling/blog-style.ts';

const ChosenStyle = createContext<BlogStyle | null>(null);

export const ArticleStyle = ({ blogStyle, children }: { blogStyle: BlogStyle; children: ReactNode }) => (
  <ChosenStyle value={blogStyle}>{children}</ChosenStyle>
);

function DocumentArticle({ id, ...frame }: ComponentProps<typeof ArticleFrame> & { id: string }) {
  const [__html] = useState(() => documentMarkup(id));
  return <ArticleFrame {...frame} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

type StyledArticleProps = BlogStyle & { lang: string; id?: string; children?: ReactNode };

export function StyledArticle({ style, colorTheme, lang, ...content }: StyledArticleProps) {
  const common = useTranslations('common');
  const { copy } = useClipboard();
  /** Here, as markup in a document has no handlers of its own. */
  const onClick = ({ target }: MouseEvent) => {
    const code = target instanceof Element && target.closest('.blog-code button')?.previousElementSibling?.textContent;
    if (code) void copy(code, common.titled('codeNotCopied'), common.titled('codeCopied'));
  };
  const frame = { ...(useContext(ChosenStyle) ?? { style, colorTheme }), lang, onClick };
  const { id, children } = content;
  if (id) return <DocumentArticle id={id} {...frame} />;
  return <ArticleFrame {...frame}>{children}</ArticleFrame>;
}
