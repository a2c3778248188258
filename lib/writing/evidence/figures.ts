/** A number written with digits, as far as it can be compared with others. */
export type Figure = {
  /** Every value its spelling may stand for: "1.575" is 1575 in Berlin and 1.575 in London. */
  values: ReadonlySet<number>;
  isPercentage: boolean;
  /** Also when the sign stands only behind its neighbour: the 5 of "5 to 8 %". */
  mayBePercentage: boolean;
  /** A percentage, an amount of money, or a decimal or number from 1000 that is neither a year nor a measure (3.6 km). */
  isStatistic: boolean;
  /** Where its digits stand in the text in NFKC. */
  start: number;
  end: number;
  /** What stands right before it, and right behind it and its word such as "million". */
  before: string;
  after: string;
};

/** Units of what is measured and looked up in any book, behind a figure: 42.195 km, 100 °C, 300,000 km/s. */
const MEASURED =
  /^[\s\u00A0-]?(?:°|º|(?:[kcmµnd]?m|km\/h|[kmµ]?g|[mcd]?l|[kM]?W|[kM]?Wh|V|Hz|kHz|MHz|GHz|[kM]?Pa|hPa|bar|kcal|kJ|min|h|s|ha|ft|in|mi|lb|oz)(?:[²³]|\/[a-z]+)?(?![\p{L}\p{N}])|(?:(?:square|cubic) )?(?:milli|centi|kilo)?(?:met(?:er|re)s?|gram(?:me)?s?|lit(?:er|re)s?)(?!\p{L})|(?:degrees?|miles?|feet|foot|inches|pounds?|hours?|minutes?|seconds?|years?|days?|kelvin)(?!\p{L})|(?:Quadrat|Kubik)?(?:[Mm]illi|[Zz]enti|[Kk]ilo)?(?:[Mm]eter|[Gg]ramm|[Ll]iter)n?(?!\p{L})|(?:Grad|Stunden?|Minuten?|Sekunden?|Jahren?|Tagen?|Lichtjahren?)(?!\p{L})|(?:kilo|centi|milli)?(?:mètres?|grammes?|litres?)(?!\p{L})|(?:degrés?|heures?|secondes?|ans|années|jours)(?!\p{L})|(?:kil[óo]|cent[íi]|mil[íi])?(?:metros?|gramos?|litros?|gramas?)(?!\p{L})|(?:grados?|graus?|horas?|minutos?|segundos?|años|anos|d[íi]as?)(?!\p{L})|(?:chilo|centi|milli)?(?:metr[io]|gramm[io]|litr[io])(?!\p{L})|(?:grad[io]|ore|minuti|secondi|anni|giorni)(?!\p{L})|(?:кило|санти|милли)?(?:метр|грамм|литр)\p{L}{0,3}(?!\p{L})|(?:км|см|мм|м|кг|г|мл|л)(?:\/[ч\p{L}]+)?(?!\p{L})|(?:градус|час|минут|секунд|год|лет|дн)\p{L}{0,3}(?!\p{L})|(?:摄氏|平方|立方)?(?:公里|千米|厘米|毫米|米|公斤|千克|毫克|克|毫升|升|度|小时|分钟|秒|光年|年|天)|(?:平方|立方)?(?:キロ|センチ|ミリ)?(?:メートル|グラム|リットル)|(?:キロ|度|時間|分|秒|年|日))/u;

/** Digits with the separators any locale puts between them: 1,575 1.575 1 575 1'575 1,00,000 3.5 3,5. */
const FIGURE =
  /\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/g;
