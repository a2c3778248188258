import type { Language } from '@/lib/constants/options';

type Labels = { conclusion: string; sources: string; builtInNote: string };

const LABELS: Readonly<Record<Language, Labels>> = {
  english: {
    conclusion: 'Conclusion',
    sources: 'Sources',
    builtInNote:
      'Written without an AI model, by the built-in writer. It offers a way to approach the topic and makes no claims of fact beyond the sources it quotes.',
  },
  french: {
    conclusion: 'Conclusion',
    sources: 'Sources',
    builtInNote:
      'Rédigé sans modèle d’IA, par le rédacteur intégré. Ce texte propose une façon d’aborder le sujet et n’affirme aucun fait au-delà des sources qu’il cite.',
  },
  spanish: {
    conclusion: 'Conclusión',
    sources: 'Fuentes',
    builtInNote:
      'Escrito sin un modelo de IA, por el redactor integrado. Propone una manera de abordar el tema y no afirma hechos más allá de las fuentes que cita.',
  },
  german: {
    conclusion: 'Fazit',
    sources: 'Quellen',
    builtInNote:
      'Ohne KI-Modell geschrieben, vom eingebauten Textgenerator. Der Text zeigt einen Weg, an das Thema heranzugehen, und behauptet keine Tatsachen, die nicht aus den zitierten Quellen stammen.',
  },
  chinese: {
    conclusion: '结语',
    sources: '资料来源',
    builtInNote:
      '本文由内置写作程序撰写，未使用人工智能模型。文章只提供思考这一主题的方法，除所引用的来源外不陈述任何事实。',
  },
  japanese: {
    conclusion: 'まとめ',
    sources: '出典',
    builtInNote:
      'この記事は、AIモデルを使わず内蔵の文章作成機能で書かれました。テーマへの取り組み方を示すもので、引用した出典のほかに事実を主張するものではありません。',
  },
  russian: {
    conclusion: 'Заключение',
    sources: 'Источники',
    builtInNote:
      'Написано без модели ИИ, встроенным генератором текста. Статья предлагает подход к теме и не утверждает никаких фактов сверх процитированных источников.',
  },
  portuguese: {
    conclusion: 'Conclusão',
    sources: 'Fontes',
    builtInNote:
      'Escrito sem um modelo de IA, pelo redator integrado. O texto propõe uma forma de abordar o tema e não afirma factos além das fontes que cita.',
  },
  italian: {
    conclusion: 'Conclusione',
    sources: 'Fonti',
    builtInNote:
      'Scritto senza un modello di IA, dal redattore integrato. Il testo propone un modo di affrontare l’argomento e non afferma fatti oltre alle fonti citate.',
  },
};

/** The words around an article, in the article's language. */
export function articleLabels(language: Language): Labels {
  return LABELS[language];
}
