import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/constants/options.ts';
import { SUGGESTED_TOPICS } from '@/lib/languages/topics.ts';
import { matchLibrary } from '@/lib/research/library/answering.ts';

const slugsFor = async (topic: string, language: Language = 'english') =>
  (await matchLibrary(topic, language)).covering.map(({ slug }) => slug);

describe('the same note answers every wording of its topic', () => {
  test.each([
    ['working-from-home', 'The future of remote work'],
    ['working-from-home', 'Working from home tips'],
    ['working-from-home', 'Remote jobs'],
    ['working-from-home', 'a guide to remote work'],
    ['vegetable-garden', 'How to start a vegetable garden on a balcony'],
    ['vegetable-garden', 'Growing vegetables'],
    ['better-sleep', '10 tips for better sleep'],
    ['better-sleep', 'The importance of sleep'],
    ['pour-over-coffee', 'Pour-over coffee at home'],
    ['how-vaccines-work', 'How do vaccines work?'],
    ['home-composting', 'Composting for absolute beginners'],
    ['mindfulness-meditation', 'Meditation for people who cannot sit still'],
    ['sourdough-bread', 'Why does my sourdough taste sour'],
    ['black-holes', 'Black holes explained for kids'],
    ['home-composting', 'How to build a compost bin in a weekend'],
    ['weather-hurricanes-tornadoes', 'Cloud types explained'],
    ['docker-containers', 'Containers vs virtual machines: pros and cons'],
  ])('%s: “%s”', async (slug, topic) => {
    expect((await slugsFor(topic))[0]).toBe(slug);
  });

  test.each([
    ['german', 'gemuesegarten', 'Gemüsegarten für Anfänger'],
    ['german', 'besser-schlafen', 'Wie schlafe ich besser?'],
    ['german', 'kuchen-backen', 'Saftiger Apfelkuchen vom Blech'],
    ['italian', 'correre-da-zero', 'Cominciare a correre dopo i 50 anni'],
    ['japanese', 'handdrip', 'ハンドドリップコーヒー'],
    ['french', 'potager', 'Comment créer un potager'],
  ] as const)('in %s, %s: “%s”', async (language, slug, topic) => {
    expect((await slugsFor(topic, language))[0]).toBe(slug);
  });
});

describe('no note answers a topic that shares words with it and means something else', () => {
  test.each([
    ...['How to clean a cast iron pan', 'My dog barks when I leave', 'Buying an electric bicycle'],
    ...['Lisbon in winter', 'How to stop a dog from pulling on the leash', 'How to keep bees'],
    ...['Gluten free bread', 'Chocolate for dogs', 'Photographing the moon', 'Jazz dance', 'Java coffee'],
    ...['Running for mayor', 'Black holes in accounting', 'Cloud types in Kubernetes', 'Python care'],
    ...['Running a business into the ground', 'The bank of a river', 'Soil', 'Coffee table design'],
    ...['Sleeping sickness in cattle', 'Garden furniture', 'Federal budget deficit', 'Freedom of the press'],
    ...['Remote control repair', 'Strength of materials', 'Language of flowers', 'Tea towels', 'Jazz hands'],
  ])('%s', async (topic) => {
    expect(await slugsFor(topic)).toEqual([]);
  });

  test.each([
    ['french', 'Bien choisir son vélo électrique'],
    ['german', 'Schlafsofa kaufen'],
    ['german', 'Gartenmöbel aus Holz'],
    ['japanese', 'コーヒーテーブルの選び方'],
    ['japanese', '眠り猫の歴史'],
    ['chinese', '咖啡馆装修设计'],
    ['russian', 'Спальный мешок для похода'],
    ['russian', 'Бюджет России'],
  ] as const)('in %s, %s', async (language, topic) => {
    expect(await slugsFor(topic, language)).toEqual([]);
  });
});

const SUGGESTED = (readdirSync('lib/research/samples') as Language[]).flatMap((language) =>
  SUGGESTED_TOPICS[language].map((topic) => ({ language, topic })),
);

test.each(SUGGESTED)('a note in $language covers “$topic”', async ({ language, topic }) => {
  expect(await slugsFor(topic, language)).not.toEqual([]);
});

test('a note that answers no such topic may be close to it', async () => {
  const { covering, others, close } = await matchLibrary('Coffee in Ethiopia', 'english');
  expect(covering).toEqual([]);
  expect(others.slice(0, close).map(({ slug }) => slug)).toContain('pour-over-coffee');
  expect(await matchLibrary('Zeppelin XKQ', 'english')).toMatchObject({ covering: [], neighbors: [], close: 0 });
});

test('the neighbors of a note are on subjects near it', async () => {
  const { neighbors } = await matchLibrary('Sourdough bread', 'english');
  const slugs = neighbors.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(['baking-cakes-cookies', 'homemade-pasta-pizza']));
  expect(slugs).not.toContain('black-holes');
});

test.each(['', '?!', 'the of and', '10'])('nothing answers “%s”', async (topic) => {
  expect(await slugsFor(topic)).toEqual([]);
});
