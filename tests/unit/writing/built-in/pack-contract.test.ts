import { beforeAll, describe, expect, test } from 'vitest';
import type { LanguagePack, Module, Sentence } from '@/lib/writing/built-in/language-pack';
import { loadPack, PACK_LANGUAGES } from '@/lib/writing/built-in/packs';
import { READING as ENGLISH } from '@/lib/writing/built-in/packs/english/reading';
import { DOMAINS, type Role, SHAPES, type Shape } from '@/lib/writing/built-in/shapes';
import { slotsIn } from '@/lib/writing/built-in/template';
import { readTopic } from '@/lib/writing/built-in/topic-reading';
import { repeated } from './article-checks.ts';
import { TOPICS } from './topics.ts';

const NEEDED: Readonly<Record<Shape, readonly (readonly [Role, number])[]>> = {
  'how-to': [
    ['goal', 2],
    ['prepare', 2],
    ['steps', 3],
    ['practice', 3],
    ['judge', 3],
    ['pitfalls', 2],
    ['people', 3],
    ['measure', 2],
    ['next', 3],
  ],
  explainer: [
    ['what', 2],
    ['why', 2],
    ['how', 3],
    ['practice', 3],
    ['judge', 3],
    ['people', 3],
    ['myths', 2],
    ['next', 3],
  ],
  comparison: [
    ['frame', 2],
    ['criteria', 2],
    ['option', 3],
    ['trial', 2],
    ['judge', 3],
    ['people', 3],
    ['pitfalls', 2],
    ['decide', 2],
  ],
  list: [
    ['goal', 2],
    ['pitfalls', 2],
    ['measure', 2],
    ['next', 3],
  ],
};

const wordingsOf = (sentence: Sentence): readonly string[] =>
  typeof sentence === 'string' ? [sentence] : sentence;

function sentencesOfModule(module: Module): Sentence[] {
  const list = module.list ? [module.list.lead, ...module.list.items] : [];
  return [...module.paragraphs.flat(), ...list];
}

