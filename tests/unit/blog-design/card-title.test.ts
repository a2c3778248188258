import { expect, test } from 'vitest';
import { DRAWN_ROOM, fitTitle } from '@/lib/blog-design/card/card.tsx';
import { printable, withoutSigns } from '@/lib/blog-design/card/fonts.ts';
import { phrases, scriptRuns } from '@/lib/blog-design/card/phrases.ts';

const SENTENCE =
  'What 1,052 nights at sea taught an ordinary family of five about sleeping through storms, sharing one small cabin and coming home again';

test('sets a short title large and a long one smaller, whole', () => {
  const short = fitTitle('1,052 ways', 0.58, 'en', DRAWN_ROOM);
  const long = fitTitle(SENTENCE, 0.58, 'en', DRAWN_ROOM);
  expect(short.size).toBeGreaterThan(130);
  expect(long.size).toBeLessThan(80);
  expect(long.text).toBe(SENTENCE);
});

test('cuts a title only where even the smallest size has no room, and at a word', () => {
  const { size, text } = fitTitle(SENTENCE.repeat(6), 0.78, 'en', DRAWN_ROOM);
  expect(size).toBe(32);
  expect(text.length).toBeGreaterThan(200);
  expect(SENTENCE.repeat(6).split(/[\s,]+/)).toContain(text.slice(0, -1).split(/\s+/).at(-1));
  expect(text.at(-1)).toBe('…');
});

test('finds room for a word that is longer than a line', () => {
  expect(fitTitle('Donaudampfschifffahrtsgesellschaft'.repeat(3), 0.58, 'de', DRAWN_ROOM).text).toHaveLength(102);
});

test('keeps the long vowels of Japanese, and a dash in the place of one that no font has', () => {
  expect(printable('コーヒーを淹れる―あわてない')).toBe('コーヒーを淹れる—あわてない');
});

test('sets a long word smaller rather than breaking it', () => {
  expect(fitTitle('Donaudampfschifffahrt heute', 0.78, 'de', DRAWN_ROOM).size).toBeLessThan(920 / 21 / 0.78);
});

test.each([
  ['Tea 🎉 time', '🎉', 'Tea time'],
  ['Level Ⅻ', 'Ⅻ', 'Level XII'],
  ['বাংলা tea', 'বাংল', undefined],
])('takes %s without %s as %s', (title, missing, left) => {
  expect(withoutSigns(title, missing)).toBe(left);
});

test.each([
  ['ja', '初心者でも|失敗しない|ベランダ|菜園の|始め方と|トマトの|育て方'],
  ['ja', '「吾輩は猫である」を|読む'],
  ['ja', '執筆：|María |López|（Quillcast）の|記事'],
  ['zh', '城市里的|蜜蜂：|屋顶养蜂|指南'],
  ['zh', '完整|指南|（附 |Wi-Fi |浇水器）'],
  ['de', 'Donaudampfschifffahrt: |Warum |Flüsse |(wieder) |tragen'],
  ['fr', 'Pourquoi |« l’océan » |monte-t-il ?'],
])('breaks a title in %s between phrases: %s', (tag, broken) => {
  expect(phrases(broken.replaceAll('|', ''), tag).join('|')).toBe(broken);
});

test('separates full-width characters from others', () => {
  expect(scriptRuns('執筆：María López（Quillcast）')).toEqual(['執筆：', 'María López', '（', 'Quillcast', '）']);
});
