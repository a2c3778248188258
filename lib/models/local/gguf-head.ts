import { closeSync, openSync, readSync } from 'node:fs';
import { isGgufHead } from '../gguf.ts';

/** Most of a file that is read: what a model is like stands before its vocabulary, which fills megabytes. */
const HEAD_BYTES = 1024 * 1024;

const STRING = 8;
const ARRAY = 9;

/** Bytes of a number by its type. */
const SIZES: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8 };

type Values = ReadonlyMap<string, string | number>;

/** Reads one value after the other; throws RangeError at the end of what there is. */
function readerOf(bytes: Buffer) {
  let at = 0;
  const take = (length: number) => {
    if (at + length > bytes.length) throw new RangeError('the head ends here');
    at += length;
    return at - length;
  };
  const uint32 = () => bytes.readUInt32LE(take(4));
  const uint64 = () => Number(bytes.readBigUInt64LE(take(8)));
  const string = () => {
    const length = uint64();
    const start = take(length);
    return bytes.toString('utf8', start, start + length);
  };
  function number(type: number): number {
    const size = SIZES[type];
    if (size === undefined) throw new RangeError('no known type');
    const start = take(size);
    // Sizes and counts are whole and positive; those of other types are not asked for.
    return size === 8 ? Number(bytes.readBigUInt64LE(start)) : bytes.readUIntLE(start, size);
  }
  /** Of a list, its largest number: that of the layer which needs most. */
  function value(type: number): string | number {
    if (type === STRING) return string();
    if (type !== ARRAY) return number(type);
    const of = uint32();
    let largest: string | number = 0;
    for (let left = uint64(); left > 0; left -= 1) {
      const item = value(of);
      if (item > largest) largest = item;
    }
    return largest;
  }
  return { uint32, uint64, string, value };
}

function valuesIn(bytes: Buffer): Values {
  const values = new Map<string, string | number>();
  if (!isGgufHead(bytes)) return values;
  const reader = readerOf(bytes.subarray(8));
  try {
    reader.uint64();
    for (let left = reader.uint64(); left > 0; left -= 1) {
      const key = reader.string();
      values.set(key, reader.value(reader.uint32()));
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return values;
}

/** What the head of a GGUF file says of its model; undefined where it does not say it. */
export type ModelFacts = {
  /** Most tokens of prompt and answer that it was made for. */
  trainedTokens: number | undefined;
  /** Memory that each of them takes, in bytes. */
  bytesPerToken: number | undefined;
};

/** Bytes of a number in the memory of a model (16 bits). */
const NUMBER_BYTES = 2;

/** Reads the head of a GGUF file; a file of another kind says nothing. Throws the system's error for one that cannot be read. */
export function readModelFacts(file: string): ModelFacts {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const opened = openSync(file, 'r');
  let read: number;
  try {
    read = readSync(opened, bytes, 0, HEAD_BYTES, 0);
  } finally {
    closeSync(opened);
  }
  const values = valuesIn(bytes.subarray(0, read));
  const fact = (name: string) => {
    const value = values.get(`${values.get('general.architecture')}.${name}`);
    return typeof value === 'number' ? value : undefined;
  };
  const heads = fact('attention.head_count') ?? 0;
  const headSize = (fact('embedding_length') ?? 0) / heads;
  const keySize = fact('attention.key_length') ?? headSize;
  const valueSize = fact('attention.value_length') ?? headSize;
  const memoryHeads = fact('attention.head_count_kv') ?? heads;
  const bytesPerToken = (fact('block_count') ?? 0) * memoryHeads * (keySize + valueSize) * NUMBER_BYTES;
  return { trainedTokens: fact('context_length'), bytesPerToken: bytesPerToken > 0 ? bytesPerToken : undefined };
}
