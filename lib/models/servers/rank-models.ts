import { MODEL_MEMORY_FACTOR } from '@/lib/constants/limits.ts';
import type { ListedModel, ModelServer } from './model-server.ts';

/** A model of a server that is there. */
export type Candidate = { server: ModelServer; model: ListedModel };

/** Whether two candidates are the same model at the same server. */
export const isSameModel = (one: Candidate, other: Candidate): boolean =>
  one.server.address === other.server.address && one.model.name === other.model.name;

/** What decides which model is taken. */
export type Choice = {
  /** The only one wanted, as OPENAI_MODEL names it. */
  wanted?: string | undefined;
  /** Memory of the machine that a server runs on, where it is known. */
  memoryBytesOf: (address: string) => number;
};

/** Names of models that do something else than write, write code, or only describe pictures. */
const OTHER_WORK =
  /embed|\bbge\b|minilm|\be5\b|\bgte\b|rerank|code|coder|starcoder|codestral|devstral|sqlcoder|guard|shieldgemma|whisper|\btts\b|\bocr\b|llava|moondream|paligemma|florence|smolvlm|minicpm-?v\b/i;

/** Names of models that only go on with a text. */
const BASE = /(?:^|[-_:./])(?:base|pretrained|pt|text)(?=[-_:.]|$)/i;

const INSTRUCT = /(?:^|[-_:./])(?:instruct|chat|it)(?=[-_:.]|$)|gpt-oss/i;

const PARAMETERS = /(?:(\d+)x)?(\d+(?:\.\d+)?)\s?([bm])(?![a-z])/i;
const BITS = /(?:\b|_)(?:i?q|f|bf|mxfp|int)(\d+)|(\d+)-?bit/i;
const USUAL_BITS = 4;

/** What a quantization of so many bits takes besides: scales, and parts that keep more bits. */
const EXTRA_BITS = 0.7;

/** Bytes of a model's weights: as its server says, else as its name lets guess; 0 where it says nothing. */
function sizeOf({ name, sizeBytes, quantization = '' }: ListedModel): number {
  if (sizeBytes) return sizeBytes;
  const [, experts = '1', count, unit] = PARAMETERS.exec(name) ?? [];
  if (!count) return 0;
  const [, bits, bit] = BITS.exec(quantization) ?? BITS.exec(name) ?? [];
  const parameters = Number(experts) * Number(count) * (unit?.toLowerCase() === 'b' ? 1e9 : 1e6);
  return (parameters * (Number(bits ?? bit ?? USUAL_BITS) + EXTRA_BITS)) / 8;
}

function isForText({ name, isForText }: ListedModel): boolean {
  return isForText !== false && !OTHER_WORK.test(name) && !BASE.test(name);
}

const isInstruct = ({ name, isInstruct }: ListedModel) => isInstruct === true || INSTRUCT.test(name);

/** Whether it is the one that is wanted; Ollama's names may leave `:latest` out. */
const isNamed = (wanted: string) => (name: string) => name === wanted || name === `${wanted}:latest`;

/**
 * The models that articles can be written with, the one to take first: one that fits into the machine's memory, was
 * trained to follow instructions, and is the largest such. With `wanted` that one only, whatever it is.
 * @param current the one that writes now, which has shown that it fits; what others have loaded beside it says nothing
 */
export function rankModels(
  servers: readonly ModelServer[],
  { wanted, memoryBytesOf }: Choice,
  current: Candidate | null,
): Candidate[] {
  const all = servers.flatMap((server) => server.models.map((model) => ({ server, model })));
  if (wanted) return all.filter(({ model }) => isNamed(wanted)(model.name));
  const isThere = (candidate: Candidate) => (current ? isSameModel(current, candidate) : candidate.model.isLoaded);
  const fits = (candidate: Candidate) =>
    isThere(candidate) || sizeOf(candidate.model) * MODEL_MEMORY_FACTOR <= memoryBytesOf(candidate.server.address);
  return all
    .filter(({ model }) => isForText(model))
    .sort(
      (one, other) =>
        Number(fits(other)) - Number(fits(one)) ||
        Number(isInstruct(other.model)) - Number(isInstruct(one.model)) ||
        sizeOf(other.model) - sizeOf(one.model),
    );
}
