import { articleOnPage } from './score-lists.tsx';

/** Highlights a sentence of a blog, as it was read, in the article on the page, and shows it or else its section. */
export function highlightSentence(sentence: string, anchor: string): void {
  const article = articleOnPage();
  if (!article) return;
  const texts: { node: Text; start: number }[] = [];
  let whole = '';
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('sup, button, [popover]')) continue;
    texts.push({ node, start: whole.length });
    whole += node.data;
  }
  const [row = ''] = sentence.replace(/\s*\[\d{1,3}\]|`/g, '').split(' | ');
  const start = row ? whole.indexOf(row) : -1;
  const place = (at: number) => texts.findLast((text) => text.start <= at);
  const [from, to] = [place(start), place(start + row.length - 1)];
  CSS.highlights?.delete('finding');
  if (start < 0 || !from || !to) return void document.getElementById(anchor)?.scrollIntoView();
  const range = new Range();
  range.setStart(from.node, start - from.start);
  range.setEnd(to.node, start + row.length - to.start);
  CSS.highlights?.set('finding', new Highlight(range));
  from.node.parentElement?.scrollIntoView({ block: 'center' });
}
