import { expect, test } from 'vitest';
import {
  credentialForm,
  generationCredentials,
  toGenerationPlatform,
} from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import { PLATFORMS } from '@/lib/constants/platforms.ts';

const choices = { visibility: 'draft', remember: true } as const;

const CUSTOM = {
  url: 'https://example.com',
  formSelector: '#f',
  contentFieldSelector: '#c',
  submitButtonSelector: '#s',
};

const REQUESTS = [
  ['devto', { apiKey: 'k' }, { platformPassword: 'k' }],
  ['medium', { token: 't' }, { platformPassword: 't' }],
  ['medium', { storyUrl: 'https://m.example/s' }, { customUrl: 'https://m.example/s' }],
  [
    'wordpress',
    { url: 'https://example.com', username: 'ada', password: 'abcd' },
    { customUrl: 'https://example.com', platformUsername: 'ada', platformPassword: 'abcd' },
  ],
  [
    'custom',
    CUSTOM,
    { customUrl: 'https://example.com', formSelector: '#f', contentFieldSelector: '#c', submitButtonSelector: '#s' },
  ],
  ['hashnode', { token: 't', host: 'a.hashnode.dev' }, { platformPassword: 't', customUrl: 'a.hashnode.dev' }],
  ['ghost', { url: 'https://g.org', adminApiKey: 'a:b' }, { customUrl: 'https://g.org', platformPassword: 'a:b' }],
] as const;

test.each(REQUESTS)(
  'a generation request carries credentials of %s under the shared names',
  (platform, own, shared) => {
    const request = toGenerationPlatform({ platform, ...choices }, own);
    expect(request).toEqual({ platform, credentials: shared, ...choices });
    expect(generationCredentials(request)).toEqual(own);
  },
);

test('a generation request without credentials means the remembered ones', () => {
  const remembered = toGenerationPlatform({ platform: 'devto', ...choices });
  expect(remembered.credentials).toEqual({});
  expect(generationCredentials(remembered)).toBeUndefined();
  expect(generationCredentials({ ...remembered, credentials: { platformPassword: '' } })).toBeUndefined();
});

test.each(PLATFORMS)('the form of %s has a field for every credential that is required', (platform) => {
  const { schema, fields } = credentialForm(platform);
  const missing = schema.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? [];
  const names = fields.map(({ name }) => name);
  expect(missing.filter((name) => name !== '' && !names.includes(name))).toEqual([]);
});
