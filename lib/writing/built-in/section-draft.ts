import type { BlockText } from '../types.ts';
import type { Paragraph, PointList, Sentence } from './language-pack.ts';
import type { Chooser } from './seeded-choice.ts';
import type { Speech, Spoken, Voice } from './voice.ts';

/** The prose a draft is made from: a module, an opening or a conclusion. */
export type Material = { id: string; paragraphs: readonly Paragraph[]; list?: PointList };

/** A piece of text that grows by whole sentences. */
export type SectionDraft = {
  /** Words so far. */
  words: () => number;
  /** Adds what fits into `limit` words in all; true if anything was added. The required sentences come in whatever the limit. */
  grow: (limit: number) => boolean;
  /** The text in blocks. */
  content: () => BlockText;
  /** The text in one line, for a list entry. */
  line: () => string;
};

type Part = 'paragraph' | 'lead' | 'item';
type Line = {
  part: Part;
  block: number;
  at: number;
  sentence: Sentence;
  name: string;
  spoken?: Spoken | null;
};

/** Entries a list keeps at least: a list of points, an order of steps. */
const FEWEST = { bulleted: 3, numbered: 4 } as const;

const hasFlavour = (line: Line) =>
  (typeof line.sentence === 'string' ? [line.sentence] : line.sentence).every((wording) =>
    wording.includes('Sentence]'),
  );

/** Lines that are added together, in the order in which they are tried. The first group is required. */
function growthOrder(material: Material, choose: Chooser, withList: boolean): Line[][] {
  const { id, list } = material;
  const paragraphs = material.paragraphs.map((paragraph, block) => {
    const lines = paragraph.map((sentence, at): Line => {
      return { part: 'paragraph', block, at, sentence, name: `${id}.${block}.${at}` };
    });
    const optional = choose.dealt(`${id}.${block}.order`, lines.slice(1), 1);
    const flavoured = [...optional.filter(hasFlavour), ...optional.filter((l) => !hasFlavour(l))];
    return { opening: lines.slice(0, 1), optional: flavoured };
  });
  const items = (list?.items ?? []).map((sentence, at): Line => {
    return { part: 'item', block: 0, at, sentence, name: `${id}.item.${at}` };
  });
  const fewest = FEWEST[list?.style ?? 'bulleted'];
  const dealt = choose.dealt(`${id}.items`, items, fewest);
  const lead: Line[] = list
    ? [{ part: 'lead', block: 0, at: 0, sentence: list.lead, name: `${id}.lead` }]
    : [];
  const listGroup = list ? [[...lead, ...dealt.slice(0, fewest)]] : [];
  const extraItems = dealt.slice(fewest).map((item) => [item]);

  const [first, ...others] = paragraphs;
  if (!first) return [];
  const later = choose.dealt(`${id}.later`, others, 1);
  const openings = later.map(({ opening, optional }) => [...opening, ...optional.slice(0, 1)]);
  const rest = [first.optional.slice(1), ...later.map(({ optional }) => optional.slice(1))];
  const deepest = Math.max(0, ...rest.map((lines) => lines.length));
  const roundRobin = Array.from({ length: deepest }, (_, at) => rest.flatMap((l) => l[at] ?? []));
  const required = withList ? [...first.opening, ...listGroup.flat()] : first.opening;
  return [
    required,
    first.optional.slice(0, 1),
    ...openings,
    ...(withList ? [] : listGroup),
    ...extraItems.slice(0, 1),
    ...roundRobin.flat().map((line) => [line]),
    ...extraItems.slice(1),
  ];
}

function inOrder(lines: readonly Line[]): string[] {
  return [...lines].sort((a, b) => a.at - b.at).map((line) => line.spoken?.text ?? '');
}

/**
 * A draft of one section. Nothing is in it before the first `grow`.
 *
 * @param withList whether the module's list belongs to the required part (else it is added when there is room)
 * @param speech what slots stand for here, and whether the topic may be named now
 */
export function createSectionDraft(
  material: Material,
  voice: Voice,
  choose: Chooser,
  separator: string,
  withList: boolean,
  speech: (alreadyNamed: boolean) => Speech,
): SectionDraft {
  const waiting = growthOrder(material, choose, withList && Boolean(material.list));
  const included: Line[] = [];
  let words = 0;
  let named = false;

  function speak(line: Line): Spoken | null {
    if (line.spoken !== undefined) return line.spoken;
    const before = voice.topicMentions();
    const manner = speech(named);
    line.spoken =
      voice.say(line.sentence, line.name, manner) ??
      (line.at === 0 && line.part !== 'item'
        ? voice.say(line.sentence, line.name, { ...manner, mayNameTopic: true })
        : null);
    if (voice.topicMentions() > before) named = true;
    return line.spoken;
  }

  /** Whether what a group leans on is there: the opening of its paragraph, the lead of its list. */
  function isGrounded(group: readonly Line[]): boolean {
    const [first] = group;
    if (!first || first.part === 'lead') return true;
    if (first.part === 'item') return included.some((line) => line.part === 'lead');
    return (
      first.at === 0 || included.some((line) => line.block === first.block && line.part !== 'item')
    );
  }

  function grow(limit: number): boolean {
    let grew = false;
    for (const group of [...waiting]) {
      const isRequired = included.length === 0;
      if (!isRequired && words >= limit - 4) break;
      if (!isRequired && !isGrounded(group)) continue;
      const known = group.filter((line) => speak(line) !== null);
      const size = known.reduce((sum, line) => {
        return sum + (line.spoken?.words ?? 0) + (line.part === 'item' ? 1 : 0);
      }, 0);
      // A group that lost its opening (or list lead) would not make sense without it.
      const isWhole = known[0] === group[0] && known.length > 0;
      if (isWhole && !isRequired && words + size > limit) continue;
      waiting.splice(waiting.indexOf(group), 1);
      if (!isWhole) continue;
      included.push(...known);
      words += size;
      grew = true;
    }
    return grew;
  }

  function content(): BlockText {
    const list = included.filter((line) => line.part === 'item');
    const leads = inOrder(included.filter((line) => line.part === 'lead'));
    const paragraphs = material.paragraphs.map((_, block) => {
      const lines = included.filter((line) => line.part === 'paragraph' && line.block === block);
      return [...inOrder(lines), ...(block === 0 ? leads : [])].join(separator);
    });
    const items = inOrder(list).map((text, at) =>
      material.list?.style === 'numbered' ? `${at + 1}. ${text}` : `- ${text}`,
    );
    const [first = '', ...others] = paragraphs;
    return [first, items.join('\n'), ...others].filter(Boolean).join('\n\n');
  }

  const line = () =>
    inOrder(
      included
        .filter((each) => each.part === 'paragraph')
        .map((each) => ({ ...each, at: each.block * 100 + each.at })),
    ).join(separator);

  return { words: () => words, grow, content, line };
}
