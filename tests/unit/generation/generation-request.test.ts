import { describe, expect, it } from 'vitest';
import { type CreationForm, generationRequest } from '@/components/generation/request/generation-request.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';

const form: CreationForm = { topic: '  Tea  ', length: 'small', language: 'japanese', sourceUrls: [], images: [] };
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
};
const image = (id: number, link: string | null) => ({
  id,
  name: `${id}.png`,
  dataUrl: `data:image/png;base64,${id}`,
  link,
  alternativeText: '',
});

describe('the request made from the form', () => {
  it('trims the topic and leaves out what is empty', () => {
    expect(generationRequest(form, null)).toEqual({ topic: 'Tea', length: 'small', language: 'japanese' });
  });

  it('carries sources and images in their order, and maps links from their image', () => {
    const images = [image(7, null), image(3, 'https://example.com/3'), image(9, 'https://a.org')];
    expect(generationRequest({ ...form, sourceUrls: ['https://b.org'], images }, null)).toEqual({
      topic: 'Tea',
      length: 'small',
      language: 'japanese',
      sourceUrls: ['https://b.org'],
      userImages: ['data:image/png;base64,7', 'data:image/png;base64,3', 'data:image/png;base64,9'],
      imageLinks: { 'data:image/png;base64,3': 'https://example.com/3', 'data:image/png;base64,9': 'https://a.org' },
    });
  });

  it('says what images show in their order, and nothing where nothing is said', () => {
    const images = [image(7, null), { ...image(3, null), alternativeText: ' A blue pot ' }];
    expect(generationRequest({ ...form, images }, null)).toHaveProperty('imageAlternativeTexts', ['', 'A blue pot']);
    expect(generationRequest({ ...form, images: [image(7, null)] }, null)).not.toHaveProperty('imageAlternativeTexts');
  });

  it('carries the wishes that were typed, trimmed, and none that was left empty', () => {
    const wishes = { tone: ' Dry ', audience: '  ', pointOfView: 'A baker' };
    const request = generationRequest({ ...form, ...wishes }, null);
    expect(request).toMatchObject({ tone: 'Dry', pointOfView: 'A baker' });
    expect(request).not.toHaveProperty('audience');
  });

  it('asks for relevant images only when they are wanted', () => {
    expect(generationRequest({ ...form, includeImages: true }, null)).toHaveProperty('includeImages', true);
    expect(generationRequest({ ...form, includeImages: false }, null)).not.toHaveProperty('includeImages');
  });

  it('says only when no sources are to be found, as they are looked for by default', () => {
    expect(generationRequest({ ...form, findSources: true }, null)).not.toHaveProperty('findSources');
    expect(generationRequest({ ...form, findSources: false }, null)).toHaveProperty('findSources', false);
  });

  it('names the platforms the blog goes to, and none when there are none', () => {
    const platforms = [
      { platform: 'devto', credentials: { platformPassword: 'key' }, visibility: 'public', remember: false },
    ] as const;
    expect(generationRequest({ ...form, platforms }, null)).toHaveProperty('platforms', [...platforms]);
    expect(generationRequest({ ...form, platforms: [] }, null)).not.toHaveProperty('platforms');
  });

  it.each([
    ['their display name', 'Ada L.', 'ada@example.com', 'Ada L.'],
    ['the part of the email before the @ sign', null, 'ada@example.com', 'ada'],
    ['User', null, '@example.com', 'User'],
  ])('names a signed-in user by %s', (_, displayName, email, name) => {
    expect(generationRequest(form, { ...USER, displayName, email })).toMatchObject({
      userId: 'u1',
      userDisplayName: name,
      userName: name,
    });
  });

  it('names nobody for a visitor', () => {
    expect(generationRequest(form, null)).not.toHaveProperty('userId');
  });

  it('has no links when no image has one', () => {
    expect(generationRequest({ ...form, images: [image(1, null)] }, null)).not.toHaveProperty('imageLinks');
  });
});
