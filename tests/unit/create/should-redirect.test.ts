import { describe, expect, it } from 'vitest';
import { shouldRedirect } from '@/components/create/generation/use-generation.tsx';
import type { LiveRun } from '@/components/generation/run-store.ts';

const HERE = { isVisible: true, topic: '' };

describe('opening a finished blog', () => {
  it.each<[string, LiveRun['origin'], typeof HERE, boolean]>([
    ['it asked for it', 'page', { ...HERE, topic: 'Tea' }, true],
    ['it asked for it before a reload', 'tab', { ...HERE, topic: 'Tea' }, true],
    ['it asked for it and is in the background', 'page', { ...HERE, isVisible: false }, true],
    ['it only watches', 'browser', HERE, true],
    ['it only watches, in the background', 'browser', { ...HERE, isVisible: false }, false],
    ['it only watches and has a topic of its own', 'browser', { ...HERE, topic: 'Coffee' }, false],
    ['it only watches and has spaces typed', 'browser', { ...HERE, topic: '  ' }, true],
  ])('when %s', (_, origin, watching, expected) => {
    expect(shouldRedirect(origin, watching)).toBe(expected);
  });
});
