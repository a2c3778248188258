import { LANGUAGE_DETAILS, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';
import { tagLexicon } from '@/tests/fakes/openai/lexicon.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { writeHeading, writeText } from '@/tests/fakes/openai/prose.ts';
import { seededRandom } from '@/tests/fakes/openai/random.ts';
import { startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { requestFor } from './model-fixture.ts';

/** Its paragraphs are the passages 1 to 3. */
export const PAGE = {
  number: 1,
  url: 'https://one.example/bees',
  title: 'Bees on roofs',
  text: [
    'A colony on a roof drank 5 litres of water a day in July 2021.',
    'Keepers in Leipzig put 600 hives on roofs.',
    'The neighbours were kind, and nobody was stung.',
  ].join('\n\n'),
};

/** A draft of 370 words and a text, which begins its first section. */
function draftAround(text: string, language: Language = 'english', lines: { title?: string; heading?: string } = {}) {
  const lexicon = tagLexicon(LANGUAGE_DETAILS[language].tag);
  const random = seededRandom(LANGUAGES.indexOf(language) + 1);
  const prose = (words: number) => writeText(words, lexicon, random);
  const { title = writeHeading(lexicon, random), heading = writeHeading(lexicon, random) } = lines;
  return [
    ...[`# ${title}`, prose(60), `## ${heading}`, text, prose(140)],
    ...[`## ${writeHeading(lexicon, random)}`, prose(110), '***', prose(60)],
  ].join('\n\n');
}

/** Writes articles whose first section begins with a text, from one draft each, and gives that section. */
export async function startDraftedWriting() {
  const fake = await startFakeOpenAI({ apiKey: null });
  const writer = createModelWriter({ baseUrl: fake.baseUrl, model: 'gpt-test', drafts: 1 });
  async function write(
    text: string,
    { title, heading, ...mode }: Mode & { title?: string; heading?: string } = {},
    request: Partial<WritingRequest> = {},
  ) {
    const lines = { ...(title && { title }), ...(heading && { heading }) };
    const draft = draftAround(text, request.language, lines);
    fake.setMode({ drafts: { '': draft }, plan: { keyPoints: false, faq: false }, ...mode });
    const before = fake.requests.length;
    const article = await writer.write(requestFor(request));
    const calls = fake.requests.slice(before);
    const { claims, changes } = article.review ?? {};
    return { article, calls, claims, changes, section: article.sections[0]?.content ?? '' };
  }
  return { fake, write };
}
