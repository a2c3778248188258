import type { ListedModel, ModelServer } from './server-kinds.ts';

const MEMORY_FACTOR = 1.2;

export type Candidate = { server: ModelServer; model: ListedModel };

export const isSameModel = (one: Candidate, other: Candidate): boolean =>
  one.server.address === other.server.address && one.model.name === other.model.name;

export type Choice = { wanted?: string | undefined; memoryBytes: (address: string) => number };

const OTHER_WORK =
  /embed|\bbge\b|minilm|\be5\b|\bgte\b|rerank|code|coder|starcoder|codestral|devstral|sqlcoder|guard|shieldgemma|whisper|\btts\b|\bocr\b|llava|moondream|paligemma|florence|smolvlm|minicpm-?v\b/i;

const BASE = /(?:^|[-_:./])(?:base|pretrained|pt|text)(?=[-_:.]|$)/i;

const INSTRUCT = /(?:^|[-_:./])(?:instruct|chat|it)(?=[-_:.]|$)|gpt-oss/i;

const PARAMETERS = /(?:(\d+)x)?(\d+(?:\.\d+)?)\s?([bm])(?![a-z])/i;
const BITS = /(?:\b|_)(?:i?q|f|bf|mxfp|int)(\d+)|(\d+)-?bit/i;
const USUAL_BITS = 4;

const EXTRA_BITS = 0.7;

/** Size of a model's weights: from its server, else estimated from its name, else 0. */
function estimateSize({ name, sizeBytes, quantization = '' }: ListedModel): number {
  if (sizeBytes) return sizeBytes;
  const [, experts = '1', count, unit] = PARAMETERS.exec(name) ?? [];
  if (!count) return 0;
  const [, bits, bit] = BITS.exec(quantization) ?? BITS.exec(name) ?? [];
  const parameters = Number(experts) * Number(count) * (unit?.toLowerCase() === 'b' ? 1e9 : 1e6);
  return (parameters * (Number(bits ?? bit ?? USUAL_BITS) + EXTRA_BITS)) / 8;
}

const isForText = ({ name, isForText }: ListedModel) =>
  isForText !== false && !OTHER_WORK.test(name) && !BASE.test(name);

const isInstruct = ({ name, isInstruct }: ListedModel) => isInstruct === true || INSTRUCT.test(name);

/** Models that can write, best first: the largest that fits into memory and follows instructions; `current` fits. */
export function rankModels(
  servers: readonly ModelServer[],
  { wanted, memoryBytes }: Choice,
  current: Candidate | null,
): Candidate[] {
  const all = servers.flatMap((server) => server.models.map((model) => ({ server, model })));
  // Ollama's names may omit `:latest`.
  if (wanted) return all.filter(({ model }) => [wanted, `${wanted}:latest`].includes(model.name));
  const isKnownToFit = (candidate: Candidate) => (current ? isSameModel(current, candidate) : candidate.model.isLoaded);
  const fits = (candidate: Candidate) =>
    isKnownToFit(candidate) || estimateSize(candidate.model) * MEMORY_FACTOR <= memoryBytes(candidate.server.address);
  return all
    .filter(({ model }) => isForText(model))
    .sort(
      (one, other) =>
        Number(fits(other)) - Number(fits(one)) ||
        Number(isInstruct(other.model)) - Number(isInstruct(one.model)) ||
        estimateSize(other.model) - estimateSize(one.model),
    );
}
