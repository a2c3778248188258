import type { Language } from '@/lib/constants/options.ts';

/** What a digest must know of a language; patterns are for the beginning of a sentence or a whole heading. */
type DigestWords = {
  /** Openings that point back at the sentence before, with which such a sentence goes or not at all. */
  pointsBack: string;
  /** Openings that limit what the sentence before claims, which never goes without. */
  limits: string;
  /** Headings of sections that sum up. */
  closing: string;
  /** Headings of sections that introduce a page. */
  opening: string;
  /** Headings of lists of links and the like. */
  beside: string;
  /** A word for a table that a text may point at. */
  table: string;
  /** Words by which a sentence announces the list after it. */
  pointsAhead: string;
  quotationMarks: readonly [open: string, close: string];
};

const WORDS: Readonly<Record<Language, DigestWords>> = {
  english: {
    pointsBack:
      'this|that|these|those|it(?! (?:is (?:best|better|possible|important|worth|easy|hard|useful|common|safe|not)|takes|pays|helps)\\b)|its|they|their|them|he|she|his|her|both|neither|such|so|then|thus|therefore|hence|also|too|instead|otherwise|moreover|furthermore|additionally|similarly|likewise|as a result|for this reason|for example|for instance|in addition|in contrast|in other words|by contrast|on the other hand|the (?:former|latter|same|other|second|third)|another|others|here|there(?= (?:he|she|they|it)\\b)|and|or',
    limits:
      'but|however|only|except|unless|yet|still|although|though|even so|nevertheless|nonetheless|on the other hand',
    closing:
      'in short|in brief|in summary|summary|conclusions?|to sum up|summing up|the bottom line|key takeaways|takeaways|final thoughts|wrapping up',
    opening: 'introduction|overview|about',
    beside:
      'see also|references|notes|footnotes|external links|further reading|bibliography|sources|related(?: .*)?|comments|contents|share|citations|more',
    table: 'table',
    pointsAhead: 'the following|as follows|these steps|listed below',
    quotationMarks: ['“', '”'],
  },
  french: {
    pointsBack:
      "cela|ceci|ça|c[’']est|ce|cet|cette|ces|celui-ci|celle-ci|ceux-ci|celles-ci|il(?! (?:faut|y a|suffit|vaut|existe|convient|est (?:possible|utile|préférable|important|nécessaire|conseillé|recommandé|bon|inutile)))|elle|ils|elles|on y|leurs?|ainsi|alors|donc|puis|ensuite|de plus|en outre|par ailleurs|aussi|également|par exemple|en effet|par conséquent|c[’']est pourquoi|tous deux|l[’']autre|et|ou",
    limits: 'mais|cependant|toutefois|pourtant|néanmoins|seulement|sauf|excepté|à moins|en revanche|or|bien que',
    closing: "en bref|en résumé|en un mot|résumé|conclusions?|pour conclure|à retenir|l[’']essentiel|pour finir",
    opening: 'introduction|présentation|aperçu',
    beside:
      'voir aussi|références|notes(?: et références)?|liens externes|bibliographie|sources|articles connexes|commentaires|sommaire|annexes',
    table: 'tableau',
    pointsAhead: 'suivante?s?|ci-dessous|voici',
    quotationMarks: ['« ', ' »'],
  },
  spanish: {
    pointsBack:
      'esto|eso|este|esta|estos|estas|ese|esa|esos|esas|ello|él|ella|ellos|ellas|su|sus|así|entonces|luego|además|también|por ejemplo|por eso|por lo tanto|por tanto|en consecuencia|asimismo|ambos|ambas|el otro|la otra|y|o',
    limits: 'pero|sin embargo|no obstante|solo|sólo|excepto|salvo|a menos|aunque|aun así|en cambio',
    closing: 'en resumen|en breve|resumen|conclusi[óo]n(?:es)?|para terminar|en pocas palabras|lo esencial',
    opening: 'introducción|presentación|descripción general',
    beside:
      'véase también|referencias|notas|enlaces externos|bibliografía|fuentes|comentarios|índice|artículos relacionados',
    table: 'tabla',
    pointsAhead: 'siguientes?|a continuación',
    quotationMarks: ['«', '»'],
  },
  german: {
    pointsBack:
      'dies|diese|dieser|dieses|diesen|diesem|das(?= (?:ist|sind|war|heißt|liegt|gilt|geht|hilft|kostet|macht|spart|dauert))|es(?! (?:gibt|braucht|lohnt|reicht|genügt|hilft|ist (?:besser|ratsam|wichtig|sinnvoll|üblich|möglich|nicht)))|er|sie|ihre?|sein|seine|so|dann|dabei|dadurch|daher|deshalb|darum|damit|dazu|danach|dafür|davon|dort|hier|also|auch|außerdem|zudem|ebenso|stattdessen|zum beispiel|beide|solche|solcher|und|oder',
    limits: 'aber|jedoch|allerdings|nur|außer|es sei denn|dennoch|trotzdem|hingegen|dagegen|doch|obwohl|andererseits',
    closing:
      'kurz gesagt|kurz und gut|zusammenfassung|zusammengefasst|fazit|das wichtigste(?: .*)?|in kürze|zum schluss',
    opening: 'einleitung|einführung|überblick|allgemeines',
    beside:
      'siehe auch|einzelnachweise|weblinks|literatur|anmerkungen|quellen|kommentare|inhaltsverzeichnis|verwandte artikel',
    table: 'tabelle',
    pointsAhead: 'folgende\\p{L}*|im folgenden',
    quotationMarks: ['„', '“'],
  },
  chinese: {
    pointsBack:
      '这|那|这些|那些|它|它们|他|她|他们|其|其中|此|此外|因此|所以|于是|然后|另外|同时|同样|例如|比如|也|还|两者|并且|而且|反之|否则',
    limits: '但|但是|不过|然而|可是|只有|只是|除非|除了|尽管|虽然',
    closing: '总之|总结|小结|结论|简而言之|结语|要点|一句话总结|归纳|概括',
    opening: '简介|概述|引言|介绍',
    beside: '参见|参考文献|参考资料|注释|外部链接|延伸阅读|相关条目|评论|目录|来源',
    table: '表',
    pointsAhead: '以下|如下|下面|下列',
    quotationMarks: ['“', '”'],
  },
  japanese: {
    pointsBack:
      'これ|それ|この|その|こう|そう|こちら|そちら|彼|彼女|また|さらに|そして|それから|したがって|だから|そのため|よって|つまり|例えば|たとえば|同様|どちらも|両方|なお|ここ|そこ|すると|あるいは',
    limits: 'しかし|ただし|ただ|だが|けれど|でも|もっとも|一方|とはいえ|ところが|それでも',
    closing: 'まとめ|要約|結論|おわりに|終わりに|要するに|ひとことで|さいごに|最後に',
    opening: 'はじめに|概要|序論|導入',
    beside: '関連項目|脚注|参考文献|外部リンク|出典|注釈|コメント|目次|関連記事',
    table: '表',
    pointsAhead: '次の|以下の|以下に',
    quotationMarks: ['「', '」'],
  },
  russian: {
    pointsBack:
      'это|этот|эта|эти|этого|этому|этим|такой|такая|такое|такие|он|она|оно|они|его|её|ее|их|так|тогда|затем|потом|поэтому|также|тоже|кроме того|например|к тому же|оба|обе|там|тут|здесь|то|тот|та|те|и|или|при этом',
    limits: 'но|однако|только|кроме|если только|тем не менее|всё же|все же|хотя|зато|впрочем|а вот|исключение',
    closing: 'коротко|кратко|итог|итоги|в итоге|вывод|выводы|заключение|главное|подведём итог|если коротко',
    opening: 'введение|вступление|обзор',
    beside: 'см\\. также|примечания|ссылки|литература|источники|комментарии|содержание|сноски',
    table: 'таблиц',
    pointsAhead: 'следующ\\p{L}+|вот (?:что|как|список)',
    quotationMarks: ['«', '»'],
  },
  portuguese: {
    pointsBack:
      'isto|isso|este|esta|estes|estas|esse|essa|esses|essas|ele|ela|eles|elas|seu|sua|seus|suas|assim|então|depois|além disso|também|por exemplo|por isso|portanto|logo|ambos|ambas|o outro|a outra|e|ou',
    limits: 'mas|porém|contudo|no entanto|todavia|entretanto|só|somente|apenas|exceto|salvo|a menos|embora|ainda assim',
    closing: 'em resumo|em suma|em poucas palavras|resumo|conclus(?:ão|ões)|para terminar|o essencial',
    opening: 'introdução|apresentação|visão geral',
    beside:
      'ver também|referências|notas|ligações externas|bibliografia|fontes|comentários|índice|artigos relacionados',
    table: 'tabela',
    pointsAhead: 'seguintes?|a seguir|abaixo',
    quotationMarks: ['“', '”'],
  },
  italian: {
    pointsBack:
      "questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|esso|essa|essi|esse|lui|lei|egli|loro|il suo|la sua|i suoi|le sue|così|allora|poi|quindi|perciò|pertanto|inoltre|anche|per esempio|ad esempio|entrambi|entrambe|l[’']altro|l[’']altra|e|o",
    limits: 'ma|però|tuttavia|solo|soltanto|tranne|eccetto|a meno|sebbene|anche se|invece|eppure|nonostante',
    closing:
      "in breve|in sintesi|in poche parole|riassunto|riepilogo|conclusion[ei]|per finire|per concludere|l[’']essenziale",
    opening: 'introduzione|presentazione|panoramica',
    beside:
      'voci correlate|note|collegamenti esterni|bibliografia|fonti|commenti|indice|riferimenti|articoli correlati',
    table: 'tabella',
    pointsAhead: 'seguent[ei]|di seguito|che segu(?:e|ono)',
    quotationMarks: ['«', '»'],
  },
};

