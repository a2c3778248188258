import type { Module } from '../../../language-pack.ts';

/** Framing a choice and setting criteria. Plan: comparison. */
export const FRAMING: readonly Module[] = [
  {
    id: 'frame-question',
    role: 'frame',
    headings: [
      '{Posez|Reformulez} d’abord la question',
      'Ce que vous {choisissez vraiment|décidez au fond}',
      '{Avant de comparer|Le choix derrière le choix}',
    ],
    paragraphs: [
      [
        [
          'Un choix {mal posé|posé trop vite} n’a pas de {bonne réponse|solution}, {seulement des partisans|quel que soit le temps qu’on y passe}.',
          'Entre [a] et [b], la {première|vraie} question n’est pas de savoir lequel, mais {pour quoi faire|pour qui}.',
          'Avant de {comparer|peser} quoi que ce soit, {dites|écrivez} à quoi {la décision doit servir|le vainqueur devra répondre}.',
        ],
        'Les {débats|duels} sans {contexte|circonstances} {tournent en rond|ne finissent jamais} : chacun y {défend|décrit} sa propre {vie|semaine}.',
        '[questionSentence]',
        'Écrivez {une phrase|deux lignes} qui {nomme|précise} l’usage, {le moment|la durée} et {la personne concernée|ceux que cela touche}.',
        '{Cette phrase|Une telle phrase} {élimine|écarte} {à elle seule|d’emblée} {la moitié des arguments|beaucoup de bruit}, {les plus bruyants d’abord|ceux qui parlent d’une autre vie}.',
      ],
      [
        [
          'Vérifiez {ensuite|aussi} que {le duel est honnête|l’on compare des choses comparables}.',
          'Tous les {rivaux|candidats} ne {jouent|concourent} pas {dans la même cour|au même jeu}.',
        ],
        '{Il arrive que|Il n’est pas rare que} {l’un complète l’autre|les deux se succèdent}, ou {qu’une troisième voie mérite sa place|que ne rien changer vaille mieux}.',
        'Demandez-vous {également|sans détour} ce que {coûterait|vous ferait} un mauvais choix : {s’il se corrige facilement|s’il est réversible}, {décidez vite|une soirée suffira}.',
        'Un choix {qui engage|difficile à défaire} {réclame|mérite}, lui, {plus de soin|quelques jours et un essai}.',
        '{Regardez|Considérez} enfin {le calendrier|la saison} : {ce qui est juste|un choix juste} {aujourd’hui|cette année} {peut|pourrait} {ne plus l’être|perdre sa raison} {si votre vie change|le jour où les circonstances bougent}.',
      ],
      [
        [
          'Fixez {enfin|pour finir} le jour de {la décision|la réponse}.',
          'Une {comparaison|enquête} sans {terme|date} {grandit|s’étire} {sans vous rapprocher du but|jusqu’à vous lasser}.',
        ],
        'Jusque-là, {récoltez|notez} {tout ce qui compte|des observations} ; {ce jour-là|à la date dite}, {tranchez|choisissez} avec ce que vous {avez|savez}.',
        'Le {doute|scrupule} qui {reste|subsiste} {fait partie du prix|n’est pas une raison d’attendre} : {aucun|nul} choix n’arrive {complet|sans lui}.',
        '{Prévenez|Avertissez} {les conseilleurs|vos proches} que {la porte ferme|la réponse tombera} ce jour-là : {ils iront|chacun ira} {à l’essentiel|droit au plus important}.',
      ],
    ],
  },
  {
    id: 'frame-habits',
    role: 'frame',
    headings: [
      'Un {duel|match} ? {Pas si vite|Pas tout à fait}',
      'Partez de {votre vie|vos journées}',
      '{Regardez|Considérez} l’usage {d’abord|avant les qualités}',
    ],
    paragraphs: [
      [
        [
          'Les {partisans|défenseurs} de chaque camp ont {souvent raison|leurs raisons}, {chacun chez soi|mais pas vos journées}.',
          'Pour choisir entre [a] et [b], {regardez|observez} {d’abord|avant tout} {la vie que vous menez|une semaine de la vôtre}.',
          'La {meilleure|bonne} réponse {dépend moins|ne dépend pas tant} des {qualités|mérites} de chacun que de {vos habitudes|ce que vous en ferez}.',
        ],
        'Racontez une journée {ordinaire|banale} : {les heures creuses|les moments pressés}, {les gens autour|les contraintes}, {ce qui vous fatigue|ce qui vous plaît}.',
        '[exampleSentence]',
        'C’est {dans ce décor|au milieu de tout cela} que {l’un ou l’autre|votre choix} devra {vivre|trouver sa place}.',
        '{Les goûts|Les habitudes} {pèsent|comptent} {plus lourd|davantage} que {les bonnes résolutions|les principes} : {autant|mieux vaut} {les inviter|leur faire une place} {dès maintenant|à la table}.',
      ],
      [
        [
          'Faites {ensuite|alors} l’aveu de vos {préférences secrètes|penchants}.',
          'Vous {penchez|inclinez} {sans doute|peut-être} déjà {d’un côté|pour l’un} ; {dites-le|autant le reconnaître}.',
        ],
        'Un {penchant|préjugé} {avoué|écrit} {pèse moins lourd|fausse moins la balance} qu’un {goût|faible} {déguisé en argument|habillé de raisons}.',
        'Cherchez alors {la meilleure raison|l’argument le plus fort} {de changer d’avis|du camp d’en face}.',
        '{Si aucune raison|Si rien} ne {vous ébranle|vous fait bouger}, vous avez {peut-être|sans doute} {déjà choisi|déjà une réponse}, et {la suite|cette lecture} {servira|aidera} à {vérifier|confirmer} {tranquillement|sans hâte}.',
        '{Rien n’interdit|Personne ne défend} de {préférer|pencher} ; {il faut seulement|on demande juste} {que la préférence|que le penchant} {s’assoie|prenne place} {parmi les autres raisons|à côté des faits}, {pas au-dessus|et non à leur place}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Pour {cadrer|poser} le choix, {notez|répondez à ceci} :',
        '{Quelques lignes à remplir|Un court questionnaire} avant {toute comparaison|de comparer} :',
      ],
      items: [
        ['L’usage {principal|le plus fréquent}, {celui d’un jour ordinaire|et non le plus rare}.'],
        ['La {durée|période} pendant laquelle {ce choix doit tenir|vous vivrez avec}.'],
        [
          '{Les personnes|Ceux} que {la décision touche|cela concerne}, {même de loin|y compris les discrets}.',
        ],
        [
          'Ce que vous {refusez|n’accepterez pas}, {quelle que soit l’option|même pour un grand avantage}.',
        ],
        [
          'La façon de {revenir en arrière|changer d’avis}, et {ce qu’elle coûterait|le délai pour le faire}.',
        ],
      ],
    },
  },
  {
    id: 'criteria-few',
    role: 'criteria',
    headings: [
      '{Peu de critères|Quelques critères}, mais les vôtres',
      '{Choisissez|Fixez} vos critères',
      'Ce qui {comptera|pèsera} vraiment',
    ],
    paragraphs: [
      [
        [
          'Trop de critères {noient|étouffent} le choix ; {gardez-en|n’en retenez que} {quelques-uns|une poignée}.',
          'Avant de {noter|juger} [a] et [b], {décidez|écrivez} ce que vous {regarderez|mesurerez}.',
          'Un critère {utile|digne de ce nom} {sépare|départage} ; {celui où les deux se valent|tout ce qui leur est commun} peut {sortir|disparaître} de la liste.',
        ],
        '{Classez-les|Rangez-les} {du plus lourd au plus léger|par ordre d’importance} {avant|bien avant} de {regarder les candidats|lire le moindre avis}.',
        'Sans cet ordre, on {découvre|invente} {après coup|en chemin} que {l’avantage du favori|le point fort du préféré} était « {essentiel|décisif} ».',
        '[choiceSentence]',
        '{Deux ou trois critères|Trois critères} {bien pesés|choisis avec soin} {font|donnent} de meilleures {décisions|réponses} que {vingt cases|trente lignes} {cochées à moitié|remplies à la hâte}.',
        '{Relisez|Reprenez} l’ordre {le lendemain|à froid} : {s’il vous gêne|s’il vous surprend}, un critère {parle peut-être pour quelqu’un d’autre|vous a peut-être été soufflé}.',
      ],
      [
        [
          'Donnez {ensuite|alors} à chaque critère une {épreuve|question} {concrète|à laquelle on répond par un geste}.',
          'Un mot comme « {pratique|simple} » ne {départage|tranche} rien ; {une épreuve|une scène précise}, si.',
        ],
        'Demandez par exemple {ce qui se passe|comment chacun se comporte} {un jour pressé|quand tout va mal}.',
        'Si l’épreuve {vous ennuie|paraît oiseuse}, le critère {ne compte pas tant|peut partir}.',
        '{Écrivez|Notez} la {réponse|scène} avec {assez de détails|assez de précision} pour qu’{un ami|une autre personne} {puisse|sache} {la juger à votre place|y reconnaître votre vie}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Des critères {qui parlent|souvent oubliés} :',
        '{Piochez|Choisissez} parmi {ces pistes|ces points de départ} :',
      ],
      items: [
        ['L’effort {des premiers jours|de départ}, {apprentissage compris|installation comprise}.'],
        [
          'L’entretien, {une fois l’élan retombé|dans six mois} : {du temps|de l’argent}, {de l’attention|de la patience}.',
        ],
        [
          'Ce qui {arrive en cas d’erreur|se passe quand on se trompe}, et {la façon de réparer|le moyen d’en sortir}.',
        ],
        ['{L’accord|La bonne entente} avec ce que vous {avez déjà|faites déjà}.'],
        [
          'Le {plaisir|petit bonheur} {d’usage|qu’on y prend}, car ce qui {rebute|ennuie} {finit au placard|ne dure pas}.',
        ],
        ['{Les conséquences|Ce que cela change} pour {les autres|votre entourage}.'],
      ],
    },
  },
  {
    id: 'criteria-weights',
    role: 'criteria',
    headings: [
      '{Pesez|Mesurez} sans tricher',
      'La balance {avant|plutôt que} le coup de cœur',
      '{Accordez|Donnez} un poids à chaque chose',
    ],
    paragraphs: [
      [
        [
          'Une {grille|feuille} de {trois colonnes|quelques lignes} {suffit|fait l’affaire}, {si vous la remplissez|pourvu qu’on la remplisse} {honnêtement|sans regarder le total}.',
          'Mettez [a] et [b] en {tête de colonne|haut d’une page}, {puis|et} {à gauche|en marge} ce qui vous {importe|tient à cœur}.',
          'Comparer, c’est {d’abord|surtout} {renoncer|choisir ce qu’on n’aura pas} : {un poids|une priorité} {par critère|à la fois}.',
        ],
        '{Partagez|Répartissez} {dix points|dix cailloux} entre {vos critères|les lignes} : {l’avarice forcée|ce petit jeu} {révèle|montre} {vos vraies priorités|ce que vous défendez}.',
        'Notez {une ligne à la fois|critère par critère}, {jamais|et non} {un candidat entier|colonne par colonne}, pour {éviter|désarmer} {l’effet du favori|votre préférence}.',
        'Laissez {vides|en blanc} les cases où vous {ne savez pas|hésitez} : {elles disent|elles montrent} {quoi essayer|où chercher}.',
        '{Changez|Servez-vous} {de couleur|d’une autre couleur} {pour ce que vous avez vécu|quand la note vient de vos essais} : {vu de loin|d’un coup d’œil}, {on sait|vous saurez} {ce qui est solide|sur quoi la grille repose}.',
      ],
      [
        [
          'Cherchez {ensuite|alors} les {éliminatoires|lignes rouges}.',
          'Certaines {exigences|conditions} ne se {marchandent|compensent} pas.',
        ],
        'Une {seule|unique} ligne rouge {franchie|dépassée}, et {la somme des autres|le total} {n’y change rien|ne compte plus}.',
        'Gardez-en {peu|deux au plus} : {au-delà|s’il y en a trop}, {aucun candidat ne passe|vous cherchez l’impossible}.',
        '[questionSentence]',
        'Une {préférence|envie} n’est pas une {exigence|condition} : {on peut vivre sans|elle se négocie}, même si elle {garde|mérite} {sa place dans la balance|un point ou deux}.',
      ],
      [
        [
          'Regardez {enfin|pour finir} {le total|le résultat}, et {surtout|plus encore} {votre réaction|ce qu’il vous fait}.',
          'Le {résultat|total} {n’est pas un ordre|ne décide pas seul} : {il sert de miroir|voyez-y un miroir}.',
        ],
        'Un {pincement|regret} {signale|trahit} un critère {oublié|que vous n’osiez pas écrire} ; {ajoutez-le|donnez-lui sa ligne} {sans honte|avec son poids}.',
        'Un {soulagement|sourire}, {au contraire|à l’inverse}, {confirme|dit} que {la grille parle pour vous|vous tenez votre réponse}.',
        'Montrez {la feuille|ces notes} à {quelqu’un|un proche} qui {n’a pas d’enjeu|se moque du résultat}.',
      ],
    ],
  },
];
