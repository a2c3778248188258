import type { Language } from '@/lib/constants/options.ts';

/** How a language says no. */
type Negation = {
  /** What makes a statement the opposite. */
  negators: RegExp;
  /** What looks like it and does not: "not only", "no doubt", "nicht nur". */
  idioms: RegExp;
  /** What negates in its own way, so that code cannot tell: "without", "hardly", "lacks", "only". */
  soft: RegExp;
};

const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

const NEGATION: Readonly<Record<Language, Negation>> = {
  english: {
    negators:
      /(?<!\p{L})(?:(?:(?:do|does|did) )?not|cannot|never|no|none|neither|nor|nobody|nothing|nowhere)(?!\p{L})|(?:(?<!\p{L})(?:do|does|did))?n['’]t(?!\p{L})/iu,
    idioms: words(
      "not only|not just|not merely|not least|no doubt|no matter|or not|no (?:more|fewer|less|later|sooner|earlier) than|not (?:more|less|fewer) than|not (?:until|before)|no\\. ?\\d+|nothing but|why not|not all|not every\\p{L}*|not always|not necessarily|no one but|can(?:not|['’]t) but",
    ),
    soft: words(
      'without|hardly|barely|rarely|seldom|scarcely|lack\\p{L}*|fail\\p{L}*|refus\\p{L}*|avoid\\p{L}*|prevent\\p{L}*|instead|unable|impossib\\p{L}*|only|except|few|little|stop\\p{L}*|bann?(?:ed|s)?|forbid\\p{L}*|forbade|prohibit\\p{L}*|absen\\p{L}*|free of|far from|miss\\p{L}*|den(?:y|ied|ies)|unlike\\p{L}*|un(?!der|til|less|it|iver|ion)\\p{L}{5,}|dislik\\p{L}*|disagree\\p{L}*|disappear\\p{L}*|rather than|dispens\\p{L}*|wrong|false|myth|skip\\p{L}*|spare\\p{L}*|optional',
    ),
  },
  german: {
    negators: words(
      'nicht|nie|niemals|kein\\p{L}*|nichts|niemand\\p{L}*|weder|keinesfalls|keineswegs',
    ),
    idioms: words(
      'nicht nur|nicht zuletzt|ob oder nicht|oder nicht|nicht (?:mehr|weniger) als|nicht vor|nicht alle\\p{L}*|nicht jede\\p{L}*|nicht immer|nicht unbedingt|nichts als|kein Wunder',
    ),
    soft: words(
      'ohne|kaum|selten|fehl\\p{L}*|mangel\\p{L}*|verzicht\\p{L}*|vermeid\\p{L}*|verhinder\\p{L}*|statt|anstatt|unmöglich|nur|außer|wenig|wenige|verbot\\p{L}*|verbiet\\p{L}*|un(?!ter|ser|gefähr|iver|d)\\p{L}{5,}|\\p{L}+los(?:e[rnms]?)?|\\p{L}{3,}frei(?:e[rnms]?)?|erspar\\p{L}*|überflüssig\\p{L}*',
    ),
  },
  french: {
    negators:
      /(?<!\p{L})(?:ne|n['’])(?!\p{L}{12}).{0,40}?(?<!\p{L})(?:pas|jamais|plus|aucune?|rien|personne|point|guère|ni)(?!\p{L})|(?<!\p{L})n['’]\p{L}+|(?<!\p{L})(?:jamais|aucune?|pas (?:de|d['’]))(?!\p{L})/iu,
    idioms: words(
      "pas seulement|non seulement|sans doute|pas (?:plus|moins) (?:de|que)|pas avant|ou (?:non|pas)|pas tou[st]\\p{L}*|pas toujours|n['’]importe|n['’]est-ce",
    ),
    soft: words(
      'sans|à peine|rarement|manqu\\p{L}*|évit\\p{L}*|empêch\\p{L}*|au lieu de|plutôt que|(?:im|in)(?:poss|util|capab|suffis)\\p{L}*|seul|seule|seuls|seules|seulement|sauf|peu|interdi\\p{L}*|refus\\p{L}*|cess\\p{L}*|absen\\p{L}*|dispens\\p{L}*|superflu\\p{L}*',
    ),
  },
  spanish: {
    negators: words('no|nunca|jamás|ningun\\p{L}*|ningún|nadie|nada|tampoco|ni'),
    idioms: words(
      'no solo|no sólo|no solamente|sin duda|no (?:más|menos) de|no obstante|o no|no antes|hasta que no|no todos?|no todas?|no siempre|nada más',
    ),
    soft: words(
      'sin|apenas|rara|raramente|falt\\p{L}*|carec\\p{L}*|evit\\p{L}*|impid\\p{L}*|impedi\\p{L}*|en lugar|imposib\\p{L}*|solo|sólo|solamente|únicamente|salvo|poc[oa]s?|prohib\\p{L}*|prohíb\\p{L}*|rechaz\\p{L}*|(?:in|des)(?:útil|necesari)\\p{L}*|sino|prescind\\p{L}*|sobra\\p{L}*',
    ),
  },
  portuguese: {
    negators: words('não|nunca|jamais|nenhum\\p{L}*|ninguém|nada|tampouco|nem'),
    idioms: words(
      'não só|não somente|não apenas|sem dúvida|não (?:mais|menos) (?:de|que)|ou não|não antes|nem todos?|nem todas?|nem sempre|nem todo|nada mais',
    ),
    soft: words(
      'sem|mal|raramente|falt\\p{L}*|carec\\p{L}*|evit\\p{L}*|imped\\p{L}*|em vez|impossív\\p{L}*|só|somente|apenas|exceto|salvo|pouc[oa]s?|pro[ií]b\\p{L}*|recus\\p{L}*|(?:in|des)(?:útil|útei|necess)\\p{L}*|dispens\\p{L}*',
    ),
  },
  italian: {
    negators: words('non|mai|nessun\\p{L}*|niente|nulla|né|neppure|neanche|nemmeno'),
    idioms: words(
      'non solo|non soltanto|senza dubbio|non (?:più|meno) di|o no|non prima|non tutt[ie]|non sempre|più che mai|quanto mai',
    ),
    soft: words(
      'senza|a malapena|raramente|manc\\p{L}*|evit\\p{L}*|imped\\p{L}*|invece di|impossibil\\p{L}*|solo|soltanto|solamente|tranne|poc[aohi]\\p{L}*|viet\\p{L}*|proib\\p{L}*|rifiut\\p{L}*|inutil\\p{L}*|superflu\\p{L}*|priv[oaie]',
    ),
  },
  russian: {
    negators: words('не|нет|ни|никогда|никто|никого|никому|никак\\p{L}*|ничего|ничто|нельзя|нигде'),
    idioms: words(
      'не только|не более|не менее|не раньше|не позже|не все|не всегда|не (?:больше|меньше)|или нет|не раз|не то чтобы|как ни|тем не менее',
    ),
    soft: words(
      'без|едва|редко|не(?:хват|достат|возможн|обязательн|редк)\\p{L}*|избега\\p{L}*|вместо|только|лишь|кроме|мало|запре\\p{L}*|отказ\\p{L}*|отсутств\\p{L}*|лишн\\p{L}*|перест\\p{L}*',
    ),
  },
  chinese: {
    negators:
      /不(?![仅但过同久断少如管论足锈])|没|未(?!来)|无(?=[需须法人论]?)|别(?=[让把在用])|勿|从不/u,
    idioms:
      /不仅|不但|不过|不同|不久|不断|不少|不如|不管|不论|不足|不锈钢|不一定|不得不|不能不|不超过|不低于|不到|不都|未必|未来|无论|无人机|无线|并非所有|没有不|没收|不只|不单|毫不|不止/u,
    soft: /很少|几乎|缺|避免|防止|禁|拒|只有|只能|仅|除了|难以|停止|代替|免去|多余/u,
  },
  japanese: {
    negators:
      /[かさたなまらわがざだばえけせてねべめれきしちにみりびぎじくはもいで]ない|[かさたなまらわがざだばえけせてねべめれきしちにみりびぎじくはもいで]なかった|ません|ずに|なくて|なし(?!く)|不要|不可/u,
    idioms:
      /な(?:ければ|くては|くちゃ|いと)(?:なら|いけ)(?:ない|ません)|だけでなく|だけではなく|のみならず|かもしれ(?:ない|ません)|に違いない|にちがいない|とは限らない|わけではない|ではないか|少なく|少ない|てはいけ(?:ない|ません)|てはなら(?:ない|ません)|しかない|ほかない|つまらない|危ない/u,
    soft: /しか|だけ|のみ|ほとんど|めったに|まれ|避け|防|禁|拒|不足|欠|代わり|やめ|少な|以外|なら(?:ない|ません)|いけ(?:ない|ません)|無し/u,
  },
};

/** How a statement stands to what it says. */
type Stance = {
  isDenied: boolean;
  /** The words in it that deny in their own way: two statements with different ones cannot be compared by code. */
  reserve: string;
};

const everywhere = (pattern: RegExp) => new RegExp(pattern.source, 'giu');

/** Whether a statement is denied, and with what reserve. */
function stanceOf(text: string, language: Language): Stance {
  const { negators, idioms, soft } = NEGATION[language];
  const own = text.replace(everywhere(idioms), ' ');
  const rest = own.replace(everywhere(negators), ' ');
  const words = [
    ...(text.match(everywhere(idioms)) ?? []),
    ...(rest.match(everywhere(soft)) ?? []),
  ];
  const reserve = words
    .map((word) => word.toLowerCase())
    .toSorted()
    .join();
  return { isDenied: negators.test(own), reserve };
}

/** Whether two statements stand the same way to what they say; undefined where code cannot tell. */
export function hasSameStance(a: string, b: string, language: Language): boolean | undefined {
  const own = stanceOf(a, language);
  const other = stanceOf(b, language);
  return own.reserve === other.reserve ? own.isDenied === other.isDenied : undefined;
}

/** The text without its negators. */
export function withoutNegation(text: string, language: Language): string {
  return text.replace(everywhere(NEGATION[language].negators), ' ');
}
