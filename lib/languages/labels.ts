import type { Language } from '@/lib/constants/options.ts';
import chinese from './chinese/labels.json' with { type: 'json' };
import chineseTopics from './chinese/topics.json' with { type: 'json' };
import english from './english/labels.json' with { type: 'json' };
import englishTopics from './english/topics.json' with { type: 'json' };
import french from './french/labels.json' with { type: 'json' };
import frenchTopics from './french/topics.json' with { type: 'json' };
import german from './german/labels.json' with { type: 'json' };
import germanTopics from './german/topics.json' with { type: 'json' };
import italian from './italian/labels.json' with { type: 'json' };
import italianTopics from './italian/topics.json' with { type: 'json' };
import japanese from './japanese/labels.json' with { type: 'json' };
import japaneseTopics from './japanese/topics.json' with { type: 'json' };
import portuguese from './portuguese/labels.json' with { type: 'json' };
import portugueseTopics from './portuguese/topics.json' with { type: 'json' };
import russian from './russian/labels.json' with { type: 'json' };
import russianTopics from './russian/topics.json' with { type: 'json' };
import type { ArticleLabels } from './schema.ts';
import spanish from './spanish/labels.json' with { type: 'json' };
import spanishTopics from './spanish/topics.json' with { type: 'json' };

/** Words around an article, by its language. */
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

/** Topics that the form suggests; the library has a note on each. */
export const SUGGESTED_TOPICS: Readonly<Record<Language, readonly string[]>> = {
  english: englishTopics,
  french: frenchTopics,
  spanish: spanishTopics,
  german: germanTopics,
  chinese: chineseTopics,
  japanese: japaneseTopics,
  russian: russianTopics,
  portuguese: portugueseTopics,
  italian: italianTopics,
};

/** A suggested topic in another language; any other topic as it is. */
export function topicInLanguage(topic: string, from: Language, to: Language): string {
  return SUGGESTED_TOPICS[to][SUGGESTED_TOPICS[from].indexOf(topic)] ?? topic;
}
