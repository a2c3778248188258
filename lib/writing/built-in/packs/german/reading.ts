import type { TopicRules } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const COUNT =
  '(?<count>\\d{1,4}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig)';
const ADJECTIVES = '(?:(?!für|wie|um)\\p{L}+(?:e|en|er)[ ,]+(?:und )?){0,3}';
const TIPS =
  '(?:wege|möglichkeiten|tipps(?: und tricks| & tricks)?|tricks|ideen|schritte|gewohnheiten|strategien|methoden|regeln|geheimnisse|gründe|fehler|dinge|fragen|prinzipien|übungen|ratschläge|lektionen|anregungen|kniffe|techniken|hacks)';
const TEXT =
  '(?:artikel|blogbeitrag|blogartikel|blogpost|blog-artikel|blog|beitrag|text|aufsatz|ratgeber|essay|post|leitfaden)';
const ABOUT =
  '(?: ?(?:darüber|über|zum thema|zum|zur|zu|von|,|:))+ (?:(?:den|die|das|einen|eine) )?';
const SUPERLATIVE =
  '(?:besten?|schönsten?|günstigsten?|billigsten?|coolsten?|beliebtesten?|leckersten?|spannendsten?|tollsten?|wichtigsten?|gesündesten?|größten?|sichersten?|schnellsten?)';
const CONTEXT = '(?<context> (?:für|beim?|im|als|wenn|auf) .+)?';
const VERBS =
  '(?:lernen|machen|bauen|backen|kochen|sparen|planen|schreiben|finden|anlegen|kaufen|verkaufen|gründen|starten|gestalten|pflegen|züchten|anbauen|pflanzen|renovieren|einrichten|reparieren|reinigen|putzen|aufräumen|organisieren|vorbereiten|verbessern|vermeiden|loswerden|bekämpfen|abnehmen|schlafen|einschlafen|meditieren|trainieren|laufen|joggen|malen|zeichnen|fotografieren|spielen|singen|tanzen|nähen|stricken|häkeln|programmieren|entwickeln|installieren|einstellen|sichern|führen|leiten|verhandeln|präsentieren|bewerben|kündigen|investieren|anfangen|beginnen|erziehen|unterrichten|üben|reisen|packen|wandern|zubereiten|brauen|rösten|grillen|einkochen|fermentieren|mahlen|brühen|umgehen|steigern|senken|reduzieren|stärken|überwinden|werden|wählen|auswählen|vergleichen|setzen)';

const rule = (source: string) => new RegExp(source, 'iu');

