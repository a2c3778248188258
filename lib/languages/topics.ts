import type { Language } from '@/lib/constants/options.ts';
import chineseTopics from './chinese/topics.json' with { type: 'json' };
import englishTopics from './english/topics.json' with { type: 'json' };
import frenchTopics from './french/topics.json' with { type: 'json' };
import germanTopics from './german/topics.json' with { type: 'json' };
import italianTopics from './italian/topics.json' with { type: 'json' };
import japaneseTopics from './japanese/topics.json' with { type: 'json' };
import portugueseTopics from './portuguese/topics.json' with { type: 'json' };
import russianTopics from './russian/topics.json' with { type: 'json' };
import spanishTopics from './spanish/topics.json' with { type: 'json' };

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
