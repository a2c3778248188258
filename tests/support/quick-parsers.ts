import { afterAll, beforeAll } from 'vitest';
import { replaceProcessWide } from '@/lib/process-wide.ts';

export const parserLimits = (cpuMs: number) =>
  replaceProcessWide('parser limits', { cpuMs, wallMs: 30_000, memoryMb: 192, priority: 0 });

/** Parsers at the priority of other work and with half the CPU time: under load, the real ones take half a minute each. */
export function withQuickParsers(): void {
  beforeAll(() => parserLimits(750));
  afterAll(() => replaceProcessWide('parser limits'));
}
