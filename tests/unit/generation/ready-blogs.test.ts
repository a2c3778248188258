import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReady, newestReady, noteOpened, storeReady } from '@/components/generation/stored-runs.ts';
import { parseStored } from '@/components/storage/stored.ts';
import { storedTexts } from '@/components/storage/stored-list.ts';
import { webStorage } from '../../support/web-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', webStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('finished blogs that wait to be opened', () => {
  it('are none at first', () => {
    expect(newestReady()).toBeNull();
  });

  it('are offered one by one, newest first', () => {
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
