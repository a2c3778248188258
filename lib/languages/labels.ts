import type { Language } from '@/lib/constants/options.ts';
import chinese from './chinese/labels.json' with { type: 'json' };
import english from './english/labels.json' with { type: 'json' };
import french from './french/labels.json' with { type: 'json' };
import german from './german/labels.json' with { type: 'json' };
import italian from './italian/labels.json' with { type: 'json' };
import japanese from './japanese/labels.json' with { type: 'json' };
import portuguese from './portuguese/labels.json' with { type: 'json' };
import russian from './russian/labels.json' with { type: 'json' };
import spanish from './spanish/labels.json' with { type: 'json' };

/** `labels.json`: words around an article, in English the model of the others. */
export type ArticleLabels = Readonly<typeof english>;

export const ARTICLE_LABELS: Readonly<Record<Language, ArticleLabels>> = {
  english,
  french,
  spanish,
  german,
  chinese,
  japanese,
  russian,
  portuguese,
  italian,
};
