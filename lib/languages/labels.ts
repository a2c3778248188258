import type { Language } from '@/lib/constants/options.ts';
import chinese from './chinese/labels.json' with { type: 'json' };
import english from './english/labels.json' with { type: 'json' };
import french from './french/labels.json' with { type: 'json' };
import german from './german/labels.json' with { type: 'json' };
import italian from './italian/labels.json' with { type: 'json' };
import japanese from './japanese/labels.json' with { type: 'json' };
import portuguese from './portuguese/labels.json' with { type: 'json' };
import russian from './russian/labels.json' with { type: 'json' };
import type { ArticleLabels } from './schema.ts';
import spanish from './spanish/labels.json' with { type: 'json' };

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
