/** A sentence of a source page that can be quoted, the better the higher its score. */
export type Candidate = { text: string; score: number; at: number };

const SHORTEST = 40;
const LONGEST = 260;
const WIDE_SHORTEST = 14;
const WIDE_LONGEST = 110;

const WIDE_TEXT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Signs of markup, citations, addresses and inner quotations, none of which may stand inside our marks. */
const FOREIGN_SIGNS = /[[\]{}<>|•©®™»«„“”"「」『』@#→►▶…~_=\\^`*]|\.\.\.|https?:|www\./iu;
const BEGINNING = /^[\p{Lu}\p{Lo}\p{N}¿¡]/u;
const FULL_STOP = /[.!?。！？]$/u;
/** "Dr.", "St.", "J.", "e.g.": the segmenter takes these for the end of a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|\p{Lu}\p{L}{1,2}|\p{L}\.\p{L}|etc|vs|approx|bzw|usw|inkl|env|prof|dott|sig|см|им|ул|стр)\.$/u;
/** What pages say about themselves, in the languages we write. */
const BOILERPLATE = new RegExp(
  [
    '(?:use|uses|using|accept|our|all) cookies|cookies? (?:policy|settings|consent|notice|preferences)|newsletter|subscri',
    '\\b(?:sign|log) ?(?:up|in)\\b|privacy (?:policy|notice|settings)|terms of (?:use|service)|all rights reserved|copyright',
    '\\bclick\\b|javascript (?:is|must)|enable javascript|your browser|advertis|affiliate|read more|share this|follow us',
    'leave a (?:comment|reply)|comments are|learn more about our|contact us|checkout|add to cart|free trial|download (?:the|our|now)',
    'abonnez|inscrivez|connectez-vous|politique de confidentialité|droits réservés|cliquez|en savoir plus',
    'suscr[ií]b|reg[ií]str(?:ate|ese)|política de privacidad|derechos reservados|haz clic|haga clic|boletín',
    'jetzt anmelden|registrieren sie|datenschutzerklärung|impressum|alle rechte vorbehalten|klicken sie|mehr erfahren',
    'inscreva-se|cadastre-se|política de privacidade|direitos reservados|clique aqui|iscriviti|informativa sulla|diritti riservati|clicca',
    'подпишитесь|подписк|войдите|зарегистрируйтесь|политика конфиденциальности|права защищены|нажмите',
    '订阅|登录|注册账号|隐私政策|版权所有|点击(?:这里|此处)|ログイン|会員登録|プライバシーポリシー|著作権|クリック|メルマガ',
  ].join('|'),
  'iu',
);
/** Openings that point at something said before, which a lone quotation lacks. */
const POINTS_BACK =
  /^(?:he|she|it|they|this|that|these|those|but|and|or|so|such|however|therefore|also|then|here|thus|moreover|il|elle|ils|cela|mais|esto|eso|pero|er|sie|es|dies\p{L}*|aber|это|он|она|но|isso|mas|questo|ma|这|那|但|しかし|これ|それ|また)(?![\p{L}])/iu;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Search words of a topic: its longer words cut to a stem, or pairs of characters where words are not spaced. */
export function searchWords(topic: string, smallWords: readonly string[]): string[] {
  const small = new Set(smallWords);
  const words = topic.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].flatMap((word) => {
    if (WIDE_TEXT.test(word)) {
      return Array.from({ length: Math.max(1, word.length - 1) }, (_, at) =>
        word.slice(at, at + 2),
      );
    }
    return word.length < 3 || small.has(word) ? [] : [word.length > 6 ? word.slice(0, 6) : word];
  });
}

function isQuotable(text: string, before: string, after: string): boolean {
  const wide = WIDE_TEXT.test(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return (
    text.length >= (wide ? WIDE_SHORTEST : SHORTEST) &&
    text.length <= (wide ? WIDE_LONGEST : LONGEST) &&
    BEGINNING.test(text) &&
    FULL_STOP.test(text) &&
    !FOREIGN_SIGNS.test(text) &&
    !ABBREVIATION.test(text) &&
    !ABBREVIATION.test(before) &&
    !/^\p{Ll}/u.test(after) &&
    !BOILERPLATE.test(text) &&
    letters / text.length > 0.65 &&
    digits / text.length < 0.15 &&
    !/(?:\p{Lu}{3,}\s+){3}/u.test(text)
  );
}

function scoreOf(text: string, at: number, words: readonly string[]): number {
  const lower = text.toLocaleLowerCase();
  const overlap = words.filter((word) => lower.includes(word)).length;
  const ideal = WIDE_TEXT.test(text) ? 45 : 120;
  const length = 1 - Math.min(1, Math.abs(text.length - ideal) / ideal);
  const early = 1 / (1 + at / 12);
  const penalty = (POINTS_BACK.test(text) ? 1.2 : 0) + (/[?？!！]$/u.test(text) ? 0.8 : 0);
  const personal = /(?:^|\s)(?:I|I'm|I’m|my|we|our|us)\s/u.test(text) ? 0.6 : 0;
  return overlap * 1.5 + length + early - penalty - personal;
}

/**
 * The quotable sentences of a page's text, best first: whole sentences of a fitting length, without boilerplate,
 * markup, addresses or inner quotation marks, ranked by the topic's words in them. Each stands in the text as it is
 * given here, so one that is broken over lines is passed over.
 */
export function quotableSentences(text: string, words: readonly string[]): Candidate[] {
  const found: Candidate[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const paragraph of text.split(/\n\s*\n/u)) {
    const parts = [...sentences.segment(paragraph.trim())].map((part) => part.segment.trim());
    for (const [index, line] of parts.entries()) {
      at += 1;
      if (seen.has(line) || /\s{2}|\n/u.test(line)) continue;
      seen.add(line);
      if (!isQuotable(line, parts[index - 1] ?? '', parts[index + 1] ?? '')) continue;
      found.push({ text: line, at, score: scoreOf(line, at, words) });
    }
  }
  return found.sort((a, b) => b.score - a.score || a.at - b.at);
}
