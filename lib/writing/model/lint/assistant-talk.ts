import type { Language } from '@/lib/constants/options.ts';

/** What an assistant says to whoever asked it, and no author to a reader; whole sentences are judged by it. */
const ASSISTANT_TALK: Readonly<Record<Language, readonly RegExp[]>> = {
  english: [
    /^(?:certainly|sure(?: thing)?|of course|absolutely|understood|got it|great question)!$/i,
    /^(?:(?:certainly|sure|of course|absolutely)[,!:]? )?(?:here(?:['’]s| is| are)|below is|i(?:['’]ve| have) (?:written|drafted|prepared)) .{0,80}(?::|\b(?:you (?:asked|requested|wanted)|as requested|your (?:section|article|blog|text|draft|post))\b.*)$/i,
    /\bas an? (?:ai|artificial intelligence|(?:large )?language model)\b[^.!?]{0,40}, ?i\b/i,
    /\bi(?:['’]m| am) (?:just |only )?an? (?:ai|(?:large )?language model)\b/i,
    /^i hope (?:this|that|you (?:find|found|enjoy))\b.*\b(?:helps?|helpful|useful|this|section|article)\b/i,
    /^(?:please )?(?:let me know|feel free to ask)\b.*\b(?:you|questions?|changes?|me)\b/i,
    /\bmy (?:training data|knowledge cut-?off)\b/i,
  ],
  german: [
    /^(?:natürlich|gerne?|selbstverständlich|klar|sicher)!$/i,
    /^(?:(?:natürlich|gerne?|selbstverständlich)[,!:]? )?(?:hier (?:ist|sind|kommt|folgt)|nachfolgend (?:ist|finden sie)) .{0,80}(?::|\b(?:gewünschte[nrs]?|ihr(?:en)? (?:abschnitt|artikel|text))\b.*)$/i,
    /\bals (?:ki|künstliche intelligenz|(?:ki-)?sprachmodell)\b[^.!?]{0,30}\bich\b/i,
    /\bich bin (?:nur )?(?:eine ki|ein (?:ki-)?sprachmodell)\b/i,
    /^ich hoffe,? (?:das|dies|dieser) .*\b(?:hilft|hilfreich|weiter)\b/i,
    /^(?:lassen sie mich wissen|lass mich wissen|geben sie mir bescheid|sag mir bescheid)\b/i,
  ],
  french: [
    /^(?:bien sûr|certainement|absolument|avec plaisir) ?!$/i,
    /^(?:(?:bien sûr|certainement|avec plaisir)[ ,!:]+)?(?:voici|voilà|ci-dessous) .{0,80}(?: ?:|\b(?:demandée?s?|votre (?:section|article|texte))\b.*)$/i,
    /\ben tant qu(?:e |['’])(?:ia|intelligence artificielle|modèle de langage)\b[^.!?]{0,40}\bje\b/i,
    /\bje (?:ne )?suis (?:qu['’])?une? (?:ia|modèle de langage)\b/i,
    /^j['’]espère que (?:cela|ceci|ça|cette|cet) .*\b(?:aide(?:ra)?|utile|convient)\b/i,
    /^(?:n['’]hésitez pas à me|faites-moi savoir|dites-moi si)\b/i,
  ],
  spanish: [
    /^¡?(?:claro|por supuesto|desde luego|con gusto|claro que sí)!$/i,
    /^(?:¡?(?:claro|por supuesto|con gusto)[,!:]+ )?(?:aquí (?:tienes?|está)|a continuación (?:se presenta|tienes?)) .{0,80}(?::|\b(?:solicitad[oa]|que (?:pediste|solicitaste|ha pedido)|tu (?:sección|artículo|texto))\b.*)$/i,
    /\bcomo (?:una )?(?:ia|inteligencia artificial|modelo de lenguaje)\b[^.!?]{0,20}, (?:no |yo )/i,
    /\bsoy (?:solo )?(?:una ia|un modelo de lenguaje)\b/i,
    /^espero que (?:esto|esta|este|le|te) .*\b(?:ayud[ea]|útil|sirva)\b/i,
    /^(?:avísame|hazme saber|házmelo saber|no dudes en (?:preguntarme|decirme))\b/i,
  ],
  italian: [
    /^(?:certo|certamente|naturalmente|volentieri|assolutamente)!$/i,
    /^(?:(?:certo|certamente|volentieri)[,!:]? )?(?:ecco|di seguito) .{0,80}(?::|\b(?:richiest[oa]|che hai chiesto|il tuo (?:articolo|testo))\b.*)$/i,
    /\b(?:in quanto|come) (?:ia|intelligenza artificiale|modello linguistico)\b[^.!?]{0,20}, (?:non |io )/i,
    /\bsono (?:solo )?(?:un['’]ia|un modello linguistico)\b/i,
    /^spero che (?:questo|questa|ti|le|sia) .*\b(?:aiut[oi]|util[ei]|aiuti)\b/i,
    /^(?:fammi sapere|mi faccia sapere|non esitare a chiedermi)\b/i,
  ],
  portuguese: [
    /^(?:claro|com certeza|certamente|com prazer)!$/i,
    /^(?:(?:claro|com certeza|certamente)[,!:]? )?(?:aqui (?:está|vai)|segue|a seguir está) .{0,80}(?::|\b(?:solicitad[oa]|que você pediu|(?:o )?seu (?:artigo|texto))\b.*)$/i,
    /\bcomo (?:uma )?(?:ia|inteligência artificial|modelo de linguagem)\b[^.!?]{0,20}, (?:não |eu )/i,
    /\bsou (?:apenas )?(?:uma ia|um modelo de linguagem)\b/i,
    /^espero que (?:isto|isso|esta|este) .*\b(?:ajud[ea]|útil)/i,
    /^(?:me avise se|avise-me se|diga-me se|fique à vontade para me)(?![\p{L}])/iu,
  ],
  russian: [
    /^(?:конечно|разумеется|безусловно|с удовольствием)!$/i,
    /^(?:(?:конечно|разумеется)[,!:]? )?(?:вот|ниже (?:приведён|представлен)\p{L}*) .{0,80}(?::|(?:который вы просили|ваш (?:раздел|текст)|ваша статья).*)$/iu,
    /(?<!\p{L})как (?:ии|искусственный интеллект|языковая модель)(?!\p{L})[^.!?]{0,20}, я(?!\p{L})/iu,
    /(?<!\p{L})я (?:всего лишь |— |- )?(?:языковая модель|искусственный интеллект)/iu,
    /^надеюсь,? (?:это|этот|эта|что это) .*(?:поможет|помогло|полез)/i,
    /^(?:дайте мне знать|сообщите мне|если у вас есть вопросы, (?:пишите|спрашивайте))/i,
  ],
  chinese: [
    /^(?:当然(?:可以)?|好的|没问题)[！!。]$/,
    /^(?:(?:当然(?:可以)?|好的|没问题)[，！!,])?(?:以下是|下面是|这是)(?:.{0,40}[：:]|(?:您|你)(?:要求|需要|想要)的.*)$/,
    /作为(?:一个|一款|一名)?(?:AI|人工智能)?(?:语言模型|人工智能助手|AI助手|AI)，我/,
    /我(?:只)?是(?:一个|一款)(?:AI|人工智能|大?语言模型)/,
    /^(?:我)?希望(?:这|以上|本文).{0,12}(?:对(?:您|你)有(?:所)?帮助|能帮到(?:您|你))/,
    /^如(?:果|有).{0,14}(?:请(?:随时)?告诉我|请告知我|随时问我)/,
  ],
  japanese: [
    /^(?:もちろんです|承知(?:いた)?しました|かしこまりました|了解しました)[！!。]$/,
    /^(?:(?:もちろんです|承知(?:いた)?しました)[、！。])?(?:以下は|以下に|こちらが).{0,40}(?:[：:]|ご(?:依頼|要望|希望)の.{0,20}です。)$/,
    /(?:AI|人工知能|言語モデル)(?:アシスタント)?(?:として|ですので|なので)、?私/,
    /私は(?:AI|人工知能|大?規?模?言語モデル)(?:です|であり)/,
    /^(?:この|これ|以上|上記).{0,16}(?:お役に立て|参考になれ)ば(?:幸い|嬉しい|うれしい)/,
    /^(?:ご不明な点|ご質問|他に).{0,20}(?:お知らせください|お聞かせください|お尋ねください)/,
  ],
};

/** Whether a sentence is spoken by an assistant to whoever asked it; in any of the languages, as it may be in English. */
export function isAssistantTalk(sentence: string, language: Language): boolean {
  return [...ASSISTANT_TALK[language], ...ASSISTANT_TALK.english].some((talk) => talk.test(sentence));
}
