import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerprint, passagesWith } from '@/lib/text/fingerprints.ts';

/** The library's notes: real articles on neighboring topics, in nine languages. */
const NOTES = globSync('lib/research/samples/*/[a-e]*.md').map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, ''),
}));

/** Texts of others, in eight languages. */
const OTHERS = globSync('node_modules/{@biomejs/biome,dotenv,prisma,next,vitest,zod,yaml,sharp}/*.md').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

const readHashes = (text: string) => new Set(fingerprint(text).runs.map(({ hash }) => hash));

test('finds no passage of a note in any other note or text', () => {
  const notes = NOTES.map((note) => ({ ...note, hashes: readHashes(note.text) }));
  expect(notes.length).toBeGreaterThan(80);
  expect(OTHERS.length).toBeGreaterThan(10);
  for (const other of [...NOTES, ...OTHERS]) {
    const given = fingerprint(other.text);
    const found = notes.filter(({ hashes }) => passagesWith(given, hashes).passages.length > 0);
    const itself = notes.filter(({ file }) => file === other.file);
    expect(found.map(({ file }) => file)).toEqual(itself.map(({ file }) => file));
  }
});

const TEXT = (NOTES[20]?.text ?? '').slice(0, 3000);

test.each([
  ['capitals', TEXT.toUpperCase()],
  ['other spaces', TEXT.replace(/\s+/g, '\n\t\u00a0')],
  ['other punctuation', TEXT.replace(/[“”’'",;:.–-]/g, ' ')],
  ['full-width letters', TEXT.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))],
  ['soft hyphens', TEXT.replace(/(\w{4})(?=\w)/g, '$1\u00ad')],
  ['citations', TEXT.replace(/\./g, ' [2].')],
])('finds the same runs despite %s', (_, changed) => {
  expect(readHashes(changed)).toEqual(readHashes(TEXT));
});

test.each([
  ['Die Straße ist groß', 'DIE STRASSE IST GROSS'],
  ['El menú está aquí', 'EL MENU\u0301 ESTA\u0301 AQUI\u0301'],
])('folds %s', (one, other) => {
  const [first, second] = [one, other].map((text) => fingerprint(text).tokens.map((token) => token.text));
  expect(first).toEqual(second);
});

test('ignores numbers, which make tables alike', () => {
  expect(fingerprint('1 2 3 4.5 6 7 8 9').tokens).toEqual([]);
});

test('returns the passages of a text with their share', () => {
  const around = 'These words stand around it and belong to nobody else at all, they only fill. ';
  const text = `${around.repeat(12)}${TEXT}\n${around.repeat(12)}`;
  const { passages, share } = passagesWith(fingerprint(text), readHashes(TEXT));
  expect(passages.at(0)?.start).toBeGreaterThan(around.length * 11);
  expect(passages.at(-1)?.end).toBeLessThan(around.length * 12 + TEXT.length + 10);
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(0.8);
});

test('marks whole sentences, so that a wrong word in one is not seen', () => {
  const [hashes, words] = [readHashes(TEXT), TEXT.split(' ')];
  const first = passagesWith(fingerprint(TEXT), hashes);
  for (const at of [12, 115, 294]) {
    const guess = words.with(at, 'x'.repeat(words.at(at)?.length ?? 0)).join(' ');
    expect(passagesWith(fingerprint(guess), hashes)).toEqual(first);
  }
});

test('a single run repeated is no passage', () => {
  expect(passagesWith(fingerprint('tra la la la la la la la la la'), readHashes('la la la la la la')).passages).toEqual(
    [],
  );
});

test('cuts a word of 50,000 combining marks, whose composition takes quadratic time', () => {
  const { tokens } = fingerprint(`a${'\u0301\u0323'.repeat(25_000)}`);
  expect(tokens.map(({ start, end }) => end - start)).toEqual([100]);
});
