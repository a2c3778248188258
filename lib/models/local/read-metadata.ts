import { readGgufFileInfo } from 'node-llama-cpp';

/** A program run by local-connection.ts: prints the metadata of the GGUF file in its argument, or why the file cannot be read. */

const [, , file = ''] = process.argv;
try {
  const { architectureMetadata: metadata } = await readGgufFileInfo(file, {
    sourceType: 'filesystem',
    readTensorInfo: false,
    ignoreKeys: ['tokens', 'scores', 'token_type', 'merges'].map((name) => `tokenizer.ggml.${name}`),
    logWarnings: false,
  });
  console.log(JSON.stringify({ metadata }));
} catch (error) {
  // Damaged files cause errors with codes too, such as ERR_OUT_OF_RANGE, but not from a system call.
  const { syscall, message } = error as NodeJS.ErrnoException;
  console.log(JSON.stringify(syscall ? { error: message } : { metadata: {} }));
}
