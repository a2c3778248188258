import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRun, storedRuns, storeRun, tabRun } from '@/components/generation/stored-runs.ts';
import { webStorage } from '../../support/web-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('stored generations', () => {
  it('are those of all tabs, oldest first', () => {
    storeRun('a');
    vi.stubGlobal('sessionStorage', webStorage());
    storeRun('b');
    expect(storedRuns()).toEqual(['a', 'b']);
    expect(tabRun()).toEqual('b');
  });

  it('survive closing the tab', () => {
    storeRun('a');
    vi.stubGlobal('sessionStorage', webStorage());
    expect(tabRun()).toBeNull();
    expect(storedRuns()).toEqual(['a']);
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
