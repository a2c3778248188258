import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '@/lib/writing/built-in/packs/english/keywords';
import { READING } from '@/lib/writing/built-in/packs/english/reading';
import { titleCase } from '@/lib/writing/built-in/packs/english/style';
import { gerundPhrase, topicSlots } from '@/lib/writing/built-in/packs/english/topic-slots';
import { domainOf } from '@/lib/writing/built-in/topic-domain';
import { readTopic } from '@/lib/writing/built-in/topic-reading';
import { cleanTopic, shortened } from '@/lib/writing/built-in/topic-text';

const read = (topic: string) => readTopic(topic, 'english', READING, null);

describe('reading an English topic', () => {
  test.each([
    ['How to brew better coffee at home', 'how-to', 'brew better coffee at home'],
    ['How do I get my toddler to sleep?', 'how-to', 'get my toddler to sleep'],
    ['The best way to learn piano', 'how-to', 'learn piano'],
    ['10 ways to sleep better', 'list', 'sleep better'],
    ['Top 10 laptops for students', 'list', 'laptops for students'],
    ['best hiking trails in Norway', 'list', 'hiking trails in Norway'],
    ['Meal prep ideas for busy parents', 'list', 'Meal prep'],
    ['10 mistakes to avoid when buying a house', 'list', 'buying a house'],
    ['what is photosynthesis', 'explainer', 'photosynthesis'],
    ['The Ultimate Guide to Sourdough Bread', 'explainer', 'Sourdough Bread'],
    ['Remote work', 'explainer', 'Remote work'],
    [
      'Write me a blog post about the benefits of meditation',
      'explainer',
      'the benefits of meditation',
    ],
  ])('takes "%s" for a %s on "%s"', (topic, shape, subject) => {
    const { reading } = read(topic);
    expect([reading.shape, reading.subject]).toEqual([shape, subject]);
  });

  test.each([
    ['React vs Vue for small teams', 'React', 'Vue'],
    ['Tea or coffee?', 'Tea', 'coffee'],
    ['iPhone versus Android when you travel', 'iPhone', 'Android'],
    ['how to choose between oil and gouache', 'oil', 'gouache'],
    ['Is it better to rent or buy a house?', 'rent', 'buy a house'],
  ])('finds both sides of "%s"', (topic, a, b) => {
    expect(read(topic).reading.options).toMatchObject({ a, b });
  });

  test.each([
    'Is remote work good or bad',
    'What to do when you win or lose',
    'How to write a letter or a speech',
  ])('does not take the "or" in "%s" for a comparison', (topic) => {
    expect(read(topic).reading.shape).not.toBe('comparison');
  });

  test.each([
    ['10 ways to sleep better', 10],
    ['Seven habits of calm people', 7],
    ['ways to sleep better', null],
  ])('reads the count of "%s"', (topic, count) => {
    expect(read(topic).reading.count).toBe(count);
  });

  test('keeps a question mark in the headline, and no other final punctuation', () => {
    expect(read('Why do cats purr?').reading.headline).toBe('Why do cats purr?');
    expect(read('Why cats purr!!!').reading.headline).toBe('Why cats purr');
  });

  test('takes the first sentence of a brief', () => {
    const { reading } = read(
      'Please write an article about winter gardens. They should be small. Add a plan.',
    );
    expect(reading.headline).toBe('winter gardens');
  });

  test.each([
    ['How to brew better coffee at home', 'food'],
    ['React vs Vue for small teams', 'technology'],
    ['The history of lighthouses', 'history'],
    ['10 ways to sleep better', 'health'],
    ['Please write an article on climate change and small farms', 'nature'],
    ['xyzzy', 'general'],
  ])('places "%s" in %s', (topic, domain) => {
    expect(read(topic).domain).toBe(domain);
  });

  test('gives a tie to the keyword that stands first', () => {
    expect(domainOf('coffee and guitars', READING).domain).toBe('food');
    expect(domainOf('guitars and coffee', READING).domain).toBe('arts');
  });
});

