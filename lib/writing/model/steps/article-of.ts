import type { ArticleText } from '../../types.ts';
import type { Part } from './part.ts';

/** The text of an article from its title and its parts, in order. */
export function articleOf(title: string, parts: readonly Part[]): ArticleText {
  const textOf = (kind: Part['kind']) => parts.find((part) => part.kind === kind)?.text ?? '';
  return {
    title,
    intro: textOf('introduction'),
    sections: parts.filter(({ kind }) => kind === 'section').map(({ heading, text }) => ({ heading, content: text })),
    conclusion: textOf('conclusion'),
  };
}
