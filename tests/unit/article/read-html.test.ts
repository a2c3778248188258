import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { readHtml } from '@/lib/article/read-html.ts';
import type { HtmlOptions } from '@/lib/article/read-html-elements.ts';
import type { Block } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';

const read = (html: string, options: HtmlOptions = { from: 'post' }) =>
  readHtml(parseHTML(`<html><body>${html}</body></html>`).document.body, options);
const markdown = (html: string, options?: HtmlOptions) => writeMarkdown(read(html, options).blocks as Block[]);

describe('HTML is read as Markdown', () => {
  test.each([
    ['10<sup>9</sup> cells on 5 m<sup>2</sup>, 10<sup>−3</sup>, H<sub>2</sub>O', '10⁹ cells on 5 m², 10⁻³, H₂O'],
    ['the 21<sup>st</sup>, x<sup>n</sup>, 2<sup>k+1</sup>, V<sub>max</sub>', 'the 21st, xⁿ, 2^(k+1), Vmax'],
    ['<ruby>土<rp>(</rp><rt>つち</rt><rp>)</rp></ruby>は', '土は'],
    ['<q>so <q>in</q></q>, <span lang="fr"><q>oui</q></span>', '“so ‘in’”, «\u00a0oui\u00a0»'],
    ['<s>€120</s> €80<del>, gone</del><span style="text-decoration:line-through">!</span>', '€80'],
    ['<math><mi>A</mi><mo>=</mo><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></math>', 'A = πr²'],
    ['<math><mfrac><mn>1</mn><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math>', '1/(a + 1)'],
    ['<math><msqrt><mi>x</mi></msqrt><msub><mi>v</mi><mn>0</mn></msub></math>', '√xv₀'],
    ['<math alttext="{\\displaystyle a+b}"><mi>x</mi></math>', 'a+b'],
    ['<script type="math/tex">a/b</script>', 'a/b'],
    ['<pre class="lang-js">\na\n\n  b\n</pre>', '```js\na\n\n  b\n```'],
    [
      '<ol><li>a<pre><code class="language-sh">x</code></pre></li><li>b</li></ol>',
      '1. a\n\n   ```sh\n   x\n   ```\n2. b',
    ],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
    ['<ol><li>a</li><ul><li>b</li></ul></ol>', '1. a\n   - b'],
    ['<dl><dt>Bog</dt><dd>Wet.</dd></dl>', '- Bog\n\n  Wet.'],
    ['One<br>two<br><br>three', 'One\n\ntwo\n\nthree'],
    ['<b>One<br>two</b> <br>three', '**One**\n\n**two**\n\nthree'],
    ['One.\n\nTwo.', 'One.\n\nTwo.'],
    ['<cite>Walden</cite>', '*Walden*'],
    ['<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>', '- [x] a\n- [ ] b'],
    ['<strong><p>a</p><p>b</p></strong>', 'a\n\nb'],
    ['<input type="checkbox" id="q"><label for="q">Why?</label><div>So.</div>', 'Why?\n\nSo.'],
    ['<form><label>Name</label><input></form><label hidden>Menu</label>', ''],
    ['<details><summary>Why?</summary>So.</details>', 'Why?\n\nSo.'],
    [
      '<button aria-controls="p">Why?</button><div hidden id="p">It is so.</div><button>Go</button>',
      'Why?\n\nIt is so.',
    ],
    ['<a href="https://www.google.com/url?q=https://a.example/&sa=D">a</a>', '[a](https://a.example/)'],
    ['<b style="font-weight:normal"><span style="font-weight:700">a</span></b>', '**a**'],
    ['<table><tr><th>a<th>b<tr><td rowspan="2">1<td>2<tr><td>3</table>', '| a | b |\n| 1 | 2 |\n| 1 | 3 |'],
    ['<table><tr><th colspan="2">a<tr><th>b<th>c<tr><td>1<td>2</table>', '| a b | a c |\n| 1 | 2 |'],
    ['<table role="presentation"><tr><td>a<td>b<tr><td>c<td>d</table>', 'a\n\nb\n\nc\n\nd'],
    ['<table><tr><th>a<th>b<tr><td>1<td><table><tr><td>2<td>3</table></table>', '| a | b |\n| 1 | 2 3 |'],
  ])('%s', (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  test('a page has no tasks', () => {
    const html = '<ul><li><input type="checkbox" id="q"><label for="q">Why?</label><p>So.</p></li></ul>';
    expect(markdown(html, { from: 'page' })).toBe('- Why?\n\n  So.');
  });

  test('the first row has the names only where nothing else may', () => {
    const table = '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>';
    expect(markdown(table)).toBe('| a | b |\n| 1 | 2 |');
    expect(markdown(table, { from: 'page' })).toBe('|  |  |\n| a | b |\n| 1 | 2 |');
  });
});

describe('beside the text', () => {
  test('notes of a post have the page they link to, or their text, which leaves the post', () => {
    const html =
      '<p>In 2020<sup><a href="#n">1</a></sup>, see <a href="https://a.example/">[2]</a>.</p><ol><li id="n">Weighed. <a href="#r">↩</a></li></ol>';
    expect(markdown(html)).toBe('In 2020 [1], see [2].');
    expect(read(html).notes).toEqual([
      { number: 1, line: [{ type: 'text', value: 'Weighed.' }] },
      { number: 2, line: [], url: 'https://a.example/' },
    ]);
    expect(markdown(html, { from: 'page' })).toBe('In 2020, see .\n\n1. Weighed.');
    const twice = '<p>So<sup><a href="#n">1</a></sup> and so<sup><a href="#n">2</a></sup>.</p><p id="n">Weighed.</p>';
    expect(markdown(twice)).toBe('So [1] and so [2].');
    expect(read(twice).notes).toEqual(
      [1, 2].map((number) => ({ number, line: [{ type: 'text', value: 'Weighed.' }] })),
    );
  });

  test.each([
    ['<img src="a.png" alt="A">', { url: 'https://b.example/a.png', alt: 'A' }],
    ['<img src="data:image/gif;base64,R0" data-src="/c.png">', { url: 'https://b.example/c.png' }],
    ['<img srcset="/d.png 1x, /e.png 2x">', { url: 'https://b.example/d.png' }],
    ['<figure><img src="/f.png"><figcaption>Ann</figcaption></figure>', { caption: [{ type: 'text', value: 'Ann' }] }],
  ])('a picture is found in %s', (html, picture) => {
    expect(read(html, { from: 'post', base: 'https://b.example/x' }).blocks).toMatchObject([
      { type: 'picture', ...picture },
    ]);
  });

  test('counts what a text cannot hold, but no pixel that tracks', () => {
    const html =
      '<p>a <a href="javascript:x">b</a> <s>c</s><sup><a href="#n">*</a></sup></p><iframe></iframe><form>d</form><img width="1" src="/t.gif"><svg aria-hidden="true"></svg>';
    expect(read(html).losses).toMatchObject({ embeds: 2, pictures: 0, links: 1, struck: 1, notes: 1 });
  });

  test.each([
    ['<p>a<br>b</p>', 0],
    ['<table><tr><th>a<br>b</th><td>c</td></tr><tr><td><b>d<br>e</b></td><td>f</td></tr></table>', 2],
    ['<h2>a<br>b</h2>', 1],
  ])('counts line breaks of %s that become spaces', (html, count) => {
    expect(read(html).losses.breaks).toBe(count);
  });

  test.each([
    ['<ol><li>a</li><li>b</li></ol>', 0],
    ['<ol start="5"><li>a</li></ol>', 1],
    ['<ol><li>a</li><li value="4">b</li></ol>', 1],
  ])('counts renumbered lists of %s', (html, count) => {
    expect(read(html).losses.numbers).toBe(count);
  });

  test.each([
    [0, 'many columns', `<tr>${'<td>a</td>'.repeat(50)}</tr>`.repeat(2)],
    [1, 'too many columns', `<tr>${'<td>a</td>'.repeat(51)}</tr>`.repeat(2)],
    [0, 'many characters', `<tr><td>${'b'.repeat(200)}</td><td>c</td></tr>`.repeat(480)],
    [1, 'too many characters', `<tr><td>${'b'.repeat(200)}</td><td>c</td></tr>`.repeat(490)],
  ])('counts %i cut tables among one of %s', (count, _, rows) => {
    expect(read(`<table>${rows}</table>`).losses.tables).toBe(count);
  });
});