describe('naming an English topic in a sentence', () => {
  const named = (topic: string) => topicSlots(read(topic).reading).topic;

  test.each([
    ['How to brew better coffee at home', 'brewing better coffee at home'],
    ['How to plan and book a family trip', 'planning and booking a family trip'],
    ['How do I get my toddler to sleep?', 'getting your toddler to sleep'],
    ['Remote Work', 'remote work'],
    ['The Future of Electric Cars', 'the future of electric cars'],
    ['Python for beginners', 'Python for beginners'],
    ['The Life of Marie Curie', 'the life of Marie Curie'],
    ['why cats purr', 'the question of why cats purr'],
    ['Why do cats purr?', 'the question “Why do cats purr?”'],
    ['tips for new managers', 'the needs of new managers'],
    ['Electric bikes: pros and cons', 'electric bikes'],
    ['React vs Vue', 'the choice between React and Vue'],
  ])('calls "%s" %s', (topic, name) => {
    expect(named(topic)).toBe(name);
  });

  test.each([
    ['make bread', 'making bread'],
    ['tie a tie', 'tying a tie'],
    ['run faster', 'running faster'],
    ['see better', 'seeing better'],
    ['quickly learn Spanish', 'quickly learning Spanish'],
    ['sing', 'singing'],
    ['develop film', 'developing film'],
    ['fix a tap', 'fixing a tap'],
  ])('forms the noun of "%s"', (action, noun) => {
    expect(gerundPhrase(action)).toBe(noun);
  });
});

describe('a headline in title case', () => {
  test.each([
    ['how to brew coffee at home', 'How to Brew Coffee at Home'],
    ['the iPhone or an Android: what to ask', 'The iPhone or an Android: What to Ask'],
    ['work-life balance', 'Work-Life Balance'],
    ['10 ways to add up', '10 Ways to Add Up'],
  ])('turns "%s" into "%s"', (text, title) => {
    expect(titleCase(text)).toBe(title);
  });
});

describe('cleaning and shortening a topic', () => {
  test.each([
    ['  "Sourdough   bread!"  ', 'Sourdough bread'],
    ['[1] {a|b} <b>tea</b>', '1 a b b tea /b'],
    ['???', '???'],
  ])('cleans %j', (raw, clean) => {
    expect(cleanTopic(raw)).toBe(clean);
  });

  const small = new Set(['the', 'of', 'and', 'in', 'to']);

  test.each([
    ['the history of lighthouses', 40, 'the history of lighthouses'],
    ['lighthouses, their keepers and the sea', 30, 'lighthouses'],
    [
      'why small bakeries in rural towns struggle to find apprentices',
      50,
      'why small bakeries in rural towns struggle',
    ],
    ['a'.repeat(80), 10, `${'a'.repeat(9)}…`],
  ])('cuts "%s" to %i', (text, limit, short) => {
    expect(shortened(text, limit, small)).toBe(short);
  });

  test('counts a Chinese character as two', () => {
    expect(shortened('人工智能与教育的未来发展方向', 11, small)).toBe('人工智能与…');
  });
});

test('the English keywords stand in one domain only where they say so', () => {
  expect(KEYWORDS.general).toEqual([]);
  expect(KEYWORDS.food).toContain('coffee');
});

describe('keywords where words are not spaced', () => {
  const keywords = { ...READING.keywords, technology: ['AI', '编程'], travel: ['旅行'] };
  const unspaced = { ...READING, keywords, keywordMatch: 'substring' as const };

  test.each([
    ['学编程的方法', 'technology'],
    ['用AI做旅行攻略的AI', 'technology'],
    ['Norwegian trails', 'general'],
  ])('place "%s" in %s', (topic, domain) => {
    expect(domainOf(topic, unspaced).domain).toBe(domain);
  });
});
