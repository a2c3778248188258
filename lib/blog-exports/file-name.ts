/** Longest title part of a file name, so that the whole fits every file system. */
const MAX_CHARACTERS = 100;

/**
 * Name of a downloaded blog: 'blog-{title lowercased, spaces as hyphens}.html' (spec §9), without the characters that a
 * file system or a header could trip over.
 * @param extension of another format
 */
export function downloadFileName(title: string, extension = 'html'): string {
  const safe = Array.from(title.normalize('NFC').toLowerCase().replace(/\s+/g, '-'))
    .filter((character) => /[\p{L}\p{N}\p{M}_-]/u.test(character))
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `blog-${safe || 'untitled'}.${extension}`;
}

/** A file name no other file of the folder has: a number is put before the ending where needed. */
export function distinctName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = name.replace(/(\.\w+)$/, `-${number}$1`);
    if (!taken.has(numbered)) return numbered;
  }
}
