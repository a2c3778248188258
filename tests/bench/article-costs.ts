import { registerBundlerImports } from '../../lib/bundler-imports.ts';
import { LENGTHS, type Length } from '../../lib/constants/options.ts';
import { startFakeOpenAI } from '../fakes/openai/server.ts';

type Row = Record<string, number | string>;

/** Number and words of the source pages for each length. */
const SOURCES: Readonly<Record<Length, number>> = { small: 0, medium: 3, large: 3 };
const WORDS_OF_SOURCE = 1000;

/** Maximum cost of an article, and calls before the first words of its first section. */
const BARS: Readonly<Record<Length, { calls: number; tokensIn: number }>> = {
  small: { calls: 3, tokensIn: 8_000 },
  medium: { calls: 7, tokensIn: 36_000 },
  large: { calls: 9, tokensIn: 60_000 },
};
const MOST_CALLS_BEFORE_WORDS = 2;

const readBeginning = (text: string) => new RegExp(`^(?:\\s*\\S+){0,${WORDS_OF_SOURCE}}`).exec(text)?.[0] ?? '';

/** The first sample notes, each cut to its first words. */
async function sourcesFor(length: Length) {
  const { libraryNotes } = await import('../../lib/research/library/notes.ts');
  const notes = await libraryNotes('english');
  return notes
    .slice(0, SOURCES[length])
    .map(({ url, title, text }, at) => ({ number: at + 1, url, title, text: readBeginning(text) }));
}

/** Writes two articles and measures the first; of the second, only its cached tokens. */
async function lengthCosts(length: Length): Promise<Row> {
  const { createModelWriter } = await import('../../lib/writing/model/writer.ts');
  const { createUsageMeter } = await import('../../lib/writing/usage.ts');
  const sources = await sourcesFor(length);
  const model = await startFakeOpenAI({ apiKey: null });
  const writer = createModelWriter({ baseUrl: model.baseUrl, model: 'bench' });
  let callsBeforeWords: number | undefined;
  const cost = async (topic: string) => {
    const meter = createUsageMeter();
    const { signal } = new AbortController();
    await writer.write({
      topic,
      length,
      language: 'english',
      sources,
      meter,
      signal,
      onEvent: (event) => {
        // Drafts are written side by side: readers wait for one of them.
        const others = model.requests.filter(({ task }) => task !== 'write');
        if ('index' in event) callsBeforeWords ??= others.length + 1;
      },
    });
    return meter.total();
  };
  const share = ({ tokensCached, tokensIn }: Awaited<ReturnType<typeof cost>>) =>
    `${Math.round((100 * tokensCached) / tokensIn)} %`;
  const first = await cost('Keeping bees on a city roof');
  const later = await cost('How to bake bread with rye');
  await model.close();
  const { calls, tokensIn } = BARS[length];
  const isWithin =
    first.calls <= calls &&
    first.tokensIn <= tokensIn &&
    (callsBeforeWords ?? Number.POSITIVE_INFINITY) <= MOST_CALLS_BEFORE_WORDS;
  return {
    sources: sources.length,
    calls: first.calls,
    'at most': calls,
    'tokens in': first.tokensIn,
    'tokens at most': tokensIn,
    'tokens out': first.tokensOut,
    'calls before first words': callsBeforeWords ?? 'never',
    'cached, first article': share(first),
    'cached, later ones': share(later),
    'within bars': isWithin ? 'yes' : 'NO',
  };
}

/**
 * What an article of each length costs with a model that writes as asked: calls, tokens, calls until there are words to read,
 * and the share of the tokens read that a server with OpenAI's rule (beginnings of 1,024 tokens and more) has read before, for
 * the first article and for one after it.
 * @returns a row for each length
 */
export async function benchCosts(): Promise<Record<string, Row>> {
  registerBundlerImports();
  const rows: Record<string, Row> = {};
  for (const length of LENGTHS) rows[length] = await lengthCosts(length);
  return rows;
}
