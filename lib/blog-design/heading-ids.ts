/** Other ids of the page and the article. */
const TAKEN = ['content', 'main', 'top', 'blog', 'contents', 'conclusion', 'sources'];

/** Ids of citations, their quotes and sources. */
const OF_CITATIONS = /^(cite|quote|source)-\d+$/;

const MAX_CHARACTERS = 60;

/** A heading as a URL fragment: lowercase words in any script, joined by hyphens. */
function readableId(heading: string): string {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  let id = '';
  for (const word of words) {
    const longer = id ? `${id}-${word}` : word;
    if ([...longer].length > MAX_CHARACTERS) return id || [...word].slice(0, MAX_CHARACTERS).join('');
    id = longer;
  }
  return id;
}

/** Ids for the headings of one article, in order: readable, stable, and each given once. */
export function headingIds(headings: readonly string[]): string[] {
  const taken = new Set(TAKEN);
  return headings.map((heading, at) => {
    const base = readableId(heading) || `section-${at + 1}`;
    let id = base;
    for (let copy = 2; taken.has(id) || OF_CITATIONS.test(id); copy += 1) id = `${base}-${copy}`;
    taken.add(id);
    return id;
  });
}
