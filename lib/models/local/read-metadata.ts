import { readGgufFileInfo } from 'node-llama-cpp';

/** A program run by window.ts: prints the metadata of the GGUF file in its argument, or why the file cannot be read. */

/** Megabytes of vocabulary. */
const IGNORED = ['tokens', 'scores', 'token_type', 'merges'].map((name) => `tokenizer.ggml.${name}`);

const [, , file = ''] = process.argv;
try {
  const { architectureMetadata: metadata } = await readGgufFileInfo(file, {
    sourceType: 'filesystem',
    readTensorInfo: false,
    ignoreKeys: IGNORED,
    logWarnings: false,
  });
  console.log(JSON.stringify({ metadata }));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.log(JSON.stringify(code ? { error: message } : { metadata: {} }));
}
