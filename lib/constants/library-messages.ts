import { NOTHING_COUNTED, OR_COUNTED } from './plans.ts';

/** Sentences on the library of notes, which writes without a model; the specification has no words for it. */
export const LIBRARY_TEXTS = {
  /** Before anything is written. */
  article: 'You’ll get this article from our library:',
  /** `count`: articles on the subject and its neighbors. */
  batch: (count: number) =>
    count === 0
      ? 'Our library has no article on this, so a batch needs pages to write from.'
      : count === 1
        ? 'Our library has one article on this.'
        : `Our library has ${count} articles on this and subjects near it.`,
  /** Beside a length that the library does not reach. */
  words: (words: number) =>
    `Our library has about ${new Intl.NumberFormat('en-US').format(Math.round(words / 100) * 100)} words on this.`,
  none: 'No article on this in our library',
  searching: `Generate Blog looks for pages to quote. If it finds none, nothing is written${OR_COUNTED}.`,
  addPages: 'Add two pages on it, and you’ll get a digest that quotes them.',
  closest: 'Close to it. Choose one to write about it instead:',
  addPage: 'Add a page',
  makePage: 'Make a page of what is close',
  usesFreeBlog: '(uses your free blog)',
  usesOneOf: (left: number) => `(uses 1 of your ${left} free blogs)`,
  /** In a batch: every note was used. */
  nothingMore: `Our library has no more articles for this batch.${NOTHING_COUNTED}`,
  /** `silent`: search services that did not answer. */
  nothingFound: (silent: readonly string[]) =>
    silent.length > 0
      ? `Our library has no article on this topic, and ${new Intl.ListFormat('en').format(silent)} did not answer. Nothing was written${OR_COUNTED}. Try again in a moment, or add a page on it.`
      : `Our library has no article on this topic, and we found no page on it. Nothing was written${OR_COUNTED}. Add a page on it, or change the topic.`,
  closeWritten: (silent: readonly string[]) =>
    `Our library has no article on this topic${silent.length > 0 ? `, and ${new Intl.ListFormat('en').format(silent)} did not answer` : ''}, so this page shows what it has instead.`,
  /** `words`: of an article that is shorter than asked. */
  shortfall: (words: number) =>
    `This article has ${new Intl.NumberFormat('en-US').format(words)} words: our library has no more on this topic.`,
  noOutline:
    'Our library has no article on this topic, so there is no outline to plan. Add a page on it, or change the topic.',
} as const;