const GROUPED = /^(?!0)(\d{1,3}([.,'’ ])\d{3}(?:\2\d{3})*)(?:[.,](\d+))?$/;
const GROUPED_BY_TWO = /^(\d{1,2}(?:,\d{2})+,\d{3})$/;
const DATE = /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/g;

/** Words and letters that multiply, longest first where one begins like another. */
const SCALES: readonly [word: string, factors: readonly number[]][] = [
  [
    '万亿|萬億|兆|трлн|триллион\\p{L}*|trilh(?:ão|ões)|billionen|bill[oó]n(?:es)?|bili(?:ão|ões)',
    [1e12],
  ],
  ['trillions?', [1e12, 1e18]],
  [
    'mil mill(?:ones|[oó]n)|mil milh(?:ões|ão)|млрд|миллиард\\p{L}*|milliard(?:s|en?)?|miliard[oi]|mrd|mld|bilh(?:ão|ões)|bn',
    [1e9],
  ],
  ['billions?', [1e9, 1e12]],
  ['亿|億|억', [1e8]],
  ['千万|천만', [1e7]],
  [
    '百万|백만|млн|миллион\\p{L}*|million(?:s|en)?|mill[oó]n(?:es)?|milh(?:ão|ões)|milion[ei]|mio|mln|mill',
    [1e6],
  ],
  ['万|萬|만', [1e4]],
  ['千|тыс|тысяч\\p{L}*|thousand|tausend|mille|mila|mil|tsd', [1e3]],
];
const SCALE_PATTERNS = SCALES.map(
  ([words, factors]) =>
    [new RegExp(`^[\\s-]?(?:${words})(?!\\p{Script=Latin})`, 'iu'), factors] as const,
);
/** Letters right behind a figure: thousands or millions, or else kilo- and metres. */
const LETTER_SCALES = [
  [/^k(?!\p{L})/iu, [1, 1e3]],
  [/^m(?!\p{L})/u, [1, 1e6]],
] as const;

const PERCENT =
  /^[\s-]?(?:%|per ?cent|prozent|pour ?cent|por ?cien(?:to)?(?!\p{L})|por ?cento|процент|パーセント|퍼센트)/iu;
const PERCENT_BEFORE = /百分之\s?$/u;
/** Signs and codes of money before its amount. */
const MONEY_BEFORE = /(?:[$€£¥₽₹₩]|(?<!\p{L})(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|RUB|BRL))\s?$/u;
/** No pounds and livres: they are weights and books too. */
const MONEY_AFTER =
  /^[\s.-]{0,2}(?:[Dd][ei] |[Dd]['’])?(?:[$€£¥₽₹]|(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|RUB|BRL)(?!\p{L})|元(?!素)|円|美元|欧元|英镑|日元|人民币|ドル|ユーロ|ポンド|руб(?!а)|доллар|евро(?!п)|[Ee]uros?(?!\p{L})|[Dd]ollar|[Dd][oó]lar|[Yy]en(?!\p{L})|[Yy]uan|reais|Franken|francs?(?!\p{L}))/u;
/** Digits of a name are no figure: CO2, B12, COVID-19. */
const NAME_BEFORE = /(?:[\p{Script=Latin}\p{Script=Cyrillic}]|\p{Lu}-)$/u;

/** What stands between the two numbers of a range or the last two of a list. */
export const CONNECTOR =
  /^,?\s?(?:[-–—~〜,、/]|to|and|or|bis|und|oder|à|et|ou|a|y|o|e|и|до|или|から|到|至|和|と|或)\s?$/iu;

const YEARS = { first: 1000, last: 2199 };

/** Everything a spelling can mean: separators between thousands, or one before the decimals. */
function readings(figure: string): number[] {
  const marks = figure.match(/\D/g)?.length ?? 0;
  const grouped = GROUPED.exec(figure) ?? GROUPED_BY_TWO.exec(figure);
  // Three decimals of which the last is nothing are thousands.
  const isDecimal = !grouped || (marks === 1 && /[.,]\d\d[1-9]$/.test(figure));
  return [
    ...(grouped ? [Number(`${grouped[1]?.replace(/\D/g, '')}.${grouped[3] ?? 0}`)] : []),
    ...(isDecimal ? [Number(figure.replace(',', '.'))] : []),
  ];
}

/** Every product, without what binary fractions add to it. */
function times(values: readonly number[], factors: readonly number[]): number[] {
  return values.flatMap((value) =>
    factors.map((factor) => Number((value * factor).toPrecision(12))),
  );
}

type Read = Figure & { factors: readonly number[] };

function readFigure(text: string, digits: string, start: number): Read {
  const before = text.slice(Math.max(0, start - 8), start);
  const after = text.slice(start + digits.length, start + digits.length + 40);
  const patterns = [...SCALE_PATTERNS, ...LETTER_SCALES];
  const scale = patterns
    .map(([pattern, factors]) => ({ word: pattern.exec(after)?.[0] ?? '', factors }))
    .find(({ word }) => word !== '');
  const factors = scale?.factors ?? [1];
  const values = times(readings(digits), factors);
  const isPercentage = PERCENT.test(after) || PERCENT_BEFORE.test(before);
  const behind = after.slice(scale?.word.length ?? 0);
  const isMoney = MONEY_BEFORE.test(before) || MONEY_AFTER.test(behind);
  const hasMarks = /\D/.test(digits);
  const largest = Math.max(...values);
  const isYear = !scale && !hasMarks && largest >= YEARS.first && largest <= YEARS.last;
  return {
    values: new Set(values),
    isPercentage,
    mayBePercentage: isPercentage,
    isStatistic:
      isPercentage ||
      isMoney ||
      ((hasMarks || (largest >= 1000 && !isYear)) && !MEASURED.test(behind)),
    start,
    end: start + digits.length,
    before,
    after: after.slice(scale?.word.length ?? 0),
    factors,
  };
}

/** Hands the sign or word behind the last number of a range or list on to those before it. */
function withNeighbours(read: readonly Read[], text: string): Figure[] {
  const done: Read[] = [];
  for (const figure of read.toReversed()) {
    const next = done.at(-1);
    const isConnected = next && CONNECTOR.test(text.slice(figure.end, next.start));
    if (!isConnected) done.push(figure);
    else {
      done.push({
        ...figure,
        values: new Set([...figure.values, ...times([...figure.values], next.factors)]),
        mayBePercentage: figure.mayBePercentage || next.mayBePercentage,
        factors:
          figure.factors.length === 1 && figure.factors[0] === 1 ? next.factors : figure.factors,
      });
    }
  }
  return done.toReversed();
}

/**
 * The figures of a text, in order, however they are spelt: any locale's separators, percent signs and
 * words, and words such as million, тыс or 万. Numbers written as words are not read (see number-words.ts).
 */
export function figuresIn(text: string): Figure[] {
  const plain = text.normalize('NFKC').replace(DATE, '$1-$2-$3');
  const read = [...plain.matchAll(FIGURE)]
    .filter(({ index }) => {
      const before = plain.slice(Math.max(0, index - 8), index);
      return MONEY_BEFORE.test(before) || !NAME_BEFORE.test(before);
    })
    .map((match) => readFigure(plain, match[0], match.index));
  return withNeighbours(read, plain);
}

/** Whether one of some figures says what a claimed one does. */
export function isAmong(claimed: Figure, figures: readonly Figure[]): boolean {
  return figures.some(
    ({ values, mayBePercentage }) =>
      (mayBePercentage || !claimed.isPercentage) &&
      [...claimed.values].some((value) => values.has(value)),
  );
}
