import type { Language } from '@/lib/constants/options.ts';

/** Before a name only: "according to the WHO", and not "according to taste". */
const NAMED =
  "(?:(?:the|la|le|el|il|lo|gli|les|los|las|os|as|o|a|der|die|das|dem|den) |l[’'])?\\p{Lu}";

/** What says that somebody else found or said it, and so has to be looked up. */
const ATTRIBUTIONS: Readonly<Record<Language, readonly RegExp[]>> = {
  english: [
    /\b(?:stud(?:y|ies)|surveys?|polls?|research(?:ers)?|scientists|experts|reports?|analys[ie]s|statistics|trials?|data|findings|evidence)\b(?: (?!(?:you|your|we|our|i|they|it|to|and|before|after|that)\b)\p{L}+){0,4}? (?:shows?|showed|shown|finds?|found|suggests?|suggested|reveals?|revealed|indicates?|indicated|reports?|reported|estimates?|estimated|concludes?|concluded|confirms?|confirmed|says?|said|agree[ds]?|recommends?|recommended|proved?s?)\b/iu,
    /\baccording to (?:an? |the |one |recent |new |several )*(?:stud(?:y|ies)|surveys?|polls?|research(?:ers)?|reports?|experts|scientists|statistics|data|figures|estimates)\b/iu,
    new RegExp(`\\b[Aa]ccording to ${NAMED}`, 'u'),
  ],
  german: [
    /(?<!\p{L})(?:Studien?|Umfragen?|Untersuchung(?:en)?|Forsch(?:er|ung|ende)\p{L}*|Wissenschaftler\p{L}*|Expert(?:en|innen)|Statistiken?|Erhebung(?:en)?)(?!\p{L})(?: [\p{L}-]+){0,6}? (?:zeig|fand|fanden|beleg|ergab|ergeb|weis|deut|stell|schätz|bestätig|sag|rat|rät|empfehl)/u,
    /(?<!\p{L})(?:laut|nach|zufolge|gemäß) (?:ein(?:er|em)|der|den|dem|neue\p{L}*|aktuelle\p{L}*|mehrere\p{L}*)?(?: \p{L}+)? ?(?:Studien?|Umfragen?|Untersuchung(?:en)?|Statistiken?|Erhebung(?:en)?|Angaben|Schätzung(?:en)?|Berichte?s?)(?!\p{L})/iu,
    /(?<!\p{L})(?:Studie|Umfrage|Untersuchung|Statistik)n? zufolge(?!\p{L})/u,
    /(?<!\p{L})[Ll]aut (?:(?:der|dem|des) )?(?!Rezept|Anleitung|Verpackung|Packung|Etikett|Plan|Gesetz|Hersteller|Vertrag|Kalender|Wetter)\p{Lu}/u,
  ],
  french: [
    /(?<!\p{L})(?:études?|enquêtes?|sondages?|recherches?|chercheurs|scientifiques|experts|statistiques|rapports?)(?!\p{L})(?: [\p{L}’'-]+){0,6}? (?:montr|révèl|indiqu|suggèr|estim|conclu|confirm|affirm|démontr|recommand|ont (?:montré|révélé|trouvé|constaté|établi))/iu,
    /(?<!\p{L})(?:selon|d[’']après) (?:une?|des|les?|la|plusieurs|l[’'])? ?(?:\p{L}+ )?(?:études?|enquêtes?|sondages?|rapports?|recherches?|statistiques|chercheurs|experts|chiffres|données)(?!\p{L})/iu,
    new RegExp(`(?<!\\p{L})(?:[Ss]elon|[Dd][’']après) ${NAMED}`, 'u'),
  ],
  spanish: [
    /(?<!\p{L})(?:estudios?|encuestas?|sondeos?|investigacion(?:es)?|investigación|investigadores|científicos|expertos|estadísticas|informes?)(?!\p{L})(?: \p{L}+){0,6}? (?:muestra|mostr|revel|indic|sugier|estim|conclu|confirm|afirm|demuestra|demostr|recomiend|encontr|hall|señala|dicen)/iu,
    /(?<!\p{L})(?:según|de acuerdo con) (?:una?|unos|unas|el|la|los|las|varios|diversos)? ?(?:\p{L}+ )?(?:estudios?|encuestas?|sondeos?|informes?|investigacion(?:es)?|investigación|estadísticas|expertos|investigadores|datos|cifras)(?!\p{L})/iu,
    new RegExp(`(?<!\\p{L})(?:[Ss]egún|[Dd]e acuerdo con) ${NAMED}`, 'u'),
  ],
  italian: [
    /(?<!\p{L})(?:studi|studio|sondaggi?o?|ricerche|ricerca|indagin[ei]|ricercatori|scienziati|esperti|statistiche|rapporto|rapporti)(?!\p{L})(?: [\p{L}’']+){0,6}? (?:mostra|dimostr|rivel|indic|suggeri|stim|conclu|conferm|afferm|consigli|ha(?:nno)? (?:mostrato|rivelato|trovato|scoperto))/iu,
    /(?<!\p{L})(?:secondo|in base a) (?:un[oa’']?|gli|i|le|la|lo|il|alcun[ie]|diversi)? ?(?:\p{L}+ )?(?:studi|studio|sondaggi?o?|ricerche|ricerca|indagin[ei]|statistiche|esperti|ricercatori|dati|stime|rapporto)(?!\p{L})/iu,
    new RegExp(`(?<!\\p{L})[Ss]econdo ${NAMED}`, 'u'),
  ],
  portuguese: [
    /(?<!\p{L})(?:estudos?|pesquisas?|sondage(?:m|ns)|investigaç(?:ão|ões)|pesquisadores|investigadores|cientistas|especialistas|estatísticas|relatórios?)(?!\p{L})(?: \p{L}+){0,6}? (?:mostr|revel|indic|sugere|estim|conclu|confirm|afirm|demonstr|recomend|encontr|aponta|dizem)/iu,
    /(?<!\p{L})(?:segundo|de acordo com|conforme) (?:uma?|uns|umas|o|a|os|as|vários|diversos)? ?(?:\p{L}+ )?(?:estudos?|pesquisas?|sondage(?:m|ns)|relatórios?|investigaç(?:ão|ões)|estatísticas|especialistas|pesquisadores|dados|números)(?!\p{L})/iu,
    new RegExp(`(?<!\\p{L})(?:[Ss]egundo|[Dd]e acordo com) ${NAMED}`, 'u'),
  ],
  russian: [
    /(?<!\p{L})(?:исследовани\p{L}*|опрос\p{L}{0,3}|учёны[ехм]\p{L}*|ученые|эксперт\p{L}*|статистик\p{L}*|специалист\p{L}*)(?!\p{L})(?: \p{L}+){0,6}? (?:показ|выяв|установ|свидетельств|подтвержд|подтверд|утвержд|счита|обнаруж|рекоменд|говор)/iu,
    /(?<!\p{L})(?:по данным|по оценкам?|по словам|по мнению|по результатам|по сведениям)(?!\p{L})/iu,
    /(?<!\p{L})[Сс]огласно (?:(?:\p{L}+ )?(?:исследовани|опрос|отч[её]т|данным|статистик|оценк)|\p{Lu})/u,
  ],
  chinese: [
    /(?:研究|调查|统计|数据|报告)(?:结果)?(?:表明|显示|发现|指出|证明|证实)/u,
    /(?:根据|据)[^，。；]{0,24}(?:研究|调查|报告|统计|数据|机构|组织|协会|大学|学者|专家)/u,
    /(?:专家|学者|研究人员|科学家)(?:们)?(?:表示|指出|认为|发现|建议)/u,
  ],
  japanese: [
    /(?:研究|調査|統計|報告|データ|専門家|研究者|論文)(?:結果)?[^、。]{0,12}(?:によると|によれば|に基づくと)/u,
    /(?:研究|調査|統計|論文)(?:では|は|から|により|によって)[^。]{0,40}(?:示し|示され|明らか|わかっ|判明|報告され|確認され)/u,
    /[\p{Script=Han}\p{Script=Katakana}A-Za-z]{2,16}(?:省|庁|大学|機構|協会|機関|研究所|財団)(?:によると|によれば)/u,
    /(?:専門家|研究者|科学者)(?:たち|ら)?(?:は|が)[^。]{0,40}(?:指摘し|述べ|推奨し|見て|考えて)/u,
  ],
};

/** Shares of people or things that are written as words. */
const SHARES: Readonly<Record<Language, RegExp>> = {
  english:
    /\b(?:one|two|three|four|five|six|seven|eight|nine|\d{1,2}) (?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|\d{1,3})\b(?! (?:minutes|hours|days|weeks|months|years|steps|seconds))|\b(?:half|(?:a|one|two|three)[ -](?:thirds?|quarters?|fifths?)) of (?:all |the )?(?:people|adults|users|workers|employees|consumers|companies|households|owners|respondents|patients|americans|britons)\b/iu,
  german:
    /(?<!\p{L})[Jj]ede[nrs]? (?:zweite|dritte|vierte|fünfte|sechste|siebte|achte|zehnte)[nrs]? (?:Mensch|Deutsche|Erwachsene|Befragte|Haushalt|Nutzer|Kunde|Beschäftigte|Bürger|Patient|Betrieb)|(?<!\p{L})(?:\d{1,2}|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun) von (?:\d{1,3}|drei|vier|fünf|sechs|zehn|hundert) (?:Menschen|Deutschen|Erwachsenen|Befragten|Haushalten|Nutzern|Kunden)/u,
  french:
    /(?<!\p{L})(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|\d{1,2}) (?:\p{L}+ )?sur (?:deux|trois|quatre|cinq|six|dix|cent|\d{1,3})(?!\p{L})|(?<!\p{L})(?:la moitié|un tiers|un quart|les deux tiers|les trois quarts) des (?:Français|adultes|gens|personnes|ménages|entreprises|salariés|utilisateurs)/iu,
  spanish:
    /(?<!\p{L})(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|\d{1,2}) de cada (?:dos|tres|cuatro|cinco|seis|diez|cien|\d{1,3})(?!\p{L})|(?<!\p{L})(?:la mitad|un tercio|un cuarto|dos tercios) de (?:las personas|los adultos|los hogares|la población|los usuarios|los españoles|las empresas)/iu,
  italian:
    /(?<!\p{L})(?:un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|\d{1,2}) (?:\p{L}+ )?su (?:due|tre|quattro|cinque|sei|dieci|cento|\d{1,3})(?!\p{L})|(?<!\p{L})(?:la metà|un terzo|un quarto|due terzi) (?:degli|delle|dei|della) (?:italiani|adulti|persone|famiglie|popolazione|utenti|aziende)/iu,
  portuguese:
    /(?<!\p{L})(?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|\d{1,2}) em cada (?:dois|duas|três|quatro|cinco|seis|dez|cem|\d{1,3})(?!\p{L})|(?<!\p{L})(?:metade|um terço|um quarto|dois terços) (?:das pessoas|dos adultos|dos brasileiros|da população|dos usuários|das empresas|das famílias)/iu,
  russian:
    /(?<!\p{L})кажд(?:ый|ая|ое) (?:второй|вторая|третий|третья|четв[её]рт\p{L}+|пят\p{L}+|десят\p{L}+) (?:человек|житель|россиян\p{L}+|взросл\p{L}+|пользовател\p{L}+|семь\p{L}+|компани\p{L}+|пациент\p{L}*)|(?<!\p{L})(?:половина|треть|четверть|две трети) (?:людей|россиян|взрослых|населения|пользователей|семей|компаний|опрошенных)/iu,
  chinese:
    /百分之[零一二两三四五六七八九十百\d]+|[一二三四五六七八九十百\d]分之[一二三四五六七八九\d]+的?(?:人|用户|家庭|企业|成年人|受访者|居民|消费者)|每[一二三四五六七八九十百\d]+(?:个|名|位)?(?:人|用户|家庭|成年人)(?:中|里)就?有/u,
  japanese:
    /[一二三四五六七八九十百\d]+人に[一二三四五六七八九\d]+人|[一二三四五六七八九\d]割(?:以上|近く|程度)?の(?:人|利用者|家庭|世帯|企業|回答者|消費者|成人)|(?:半数|過半数|大多数|[三四五]分の[一二三四])の(?:人|利用者|家庭|世帯|企業|回答者)/u,
};

/**
 * Whether a sentence says what somebody else found or said (a study, a survey, a named source), or a share of people in
 * words: what has to be looked up, whereas what is commonly known may be written without a source.
 */
export function needsSource(sentence: string, language: Language): boolean {
  return (
    ATTRIBUTIONS[language].some((attribution) => attribution.test(sentence)) ||
    SHARES[language].test(sentence)
  );
}
