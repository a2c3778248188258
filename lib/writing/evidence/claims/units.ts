/** A unit: units of one kind can be converted by their factors, unless they are 1 and the kinds are all there is. */
export type Unit = { kind: string; factor: number };

const W = '(?!\\p{L})';

/**
 * What units are called, in signs and in the nine languages. Where one spelling begins like another ("metres",
 * "metres per second"), all that fit are read and the longest counts.
 */
const UNITS: readonly (readonly [kind: string, factor: number, names: string])[] = [
  [
    'length',
    1e-3,
    `mm${W}|[Mm]il+[ií]m[eèé]t(?:er|re|ro|ri)\\p{L}*|миллиметр\\p{L}*|мм${W}|毫米|ミリ(?:メートル)?`,
  ],
  [
    'length',
    1e-2,
    `cm${W}|[CcZz]ent[ií]m[eèé]t(?:er|re|ro|ri)\\p{L}*|сантиметр\\p{L}*|см${W}|厘米|公分|センチ(?:メートル)?`,
  ],
  [
    'length',
    1,
    `m(?![\\p{L}23/])|[Mm][eèé]t(?:er|re|ro|ri)(?:s|n)?${W}|метр(?:а|ов|ах|ами|у|ы|е|ом)?${W}|м(?![\\p{L}23/])|米(?!国)|メートル`,
  ],
  [
    'length',
    1e3,
    `km(?![\\p{L}2/])|(?:[KkQq]u?i|[Cc]hi)l[oóô]m[eèé]t(?:er|re|ro|ri)\\p{L}*|километр\\p{L}*|км(?![\\p{L}2/])|公里|千米|キロメートル`,
  ],
  [
    'length',
    0.0254,
    `inch(?:es)?${W}|″|Zoll${W}|pouces?${W}|pulgadas?${W}|polegadas?${W}|pollic[ei]${W}|дюйм\\p{L}*|英寸|インチ`,
  ],
  [
    'length',
    0.3048,
    `f(?:ee|oo)?t${W}|Fuß${W}|pieds?${W}|pies?${W}|pés?${W}|pied[ei]${W}|фут(?:а|ов|ы)?${W}|英尺|フィート`,
  ],
  ['length', 0.9144, `yards?${W}|yd${W}|ярд\\p{L}*|ヤード`],
  [
    'length',
    1609.344,
    `miles?${W}|mi${W}|Meilen?${W}|mill(?:es|as?)${W}|milhas?${W}|migli[oa]${W}|мил(?:я|и|ь|ям|ю)${W}|英里|マイル`,
  ],
  [
    'area',
    1,
    `(?:m2|м2|sq\\.? ?m)${W}|square met(?:re|er)s?|Quadratmetern?${W}|mètres? carrés?|metros? (?:cuadrados?|quadrados?)|metr[io] quadr[oai]t?[io]?|кв\\. ?м${W}|квадратн\\p{L}+ метр\\p{L}*|平方米|平方メートル`,
  ],
  [
    'area',
    1e4,
    `ha${W}|hectares?|Hektar${W}|hectáreas?|ettar[io]|гектар\\p{L}*|га${W}|公顷|ヘクタール`,
  ],
  ['area', 4046.86, 'acres?|Acker|акр(?:а|ов)?|英亩|エーカー'],
  [
    'area',
    1e6,
    `(?:km2|км2)${W}|square kilomet(?:re|er)s?|Quadratkilometern?|kilomètres? carrés?|kilómetros? cuadrados?|quilômetros? quadrados?|chilometr[io] quadrat[io]|квадратн\\p{L}+ километр\\p{L}*|平方公里|平方キロ(?:メートル)?`,
  ],
  ['area', 0.0929, `sq\\.? ?ft${W}|square f(?:ee|oo)t|Quadratfuß`],
  ['volume', 1, `[lL]${W}|[Ll]it(?:re|er|ro|ri)[sn]?${W}|литр\\p{L}*|л${W}|(?:公)?升|リットル`],
  [
    'volume',
    1e-3,
    `m[lL]${W}|[Mm]il+ilit(?:re|er|ro|ri)\\p{L}*|миллилитр\\p{L}*|мл${W}|毫升|ミリリットル`,
  ],
  ['volume', 1e-2, `c[lL]${W}|[CcZz]entilit(?:re|er|ro|ri)\\p{L}*`],
  [
    'volume',
    1e3,
    `(?:m3|м3)${W}|cubic met(?:re|er)s?|Kubikmetern?|mètres? cubes?|metros? c[úu]bicos?|metr[io] cub[io]|кубометр\\p{L}*|кубическ\\p{L}+ метр\\p{L}*|立方米|立方メートル`,
  ],
  ['volume', 3.785, '[Gg]al+[oó]n(?:s|es|en|i|e)?|gal(?:ão|ões)|галлон\\p{L}*|加仑|ガロン'],
  ['volume', 0.5683, `pints?${W}|пинт\\p{L}*`],
  ['volume', 0.24, `cups?${W}`],
  [
    'mass',
    1,
    `g${W}|[Gg]ram(?:me?s?|s|mi|mo|os?|as?)?${W}|Gramm${W}|грамм\\p{L}*|г${W}(?!\\.)|克|グラム`,
  ],
  ['mass', 1e-3, `mg${W}|[Mm]il+igram\\p{L}*|миллиграмм\\p{L}*|мг${W}|毫克|ミリグラム`],
  [
    'mass',
    1e3,
    `kg${W}|kilos?${W}|[KkQq]u?ilogram\\p{L}*|quilos?${W}|chil[io]${W}|chilogramm[io]|килограмм\\p{L}*|кг${W}|公斤|千克|キログラム`,
  ],
  [
    'mass',
    1e6,
    `t${W}|[Tt]on(?:ne|nes|s|nen|nellata|nellate|eladas?)?${W}|toneladas?|тонн\\p{L}*|т${W}(?!\\.)|吨|トン`,
  ],
  ['mass', 453.592, `lbs?${W}|pounds?${W}|libras?${W}|livres?${W}|фунт\\p{L}*|磅|ポンド`],
  ['mass', 500, `Pfund${W}|斤`],
  [
    'mass',
    28.3495,
    `oz${W}|ounces?|Unzen?${W}|onces?${W}|onzas?${W}|onças?${W}|onc[ei]${W}|унц\\p{L}*|盎司|オンス`,
  ],
  [
    'time',
    1,
    `s${W}|secs?${W}|[Ss]e[cgk]und[oaie]?\\p{L}*|secondes?|seconds?|second[oi]|секунд\\p{L}*|秒`,
  ],
  [
    'time',
    60,
    `min${W}\\.?|[Mm]inut(?:es?|en?|os?|i|a)?${W}|минут\\p{L}*|мин${W}|分(?:钟|間)|分(?![の之])`,
  ],
  [
    'time',
    3600,
    `h(?![\\p{L}/])|hours?|hrs?${W}|Stunden?${W}|heures?|horas?|or[ae]${W}|час(?:а|ов|ам|ами)?${W}|(?:个)?小时|時間`,
  ],
  [
    'time',
    86400,
    `days?${W}|Tag(?:e|en|es)?${W}|jours?${W}|d[ií]as?${W}|giorn[oi]${W}|дн(?:я|ей|и|ям|ями|ях)${W}|день|сут(?:ки|ок)|天|日間|nights?${W}|Nächten?${W}|nuits?${W}|noches?${W}|noites?${W}|nott[ei]${W}|ноч(?:ей|и|ь)${W}|晚|泊`,
  ],
  [
    'time',
    604800,
    `weeks?${W}|Wochen?${W}|semaines?|semanas?|settiman[ae]|недел\\p{L}*|周(?!年)|(?:个)?星期(?![一二三四五六日天])|週間`,
  ],
  [
    'time',
    2629800,
    `months?${W}|Monat(?:e|en|s|es)?${W}|mois${W}|mes(?:es)?${W}|m[êe]s(?:es)?${W}|mes[ei]${W}|месяц\\p{L}*|个月|[かヶカケ箇]月`,
  ],
  [
    'time',
    31557600,
    `years?${W}|Jahr(?:e|en|es)?${W}|ans?${W}|années?|años?|anos?${W}|ann[oi]${W}|год(?:а|у|ов|ам|ах)?${W}|лет${W}|年(?:間)?`,
  ],
  ['clock', 1, `o['’]clock|[ap]\\.?m${W}|Uhr|点(?:钟)?|時(?!間)`],
  [
    'celsius',
    1,
    `°\\s?C${W}|degrees? (?:Celsius|centigrade)|Grad Celsius|degrés? Celsius|grados? (?:Celsius|centígrados?)|graus? Celsius|gradi (?:Celsius|centigradi)|градус\\p{L}* (?:по )?Цельси\\p{L}*|℃|摄氏度`,
  ],
  [
    'fahrenheit',
    1,
    `°\\s?F${W}|degrees? Fahrenheit|Grad Fahrenheit|degrés? Fahrenheit|grados? Fahrenheit|graus? Fahrenheit|gradi Fahrenheit|градус\\p{L}* (?:по )?Фаренгейт\\p{L}*|℉|华氏度`,
  ],
  [
    'speed',
    1,
    `km/h|kmh${W}|kph${W}|kilomet(?:re|er)s? (?:per|an) hour|Kilometern? (?:pro|in der|die) Stunde|Stundenkilometern?|kilomètres?(?:[ -]heure| à l['’]heure| par heure)|kilómetros por hora|quil[ôo]metros por hora|chilometri (?:all['’]ora|orari)|км/ч|километр\\p{L}* в час|公里每小时|キロメートル毎時`,
  ],
  [
    'speed',
    1.609344,
    `mph${W}|miles? (?:per|an) hour|Meilen pro Stunde|milles? à l['’]heure|millas por hora|milhas por hora|miglia (?:all['’]ora|orarie)|миль в час`,
  ],
  [
    'speed',
    3.6,
    `m/s${W}|met(?:re|er)s? per second|Metern? pro Sekunde|mètres? par seconde|metros por segundo|metri al secondo|метр\\p{L}* в секунду|米每秒`,
  ],
  [
    'energy',
    1,
    `kWh${W}|kilowatt[- ]?hours?|Kilowattstunden?|kilowatt[- ]?heures?|kilovatios?[- ]hora|quilowatts?[- ]hora|chilowattora|кВт[·⋅ -]?ч${W}|киловатт-час\\p{L}*|千瓦时|キロワット時`,
  ],
  ['energy', 1e-3, `Wh${W}|watt[- ]?hours?|Wattstunden?`],
  ['energy', 1e3, `MWh${W}|megawatt[- ]?hours?|Megawattstunden?`],
  ['power', 1, `W${W}|watts?${W}|vatios?|ватт(?:а|ов)?${W}|Вт${W}|瓦(?!时)|ワット`],
  [
    'power',
    1e3,
    `kW${W}|kilowatts?${W}|kilovatios?${W}|quilowatts?${W}|chilowatt${W}|киловатт(?:а|ов)?${W}|кВт(?![\\p{L}·⋅])|千瓦(?!时)|キロワット(?!時)`,
  ],
  ['power', 1e6, `MW${W}|megawatts?${W}|Мегаватт|МВт${W}|兆瓦|メガワット`],
  ['calories', 1, `kcal${W}|[Kk]ilo[ck]alor\\p{L}*|килокалор\\p{L}*|千卡|キロカロリー`],
  ['joules', 1, `kJ${W}|kilojoules?|килоджоул\\p{L}*|千焦|キロジュール`],
  [
    'sound',
    1,
    `dB${W}|[Dd][eé][cz]ib[eé]l\\p{L}*|decibéis|decibelios?|децибел\\p{L}*|分贝|デシベル`,
  ],
  [
    'pressure',
    1,
    `bar${W}|bars?${W}|at(?:m|mospheres?|mosphères?|mósferas?|mosferas?|mosfere?)${W}|Atmosphären?|атмосфер\\p{L}*|бар(?:а|ов)?${W}|大气压|気圧`,
  ],
  ['euro', 1, `€|[Ee]uros?${W}|EUR${W}|евро(?!п)|欧元|ユーロ`],
  ['dollar', 1, `(?:US-?)?[$]|(?:US[- ]?)?[Dd][oó]l+ar\\p{L}*|USD${W}|доллар\\p{L}*|美元|ドル`],
  [
    'sterling',
    1,
    `£|pounds?${W}|GBP${W}|(?:Britische )?Pfund|livres?${W}|libras?${W}|sterline|фунт\\p{L}*|英镑|ポンド`,
  ],
  ['yen', 1, `円|[Yy]en${W}|ienes?${W}|JPY${W}|иен\\p{L}*|日元`],
  ['yuan', 1, `元|[Yy]uan${W}|CNY${W}|RMB${W}|人民币|юан\\p{L}*|人民元`],
  ['rouble', 1, `₽|roubles?|rubles?|Rubel|rublos?|rubli|руб\\p{L}*|卢布|ルーブル`],
  ['real', 1, `reais${W}|real${W}|BRL${W}`],
  ['franc', 1, `CHF${W}|Franken${W}|francs?${W}|franchi|франк\\p{L}*`],
  [
    'points',
    1,
    `percentage points?|Prozentpunkten?|points? de pourcentage|puntos? porcentual(?:es)?|pontos? percentua(?:l|is)|punt[oi] percentual[ei]|процентн\\p{L}+ пункт\\p{L}*|个百分点|ポイント`,
  ],
];

