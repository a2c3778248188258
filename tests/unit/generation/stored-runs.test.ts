import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRun, runsSchema, storedRuns, storeRun, tabRun } from '@/components/generation/run/stored-runs.ts';
import { parseStored } from '@/components/storage/stored.ts';
import { webStorage } from '../../support/web-storage.ts';

const run = (id: string) => ({ id, startedAt: 1000, language: 'german', sourceCount: 2, isDistributed: true }) as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('stored generations', () => {
  it('are those of all tabs, oldest first', () => {
    storeRun(run('a'));
    vi.stubGlobal('sessionStorage', webStorage());
    storeRun(run('b'));
    expect(storedRuns()).toEqual([run('a'), run('b')]);
    expect(tabRun()).toEqual(run('b'));
  });

  it('survive closing the tab', () => {
    storeRun(run('a'));
    vi.stubGlobal('sessionStorage', webStorage());
    expect(tabRun()).toBeNull();
    expect(storedRuns()).toEqual([run('a')]);
  });

  it('are forgotten one by one', () => {
    storeRun(run('a'));
    storeRun(run('b'));
    forgetRun('b');
    expect(storedRuns()).toEqual([run('a')]);
    expect(tabRun()).toBeNull();
    forgetRun('a');
    expect(localStorage.getItem('live-generations')).toBeNull();
  });

  it('are no more than twenty', () => {
    for (let count = 1; count <= 21; count += 1) storeRun(run(String(count)));
    expect(storedRuns()).toHaveLength(20);
    expect(storedRuns()[0]?.id).toBe('2');
  });

  it('are the tab’s own when storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    storeRun(run('a'));
    expect(storedRuns()).toEqual([run('a')]);
  });

  it.each([null, '', 'nonsense', '{}', 'null', '[null, 5, {"id":5}, {"id":"a"}]'])(
    'are none when %j was stored',
    (json) => {
      expect(parseStored(json, runsSchema) ?? []).toEqual([]);
    },
  );

  it('get defaults for missing fields', () => {
    expect(parseStored('[{"id":"a","startedAt":5,"language":"klingon"}]', runsSchema)).toEqual([
      { id: 'a', startedAt: 5, language: 'english', sourceCount: 0, isDistributed: false },
    ]);
  });
});
