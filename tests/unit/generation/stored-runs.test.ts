import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetReady,
  forgetRun,
  newestReady,
  noteOpened,
  storedRuns,
  storeReady,
  storeRun,
  tabRun,
} from '@/components/generation/stored-runs.ts';
import { parseStored } from '@/components/storage/stored.ts';
import { storedTexts } from '@/components/storage/stored-list.ts';
import { webStorage } from '../../support/web-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('stored generations', () => {
  it('are those of all tabs, also of closed ones, oldest first', () => {
    storeRun('a');
    vi.stubGlobal('sessionStorage', webStorage());
    expect(tabRun()).toBeNull();
    storeRun('b');
    expect(storedRuns()).toEqual(['a', 'b']);
    expect(tabRun()).toEqual('b');
  });

  it('are forgotten one by one', () => {
    storeRun('a');
    storeRun('b');
    forgetRun('b');
    expect(storedRuns()).toEqual(['a']);
    expect(tabRun()).toBeNull();
    forgetRun('a');
    expect(localStorage.getItem('live-generations')).toBeNull();
  });

  it('are no more than twenty', () => {
    for (let count = 1; count <= 21; count += 1) storeRun(String(count));
    expect(storedRuns()).toHaveLength(20);
    expect(storedRuns()[0]).toBe('2');
  });

  it('are the tab’s own when storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    storeRun('a');
    expect(storedRuns()).toEqual(['a']);
  });
});

describe('finished blogs that wait to be opened', () => {
  it('are offered one by one, newest first', () => {
    expect(newestReady()).toBeNull();
    storeReady(['a', 'b']);
    expect(newestReady()).toBe('b');
    forgetReady('b');
    expect(newestReady()).toBe('a');
    forgetReady('a');
    expect(newestReady()).toBeNull();
    expect(localStorage.getItem('ready-blogs')).toBeNull();
  });

  it('are each remembered once', () => {
    storeReady(['a']);
    storeReady(['b']);
    storeReady(['a']);
    expect(newestReady()).toBe('a');
    forgetReady('a');
    expect(newestReady()).toBe('b');
  });

  it('are not announced once they were opened, whichever tab learns of it first', () => {
    storeReady(['a', 'b']);
    noteOpened('b');
    expect(newestReady()).toBe('a');
    noteOpened('a');
    storeReady(['a']);
    expect(newestReady()).toBeNull();
  });

  it('are no more than twenty', () => {
    storeReady(Array.from({ length: 21 }, (_, index) => String(index)));
    expect(JSON.parse(localStorage.getItem('ready-blogs') ?? '')).toHaveLength(20);
    expect(newestReady()).toBe('20');
  });

  it('last as long as the page when storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    storeReady(['a']);
    expect(newestReady()).toBe('a');
    forgetReady('a');
    expect(newestReady()).toBeNull();
  });

  it.each([null, '', 'nonsense', '{}', 'null', '[null, 5, {}]'])('are none when %j was stored', (json) => {
    expect(parseStored(json, storedTexts) ?? []).toEqual([]);
  });
});
