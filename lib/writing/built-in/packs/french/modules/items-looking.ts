import type { Module } from '../../../language-pack.ts';

/** List entries about wanting, asking and looking. Plan: list, both kinds. */
export const ITEMS_LOOKING: readonly Module[] = [
  {
    id: 'item-one-sentence',
    role: 'item',
    headings: [
      '{Écrivez|Dites} votre envie en une phrase',
      '{Nommez|Précisez} ce que vous cherchez',
      'Une phrase {avant tout|d’abord}',
    ],
    paragraphs: [
      [
        [
          '{Écrivez|Notez} en une seule phrase ce que vous {cherchez|voulez obtenir}, et {gardez-la|laissez-la} sous les yeux.',
          'Avant {tout|le reste}, mettez {par écrit|sur le papier} ce que vous {attendez|espérez} au juste.',
        ],
        'Une envie {vague|floue} {accepte tout|dit oui à tout} et {ne se satisfait|ne se contente} de rien.',
        'La phrase {réussie|utile} nomme {un moment|une scène}, {une personne|un lieu} et [result].',
        'Si {trois lignes|deux lignes} ne suffisent pas, l’envie en cache {sans doute|peut-être} une seconde ; {séparez-les|prenez-les l’une après l’autre}.',
      ],
      [
        'Relisez-la {à voix haute|le lendemain} : {le mot qui sonne faux|ce qui vous fait grimacer} {désigne|montre} {ce qu’il faut revoir|l’endroit à reprendre}.',
        'Cette phrase {servira de filtre|fera le tri} : {un conseil|une suggestion} qui ne la {touche|concerne} pas peut {attendre|passer son chemin}.',
        '{Un ami|Une oreille neuve} qui la {lit|reçoit} sans {explication|contexte} devrait {deviner|comprendre} {tout de suite|sans effort} ce que vous {voulez|cherchez}.',
      ],
    ],
  },
  {
    id: 'item-inventory',
    role: 'item',
    headings: [
      'Partez de ce que vous avez',
      '{Faites|Dressez} l’inventaire',
      '{Regardez|Cherchez} d’abord chez vous',
    ],
    paragraphs: [
      [
        [
          '{Dressez|Faites} la liste de ce que vous {possédez|savez} déjà avant {d’ajouter|d’acheter} quoi que ce soit.',
          'Le {meilleur|bon} point de départ se trouve {souvent|presque toujours} {à portée de main|chez vous} : {faites l’inventaire|ouvrez les placards}.',
        ],
        'On {oublie|sous-estime} {facilement|vite} les {ressources|trésors} {de la maison|du tiroir d’à côté} : [tools], {peut-être|pourquoi pas}.',
        'Entourez {ce qui marche|ce qui vous plaît} déjà, {même un peu|même à moitié}, et {demandez-vous|cherchez} pourquoi.',
        'Ce qui {dort|prend la poussière} {raconte aussi|dit également} quelque chose : {un achat|un choix} fait pour {quelqu’un d’autre|une vie rêvée}, une bonne idée {venue trop tôt|laissée en route}.',
        'Ne {complétez|remplacez} ensuite que {ce qui manque|le trou visible}, {un élément|une pièce} à la fois, {en commençant|à commencer} par le plus {utile|modeste}.',
        'Vous y {gagnerez|trouverez} {du temps|de la place}, et {une idée plus nette|un sens plus sûr} de {la suite|ce qui vaut la peine}.',
      ],
    ],
  },
  {
    id: 'item-ask-regret',
    role: 'item',
    headings: [
      '{Demandez|Faites-vous raconter} les regrets',
      '{Interrogez|Écoutez} quelqu’un qui a essayé',
      '{Une question|Un regret} vaut {dix avis|mieux qu’un éloge}',
    ],
    paragraphs: [
      [
        [
          'Demandez à une personne {d’expérience|qui a essayé} ce qu’elle {ne referait pas|regrette}, {plutôt que|et non} ce qu’elle {recommande|aime}.',
          '{Cherchez|Trouvez} [expert], et {posez une seule question|demandez une chose} : {qu’aimeriez-vous avoir su|quelle erreur éviter} ?',
        ],
        'Les éloges {se ressemblent|coûtent peu} ; {les regrets|les déceptions} {ont des détails|sont précis}, et {c’est le détail qui sert|on apprend par là}.',
        '{Laissez|Accordez} {du silence|un temps} après la {réponse|première phrase} : {la vraie|la plus franche} vient {souvent|parfois} {en second|après un rire gêné}.',
        'Notez les {mots exacts|expressions}, sans les {corriger|embellir}.',
        '{Préférez|Cherchez} quelqu’un qui n’a {rien à vendre|aucun intérêt dans l’affaire}.',
      ],
      [
        'Deux {témoins|personnes} en {désaccord|opposition} valent {mieux|plus} qu’un {chœur|accord parfait} : {cherchez|demandez-vous} ce qui, {dans leur vie|chez chacun}, {diffère|explique l’écart}.',
        'Puis racontez {la suite|ce que vous en avez fait} ; {peu de gens y pensent|c’est si rare}, et {la porte reste ouverte|on vous répondra encore}.',
        'Il suffit {parfois|souvent} d’un {appel|café} pour {économiser|éviter} {des semaines|une longue série} de {tâtonnements|détours}.',
      ],
    ],
  },
  {
    id: 'item-check-date',
    role: 'item',
    headings: [
      '{Vérifiez|Regardez} la date et l’auteur',
      '{Lisez|Pesez} les avis autrement',
      'Un avis {n’est pas une preuve|se vérifie}',
    ],
    paragraphs: [
      [
        [
          '{Avant de suivre|Avant de croire} un conseil, {regardez|vérifiez} qui l’a écrit, quand, et {pour qui|dans quel but}.',
          'Lisez {les avis|les recommandations} en {commençant|partant} par {la signature|la date} et {l’intérêt de l’auteur|ce que l’auteur y gagne}.',
        ],
        '[sourceSentence]',
        'Les avis {moyens|tièdes} {renseignent|instruisent} {souvent mieux|davantage} que les {cris d’amour|colères} : {on y trouve|ils contiennent} des {circonstances|conditions}.',
        'Cherchez {la phrase|le passage} où {l’auteur|celui qui écrit} {hésite|se contredit} ; {c’est là|à cet endroit} qu’il {parle vrai|a regardé}.',
      ],
      [
        'Consultez {aussi|ensuite} [sources].',
        'Si {trois pages|plusieurs textes} emploient {les mêmes mots|la même formule}, {comptez-les pour une|n’y voyez qu’une voix} : quelqu’un a {recopié|emprunté}.',
        'Et {retenez|gardez} ce que vous {pouvez vérifier|pouvez essayer} {vous-même|de vos mains}.',
        'Gardez {la page|l’adresse} {de côté|en mémoire} : {on y revient|vous y reviendrez} {l’essai fait|après coup}, avec {un œil neuf|de meilleures questions}.',
      ],
    ],
  },
  {
    id: 'item-limit',
    role: 'item',
    headings: [
      '{Fixez|Posez} une limite',
      '{Donnez-vous|Choisissez} un cadre',
      'Moins de {place|temps}, {plus d’idées|de meilleurs choix}',
    ],
    paragraphs: [
      [
        [
          '{Fixez d’avance|Décidez avant de commencer} ce que vous {dépenserez|consacrerez} en {temps|soirées}, en {argent|moyens} et en {patience|énergie}.',
          'Une limite {claire|écrite} {aide|libère} : {posez-la|choisissez-la} {avant le premier pas|dès le départ}.',
        ],
        'Sans {cadre|bornes}, {chaque possibilité|la moindre option} {paraît|semble} {raisonnable|à portée}, et {le tri|le choix} {devient impossible|n’en finit plus}.',
        'Prenez {une semaine ordinaire|vos vrais horaires} pour {mesure|étalon}, {pas celle des vacances|et non vos rêves}.',
        'Gardez {un dixième|une part} en réserve : {il arrive toujours|attendez-vous à} {quelque chose|un imprévu}.',
      ],
      [
        'Quand la limite est {atteinte|touchée}, {arrêtez-vous|faites le point} {au lieu de|plutôt que de} {rallonger|négocier} en {douce|silence}.',
        'Ce qui {n’entre pas|dépasse} ira sur une {liste d’attente|autre page}, {à relire|à rouvrir} {dans un mois|à tête reposée}.',
        'Une {contrainte|borne} {bien choisie|acceptée de bon cœur} {rend inventif|donne des idées} : {on regarde autrement|l’œil se met à chercher} ce que l’on a {sous la main|déjà}.',
        'Dites-la {à voix haute|à un proche}, car {une limite|un plafond} que {personne ne connaît|nul n’a entendu} {se déplace|s’oublie} {au premier caprice|dès la première tentation}.',
      ],
    ],
  },
  {
    id: 'item-whom',
    role: 'item',
    headings: [
      '{Pensez|Songez} à ceux que cela touche',
      'Pour qui, {au juste|exactement} ?',
      '{Demandez|Cherchez} qui sera concerné',
    ],
    paragraphs: [
      [
        [
          '{Demandez-vous|Dites} pour qui vous {faites cela|cherchez}, et {qui d’autre|quelle autre personne} {en vivra|en sentira} les effets.',
          'Un choix {solitaire|fait pour soi} {touche|concerne} {souvent|presque toujours} {quelqu’un d’autre|la maison entière} : {dressez la liste|pensez-y tôt}.',
        ],
        '[questionSentence]',
        'Consultez {les discrets|ceux qui se taisent} {d’abord|en premier} : {les bavards|les autres} {se feront entendre|parleront bien assez}.',
        'Une {objection|réticence} {entendue tôt|dite avant} {se contourne|se règle} {en une phrase|sans peine} ; {entendue tard|dite après}, elle {coûte|pèse} {davantage|lourd}.',
      ],
      [
        'Vous n’avez pas à {plaire à tous|contenter chacun}, mais à savoir {ce que chacun y gagne|qui a besoin de quoi}.',
        'Et si {personne|nul} d’autre n’est {concerné|touché}, {faites-vous plaisir|choisissez pour vous}, {sans excuses|franchement}.',
        'Notez {les réponses|ce que chacun dit} {sans discuter|avant de répondre}, puis {cherchez|voyez} la version qui {arrange|ménage} {le plus de monde|les plus concernés} {au moindre effort|sans vous trahir}.',
      ],
    ],
  },
  {
    id: 'item-observe',
    role: 'item',
    headings: [
      '{Observez|Regardez} avant d’agir',
      '{Accordez-vous|Prenez} un temps d’observation',
      '{Ne touchez à rien|Attendez un peu}',
    ],
    paragraphs: [
      [
        [
          '{Observez|Regardez} quelques jours sans rien {changer|décider}, et {notez|relevez} ce qui {se passe|revient}.',
          'Le premier {geste|pas} consiste à {ne rien faire|regarder} : {trois jours|une semaine} d’observation, {carnet en main|sans conclure}.',
        ],
        '{Notez|Consignez} [record].',
        'Ce que l’on {croit savoir|suppose} de {ses habitudes|soi} {résiste mal|survit rarement} à {une page de relevés|quelques notes honnêtes}.',
        'Vous verrez {apparaître|venir} {un moment|une heure} où {tout coince|le problème naît}, {souvent|parfois} {plus tôt|ailleurs} que {prévu|vous ne pensiez}.',
      ],
      [
        'C’est {là|à cet endroit} qu’un {petit changement|effort} {rapporte|porte} {le plus|vraiment}.',
        'Et {si rien|si pourtant rien} ne {se dessine|ressort}, {prolongez|recommencez} {une semaine|un peu}, en {changeant|variant} {l’heure|le point de vue}.',
        '{Résistez|Tenez bon} quand {l’envie d’agir|l’impatience} {vous prend|monte} : {chaque jour|une journée} d’{attention|observation} {évite|épargne} {un achat|une erreur} {inutile|de plus}.',
        '{Un proche|Quelqu’un de la maison} peut {tenir|remplir} {le même relevé|un carnet} {de son côté|sans le vôtre sous les yeux} ; {la comparaison|l’écart} {amuse|étonne} et {instruit|corrige}.',
      ],
    ],
  },
  {
    id: 'item-ordinary-day',
    role: 'item',
    headings: [
      '{Jugez|Choisissez} pour un jour ordinaire',
      'Le {mardi|jour gris} {avant|plutôt que} la fête',
      '{Imaginez|Prévoyez} un jour sans élan',
    ],
    paragraphs: [
      [
        [
          '{Pensez|Songez} au jour le plus {banal|ordinaire} de la semaine, et {jugez|choisissez} {d’après lui|pour lui}.',
          'Ce qui {tient|résiste} un {mardi de pluie|jour de fatigue} {tiendra|passera} {partout|le reste du temps} : faites-en {l’épreuve|votre épreuve}.',
        ],
        'Les grandes occasions {flattent|pardonnent} tout ; elles sont {rares|trop rares pour servir de guide}.',
        'Racontez {heure par heure|en détail} {cette journée grise|ce jour-là}, {imprévus compris|humeur comprise}, et {placez-y|glissez-y} {l’idée|ce que vous envisagez}.',
        'Où {cela frotte-t-il|faudrait-il forcer}, et {qu’est-ce qui devrait|qu’est-ce qui pourrait} {céder|attendre} ?',
      ],
      [
        'Réduisez {l’ambition|le format} jusqu’à ce que {cela passe|la journée l’accepte} {sans héroïsme|sans effort}.',
        'Vous {augmenterez|verrez plus grand} {plus tard|ensuite}, {si l’envie demeure|avec l’habitude}.',
        '{Interrogez|Questionnez} {ceux|les gens} qui {vivent avec|pratiquent cela} {depuis longtemps|sans en parler} : {ils décriront|vous entendrez} {des gestes|l’ordinaire}, {pas des prouesses|et c’est ce que vous cherchez}.',
        '{Une bonne idée|Un bon choix} {se glisse|entre} dans {la journée|vos heures} sans {qu’il faille|que l’on doive} {tout déplacer|déménager le reste}.',
      ],
    ],
  },
  {
    id: 'item-compare-two',
    role: 'item',
    headings: [
      '{Comparez|Essayez} deux choses, pas dix',
      '{Mettez|Placez} deux idées côte à côte',
      '{Réduisez|Ramenez} le choix à deux',
    ],
    paragraphs: [
      [
        [
          '{Ramenez|Réduisez} la liste à deux {possibilités|pistes} et {comparez-les|mettez-les} {côte à côte|face à face}.',
          'Devant {trop|une foule} de possibilités, {gardez|tirez} les deux {premières|meilleures} et {oubliez|laissez dormir} {les autres|le reste} {un moment|pour l’instant}.',
        ],
        'L’œil {compare|juge} {sans peine|bien} deux choses, {mal|péniblement} {cinq|une douzaine}.',
        '[choiceSentence]',
        'Notez {une différence|ce qui les sépare} à la fois, {en partant|à commencer} par {celle qui vous gêne|ce que vous sentirez chaque jour}.',
      ],
      [
        'La perdante {laisse sa place|s’efface}, {la gagnante|l’autre} {affronte|reçoit} {la suivante|une nouvelle rivale} : {en quelques tours|sans fatigue}, {il n’en reste qu’une|le choix se fait}.',
        'Arrêtez {dès que|quand} {deux finalistes se valent|vous ne voyez plus d’écart} : {prenez la plus simple|la plus simple suffit}.',
        '{Gardez|Notez} {la raison|le motif} de chaque {élimination|refus} en {trois mots|une ligne}, {au cas où|pour le jour où} {le goût|votre situation} {changerait|évoluerait}.',
      ],
    ],
  },
  {
    id: 'item-mistake-first',
    role: 'item',
    headings: [
      '{Apprenez|Connaissez} l’erreur classique',
      '{Évitez|Contournez} le piège le plus courant',
      '{Cherchez|Repérez} d’abord ce qui rate',
    ],
    paragraphs: [
      [
        [
          'Renseignez-vous {d’abord|avant tout} sur {l’erreur|le faux pas} que {presque tout le monde|chacun} {commet|fait} au début.',
          '{Avant de réussir|Plutôt que de viser juste}, {apprenez|cherchez} comment {on échoue|la plupart se trompent}.',
        ],
        '[mistakeSentence]',
        '{Écrivez|Préparez} {la parade|ce que vous ferez} {en une ligne|sur une carte}, {avant d’en avoir besoin|pendant que tout va bien}.',
        'Un rien comme [detail] {coûte|peut coûter} {plus|davantage} qu’un {grand choix|vrai désaccord}.',
      ],
      [
        'Quand l’erreur {arrive|survient} {malgré tout|quand même}, {notez|regardez} {ce qui l’a précédée|ce qui venait juste avant}.',
        '{Ainsi|De la sorte}, la leçon d’un autre {vous profite|vous épargne un détour}, et {la vôtre|votre propre leçon} {coûtera moins|sera plus légère}.',
        '{Les habitués|Les anciens} la {racontent|décrivent} {volontiers|avec le sourire}, {à condition|pourvu} que la question soit {posée sans ironie|précise}.',
        '{Relisez|Revoyez} cette {ligne|carte} {avant chaque essai|au début de chaque séance} : {un rappel coûte|dix secondes coûtent} moins qu’{un recommencement|une soirée à réparer}.',
      ],
    ],
  },
  {
    id: 'item-why-not',
    role: 'item',
    headings: [
      '{Cherchez|Écoutez} l’avis contraire',
      '{Demandez|Voyez} ce que disent les déçus',
      '{Plaidez|Argumentez} contre vous-même',
    ],
    paragraphs: [
      [
        [
          '{Cherchez|Lisez} l’avis le plus {opposé|contraire} au vôtre, {et le mieux défendu|sous sa meilleure plume}.',
          '{Avant de vous lancer|Avant de conclure}, donnez la parole {à ceux qui ont renoncé|aux déçus}.',
        ],
        'Non pour {vous décourager|changer de camp} : pour {savoir|apprendre} {où cela casse|dans quel cas cela échoue}.',
        'Demandez-vous {ensuite|alors} si {leur situation|leur attente} {ressemble à la vôtre|était la vôtre}.',
        'Une {critique|objection} qui {vous agace|pique} {mérite|demande} {une seconde lecture|qu’on s’y arrête} : {elle touche|elle vise} {peut-être|sans doute} {juste|un point faible}.',
      ],
      [
        'Si {aucune|pas une} ne {vous ébranle|tient}, votre choix en sort {plus solide|renforcé}.',
        'Si {l’une d’elles|quelque chose} {fait mouche|vous retient}, {corrigez|ajustez} {tout de suite|le plan}, {tant que c’est facile|pendant qu’il en est temps}.',
        '{Lisez|Écoutez} {jusqu’au bout|calmement}, {sans préparer|avant de préparer} {votre réplique|la réponse}, et {notez|relevez} {le fait|la circonstance} {derrière l’humeur|qui revient}.',
        '{Celui qui|Quiconque} {connaît|sait} {les raisons|les arguments} {d’en face|du camp adverse} {se décide|tranche} {plus vite|plus calmement}, et {regrette|se plaint} moins {ensuite|après coup}.',
      ],
    ],
  },
  {
    id: 'item-season',
    role: 'item',
    headings: [
      '{Choisissez|Guettez} le bon moment',
      '{Tenez compte|Jouez} du calendrier',
      'Le moment {compte|fait la moitié du travail}',
    ],
    paragraphs: [
      [
        [
          '{Demandez-vous|Cherchez} quand, {et pas seulement|autant que} comment : {l’heure|le moment} {change|décide de} {beaucoup|bien des choses}.',
          'Placez l’idée sur un calendrier avant de {juger|dire} {si elle est bonne|qu’elle est mauvaise}.',
        ],
        'Une {bonne idée|belle envie} {au mauvais moment|mal placée} {échoue|s’éteint} {sans avoir tort|pour de mauvaises raisons}.',
        'Repérez vos {heures claires|moments d’énergie} et {vos creux|les périodes chargées}, {mois par mois|sur une semaine type}.',
        'Laissez {de l’air|une marge} {avant et après|autour} : {les débuts|les premières fois} {débordent|durent plus longtemps} {toujours|presque à coup sûr}.',
      ],
      [
        'Si {rien ne se libère|la place manque}, {ôtez|suspendez} quelque chose {d’abord|au préalable} ; {ajouter sans ôter|entasser} ne {dure|tient} pas.',
        'Et {fixez|inscrivez} une date {précise|écrite}, {même lointaine|même modeste} : elle {transforme|change} {le souhait|l’envie} en {rendez-vous|promesse}.',
        '{Regardez|Voyez} aussi {ce que le moment offre|ce que la saison apporte} : {des gens disponibles|de l’aide}, {un lieu calme|un peu de silence}, {un prétexte|une occasion} {de plus|à saisir}.',
        '{Commencer|Se lancer} un peu {avant d’être prêt|trop tôt} vaut {souvent|parfois} mieux qu’{attendre|espérer} {le moment parfait|un alignement des planètes}.',
      ],
    ],
  },
];
