import { expect, test } from 'vitest';
import { CATALOG, parseHubAddress } from '@/lib/models/hub/catalog.ts';

test.each([
  ['hf:acme/tiny:Q8_0', { repo: 'acme/tiny', quantization: 'Q8_0' }],
  ['hf:acme/tiny', { repo: 'acme/tiny', quantization: 'Q4_K_M' }],
])('%s is an address', (text, address) => {
  expect(parseHubAddress(text)).toEqual(address);
});

test.each([
  ...['hf:acme', 'hf:../secret', 'hf:acme/tiny/../../other/a.gguf', 'hf:acme/tiny/a.safetensors'],
  ...['https://example.com/a.gguf'],
])('%s is none', (text) => {
  expect(parseHubAddress(text)).toBeNull();
});

test('every model in the catalog has a unique name and an address', () => {
  expect(new Set(CATALOG.map(({ name }) => name)).size).toBe(6);
  expect(CATALOG.map(({ address }) => parseHubAddress(address))).not.toContain(null);
});
