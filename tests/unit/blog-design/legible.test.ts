import { type Browser, chromium, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allBlogStyles } from '@/lib/blog-design/stylesheet.ts';
import { browserLaunchOptions } from '../../../e2e/support/browser.ts';
import { SPECIFIED_STYLES } from '../../support/specified-styles.ts';
import { aBlog, aSection } from './a-blog.ts';
import { renderArticle } from './render-article.ts';
import { contrast } from './wcag.ts';

const CODE = '```sh\nls\n```';

const BLOG = aBlog({
  sources: [
    { number: 1, url: 'https://tea.example/', title: 'Tea', quote: 'Hot water.' },
    { number: 2, url: 'https://leaf.example/', title: 'Leaf' },
  ],
  content: {
    title: 'Tea',
    intro: `${'Steep it in “hot water.” [1] [2] '.repeat(9)}Then \`sh\`.`,
    keyPoints: ['Boil [1].'],
    sections: [
      aSection({
        content: `Pour *it.* [1]\n\n| Tea [1] | Heat |\n| Black [1] | 98 |\n\n> Wait. [1]\n\n- Stir \`it\` [1].\n\n${CODE}`,
      }),
    ],
    conclusion: `Drink. [1] \`sh\`\n\n> Enjoy. [1]\n\n${CODE}`,
    questions: [{ question: 'Hot?', answer: 'Very. [1]' }],
  },
});

/**
 * Everything a reader has to make out that is small. Passage and note are opened below the article, and letters leave
 * only what is behind them.
 */
const SMALL =
  'sup button,li>button,sup>a:only-child,code,.blog-code button,.blog-ai button,.blog-note,.blog-quote blockquote,.blog-quote a,.blog-quote button';
const TEST_CSS =
  '*{-webkit-text-fill-color:#0000!important;text-decoration:none!important}a{box-shadow:none!important}.blog-quote{position-area:none!important;inset:auto auto 0 0!important;margin:0!important}.blog>.blog-quote{bottom:500px!important}';

/** A piece of text: its color as #rrggbb, its box and its characters' height in pixels. */
type Piece = { name: string; color: string; fontSize: number; x: number; y: number; width: number; height: number };

/** Runs in the page. Buttons without a text have a drawn one. */
function pieces(selector: string): Piece[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const isDrawn = !element.textContent;
    const box = (isDrawn ? element : text).getBoundingClientRect();
    const face = getComputedStyle(element, isDrawn ? '::before' : null);
    const fontSize = Number.parseFloat(face.fontSize);
    // What is drawn inline has no size of its own.
    const drawn = [face.width, face.height].map((each) => Number.parseFloat(each) || fontSize);
    const [width = 0, height = 0] = isDrawn ? drawn : [box.width, box.height];
    const color = (face.color.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'));
    return {
      name: `${element.parentElement?.closest('[class]')?.className} ${element.localName}`,
      color: `#${color.join('')}`,
      fontSize,
      x: box.x + (box.width - width) / 2,
      y: box.y + (box.height - height) / 2,
      width,
      height,
    };
  });
}

/** The least contrast of a piece with the pixels behind it. */
async function leastContrast(picture: Sharp, { color, x, y, width, height }: Piece): Promise<number> {
  const area = {
    left: Math.ceil(x),
    top: Math.ceil(y),
    width: Math.max(1, Math.floor(width) - 1),
    height: Math.max(1, Math.floor(height) - 1),
  };
  const { data } = await picture.clone().extract(area).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const behind = new Set(Array.from({ length: data.length / 3 }, (_, at) => data.toString('hex', at * 3, at * 3 + 3)));
  return Math.min(...[...behind].map((pixel) => contrast(color, `#${pixel}`)));
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(await browserLaunchOptions());
  page = await browser.newPage({ viewport: { width: 400, height: 5400 }, reducedMotion: 'reduce' });
  const article = renderArticle(BLOG, { assetUrl: (url) => url, hasCopyButtons: true });
  await page.setContent(`<!doctype html><style>${allBlogStyles()}${TEST_CSS}body{margin:0}</style>${article}`);
  await page.evaluate(() => {
    for (const passage of document.querySelectorAll<HTMLElement>('[popover]')) {
      // The others would close.
      passage.popover = 'manual';
      passage.showPopover();
    }
  });
});

afterAll(() => browser.close());

const THEMES = ['default', 'blue', 'green', 'purple', 'orange', 'pink', 'teal', 'amber'];

test.each(SPECIFIED_STYLES)(
  'every mark, badge and note of %s is as high as its characters and has contrast',
  async (style) => {
    const faults: string[] = [];
    for (const look of THEMES.flatMap((theme) => [
      { theme, dark: false },
      { theme, dark: true },
    ])) {
      await page.evaluate(
        ({ style: given, theme, dark }) => {
          Object.assign(document.querySelector<HTMLElement>('.blog')?.dataset ?? {}, { style: given, theme });
          document.documentElement.classList.toggle('dark', dark);
        },
        { style, ...look },
      );
      const picture = sharp(await page.screenshot());
      for (const piece of await page.evaluate(pieces, SMALL)) {
        const least = await leastContrast(picture, piece);
        if (least < 4.5 || piece.height < piece.fontSize * 0.9) {
          faults.push(
            `${piece.name} ${look.theme} ${look.dark} ${least.toFixed(1)} ${piece.height.toFixed(1)} of ${piece.fontSize} px`,
          );
        }
      }
    }
    expect(faults).toEqual([]);
  },
);

/** Runs in the page: marks that begin a line at any width of a narrow screen, and lines of text. */
function looseMarks(style: string): number {
  const blog = document.querySelector<HTMLElement>('.blog');
  const line = document.createRange();
  let loose = 0;
  blog?.setAttribute('data-style', style);
  for (let width = 300; width < 400; width += 4) {
    blog?.style.setProperty('width', `${width}px`);
    for (const mark of document.querySelectorAll('.blog-intro sup')) {
      const before = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      before.currentNode = mark;
      const text = before.previousNode();
      line.setStart(text as Node, (text?.nodeValue?.length ?? 1) - 1);
      line.setEnd(text as Node, text?.nodeValue?.length ?? 1);
      loose += Number(line.getBoundingClientRect().right - mark.getBoundingClientRect().left > 20);
    }
  }
  return loose;
}

test.each(SPECIFIED_STYLES)('no line of %s begins with a mark', async (style) => {
  expect(await page.evaluate(looseMarks, style)).toBe(0);
});
