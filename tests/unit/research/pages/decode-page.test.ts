import { expect, test } from 'vitest';
import { decodePage } from '@/lib/research/pages/parse-document.ts';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const ascii = utf8;

/** «Мёд» in windows-1251, «蜂蜜» in Shift_JIS and in GBK, «café» in windows-1252. */
const HONEY_1251 = [0xcc, 0xb8, 0xe4];
const HONEY_SJIS = [0x96, 0x49, 0x96, 0xa8];
const HONEY_GBK = [0xb7, 0xe4, 0xc3, 0xdb];
const CAFE_1252 = [0x63, 0x61, 0x66, 0xe9];

test.each([
  ['UTF-8 without a declaration', null, utf8('café 蜂蜜'), 'café 蜂蜜'],
  ['windows-1252 without a declaration', 'text/html', CAFE_1252, 'café'],
  ['the header', 'text/html; charset=windows-1251', HONEY_1251, 'Мёд'],
  ['a quoted header', 'text/plain; Charset="Shift_JIS"', HONEY_SJIS, '蜂蜜'],
  ['an older name', 'text/plain;charset=gb2312', HONEY_GBK, '蜂蜜'],
  ['a UTF-8 byte order mark against the header', 'text/plain; charset=gbk', [0xef, 0xbb, 0xbf, ...utf8('é')], 'é'],
  ['a UTF-16 byte order mark, little end first', null, [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['a UTF-16 byte order mark, big end first', null, [0xfe, 0xff, 0x00, 0xe9], 'é'],
  ['an unknown name in the header', 'text/plain; charset=klingon', utf8('é'), 'é'],
  ['wrong bytes for the declared encoding', 'text/plain; charset=utf-8', CAFE_1252, 'caf\uFFFD'],
  ['no bytes', null, [], ''],
])('follows %s', (_kind, contentType, body, text) => {
  expect(decodePage(Uint8Array.from(body), contentType)).toBe(text);
});

test.each([
  ['a meta element', '<meta charset="shift_jis">', HONEY_SJIS, '蜂蜜'],
  ['a meta element in capitals without quotes', '<META CHARSET=windows-1251>', HONEY_1251, 'Мёд'],
  ['the older meta element', '<meta http-equiv="Content-Type" content="text/html; charset=gbk">', HONEY_GBK, '蜂蜜'],
  ['UTF-8 for a meta element that says UTF-16', '<meta charset="utf-16">', utf8('é'), 'é'],
  ['no meta element of an unknown encoding', '<meta charset="klingon">', utf8('é'), 'é'],
])('follows %s', (_kind, meta, body, text) => {
  const page = Uint8Array.from([...ascii(meta), ...body]);
  expect(decodePage(page, 'text/html')).toBe(`${meta}${text}`);
});

test('believes the header before a meta element', () => {
  const page = Uint8Array.from([...ascii('<meta charset="gbk">'), ...utf8('é')]);
  expect(decodePage(page, 'text/html; charset=utf-8')).toBe('<meta charset="gbk">é');
});
