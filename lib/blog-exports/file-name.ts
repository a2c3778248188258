/** Longest title part of a file name. */
const MAX_CHARACTERS = 100;

/** The same in bytes: file systems take names of 255, with what stands before and behind it. */
const MAX_BYTES = 220;

/** The beginning of a text that has no more bytes in UTF-8 than that. */
function withinBytes(characters: readonly string[], most: number): string {
  let bytes = 0;
  const fitting = characters.findIndex((character) => {
    bytes += new TextEncoder().encode(character).length;
    return bytes > most;
  });
  return characters.slice(0, fitting < 0 ? undefined : fitting).join('');
}

/**
 * Name of a downloaded blog: 'blog-{title lowercased, spaces as hyphens}.html' (spec §9), without the characters that a
 * file system or a header could trip over.
 * @param extension of another format
 */
export function downloadFileName(title: string, extension = 'html'): string {
  const characters = Array.from(title.normalize('NFC').toLowerCase().replace(/\s+/g, '-'))
    .filter((character) => /[\p{L}\p{N}\p{M}_-]/u.test(character))
    .slice(0, MAX_CHARACTERS);
  const safe = withinBytes(characters, MAX_BYTES).replace(/^-+|-+$/g, '');
  return `blog-${safe || 'untitled'}.${extension}`;
}

/** A file name no other file of the folder has: a number is put before the ending where needed. Quick among many of one name. */
export function distinctName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const numbered = (number: number) => name.replace(/(\.\w+)$/, `-${number}$1`);
  let free = 2;
  while (taken.has(numbered(free))) free *= 2;
  let used = Math.floor(free / 2);
  while (free - used > 1) {
    const middle = Math.floor((used + free) / 2);
    if (taken.has(numbered(middle))) used = middle;
    else free = middle;
  }
  return numbered(free);
}
