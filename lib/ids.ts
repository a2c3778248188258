import { nanoid } from 'nanoid';

/** A new public identifier: 22 URL-safe characters, 132 random bits. */
export function newId(): string {
  return nanoid(22);
}

/** Whether a text may be one of our identifiers or slugs; avoids useless queries. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
