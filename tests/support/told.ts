import { say } from '@/lib/messages/catalogue.ts';

/** A record, its notes in English. */
export const told = <Given extends object | null>(given: Given): Given =>
  Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => [name, typeof value === 'string' ? say('en', value) : value]),
  ) as Given;
