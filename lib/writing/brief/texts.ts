import type { Language } from '@/lib/constants/options.ts';

/** A heading and the lines of the list below it. */
type Checklist = { heading: string; lines: readonly string[] };

/** @param text the heading, then a line each */
function checklist(text: string): Checklist {
  const [heading = '', ...lines] = text.split('\n');
  return { heading, lines };
}

/** The sentences of a brief in one language; `{topic}` stands for the topic in quotation marks, uninflected. */
export type BriefText = {
  quotes: readonly [open: string, close: string];
  title: string;
  intro: string;
  /** Above the notes of the library that are close to the topic. */
  notes: string;
  questions: Checklist;
  /** Its first line is about the library, at `{library}`. */
  places: Checklist;
  ways: Checklist;
  /** Below a heading of an outline that says nothing more. */
  open: string;
  conclusion: string;
};

/** What a brief says, by its language. */
export const BRIEF_TEXTS: Readonly<Record<Language, BriefText>> = {
  english: {
    quotes: ['“', '”'],
    title: 'A brief, not an article: {topic}',
    intro:
      'No article could be written on {topic}: there was neither a language model nor a source to write from. This page helps you to get one.',
    notes: 'Close to it in the library',
    questions: checklist(`What to find out
Who reads this, and which one question should be answered at the end?
Which terms does the subject need, and how do experts define them?
Which figures matter, from which year, and who counted them?
What does it cost, how long does it take, and what can go wrong?
Who disagrees, and with what reasons?`),
    places: checklist(`Where to look
[The library of this site]({library}) lists every note that can become an article without a model.
Statistical offices, ministries and registers have figures with their year.
Encyclopedias, textbooks and research surveys give definitions and the state of knowledge.
Associations, the trade press and people with experience tell what happens in practice.`),
    ways: checklist(`How to get an article
Give the addresses of pages on the subject as sources: their text becomes an article with a citation for each statement.
Ask the person who runs this site to connect a language model; \`npm run model\` fetches a free one.`),
    open: 'Collect here what you find out, with the source of each statement.',
    conclusion: 'When every question has an answer with a source, most of the article is done.',
  },
  french: {
    quotes: ['«\u00a0', '\u00a0»'],
    title: 'Un brief, pas un article : {topic}',
    intro:
      'Aucun article n’a pu être écrit sur {topic} : il n’y avait ni modèle de langage ni source. Cette page vous aide à en obtenir un.',
    notes: 'Proche du sujet dans la bibliothèque',
    questions: checklist(`Ce qu’il faut chercher
Qui lira ce texte, et quelle question doit avoir sa réponse à la fin ?
Quels termes faut-il, et comment les spécialistes les définissent-ils ?
Quels chiffres comptent, de quelle année, et qui les a relevés ?
Combien cela coûte-t-il, combien de temps faut-il, et que peut-il arriver ?
Qui n’est pas d’accord, et pour quelles raisons ?`),
    places: checklist(`Où chercher
[La bibliothèque de ce site]({library}) montre toutes les notes qui deviennent un article sans modèle.
Les instituts de statistique, les ministères et les registres donnent des chiffres datés.
Les encyclopédies, les manuels et les synthèses de recherche donnent les définitions et l’état du savoir.
Les associations, la presse spécialisée et les praticiens racontent ce qui se passe vraiment.`),
    ways: checklist(`Comment obtenir un article
Donnez comme sources les adresses de pages sur le sujet : leur texte devient un article où chaque affirmation est citée.
Demandez à la personne qui gère ce site de connecter un modèle de langage ; \`npm run model\` en télécharge un gratuit.`),
    open: 'Notez ici ce que vous trouvez, avec la source de chaque affirmation.',
    conclusion: 'Quand chaque question a une réponse et une source, l’essentiel de l’article est fait.',
  },
  spanish: {
    quotes: ['«', '»'],
    title: 'Una guía de trabajo, no un artículo: {topic}',
    intro:
      'No se pudo escribir un artículo sobre {topic}: no había ni modelo de lenguaje ni fuentes. Esta página te ayuda a conseguirlo.',
    notes: 'Cerca del tema en la biblioteca',
    questions: checklist(`Qué averiguar
¿Quién lo leerá y qué pregunta debe quedar respondida al final?
¿Qué términos hacen falta y cómo los definen los especialistas?
¿Qué cifras importan, de qué año son y quién las midió?
¿Cuánto cuesta, cuánto tiempo lleva y qué puede salir mal?
¿Quién no está de acuerdo y con qué razones?`),
    places: checklist(`Dónde buscar
[La biblioteca de este sitio]({library}) reúne todas las notas que se convierten en artículo sin un modelo.
Los institutos de estadística, ministerios y registros tienen cifras con su año.
Las enciclopedias, los manuales y las revisiones científicas dan definiciones y el estado del saber.
Las asociaciones, la prensa especializada y la gente con experiencia cuentan lo que pasa en la práctica.`),
    ways: checklist(`Cómo conseguir un artículo
Da como fuentes las direcciones de páginas sobre el tema: su texto se convierte en un artículo con una cita para cada afirmación.
Pide a quien administra este sitio que conecte un modelo de lenguaje; \`npm run model\` descarga uno gratuito.`),
    open: 'Reúne aquí lo que encuentres, con la fuente de cada afirmación.',
    conclusion: 'Cuando cada pregunta tenga respuesta y fuente, lo principal del artículo estará hecho.',
  },
  german: {
    quotes: ['„', '“'],
    title: 'Ein Briefing, kein Artikel: {topic}',
    intro:
      'Zum Thema {topic} ließ sich kein Artikel schreiben: Es gab weder ein Sprachmodell noch eine Quelle. Diese Seite hilft, zu einem zu kommen.',
    notes: 'In der Bibliothek nahe am Thema',
    questions: checklist(`Was herauszufinden ist
Wer liest das, und welche eine Frage soll am Ende beantwortet sein?
Welche Begriffe braucht das Thema, und wie erklären Fachleute sie?
Welche Zahlen zählen, aus welchem Jahr stammen sie, und wer hat sie erhoben?
Was kostet es, wie lange dauert es, und was kann schiefgehen?
Wer sieht es anders, und aus welchen Gründen?`),
    places: checklist(`Wo zu suchen ist
[Die Bibliothek dieser Website]({library}) zeigt alle Texte, aus denen ohne Modell ein Artikel wird.
Statistikämter, Ministerien und Register haben Zahlen mit Jahresangabe.
Lexika, Lehrbücher und Übersichtsarbeiten nennen Definitionen und den Stand des Wissens.
Verbände, Fachpresse und Menschen mit Erfahrung sagen, was in der Praxis geschieht.`),
    ways: checklist(`Wie ein Artikel daraus wird
Seiten zum Thema als Quellen angeben: Aus ihrem Text wird ein Artikel, der jede Aussage belegt.
Die Person, die diese Website betreibt, bitten, ein Sprachmodell anzuschließen; \`npm run model\` holt ein kostenloses.`),
    open: 'Hier gesammelte Ergebnisse eintragen, mit der Quelle jeder Aussage.',
    conclusion: 'Hat jede Frage eine Antwort mit Quelle, ist das meiste an diesem Artikel geschafft.',
  },
  chinese: {
    quotes: ['“', '”'],
    title: '选题简报（不是文章）：{topic}',
    intro: '关于{topic}没能写成文章：这里既没有连接语言模型，也没有可用的来源。这一页告诉您怎样得到一篇文章。',
    notes: '文库中与此相近的文章',
    questions: checklist(`要查清什么
谁来读这篇文章？读完之后，哪一个问题应该得到回答？
这个主题需要哪些概念？专业人士怎样定义它们？
哪些数字重要，是哪一年的，由谁统计？
要花多少钱、多长时间，可能出什么问题？
谁有不同看法，理由是什么？`),
    places: checklist(`到哪里去找
[本站文库]({library})列出了不用模型也能成文的全部笔记。
统计部门、政府机构和登记机关提供带年份的数字。
百科全书、教科书和综述论文提供定义和已有的认识。
行业协会、专业媒体和有经验的人能说明实际情况。`),
    ways: checklist(`怎样得到文章
把有关这个主题的网页地址作为来源填入：它们的文字会变成每句话都注明出处的文章。
请本站的管理者连接一个语言模型；用 \`npm run model\` 可以下载免费的模型。`),
    open: '在这里记下您查到的内容，并注明每句话的出处。',
    conclusion: '当每个问题都有了带出处的答案，文章就完成了大半。',
  },
  japanese: {
    quotes: ['「', '」'],
    title: '記事ではなく執筆メモ：{topic}',
    intro:
      '{topic}の記事は書けませんでした。言語モデルがつながっておらず、使える情報源もなかったためです。このページでは、記事にするための手順を示します。',
    notes: 'ライブラリーにある近いテーマ',
    questions: checklist(`調べること
誰が読みますか。読み終えたとき、どの疑問に答えが出ていればよいですか。
どんな用語が必要で、専門家はそれをどう定義していますか。
大事な数字は何で、何年のもので、誰が調べたものですか。
費用と時間はどれくらいかかり、どんな失敗がありますか。
意見が違うのは誰で、その理由は何ですか。`),
    places: checklist(`探す場所
[このサイトのライブラリー]({library})には、モデルがなくても記事になる文章がすべて並んでいます。
統計局、省庁、登録機関には、年のわかる数字があります。
百科事典、教科書、総説論文には、定義とこれまでにわかったことがあります。
業界団体、専門誌、経験のある人からは、実際の様子を聞けます。`),
    ways: checklist(`記事にするには
テーマを扱うページのアドレスを情報源として入力します。その文章から、出典つきの記事ができます。
このサイトを運営する人に、言語モデルの接続を頼みます。\`npm run model\` で無料のモデルを入手できます。`),
    open: 'わかったことを、それぞれの出典と一緒にここへ書きます。',
    conclusion: 'すべての問いに出典つきの答えがそろえば、記事の大部分はできあがりです。',
  },
  russian: {
    quotes: ['«', '»'],
    title: 'План работы, а не статья: {topic}',
    intro:
      'Статью на тему {topic} написать не удалось: не было ни языковой модели, ни источников. Эта страница поможет её получить.',
    notes: 'Близкие темы в библиотеке',
    questions: checklist(`Что выяснить
Кто это прочитает и на какой один вопрос должен быть ответ в конце?
Какие понятия нужны и как их определяют специалисты?
Какие цифры важны, за какой они год и кто их получил?
Сколько это стоит, сколько занимает времени и что может пойти не так?
Кто с этим не согласен и по каким причинам?`),
    places: checklist(`Где искать
[Библиотека этого сайта]({library}) показывает все заметки, из которых статья получается без модели.
У служб статистики, министерств и реестров есть цифры с указанием года.
Энциклопедии, учебники и научные обзоры дают определения и общее состояние знаний.
Объединения, отраслевая пресса и люди с опытом расскажут, как бывает на деле.`),
    ways: checklist(`Как получить статью
Укажите источниками адреса страниц по теме: из их текста получится статья, где у каждого утверждения есть ссылка.
Попросите того, кто ведёт этот сайт, подключить языковую модель; \`npm run model\` загрузит бесплатную.`),
    open: 'Собирайте здесь найденное, с источником каждого утверждения.',
    conclusion: 'Когда у каждого вопроса будет ответ с источником, статья почти готова.',
  },
  portuguese: {
    quotes: ['“', '”'],
    title: 'Uma pauta, não um artigo: {topic}',
    intro:
      'Não foi possível escrever um artigo sobre {topic}: não havia modelo de linguagem nem fontes. Esta página ajuda você a conseguir um.',
    notes: 'Perto do tema na biblioteca',
    questions: checklist(`O que descobrir
Quem vai ler, e que pergunta deve estar respondida no fim?
De que termos o assunto precisa, e como os especialistas os definem?
Que números importam, de que ano são e quem os levantou?
Quanto custa, quanto tempo leva e o que pode dar errado?
Quem discorda, e por quais razões?`),
    places: checklist(`Onde procurar
[A biblioteca deste site]({library}) mostra todas as notas que viram artigo sem um modelo.
Institutos de estatística, ministérios e registros têm números com o ano.
Enciclopédias, livros didáticos e revisões científicas dão definições e o estado do conhecimento.
Associações, imprensa especializada e pessoas com experiência contam o que acontece na prática.`),
    ways: checklist(`Como conseguir um artigo
Informe como fontes os endereços de páginas sobre o assunto: o texto delas vira um artigo com uma citação para cada afirmação.
Peça a quem administra este site que conecte um modelo de linguagem; \`npm run model\` baixa um gratuito.`),
    open: 'Reúna aqui o que encontrar, com a fonte de cada afirmação.',
    conclusion: 'Quando cada pergunta tiver resposta com fonte, a maior parte do artigo estará pronta.',
  },
  italian: {
    quotes: ['«', '»'],
    title: 'Un brief, non un articolo: {topic}',
    intro:
      'Non è stato possibile scrivere un articolo su {topic}: non c’erano né un modello linguistico né fonti. Questa pagina ti aiuta a ottenerne uno.',
    notes: 'Vicino al tema nella biblioteca',
    questions: checklist(`Che cosa scoprire
Chi lo leggerà, e quale domanda deve avere risposta alla fine?
Quali termini servono, e come li definiscono gli esperti?
Quali cifre contano, di che anno sono e chi le ha rilevate?
Quanto costa, quanto tempo richiede e che cosa può andare storto?
Chi non è d’accordo, e per quali ragioni?`),
    places: checklist(`Dove cercare
[La biblioteca di questo sito]({library}) elenca tutte le note che diventano un articolo senza un modello.
Istituti di statistica, ministeri e registri hanno cifre con il loro anno.
Enciclopedie, manuali e rassegne scientifiche danno definizioni e lo stato delle conoscenze.
Associazioni, stampa di settore e persone esperte raccontano che cosa succede in pratica.`),
    ways: checklist(`Come ottenere un articolo
Indica come fonti gli indirizzi di pagine sul tema: il loro testo diventa un articolo con una citazione per ogni affermazione.
Chiedi a chi gestisce questo sito di collegare un modello linguistico; \`npm run model\` ne scarica uno gratuito.`),
    open: 'Raccogli qui ciò che trovi, con la fonte di ogni affermazione.',
    conclusion: 'Quando ogni domanda ha una risposta con la sua fonte, gran parte dell’articolo è fatta.',
  },
};
