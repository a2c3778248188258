import type { Language } from '@/lib/constants/options';

/** The words around an article. */
export type ArticleLabels = {
  contents: string;
  conclusion: string;
  sources: string;
  createdBy: string;
  viewProfile: string;
  readOnline: string;
  /** Said of an article that a language model wrote. */
  modelNote: string;
  /** Said of an article that the built-in writer wrote. */
  builtInNote: string;
};

/** The words around an article, by its language. */
export const ARTICLE_LABELS: Readonly<Record<Language, ArticleLabels>> = {
  english: {
    contents: 'Contents',
    conclusion: 'Conclusion',
    sources: 'Sources',
    createdBy: 'Created by',
    viewProfile: 'View profile',
    readOnline: 'Read online',
    modelNote:
      'Written with AI. A language model wrote this text and can be mistaken, so check what matters before you rely on it.',
    builtInNote:
      'Written without an AI model, by the built-in writer. It offers a way to approach the topic and makes no claims of fact beyond the sources it quotes.',
  },
  french: {
    contents: 'Sommaire',
    conclusion: 'Conclusion',
    sources: 'Sources',
    createdBy: 'Créé par',
    viewProfile: 'Voir le profil',
    readOnline: 'Lire en ligne',
    modelNote:
      'Rédigé avec l’IA. Ce texte vient d’un modèle de langage, qui peut se tromper : vérifiez ce qui compte avant de vous y fier.',
    builtInNote:
      'Rédigé sans modèle d’IA, par le rédacteur intégré. Ce texte propose une façon d’aborder le sujet et n’affirme aucun fait au-delà des sources qu’il cite.',
  },
  spanish: {
    contents: 'Índice',
    conclusion: 'Conclusión',
    sources: 'Fuentes',
    createdBy: 'Creado por',
    viewProfile: 'Ver el perfil',
    readOnline: 'Leer en línea',
    modelNote:
      'Escrito con IA. Este texto es de un modelo de lenguaje, que puede equivocarse: comprueba lo importante antes de darlo por cierto.',
    builtInNote:
      'Escrito sin un modelo de IA, por el redactor integrado. Propone una manera de abordar el tema y no afirma hechos más allá de las fuentes que cita.',
  },
  german: {
    contents: 'Inhalt',
    conclusion: 'Fazit',
    sources: 'Quellen',
    createdBy: 'Erstellt von',
    viewProfile: 'Profil ansehen',
    readOnline: 'Online lesen',
    modelNote:
      'Mit KI geschrieben. Der Text stammt von einem Sprachmodell, das sich irren kann: Bitte prüfen, was wichtig ist, bevor man sich darauf verlässt.',
    builtInNote:
      'Ohne KI-Modell geschrieben, vom eingebauten Textgenerator. Der Text zeigt einen Weg, an das Thema heranzugehen, und behauptet keine Tatsachen, die nicht aus den zitierten Quellen stammen.',
  },
  chinese: {
    contents: '目录',
    conclusion: '结语',
    sources: '资料来源',
    createdBy: '作者',
    viewProfile: '查看主页',
    readOnline: '在线阅读',
    modelNote: '本文由人工智能语言模型撰写，可能有误。重要内容请先核实，再作依据。',
    builtInNote:
      '本文由内置写作程序撰写，未使用人工智能模型。文章只提供思考这一主题的方法，除所引用的来源外不陈述任何事实。',
  },
  japanese: {
    contents: '目次',
    conclusion: 'まとめ',
    sources: '出典',
    createdBy: '作成者',
    viewProfile: 'プロフィールを見る',
    readOnline: 'オンラインで読む',
    modelNote:
      'AIを使って書かれた記事です。言語モデルの文章には誤りが含まれることがあります。大切な点は、ご自身で確かめてからお使いください。',
    builtInNote:
      'この記事は、AIモデルを使わず内蔵の文章作成機能で書かれました。テーマへの取り組み方を示すもので、引用した出典のほかに事実を主張するものではありません。',
  },
  russian: {
    contents: 'Содержание',
    conclusion: 'Заключение',
    sources: 'Источники',
    createdBy: 'Автор',
    viewProfile: 'Открыть профиль',
    readOnline: 'Читать онлайн',
    modelNote:
      'Написано с помощью ИИ. Текст создала языковая модель, она может ошибаться: проверьте важное, прежде чем на него полагаться.',
    builtInNote:
      'Написано без модели ИИ, встроенным генератором текста. Статья предлагает подход к теме и не утверждает никаких фактов сверх процитированных источников.',
  },
  portuguese: {
    contents: 'Índice',
    conclusion: 'Conclusão',
    sources: 'Fontes',
    createdBy: 'Criado por',
    viewProfile: 'Ver o perfil',
    readOnline: 'Ler online',
    modelNote:
      'Escrito com IA. O texto é de um modelo de linguagem, que pode enganar-se: confirme o que importa antes de confiar nele.',
    builtInNote:
      'Escrito sem um modelo de IA, pelo redator integrado. O texto propõe uma forma de abordar o tema e não afirma factos além das fontes que cita.',
  },
  italian: {
    contents: 'Indice',
    conclusion: 'Conclusione',
    sources: 'Fonti',
    createdBy: 'Creato da',
    viewProfile: 'Vedi il profilo',
    readOnline: 'Leggi online',
    modelNote:
      'Scritto con l’IA. Il testo è di un modello linguistico, che può sbagliare: verifica ciò che conta prima di farvi affidamento.',
    builtInNote:
      'Scritto senza un modello di IA, dal redattore integrato. Il testo propone un modo di affrontare l’argomento e non afferma fatti oltre alle fonti citate.',
  },
};
