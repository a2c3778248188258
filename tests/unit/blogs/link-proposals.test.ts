import { describe, expect, test } from 'vitest';
import { readMarkdown } from '@/lib/article/read-markdown.ts';
import { articleTexts, blogWords } from '@/lib/blogs/article-texts.ts';
import { type LinkedArticle, proposeLinks } from '@/lib/blogs/links/proposals.ts';
import type { Language } from '@/lib/constants/options.ts';
import { gardenBlogs } from '../../support/garden.ts';

const CITED = new Set([1]);

/** An article named by its title, with room for links unless a test says otherwise. */
const article = (title: string, texts: readonly string[], given: Partial<LinkedArticle> = {}): LinkedArticle => ({
  id: title,
  title,
  isPublic: true,
  names: [title],
  texts: [title, ...texts],
  linked: new Set(),
  places: texts.map((text) => readMarkdown(text, CITED)),
  words: 1500,
  ...given,
});

const GRINDERS = article('Choosing a burr grinder', [
  'A burr grinder crushes evenly. Every burr grinder has two burrs. A cheap grinder has blades.',
]);

/** The words that are proposed in a text to name the grinders' blog. */
async function linksIn(text: string, given: Partial<LinkedArticle> = {}, language: Language = 'english') {
  const links = await proposeLinks([GRINDERS, article('Morning routine', [text], given)], language);
  return links.filter(({ source }) => source === 'Morning routine').map(({ words }) => words);
}

describe('a link is proposed', () => {
  test('for the longest words of a sentence that name another blog, as they stand', async () => {
    expect(await linksIn('I get up. Then my Burr Grinders wake the house.')).toEqual(['Burr Grinders']);
  });

  test('in the item of a list', async () => {
    expect(await linksIn('Before work:\n\n- kettle\n- the burr grinder')).toEqual(['burr grinder']);
  });

  test.each<[Language, string, string, string]>([
    ['chinese', '磨豆机的选择', '磨豆机很重要。磨豆机要均匀。', '早上我先打开磨豆机，再烧水。'],
    [
      'japanese',
      'コーヒーミルの選び方',
      'コーヒーミルは大切です。コーヒーミルは重い。',
      '朝はまずコーヒーミルを出します。',
    ],
    ['german', 'Die richtige Kaffeemühle', 'Eine Kaffeemühle mahlt gleichmäßig.', 'Meine Kaffeemühle ist laut.'],
    ['russian', 'Как выбрать кофемолку', 'Кофемолка мелет ровно.', 'Утром я мою кофемолку.'],
    ['french', 'Choisir un moulin à café', 'Le moulin à café broie.', 'Le matin, le moulin à café chante.'],
  ])('in %s', async (language, title, text, mentioning) => {
    const links = await proposeLinks([article(title, [text]), article('X', [mentioning])], language);
    expect(links.map(({ source, target }) => [source, target])).toEqual([['X', title]]);
  });
});

test('a word names a blog in the form of its title only', async () => {
  const print = 'How the printing press changed Europe';
  const about = article(print, ['Printing was slow. Printing spread. The printing press was printing books.']);
  const wordsIn = async (text: string) =>
    (await proposeLinks([about, article('X', [text])], 'english')).map(({ words }) => words);
  expect(await wordsIn('We printed it.')).toEqual([]);
  expect(await wordsIn('We learned printing.')).toEqual(['printing']);
});

describe('no link is proposed', () => {
  test.each([
    ['in a quotation', '> The burr grinder is the heart.'],
    ['in quotation marks', 'She said “buy a burr grinder” and left.'],
    ['in a heading', '### The burr grinder'],
    ['in code', '`burr grinder`'],
    ['in a link', 'Look at [this burr grinder](https://shop.example/).'],
    ['in a table', '| a | b |\n| burr grinder | 1 |'],
    ['before the mark of a citation', 'It needs a burr grinder [1].'],
    ['after the mark of a citation', 'It costs little [1] burr grinder included.'],
  ])('%s', async (_, text) => {
    expect(await linksIn(text, { words: 200 })).toEqual([]);
  });

  test('below 150 words', async () => {
    expect(await linksIn('My burr grinder hums.', { words: 149 })).toEqual([]);
  });

  test('beside one that is there', async () => {
    expect(await linksIn('My burr grinder hums.', { linked: new Set(['another']), words: 299 })).toEqual([]);
    expect(await linksIn('My burr grinder hums.', { linked: new Set([GRINDERS.id]) })).toEqual([]);
  });

  test('to a blog that is not public', async () => {
    const hidden = { ...GRINDERS, isPublic: false };
    expect(await proposeLinks([hidden, article('X', ['My burr grinder hums.'])], 'english')).toEqual([]);
  });

  test('twice to one blog', async () => {
    expect(await linksIn('My burr grinder hums. The burr grinder is old.')).toHaveLength(1);
  });
});

test('each of twenty blogs gets two links and gives as many as its length allows', async () => {
  const articles = gardenBlogs().map((blog) =>
    article(blog.title, articleTexts(blog), {
      texts: [blog.title, ...blog.sections.map(({ heading }) => heading), ...articleTexts(blog)],
      words: blogWords(blog, 'english'),
    }),
  );
  const links = await proposeLinks(articles, 'english');
  for (const { id, words } of articles) {
    expect(links.filter(({ target }) => target === id).length).toBeGreaterThanOrEqual(2);
    const out = links.filter(({ source }) => source === id);
    expect(out).toHaveLength(Math.floor(words / 150));
    expect(new Set(out.map(({ target }) => target)).size).toBe(out.length);
  }
});
