/** Words that say nothing about what a text is about; shorter ones are left out anyway. */
const STOP_WORDS = new Set(
  (
    'about after all and any are before best better between but can could does during each easy every ' +
    'few for from get give good guide has have her his home how into its just make makes making many more ' +
    'most much new not now one our out over should some such tell than that the their them then there ' +
    'these they this those through tips under use using very was way ways were what when where which ' +
    'while who why will with without would write you your'
  ).split(' '),
);

const FEWEST_CHARACTERS = 3;

/**
 * The words of a topic as tags: lower case, without accents, Latin letters and digits only; none when the topic
 * is written in another script.
 * @param most how many at most
 * @param mostCharacters longer words are left out
 */
export function topicTags(topic: string, most: number, mostCharacters: number): string[] {
  const words = topic
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^[a-z0-9]+$/.test(word) && /[a-z]/.test(word))
    .filter((word) => word.length >= FEWEST_CHARACTERS && word.length <= mostCharacters)
    .filter((word) => !STOP_WORDS.has(word));
  return [...new Set(words)].slice(0, most);
}
