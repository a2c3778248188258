'use client';

import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { ArticleFrame } from '@/lib/blog-design/article/article-frame.tsx';
import type { BlogStyle } from '../styling/blog-style.ts';

const ChosenStyle = createContext<BlogStyle | null>(null);

type ArticleStyleProps = { blogStyle: BlogStyle; children: ReactNode };

/** Gives the `StyledArticle` below it another style than the saved one. */
export function ArticleStyle({ blogStyle, children }: ArticleStyleProps) {
  return <ChosenStyle value={blogStyle}>{children}</ChosenStyle>;
}

/** On the server, what `leaveMarkup` (lib/http/answer-context.ts) has left for the document being made. */
type Holder = { quillcastAnswer?: { getStore: () => { markup: Map<string, string> } | undefined } };

/** In the browser, what was seen in this tab: going back to a page shows it without a document. */
const seen = new Map<string, string>();

function markupOf(id: string): string {
  if (typeof document === 'undefined') {
    return (globalThis as Holder).quillcastAnswer?.getStore()?.markup?.get(id) ?? '';
  }
  const html = seen.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  seen.set(id, html);
  return html;
}

type DocumentArticleProps = ComponentProps<typeof ArticleFrame> & { id: string };

/** An article whose markup, made by React on the server, is in the document already: it is taken over as it stands. */
function DocumentArticle({ id, ...frame }: DocumentArticleProps) {
  const [__html] = useState(() => markupOf(id));
  return <ArticleFrame {...frame} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

type StyledArticleProps = BlogStyle & {
  /** The language of the article, as a BCP 47 tag. */
  lang: string;
  /** The id of its markup, where the document has that. */
  id?: string;
  /** The article, where the document does not. */
  children?: ReactNode;
};

/** An article from the server in its saved style, or in that of an `ArticleStyle` above it. */
export function StyledArticle({ style, colorTheme, lang, ...content }: StyledArticleProps) {
  const frame = { ...(useContext(ChosenStyle) ?? { style, colorTheme }), lang };
  const { id, children } = content;
  if (id) return <DocumentArticle id={id} {...frame} />;
  return <ArticleFrame {...frame}>{children}</ArticleFrame>;
}
