/** Longest title part of a file name, so that the whole fits every file system. */
const MAX_CHARACTERS = 100;

/**
 * Name of a downloaded blog: 'blog-{title lowercased, spaces as hyphens}.html' (spec §9), without the characters that a
 * file system or a header could trip over.
 */
export function downloadFileName(title: string): string {
  const safe = Array.from(title.normalize('NFC').toLowerCase().replace(/\s+/g, '-'))
    .filter((character) => /[\p{L}\p{N}\p{M}_-]/u.test(character))
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `blog-${safe || 'untitled'}.html`;
}
