import { writeFileSync } from 'node:fs';

/**
 * Writes model files that hold random weights: a language model of the usual kind (llama) that is small enough to be
 * made and loaded at once. What it says is noise. The format is https://github.com/ggml-org/ggml/blob/master/docs/gguf.md.
 */

const LAYERS = 2;
const WIDTH = 32;
const HEADS = 2;
const HIDDEN = 64;

/** Types of values in the head of the file. */
const UINT32 = 4;
const INT32 = 5;
const FLOAT32 = 6;
const STRING = 8;
const ARRAY = 9;

/** Kinds of tokens. */
const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

/** Every tensor begins at a multiple of it. */
const ALIGNMENT = 32;

const TEMPLATE =
  "{% for message in messages %}{{ '<s>' + message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<s>assistant: ' }}{% endif %}";

const hex = (byte: number) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`;

/** Every byte is a token, so that any text can be read, and every printable character of ASCII once more. */
const TOKENS: readonly (readonly [text: string, kind: number])[] = [
  ['<unk>', UNKNOWN],
  ['<s>', CONTROL],
  ['</s>', CONTROL],
  ...Array.from({ length: 256 }, (_, byte) => [hex(byte), BYTE] as const),
  ['\u2581', NORMAL],
  ...Array.from({ length: 94 }, (_, i) => [String.fromCharCode(33 + i), NORMAL] as const),
];

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

function float32(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    buffer.writeFloatLE(value, i * 4);
  });
  return buffer;
}

function string(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([uint64(bytes.length), bytes]);
}

const entry = (key: string, type: number, value: Buffer) =>
  Buffer.concat([string(key), uint32(type), value]);

const arrayEntry = (key: string, type: number, values: readonly Buffer[]) =>
  entry(key, ARRAY, Buffer.concat([uint32(type), uint64(values.length), ...values]));

function metadata(windowTokens: number): Buffer[] {
  const number = (key: string, value: number) => entry(key, UINT32, uint32(value));
  return [
    entry('general.architecture', STRING, string('llama')),
    entry('general.name', STRING, string('Tiny')),
    number('llama.context_length', windowTokens),
    number('llama.embedding_length', WIDTH),
    number('llama.block_count', LAYERS),
    number('llama.feed_forward_length', HIDDEN),
    number('llama.attention.head_count', HEADS),
    number('llama.attention.head_count_kv', HEADS),
    number('llama.rope.dimension_count', WIDTH / HEADS),
    number('llama.vocab_size', TOKENS.length),
    entry('llama.attention.layer_norm_rms_epsilon', FLOAT32, float32([1e-5])),
    entry('tokenizer.ggml.model', STRING, string('llama')),
    arrayEntry(
      'tokenizer.ggml.tokens',
      STRING,
      TOKENS.map(([text]) => string(text)),
    ),
    arrayEntry(
      'tokenizer.ggml.scores',
      FLOAT32,
      TOKENS.map(() => float32([0])),
    ),
    arrayEntry(
      'tokenizer.ggml.token_type',
      INT32,
      TOKENS.map(([, kind]) => uint32(kind)),
    ),
    number('tokenizer.ggml.unknown_token_id', 0),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', 2),
    entry('tokenizer.chat_template', STRING, string(TEMPLATE)),
  ];
}

/** Names and sizes of the tensors; those of one dimension are scales. */
const TENSORS: readonly (readonly [name: string, ...sizes: number[]])[] = [
  ['token_embd.weight', WIDTH, TOKENS.length],
  ['output_norm.weight', WIDTH],
  ['output.weight', WIDTH, TOKENS.length],
  ...Array.from({ length: LAYERS }, (_, layer) => [
    [`blk.${layer}.attn_norm.weight`, WIDTH] as const,
    [`blk.${layer}.attn_q.weight`, WIDTH, WIDTH] as const,
    [`blk.${layer}.attn_k.weight`, WIDTH, WIDTH] as const,
    [`blk.${layer}.attn_v.weight`, WIDTH, WIDTH] as const,
    [`blk.${layer}.attn_output.weight`, WIDTH, WIDTH] as const,
    [`blk.${layer}.ffn_norm.weight`, WIDTH] as const,
    [`blk.${layer}.ffn_gate.weight`, WIDTH, HIDDEN] as const,
    [`blk.${layer}.ffn_up.weight`, WIDTH, HIDDEN] as const,
    [`blk.${layer}.ffn_down.weight`, HIDDEN, WIDTH] as const,
  ]).flat(),
];

const padded = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

function weights(sizes: readonly number[]): Buffer {
  const count = sizes.reduce((product, size) => product * size, 1);
  const values = Array.from({ length: count }, () =>
    sizes.length === 1 ? 1 : Math.random() - 0.5,
  );
  const bytes = float32(values);
  return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
}

/**
 * Makes such a file.
 * @param windowTokens how long prompt and answer may be together, as the file says it
 */
export function writeTinyModel(file: string, windowTokens: number): void {
  const entries = metadata(windowTokens);
  const data = TENSORS.map(([, ...sizes]) => weights(sizes));
  let offset = 0;
  const infos = TENSORS.map(([name, ...sizes], i) => {
    const info = [string(name), uint32(sizes.length), ...sizes.map(uint64)];
    const place = [uint32(0), uint64(offset)];
    offset += data[i]?.length ?? 0;
    return Buffer.concat([...info, ...place]);
  });
  const head = Buffer.concat([
    ...[Buffer.from('GGUF'), uint32(3), uint64(TENSORS.length), uint64(entries.length)],
    ...entries,
    ...infos,
  ]);
  const gap = Buffer.alloc(padded(head.length) - head.length);
  writeFileSync(file, Buffer.concat([head, gap, ...data]));
}
