import type { Language } from '@/lib/constants/options.ts';

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
  /** Of the box at the top. */
  keyPoints: string;
  conclusion: string;
  /** Of what stands at the end. */
  questions: string;
  /** Names a table to those who do not see it. */
  table: string;
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
  /** Said of an article that consists of what its sources say. */
  digestNote: string;
  /** Said of what is no article but a brief for one. */
  briefNote: string;
};

/** The words around an article, by its language. */
export const ARTICLE_LABELS: Readonly<Record<Language, ArticleLabels>> = {
  english: {
    by: 'By {name} on {brand}',
    byAnonymous: 'By Anonymous',
    readingTime: '{minutes} min read',
    edited: 'Edited {date}',
    contents: 'Contents',
    keyPoints: 'Key points',
    conclusion: 'Conclusion',
    questions: 'Questions and answers',
    table: 'Table',
    sources: 'Sources',
    source: 'Source',
    licensedText: 'Text in excerpts, licensed',
    backToText: 'Back to the text',
    close: 'Close',
    createdBy: 'Created by',
    viewProfile: 'View profile',
    readOnline: 'Read online',
    originallyAt: 'Originally published at',
    modelNote:
      'Written with AI. A language model wrote this text and can be mistaken, so check what matters before you rely on it. Sentences with a number rest on the sources named, the others on what the model knows.',
    modelUngroundedNote:
      'Written with AI. A language model wrote this text and can be mistaken. Written without sources: check facts before you rely on them.',
    digestNote:
      'A digest of the sources it names, made without an AI model. What it says is theirs: follow the links to check it.',
    briefNote:
      'An editor’s brief, made without an AI model and without sources: it says what to find out for an article and states no facts about the topic.',
  },
  french: {
    by: 'Par {name} sur {brand}',
    byAnonymous: 'Par un auteur anonyme',
    readingTime: '{minutes} min de lecture',
    edited: 'Modifié le {date}',
    contents: 'Sommaire',
    keyPoints: 'Points clés',
    conclusion: 'Conclusion',
    questions: 'Questions et réponses',
    table: 'Tableau',
    sources: 'Sources',
    source: 'Source',
    licensedText: 'Texte repris par extraits, sous licence',
    backToText: 'Retour au texte',
    close: 'Fermer',
    createdBy: 'Créé par',
    viewProfile: 'Voir le profil',
    readOnline: 'Lire en ligne',
    originallyAt: 'Publié à l’origine sur',
    modelNote:
      'Rédigé avec l’IA. Ce texte vient d’un modèle de langage, qui peut se tromper : vérifiez ce qui compte avant de vous y fier. Les phrases numérotées s’appuient sur les sources nommées, les autres sur ce que sait le modèle.',
    modelUngroundedNote:
      'Rédigé avec l’IA. Ce texte vient d’un modèle de langage, qui peut se tromper. Rédigé sans sources : vérifiez les faits avant de vous y fier.',
    digestNote:
      'Un condensé des sources nommées, réalisé sans modèle d’IA. Ce qu’il dit vient d’elles : suivez les liens pour le vérifier.',
    briefNote:
      'Un brief éditorial, réalisé sans modèle d’IA et sans sources : il dit ce qu’il faut chercher pour écrire un article et n’affirme rien sur le sujet.',
  },
  spanish: {
    by: 'Por {name} en {brand}',
    byAnonymous: 'De autor anónimo',
    readingTime: '{minutes} min de lectura',
    edited: 'Editado el {date}',
    contents: 'Índice',
    keyPoints: 'Puntos clave',
    conclusion: 'Conclusión',
    questions: 'Preguntas y respuestas',
    table: 'Tabla',
    sources: 'Fuentes',
    source: 'Fuente',
    licensedText: 'Texto en extractos, con licencia',
    backToText: 'Volver al texto',
    close: 'Cerrar',
    createdBy: 'Creado por',
    viewProfile: 'Ver el perfil',
    readOnline: 'Leer en línea',
    originallyAt: 'Publicado originalmente en',
    modelNote:
      'Escrito con IA. Este texto es de un modelo de lenguaje, que puede equivocarse: comprueba lo importante antes de darlo por cierto. Las frases con número se apoyan en las fuentes nombradas; las demás, en lo que sabe el modelo.',
    modelUngroundedNote:
      'Escrito con IA. Este texto es de un modelo de lenguaje, que puede equivocarse. Escrito sin fuentes: comprueba los datos antes de darlos por ciertos.',
    digestNote:
      'Un resumen de las fuentes que nombra, hecho sin un modelo de IA. Lo que dice es de ellas: sigue los enlaces para comprobarlo.',
    briefNote:
      'Un encargo editorial, hecho sin un modelo de IA y sin fuentes: dice qué hay que averiguar para un artículo y no afirma nada sobre el tema.',
  },
  german: {
    by: 'Von {name} auf {brand}',
    byAnonymous: 'Von Anonym',
    readingTime: '{minutes} Min. Lesezeit',
    edited: 'Bearbeitet am {date}',
    contents: 'Inhalt',
    keyPoints: 'Das Wichtigste in Kürze',
    conclusion: 'Fazit',
    questions: 'Fragen und Antworten',
    table: 'Tabelle',
    sources: 'Quellen',
    source: 'Quelle',
    licensedText: 'Text in Auszügen, lizenziert unter',
    backToText: 'Zurück zum Text',
    close: 'Schließen',
    createdBy: 'Erstellt von',
    viewProfile: 'Profil ansehen',
    readOnline: 'Online lesen',
    originallyAt: 'Zuerst veröffentlicht auf',
    modelNote:
      'Mit KI geschrieben. Der Text stammt von einem Sprachmodell, das sich irren kann: Bitte prüfen, was wichtig ist, bevor man sich darauf verlässt. Sätze mit einer Nummer stützen sich auf die genannten Quellen, die anderen auf das, was das Modell weiß.',
    modelUngroundedNote:
      'Mit KI geschrieben. Der Text stammt von einem Sprachmodell, das sich irren kann. Ohne Quellen geschrieben: Bitte die Fakten prüfen, bevor man sich darauf verlässt.',
    digestNote:
      'Eine Zusammenstellung aus den genannten Quellen, ohne KI-Modell entstanden. Die Aussagen stammen von ihnen: Über die Links lassen sie sich nachprüfen.',
    briefNote:
      'Ein redaktionelles Briefing, ohne KI-Modell und ohne Quellen entstanden: Es sagt, was für einen Artikel herauszufinden ist, und behauptet nichts über das Thema.',
  },
  chinese: {
    by: '作者：{name}，发表于 {brand}',
    byAnonymous: '作者：匿名',
    readingTime: '阅读约需 {minutes} 分钟',
    edited: '编辑于 {date}',
    contents: '目录',
    keyPoints: '要点',
    conclusion: '结语',
    questions: '问与答',
    table: '表格',
    sources: '资料来源',
    source: '来源',
    licensedText: '文字为节选，许可协议：',
    backToText: '返回正文',
    close: '关闭',
    createdBy: '作者',
    viewProfile: '查看主页',
    readOnline: '在线阅读',
    originallyAt: '首发于：',
    modelNote:
      '本文由人工智能语言模型撰写，可能有误。重要内容请先核实，再作依据。带编号的句子依据所列来源，其余依据模型自身的知识。',
    modelUngroundedNote: '本文由人工智能语言模型撰写，可能有误。写作时未参考任何资料来源，采信其中的事实前请先核实。',
    digestNote: '本文是所列来源的摘编，未使用人工智能模型。内容均出自这些来源，可通过链接核对。',
    briefNote:
      '这是一份选题简报，未使用人工智能模型，也没有参考来源：它只说明写文章需要查清什么，不陈述有关主题的任何事实。',
  },
  japanese: {
    by: '執筆：{name}（{brand}）',
    byAnonymous: '執筆：匿名',
    readingTime: '約{minutes}分で読めます',
    edited: '{date}に編集',
    contents: '目次',
    keyPoints: '要点',
    conclusion: 'まとめ',
    questions: 'よくある質問と答え',
    table: '表',
    sources: '出典',
    source: '出典',
    licensedText: '本文から抜粋、ライセンス：',
    backToText: '本文に戻る',
    close: '閉じる',
    createdBy: '作成者',
    viewProfile: 'プロフィールを見る',
    readOnline: 'オンラインで読む',
    originallyAt: '初出：',
    modelNote:
      'AIを使って書かれた記事です。言語モデルの文章には誤りが含まれることがあります。大切な点は、ご自身で確かめてからお使いください。番号の付いた文は挙げた出典に、その他の文はモデルの知識に基づきます。',
    modelUngroundedNote:
      'AIを使って書かれた記事です。言語モデルの文章には誤りが含まれることがあります。出典なしで書かれているため、事実はご自身で確かめてからお使いください。',
    digestNote:
      'AIモデルを使わず、記載した出典の内容をまとめたものです。記述はすべて出典によるもので、リンクから確かめられます。',
    briefNote:
      'AIモデルも出典も使わずに作られた執筆指示書です。記事のために何を調べるべきかを示すもので、テーマについての事実は述べていません。',
  },
  russian: {
    by: 'Автор: {name}, {brand}',
    byAnonymous: 'Автор не указан',
    readingTime: 'Время чтения: {minutes} мин',
    edited: 'Изменено {date}',
    contents: 'Содержание',
    keyPoints: 'Главное',
    conclusion: 'Заключение',
    questions: 'Вопросы и ответы',
    table: 'Таблица',
    sources: 'Источники',
    source: 'Источник',
    licensedText: 'Текст в отрывках, лицензия',
    backToText: 'Вернуться к тексту',
    close: 'Закрыть',
    createdBy: 'Автор',
    viewProfile: 'Открыть профиль',
    readOnline: 'Читать онлайн',
    originallyAt: 'Впервые опубликовано на',
    modelNote:
      'Написано с помощью ИИ. Текст создала языковая модель, она может ошибаться: проверьте важное, прежде чем на него полагаться. Предложения с номером опираются на названные источники, остальные — на знания модели.',
    modelUngroundedNote:
      'Написано с помощью ИИ. Текст создала языковая модель, она может ошибаться. Написано без источников: проверьте факты, прежде чем на них полагаться.',
    digestNote:
      'Подборка из названных источников, составленная без модели ИИ. Всё сказанное взято из них: проверить можно по ссылкам.',
    briefNote:
      'Редакционное задание, составленное без модели ИИ и без источников: оно говорит, что выяснить для статьи, и ничего не утверждает о самой теме.',
  },
  portuguese: {
    by: 'Por {name} em {brand}',
    byAnonymous: 'Por autor anônimo',
    readingTime: '{minutes} min de leitura',
    edited: 'Editado em {date}',
    contents: 'Índice',
    keyPoints: 'Pontos principais',
    conclusion: 'Conclusão',
    questions: 'Perguntas e respostas',
    table: 'Tabela',
    sources: 'Fontes',
    source: 'Fonte',
    licensedText: 'Texto em trechos, sob a licença',
    backToText: 'Voltar ao texto',
    close: 'Fechar',
    createdBy: 'Criado por',
    viewProfile: 'Ver o perfil',
    readOnline: 'Ler online',
    originallyAt: 'Publicado originalmente em',
    modelNote:
      'Escrito com IA. O texto é de um modelo de linguagem, que pode errar: confira o que importa antes de confiar nele. As frases com número se apoiam nas fontes citadas; as outras, no que o modelo sabe.',
    modelUngroundedNote:
      'Escrito com IA. O texto é de um modelo de linguagem, que pode errar. Escrito sem fontes: confira os fatos antes de confiar neles.',
    digestNote:
      'Uma compilação das fontes citadas, feita sem um modelo de IA. O que ela diz vem delas: siga os links para conferir.',
    briefNote:
      'Uma pauta, feita sem um modelo de IA e sem fontes: ela diz o que apurar para um artigo e não afirma nada sobre o tema.',
  },
  italian: {
    by: 'Di {name} su {brand}',
    byAnonymous: 'Di autore anonimo',
    readingTime: '{minutes} min di lettura',
    edited: 'Modificato il {date}',
    contents: 'Indice',
    keyPoints: 'Punti chiave',
    conclusion: 'Conclusione',
    questions: 'Domande e risposte',
    table: 'Tabella',
    sources: 'Fonti',
    source: 'Fonte',
    licensedText: 'Testo in estratti, con licenza',
    backToText: 'Torna al testo',
    close: 'Chiudi',
    createdBy: 'Creato da',
    viewProfile: 'Vedi il profilo',
    readOnline: 'Leggi online',
    originallyAt: 'Pubblicato originariamente su',
    modelNote:
      'Scritto con l’IA. Il testo è di un modello linguistico, che può sbagliare: verifica ciò che conta prima di farvi affidamento. Le frasi con un numero si basano sulle fonti citate, le altre su ciò che il modello sa.',
    modelUngroundedNote:
      'Scritto con l’IA. Il testo è di un modello linguistico, che può sbagliare. Scritto senza fonti: verifica i fatti prima di farvi affidamento.',
    digestNote:
      'Una sintesi delle fonti indicate, fatta senza un modello di IA. Ciò che dice viene da loro: segui i link per verificarlo.',
    briefNote:
      'Un brief redazionale, fatto senza un modello di IA e senza fonti: dice che cosa scoprire per un articolo e non afferma nulla sul tema.',
  },
};
