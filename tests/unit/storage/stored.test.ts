import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTab, hasStored, readStored, writeStored } from '@/components/storage/stored.ts';
import { webStorage } from '../../support/web-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('sessionStorage', webStorage());
});
afterEach(() => vi.unstubAllGlobals());

const schema = v.object({ topic: v.string() });

test('a value is restored from the tab or the browser', () => {
  writeStored('draft', { topic: 'Tea' });
  writeStored('draft', { topic: 'Cake' }, 'browser');
  expect(sessionStorage.getItem('draft')).toBe('{"topic":"Tea"}');
  expect(readStored('draft', schema)).toEqual({ topic: 'Tea' });
  expect(readStored('draft', schema, 'browser')).toEqual({ topic: 'Cake' });
});

test('a value is forgotten with null', () => {
  writeStored('draft', { topic: 'Tea' });
  writeStored('draft', null);
  expect(hasStored('draft')).toBe(false);
  expect(sessionStorage.getItem('draft')).toBeNull();
});

test.each(['', 'nonsense', 'null', '[]', '{"topic":5}'])('a value is null when it is %j', (text) => {
  sessionStorage.setItem('draft', text);
  expect(readStored('draft', schema)).toBeNull();
});

test('a value is cleared with its tab, and stays in the browser', () => {
  writeStored('draft', { topic: 'Tea' });
  writeStored('draft', { topic: 'Cake' }, 'browser');
  forgetTab();
  expect(readStored('draft', schema)).toBeNull();
  expect(readStored('draft', schema, 'browser')).toEqual({ topic: 'Cake' });
});

test('a value lasts as long as the page when storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeStored('draft', { topic: 'Tea' });
  expect(readStored('draft', schema)).toEqual({ topic: 'Tea' });
  forgetTab();
  expect(readStored('draft', schema)).toBeNull();
});

test('a value is the new one when storage is full', () => {
  writeStored('draft', { topic: 'Tea' });
  vi.stubGlobal('sessionStorage', {
    ...webStorage(),
    getItem: () => '{"topic":"Tea"}',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  writeStored('draft', { topic: 'Cake' });
  expect(readStored('draft', schema)).toEqual({ topic: 'Cake' });
});
