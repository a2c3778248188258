/** A page that takes seconds to read, since it may be a menu at every depth. */
export const hostilePage = (links: number, words = 0) =>
  `<html><body>${'<div>'.repeat(95)}${'<a href=x>a</a>'.repeat(links)}${'a '.repeat(words)}`;

/** One of 1 MB that exceeds the limit of a parser. */
export const HOSTILE_PAGE = hostilePage(6000, 500_000);
