import type { Module } from '../../../language-pack.ts';

/** How something works, and what is wrongly believed. Plan: explainer. */
export const EXPLAINING_HOW: readonly Module[] = [
  {
    id: 'how-parts',
    role: 'how',
    headings: [
      'Comment {cela fonctionne|s’y retrouver}',
      '{Démontez|Ouvrez} la mécanique',
      'Les rouages, {un par un|de près}',
    ],
    paragraphs: [
      [
        [
          '{Pour comprendre|Si vous voulez comprendre} une chose {compliquée|touffue}, il faut la {démonter|défaire} {en pensée|sur le papier}.',
          '{Comment tout cela tient-il|Qu’est-ce qui fait tenir tout cela} {ensemble|debout}, [topic] ? {Regardez|Prenez} les pièces {une à une|avant le tout}.',
          '{Sous|Derrière} {le tout|l’apparence}, il y a {des pièces|des parties}, et {entre elles|de l’une à l’autre}, {des liens|des fils}.',
        ],
        '{Nommez|Listez} {cinq parties|quelques parties}, {pas davantage|guère plus}, et {écrivez|dites} {ce que fait chacune|à quoi chacune sert}.',
        '{Puis|Ensuite}, {ôtez-en|retirez-en} une, {en imagination|mentalement} : {que se passe-t-il|qu’est-ce qui s’arrête}, {que reste-t-il|qu’est-ce qui continue} ?',
        '{Celle dont l’absence|La pièce dont l’absence} {arrête tout|bloque l’ensemble} {mérite|réclame} {vos premières lectures|le plus d’attention}.',
        '{Résistez|Ne cédez pas} à {l’envie de tout détailler|la tentation du détail} : mieux vaut {un dessin simple et faux par endroits|un croquis grossier} qu’une carte {illisible|où l’on se perd}.',
      ],
      [
        [
          '{Regardez|Observez} {maintenant|ensuite} {les liens|ce qui circule entre les parties}.',
          '{L’essentiel|Le plus intéressant} {se cache|loge} {entre les pièces|dans les jointures}.',
        ],
        'Quelle partie {entraîne|déclenche} {l’autre|la suivante}, {à quel moment|dans quel ordre}, et {avec quel retard|sous quelle condition} ?',
        '{Tracez|Dessinez} des flèches, {même hésitantes|au crayon} ; une flèche {à double sens|qui revient en arrière} {signale|annonce} {un point délicat|que les choses se compliquent}.',
        '[exampleSentence]',
        '{Cherchez|Repérez} {enfin|aussi} ce qui {freine|limite} : {comprendre|savoir} ce qui {empêche|retient} {éclaire|renseigne} autant que {savoir|comprendre} ce qui {pousse|met en mouvement}.',
      ],
      [
        [
          '{Vérifiez|Éprouvez} {enfin|pour finir} {votre schéma|ce dessin} {contre un cas réel|sur un exemple}.',
          '{Un schéma|Le dessin} n’est qu’une {hypothèse|supposition} : {mettez-la|soumettez-la} à l’épreuve.',
        ],
        '{Choisissez|Prenez} {un exemple concret|un cas vécu} et {suivez-le|promenez-le} {de flèche en flèche|pas à pas} {jusqu’au bout|d’un bord à l’autre}.',
        '{Là où|À l’endroit où} {le doigt s’arrête|l’exemple déraille}, {il manque|vous avez oublié} {une pièce|un lien}.',
        '{Un rien comme|Quelque chose comme} [detail] {peut tout expliquer|suffit à fausser le dessin}.',
        '{Corrigez|Reprenez} alors {au propre|d’un trait}, {sans regret|volontiers}, et {gardez|conservez} {la version fautive|l’ancien dessin} : elle {montre|rappelle} {comment vous pensiez|d’où vous êtes parti}.',
      ],
    ],
  },
  {
    id: 'how-story',
    role: 'how',
    headings: [
      '{Suivez|Racontez} le fil',
      '{Du début à la fin|L’histoire d’un exemple}',
      '{Avant, pendant, après|Un récit pour comprendre}',
    ],
    paragraphs: [
      [
        [
          'Une chose que l’on {sait raconter|peut raconter} est {à moitié|déjà presque} comprise.',
          '{Prenez|Choisissez}, [topic], un seul {cas|exemple} et {racontez-le|suivez-le} {de bout en bout|du premier au dernier instant}.',
          '{Laissez|Mettez de côté} la théorie et {offrez-vous|essayez} {un récit|une histoire} : {qui|quoi}, {quand|dans quel ordre}, {et ensuite|avec quel effet} ?',
        ],
        '{Commencez|Ouvrez} {juste avant|un peu avant} que {cela démarre|tout commence} : {l’état de départ|le calme d’avant} {explique|contient} {beaucoup|la suite}.',
        '{Avancez|Allez} {par scènes|pas à pas}, en {notant|disant} {chaque fois|toujours} {ce qui change|ce qui bouge} et {ce qui l’a provoqué|pour quelle raison}.',
        '{Arrêtez-vous|Terminez} quand {plus rien ne bouge|le repos revient}, ou {quand|lorsque} {tout recommence|la boucle se ferme}.',
        '{Restez|Tenez-vous} près des {choses|gestes}, {loin des|avant les} {grands mots|explications} : un récit {se gâte|se fige} dès que {l’on commente|l’on veut prouver} {trop tôt|à chaque phrase}.',
      ],
      [
        [
          '{Refaites|Reprenez} {le récit|l’histoire} avec {un autre exemple|un cas voisin}.',
          'Un seul récit {trompe|peut tromper} ; {ajoutez-en|il en faut} un {deuxième|autre}.',
        ],
        'Ce qui se retrouve dans {les deux|chacun} {forme|dessine} {le mécanisme|l’ossature} ; {le reste|ce qui diffère} {tient|est dû} aux {circonstances|hasards}.',
        '[sourceSentence]',
        '{Choisissez|Prenez} {exprès|à dessein} un cas {qui a mal tourné|étrange} : {les ratés|les exceptions} {parlent|enseignent} {davantage|plus clairement} que {les modèles|la règle}.',
        '{Mettez|Posez} les deux récits {côte à côte|en colonnes}, {scène par scène|étape par étape}, et {entourez|marquez} {l’endroit|le moment} où {leurs chemins se séparent|ils cessent de se ressembler}.',
      ],
      [
        [
          '{Puis|Enfin}, {résumez|condensez} {le tout|l’affaire} en {trois phrases|une petite fable}.',
          '{Ramenez|Réduisez} {à la fin|pour finir} {l’histoire|le récit} à {son os|trois phrases}.',
        ],
        '{Au début|D’abord}, {ensuite|puis}, {si bien que|alors} : {ces trois mots obligent|cette charpente oblige} à {choisir|aller droit}.',
        '{Lisez cela|Dites cela} à {quelqu’un|un voisin} et {regardez|guettez} {où viennent les questions|les sourcils qui se froncent}.',
        '{Gardez|Notez} {la version|la phrase} qui {passe le mieux|fait hocher la tête} : elle vous servira de {point d’appui|boussole}.',
      ],
    ],
  },
  {
    id: 'how-questions',
    role: 'how',
    headings: [
      '{Les questions|Quelques questions} qui {ouvrent|éclairent} tout',
      '{Entrez|Avancez} par les questions',
      '{Comprendre|Apprendre}, mode d’emploi',
    ],
    paragraphs: [
      [
        [
          '{Une bonne question|La bonne question} {vaut|fait} {la moitié|une grande part} {de la réponse|du chemin}.',
          '{Pour entrer|Si vous cherchez par où entrer} dans {un sujet|une matière}, [topic], {comme ailleurs|notamment}, {les questions|les questions naïves} {font|sont} {les meilleures clés|de bonnes poignées}.',
          '{Comprendre|Apprendre}, c’est moins {accumuler|entasser} que {questionner|poser des questions} {dans le bon ordre|avec méthode}.',
        ],
        '{Commencez|Débutez} par {celles d’un enfant|les plus simples} : {à quoi cela sert|de quoi c’est fait}, {ce qui arrive si on l’enlève|qui l’a voulu ainsi}.',
        '{Refusez|N’acceptez pas} {pour réponse|en guise de réponse} {un mot|un nom} : {nommer|mettre un nom} {n’est pas|ne revient pas à} {expliquer|comprendre}.',
        '[questionSentence]',
        '{Les spécialistes|Ceux qui savent} {se les posent|y reviennent} {encore|toute leur vie}, ce qui {devrait|doit} {rassurer|encourager} {le nouveau venu|tous les débutants}.',
      ],
      [
        [
          '{Chaque réponse|Toute réponse} {ouvre|amène} {une autre question|deux portes} ; {choisissez la vôtre|avancez sans vous presser}.',
          '{Suivez|Tenez} {ensuite|alors} {un seul fil|une seule piste}, {assez loin|jusqu’à la troisième question}.',
        ],
        '{Les lectures|Vos lectures} {servent|répondent} {mieux|davantage} quand {on leur demande|vous leur demandez} {quelque chose|un point précis}.',
        '{Notez|Écrivez}, {à côté|en face} de chaque réponse, {d’où elle vient|sa provenance} et {votre degré de confiance|à quel point vous y croyez}.',
        'Une question {sans réponse|restée ouverte} n’est pas {un échec|du temps perdu} : {gardez-la|mettez-la} {dans un coin du carnet|à part}, elle {attirera|finira par attirer} {d’elle-même|sans effort} les {bonnes lectures|exemples utiles}.',
        '{Changez|Variez} {de temps en temps|à l’occasion} {d’interlocuteur|de source} : {un livre|un film}, {une visite|une conversation}, {un essai|un dessin} ne {répondent|parlent} pas {de la même manière|avec la même voix}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Des questions|Quelques questions} à {garder|emporter} {en poche|avec soi} :',
        '{Lisez|Écoutez} {crayon en main|attentivement}, avec {ces questions|ceci} {en tête|à l’esprit} :',
      ],
      items: [
        ['Qu’a-t-on {observé|constaté}, et qu’a-t-on {déduit|supposé} ?'],
        [
          '{Qu’est-ce qui|Quelle chose} {vient avant|arrive en premier}, et qu’est-ce qui {en dépend|suit} ?',
        ],
        [
          '{Dans quel cas|À quelle condition} {le contraire|l’inverse} {serait-il vrai|se produirait-il} ?',
        ],
        [
          '{Qui|Quel observateur} {verrait|raconterait} {les choses|cela} {autrement|tout autrement}, et {depuis quelle place|pourquoi} ?',
        ],
        [
          '{Que faudrait-il|Quelle preuve faudrait-il} {voir|trouver} pour {changer d’avis|abandonner l’explication} ?',
        ],
      ],
    },
  },
  {
    id: 'myths-ready-made',
    role: 'myths',
    headings: [
      '{Les idées reçues|Ce que l’on croit savoir}',
      '{Bousculez|Secouez} les évidences',
      '{Vrai, faux|Idées toutes faites} et {nuances|demi-vérités}',
    ],
    paragraphs: [
      [
        [
          'Une idée {reçue|toute faite} est {rarement|rarement tout à fait} {fausse|sotte} : elle est {trop courte|coupée trop tôt}.',
          '{Certaines phrases|Des phrases toutes faites} {circulent|voyagent}, [topic], {depuis si longtemps|si bien} que {personne ne les ouvre plus|nul ne demande leurs papiers}.',
          '{Avant d’apprendre|Pour bien apprendre}, il faut {parfois|souvent} {désapprendre|vider ses poches}.',
        ],
        'Une formule {pareille|de ce genre} {plaît|séduit} parce qu’elle est {simple|commode}, {se retient|se répète} {bien|sans effort} et {évite|épargne} {de regarder|un examen}.',
        '[mistakeSentence]',
        '{Ne vous moquez pas|Inutile de ricaner} : {nous avons tous nos formules|chacun porte quelques idées toutes faites}, {surtout|et plus encore} {là où|dans les domaines où} nous nous {croyons|pensons} {savants|à l’abri}.',
        'Bien des {formules|phrases} ont {jadis|d’abord} {rendu service|été utiles}, {dans un autre temps|chez d’autres gens}, avant de {durcir|perdre leurs nuances} {en proverbes|à force de circuler}.',
      ],
      [
        [
          '{Pour en démonter une|Quand vous en tenez une}, {retournez-la|mettez-la à l’envers}.',
          '{Comment s’en défaire|Comment les démonter} ? {En douceur|Sans violence}, {par une question|avec un exemple}.',
        ],
        '{Demandez|Cherchez} {d’où vient la formule|qui l’a dite d’abord}, {quand elle était juste|à quelle époque elle servait}, et {ce qui a changé|ce qui, depuis, a bougé}.',
        '{Un seul|Un simple} {contre-exemple|cas contraire} {n’abat pas|ne détruit pas} une règle, mais {il la rend|il rend l’idée} {plus modeste|moins sûre d’elle}.',
        '{Écrivez|Proposez} enfin {une phrase|une version} {plus longue|nuancée} et {plus vraie|mieux ajustée}, où {un « souvent »|un « cela dépend »} {prend|garde} sa place.',
        '{Soyez|Restez} {doux|patient} avec ceux qui {y tiennent|la répètent} : on {lâche|quitte} {plus volontiers|mieux} une idée quand {on n’y perd pas la face|quelqu’un vous laisse le temps}.',
      ],
      [
        [
          '{Gardez-vous|Méfiez-vous} {toutefois|cependant} de {l’excès contraire|la mode de tout contredire}.',
          '{Tout démentir|Contredire} {par principe|à tout propos} {n’est pas|ne fait pas} {penser|une pensée}.',
        ],
        '{Le contraire|L’inverse} d’une {erreur|bêtise} est {souvent|parfois} {une autre erreur|une bêtise neuve}, {mieux habillée|plus chic}.',
        '{Préférez|Choisissez} {la mesure|la nuance}, {même moins drôle|même moins applaudie}, et {dites|avouez} {où vous hésitez|vos doutes}.',
        'Un avis {qui dit « souvent »|capable de dire « parfois »} {vieillit|voyage} mieux qu’{une formule|un slogan}, {même si|quand bien même} {personne ne l’imprime|nul ne l’imprime} sur une {tasse|affiche}.',
      ],
    ],
  },
  {
    id: 'myths-shortcuts',
    role: 'myths',
    headings: [
      '{Les malentendus|Quelques malentendus} {tenaces|à dissiper}',
      'Ce qui {embrouille|brouille les idées}',
      '{Attention aux|Les} raccourcis',
    ],
    paragraphs: [
      [
        [
          'On {se trompe|s’égare} {rarement|moins souvent} {au hasard|n’importe comment} : {les malentendus|les confusions} {suivent|empruntent} {des chemins connus|toujours les mêmes pentes}.',
          '{Les erreurs|Les confusions} {instruisent|en disent long}, [topic], à condition de {les reconnaître|leur donner un nom}.',
          '{Il y a|On rencontre} des {raccourcis|simplifications} qui {aident|éclairent} et d’autres qui {égarent|aveuglent}.',
        ],
        'Le plus {courant|fréquent} {consiste|revient} à {prendre la partie pour le tout|confondre un exemple avec la règle}.',
        '[mistakeSentence]',
        '{Repérez|Guettez} {aussi|surtout} les {mots|phrases} qui {ferment|arrêtent} {la discussion|l’examen} : « c’est {évident|connu} », « {tout le monde sait|on a toujours fait ainsi} ».',
        'Rien de {bête|honteux} à cela : {l’esprit|la pensée} {va|court} {au plus court|vers le plus simple}, et {la plupart du temps|souvent} {cela suffit|cela marche}.',
      ],
      [
        [
          '{Une parade|Le remède}, {simple|toute simple} : {demander|réclamer} {un exemple|un cas}, puis {un contre-exemple|un second}.',
          '{Face à|Devant} {une affirmation|une phrase} {massive|sans bord}, {ralentissez|arrêtez-vous} et {dépliez-la|ouvrez-la}.',
        ],
        '{Dites|Reformulez} {avec vos mots|autrement} ce que {l’on avance|vous venez de lire}, et {demandez|vérifiez} si {c’est bien cela|rien ne s’est perdu}.',
        '{La moitié|Une bonne part} des {querelles|désaccords} {fond|disparaît} {à ce moment-là|dans cet exercice}.',
        '{Quand|Si} le doute {persiste|demeure}, {dites-le|écrivez-le} {simplement|tel quel}, avec {ce qui le lèverait|ce qu’il faudrait savoir} : {c’est déjà|voilà déjà} une forme de {savoir|réponse}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Les pentes|Les glissements} à {surveiller|connaître} :',
        '{Apprenez|Exercez-vous} à {reconnaître|repérer} {ces tours|ces façons de se tromper} :',
      ],
      items: [
        [
          '{Croire|Penser} que {ce qui vient après|la suite} découle {toujours|forcément} de ce qui {précède|s’est passé avant}.',
        ],
        [
          '{Juger|Mesurer} {l’ensemble|tout} sur {le cas le plus bruyant|l’exemple le plus voyant}.',
        ],
        [
          '{Opposer|Dresser face à face} deux camps {là où|quand} {il y a dix nuances|la réalité fait un dégradé}.',
        ],
        [
          '{Tenir|Prendre} la tradition pour {une preuve|un argument}, ou la nouveauté pour {un progrès|une vérité}.',
        ],
        [
          '{Confondre|Mélanger} {« je ne vois pas comment »|« je ne comprends pas »} et {« c’est impossible »|« c’est faux »}.',
        ],
      ],
    },
  },
];
