import type { Language } from '@/lib/constants/options.ts';

/** Subjects on which readers may take an article for advice. */
type AdviceField = 'health' | 'law' | 'money';

type Advice = { words: Record<AdviceField, RegExp>; notes: Record<AdviceField, string> };

/** In the order in which they are tried: a subject of two fields gets the advice of the first. */
const FIELDS: readonly AdviceField[] = ['health', 'law', 'money'];

const ADVICE: Record<Language, Advice> = {
  english: {
    words: {
      health:
        /\b(?:health\w*|medic\w+|disease\w*|cancer|diabetes|symptom\w*|treatment|therap\w+|vaccin\w+|pregnan\w+|sleep\w*|insomnia|diet\w*|weight loss|depress\w+|anxiety|blood pressure|pain|drugs?|vitamins?|allerg\w+|surgery|strength training)\b/,
      law: /\b(?:law|laws|legal\w*|lawyer|contract|divorce|custody|tenan\w+|lawsuit|copyright|visa|immigration|inheritance|(?:last|a|your|my) wills?(?! to))\b/,
      money:
        /\b(?:money|invest(?!ig)\w*|stocks?|shares|bonds?|crypto\w*|bitcoin|loans?|mortgage|debts?|tax(?:es)?|pension|retirement|insurance|budget\w*|savings?|credit cards?)\b/,
    },
    notes: {
      health: 'This article is for general information and is no medical advice.',
      law: 'This article is for general information and is no legal advice.',
      money: 'This article is for general information and is no financial advice.',
    },
  },
  french: {
    words: {
      health:
        /santé|médic\w+|maladie\w*|cancer|diabète|symptôme\w*|thérap\w+|vaccin\w*|grossesse|sommeil|dormir|insomnie|régime|maigrir|dépress\w+|anxiété|tension artérielle|douleur\w*|vitamine\w*|allerg\w+/,
      law: /(?:^|\s)(?:loi|lois|droit|juridique\w*|avocat\w*|contrat\w*|divorce|bail|procès|droit d'auteur|visa|héritage|testament)(?:\s|$)/,
      money:
        /argent|invest(?!ig)\w+|(?:^|\s)bourse|crypto\w*|bitcoin|crédit|prêt immobilier|dettes?|impôts?|retraite|assurance|budget|épargne/,
    },
    notes: {
      health: 'Cet article donne une information générale et ne constitue pas un avis médical.',
      law: 'Cet article donne une information générale et ne constitue pas un conseil juridique.',
      money: 'Cet article donne une information générale et ne constitue pas un conseil financier.',
    },
  },
  spanish: {
    words: {
      health:
        /salud|médic\w+|enfermedad\w*|cáncer|diabetes|síntoma\w*|terapia\w*|vacuna\w*|embarazo|sueño|dormir|insomnio|dieta\w*|adelgazar|depresi\w+|ansiedad|presión arterial|dolor\w*|vitamina\w*|alergi\w+/,
      law: /(?:^|\s)(?:ley|leyes|legal\w*|abogad\w+|contrato\w*|divorcio|custodia|alquiler|demanda|derechos de autor|visado|herencia|testamento)(?:\s|$)/,
      money:
        /dinero|inver(?:sión|siones|sor\w*|tir)|(?:^|\s)bolsa de valores|cripto\w*|bitcoin|préstamo\w*|hipoteca\w*|deudas?|impuestos?|pensi\w+|jubilación|(?:^|\s)seguros? (?:de|médico|del)|presupuesto|ahorr\w+/,
    },
    notes: {
      health: 'Este artículo ofrece información general y no es un consejo médico.',
      law: 'Este artículo ofrece información general y no es asesoramiento jurídico.',
      money: 'Este artículo ofrece información general y no es asesoramiento financiero.',
    },
  },
  german: {
    words: {
      health:
        /gesundheit\w*|medizin\w*|medikament\w*|krankheit\w*|krebs|diabetes|symptom\w*|therapie\w*|impf\w+|schwanger\w*|schlaf\w*|diät\w*|abnehmen|depress\w+|angststör\w+|blutdruck|schmerz\w*|vitamin\w*|allergi\w+/,
      law: /gesetz\w*|recht(?:e|lich\w*|s)?(?:\s|$)|anwalt|anwält\w+|vertrag\w*|verträge|scheidung|sorgerecht|mietrecht|(?:^|\s)klage|urheberrecht|visum|(?:^|\s)erbe(?:n|s)?(?:\s|$)|erbschaft|testament/,
      money:
        /(?:^|\s)geld|geldanlage|invest(?!ig)\w+|aktien|krypto\w*|bitcoin|kredit\w*|hypothek\w*|schulden|steuern?(?:\s|$)|(?:^|\s)rente|versicherung\w*|haushaltsbudget|budget|sparen/,
    },
    notes: {
      health: 'Dieser Artikel informiert allgemein und ist kein ärztlicher Rat.',
      law: 'Dieser Artikel informiert allgemein und ist keine Rechtsberatung.',
      money: 'Dieser Artikel informiert allgemein und ist keine Finanzberatung.',
    },
  },
  chinese: {
    words: {
      health:
        /健康|医疗|医学|药|疾病|癌|糖尿病|症状|治疗|疫苗|怀孕|睡眠|睡得|失眠|减肥|抑郁|焦虑|血压|疼痛|维生素|过敏/,
      law: /法律|律师|合同|离婚|抚养权|诉讼|版权|签证|遗产|遗嘱|租房/,
      money: /理财|投资|股票|基金|加密货币|比特币|贷款|房贷|债务|税|养老金|退休|保险|预算|储蓄/,
    },
    notes: {
      health: '本文仅提供一般信息，不构成医疗建议。',
      law: '本文仅提供一般信息，不构成法律建议。',
      money: '本文仅提供一般信息，不构成理财建议。',
    },
  },
  japanese: {
    words: {
      health:
        /健康|医療|医学|薬|病気|がん(?!ば|も|こ|じ)|癌|糖尿病|症状|治療|ワクチン|妊娠|睡眠|眠|不眠|ダイエット|うつ(?:病|状態|症状)|鬱|不安障害|血圧|痛み|ビタミン|アレルギー/,
      law: /法律|弁護士|契約|離婚|親権|訴訟|著作権|ビザ(?!ン)|相続|遺言/,
      money:
        /お金|投資|株|仮想通貨|暗号資産|ビットコイン|(?<![ドクー])ローン|借金|税|年金|保険|家計|貯金|貯蓄/,
    },
    notes: {
      health: 'この記事は一般的な情報であり、医学的な助言ではありません。',
      law: 'この記事は一般的な情報であり、法律上の助言ではありません。',
      money: 'この記事は一般的な情報であり、金融上の助言ではありません。',
    },
  },
  russian: {
    words: {
      health:
        /(?<!\p{L})(?:здоров\p{L}*|медицин\p{L}*|лекарств\p{L}*|болезн\p{L}*|рак(?:а|е|ом)?(?:\s|$)|диабет\p{L}*|симптом\p{L}*|лечени\p{L}*|терапи\p{L}*|прививк\p{L}*|вакцин\p{L}*|беременн\p{L}*|сон(?:\s|$)|спать|бессонниц\p{L}*|диет\p{L}*|похуде\p{L}*|депресси\p{L}*|тревожн\p{L}*|давлени\p{L}*|(?:\p{L}+ая )?бол(?:ь|и|ей|ях)(?!\p{L})|витамин\p{L}*|аллерги\p{L}*)/u,
      law: /(?<!\p{L})(?:закон(?!ч)\p{L}*|юрид\p{L}*|адвокат\p{L}*|договор\p{L}*|развод\p{L}*|опек\p{L}*|иск(?:\s|$)|авторск\p{L}* прав\p{L}*|виз[аыеу](?!\p{L})|наследств\p{L}*|завещани\p{L}*)/u,
      money:
        /(?<!\p{L})(?:деньг\p{L}*|инвест\p{L}*|акци[ияй]\p{L}*|крипто\p{L}*|биткоин\p{L}*|кредит\p{L}*|ипотек\p{L}*|долг(?:а|у|и|ов|ам|ами)?(?!\p{L})|налог\p{L}*|пенси\p{L}*|страхов\p{L}*|бюджет\p{L}*|сбережени\p{L}*)/u,
    },
    notes: {
      health: 'Статья носит общий характер и не является медицинской рекомендацией.',
      law: 'Статья носит общий характер и не является юридической консультацией.',
      money: 'Статья носит общий характер и не является финансовой рекомендацией.',
    },
  },
  portuguese: {
    words: {
      health:
        /saúde|médic\w+|doenças?|câncer|diabetes|sintoma\w*|terapia\w*|vacina\w*|gravidez|sono(?:\s|$)|dormir|insônia|dieta\w*|emagrecer|depress\w+|ansiedade|pressão arterial|dor(?:es)?(?:\s|$)|vitamina\w*|alergi\w+/,
      law: /(?:^|\s)(?:lei|leis|legal|legais|jurídic\w+|advogad\w+|contrato\w*|divórcio|guarda|aluguel|processo judicial|direitos autorais|visto|herança|testamento)(?:\s|$)/,
      money:
        /dinheiro|invest(?!ig)\w+|(?:^|\s)ações(?:\s|$)|cripto\w*|bitcoin|empréstimo\w*|financiamento|dívidas?|impostos?|aposentadoria|(?:^|\s)seguros? (?:de|do|auto)|orçamento|poupança/,
    },
    notes: {
      health: 'Este artigo traz informações gerais e não é aconselhamento médico.',
      law: 'Este artigo traz informações gerais e não é aconselhamento jurídico.',
      money: 'Este artigo traz informações gerais e não é aconselhamento financeiro.',
    },
  },
  italian: {
    words: {
      health:
        /salute|medic(?:o|a|he|in\w*|al\w*)(?:\s|$)|farmac\w+|malatti\w+|cancro|diabete|sintom\w+|terapi\w+|vaccin\w+|gravidanza|(?:^|\s)sonno|dormire|insonnia|diet[ae]|dimagrire|depression\w*|(?:^|\s)ansia|pressione sanguigna|dolor\w+|vitamin\w+|allergi\w+/,
      law: /(?:^|\s)(?:legge|leggi|legal\w+|giuridic\w+|avvocat\w+|contratt\w+|divorzio|affidamento|affitto|causa civile|diritto d'autore|visto|eredità|testamento)(?:\s|$)/,
      money:
        /denaro|soldi|invest(?!ig)\w+|(?:^|\s)azioni(?:\s|$)|criptovalut\w+|bitcoin|prestit\w+|mutuo|debit[oi]|(?:^|\s)tasse|pensione|assicurazion\w+|bilancio familiare|budget|rispar\w+/,
    },
    notes: {
      health: 'Questo articolo dà informazioni generali e non è un consiglio medico.',
      law: 'Questo articolo dà informazioni generali e non è una consulenza legale.',
      money: 'Questo articolo dà informazioni generali e non è una consulenza finanziaria.',
    },
  },
};

/**
 * The sentence that an article on health, law or money is no advice, in the article's language.
 * @param subject topic and title of the article
 * @returns '' for any other subject
 */
export function adviceNote(subject: string, language: Language): string {
  const { words, notes } = ADVICE[language];
  const lower = subject.toLowerCase();
  const field = FIELDS.find((candidate) => words[candidate].test(lower));
  return field === undefined ? '' : notes[field];
}
