import path from 'node:path';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import type { ArchivePlace } from './types.ts';

/** Where our own exports put pictures, beside the texts. */
const FOLDER = 'pictures';

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The name that a picture of a text has in the text's archive; undefined where it is not in there.
 * @param address as the text has it: a path from the text, or the address that one of our own pictures has on its site
 */
export function pictureEntry(address: string, { folder, pictures }: ArchivePlace): string | undefined {
  if (isHttpUrl(address)) {
    const id = storedPictureId(new URL(address).pathname);
    const start = path.posix.join(folder, FOLDER, `${id}.`);
    return id && pictures.find((name) => name.startsWith(start));
  }
  const name = path.posix.join(folder, decoded(address.replace(/[?#].*$/s, '')));
  return pictures.includes(name) ? name : undefined;
}
