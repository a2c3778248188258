import type { Language } from '@/lib/constants/options.ts';
import type { AdviceField } from '@/lib/generated/prisma/enums.ts';

/** The sentence that an article which advises its readers is no professional advice. */
export const ADVICE_NOTES: Record<Language, Record<AdviceField, string>> = {
  english: {
    health: 'This article is for general information and is no medical advice.',
    law: 'This article is for general information and is no legal advice.',
    money: 'This article is for general information and is no financial advice.',
  },
  french: {
    health: 'Cet article donne une information générale et ne constitue pas un avis médical.',
    law: 'Cet article donne une information générale et ne constitue pas un conseil juridique.',
    money: 'Cet article donne une information générale et ne constitue pas un conseil financier.',
  },
  spanish: {
    health: 'Este artículo ofrece información general y no es un consejo médico.',
    law: 'Este artículo ofrece información general y no es asesoramiento jurídico.',
    money: 'Este artículo ofrece información general y no es asesoramiento financiero.',
  },
  german: {
    health: 'Dieser Artikel informiert allgemein und ist kein ärztlicher Rat.',
    law: 'Dieser Artikel informiert allgemein und ist keine Rechtsberatung.',
    money: 'Dieser Artikel informiert allgemein und ist keine Finanzberatung.',
  },
  chinese: {
    health: '本文仅提供一般信息，不构成医疗建议。',
    law: '本文仅提供一般信息，不构成法律建议。',
    money: '本文仅提供一般信息，不构成理财建议。',
  },
  japanese: {
    health: 'この記事は一般的な情報であり、医学的な助言ではありません。',
    law: 'この記事は一般的な情報であり、法律上の助言ではありません。',
    money: 'この記事は一般的な情報であり、金融上の助言ではありません。',
  },
  russian: {
    health: 'Статья носит общий характер и не является медицинской рекомендацией.',
    law: 'Статья носит общий характер и не является юридической консультацией.',
    money: 'Статья носит общий характер и не является финансовой рекомендацией.',
  },
  portuguese: {
    health: 'Este artigo traz informações gerais e não é aconselhamento médico.',
    law: 'Este artigo traz informações gerais e não é aconselhamento jurídico.',
    money: 'Este artigo traz informações gerais e não é aconselhamento financeiro.',
  },
  italian: {
    health: 'Questo articolo dà informazioni generali e non è un consiglio medico.',
    law: 'Questo articolo dà informazioni generali e non è una consulenza legale.',
    money: 'Questo articolo dà informazioni generali e non è una consulenza finanziaria.',
  },
};
