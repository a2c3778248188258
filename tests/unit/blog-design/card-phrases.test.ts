import { expect, test } from 'vitest';
import { phrases, scriptRuns } from '@/lib/blog-design/card/phrases.ts';

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
