'use client';

import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { documentMarkup } from '#document-markup';
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
  const frame = { ...(useContext(ChosenStyle) ?? { style, colorTheme }), lang };
  const { id, children } = content;
  if (id) return <DocumentArticle id={id} {...frame} />;
  return <ArticleFrame {...frame}>{children}</ArticleFrame>;
}
