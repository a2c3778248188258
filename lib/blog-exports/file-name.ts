const MAX_CHARACTERS = 100;

/** File systems take names of 255 bytes; the rest is for prefix, number and ending. */
const MAX_BYTES = 220;

function withinBytes(characters: readonly string[], most: number): string {
  const end = characters.findIndex(
    (_, at) => new TextEncoder().encode(characters.slice(0, at + 1).join('')).length > most,
  );
  return characters.slice(0, end < 0 ? undefined : end).join('');
}

/** Name of a downloaded blog: 'blog-{title lowercased, spaces as hyphens}.html' (spec §9), safe in headers. */
export function downloadFileName(title: string, extension = 'html'): string {
  const characters = Array.from(title.normalize('NFC').toLowerCase().replace(/\s+/g, '-'))
    .filter((character) => /[\p{L}\p{N}\p{M}_-]/u.test(character))
    .slice(0, MAX_CHARACTERS);
  const safe = withinBytes(characters, MAX_BYTES).replace(/^-+|-+$/g, '');
  return `blog-${safe || 'untitled'}.${extension}`;
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
