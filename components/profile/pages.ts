import { PROFILE_PAGE_SIZE } from '@/lib/constants/limits';

/** The page that an address asks for, from its `page`; 1 when it names none. */
export function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** On how many pages a number of blogs stands; at least one (spec §2: 'Page X of Y'). */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PROFILE_PAGE_SIZE));
}
