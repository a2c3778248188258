import { describe, expect, it } from 'vitest';
import { type CreationForm, generationRequest } from '@/components/create/generation-request';

const form: CreationForm = {
  topic: '  Tea  ',
  length: 'small',
  language: 'japanese',
  sourceUrls: [],
  images: [],
};
const image = (id: number, link: string | null) => ({
  id,
  name: `${id}.png`,
  dataUrl: `data:image/png;base64,${id}`,
  link,
});

describe('the request made from the form', () => {
  it('trims the topic and leaves out what is empty', () => {
    expect(generationRequest(form)).toEqual({
      topic: 'Tea',
      length: 'small',
      language: 'japanese',
    });
  });

  it('carries sources and images in their order, and links under the index of their image', () => {
    const images = [image(7, null), image(3, 'https://example.com/3'), image(9, 'https://a.org')];
    expect(generationRequest({ ...form, sourceUrls: ['https://b.org'], images })).toEqual({
      topic: 'Tea',
      length: 'small',
      language: 'japanese',
      sourceUrls: ['https://b.org'],
      userImages: ['data:image/png;base64,7', 'data:image/png;base64,3', 'data:image/png;base64,9'],
      imageLinks: { '1': 'https://example.com/3', '2': 'https://a.org' },
    });
  });

  it('asks for relevant images only when they are wanted', () => {
    expect(generationRequest({ ...form, includeImages: true })).toHaveProperty(
      'includeImages',
      true,
    );
    expect(generationRequest({ ...form, includeImages: false })).not.toHaveProperty(
      'includeImages',
    );
  });

  it('names the platforms the blog goes to, and none when there are none', () => {
    const platforms = [
      {
        platform: 'devto',
        credentials: { platformPassword: 'key' },
        visibility: 'public',
        remember: false,
      },
    ] as const;
    expect(generationRequest({ ...form, platforms })).toHaveProperty('platforms', [...platforms]);
    expect(generationRequest({ ...form, platforms: [] })).not.toHaveProperty('platforms');
  });

  it('has no links when no image has one', () => {
    expect(generationRequest({ ...form, images: [image(1, null)] })).not.toHaveProperty(
      'imageLinks',
    );
  });
});
