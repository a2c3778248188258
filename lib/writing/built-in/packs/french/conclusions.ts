import type { Frame, LanguagePack } from '../../language-pack.ts';

const DOING: readonly Frame[] = [
  {
    id: 'conclusion-doing-start',
    paragraphs: [
      [
        [
          'Il ne vous manque {plus rien|pas grand-chose} pour {commencer|faire un premier pas}, {sinon une date|et certainement pas la perfection}.',
          'Tout est {prêt|en place}, [topic], pour {tenter|faire} {quelque chose de petit|un premier essai}.',
        ],
        'Le {reste|détail} s’{apprend|ajuste} {en marchant|au fil des essais}, {carnet ouvert|un pas après l’autre}.',
        'Gardez votre {but|phrase de départ} {sous les yeux|à portée de main}, {vos notes courtes|peu d’outils} et {un ami franc|quelqu’un à qui le raconter}.',
        'Et {quand|le jour où} {l’élan faiblit|rien ne va}, {réduisez|faites plus petit}, mais {ne disparaissez pas|revenez}.',
        'Le {premier|prochain} essai vous {en dira|apprendra} {plus|davantage} que {cette page|tout ce qui précède}.',
        'Soyez {indulgent|patient} avec les {débuts|premières fois} : {tout le monde en a eu|chacun est passé par là}.',
      ],
    ],
  },
  {
    id: 'conclusion-doing-patience',
    paragraphs: [
      [
        [
          'Rien de tout cela {n’est spectaculaire|ne fait de bruit}, et {c’est bien ainsi|c’est ce qui le rend solide}.',
          'Au fond, [topic], {la patience|la constance} {compte|pèse} {plus|davantage} que {le don|l’ardeur}.',
        ],
        'Un but {clair|écrit}, {de petits essais|des pas courts}, {des notes honnêtes|un regard franc} : {vous avez là|voilà} {l’essentiel|de quoi tenir}.',
        'Les {faux pas|ratés} {viendront|seront au rendez-vous} ; {notez-les|souriez-en}, {corrigez un point|changez une chose}, {recommencez|repartez}.',
        'Dans {quelques semaines|quelque temps}, {relisez|rouvrez} votre première page : {vous mesurerez|on y voit} {le chemin|la distance parcourue}.',
        'Personne ne {vous attend|vous chronomètre} : le {bon rythme|bon pas} est celui que vous {tiendrez|garderez} {un mois ordinaire|sans vous forcer}.',
        '{Refermez|Quittez} {cette page|ces lignes} avec {une seule envie|un seul projet}.',
      ],
    ],
  },
  {
    id: 'conclusion-doing-own-way',
    paragraphs: [
      [
        [
          'Cette méthode n’est qu’un {point de départ|échafaudage} ; {démontez-la|oubliez-la} {dès que|quand} la vôtre {tient debout|existe}.',
          'À vous, {maintenant|à présent}, d’{adapter|ajuster} tout cela à {vos journées|votre vie}, [topic], {comme ailleurs|tout particulièrement}.',
        ],
        'Prenez {ce qui a résonné|une seule idée}, {essayez-la|mettez-la à l’épreuve} {cette semaine|avant dimanche}, {jugez|décidez} {sur pièces|d’après ce que vous verrez}.',
        'Ce que vous {découvrirez|remarquerez} par vous-même {restera|vous appartiendra}.',
        'Et {si quelqu’un|un jour, si quelqu’un} vous {demande comment faire|interroge}, {racontez vos erreurs|commencez par vos ratés} : {c’est le plus utile des cadeaux|rien n’aide mieux}.',
        'Gardez {la prudence|le doute} pour {les grandes promesses|les raccourcis}, {l’audace|l’élan} pour {les petits essais|ce qui se corrige}.',
      ],
    ],
  },
  {
    id: 'conclusion-doing-one-thing',
    paragraphs: [
      [
        [
          'S’il ne {fallait garder|devait rester} qu’une {idée|ligne}, ce serait {celle-ci|la suivante} : {petit, souvent, noté|commencez petit et regardez bien}.',
          'Une seule {chose|idée} à {emporter|retenir}, [topic] : {mieux vaut un essai qu’un projet|un petit geste fait vaut un grand geste prévu}.',
        ],
        '{Tout le reste|Le reste}, {outils|conseils} et {astuces|belles théories}, {se greffe|vient} {là-dessus|ensuite}.',
        'Choisissez {une heure|un jour}, {préparez|posez} {le nécessaire|peu de choses}, {prévenez|prenez à témoin} {quelqu’un|un ami}.',
        'Puis {refermez cette page|posez la lecture} : {la suite|le vrai travail} {est entre vos mains|se passe ailleurs}, {sans hâte|avec le sourire si possible}.',
        'Une fois {l’habitude prise|le geste installé}, vous {choisirez|trouverez} {vous-même|sans guide} {l’étape suivante|où aller ensuite}, {le carnet|vos notes} à l’appui.',
        '{Pas besoin|Nul besoin} de {plus|davantage} pour {aujourd’hui|ce soir}.',
      ],
    ],
  },
];

