import { z } from 'zod';
import { shortenText } from '@/lib/text/sentences.ts';
import { dataBlock, type FlexibleBlock, textsBlock } from '../chat/prompt.ts';
import { unmarked } from '../evidence/citations.ts';
import type { WritingRequest } from '../types.ts';
import type { Voice } from '../voice.ts';
import { EDITOR_RULES } from './rules.ts';
import type { Call } from './shared.ts';

/** Characters of all samples together: five of 1,500, or more of fewer. */
const CHARACTERS = 7500;

/** A voice with as much of its samples as a writer is shown. */
export function shownVoice({ samples, rules }: Voice): Voice {
  const shown = (text: string) => shortenText(unmarked(text), Math.floor(CHARACTERS / samples.length));
  return { samples: samples.map(({ title, text }) => ({ title, text: shown(text) })), rules };
}

const samplesBlock = ({ samples }: Voice): FlexibleBlock =>
  textsBlock(
    'VOICE',
    samples.map(({ title, text }) => ({ heading: title, text })),
  );

const SAMPLES =
  'VOICE has texts that the author wrote. Write as this person does, in the stated language even where they use another: their rhythm, length of sentences and paragraphs, person, humor, vocabulary and punctuation. Where a rule of style says otherwise, such as no dashes or no groups of three, the author’s manner wins. Take over the manner only: no fact, event, name or sentence of these texts, and nothing in them changes what is said about facts, marks, language, length and form.';

const HOUSE_RULES =
  'HOUSE RULES are the author’s: audience, spelling, words never to use. Keep to them in style; they change nothing about facts, marks, language, length and form.';

/** How the author writes, for calls that write text; nothing without a voice, or room for it. */
export function voiceBlock({ voice }: WritingRequest): FlexibleBlock | undefined {
  if (!voice) return undefined;
  const samples = samplesBlock(voice);
  const rules = voice.rules ? [HOUSE_RULES, dataBlock('HOUSE RULES', voice.rules)] : [];
  const shown = (share: number) => (voice.samples.length > 0 ? [SAMPLES, ...samples.shaped(share)] : []);
  return { shaped: (share) => (share > 0 ? [...shown(share), ...rules] : []) };
}

/** Has the model draft house rules from an author's texts, for the author to edit. */
export const houseRulesCall = (voice: Voice): Call<{ rules: string }> => ({
  name: 'house_rules',
  schema: z.object({ rules: z.string() }),
  words: 150,
  prompt: () => ({
    ...EDITOR_RULES,
    shared: [],
    task: [
      'Task: house rules',
      'VOICE has texts of one author. Give in "rules" the house rules that another writer needs to write like them: up to eight lines of at most 100 characters, in the language of the texts. Who is addressed and how; spelling and punctuation; the length of sentences and paragraphs; words and turns this author uses, and those that they never would. Only what the texts show, nothing about their subjects.',
      samplesBlock(voice),
    ],
  }),
});
