import { randomBytes } from 'node:crypto';

/**
 * Fences off text that others wrote (topic, source pages, earlier answers), so that a model can tell
 * it from instructions. The mark is random: whoever wrote the text cannot close the fence.
 * @param name what is inside, in capitals
 */
export function dataBlock(name: string, text: string): string {
  const mark = randomBytes(12).toString('hex');
  return `<<<${name} ${mark}\n${text}\n${name} ${mark}>>>`;
}
