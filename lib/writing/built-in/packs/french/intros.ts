import type { Frame, LanguagePack } from '../../language-pack.ts';

const HOW_TO: readonly Frame[] = [
  {
    id: 'intro-how-to-first-step',
    paragraphs: [
      [
        [
          'Le plus {difficile|dur} n’est {presque jamais|pas toujours} le geste : c’est {le premier pas|de savoir par où commencer}, [topic].',
          'Tout {commence|débute}, [topic], par {un moment d’hésitation|une hésitation} : par où {attaquer|commencer} ?',
        ],
        'Les {modes d’emploi|conseils} {abondent|ne manquent pas} ; {ils se contredisent|ils parlent fort}, et {aucun|pas un} ne connaît {votre semaine|vos journées}.',
        '[exampleSentence]',
        'Les pages qui suivent proposent {une méthode|un chemin} {plutôt qu’une recette|sans promesse} : {décider|choisir}, {préparer|rassembler}, {essayer|tenter}, {corriger|regarder}, {recommencer|continuer}.',
        'Prenez-en {ce qui vous sert|la part utile}, {dans l’ordre|à votre rythme}, et {laissez|oubliez} {le reste|ce qui ne vous ressemble pas}.',
      ],
    ],
  },
  {
    id: 'intro-how-to-beginner',
    paragraphs: [
      [
        [
          'On {admire|envie} ceux qui {font cela|y arrivent} {sans y penser|avec aisance}, et l’on {oublie|efface} {leurs débuts|leurs dix brouillons}.',
          'Personne ne {naît|vient au monde} {expert|avec le bon geste}, [topic], {comme ailleurs|pas plus que dans le reste} ; {heureusement|et c’est rassurant}.',
        ],
        'Ce qui {sépare|distingue} l’habitué du {débutant|novice} {tient|se résume} à quelques {habitudes|réflexes} : {une intention claire|un but net}, {des essais modestes|de petits pas}, {un regard franc|des notes honnêtes}.',
        '[questionSentence]',
        'Nous irons {du but|de l’envie} {au premier geste|à l’essai}, puis {aux erreurs|aux pièges} et à {la façon de mesurer|la manière de voir} le {progrès|chemin fait}.',
        'Un {carnet|crayon} et {une heure calme|un peu de patience} {suffisent|feront l’affaire} pour {commencer|se mettre en route}.',
      ],
    ],
  },
  {
    id: 'intro-how-to-promise',
    paragraphs: [
      [
        [
          '{Voici|Vous trouverez ici} {un plan|de quoi vous y mettre}, [topic], sans {promesse|recette} {miracle|de magicien}.',
          'Aucune {formule|méthode} ne {vaut|convient} pour {tous|tout le monde}, [topic] ; {quelques questions|certaines questions}, si.',
        ],
        'Les questions utiles {concernent|portent sur} {le but|ce que vous voulez}, {le temps|les moyens} que vous avez, {l’aide|les gens} autour de vous.',
        'Le reste {s’apprend|vient} {en chemin|en faisant}, par {petits essais|touches successives}, {ratés compris|sans hâte}.',
        '[firstStepSentence]',
        'Lisez {d’une traite|une première fois}, puis {revenez à la partie qui vous concerne|choisissez votre point de départ}, {stylo en main|la semaine venue}.',
      ],
    ],
  },
  {
    id: 'intro-how-to-slow',
    paragraphs: [
      [
        [
          'Il y a la façon {pressée|hâtive}, et celle qui {dure|tient}.',
          '{Faire vite|Brûler les étapes}, [topic], coûte {souvent|presque toujours} {du temps|plus qu’on ne gagne}.',
        ],
        'La bonne manière {demande|suppose} {moins d’efforts|moins de talent} qu’on ne {croit|dit}, {mais|et surtout} {un peu d’ordre|de la suite dans les idées}.',
        '[mistakeSentence]',
        'Ce {guide|parcours} {avance|progresse} donc {par étapes courtes|à petits pas}, {chacune vérifiable|avec une halte à chacune}, {sans matériel rare|sans grands moyens}.',
        'Vous {pourrez|saurez} {vous arrêter|faire une pause} {à tout moment|où bon vous semble} et {reprendre|repartir} {sans rien perdre|du même endroit}.',
        'Rien ne {presse|brûle}, {sauf commencer|sinon le premier pas}.',
      ],
    ],
  },
];

