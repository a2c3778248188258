/** File systems take names of 255 bytes; the rest is for prefix, number and ending. */
const MAX_BYTES = 220;

/** Name of a downloaded blog: 'blog-{title lowercased, spaces as hyphens}.html' (spec §9), safe in headers. */
export function downloadFileName(title: string, extension = 'html'): string {
  let bytes = 0;
  const name = Array.from(title.normalize('NFC').toLowerCase().replace(/\s+/g, '-'))
    .filter((character) => /[\p{L}\p{N}\p{M}_-]/u.test(character))
    .slice(0, 100)
    .filter((character) => {
      bytes += new TextEncoder().encode(character).length;
      return bytes <= MAX_BYTES;
    })
    .join('')
    .replace(/^-+|-+$/g, '');
  return `blog-${name || 'untitled'}.${extension}`;
}

export function distinctNames(): (name: string) => string {
  const nextNumbers = new Map<string, number>();
  return (name) => {
    let distinct = name;
    for (let number = nextNumbers.get(name) ?? 2; nextNumbers.has(distinct); number += 1) {
      distinct = name.replace(/(\.\w+)$/, `-${number}$1`);
      nextNumbers.set(name, number + 1);
    }
    nextNumbers.set(distinct, nextNumbers.get(distinct) ?? 2);
    return distinct;
  };
}