describe.each(PACK_LANGUAGES)('the %s pack', (language) => {
  let pack: LanguagePack;
  let domainSlots: string[];
  let allWordings: string[];

  beforeAll(async () => {
    pack = await loadPack(language);
    domainSlots = Object.keys(pack.domains.general);
    const frames = [...Object.values(pack.intros), ...Object.values(pack.conclusions)].flat();
    allWordings = [
      ...pack.modules.flatMap(sentencesOfModule),
      ...frames.flatMap(({ paragraphs }) => paragraphs.flat()),
    ].flatMap(wordingsOf);
  });

  test('is written in its own language', () => {
    expect(pack.language).toBe(language);
  });

  test('has modules enough for every role of every shape', () => {
    const short = SHAPES.flatMap((shape) =>
      NEEDED[shape].map(([role, needed]) => {
        const found = pack.modules.filter(
          (module) => module.role === role && (module.shapes?.includes(shape) ?? true),
        ).length;
        return { shape, role, needed, found };
      }),
    ).filter(({ needed, found }) => found < needed);
    expect(short).toEqual([]);
  });

  test.each(['tips', 'choice'] as const)('has 24 entries for a list of %s', (kind) => {
    const entries = pack.modules.filter(
      (module) => module.role === 'item' && (module.listKind ?? kind) === kind,
    );
    expect(entries.length).toBeGreaterThanOrEqual(24);
  });

  test('gives every module and frame an id of its own', () => {
    const frames = SHAPES.flatMap((shape) => [
      ...new Set([...pack.intros[shape], ...pack.conclusions[shape]]),
    ]);
    const ids = [...pack.modules, ...new Set(frames)].map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
  });

  test('gives every module headings to choose from', () => {
    const poor = pack.modules.filter(({ headings }) => headings.length < 3).map(({ id }) => id);
    expect(poor).toEqual([]);
  });

  test('offers the same slots, three entries each, in every domain', () => {
    const odd = DOMAINS.flatMap((domain) =>
      [...new Set([...domainSlots, ...Object.keys(pack.domains[domain])])].map((slot) => ({
        domain,
        slot,
        entries: pack.domains[domain][slot]?.length ?? 0,
        expected: domainSlots.includes(slot),
      })),
    ).filter(({ entries, expected }) => entries < 3 || !expected);
    expect(odd).toEqual([]);
  });

  test('uses only slots that something fills', () => {
    const ownSlots = TOPICS[language].flatMap(([topic]) =>
      Object.keys(pack.topicSlots(readTopic(topic, language, pack.reading, ENGLISH).reading)),
    );
    const known = [...ownSlots, 'option', 'other', ...domainSlots];
    const unknown = allWordings
      .map((wording) => ({
        wording,
        slots: slotsIn(wording).filter((slot) => !known.includes(slot)),
      }))
      .filter(({ slots }) => slots.length > 0);
    expect(unknown).toEqual([]);
  });

  test('names the sides of a comparison only in comparisons', () => {
    const comparisonRoles: Role[] = ['frame', 'criteria', 'option', 'trial', 'decide'];
    const misplaced = pack.modules
      .filter(
        ({ role, shapes }) => !comparisonRoles.includes(role) && shapes?.join() !== 'comparison',
      )
      .filter((module) =>
        sentencesOfModule(module)
          .flatMap(wordingsOf)
          .some((wording) =>
            slotsIn(wording).some((slot) => ['a', 'b', 'option', 'other'].includes(slot)),
          ),
      )
      .map(({ id }) => id);
    expect(misplaced).toEqual([]);
  });

  test('states no figures', () => {
    const texts = [
      ...allWordings,
      ...DOMAINS.flatMap((domain) => Object.values(pack.domains[domain]).flat()),
    ];
    expect(texts.filter((text) => /\p{Nd}/u.test(text))).toEqual([]);
  });

  test('never begins a sentence with the topic', () => {
    expect(allWordings.filter((wording) => wording.startsWith('[topic]'))).toEqual([]);
  });

  test('has openings and conclusions enough for every shape', () => {
    const counts = SHAPES.map((shape) => [
      pack.intros[shape].length,
      pack.conclusions[shape].length,
    ]);
    expect(Math.min(...counts.flat())).toBeGreaterThanOrEqual(4);
  });

  test('has titles for every shape, and for lists whose count is not kept', () => {
    const freeOfHeadline = (['list', 'choice'] as const).map(
      (kind) =>
        pack.headlines[kind].filter((pattern) => {
          const slots = slotsIn(pattern);
          return !slots.includes('headline') && slots.some((slot) => slot !== 'n');
        }).length,
    );
    expect(Math.min(...freeOfHeadline)).toBeGreaterThanOrEqual(3);
    expect(
      Math.min(...Object.values(pack.headlines).map(({ length }) => length)),
    ).toBeGreaterThanOrEqual(5);
  });

  test('introduces quotations with a quotation and, at the end, its mark', () => {
    const { quotations, further, comments, headings, openings } = pack.sources;
    const broken = [...quotations, ...further].filter(
      (text) => !/\[quote\]\s?\[cite\]$/u.test(text),
    );
    expect(broken).toEqual([]);
    expect(quotations.length).toBeGreaterThanOrEqual(10);
    expect(further.length).toBeGreaterThanOrEqual(6);
    expect(comments.length).toBeGreaterThanOrEqual(14);
    expect(
      Math.min(headings.length, openings.length, pack.entryHeadings.length),
    ).toBeGreaterThanOrEqual(6);
  });

  test('knows forty words or more of each domain', () => {
    const poor = DOMAINS.filter((domain) => domain !== 'general')
      .map((domain) => ({ domain, words: pack.reading.keywords[domain].length }))
      .filter(({ words }) => words < 40);
    expect(poor).toEqual([]);
  });

  test.each(TOPICS[language])('reads "%s" as %s', (topic, shape) => {
    const { reading } = readTopic(topic, language, pack.reading, ENGLISH);
    expect(reading.shape).toBe(shape);
  });

  test('reads English topics by the English rules', () => {
    const read = TOPICS.english.map(
      ([topic]) => readTopic(topic, language, pack.reading, ENGLISH).reading.shape,
    );
    expect(read).toEqual(TOPICS.english.map(([, shape]) => shape));
  });
});
