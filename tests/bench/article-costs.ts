import { registerBundlerImports } from '../../lib/bundler-imports.ts';
import { LENGTHS } from '../../lib/constants/options.ts';
import { startFakeOpenAI } from '../fakes/openai/server.ts';

type Row = Record<string, number | string>;

/**
 * What an article of each length costs with a model that writes as asked: calls, tokens, and the share of the tokens read that a
 * server with OpenAI's rule (beginnings of 1,024 tokens and more) has read before – for the first article, and for one after
 * others.
 * @returns a row for each length
 */
export async function benchCosts(): Promise<Record<string, Row>> {
  registerBundlerImports();
  const { createModelWriter } = await import('../../lib/writing/model/writer.ts');
  const { createUsageMeter } = await import('../../lib/writing/usage.ts');
  const rows: Record<string, Row> = {};
  for (const length of LENGTHS) {
    const model = await startFakeOpenAI({ apiKey: null });
    const writer = createModelWriter({ baseUrl: model.baseUrl, model: 'bench' });
    const cost = async (topic: string) => {
      const meter = createUsageMeter();
      const { signal } = new AbortController();
      await writer.write({ topic, length, language: 'english', sources: [], meter, signal });
      return meter.total();
    };
    const share = ({ tokensCached, tokensIn }: Awaited<ReturnType<typeof cost>>) =>
      `${Math.round((100 * tokensCached) / tokensIn)} %`;
    const first = await cost('Keeping bees on a city roof');
    const later = await cost('How to bake bread with rye');
    rows[length] = {
      ...{ calls: first.calls, 'tokens in': first.tokensIn, 'tokens out': first.tokensOut },
      ...{ 'cached, first article': share(first), 'cached, later ones': share(later) },
    };
    await model.close();
  }
  return rows;
}