/** What a digest asks of a text in one language. */
export type DigestRules = {
  /** Whether a sentence goes with the one before: it makes no sense without, or limits what that claims. */
  refersBack: (sentence: string) => boolean;
  headingKind: (heading: string) => 'body' | 'opening' | 'closing' | 'beside';
  mentionsTable: (text: string) => boolean;
  announcesList: (text: string) => boolean;
  quotationMarks: readonly [open: string, close: string];
};

const made = new Map<Language, DigestRules>();

/** The rules for texts in a language. */
export function digestRules(language: Language): DigestRules {
  const known = made.get(language);
  if (known) return known;
  const words = WORDS[language];
  // Chinese and Japanese put nothing between a word and the next.
  const end = language === 'chinese' || language === 'japanese' ? '' : '(?![\\p{L}\\p{N}])';
  const opening = (list: string) => new RegExp(`^["'“”«„(¿¡]*(?:${list})${end}`, 'iu');
  const whole = (list: string) => new RegExp(`^(?:${list})[.:：。!！]?$`, 'iu');
  const limits = opening(words.limits);
  const pointsBack = opening(words.pointsBack);
  const kinds = (['opening', 'closing', 'beside'] as const).map((kind) => [kind, whole(words[kind])] as const);
  const table = new RegExp(words.table, 'iu');
  const pointsAhead = new RegExp(words.pointsAhead, 'iu');
  const rules: DigestRules = {
    refersBack: (sentence) => pointsBack.test(sentence) || limits.test(sentence),
    headingKind: (heading) => kinds.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'body',
    mentionsTable: (text) => table.test(text),
    announcesList: (text) => pointsAhead.test(text),
    quotationMarks: words.quotationMarks,
  };
  made.set(language, rules);
  return rules;
}
