import type { TopicRules } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const COUNT =
  '(?<count>\\d{1,4}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti)';
const KIND =
  '(?:(?:semplici|facili|pratici|pratiche|utili|infallibili|rapidi|rapide|veloci|efficaci|piccoli|piccole|buoni|buone|migliori|grandi|fondamentali|essenziali|geniali|furbi|originali|creativi|creative|sani|sane|ottimi|ottime|veri|vere) )*';
const TIPS =
  '(?:modi|consigli|trucchi|idee|passi|passaggi|abitudini|strategie|tecniche|metodi|regole|segreti|lezioni|motivi|ragioni|errori|cose|domande|principi|esercizi|attività|suggerimenti|dritte|mosse|spunti)';
const BEFORE = '(?:(?:i|le|gli|ecco|alcuni|alcune|questi|queste) )*';
const CONTEXT = '(?<context> (?:per|quando|se|in caso di|a seconda) .+)?';

/** Come si scrivono gli argomenti in italiano. */
export const READING: TopicRules = {
  requests: [
    /^(?:ciao|salve|buongiorno|buonasera|buondì)[,!. ]+/iu,
    /^(?:per favore|per piacere|per cortesia|gentilmente)[ ,]+/iu,
    /^(?:mi |ci )?(?:puoi|potresti|potete|può|potrebbe|vorresti) (?:per favore )?(?:scriver|crear|far|preparar|generar|redigere|scrivere|creare|fare|preparare|generare)(?:mi|ci|e)?(?: (?:un|uno|una|il|un['’]|qualcosa))? ?(?:(?:breve|lungo|bell['’]?o?|completo) )?(?:articolo|post|blog post|testo|saggio|guida|pezzo|blog)?(?: di blog| per (?:il|un|il mio) blog)?(?: su(?:l|llo|lla|i|gli|lle)? | sull['’]| riguardo a(?:l|llo|lla|i|gli|lle)? | a proposito di | che (?:parli|parla) di | che spieg(?:hi|a) |: ?)/iu,
    /^(?:scrivi|scrivimi|scrivete|crea|creami|fai|fammi|prepara|preparami|genera|redigi|componi)(?: (?:un|uno|una|il|un['’]))? ?(?:(?:breve|lungo|bel|completo) )?(?:articolo|post|blog post|testo|saggio|guida|pezzo|blog)(?: di blog| per (?:il|un|il mio) blog)?(?: su(?:l|llo|lla|i|gli|lle)? | sull['’]| riguardo a(?:l|llo|lla|i|gli|lle)? | a proposito di | che (?:parli|parla) di | che spieg(?:hi|a) |: ?)/iu,
    /^(?:vorrei|voglio|mi serve|mi servirebbe|ho bisogno di|desidero)(?: (?:un|uno|una|scrivere|leggere|avere))* ?(?:articolo|post|blog post|testo|saggio|pezzo|qualcosa)(?: di blog| per (?:il|un|il mio) blog)?(?: su(?:l|llo|lla|i|gli|lle)? | sull['’]| riguardo a(?:l|llo|lla|i|gli|lle)? | che (?:parli|parla) di |: ?)/iu,
    /^(?:un )?(?:articolo|post|blog post|saggio|testo)(?: di blog)?(?: su(?:l|llo|lla|i|gli|lle)? | sull['’]| riguardo a(?:l|llo|lla|i|gli|lle)? |: ?)/iu,
    /^(?:argomento|tema|titolo|oggetto) ?: ?/iu,
    /^(?:parlami|raccontami|spiegami|parla|dimmi)(?: qualcosa)?(?: di| del| dello| della| dei| degli| delle|) (?!come |perch|cos|che )/iu,
    /^(?:spiegami|raccontami|dimmi|spiega) (?=come |perch|cos|che )/iu,
  ],
  comparison: [
    new RegExp(
      `^(?:(?:come )?(?:scegliere|decidere)(?: se)? (?:tra|fra)|(?:la |le |quale? )?(?:differenz[ae]|scelta|confronto)(?: c['’]è)? (?:tra|fra)|differenz[ae] (?:tra|fra)|(?:tra|fra)|confrontare|confronto:?) (?<a>.+?) (?:e|o|oppure|vs\\.?|contro|con) (?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
    /^(?:confronto:? )?(?<a>.+?),? (?:vs\.?|v\.|versus|contro|a confronto con|rispetto a|in confronto a) (?<b>.+?)(?<context>(?: (?:per|quando|se|in caso di) .+)|(?:: .+)|(?: ?[(–—-] ?.+))?$/iu,
    /^(?<a>.{2,50}?) (?:e|o) (?<b>.{2,50}?) a confronto(?<context> (?:per|quando|se) .+)?$/iu,
    new RegExp(
      `^(?:(?:cosa|che cosa|quale?) )?(?:è|sono|sia) (?:meglio|più convenient[ei]|preferibil[ei])[,:]? (?<a>.{2,50}?),? (?:o|oppure) (?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
    new RegExp(
      `^(?:meglio|conviene|conviene di più) (?<a>.{2,50}?),? (?:o|oppure) (?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
    new RegExp(
      `^(?<a>.{2,40}?) (?:è|sono) (?:meglio|migliore|migliori|più \\p{L}+) (?:di|del|dello|della|dei|degli|delle|dell['’]) ?(?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
  ],
  comparisonLoose: [
    new RegExp(
      `^(?!(?:è|sono|perch[eé]|come|cosa|che|quando|chi|dove|più|meno|uno|due|vero)\\b)(?<a>.{2,50}?),? (?:o|oppure) (?!(?:no|meno|più|non|quasi|mai)\\b)(?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
  ],
  list: [
    new RegExp(
      `^${BEFORE}${KIND}${COUNT} ${KIND}${TIPS} da (?:evitare|sapere|conoscere|ricordare|seguire|non fare|provare) (?:prima di |quando si )(?<action>\\p{L}+(?:are|ere|ire|arsi|ersi|irsi|rre|rsi)(?: .+)?)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}${COUNT} ${KIND}${TIPS} da (?:evitare|sapere|conoscere|ricordare|seguire|non fare|provare) (?:per|in|nel|nello|nella|nei|negli|nelle|su|sul|sulla|sui|sulle|con|durante|a|al|alla) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}${COUNT} ${KIND}${TIPS} ${KIND}(?:(?:su come|per|di|da|che|per cui|con cui) )?(?:si può |puoi )?(?<action>\\p{L}+(?:are|ere|ire|arsi|ersi|irsi|rre|rsi|arlo|erlo|irlo)(?: .+)?)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}${COUNT} ${KIND}${TIPS} ${KIND}(?:non )?(?:per|su|sul|sulla|sui|sulle|sugli|sullo|di|del|della|dei|delle|degli|dello|in|con|da) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}(?:modi|consigli|trucchi|idee|abitudini|strategie|tecniche|metodi|suggerimenti|dritte|esercizi|segreti) ${KIND}(?:su come|per|di) (?<action>\\p{L}+(?:are|ere|ire|arsi|ersi|irsi|rre|rsi)(?: .+)?)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}(?:consigli|trucchi|idee|suggerimenti|dritte|consigli e trucchi|abitudini) ${KIND}(?:per|su|sul|sulla|sui|sulle|sugli|sullo|di|del|della|dei|delle) (?<subject>.+)$`,
      'iu',
    ),
  ],
  choice: [
    new RegExp(
      `^(?:(?:quali sono|ecco) )?(?:i|le|gli|la|il|lo|l['’])? ?${COUNT} (?:migliori|più bell[ie]|top|peggiori) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(`^(?:top|migliori|(?:i|le|gli) migliori) ${COUNT} (?<subject>.+)$`, 'iu'),
    new RegExp(
      `^(?:la |una )?(?:classifica|top) (?:${COUNT} )?(?:de[il]|degli|delle|dei) (?<subject>.+)$`,
      'iu',
    ),
    /^(?:(?:quali sono|qual è|qual['’]è|dove (?:trovare|sono)) )?(?:il|lo|la|l['’]|i|gli|le)? ?(?:migliori|miglior|migliore) (?!(?:modo|amico|amica|offerente)\b)(?<subject>.+)$/iu,
    new RegExp(
      `^${COUNT} (?<subject>\\p{L}+ (?:da|che|per|imperdibili|più) .+|\\p{L}+ imperdibili.*)$`,
      'iu',
    ),
  ],
  howTo: [
    /^(?:(?:la |una )?guida(?: pratica| completa)?(?: su|:)? )?(?:ecco )?come (?:si (?:fa|può|riesce) (?:a |ad )?|posso |possiamo |devo |fare (?:per|a) )?(?<action>(?:non )?\p{L}+(?:are|ere|ire|arsi|ersi|irsi|rre|rsi|rlo|rla|rli|rle|rne)(?: .+)?)$/iu,
    /^(?:imparare|imparare come|guida (?:pratica |completa )?(?:per|a)|istruzioni per|tutorial (?:per|su come)|(?:il )?(?:miglior )?modo (?:per|di)|i passi per) (?:a |ad )?(?<action>\p{L}+(?:are|ere|ire|arsi|ersi|irsi|rre|rsi)(?: .+)?)$/iu,
    /^come si (?:fa|fanno|prepara|preparano) (?<subject>.+)$/iu,
  ],
  explainer: [
    /^(?:(?:che )?cos['’] ?(?:è|e['’]?|era)|(?:che )?cosa (?:è|sono|significa|vuol dire|si intende per)|cosa sono|chi (?:è|era|sono|erano|è stato|è stata)|che significa) (?<subject>.+)$/iu,
    /^(?:(?:una |breve |la )*(?:introduzione|guida|panoramica|primi passi)(?: completa| pratica| breve| essenziale)?(?: a| al| allo| alla| ai| agli| alle| su| sul| sullo| sulla| sui| sugli| sulle| di| del| della| nel| nella| con)) (?<subject>.+)$/iu,
    /^(?:introduzione|guida) (?:all|sull|dell)['’](?<subject>.+)$/iu,
    /^(?:capire|conoscere|scoprire|comprendere|tutto su(?:l|llo|lla|i|gli|lle)?|tutto quello che (?:c['’]è da|devi|bisogna) sapere su|le basi (?:di|del|della|dei)|alla scoperta (?:di|del|della|dei|delle)) (?<subject>.+)$/iu,
    /^(?<subject>.+?)(?: spiegat[oaie](?: (?:bene|facile|semplice|in modo semplice|ai principianti))?|: (?:una |un )?(?:introduzione|guida|panoramica)| per principianti)$/iu,
    /^(?<subject>(?:la |il |le |i |gli |l['’])?(?:storia|origine|origini|futuro|scienza|arte|psicologia|filosofia|significato|importanza|benefici|vantaggi|ruolo|nascita|impatto|effetti|cultura|economia|etica|bellezza) (?:di|del|dello|della|dei|degli|delle|dell['’]) ?.+)$/iu,
  ],
  numberWords: {
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    quindici: 15,
    venti: 20,
  },
  smallWords:
    'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle con su sul sullo sulla sui sugli sulle per tra fra e ed o od oppure ma se che chi cui non come quando dove perché quale quali quanto più meno molto anche è sono era essere ha ho hanno si mi ti ci vi mio mia miei mie tuo tua suo sua loro questo questa questi queste quello quella senza dopo prima durante verso cosa'.split(
      ' ',
    ),
  keywords: KEYWORDS,
  keywordMatch: 'words',
};
