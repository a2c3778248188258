import { LANGUAGE_DETAILS, LANGUAGES } from '../../../lib/constants/options.ts';
import { articlesIn } from '../../support/language-examples.ts';
import type { Topic } from './topic.ts';

/** The articles of the evaluation: every language in every length, with and without pages. */
export const ALL_TOPICS: readonly Topic[] = LANGUAGES.flatMap((language) => {
  const [tag] = LANGUAGE_DETAILS[language].tag.split('-');
  return articlesIn(language).map((article) => ({ ...article, id: `${tag}-${article.length}`, language }));
});