/** How topics look in German. */
export const READING: TopicRules = {
  requests: [
    // A full stop after these does not end the topic's first sentence.
    /(?<=\s(?:vs|bzw|inkl|ca|z\. ?b|u\. ?a))\.(?=\s)/giu,
    /^(?:hallo|hi|hey|moin|guten (?:tag|morgen|abend))[,!. ]+/iu,
    /^bitte[ ,]+/iu,
    new RegExp(
      `^(?:kannst du|können sie|könntest du|könnten sie|würden sie|würdest du) (?:(?:mir|uns|bitte) )*(?:einen?|den|eine|etwas)?(?: ?[\\p{L}-]+){0,2}? ?(?:${TEXT})?${ABOUT}|(?<=^(?:kannst|können|könntest|könnten|würden|würdest) .+) (?:schreiben|verfassen|erstellen)$`,
      'giu',
    ),
    rule(
      `^(?:schreibe?|schreiben sie|verfasse|verfassen sie|erstelle?|erstellen sie|generiere|mache?|gib)(?: (?:mir|uns|bitte|mal))*(?: (?:einen?|den|das|eine))?(?: [\\p{L}-]+){0,3}? ?${TEXT}(?: bitte)?${ABOUT}`,
    ),
    rule(
      `^(?:ich|wir) (?:möchten?|wollen|will|brauchen?|hätten? gerne?|wünschen? (?:mir|uns)|suchen?)(?: gerne?)?(?: (?:einen?|den|das|eine))?(?: [\\p{L}-]+){0,2}? ?${TEXT}${ABOUT}`,
    ),
    rule(
      `^(?:ich|wir) (?:möchten?|wollen|will) (?:etwas |mehr |gern |gerne )*(?:über|zu) (?:(?:den|die|das) )?`,
    ),
    rule(`^(?:ein(?:en)? )?(?:[\\p{L}-]+er )?${TEXT}${ABOUT}`),
    /^(?:thema|titel|betreff) ?: ?/iu,
    /^(?:erzähle?|erkläre?|schreibe?|informiere|sprich)(?: (?:mir|uns|mich|bitte))*(?: etwas)? (?:über|von) (?:(?:den|die|das|dem|der) )?/iu,
    /^(?:erkläre?|erklären sie)(?: (?:mir|uns|bitte))* (?=wie |was |warum )/iu,
  ],
  comparison: [
    rule(
      `^(?:der |die |ein )?(?:unterschiede?|vergleich|wahl|entscheidung|qual der wahl)(?: zwischen| von|:) (?<a>.+?) (?:und|oder|mit|vs\\.?) (?<b>.+?)${CONTEXT}$`,
    ),
    rule(
      '^(?:wie man )?zwischen (?<a>.+?) (?:und|oder) (?<b>.+?) (?:wählen|entscheiden|wählt|entscheidet)$',
    ),
    rule(
      `^(?:(?:im )?vergleiche?:? )?(?<a>.+?),? (?:vs\\.?|versus|kontra|contra|im vergleich (?:zu|mit|zum|zur)|verglichen mit|gegenüber) (?<b>.+?)(?:(?<context>(?: (?:für|beim?|im|als|wenn|auf) .+)|: .+| ?[(–—].+))?$`,
    ),
    rule(
      `^(?:ist|sind) (?<a>.{2,40}?) (?:besser|schlechter|gesünder|billiger|günstiger|schneller|sicherer|nachhaltiger) als (?<b>.+?)${CONTEXT}$`,
    ),
    rule(
      `^(?:soll(?:te)?n? (?:ich|wir|man|sie)|was ist besser|lieber|besser)[:,]? (?:lieber |besser )?(?<a>.{2,50}?),? oder (?:lieber |besser )?(?<b>.+?)${CONTEXT}$`,
    ),
    rule(
      '^(?<a>.{2,50}?) (?:oder|und) (?<b>.{2,50}?)(?: –| -|:|,)? (?:im (?:direkten )?vergleich|was ist besser|was lohnt sich(?: mehr)?|was passt(?: besser)?(?: zu (?:mir|ihnen|dir))?)$',
    ),
  ],
  comparisonLoose: [
    rule(
      `^(?!(?:ist|sind|was|wie|warum|wann|wer|wo|kann|darf|ein|eine)\\s)(?<a>.{2,50}?),? oder (?!(?:nicht|weniger|mehr|später|nie|doch)(?:\\s|$))(?<b>.+?)${CONTEXT}$`,
    ),
  ],
  list: [
    rule(
      `^(?:die |meine |unsere )?(?:top |besten )?${COUNT} ${ADJECTIVES}${TIPS},? (?:um |wie (?:man|sie|du|wir|ich|ihr) )(?<action>.+)$`,
    ),
    rule(
      `^(?:die |meine |unsere |ein paar )?(?:top |besten )?(?:${COUNT} )?${ADJECTIVES}${TIPS},? (?!für |gegen |zum |zur |beim |über )(?<action>(?:.+ )?(?:zu \\p{L}+n|(?:ab|an|auf|aus|ein|los|mit|um|vor|weg|zurück)zu\\p{L}+n))$`,
    ),
    rule(
      `^(?:die |meine |unsere |ein paar )?(?:top |besten )?(?:${COUNT} )?${ADJECTIVES}${TIPS} (?:für|gegen|über|zum|zur|beim|rund um) (?:(?:die|eine|ein|den|das|einen) )?(?<subject>(?!\\p{L}+en )\\p{L}.+)$`,
    ),
    rule(
      `^(?:die |meine |unsere |ein paar )?(?:top |besten )?(?:${COUNT} )?${ADJECTIVES}(?<subject>${TIPS} (?:für|gegen|zu|zum|zur|über|beim?|von|aus|im?|mit|nach|vor|rund um) .+)$`,
    ),
    rule(
      `^(?:top )?${COUNT} (?<subject>[\\p{L}-]+(?:tipps|tricks|ideen|regeln|fehler|gewohnheiten|übungen|hacks))(?: .+)?$`,
    ),
    rule(
      '^(?<subject>.+?)[: –-]+(?:die besten )?(?:tipps und tricks|tipps & tricks|tipps|tricks|ideen)$',
    ),
  ],
  choice: [
    rule(
      `^(?:die |meine |unsere )?(?:top|besten)[ -]${COUNT}(?: der)?(?: ${SUPERLATIVE})? (?<subject>.+)$`,
    ),
    rule(`^(?:die |meine |unsere )?${COUNT} (?:der )?${SUPERLATIVE} (?<subject>.+)$`),
    rule(
      `^(?:(?:was|welche[rs]?) (?:ist|sind) )?(?:(?:die|der|das|meine|unsere) )?${SUPERLATIVE}[rs]? (?!(?:weg|zeit|freund|freunde|freundin|methode|art)(?:\\s|$))(?<subject>.+)$`,
    ),
    rule(`^wo (?:gibt es|findet man|kauft man) (?:die |den |das )?${SUPERLATIVE} (?<subject>.+)$`),
  ],
  howTo: [
    rule('^(?<action>wie (?:man|ich|du|sie|wir|ihr) .+)$'),
    rule(
      '^(?<action>wie (?:kann|soll|sollte|muss|darf|geht|\\p{L}+(?:e|t|en)) (?:ich|man|du|sie|wir)(?: .+)?)$',
    ),
    rule(
      '^(?<action>so (?:\\p{L}+en sie|\\p{L}+st du|\\p{L}+t (?:man|ihr|es)|\\p{L}+e ich|\\p{L}+en wir) .+)$',
    ),
    rule(
      '^(?:eine? )?(?:einfache )?(?:schritt-für-schritt-)?(?:anleitung|guide|tutorial)(?: zum| zur| für|:) (?:(?:das|die|den) )?(?<subject>.+)$',
    ),
    rule(
      '^(?<subject>.+?)(?: –| -|:|,)? (?:anleitung|schritt für schritt|leicht gemacht|selbst gemacht|selbstgemacht)$',
    ),
    rule(`^(?!(?:warum|wann|wer|was|wo|welche[rsn]?|wenn|dass) )(?<action>.+ ${VERBS})$`),
  ],
  explainer: [
    rule(
      '^(?:was|wer) (?:ist|sind|war|waren|bedeutet|heißt) (?:eigentlich |genau )?(?:(?:der|die|das|ein|eine) )?(?<subject>\\S+)$',
    ),
    rule(
      '^(?:was|wer) (?:ist|sind|war|waren|bedeutet|heißt) (?:eigentlich |genau )?(?<subject>.+)$',
    ),
    rule(
      '^(?:eine? )?(?:kurze |kleine )?(?:einführung|einblick|einstieg)(?: in| zu| zum| zur) (?:(?:den|die|das) )?(?<subject>.+)$',
    ),
    rule(
      '^(?:alles|wissenswertes|das wichtigste)(?:,? was man)?(?: über| zu| zum| zur| rund um) (?:(?:den|die|das) )?(?<subject>.+)$',
    ),
    rule(
      '^(?<subject>.+?)(?:,| –| -|:)? (?:einfach erklärt|verständlich erklärt|kurz erklärt|erklärt|im überblick|für laien|für anfänger|für einsteiger|verstehen)$',
    ),
  ],
  numberWords: {
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    fünfzehn: 15,
    zwanzig: 20,
  },
  smallWords:
    'der die das den dem des ein eine einen einem einer eines und oder aber denn sondern doch in im an am auf aus bei beim mit nach seit von vom zu zum zur für durch gegen ohne um über unter vor hinter neben zwischen während wegen trotz bis als wie wenn weil dass ob damit obwohl ist sind war waren wird werden hat haben kann können muss müssen soll sollen sollte darf ich du er sie es wir ihr man mich mir sich mein dein sein unser euer nicht kein keine auch nur sehr mehr noch schon was wer wo wann warum welche welcher welches'.split(
      ' ',
    ),
  keywords: KEYWORDS,
  keywordMatch: 'words',
};
