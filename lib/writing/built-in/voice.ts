import type { Language } from '@/lib/constants/options';
import { countWords } from '../words.ts';
import type { LanguagePack, Sentence } from './language-pack.ts';
import type { Chooser } from './seeded-choice.ts';
import type { Domain } from './shapes.ts';
import { expand } from './template.ts';

/** A sentence written out, with its length in words. */
export type Spoken = { text: string; words: number };

/** Where a sentence is said: what its slots stand for, and whether it may name the topic. */
export type Speech = { slots: Readonly<Record<string, string>>; mayNameTopic: boolean };

/** Turns the pack's sentences into text, and remembers what this article has used up. */
export type Voice = {
  /** A sentence, in the first wording (from the seed's own onwards) that can be filled; null if none can. */
  say: (sentence: Sentence, name: string, speech: Speech) => Spoken | null;
  /** How often the topic was named so far. */
  topicMentions: () => number;
  /** The first letter as a capital, where the language has any. */
  capital: (text: string) => string;
};

/** A voice for one article. `slots` are the topic's; they are open to every sentence. */
export function createVoice(
  pack: LanguagePack,
  domain: Domain,
  slots: Readonly<Record<string, string>>,
  choose: Chooser,
): Voice {
  const language: Language = pack.language;
  const usedEntries = new Set<string>();
  const usedTexts = new Set<string>();
  let mentions = 0;

  const capital = (text: string) =>
    pack.style.capitals
      ? text.replace(/^(\P{L}*)(\p{Ll})/u, (_, before: string, letter: string) =>
          /\p{N}/u.test(before) ? before + letter : before + letter.toLocaleUpperCase(),
        )
      : text;

  /** A wording written out, with what it would use up; null when a slot is empty. */
  function attempt(wording: string, name: string, speech: Speech) {
    const entries: string[] = [];
    let namesTopic = false;
    const fill = (slot: string, at: string): string | null => {
      const own = speech.slots[slot] ?? slots[slot];
      if (own !== undefined) {
        if (slot !== 'topic') return own;
        if (!speech.mayNameTopic || namesTopic) return null;
        namesTopic = true;
        return own;
      }
      const words = pack.domains[domain][slot];
      if (!words) throw new Error(`Unknown slot [${slot}] in the ${language} pack: ${wording}`);
      const first = choose.index(`${slot}|${name}`, words.length);
      for (let step = 0; step < words.length; step += 1) {
        const which = (first + step) % words.length;
        const entry = `${slot}|${which}`;
        if (usedEntries.has(entry) || entries.includes(entry)) continue;
        const text = expand(words[which] ?? '', `${entry}|${at}`, choose.index, fill);
        if (text === null) continue;
        entries.push(entry);
        return text;
      }
      return null;
    };
    // An empty choice can leave two spaces.
    const text = expand(wording, name, choose.index, fill)?.replace(/ {2,}/gu, ' ') ?? null;
    if (text === null) return null;
    // A page's title or sentence is somebody else's wording: never touched.
    const verbatim = /^\[(?:title|quote)\]/u.test(wording);
    return { text: verbatim ? text : capital(text), entries, namesTopic };
  }

  function say(sentence: Sentence, name: string, speech: Speech): Spoken | null {
    const wordings = typeof sentence === 'string' ? [sentence] : sentence;
    const first = choose.index(name, wordings.length);
    for (let step = 0; step < wordings.length; step += 1) {
      const which = (first + step) % wordings.length;
      const made = attempt(wordings[which] ?? '', `${name}|${which}`, speech);
      if (!made || usedTexts.has(made.text)) continue;
      for (const entry of made.entries) usedEntries.add(entry);
      usedTexts.add(made.text);
      if (made.namesTopic) mentions += 1;
      return { text: made.text, words: countWords(made.text, language) };
    }
    return null;
  }

  return { say, topicMentions: () => mentions, capital };
}
