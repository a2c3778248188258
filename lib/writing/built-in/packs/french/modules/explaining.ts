import type { Module } from '../../../language-pack.ts';

/** Understanding something. Plan: explainer. */
export const EXPLAINING: readonly Module[] = [
  {
    id: 'what-outline',
    role: 'what',
    headings: [
      'De quoi {parle-t-on|s’agit-il} ?',
      '{Posez|Plantez} le décor',
      '{D’abord|Avant tout}, les mots',
    ],
    paragraphs: [
      [
        [
          'Un mot {familier|connu} peut {cacher|recouvrir} {plusieurs choses|bien des sens} ; il faut d’abord le {déplier|débrouiller}.',
          'Avant de {discuter|conclure}, [topic], {mettez-vous d’accord|entendez-vous} {avec vous-même|sur les mots} : {que désignent-ils|que mettez-vous dessous} ?',
          '{Avant l’explication|Avant de comprendre}, {il faut|mieux vaut} {une définition|un contour}, {même provisoire|fût-il tracé au crayon}.',
        ],
        '{Écrivez|Risquez} {votre propre définition|une définition à vous}, {en une phrase|sans dictionnaire}, puis {comparez-la|confrontez-la} {à deux autres|à celle d’un livre}.',
        '{Demandez|Cherchez} {aussi|ensuite} ce que {l’on exclut|la définition laisse dehors} : {une frontière|un bord} {éclaire|dessine} {autant que|mieux que} {le centre|de longs discours}.',
        '{Un cas limite|Un exemple gênant}, {à cheval sur le bord|ni dedans ni dehors}, {vous en apprendra|dira} {davantage|plus} que dix {cas typiques|exemples sages}.',
        'Une définition {se corrige|se retouche} : {gardez|laissez} de la place {en dessous|autour} pour {les repentirs|les versions suivantes}.',
      ],
      [
        [
          '{Situez|Placez} {ensuite|alors} la chose parmi {ses voisines|ce qui lui ressemble}.',
          'Une notion {s’éclaire|se comprend} {par ses voisines|au milieu d’autres}.',
        ],
        '{À quoi|À quelle idée} {ressemble-t-elle|la rattache-t-on} {d’ordinaire|au premier abord}, et {où la ressemblance s’arrête-t-elle|par quoi s’en écarte-t-elle} ?',
        '{Dessinez|Tracez} {un petit schéma|trois cercles} : {la chose|au centre la chose}, {ce qui l’entoure|ses parties}, {ce dont elle dépend|ce qui la fait varier}.',
        '[questionSentence]',
        '{Ce croquis|Un tel croquis}, {même laid|même faux}, {vous suivra|servira de guide} {dans toutes vos lectures|tout du long}.',
      ],
      [
        [
          '{Méfiez-vous|Gardez-vous} {enfin|toutefois} des mots {à la mode|qui brillent}.',
          '{Le vocabulaire|Le jargon} {savant|du métier} {n’est pas un ennemi|n’est pas à fuir}, à condition de le {traduire|remettre en clair}.',
        ],
        '{Chaque fois|Toutes les fois} qu’un terme {résiste|vous arrête}, {remplacez-le|échangez-le} par {une phrase|des mots} {de tous les jours|d’enfant}.',
        '{Si la phrase|Si l’énoncé} {perd|change} {tout son sens|son sens} {au passage|dans l’échange}, {le terme servait|gardez le terme} ; {sinon|dans le cas contraire}, {laissez-le|qu’il s’en aille}.',
        'Tenez {un petit lexique|une liste} de {dix mots|quelques mots}, {pas plus|guère davantage}, et {corrigez|reprenez} {chaque entrée|les définitions} à mesure que vous {avancez|lisez}.',
      ],
    ],
  },
  {
    id: 'what-first-look',
    role: 'what',
    headings: [
      '{Faites connaissance|Une première approche}',
      'Ce que {recouvre|désigne} {le sujet|la question}',
      '{Regardez|Décrivez} d’abord',
    ],
    paragraphs: [
      [
        [
          '{Décrire|Regarder} avant d’expliquer : {voilà|telle est} {la bonne politesse|la première règle} {du curieux|de qui veut comprendre}.',
          '{Que voit-on|Que remarque-t-on} {au juste|vraiment}, [topic], {quand on regarde|si l’on s’approche} {sans rien supposer|avec un œil neuf} ?',
          '{Oubliez|Mettez de côté} {un instant|cinq minutes} ce que vous {croyez savoir|avez entendu}.',
        ],
        '{Notez|Relevez} {ce qui se voit|ce qui se constate}, {ce qui se compte|ce qui se répète}, {ce qui change|ce qui reste}.',
        '{Un inventaire patient|Une description sans hâte} {désamorce|évite} {bien des querelles|les explications trop rapides}.',
        '[exampleSentence]',
        '{Regardez|Revenez} à {deux moments|plusieurs heures} {différents|de la journée} : ce qui {ne bouge pas|reste} {mérite|demande} un {nom|mot}, ce qui {bouge|change} {une question|une enquête}.',
      ],
      [
        [
          '{Viennent alors|Arrivent ensuite} les {grandes|premières} questions, {toujours les mêmes|simples en apparence}.',
          '{De la description|De ces notes} {naissent|sortent} {des questions|les questions utiles}.',
        ],
        '{Prenez-les|Abordez-les} {dans le désordre|une par jour}, {au gré de vos lectures|selon l’humeur}, mais {n’en sautez aucune|revenez à chacune}.',
        '{Une réponse|La réponse} {courte|provisoire} {vaut mieux|suffit}, {si elle est|pourvu qu’elle soit} {datée|honnête} : {on y reviendra|vous la reprendrez}.',
        'Les {blancs|trous} {ont leur utilité|sont précieux} : {ils montrent|on y voit} {où chercher|la prochaine lecture}.',
        '{Comparez|Confrontez} {vos réponses|votre portrait} {plus tard|une fois rempli} à {une page de référence|ce qu’en dit un livre sérieux} : {les écarts|les différences} {vous montreront|indiqueront} ce que {l’œil avait manqué|vous supposiez}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'De quoi {tracer|esquisser} {un premier portrait|une carte} :',
        '{Répondez|Essayez de répondre} {en une ligne|brièvement} à {ces questions|ces quelques questions} :',
      ],
      items: [
        [
          'De quelles {parties|pièces} {cela se compose-t-il|est-ce fait}, et {laquelle est indispensable|laquelle pourrait manquer} ?',
        ],
        [
          '{D’où cela vient-il|Comment cela commence-t-il}, et {qu’est-ce qui l’a rendu possible|de quoi cela dépend-il} ?',
        ],
        [
          'Qui {s’en sert|s’en occupe}, qui {en parle|s’y intéresse}, et {avec quels mots|dans quel but} ?',
        ],
        [
          'Qu’est-ce qui {change|varie} {d’un lieu à l’autre|selon le moment}, et {qu’est-ce qui demeure|que retrouve-t-on toujours} ?',
        ],
        [
          '{Avec quoi|Avec quelle chose voisine} {confond-on cela|mélange-t-on cela} {souvent|le plus} ?',
        ],
      ],
    },
  },
  {
    id: 'why-stakes',
    role: 'why',
    headings: [
      'Pourquoi {s’y intéresser|cela compte}',
      'Ce qui {se joue|est en jeu}',
      '{À quoi bon ?|L’intérêt de la chose}',
    ],
    paragraphs: [
      [
        [
          'On {peut|pourrait} vivre {sans y penser|sans le savoir} ; {s’y arrêter|y regarder de près}, {pourtant|malgré tout}, {récompense|rend davantage qu’on ne croit}.',
          'Pourquoi {s’arrêter|y passer du temps}, [topic] ? {Parce que|D’abord parce que} {comprendre|mieux voir} {change|affine} {la façon de choisir|le regard}.',
          '{Une bonne raison|Une raison suffisante} de {comprendre|creuser} : {ce que l’on ignore|l’ignorance} {décide|choisit} {souvent|parfois} {à notre place|en silence}.',
        ],
        '{L’intérêt|Le profit} {se mesure|se voit} {aux petites choses|dans l’ordinaire} : une décision {plus calme|mieux pesée}, {une conversation|une discussion} {moins creuse|plus riche}.',
        '[questionSentence]',
        '{Cherchez|Trouvez} {le lien|le fil} avec {votre journée|ce que vous vivez} ; {il existe|il y en a un} {presque toujours|plus souvent qu’on ne pense}.',
        '{Demandez-le|Posez la question} à {trois personnes|quelques proches} et {notez|comparez} leurs {réponses|premiers mots} : {vous verrez|on découvre} combien de portes {mènent|conduisent} au même {endroit|lieu}.',
      ],
      [
        [
          '{Demandez-vous|Voyez} aussi {pour qui|dans quelles vies} cela {compte|pèse} {le plus|davantage}.',
          'Votre raison n’est {sans doute pas|certainement pas} {unique|la seule qui compte}.',
        ],
        '{Les uns|Certains} y {cherchent|voient} {un métier|un outil}, {d’autres|quelques-uns} {un plaisir|une beauté}, {d’autres encore|les derniers} {une réponse|une inquiétude à calmer}.',
        '{Cette diversité|Cet éventail} {explique|éclaire} {pourquoi|les raisons pour lesquelles} les {avis|livres} {se contredisent|divergent} {si souvent|avec tant d’ardeur}.',
        '{Écouter|Entendre} {deux camps|les deux bords}, {même en désaccord|sans choisir}, {vaut|équivaut à} {une bonne carte|une leçon}.',
        '{Nul besoin|Inutile} de {trancher|choisir un camp} : {il suffit|contentez-vous} de savoir {laquelle de ces raisons|quelle raison} {vous fait lire|vous a mené ici}.',
      ],
      [
        [
          '{Reste|Il reste} {la raison la plus simple|le motif le plus joyeux} : {la curiosité|le plaisir de comprendre}.',
          '{Et puis|Enfin}, il y a {le plaisir|la joie}, {qui se passe de raisons|sans autre raison}.',
        ],
        '{Voir|Sentir} {s’emboîter|se répondre} deux idées {éloignées|que rien ne rapprochait} {donne|procure} une joie {discrète|tranquille} et {durable|bien à soi}.',
        'Cela {suffit|peut suffire}, surtout {les jours de lecture aride|quand la page est difficile}.',
        '{Ne boudez pas ce plaisir|Cultivez cet élan} : {on retient mieux|la mémoire garde} ce qui {a plu|a fait sourire}.',
      ],
    ],
  },
  {
    id: 'why-consequence',
    role: 'why',
    headings: [
      'Ce que {cela change|l’on y gagne}',
      '{Les conséquences|Les effets}, {près de vous|dans la vie courante}',
      '{Une bonne raison|De bonnes raisons} d’y regarder',
    ],
    paragraphs: [
      [
        [
          '{Supposez|Imaginez} que {personne|nul} n’y {ait jamais réfléchi|prête attention} : {que manquerait-il|qu’y perdrait-on} ?',
          'Pour {mesurer|sentir} l’importance d’une chose, [topic], {notamment|comme ailleurs}, {retirez-la|faites-la disparaître} {en pensée|un instant}.',
          '{L’importance|Le poids} d’une chose {se juge|se voit} {à ses conséquences|à ce qu’elle déplace}.',
        ],
        '{Suivez|Remontez} {le fil|la chaîne} : {ce qui s’arrêterait|ce qui manquerait} {d’abord|aussitôt}, {puis|ensuite} {ce qui suivrait|le reste}, {jusqu’à|et enfin} {votre propre journée|vous}.',
        '{L’exercice|Le jeu} {amuse|surprend}, et {il révèle|il montre} {des liens|des dépendances} que {l’habitude|le quotidien} {cachait|rendait invisibles}.',
        '[exampleSentence]',
      ],
      [
        [
          '{Tout n’est pas|Rien n’est jamais} {que bénéfice|que lumière} : {cherchez aussi|voyez également} {l’envers|le coût}.',
          'Un sujet {important|qui compte} a {aussi|toujours} {son ombre|son revers}.',
        ],
        'Qui {paie|y perd}, qui {attend|reste dehors}, {qu’est-ce qui devient|qu’est-ce qui se fait} {plus difficile|plus rare} {à cause de cela|du même coup} ?',
        '{Poser|Ajouter} ces questions {n’a rien de chagrin|ne gâche rien} : il s’agit de {finir le portrait|regarder le tableau entier}.',
        '{Écrivez|Rangez} {le pour et le contre|les gains et les coûts} {sur deux colonnes|face à face}, en {précisant|indiquant} chaque fois {pour qui|qui est concerné} : {rien n’est bon|peu de choses sont bonnes} pour tous {à la fois|au même moment}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Trois ou quatre|Quelques} {échelles|étages} où {chercher|guetter} {les effets|ce qui change} :',
        '{Regardez|Cherchez} {les effets|les conséquences} {à plusieurs distances|de près, puis de loin} :',
      ],
      items: [
        [
          '{Chez vous|Tout près} : ce que {vous feriez|l’on ferait} {autrement|d’une autre manière} en {le sachant|comprenant mieux}.',
        ],
        [
          '{Autour de vous|Parmi vos proches} : {une conversation|une décision} que cela {éclaire|rendrait plus simple}.',
        ],
        [
          '{Dans un métier|Au travail} : {le geste|la règle} qui {en dépend|repose dessus}, {souvent sans le dire|sans qu’on y songe}.',
        ],
        [
          '{À l’échelle de tous|Plus loin} : {ce que l’on partage|ce que l’on décide ensemble}, et {ce qui divise|les désaccords}.',
        ],
        [
          '{Dans le temps|Demain} : {ce qui en restera|la trace laissée}, {une fois la mode passée|quand on parlera d’autre chose}.',
        ],
      ],
    },
  },
];