const EXPLAINER: readonly Frame[] = [
  {
    id: 'intro-explainer-familiar',
    paragraphs: [
      [
        [
          'On {croit|pense} {savoir|comprendre}, {jusqu’à la première|et puis vient une} question {d’enfant|toute simple}.',
          'Il {suffit|suffirait}, [topic], d’une question {d’enfant|naïve} pour {que tout vacille|nous laisser sans voix}.',
        ],
        'Le mot est {familier|connu}, {l’idée|ce qu’il recouvre} {beaucoup moins|l’est moins}, et {entre les deux|de l’un à l’autre} {se glissent|prospèrent} {les malentendus|les idées toutes faites}.',
        '[questionSentence]',
        'Cet article ne {récite|donne} pas de {chiffres|dates} : {il propose|il offre} {une façon|une manière} de {regarder|questionner}, {de trier|de lire} et {de vérifier|d’essayer}.',
        'Vous en {sortirez|repartirez} avec {une carte|un fil}, {des questions précises|quelques bonnes questions} et {le goût d’aller voir|l’envie de continuer}.',
      ],
    ],
  },
  {
    id: 'intro-explainer-map',
    paragraphs: [
      [
        [
          'Entrer dans un sujet, c’est {arriver|débarquer} dans une ville {inconnue|sans plan}.',
          'Par quelle {porte|rue} entrer, [topic], quand {tout paraît important|chaque page en cache dix} ?',
        ],
        'Mieux vaut {d’abord|pour commencer} {repérer|apprendre} les {grands axes|avenues}, {demander son chemin|interroger un habitant} et {flâner|se perdre un peu}.',
        'Il sera {donc|ici} question de {définir|délimiter}, de {comprendre|démonter} {les rouages|ce qui tient ensemble}, de {juger|peser} ce que l’on {lit|entend}.',
        '[exampleSentence]',
        'Le but n’est pas de {tout savoir|devenir expert}, mais de {savoir chercher|ne plus se perdre}.',
      ],
    ],
  },
  {
    id: 'intro-explainer-doubt',
    paragraphs: [
      [
        [
          'Comprendre {demande|exige} moins de {mémoire|savoir} que de {curiosité|méthode}.',
          'Les {explications|réponses} ne manquent pas, [topic] ; {les bonnes questions|les questions justes} sont {plus rares|moins nombreuses}.',
        ],
        'Une {réponse|formule} {apprise|toute prête} {s’oublie|s’efface} ; {une question|une vraie question} {travaille|revient} {longtemps|pendant des jours}.',
        'Nous {commencerons|partirons} donc par {décrire|regarder}, {sans conclure|l’œil ouvert}, avant {d’expliquer|de relier} et de {trier|séparer} {le solide du douteux|ce qui tient de ce qui brille}.',
        '[sourceSentence]',
        'Gardez {une feuille|un crayon} {à portée de main|près de vous} : {vos objections|vos questions} font partie du {voyage|chemin}.',
        '{Le plaisir|La joie} de comprendre {vient|arrive} {en route|chemin faisant}.',
      ],
    ],
  },
  {
    id: 'intro-explainer-conversation',
    paragraphs: [
      [
        [
          '{Imaginez|Supposez} qu’un ami {curieux|têtu} vous {interroge|pousse dans vos retranchements} : que {répondriez-vous|diriez-vous}, {sans dictionnaire|de tête} ?',
          'Que {répondre|dire}, [topic], à un ami {curieux|qui n’en sait rien} ? La question {semble facile|paraît innocente}.',
        ],
        'On {bafouille|hésite} {vite|bientôt}, et {c’est une chance|tant mieux} : {là où l’on bafouille|dans cette hésitation}, {on peut apprendre|il y a à apprendre}.',
        'Ce texte {prend|suit} {le chemin|l’ordre} de cette conversation : {les mots|de quoi l’on parle}, {les raisons|pourquoi cela compte}, {les rouages|comment cela tient}, {les pièges|ce que l’on croit à tort}.',
        'Il {s’arrête|vous laisse} {là où|à l’endroit où} {vos propres lectures commencent|vous pourrez continuer sans lui}.',
        'Aucun {prérequis|diplôme} : {l’envie|un peu de patience} {suffit|ouvre la porte}.',
        'Lisez {à votre pas|lentement}, {arrêtez-vous|faites une pause} {aux questions|quand une phrase accroche}, {répondez|notez une réponse} {avant de poursuivre|même provisoire}.',
      ],
    ],
  },
];

