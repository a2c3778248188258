import { describe, expect, test } from 'vitest';
import { aBlog, anImage, aSection } from './a-blog.ts';
import { PLACES } from './places.ts';

/** A blog with a picture as its cover and in a section, whose maker is named. */
function pictured(given: { drawing?: number }) {
  const image = anImage({ source: 'Drawn by Ann', sourceUrl: '', ...given });
  const { content } = aBlog({});
  const sections = [aSection({ images: [image] })];
  return aBlog({ cover: image, content: { ...content, sections } });
}

describe.each(PLACES.filter(([place]) => place !== 'in a form'))('a picture %s', (_, show) => {
  test('names its maker', () => {
    expect(show(pictured({}))).toContain('Drawn by Ann');
  });

  test('has no caption where it is a drawing of ours', () => {
    expect(show(pictured({ drawing: 0 }))).not.toMatch(/Drawn by Ann|figcaption/);
  });
});
