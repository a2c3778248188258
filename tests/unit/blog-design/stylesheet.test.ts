import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { allBlogStyles, blogStylesheet } from '@/lib/blog-design/stylesheet.ts';
import { SPECIFIED_STYLES } from '../../support/specified-styles.ts';
import { parsed, refusedDeclarations, selectors, uninvitedMotion } from './css.ts';

describe.each(SPECIFIED_STYLES)('the stylesheet of %s', (style) => {
  const css = blogStylesheet(style, 'teal');
  const { ast, errors } = parsed(css);

  test('is valid CSS', () => {
    expect(errors).toEqual([]);
    expect(refusedDeclarations(ast)).toEqual([]);
  });

  test('weighs at most 6.75 KB compressed', () => {
    expect(gzipSync(css).length).toBeLessThanOrEqual(6.75 * 1024);
  });

  test('has nothing of the other styles and themes', () => {
    const named = new Set([...css.matchAll(/\[data-(?:style|theme)=([a-z]+)\]/g)].map((m) => m[1]));
    expect(named).toEqual(new Set([style, 'teal']));
  });

  test('touches nothing but the blog', () => {
    const outside = selectors(ast).filter((selector) => !/^(\.dark )?\.blog(?![-\w])/.test(selector));
    expect(outside).toEqual([]);
  });

  test('uses only properties and movements that it defines', () => {
    const defined = new Set([...css.matchAll(/(--b-[a-z0-9-]+):/g)].map((match) => match[1]));
    const used = new Set([...css.matchAll(/var\((--b-[a-z0-9-]+)\)/g)].map((match) => match[1]));
    const steps = new Set([...css.matchAll(/@keyframes (b-[a-z-]+)/g)].map((match) => match[1]));
    const moved = new Set([...css.matchAll(/animation:(b-[a-z-]+)/g)].map((match) => match[1]));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    expect(moved).toEqual(steps);
  });

  test('slants letters without an italic face, and sets dots on Chinese and Japanese', () => {
    expect(css).toMatch(/\.blog\{[^}]*font-synthesis-style:auto/);
    expect(css).toMatch(/:is\(\[lang\|=zh\],\[lang\|=ja\]\) em\{font-style:normal;text-emphasis:filled dot\}/);
  });

  test('moves nothing for readers who ask for less motion', () => {
    expect(uninvitedMotion(ast)).toEqual([]);
  });

  test('hides no text while it moves, and fetches nothing', () => {
    const steps = css.match(/@keyframes [^@]+?\}\}/g)?.join('') ?? '';
    expect(steps).not.toMatch(/opacity|visibility|display/);
    expect(css).not.toMatch(/url\(|@import|https?:/);
  });

  test('shows marks that open passages only on screens, where browsers can place a passage beside its mark', () => {
    const [before = '', after = ''] = css.split('@media screen{@supports (position-area:block-end){');
    expect(before).toContain('.blog sup>button,.blog >.blog-quote,.blog .blog-page button');
    expect(before).toMatch(/\.blog-page \.blog-quote:not\(:popover-open\)\{display:block/);
    expect(after).toMatch(/^[^@]*\.blog-page \.blog-quote:not\(:popover-open\)\{display:none\}/);
    expect(after).toMatch(/^[^@]*\.blog sup:has\(button\) a\{visibility:hidden\}/);
  });

  test('prints black on white', () => {
    const print = css.slice(css.indexOf('@media print'));
    expect(print).toMatch(/\{[^}]*background:none!important;color:#000!important[^}]*\}[^}]*background:#fff!important/);
  });
});

test('is dark under a class on our pages and after the system elsewhere', () => {
  const page = blogStylesheet('retro', 'blue', '.dark');
  const elsewhere = blogStylesheet('retro', 'blue', 'media');
  expect(page).toContain('.dark .blog[data-style=retro][data-theme=blue]{color-scheme:dark');
  expect(page).not.toContain('prefers-color-scheme');
  expect(elsewhere).toContain(
    '@media screen and (prefers-color-scheme:dark){.blog[data-style=retro][data-theme=blue]{color-scheme:dark',
  );
  expect(elsewhere).not.toContain('.dark');
});

test('holds all 64 looks for an editor, each exactly as its own page has it', () => {
  const all = allBlogStyles();
  const looks = new Set(all.match(/\.blog\[data-style=[a-z]+\]\[data-theme=[a-z]+\]/g));
  const own = blogStylesheet('claymorphism', 'pink');
  const rule = own.slice(own.indexOf('.blog[data-style=claymorphism][data-theme=pink]{'));
  expect(looks.size).toBe(64);
  expect(all).toContain(rule.slice(0, rule.indexOf('}') + 1));
  expect(parsed(all).errors).toEqual([]);
});