const COMPARISON: readonly Frame[] = [
  {
    id: 'intro-comparison-camps',
    paragraphs: [
      [
        [
          '[a] ou [b] ? {Chacun|Chaque choix} a ses {fidèles|avocats}, {volontiers bruyants|prêts à plaider des heures}.',
          'Entre [a] et [b], les {avis|conseils} {pleuvent|ne manquent pas} ; {les bonnes raisons|les raisons qui valent pour vous} sont {plus rares|à chercher}.',
        ],
        'On vous {dira|soutiendra} que la réponse est {évidente|toute simple}, {en oubliant|sans demander} {comment vous vivez|ce que vous voulez en faire}.',
        '[questionSentence]',
        'Cet article ne {désigne|couronne} pas de {vainqueur|champion} : il {donne|propose} {une méthode|un ordre} pour {trouver le vôtre|décider vous-même}.',
        'Nous {poserons|cadrerons} la question, {choisirons des critères|pèserons}, {examinerons|regarderons} chaque côté, {puis trancherons|avant de conclure}.',
      ],
    ],
  },
  {
    id: 'intro-comparison-life',
    paragraphs: [
      [
        [
          '{Bien choisir|Choisir bien} {commence|se joue} loin des {vitrines|tableaux comparatifs} : {dans une semaine ordinaire|chez vous}.',
          'Comment {choisir|départager}, {sans regret|honnêtement}, entre [a] et [b] ? Partez {de vous|de votre propre usage}.',
        ],
        'Un choix {excellent|parfait} pour un {voisin|autre} peut {vous encombrer|ne rien vous apporter}, et {l’inverse|le contraire} {est vrai|arrive tous les jours}.',
        '[choiceSentence]',
        'Les pages suivantes {proposent|offrent} {des questions|une grille}, {un essai loyal|une épreuve} et {une façon|une manière} de {conclure|finir} sans {y passer l’hiver|ruminer}.',
        'Prenez {un crayon|une feuille} : {la décision|le verdict} {sera de votre main|vous appartient}.',
        '{Le bon choix|La bonne réponse} {supporte|passe} {un jour de pluie|l’épreuve de l’habitude}.',
      ],
    ],
  },
  {
    id: 'intro-comparison-doubt',
    paragraphs: [
      [
        [
          'Une hésitation {honnête|qui dure} n’est pas une faiblesse : elle cache une question {mal formulée|à mieux poser}.',
          'Si vous hésitez entre [a] et [b], {c’est sans doute|gageons} que {chacun a du bon|les deux ont leurs mérites}.',
        ],
        'Reste à {savoir|découvrir} {lequel vous conviendra|de quel côté la balance penche}, {pour quel usage|dans quelle vie}, {et pour combien de temps|un jour comme les autres}.',
        'Nous {éviterons|laisserons} les {slogans|superlatifs} pour {regarder|peser} {des gestes|l’usage}, {des conséquences|des habitudes}, {des regrets possibles|ce que l’on abandonne}.',
        '[exampleSentence]',
        'À la fin, {une phrase suffira|deux lignes suffiront} à {dire|justifier} votre choix.',
      ],
    ],
  },
  {
    id: 'intro-comparison-fair',
    paragraphs: [
      [
        [
          'Un {bon|vrai} comparatif {commence|débute} par {un aveu|une précaution} : {nous avons tous|chacun a} {un favori|une préférence}.',
          '{Opposer|Comparer} [a] et [b] {est facile|prend une minute} ; {le faire|les regarder} {loyalement|avec justice} {demande|exige} {davantage|un peu de soin}.',
        ],
        'Un favori {parle|souffle} {à notre place|dans notre dos}, {choisit les critères|grossit les qualités} et {excuse|rapetisse} {les défauts|ce qui gêne}.',
        'Pour {contenir|faire taire} {vos préférences|vos penchants}, {mieux vaut fixer|le plus sûr est d’écrire} les règles {avant la course|d’avance}.',
        '[sourceSentence]',
        'C’est {l’ordre|le plan} {suivi ici|que nous suivrons} : {le cadre|la question}, {les critères|les poids}, {deux portraits|un examen de chaque côté}, {un essai|une épreuve}, {une décision|le choix}.',
      ],
    ],
  },
];