const EXPLAINER: readonly Frame[] = [
  {
    id: 'conclusion-explainer-questions',
    paragraphs: [
      [
        [
          'Comprendre n’a pas de {ligne d’arrivée|dernière page}, {seulement|mais} {de meilleures questions|des questions plus fines}.',
          'Vous n’avez pas {toutes les réponses|le dernier mot}, [topic], mais vous {savez|pouvez} {où regarder|comment chercher}.',
        ],
        'Décrire, {relier|démonter}, {douter|vérifier}, {essayer|raconter} : {ces gestes|ces verbes} {servent|valent} {partout|bien au-delà de cette page}.',
        'Quand {une phrase|une explication} vous {paraîtra|semblera} trop {simple|belle}, cherchez {un contre-exemple|une exception}.',
        'Et {gardez|notez} {ce qui vous étonne encore|votre plus grande surprise} : {c’est par là que l’on continue|voilà l’endroit où reprendre}.',
        'Vous {trouverez|croiserez} {des gens|des lecteurs} {plus savants|mieux informés} ; {interrogez-les|demandez-leur} {comment ils savent|d’où leur vient ce qu’ils savent}, {pas seulement|et pas uniquement} {ce qu’ils savent|la réponse}.',
        '{Rien|Personne} n’oblige à {aller vite|conclure}.',
      ],
    ],
  },
  {
    id: 'conclusion-explainer-map',
    paragraphs: [
      [
        [
          'Vous {tenez|avez} {désormais|maintenant} une {carte|esquisse} ; {à vous d’y marcher|elle ne demande qu’à servir}.',
          'La carte est {tracée|posée}, [topic] ; {elle a des blancs|elle reste incomplète}, {et c’est heureux|comme toutes les bonnes cartes}.',
        ],
        'Les {mots|définitions}, {les rouages|les liens}, {les pièges|les idées toutes faites} : {vous saurez|vous pourrez} les {reconnaître|retrouver} {au passage|dans vos lectures}.',
        'Corrigez-la {sans gêne|au crayon}, {chaque fois|à mesure} que {vous apprenez|le terrain la contredit}.',
        'Puis {montrez-la|prêtez-la} à {quelqu’un|un curieux} : {ses questions|ses remarques} {rempliront|éclaireront} {plus d’un vide|un coin resté blanc}.',
        'Un {détail|fait} {nouveau|inattendu} y {trouvera|prendra} {sa place|un coin}, ou {vous obligera|invitera} à {redessiner|retoucher} {l’ensemble|un bord}.',
        '{Prenez|Gardez} {le temps|le plaisir} de {vous y perdre un peu|flâner sur ses bords}.',
      ],
    ],
  },
  {
    id: 'conclusion-explainer-conversation',
    paragraphs: [
      [
        [
          'Un ami {curieux|exigeant} peut {maintenant|désormais} vous interroger : vous {saurez|pourrez} {quoi répondre|où commencer}.',
          'Que l’on vous {interroge|questionne}, [topic], et vous {aurez|trouverez} {un point de départ|de quoi répondre}.',
        ],
        'Non par {une formule|une définition apprise}, mais par {un exemple|une histoire}, {une distinction|un doute bien placé} et {une question en retour|l’envie de chercher}.',
        'Dire « {je ne sais pas|cela dépend} » n’est {plus|pas} {un aveu|une défaite} : {c’est|voilà} {une précision|le début d’une recherche}.',
        'Continuez {à voix haute|à plusieurs} ; les idées {s’éclaircissent|se vérifient} {dans l’échange|en passant de l’un à l’autre}.',
        'C’est {peu de chose|un petit pouvoir}, {mais|et pourtant} {on s’en sert|il sert} {partout|à table comme au travail}.',
        '{Écoutez|Accueillez} {aussi|surtout} {ceux qui vous contredisent|les objections}.',
      ],
    ],
  },
  {
    id: 'conclusion-explainer-look-again',
    paragraphs: [
      [
        [
          'Regardez à nouveau votre idée {du départ|première} : n’a-t-elle pas {changé|bougé} {un peu|de contour} ?',
          'Quelque chose a {bougé|changé}, [topic], si {une évidence|une certitude} vous {paraît|semble} {moins sûre|plus intéressante}.',
        ],
        'C’est {peu|modeste}, et {c’est beaucoup|c’est ainsi qu’on apprend} : {un mot mieux compris|une question mieux posée} {change|éclaire} {toute une lecture|bien des conversations}.',
        'Restez {lent|prudent} avec les {promesses|grandes phrases}, {généreux|patient} avec les {nuances|cas particuliers}.',
        'Le {monde|sujet} {rend bien|paie largement} {l’attention qu’on lui porte|le temps qu’on lui donne}.',
        'Revenez-y {dans un mois|plus tard}, {sans notes|un carnet à la main} : {ce qui sera resté|ce qui surnage} {vous appartient|est vraiment compris}, {le reste|ce qui manque} {peut se relire|vous attend}.',
      ],
    ],
  },
];

