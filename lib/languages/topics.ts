import type { Language } from '@/lib/constants/options.ts';
import chinese from './chinese/topics.json' with { type: 'json' };
import english from './english/topics.json' with { type: 'json' };
import french from './french/topics.json' with { type: 'json' };
import german from './german/topics.json' with { type: 'json' };
import italian from './italian/topics.json' with { type: 'json' };
import japanese from './japanese/topics.json' with { type: 'json' };
import portuguese from './portuguese/topics.json' with { type: 'json' };
import russian from './russian/topics.json' with { type: 'json' };
import spanish from './spanish/topics.json' with { type: 'json' };

/** Topics that the form suggests; the library has a note on each. */
export const SUGGESTED_TOPICS: Readonly<Record<Language, readonly string[]>> = {
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

/** A suggested topic in another language; any other topic as it is. */
export function topicInLanguage(topic: string, from: Language, to: Language): string {
  return SUGGESTED_TOPICS[to][SUGGESTED_TOPICS[from].indexOf(topic)] ?? topic;
}
