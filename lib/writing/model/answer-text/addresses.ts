import { sentencesOf } from '@/lib/text/sentences.ts';

/** Stands for a removed address: a private-use character. */
const GONE = '\uE000';

const REST = '[^\\s<>()\\[\\]{}"“”«»„（）【】「」『』，。；：！？、\uE000]*';
const TOP_LEVEL =
  'com|org|net|io|gov|edu|info|biz|co|eu|uk|de|fr|es|it|pt|br|ru|cn|jp|ch|at|nl|be|pl|us|ca|au|tv|ai|app|dev|xyz|online|site|shop|store|blog|club|top|link|live|news|world|example|test|invalid|onion|' +
  'academy|agency|cafe|center|company|digital|directory|farm|garden|guide|health|homes|kitchen|media|network|organic|photos|science|services|shopping|solutions|space|studio|systems|tech|tips|today|tools|travel|website|wiki|yoga|zone';
const HOST_START = '(?<![a-z0-9.-])[a-z0-9.-]{1,253}';

/** Addresses of every kind. Bare host names need a known ending: "end.It" is not one. */
const ADDRESSES = [
  new RegExp(`<?\\b[a-z][a-z0-9+.-]{1,15}://${REST}>?`, 'gi'),
  /<?(?:\bmailto:)?(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}>?/g,
  new RegExp(`\\bwww\\d?\\.${REST}`, 'gi'),
  new RegExp(`${HOST_START}\\.[a-z]{2,63}(?::\\d+)?/${REST}`, 'gi'),
  new RegExp(`(?i:${HOST_START})\\.(?:${TOP_LEVEL})(?![\\p{Script=Latin}\\p{N}-])`, 'gu'),
  new RegExp(`(?i:${HOST_START})\\.(?:${TOP_LEVEL.toUpperCase()})(?![\\p{Script=Latin}\\p{N}-])`, 'gu'),
  // "example(.)com", "example [dot] com"
  new RegExp(
    `(?i:${HOST_START}) ?[(\\[{] ?(?:\\.|dot|punkt|point|punto|ponto|точка|点) ?[)\\]}] ?(?:${TOP_LEVEL})(?![\\p{Script=Latin}\\p{N}-])`,
    'gu',
  ),
  /(?<![а-яё0-9-])[а-яё0-9-]{1,63}\.(?:рф|рус|онлайн|сайт)(?![\p{L}\p{N}-])/giu,
];

/** Whether an address is a host name from the topic. */
function isGiven(address: string, topic: string): boolean {
  const bare = address
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\/$/, '');
  return !/:\/\/|@/.test(address) && topic.toLowerCase().includes(bare);
}

/** Replaces addresses by a mark, except host names of the topic. The stop that ends a sentence stays. */
export function markAddresses(text: string, topic: string): string {
  return ADDRESSES.reduce(
    (current, pattern) =>
      current.replace(pattern, (found) => {
        const stop = /(?<![.,;:!?])[.,;:!?]+$/.exec(found)?.[0] ?? '';
        const address = found.slice(0, found.length - stop.length);
        return isGiven(address, topic) ? found : `${GONE}${stop}`;
      }),
    text,
  );
}

/** A paragraph without sentences that had an address; addresses in brackets go alone. */
export function withoutMarked(text: string): string {
  const unbracketed = text.replace(new RegExp(` ?[(（][\\s${GONE}]*[)）]`, 'g'), (brackets) =>
    brackets.includes(GONE) ? '' : brackets,
  );
  if (!unbracketed.includes(GONE)) return unbracketed;
  return sentencesOf(unbracketed, 'english')
    .filter((sentence) => !sentence.includes(GONE))
    .join('')
    .trim();
}

/** A text without the marks. */
export function withoutMarks(text: string): string {
  return text.replace(new RegExp(` ?${GONE}`, 'g'), '');
}