const COMPARISON: readonly Frame[] = [
  {
    id: 'conclusion-comparison-sentence',
    paragraphs: [
      [
        [
          'Choisir, c’est {finalement|au bout du compte} {écrire|signer} une {phrase|ligne} et {s’y tenir un moment|la vivre quelque temps}.',
          'Entre [a] et [b], le {dernier mot|verdict} {vous revient|vous appartient} ; {il tient|il peut tenir} en une {phrase|ligne}.',
        ],
        'Si elle {nomme|dit} votre {usage|semaine}, votre {raison|priorité} et {ce que vous abandonnez|votre renoncement}, elle est {bonne|solide}.',
        'Le {doute|pincement} qui {reste|subsiste} {est normal|n’a rien d’inquiétant} : {il accompagne|on le trouve derrière} tous les choix {qui comptent|sérieux}.',
        'Laissez {du temps|quelques semaines} à {votre décision|ce que vous avez choisi}, puis {regardez|jugez} {sans rancune|l’esprit libre}.',
        'Et {parlez-en|racontez-le} : {expliquer un choix|mettre un choix en mots} {l’affermit|en montre la solidité}, {sans qu’il faille convaincre personne|même devant un seul ami}.',
      ],
    ],
  },
  {
    id: 'conclusion-comparison-no-winner',
    paragraphs: [
      [
        [
          'Il n’y a {donc|finalement} pas de {vainqueur|champion}, {seulement|mais} {un bon accord|une bonne rencontre} entre un choix et {une vie|un usage}.',
          'Si ces pages ne {couronnent|désignent} ni [a] ni [b], {c’est par honnêteté|c’est à dessein} : {tout dépend|le reste dépend} de vous.',
        ],
        'Vos {critères|priorités}, {vos essais|vos notes} et {vos limites|vos lignes rouges} {parlent|tranchent} mieux que {n’importe quel classement|tous les palmarès}.',
        'Quand {l’un d’eux change|un argument tombe|votre vie bouge}, {le choix|la réponse} peut {changer aussi|suivre le mouvement}, et {ce n’est pas se dédire|personne ne vous en voudra}.',
        'D’ici là, {profitez|servez-vous} de ce que vous avez {retenu|choisi}, {pleinement|sans regarder en arrière}.',
        'C’est {moins glorieux|plus calme} qu’un {palmarès|triomphe}, et {bien plus utile|beaucoup plus durable}.',
      ],
    ],
  },
  {
    id: 'conclusion-comparison-try',
    paragraphs: [
      [
        [
          'S’il reste {une hésitation|un doute}, {ne lisez pas davantage|posez cette page} : {essayez|goûtez au réel}.',
          'Assez {comparé|pesé} [a] et [b] {sur le papier|en théorie} : {place à l’essai|le moment est venu d’essayer}.',
        ],
        'Un {essai|petit essai} {loyal|de quelques jours}, {deux pages de notes|des notes courtes}, {une nuit de sommeil|une conversation}, et la réponse {paraît|se montre} {souvent|presque toujours}.',
        'Si {rien ne bouge|les deux se valent}, {prenez|gardez} {le plus simple à quitter|ce qui se corrige le mieux}.',
        'Un choix {ordinaire|imparfait} que l’on {vit|habite} {vaut mieux|rend plus heureux} qu’un choix {idéal|parfait} que l’on {attend|repousse}.',
        'Quelle que soit {l’issue|la réponse}, vous {aurez appris|saurez} {ce qui compte pour vous|comment vous choisissez}.',
      ],
    ],
  },
  {
    id: 'conclusion-comparison-calm',
    paragraphs: [
      [
        [
          'Le {meilleur|bon} signe d’un choix {réussi|mûr} ? On {cesse|arrête} d’{en parler|y penser}.',
          'Un jour, la question « [a] ou [b] ? » vous {fera sourire|paraîtra lointaine} : {vous aurez mieux à faire|vous serez occupé à vivre votre choix}.',
        ],
        'Pour {y arriver|atteindre ce calme}, {le chemin|le trajet} est {court|sans mystère} : {un cadre|une question claire}, {peu de critères|quelques critères}, {un essai|une épreuve}, {une date|un jour dit}.',
        'Gardez vos notes : elles {rappelleront|diront} {vos raisons|ce qui vous a décidé}, {le jour où l’on vous contredira|les soirs de doute}.',
        'Et {souhaitez|laissez} {bonne route|la paix} à ceux qui {ont choisi l’inverse|font autrement} ; {leur vie n’est pas la vôtre|leur usage diffère, voilà tout}.',
        'Le {reste|temps} {appartient|revient} à {l’usage|la vie}, qui {corrige|arrange} {bien des hésitations|beaucoup de choses}.',
      ],
    ],
  },
];

