import { describe, expect, it } from 'vitest';
import {
  platformsOf,
  storedPlatforms,
  storedPlatformsSchema,
} from '@/components/backlinks/on-creation/use-distribution.ts';
import { parseStored } from '@/components/storage/stored.ts';
import { toGenerationPlatform } from '@/lib/backlinks/platforms/shared/credential-forms.ts';

const options = { visibility: 'draft', remember: true } as const;
const MEDIUM = { platform: 'medium', credentials: { customUrl: 'https://medium.com/@ada/1' }, ...options } as const;
const REMEMBERED = { platform: 'devto', credentials: {}, ...options } as const;
const GHOST = {
  platform: 'ghost',
  credentials: { customUrl: 'https://g.org', platformPassword: 'a1:b2-secret' },
  ...options,
} as const;

const afterReload = (stored: unknown, uid: string) =>
  platformsOf(parseStored(JSON.stringify(stored), storedPlatformsSchema), uid);

const chosen = { ready: [MEDIUM, REMEMBERED, GHOST], lost: [] };

describe('chosen platforms after a reload', () => {
  it('are those without a secret, and the names of the others', () => {
    expect(afterReload(storedPlatforms(chosen, 'u1'), 'u1')).toEqual({ ready: [MEDIUM, REMEMBERED], lost: ['ghost'] });
  });

  it('left no secret in the browser', () => {
    const stored = JSON.stringify(storedPlatforms(chosen, 'u1'));
    expect(stored).not.toContain('a1:b2-secret');
    expect(stored).not.toContain('https://g.org');
  });

  it.each([
    ['medium', { token: 'KEY' }],
    ['devto', { apiKey: 'KEY' }],
    ['wordpress', { url: 'https://example.com', username: 'ada', password: 'KEY' }],
    ['hashnode', { token: 'KEY', host: 'a.hashnode.dev' }],
    ['ghost', { url: 'https://g.org', adminApiKey: 'KEY' }],
  ] as const)('left no key of %s in the browser', (platform, credentials) => {
    const ready = [toGenerationPlatform({ platform, ...options }, credentials)];
    const stored = storedPlatforms({ ready, lost: [] }, 'u1');
    expect(JSON.stringify(stored)).not.toContain('KEY');
    expect(afterReload(stored, 'u1')).toEqual({ ready: [], lost: [platform] });
  });

  it('keep each name that is not chosen again, once', () => {
    const again = storedPlatforms({ ready: [GHOST], lost: ['medium', 'ghost'] }, 'u1');
    expect(afterReload(again, 'u1')).toEqual({ ready: [], lost: ['medium', 'ghost'] });
  });

  it('belong to their user only', () => {
    const stored = storedPlatforms(chosen, 'u1');
    expect(afterReload(stored, 'u2')).toEqual({ ready: [], lost: [] });
  });
});

describe('an invalid entry', () => {
  it.each([
    null,
    '',
    'null',
    '[]',
    '{"uid":"u1"}',
    '{"uid":"u1","ready":7,"lost":"ghost"}',
    '{"uid":"u1","ready":[null,{"platform":"blogger"}],"lost":["blogger",1]}',
    '{"uid":"u1","ready":[{"platform":"ghost","credentials":{"platformPassword":"a:b"}}]}',
  ])('is left out: %s', (json) => {
    expect(platformsOf(parseStored(json, storedPlatformsSchema), 'u1')).toEqual({ ready: [], lost: [] });
  });
});