const BEHIND = UNITS.map(
  ([kind, factor, names]) =>
    [
      { kind, factor },
      new RegExp(`^[\\s-]{0,2}(?:[Dd]['’]|[Dd][ei]\\s)?(?:${names})`, 'u'),
    ] as const,
);

/** Signs that stand before an amount. */
const BEFORE: readonly (readonly [Unit, RegExp])[] = [
  [{ kind: 'real', factor: 1 }, /R\$\s?$/],
  [{ kind: 'dollar', factor: 1 }, /(?<!R)\$\s?$|USD\s?$/],
  [{ kind: 'euro', factor: 1 }, /€\s?$|EUR\s?$/],
  [{ kind: 'sterling', factor: 1 }, /£\s?$|GBP\s?$/],
  [{ kind: 'franc', factor: 1 }, /CHF\s?$/],
  [{ kind: 'speed', factor: 1 }, /时速|時速/],
];

/** The units that a figure may stand in, given what is before and behind it; several where a word has two meanings. */
export function unitsAround(before: string, after: string): Unit[] {
  const leading = BEFORE.filter(([, sign]) => sign.test(before)).map(([unit]) => unit);
  if (leading.length > 0) return leading;
  const found = BEHIND.map(([unit, names]) => ({
    unit,
    length: names.exec(after)?.[0].length ?? 0,
  })).filter(({ length }) => length > 0);
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest).map(({ unit }) => unit);
}