const LIST: readonly Frame[] = [
  {
    id: 'intro-list-pick',
    paragraphs: [
      [
        [
          'Une liste {n’est utile|ne vaut} que si l’on {en fait quelque chose|y choisit}.',
          'Voici de quoi {vous inspirer|faire votre marché}, [topic], {sans obligation|sans tout prendre}.',
        ],
        'N’essayez pas {tout|chaque idée} : {prenez|gardez} deux ou trois {entrées|idées}, {et donnez-leur|puis laissez-leur} {une vraie chance|quelques semaines}.',
        'Chaque idée {se lit|tient} {à part|toute seule}, {dans l’ordre que vous voudrez|selon l’humeur}.',
        '[questionSentence]',
        'Un {crayon|marque-page} {à la main|suffit} : {cochez|notez} ce qui {vous parle|résonne}, {rayez|sautez} {le reste|sans remords ce qui ennuie}.',
        'Aucune entrée ne {demande|réclame} {de grands moyens|de talent particulier} : {du temps|de la curiosité} et {l’envie|le désir} de {regarder|voir par vous-même} {suffisent|font l’affaire}.',
      ],
    ],
  },
  {
    id: 'intro-list-honest',
    paragraphs: [
      [
        [
          '{Aucune idée|Pas une idée} de cette liste n’est {magique|miraculeuse}, et {c’est voulu|tant mieux}.',
          'On {promet|vend} {beaucoup|monts et merveilles}, [topic] ; {cette liste|ce qui suit} {préfère|propose} {du praticable|ce que l’on peut essayer}.',
        ],
        'Ce sont des {pas|gestes} {modestes|ordinaires}, {vérifiables|faciles à défaire}, que l’on peut {tenter|commencer} {sans moyens|un soir de semaine}.',
        '[exampleSentence]',
        'Certaines idées vous {paraîtront|sembleront} {évidentes|trop simples} : {demandez-vous|voyez} {lesquelles vous appliquez|si vous les suivez} {vraiment|au quotidien}.',
        'Commencez {n’importe où|par le milieu si cela vous chante}, {pourvu que|à condition que} {ce soit bientôt|vous commenciez}.',
      ],
    ],
  },
  {
    id: 'intro-list-choose',
    paragraphs: [
      [
        [
          'Le {meilleur|bon} choix n’existe pas {en général|dans l’absolu} ; {le vôtre, si|il existe pour quelqu’un}.',
          'Comment {s’y retrouver|trier}, [topic], quand {chacun|tout le monde} {recommande|vante} autre chose ?',
        ],
        'Un palmarès {dit|révèle} surtout {les goûts|les habitudes} de {son auteur|celui qui l’écrit}.',
        'Cette liste {donne|propose} {plutôt|donc} des {repères|épreuves} : de quoi {regarder|demander}, {essayer|comparer}, {garder|écarter}.',
        '[choiceSentence]',
        'Au bout, vous saurez {dire oui|choisir}, et {dire pourquoi|refuser sans regret}.',
        'Une liste {ne connaît|ne voit} ni {votre maison|votre semaine} ni {vos goûts|vos moyens} ; {vous, si|vous les connaissez}, et {cela suffit|c’est ce qui décide}.',
      ],
    ],
  },
  {
    id: 'intro-list-small',
    paragraphs: [
      [
        [
          'Les grands changements {font de belles phrases|impressionnent} ; les petits {font|changent} {les semaines|la vie}.',
          'Il faut rarement de grands moyens, [topic] : une idée {bien choisie|tenue longtemps} {suffit|fait le reste}.',
        ],
        'Chaque entrée {ci-dessous|de cette page} {tient|se tente} {en une soirée|en peu de temps}, {s’adapte|se plie} à {vos moyens|votre semaine} et {se défait|s’abandonne} {sans regret|sans peine}.',
        '[firstStepSentence]',
        'Lisez {en diagonale|d’abord tout}, {puis revenez|avant de revenir} à l’idée qui vous {a arrêté|trotte dans la tête}.',
        'C’est {sans doute|peut-être} par {celle-là|cette entrée-là} qu’il faut {commencer|ouvrir le bal}.',
      ],
    ],
  },
];

/** Openings for every shape. */
export const INTROS: LanguagePack['intros'] = {
  'how-to': HOW_TO,
  comparison: COMPARISON,
  list: LIST,
  explainer: EXPLAINER,
};
