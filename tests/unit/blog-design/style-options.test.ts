import { oklch } from 'culori';
import { expect, test } from 'vitest';
import { COLOR_THEME_OPTIONS, STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

const options = translatorFor('en', 'options');

test('offers the eight styles by the names and labels of the product', () => {
  expect(STYLE_OPTIONS.map(({ name }) => [name, options(`styles.${name}.label`)])).toEqual([
    ['glassmorphism', 'Glass'],
    ['neumorphism', 'Neumorphic'],
    ['claymorphism', 'Clay'],
    ['gradient', 'Gradient'],
    ['geometric', 'Geometric'],
    ['brutalist', 'Brutalist'],
    ['minimal', 'Minimal'],
    ['retro', 'Retro'],
  ]);
});

test.each(STYLE_OPTIONS)('shows $name in colors that it really has', ({ name, swatch }) => {
  const { page, accent, art, heading, hero } = designTokens(name, 'default', 'light').colors;
  const own = [...page, accent, ...art, ...heading, ...hero];
  expect(swatch.filter((color) => !own.includes(color))).toEqual([]);
});

test('offers the eight color themes, the default without a swatch of its own', () => {
  const names = COLOR_THEME_OPTIONS.map(({ name }) => name);
  expect(names).toEqual('default blue green purple orange pink teal amber'.split(' '));
  expect(COLOR_THEME_OPTIONS[0]).toEqual({ name: 'default' });
  expect(options('colorThemes.default')).toBe('Default');
});

test.each(COLOR_THEME_OPTIONS.slice(1))('shows $name in the hue that blogs get', ({ name, swatch }) => {
  const shown = oklch(swatch?.[0] ?? '')?.h ?? Number.NaN;
  const drawn = oklch(designTokens('geometric', name, 'light').colors.art[0])?.h ?? Number.NaN;
  expect(Math.abs(shown - drawn)).toBeLessThan(4);
});
