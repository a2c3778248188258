import { afterAll, beforeAll } from 'vitest';
import { replaceProcessWide } from '@/lib/process-wide.ts';

/** Parsers at the priority of other work and with half the CPU time: under load, the real ones take half a minute each. */
export function withQuickParsers(): void {
  beforeAll(() => replaceProcessWide('parser limits', { cpuMs: 750, wallMs: 30_000, memoryMb: 192, priority: 0 }));
  afterAll(() => replaceProcessWide('parser limits'));
}
