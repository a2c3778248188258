const LONGEST_QUERY = 200;
const MOST_QUERIES = 3;

/** A query as search engines take it: one line, not too long. */
function asQuery(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY);
}

/**
 * What to search for where no model says it: the topic, and with an outline its first headings beside the topic.
 * At most three queries, without repetition. Pure.
 */
export function queriesFor(topic: string, outline?: { sections: readonly { heading: string }[] }): string[] {
  const subject = asQuery(topic);
  const headings = outline?.sections.map(({ heading }) => asQuery(`${subject} ${heading}`)) ?? [];
  return [...new Set([subject, ...headings])].slice(0, MOST_QUERIES);
}
