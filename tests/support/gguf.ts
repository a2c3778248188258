/**
 * Makes model files: llama-type language models, small enough to be made and loaded instantly. The
 * format is https://github.com/ggml-org/ggml/blob/master/docs/gguf.md.
 */

/** Types of values in the head of the file. */
const UINT32 = 4;
const INT32 = 5;
const FLOAT32 = 6;
const STRING = 8;
const ARRAY = 9;

/** Token types. Whole tokens are matched before their characters are split. */
export const TOKEN_KINDS = { normal: 1, unknown: 2, control: 3, whole: 4, byte: 6 } as const;

/** Alignment of tensors. */
const ALIGNMENT = 32;

const TEMPLATE =
  "{% for message in messages %}{{ '<s>' + message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<s>assistant: ' }}{% endif %}";

const hex = (byte: number) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`;

/** A piece of text that a model reads and writes as one. */
export type Token = readonly [text: string, kind: number];

/** Every byte is a token, so that any text can be read, and every printable character of ASCII once more. */
export const CHARACTER_TOKENS: readonly Token[] = [
  ['<unk>', TOKEN_KINDS.unknown],
  ['<s>', TOKEN_KINDS.control],
  ['</s>', TOKEN_KINDS.control],
  ...Array.from({ length: 256 }, (_, byte) => [hex(byte), TOKEN_KINDS.byte] as const),
  ['\u2581', TOKEN_KINDS.normal],
  ...Array.from({ length: 94 }, (_, i) => [String.fromCharCode(33 + i), TOKEN_KINDS.normal] as const),
];

/** How a model is built. */
export type ModelShape = {
  /** Context length declared in the file. */
  windowTokens: number;
  layers: number;
  width: number;
  heads: number;
  headSize: number;
  hidden: number;
  /** Base of the angles by which positions turn queries and keys. */
  positionBase: number;
  tokens: readonly Token[];
};

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

function uint64(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
}

function float32(values: Iterable<number>): Buffer {
  return Buffer.from(Float32Array.from(values).buffer);
}

function string(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([uint64(bytes.length), bytes]);
}

const entry = (key: string, type: number, value: Buffer) => Buffer.concat([string(key), uint32(type), value]);

const arrayEntry = (key: string, type: number, values: readonly Buffer[]) =>
  entry(key, ARRAY, Buffer.concat([uint32(type), uint64(values.length), ...values]));

function metadata(shape: ModelShape): Buffer[] {
  const { tokens } = shape;
  const number = (key: string, value: number) => entry(key, UINT32, uint32(value));
  return [
    entry('general.architecture', STRING, string('llama')),
    entry('general.name', STRING, string('Tiny')),
    number('llama.context_length', shape.windowTokens),
    number('llama.embedding_length', shape.width),
    number('llama.block_count', shape.layers),
    number('llama.feed_forward_length', shape.hidden),
    number('llama.attention.head_count', shape.heads),
    number('llama.attention.head_count_kv', shape.heads),
    number('llama.attention.key_length', shape.headSize),
    number('llama.attention.value_length', shape.headSize),
    number('llama.rope.dimension_count', shape.headSize),
    entry('llama.rope.freq_base', FLOAT32, float32([shape.positionBase])),
    number('llama.vocab_size', tokens.length),
    entry('llama.attention.layer_norm_rms_epsilon', FLOAT32, float32([1e-5])),
    entry('tokenizer.ggml.model', STRING, string('llama')),
    arrayEntry(
      'tokenizer.ggml.tokens',
      STRING,
      tokens.map(([text]) => string(text)),
    ),
    arrayEntry(
      'tokenizer.ggml.scores',
      FLOAT32,
      tokens.map(() => float32([0])),
    ),
    arrayEntry(
      'tokenizer.ggml.token_type',
      INT32,
      tokens.map(([, kind]) => uint32(kind)),
    ),
    number('tokenizer.ggml.unknown_token_id', 0),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', 2),
    entry('tokenizer.chat_template', STRING, string(TEMPLATE)),
  ];
}

type Tensor = readonly [name: string, ...sizes: number[]];

/** Names and sizes of the tensors; those of one dimension are scales. */
function modelTensors({ layers, width, heads, headSize, hidden, tokens }: ModelShape): Tensor[] {
  const headsSize = heads * headSize;
  const ofLayers = Array.from({ length: layers }, (_, layer): Tensor[] => [
    [`blk.${layer}.attn_norm.weight`, width],
    [`blk.${layer}.attn_q.weight`, width, headsSize],
    [`blk.${layer}.attn_k.weight`, width, headsSize],
    [`blk.${layer}.attn_v.weight`, width, headsSize],
    [`blk.${layer}.attn_output.weight`, headsSize, width],
    [`blk.${layer}.ffn_norm.weight`, width],
    [`blk.${layer}.ffn_gate.weight`, width, hidden],
    [`blk.${layer}.ffn_up.weight`, width, hidden],
    [`blk.${layer}.ffn_down.weight`, hidden, width],
  ]);
  return [
    ['token_embd.weight', width, tokens.length],
    ['output_norm.weight', width],
    ['output.weight', width, tokens.length],
    ...ofLayers.flat(),
  ];
}

const padded = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/**
 * Makes such a file.
 * @param weigh fills a tensor of zeros: for each of its outputs in turn, the weights of all inputs. Scales are all 1.
 */
export function modelFile(
  shape: ModelShape,
  weigh: (name: string, weights: Float32Array, inputs: number) => void,
): Buffer {
  const entries = metadata(shape);
  const tensors = modelTensors(shape);
  const data = tensors.map(([name, inputs = 0, outputs]) => {
    const weights = new Float32Array(inputs * (outputs ?? 1)).fill(outputs === undefined ? 1 : 0);
    if (outputs !== undefined) weigh(name, weights, inputs);
    const bytes = Buffer.from(weights.buffer);
    return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
  });
  let offset = 0;
  const infos = tensors.map(([name, ...sizes], i) => {
    const info = [string(name), uint32(sizes.length), ...sizes.map(uint64)];
    const place = [uint32(0), uint64(offset)];
    offset += data[i]?.length ?? 0;
    return Buffer.concat([...info, ...place]);
  });
  const head = Buffer.concat([
    ...[Buffer.from('GGUF'), uint32(3), uint64(tensors.length), uint64(entries.length)],
    ...entries,
    ...infos,
  ]);
  const gap = Buffer.alloc(padded(head.length) - head.length);
  return Buffer.concat([head, gap, ...data]);
}
