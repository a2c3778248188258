import { readFile } from 'node:fs/promises';
import { LANGUAGE_DETAILS, LANGUAGES, type Language } from '../../../lib/constants/options.ts';
import { likelyLanguage } from '../../../lib/text/language-check.ts';
import { splitSentences } from '../../../lib/text/sentences.ts';

/** Sentence borders: their number, and those missed or invented. */
export type Borders = { all: number; missed: string[]; invented: string[] };

/** A paragraph's sentences; `# language` above it sets the language, else it is detected. */
type Paragraph = { language: Language; sentences: string[] };

const SHOWN = 40;

/** @throws Error when a language is none of ours */
function languageNamed(name: string): Language {
  const wanted = name.toLowerCase();
  const language = LANGUAGES.find((each) => each === wanted || LANGUAGE_DETAILS[each].tag.split('-')[0] === wanted);
  if (!language) throw new Error(`No language ${name}. There are: ${LANGUAGES.join(', ')}`);
  return language;
}

/** The paragraphs of a list: one sentence a line, a blank line between paragraphs. */
export function splitParagraphs(list: string): Paragraph[] {
  let language = likelyLanguage(list, 'english');
  const paragraphs: Paragraph[] = [];
  for (const block of list.replace(/^\uFEFF/, '').split(/(?:\r?\n[^\S\n]*){2,}/)) {
    const lines = block.split(/\r?\n/).map((line) => line.trim());
    const [, name] = /^# ?(\p{L}+)$/u.exec(lines[0] ?? '') ?? [];
    if (name) language = languageNamed(name);
    const sentences = lines.slice(name ? 1 : 0).filter(Boolean);
    if (sentences.length > 0) paragraphs.push({ language, sentences });
  }
  return paragraphs;
}

const isWide = (language: Language) => language === 'chinese' || language === 'japanese';

/** Splits every paragraph again and compares. */
export function measureBorders(paragraphs: readonly Paragraph[]): Borders {
  const found: Borders = { all: 0, missed: [], invented: [] };
  for (const { language, sentences } of paragraphs) {
    const space = isWide(language) ? '' : ' ';
    const text = sentences.join(space);
    const ends = (pieces: readonly string[]) => {
      let at = 0;
      return pieces.slice(0, -1).map((piece) => (at += piece.length));
    };
    const expected = new Set(ends(sentences.map((sentence) => sentence + space)));
    const given = new Set(ends(splitSentences(text, language)));
    const around = (at: number) => `${text.slice(Math.max(0, at - SHOWN), at)}|${text.slice(at, at + SHOWN)}`;
    found.all += expected.size;
    found.missed.push(...[...expected].filter((at) => !given.has(at)).map(around));
    found.invented.push(...[...given].filter((at) => !expected.has(at)).map(around));
  }
  return found;
}

/** Largest share of missed and invented borders. */
const MOST_WRONG = 0.01;

/** Prints missed and invented borders; returns whether they are few enough. */
export async function printBorders(file: string): Promise<boolean> {
  const { all, missed, invented } = measureBorders(splitParagraphs(await readFile(file, 'utf8')));
  for (const place of missed) console.log(`missed    ${place}`);
  for (const place of invented) console.log(`invented  ${place}`);
  const share = (count: number) => `${count} (${((100 * count) / Math.max(1, all)).toFixed(2)} %)`;
  console.log(`${all} borders, missed ${share(missed.length)}, invented ${share(invented.length)}`);
  return missed.length + invented.length <= all * MOST_WRONG;
}
