import { writeFileSync } from 'node:fs';
import { CHARACTER_TOKENS, modelFile } from './gguf.ts';

/**
 * Makes a file of random weights: what its model says is noise.
 * @param windowTokens how long prompt and answer may be together, as the file says it
 */
export function writeTinyModel(file: string, windowTokens: number): void {
  const shape = {
    windowTokens,
    tokens: CHARACTER_TOKENS,
    positionBase: 10_000,
    layers: 2,
    width: 32,
    heads: 2,
    headSize: 16,
    hidden: 64,
  };
  const content = modelFile(shape, (_, weights) => {
    for (const i of weights.keys()) weights[i] = Math.random() - 0.5;
  });
  writeFileSync(file, content);
}
