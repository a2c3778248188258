import type { Module } from '../../../language-pack.ts';

/** What goes wrong when comparing, and deciding. Plan: comparison. */
export const DECIDING: readonly Module[] = [
  {
    id: 'pitfalls-comparing',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      '{Les pièges|Les travers} de la comparaison',
      'Ce qui {fausse|penche} la balance',
      '{Comparer|Choisir} sans se tromper {soi-même|de combat}',
    ],
    paragraphs: [
      [
        [
          'La {balance|comparaison} {penche|se fausse} {souvent|volontiers} avant {qu’on ait rien posé|le premier argument}.',
          'Entre [a] et [b], {l’erreur|le faux pas} vient {moins des faits|moins d’un manque d’avis} que de {notre hâte|nos préférences}.',
          'On {se ment|s’arrange} {beaucoup|un peu} quand on {compare|hésite}, {sans malice|le plus souvent de bonne foi}.',
        ],
        'On {oppose|met face à face} {le meilleur jour de l’un|la vitrine de l’un} et {le pire jour|l’arrière-boutique} de l’autre.',
        '[mistakeSentence]',
        'On {oublie|néglige} aussi {ce qui ne se voit pas|l’ordinaire} : {l’attente|le rangement}, {l’apprentissage|le bruit}, {la lassitude|le service après coup}.',
        '{On se fie|Nous nous fions} enfin à {la première impression|l’ordre d’arrivée}, comme si {l’ordre des rencontres|le premier venu} méritait {la meilleure place|un droit d’aînesse}.',
      ],
      [
        [
          'Il y a {ensuite|aussi} {l’excès de zèle|le piège inverse}.',
          'À force de {comparer|peser}, on {ne voit plus rien|perd le goût de choisir}.',
        ],
        'Une {nuance|différence} que {seul un spécialiste perçoit|vous ne sentirez jamais} ne {vaut|mérite} pas {une soirée|votre sommeil}.',
        'Quand {les arguments|les avis} {se répètent|n’apportent plus rien}, {la récolte|l’enquête} est {finie|faite} : {arrêtez-la|passez au choix}.',
        'Un rien comme [detail] {retient|accapare} {parfois|souvent} {plus d’attention|plus de débats} que {l’essentiel|l’usage de tous les jours}.',
        '{Fixez|Donnez-vous} un {plafond|maximum} : {tant de pages|tant d’avis}, {tant de soirées|tant de conversations}, {puis|et ensuite} {la décision|un choix}, {avec|malgré} {ce qui reste de flou|les derniers doutes}.',
      ],
      [
        [
          'Contre {ces pièges|ces travers}, un {antidote|remède} {simple|éprouvé} : {changer de rôle|défendre l’autre camp}.',
          'La {parade|meilleure parade} {tient|réside} dans un {jeu de rôle|petit exercice} : {plaidez|argumentez} {contre vous-même|pour le perdant}.',
        ],
        'Si vous {y parvenez|trouvez les mots}, {votre choix|la décision} {gagne|gagnera} en {solidité|calme} ; {si vous n’y arrivez pas|sinon}, {reprenez l’examen|il reste à regarder}.',
        'Demandez {enfin|aussi} à {quelqu’un d’indifférent|une personne sans préférence} de {relire|résumer} {vos raisons|la grille}.',
        '{L’exercice|Ce retournement} {prend dix minutes|demande peu de temps} et {rend deux services|rapporte gros} : il {teste|éprouve} vos raisons et {fait découvrir|montre} {celles d’en face|ce que l’autre camp aime}.',
      ],
    ],
  },
  {
    id: 'pitfalls-after-choice',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      '{Les regrets|Les erreurs} {évitables|qu’on peut prévoir}',
      'Les {mauvaises|fausses} raisons de choisir',
      'Ce que l’on {regrette|comprend trop tard}',
    ],
    paragraphs: [
      [
        [
          'Les {mauvais choix|regrets} {se ressemblent|ont un air de famille} : {trop vite|sous pression}, {trop seul|sous influence}, {trop loin de l’usage|sur une image}.',
          'On {regrette|reconsidère} moins le choix {lui-même|fait} que {la raison|le motif} qui l’a {emporté|dicté}.',
          'Avant de {signer|trancher} entre [a] et [b], {passez en revue|regardez} les {fausses raisons|tentations} {habituelles|de toujours}.',
        ],
        'La {nouveauté|mode} {flatte|attire} ; {l’habitude|la routine} {rassure|retient} : {ni l’une ni l’autre|aucune des deux} n’est {un argument|une preuve}.',
        '[mistakeSentence]',
        'Le {temps|travail} {déjà dépensé|investi} d’un côté n’{oblige|engage} à rien : {il est parti|on ne le reprendra pas}, {quoi que vous choisissiez|dans les deux cas}.',
        '{Une promesse|Un argument} qui {brille|séduit} {plus que|davantage que} {son usage|sa réalité} {mérite|demande} une {question|seconde lecture} {de plus|à tête froide}.',
      ],
      [
        [
          'Quand {la tension monte|l’hésitation dure}, {cherchez|demandez-vous} {ce qui la nourrit|d’où elle vient}.',
          'Une {hésitation|indécision} {qui dure|tenace} {a|cache} {souvent|parfois} {une cause|une raison} {sans rapport|plus ancienne}.',
        ],
        'Peut-être {attendez-vous|espérez-vous} {une permission|un signe}, peut-être {craignez-vous|redoutez-vous} {de décevoir|l’avis d’un proche}.',
        '{Nommez|Écrivez} cette {crainte|attente} {en une phrase|noir sur blanc} : {elle se traite|on la traite} {à part|pour elle-même}, {bien mieux|plus aisément} que {déguisée en comparaison|sous le masque d’un choix}.',
        '{Dormez|Marchez} {là-dessus|un moment}, {parlez-en|ouvrez-vous-en} à {quelqu’un de calme|un ami sans enjeu}, {puis|et seulement ensuite} {reprenez|rouvrez} {la grille|votre liste de critères}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Quelques signaux d’alerte|Des phrases qui doivent alerter} :',
        '{Ralentissez|Faites une pause} si vous {pensez|vous entendez penser} {ceci|l’une de ces phrases} :',
      ],
      items: [
        [
          '« {Tout le monde|Mon voisin} {prend celui-là|a choisi ainsi}, {je ferai pareil|cela doit être bon} ».',
        ],
        [
          '« Il faut décider {ce soir|tout de suite}, {sinon c’est perdu|après il sera trop tard} ».',
        ],
        ['« J’y ai déjà mis {trop de temps|trop d’efforts} pour {changer|reculer} ».'],
        ['« {Je n’ai pas regardé|Inutile de regarder} l’autre, {je sais déjà|à quoi bon} ».'],
        [
          '« {Celui-ci|Le premier} a {plus d’atouts|davantage de promesses}, {donc|alors} il est {meilleur|plus sûr} ».',
        ],
      ],
    },
  },
  {
    id: 'decide-plain',
    role: 'decide',
    headings: [
      '{Tranchez|Décidez}, {puis avancez|simplement}',
      'Le moment de {choisir|conclure}',
      '{Prenez|Rendez} votre décision',
    ],
    paragraphs: [
      [
        [
          'Arrive {l’heure|un moment} où {comparer encore|chercher davantage} {n’apprend plus rien|ne fait que retarder}.',
          'Entre [a] et [b], {vous en savez|vous avez vu} {assez|tout ce qu’il faut} : {choisissez|tranchez} {aujourd’hui|à voix haute}.',
          'Une décision {tient|doit tenir} en {une phrase|deux lignes}, {raison comprise|avec un « parce que » au milieu}, et {se lit à voix haute|supporte d’être relue}.',
        ],
        'Écrivez-la {à la main|en entier}, {avec sa raison|raison comprise} et {sa date|le jour}.',
        '[choiceSentence]',
        'Si {la main|le stylo} {hésite|résiste}, {notez pourquoi|demandez-lui pourquoi} : {c’est peut-être|voilà sans doute} {l’argument manquant|ce que vous taisiez}.',
        '{Signez-la|Datez-la} {comme un contrat|avec un sourire}, et {rangez-la|glissez-la} {là où|dans un endroit où} vous {la retrouverez|tomberez dessus} {le jour du doute|dans quelques mois}.',
      ],
      [
        [
          'Prévoyez {ensuite|aussitôt} {une date de réexamen|le jour où vous ferez le point}.',
          'Décider n’est pas {jurer|s’enchaîner} : {fixez|prévoyez} un {bilan|point}, {assez loin|dans quelques semaines}.',
        ],
        'D’ici là, {fermez|laissez fermée} {la comparaison|la porte}, {ne lisez plus d’avis|n’y revenez pas} et {laissez sa chance|donnez du temps} à {ce choix|votre décision}.',
        '{Le jour dit|À la date du bilan}, {relisez|reprenez} {la phrase|votre raison} : {tient-elle encore|est-elle toujours vraie} ?',
        '{Notez|Relevez} {entre-temps|d’ici là} {les bonnes et les mauvaises surprises|ce qui étonne|les petites joies et les agacements}, {sans en tirer|mais sans en faire} {de conclusion|un procès}.',
        '{Un mauvais jour|Une gêne passagère|Un matin de grogne} ne {suffit|compte} pas ; {trois semaines|plusieurs semaines} {pénibles|de gêne} {méritent|valent} qu’on {rouvre la question|en reparle}.',
      ],
      [
        [
          'Annoncez {enfin|simplement} {votre choix|votre décision} aux personnes concernées.',
          'Dites {votre choix|ce que vous avez décidé} {autour de vous|à une personne}, {sans le défendre|en peu de mots}.',
        ],
        '{Une décision dite|Un choix annoncé} {pèse moins|prend corps} ; {dès lors|aussitôt}, {on s’organise autour|la vie se range à ses côtés}.',
        'Et {saluez|remerciez} {l’option écartée|l’autre voie} : elle {vous aura aidé|a servi} à {comprendre vos envies|préciser ce que vous cherchiez}.',
        '{Commencez|Entamez} la {mise en pratique|suite} {le jour même|sans délai} par {un geste visible|une petite chose}, {qui rende|afin de rendre} {le choix réel|la décision palpable}.',
      ],
    ],
  },
  {
    id: 'decide-rule',
    role: 'decide',
    headings: [
      'Une règle pour {finir|trancher}',
      '{Sortez|Comment sortir} de l’hésitation',
      '{Choisir|Décider} sans regret',
    ],
    paragraphs: [
      [
        [
          'Quand les {plateaux|arguments} {s’équilibrent|se valent}, {prenez une règle|changez de méthode} plutôt qu’{une loupe|un avis de plus}.',
          'Vous hésitez {encore|toujours} entre [a] et [b] ? {C’est que|Peut-être} les deux {se valent|conviennent}, {ou presque|à peu de chose près}.',
          'L’hésitation {a du bon|est utile}, {jusqu’à un certain point|à condition de finir} ; {une règle|une bonne règle} {l’arrête|y met un terme}.',
        ],
        'La plus {sûre|sage} : {à mérite égal|si rien ne les sépare}, {préférez|gardez} {ce qui se défait|ce qui se corrige} {le plus aisément|sans dommage}.',
        '[choiceSentence]',
        'Une autre, {plus joueuse|moins sérieuse} : lancez une pièce et {écoutez|guettez} {votre déception|ce que vous espériez} {pendant qu’elle tourne|avant qu’elle retombe}.',
      ],
      [
        [
          'Préparez {ensuite|alors} {les premiers jours|l’entrée en matière}.',
          'Un bon choix {se gâche|s’abîme} {parfois|souvent} {par un mauvais départ|dans les premiers jours}.',
        ],
        '[firstStepSentence]',
        '{Rangez ce qui rappelle|Éloignez les traces laissées par} l’autre {option|possibilité}, {pour un temps|quelques semaines au moins}.',
        '{Annoncez la date|Dites le jour} du {prochain bilan|réexamen}, puis {profitez|vivez} : {un choix|ce que l’on a choisi} {demande|réclame} un peu {de paix|d’air} pour {donner|montrer} ce qu’il {vaut|promet}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Dernière vérification|Un dernier coup d’œil} avant de {conclure|fermer le dossier} :',
        'Votre choix est {mûr|prêt} si vous {pouvez répondre|savez répondre} à ces questions :',
      ],
      items: [
        [
          '{Puis-je dire|Saurais-je dire} {en une phrase|sans jargon} {pourquoi celui-ci|la raison de mon choix} ?',
        ],
        [
          'Sais-je {ce que j’abandonne|à quoi je renonce}, et {est-ce supportable|puis-je vivre sans} ?',
        ],
        [
          'L’ai-je {essayé|vu de près} {au moins une fois|même brièvement}, ou en ai-je {parlé|discuté} {avec un habitué|à qui le connaît bien} ?',
        ],
        [
          'Puis-je m’engager à {m’y tenir|garder ce choix} {un mois|jusqu’au bilan} sans {me retourner|rouvrir le débat} ?',
        ],
        [
          '{Comment saurai-je|À quel signe verrai-je} {que je me suis trompé|qu’il faut changer}, et {que ferai-je alors|quelle serait la sortie} ?',
        ],
      ],
    },
  },
];
