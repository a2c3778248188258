import type { Language } from '@/lib/constants/options';

/** The words around an article. */
export type ArticleLabels = {
  /** Who wrote it: `{name}` and `{brand}` are put in by `byline`. */
  by: string;
  byAnonymous: string;
  /** `{minutes}` is put in. */
  readingTime: string;
  /** `{date}` is put in. */
  edited: string;
  contents: string;
  conclusion: string;
  sources: string;
  /** One of the sources; a number follows. */
  source: string;
  /** Said of a page whose text may be used; its licence follows. */
  licensedText: string;
  /** Of the link from a source to where it is cited; its mark follows. */
  backToText: string;
  close: string;
  createdBy: string;
  viewProfile: string;
  readOnline: string;
  /** Said on another site before a link to where the article was published first. */
  originallyAt: string;
  /** Said of an article that a language model wrote from sources. */
  modelNote: string;
  /** Said of an article that a language model wrote without sources. */
  modelUngroundedNote: string;
  /** Said of an article that the built-in writer wrote from sources. */
  builtInNote: string;
  /** Said of an article that the built-in writer wrote without sources. */
  builtInUngroundedNote: string;
};

/** The words around an article, by its language. */
export const ARTICLE_LABELS: Readonly<Record<Language, ArticleLabels>> = {
  english: {
    by: 'By {name} on {brand}',
    byAnonymous: 'By Anonymous',
    readingTime: '{minutes} min read',
    edited: 'Edited {date}',
    contents: 'Contents',
    conclusion: 'Conclusion',
    sources: 'Sources',
    source: 'Source',
    licensedText: 'Text from “{title}”, in excerpts, licensed',
    backToText: 'Back to the text',
    close: 'Close',
    createdBy: 'Created by',
    viewProfile: 'View profile',
    readOnline: 'Read online',
    originallyAt: 'Originally published at',
    modelNote:
      'Written with AI. A language model wrote this text and can be mistaken, so check what matters before you rely on it.',
    modelUngroundedNote:
      'Written with AI. A language model wrote this text and can be mistaken. Written without sources: check facts before you rely on them.',
    builtInNote:
      'Written without an AI model, by the built-in writer. It offers a way to approach the topic and makes no claims of fact beyond the sources it quotes.',
    builtInUngroundedNote:
      'Written without an AI model, by the built-in writer. Written without sources: it offers a way to approach the topic and makes no claims of fact.',
  },
  french: {
    by: 'Par {name} sur {brand}',
    byAnonymous: 'Par un auteur anonyme',
    readingTime: '{minutes} min de lecture',
    edited: 'Modifié le {date}',
    contents: 'Sommaire',
    conclusion: 'Conclusion',
    sources: 'Sources',
    source: 'Source',
    licensedText: 'Texte tiré de « {title} », par extraits, sous licence',
    backToText: 'Retour au texte',
    close: 'Fermer',
    createdBy: 'Créé par',
    viewProfile: 'Voir le profil',
    readOnline: 'Lire en ligne',
    originallyAt: 'Publié à l’origine sur',
    modelNote:
      'Rédigé avec l’IA. Ce texte vient d’un modèle de langage, qui peut se tromper : vérifiez ce qui compte avant de vous y fier.',
    modelUngroundedNote:
      'Rédigé avec l’IA. Ce texte vient d’un modèle de langage, qui peut se tromper. Rédigé sans sources : vérifiez les faits avant de vous y fier.',
    builtInNote:
      'Rédigé sans modèle d’IA, par le rédacteur intégré. Ce texte propose une façon d’aborder le sujet et n’affirme aucun fait au-delà des sources qu’il cite.',
    builtInUngroundedNote:
      'Rédigé sans modèle d’IA, par le rédacteur intégré. Rédigé sans sources : ce texte propose une façon d’aborder le sujet et n’affirme aucun fait.',
  },
  spanish: {
    by: 'Por {name} en {brand}',
    byAnonymous: 'De autor anónimo',
    readingTime: '{minutes} min de lectura',
    edited: 'Editado el {date}',
    contents: 'Índice',
    conclusion: 'Conclusión',
    sources: 'Fuentes',
    source: 'Fuente',
    licensedText: 'Texto de «{title}», en extractos, con licencia',
    backToText: 'Volver al texto',
    close: 'Cerrar',
    createdBy: 'Creado por',
    viewProfile: 'Ver el perfil',
    readOnline: 'Leer en línea',
    originallyAt: 'Publicado originalmente en',
    modelNote:
      'Escrito con IA. Este texto es de un modelo de lenguaje, que puede equivocarse: comprueba lo importante antes de darlo por cierto.',
    modelUngroundedNote:
      'Escrito con IA. Este texto es de un modelo de lenguaje, que puede equivocarse. Escrito sin fuentes: comprueba los datos antes de darlos por ciertos.',
    builtInNote:
      'Escrito sin un modelo de IA, por el redactor integrado. Propone una manera de abordar el tema y no afirma hechos más allá de las fuentes que cita.',
    builtInUngroundedNote:
      'Escrito sin un modelo de IA, por el redactor integrado. Escrito sin fuentes: propone una manera de abordar el tema y no afirma ningún hecho.',
  },
  german: {
    by: 'Von {name} auf {brand}',
    byAnonymous: 'Von Anonym',
    readingTime: '{minutes} Min. Lesezeit',
    edited: 'Bearbeitet am {date}',
    contents: 'Inhalt',
    conclusion: 'Fazit',
    sources: 'Quellen',
    source: 'Quelle',
    licensedText: 'Text aus „{title}“, in Auszügen, lizenziert unter',
    backToText: 'Zurück zum Text',
    close: 'Schließen',
    createdBy: 'Erstellt von',
    viewProfile: 'Profil ansehen',
    readOnline: 'Online lesen',
    originallyAt: 'Zuerst veröffentlicht auf',
    modelNote:
      'Mit KI geschrieben. Der Text stammt von einem Sprachmodell, das sich irren kann: Bitte prüfen, was wichtig ist, bevor man sich darauf verlässt.',
    modelUngroundedNote:
      'Mit KI geschrieben. Der Text stammt von einem Sprachmodell, das sich irren kann. Ohne Quellen geschrieben: Bitte die Fakten prüfen, bevor man sich darauf verlässt.',
    builtInNote:
      'Ohne KI-Modell geschrieben, vom eingebauten Textgenerator. Der Text zeigt einen Weg, an das Thema heranzugehen, und behauptet keine Tatsachen, die nicht aus den zitierten Quellen stammen.',
    builtInUngroundedNote:
      'Ohne KI-Modell geschrieben, vom eingebauten Textgenerator. Ohne Quellen geschrieben: Der Text zeigt einen Weg, an das Thema heranzugehen, und behauptet keine Tatsachen.',
  },
  chinese: {
    by: '作者：{name}，发表于 {brand}',
    byAnonymous: '作者：匿名',
    readingTime: '阅读约需 {minutes} 分钟',
    edited: '编辑于 {date}',
    contents: '目录',
    conclusion: '结语',
    sources: '资料来源',
    source: '来源',
    licensedText: '文字节选自《{title}》，许可协议：',
    backToText: '返回正文',
    close: '关闭',
    createdBy: '作者',
    viewProfile: '查看主页',
    readOnline: '在线阅读',
    originallyAt: '首发于：',
    modelNote: '本文由人工智能语言模型撰写，可能有误。重要内容请先核实，再作依据。',
    modelUngroundedNote:
      '本文由人工智能语言模型撰写，可能有误。写作时未参考任何资料来源，采信其中的事实前请先核实。',
    builtInNote:
      '本文由内置写作程序撰写，未使用人工智能模型。文章只提供思考这一主题的方法，除所引用的来源外不陈述任何事实。',
    builtInUngroundedNote:
      '本文由内置写作程序撰写，未使用人工智能模型，也未参考任何资料来源。文章只提供思考这一主题的方法，不陈述任何事实。',
  },
  japanese: {
    by: '執筆：{name}（{brand}）',
    byAnonymous: '執筆：匿名',
    readingTime: '約{minutes}分で読めます',
    edited: '{date}に編集',
    contents: '目次',
    conclusion: 'まとめ',
    sources: '出典',
    source: '出典',
    licensedText: '「{title}」から抜粋、ライセンス：',
    backToText: '本文に戻る',
    close: '閉じる',
    createdBy: '作成者',
    viewProfile: 'プロフィールを見る',
    readOnline: 'オンラインで読む',
    originallyAt: '初出：',
    modelNote:
      'AIを使って書かれた記事です。言語モデルの文章には誤りが含まれることがあります。大切な点は、ご自身で確かめてからお使いください。',
    modelUngroundedNote:
      'AIを使って書かれた記事です。言語モデルの文章には誤りが含まれることがあります。出典なしで書かれているため、事実はご自身で確かめてからお使いください。',
    builtInNote:
      'この記事は、AIモデルを使わず内蔵の文章作成機能で書かれました。テーマへの取り組み方を示すもので、引用した出典のほかに事実を主張するものではありません。',
    builtInUngroundedNote:
      'この記事は、AIモデルを使わず内蔵の文章作成機能で、出典なしに書かれました。テーマへの取り組み方を示すもので、事実を主張するものではありません。',
  },
  russian: {
    by: 'Автор: {name}, {brand}',
    byAnonymous: 'Автор не указан',
    readingTime: 'Время чтения: {minutes} мин',
    edited: 'Изменено {date}',
    contents: 'Содержание',
    conclusion: 'Заключение',
    sources: 'Источники',
    source: 'Источник',
    licensedText: 'Текст из материала «{title}», в отрывках, лицензия',
    backToText: 'Вернуться к тексту',
    close: 'Закрыть',
    createdBy: 'Автор',
    viewProfile: 'Открыть профиль',
    readOnline: 'Читать онлайн',
    originallyAt: 'Впервые опубликовано на',
    modelNote:
      'Написано с помощью ИИ. Текст создала языковая модель, она может ошибаться: проверьте важное, прежде чем на него полагаться.',
    modelUngroundedNote:
      'Написано с помощью ИИ. Текст создала языковая модель, она может ошибаться. Написано без источников: проверьте факты, прежде чем на них полагаться.',
    builtInNote:
      'Написано без модели ИИ, встроенным генератором текста. Статья предлагает подход к теме и не утверждает никаких фактов сверх процитированных источников.',
    builtInUngroundedNote:
      'Написано без модели ИИ, встроенным генератором текста. Написано без источников: статья предлагает подход к теме и не утверждает никаких фактов.',
  },
  portuguese: {
    by: 'Por {name} em {brand}',
    byAnonymous: 'De autor anónimo',
    readingTime: '{minutes} min de leitura',
    edited: 'Editado a {date}',
    contents: 'Índice',
    conclusion: 'Conclusão',
    sources: 'Fontes',
    source: 'Fonte',
    licensedText: 'Texto de “{title}”, em excertos, sob a licença',
    backToText: 'Voltar ao texto',
    close: 'Fechar',
    createdBy: 'Criado por',
    viewProfile: 'Ver o perfil',
    readOnline: 'Ler online',
    originallyAt: 'Publicado originalmente em',
    modelNote:
      'Escrito com IA. O texto é de um modelo de linguagem, que pode enganar-se: confirme o que importa antes de confiar nele.',
    modelUngroundedNote:
      'Escrito com IA. O texto é de um modelo de linguagem, que pode enganar-se. Escrito sem fontes: confirme os factos antes de confiar neles.',
    builtInNote:
      'Escrito sem um modelo de IA, pelo redator integrado. O texto propõe uma forma de abordar o tema e não afirma factos além das fontes que cita.',
    builtInUngroundedNote:
      'Escrito sem um modelo de IA, pelo redator integrado. Escrito sem fontes: o texto propõe uma forma de abordar o tema e não afirma quaisquer factos.',
  },
  italian: {
    by: 'Di {name} su {brand}',
    byAnonymous: 'Di autore anonimo',
    readingTime: '{minutes} min di lettura',
    edited: 'Modificato il {date}',
    contents: 'Indice',
    conclusion: 'Conclusione',
    sources: 'Fonti',
    source: 'Fonte',
    licensedText: 'Testo da «{title}», in estratti, con licenza',
    backToText: 'Torna al testo',
    close: 'Chiudi',
    createdBy: 'Creato da',
    viewProfile: 'Vedi il profilo',
    readOnline: 'Leggi online',
    originallyAt: 'Pubblicato originariamente su',
    modelNote:
      'Scritto con l’IA. Il testo è di un modello linguistico, che può sbagliare: verifica ciò che conta prima di farvi affidamento.',
    modelUngroundedNote:
      'Scritto con l’IA. Il testo è di un modello linguistico, che può sbagliare. Scritto senza fonti: verifica i fatti prima di farvi affidamento.',
    builtInNote:
      'Scritto senza un modello di IA, dal redattore integrato. Il testo propone un modo di affrontare l’argomento e non afferma fatti oltre alle fonti citate.',
    builtInUngroundedNote:
      'Scritto senza un modello di IA, dal redattore integrato. Scritto senza fonti: il testo propone un modo di affrontare l’argomento e non afferma alcun fatto.',
  },
};
