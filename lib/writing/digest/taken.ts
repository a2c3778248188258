import type { Language } from '@/lib/constants/options.ts';
import { fiveGramsOf } from '../repetition.ts';
import type { Sibling } from '../types.ts';
import type { PageSection } from './sections.ts';
import { type Piece, type Unit, unitOf } from './units.ts';

/** Share of five-word runs above which a sentence stands in a sibling. */
const TAKEN = 0.4;

const plain = (line: string) =>
  line
    .replace(/^- /, '')
    .replace(/ ?\[\d+\]$/, '')
    .trim()
    .toLowerCase();

const textsOf = ({ intro, sections, conclusion }: Sibling) => [
  intro,
  ...sections.map(({ content }) => content),
  conclusion,
];

/** Tells whether a text stands in a sibling. */
function takenBy(siblings: readonly Sibling[], language: Language): (text: string) => boolean {
  const texts = siblings.flatMap(textsOf);
  const runs = new Set(texts.flatMap((text) => [...fiveGramsOf(text, language)]));
  const lines = new Set(texts.flatMap((text) => text.split('\n').map(plain)));
  return (text) => {
    const own = [...fiveGramsOf(text, language)];
    if (own.length === 0) return lines.has(plain(text));
    return own.filter((run) => runs.has(run)).length > TAKEN * own.length;
  };
}

/** The rest of a unit: a paragraph after its last taken sentence, a list whole or not at all. */
function leftOf(unit: Unit, isTaken: (text: string) => boolean, language: Language): Unit | undefined {
  const last = unit.pieces.findLastIndex(({ text }: Piece) => isTaken(text));
  if (last < 0 && !(unit.lead && isTaken(unit.lead))) return unit;
  const pieces = unit.pieces.slice(last + 1);
  if (unit.form === 'list' || pieces.length === 0) return undefined;
  return unitOf({ ...unit, pieces, refersBack: false }, language);
}

/** Sections without headings and sentences that other blogs of the batch took. */
export function withoutTaken(
  sections: readonly PageSection[],
  siblings: readonly Sibling[],
  language: Language,
): PageSection[] {
  if (siblings.length === 0) return [...sections];
  const isTaken = takenBy(siblings, language);
  const headings = siblings.flatMap((sibling) => sibling.sections.map(({ heading }) => heading));
  const known = new Set(headings.map(plain));
  return sections
    .filter(({ heading, place }) => place !== 'body' || !known.has(plain(heading)))
    .map((section) => ({ ...section, units: section.units.flatMap((unit) => leftOf(unit, isTaken, language) ?? []) }))
    .filter(({ units }) => units.length > 0);
}