const LIST: readonly Frame[] = [
  {
    id: 'conclusion-list-pick-one',
    paragraphs: [
      [
        [
          '{N’emportez|Ne gardez} qu’une {idée|entrée} de cette liste, {mais emportez-la vraiment|et donnez-lui sa chance}.',
          'Tout garder, [topic], reviendrait à ne rien {faire|garder} : {choisissez une entrée|une seule suffit}.',
        ],
        'Celle qui {vous a arrêté|vous fait sourire}, {sans chercher plus loin|même si elle paraît trop simple}.',
        'Inscrivez-la {à une date|dans l’agenda}, {réduite|ramenée} à un geste {facile|qui ne fait pas peur}.',
        'Dans {quinze jours|quelques semaines}, {revenez|rouvrez la page} et {prenez-en une autre|décidez de la suite}.',
        'Les {autres|idées restantes} {attendront|ne bougeront pas} ; {elles ne s’usent pas|le papier est patient}, et vous {saurez mieux|verrez plus clair} {après un premier essai|une fois la première essayée}.',
        '{Rien ne presse|Pas de course}, {pourvu que|à condition que} {quelque chose commence|le premier pas se fasse}.',
      ],
    ],
  },
  {
    id: 'conclusion-list-make-own',
    paragraphs: [
      [
        [
          'La {meilleure|plus utile} liste sera {la vôtre|celle que vous écrirez}.',
          'Cette liste s’{arrête|achève} ici ; {la vôtre|celle que vous en tirerez}, [topic], {commence|reste à écrire}.',
        ],
        'Recopiez {ce qui vous sert|trois lignes}, {rayez|jetez} {le reste|ce qui ne vous ressemble pas}, {ajoutez|glissez} {vos trouvailles|ce que l’expérience vous souffle}.',
        'Une {page|feuille} {personnelle|tachée et raturée} {vaut mieux|sert davantage} que {dix listes parfaites|toutes les listes soignées}.',
        'Et {prêtez-la|montrez-la} : {on vous en rendra|vous recevrez} {une autre|quelques lignes en échange}.',
        'Datez-la, {relisez-la|reprenez-la} {de saison en saison|quand l’envie baisse}, et {laissez-la|voyez-la} {vieillir avec vous|changer sans scrupule}.',
        '{Trois lignes|Quelques mots} {par mois|par saison} {suffisent|font l’affaire} à {la garder vivante|ne pas la perdre de vue}.',
      ],
    ],
  },
  {
    id: 'conclusion-list-thread',
    paragraphs: [
      [
        [
          'Un même fil {court|passe} {sous toutes ces entrées|d’un bout à l’autre} : {regarder|essayer} avant de {conclure|croire}.',
          'Le fil {commun|de cette liste}, [topic], {tient|se résume} en {peu de mots|trois verbes} : {regarder, essayer, noter|demander, tenter, garder}.',
        ],
        'Tenez-le, et {l’ordre des idées|le choix des outils} {importe peu|devient secondaire}.',
        'Lâchez-le, et {la meilleure astuce|le plus beau conseil} {ne mène nulle part|reste une phrase}.',
        'Commencez {ce soir|cette semaine}, {modestement|par ce qui coûte le moins}, et {laissez|voyez} {la suite|le reste} {venir|se décider}.',
        'Entre les deux, {vos journées|vos habitudes}, {vos goûts|vos moyens} et {quelques amis francs|un carnet bien tenu} {feront le tri|guideront la main}.',
        'Il n’y a {ni examen|ni juge} {à la fin|au bout}, {seulement|juste} {des semaines|des journées} un peu {mieux choisies|plus à votre goût}.',
      ],
    ],
  },
  {
    id: 'conclusion-list-light',
    paragraphs: [
      [
        [
          '{Prenez tout cela|Abordez ces idées} {avec légèreté|comme un jeu} : {rien n’est obligatoire|aucune n’est un devoir}.',
          'Pas de {bulletin de notes|concours}, [topic] : {prenez ce qui vous amuse|allez-y gaiement}, {laissez|oubliez} {le reste|ce qui pèse}.',
        ],
        'Une entrée {ratée|sans effet} {renseigne|instruit} {autant|presque autant} qu’une entrée {réussie|heureuse} ; {notez-la|souvenez-vous-en} et {passez à la suivante|avancez}.',
        'Ce qui {marche pour vous|vous convient} {se passe d’applaudissements|n’a besoin d’aucune approbation}.',
        'Et si {une seule idée|une seule de ces lignes} {reste|survit} {dans un mois|à l’usage}, {le pari est gagné|la lecture valait la peine}.',
        'Le {sérieux|reste} {viendra|arrivera} {tout seul|de lui-même}, avec {l’habitude|le plaisir}, {si le jeu en vaut la peine|au moment voulu}.',
        '{Souriez|Amusez-vous} {en chemin|de vos essais} : on revient {mieux|plus volontiers} à ce qui {a fait rire|fut joyeux}.',
      ],
    ],
  },
];

/** Conclusions for every shape. */
export const CONCLUSIONS: LanguagePack['conclusions'] = {
  'how-to': DOING,
  comparison: COMPARISON,
  list: LIST,
  explainer: EXPLAINER,
};
