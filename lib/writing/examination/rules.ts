import type { Finding } from './schema.ts';

/** Whether all sentences of a finding are confirmed. */
export const isSettled = ({ sentences }: Finding, confirmed: readonly string[]): boolean =>
  sentences.every(({ text }) => confirmed.includes(text));
