import { describe, expect, it } from 'vitest';
import { generationRequest } from '@/components/generation/request.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';

const form = { topic: '  Tea  ', length: 'small', language: 'japanese' } as const;
const USER: SessionUser = {
  uid: 'u1',
  email: 'ada@example.com',
  displayName: null,
  photoURL: null,
  slug: 'ada',
  metadata: { creationTime: '', lastSignInTime: '' },
  emailVerified: true,
  hasPassword: true,
  hasChosenName: false,
  hasAvatar: false,
  biography: '',
  links: [],
  defaultVisibility: 'public',
  hidesBranding: false,
  interfaceLanguage: null,
  hasVoice: false,
};
const image = (id: number, link: string | null, alternativeText = '') => ({
  id,
  name: `${id}.png`,
  dataUrl: `data:image/png;base64,${id}`,
  link,
  alternativeText,
});

describe('the request for a form', () => {
  it('has trimmed texts, and no empty ones', () => {
    const wishes = { tone: ' Dry ', audience: '  ', pointOfView: '' };
    expect(generationRequest({ ...form, ...wishes, findSources: false }, [], null)).toEqual({
      topic: 'Tea',
      length: 'small',
      language: 'japanese',
      tone: 'Dry',
      findSources: false,
    });
  });

  it('has images with links and alt texts in their order', () => {
    const images = [image(7, null), image(3, 'https://example.com/3', ' A blue pot '), image(9, 'https://a.org')];
    expect(generationRequest(form, images, null)).toEqual({
      topic: 'Tea',
      length: 'small',
      language: 'japanese',
      userImages: ['data:image/png;base64,7', 'data:image/png;base64,3', 'data:image/png;base64,9'],
      imageLinks: { 'data:image/png;base64,3': 'https://example.com/3', 'data:image/png;base64,9': 'https://a.org' },
      imageAlternativeTexts: ['', 'A blue pot', ''],
    });
  });

  it.each([
    ['their display name', 'Ada L.', 'ada@example.com', 'Ada L.'],
    ['the part of the email before the @ sign', null, 'ada@example.com', 'ada'],
    ['User', null, '@example.com', 'User'],
  ])('names a signed-in user by %s', (_, displayName, email, name) => {
    expect(generationRequest(form, [], { ...USER, displayName, email })).toMatchObject({
      userId: 'u1',
      userDisplayName: name,
      userName: name,
    });
  });

  it('names nobody for a visitor', () => {
    expect(generationRequest(form, [], null)).not.toHaveProperty('userId');
  });
});
