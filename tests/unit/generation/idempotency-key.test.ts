import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextSubmission, randomKey } from '@/components/generation/submission.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe('the key of a submission', () => {
  it('is new when nothing is pending', () => {
    expect(nextSubmission(null, '{"topic":"Tea"}', () => 'new')).toEqual({ key: 'new', body: '{"topic":"Tea"}' });
  });

  it('stays the same for an unchanged request', () => {
    const pending = { key: 'old', body: '{"topic":"Tea"}' };
    expect(nextSubmission(pending, '{"topic":"Tea"}', () => 'new')).toBe(pending);
  });

  it('is new once the request was changed', () => {
    const pending = { key: 'old', body: '{"topic":"Tea"}' };
    expect(nextSubmission(pending, '{"topic":"Coffee"}', () => 'new').key).toBe('new');
  });

  it('is a random UUID', () => {
    const keys = new Set(Array.from({ length: 50 }, randomKey));
    expect([...keys].filter((key) => UUID_V4.test(key))).toHaveLength(50);
  });

  it('is a random UUID where the browser offers none, as on a page without HTTPS', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    const keys = new Set(Array.from({ length: 50 }, randomKey));
    expect([...keys].filter((key) => UUID_V4.test(key))).toHaveLength(50);
  });
});
