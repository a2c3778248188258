import { plainText } from '../chat/chat-client.ts';
import { dataBlock, endBlock } from '../chat/prompt.ts';
import { lengthLine } from './rules.ts';
import { type Assignment, type Call, makePrompt, type Plan } from './shared.ts';
import { voiceBlock } from './voice.ts';
import { ENDING_MARK } from './write.ts';

export const RETELLING =
  'Write it as a native author would for readers of the stated language, not word by word: everything it says and nothing more, in its order, with its numbers and names. Idioms, wordplay and forms of address become those of the language; units, dates and quotation marks follow its conventions. Where laws, prices or offices are those of the original’s country, name the country once.';

/** Has the model translate a stretch with the plan's headings; `before` is the translation so far. */
export const translationCall = (
  { request }: Assignment,
  plan: Plan,
  { original, before, words: longest }: { original: string; before: string; words: number },
): Call<string> => ({
  name: 'translated_text',
  schema: plainText,
  words: longest,
  effort: 'medium',
  prompt: (words) =>
    makePrompt(request, { plan }, [
      'Task: translate',
      lengthLine(words, request.language),
      `ORIGINAL is a stretch of the article of the PLAN in another language. ${RETELLING} Begin with its first line, and keep its lines that begin with "# " or "## ", already in the language, and its line "${ENDING_MARK}" as they are; the same paragraphs, lists and tables; a mark such as [1] before the full stop of the sentence that says the same; a quotation becomes a sentence that names the speaker.`,
      voiceBlock(request),
      before && endBlock('WRITTEN SO FAR', before),
      dataBlock('ORIGINAL', original),
    ]),
});
