import type { Module } from '../../../language-pack.ts';

/** Practising, avoiding mistakes, measuring. Plans: how-to, list, explainer (practice). */
export const DOING: readonly Module[] = [
  {
    id: 'practice-small',
    role: 'practice',
    headings: [
      '{Passez|Venez-en} à l’essai',
      '{Mettez les mains dedans|De la page à la pratique}',
      'Un {petit|premier} essai {vaut mieux qu’un long avis|pour y voir clair}',
    ],
    paragraphs: [
      [
        [
          'Un {essai|modeste essai} {éclaire|apprend} ce que {dix pages|les meilleures pages} ne {font|savent} que {promettre|décrire}.',
          '{Quittez|Laissez} un moment {la lecture|les explications} et {faites l’expérience|essayez} vous-même, [topic], {comme ailleurs|plus que jamais}.',
          '{Rien ne remplace|Aucune lecture ne vaut} ce que l’on {a vu|constate} {de ses propres yeux|par soi-même}.',
        ],
        '{Choisissez|Prévoyez} [trial].',
        '{Réduisez|Limitez} {l’enjeu|la mise} {au minimum|à presque rien} : {quand l’échec est permis|sans public ni échéance}, {l’attention|l’esprit} {se libère|travaille mieux}.',
        '[exampleSentence]',
        'Laissez vos {ambitions|grandes idées} {à la porte|pour un autre jour} : ce {jour-là|premier essai} ne sert qu’à {regarder|apprendre comment cela se passe}.',
      ],
      [
        [
          '{Annoncez|Écrivez} {d’avance|avant l’essai} ce que vous {attendez|croyez voir arriver}.',
          '{Avant|Juste avant} de commencer, {pariez|risquez une prédiction} : {une ligne|une simple ligne} suffit.',
        ],
        '{La surprise|L’écart} entre {cette ligne|votre pari} et {la suite|ce qui se produit} {contient|renferme} {toute la leçon|l’essentiel de la leçon}.',
        '{Regardez|Observez} {ensuite|bien} [signal].',
        'Si {tout se passe|les choses tournent} comme {prévu|annoncé}, {tant mieux|fort bien} ; {sinon|dans le cas contraire}, {vous tenez|vous voilà avec} {une question|une piste} {qui vaut de l’or|neuve}.',
        '{Restez|Tâchez de rester} {à l’affût|en éveil} jusqu’à la fin, {même si|surtout si} {tout va de travers|le début vous déçoit} : les {dernières minutes|dernières étapes} {réservent|cachent} souvent {le plus utile|une surprise}.',
      ],
      [
        [
          '{Recommencez|Refaites-le} {une fois|une deuxième fois}, {dans d’autres conditions|un autre jour}, {avant de croire|avant d’affirmer} quoi que ce soit.',
          '{Une seule fois|Un coup unique} ne {prouve|dit} {pas grand-chose|presque rien} : {répétez|revenez-y}.',
        ],
        '{Changez|Déplacez} alors {un détail|un seul élément}, {jamais deux|et pas davantage}, {sans quoi|faute de quoi} {la cause|l’explication} vous {échappera|filera entre les doigts}.',
        '{Gardez|Conservez} {les ratés|les essais manqués} : {relus|revus} {plus tard|à froid}, ils {racontent|montrent} {le chemin|ce que la réussite cache}.',
        '{Trois lignes|Quelques photos} {par essai|à chaque fois} {suffiront|aideront} à comparer {plus tard|dans un mois}.',
      ],
    ],
  },
  {
    id: 'practice-diary',
    role: 'practice',
    headings: [
      '{Tenez|Ouvrez} un carnet',
      '{Observez|Regardez} et notez',
      'Ce que {les notes|quelques lignes} {vous apprennent|révèlent}',
    ],
    paragraphs: [
      [
        [
          'La mémoire {arrange|enjolive} ; {le papier|un carnet} {non|beaucoup moins}.',
          '{Un carnet change|Quelques lignes par jour changent} {le regard|la façon de voir}, [topic], {comme en tout|plus que jamais}.',
          '{Pour comprendre vraiment|Si vous voulez progresser}, {écrivez|prenez des notes}, {peu|brièvement} mais {souvent|sans faute}.',
        ],
        '{Notez|Consignez-y} [record].',
        '{Séparez|Distinguez} {nettement|d’un trait} ce que vous avez {vu|constaté} et ce que vous en {pensez|concluez}.',
        '{Une note|La note} {datée|datée et courte} {reste lisible|se relit} ; {une longue confession|le grand récit} {décourage|s’abandonne} au bout de {trois jours|quelques pages}.',
        '{Écrivez|Notez} {sur le moment|à chaud}, {même debout|même de travers}, car {le soir venu|une heure après} {les détails|les nuances} {ont fondu|manquent}.',
      ],
      [
        [
          '{Relisez|Rouvrez} {le carnet|ces pages} {une fois par semaine|à jour fixe}, {un crayon de couleur|un surligneur} à la main.',
          'Le carnet {ne sert|n’a de prix} que {relu|si vous le relisez}, {à froid|sans hâte}.',
        ],
        'Ce qui {revient|se répète} {trois fois|plusieurs fois} n’est {plus un hasard|pas un accident} : {entourez-le|soulignez-le}.',
        '[measureSentence]',
        '{Vos surprises|Les surprises}, {surtout|plus que tout}, {valent|méritent} {un signe|une étoile} : {elles marquent|chacune marque} {l’endroit|le point} où {votre idée|la carte} {ne colle plus au réel|s’écarte du terrain}.',
        '{Cherchez|Demandez-vous} aussi ce que vous n’avez {jamais noté|pas écrit} : les {silences|blancs} d’un carnet {en disent long|parlent} {sur ce que l’on évite|de ce qui gêne}.',
      ],
      [
        [
          '{Tirez-en|Formulez} {chaque fois|à la fin} une {seule décision|décision pour la suite}.',
          '{Une relecture|Chaque relecture} {s’achève|devrait finir} sur {une phrase|un projet} : {ce que vous tenterez|la prochaine chose à essayer}.',
        ],
        '{Pas un programme|Rien de grandiose}, une {retouche|correction} assez {légère|modeste} pour être {tentée|essayée} {dès demain|sans préparatifs}.',
        '{Au bout de|Après} quelques {pages|semaines}, {vous aurez mieux|vous tiendrez mieux} qu’une méthode {toute faite|empruntée} : {la vôtre|celle qui vous ressemble}.',
        '{Inscrivez-la|Notez-la} en {gros|couleur} en haut de la {page suivante|page d’après}, pour qu’elle vous {accueille|attende} {la prochaine fois|au moment voulu}.',
      ],
    ],
  },
  {
    id: 'practice-explain',
    role: 'practice',
    headings: [
      '{Expliquez-le|Racontez-le} à {quelqu’un|un proche}',
      '{À voix haute|Dites-le simplement}',
      'La {meilleure épreuve|preuve} : {l’expliquer|le dire}',
    ],
    paragraphs: [
      [
        [
          '{Essayez|Tâchez} d’expliquer ce que vous {savez|faites} à quelqu’un qui {n’y connaît rien|n’en a jamais entendu parler}.',
          'On {croit|pense} {comprendre|savoir}, jusqu’au jour où {il faut le dire|quelqu’un demande pourquoi}.',
          'L’épreuve la plus {rapide|sûre}, [topic], {tient en deux minutes|ne demande aucun matériel} : {racontez|expliquez} {à voix haute|simplement}.',
        ],
        '{Bannissez|Évitez} les mots {savants|du métier} : {chacun d’eux|un terme technique} {cache|recouvre} {parfois|souvent} un {trou|flou}.',
        'L’endroit où {vous bafouillez|la phrase s’embrouille} {désigne|montre} {exactement|avec précision} {ce qu’il reste à travailler|le point faible}.',
        '[questionSentence]',
        'Si {personne|nul} n’est {disponible|sous la main}, {parlez|racontez} à {une chaise vide|votre reflet} : {le ridicule passe|on s’habitue}, {l’effet reste|le profit demeure}.',
      ],
      [
        [
          '{Invitez|Encouragez} {l’autre|votre auditeur} à {vous interrompre|poser des questions naïves}.',
          '{Les meilleures questions|Les questions utiles} {viennent|sortent} de {ceux qui ignorent tout|la bouche des novices}.',
        ],
        '{Répondez|Essayez de répondre} par {un exemple|une image}, {jamais|et non} par {une définition|un mot plus long}.',
        '{Si l’exemple manque|Faute d’exemple}, {dites-le|avouez-le} et {cherchez-le|mettez-vous en quête} : {ce sera|voilà} {votre prochaine tâche|le programme du lendemain}.',
        '{Parfois|Il arrive que}, {d’un mot|en trois mots}, {l’autre résume|votre auditeur résume} {toute l’affaire|ce que vous tourniez en rond} ; {volez|gardez} la formule.',
        'Ne {cherchez|visez} pas {l’effet|la belle phrase} : un mot {simple|rugueux} mais {exact|juste} {éclaire|porte} {davantage|plus loin} qu’une {formule|image} {brillante|empruntée}.',
      ],
      [
        [
          '{Reprenez|Refaites} {l’explication|la petite leçon} {quelques jours plus tard|la semaine suivante}, en {deux fois moins de temps|deux phrases de moins}.',
          'Une deuxième version, plus {courte|brève}, {fera le tri|ira droit au but}.',
        ],
        'Ce que vous {abrégez|raccourcissez} {sans perte|sans rien perdre} {est compris|est à vous} ; ce qui {enfle|s’allonge} {reste confus|demande du travail}.',
        '{Écrivez-la|Mettez-la par écrit} {enfin|un jour}, {pour vous|sur une carte}, et {rangez-la|gardez-la} {à portée de main|près de vos notes}.',
        '{Montrez-la|Soumettez-la}, {si l’occasion se présente|à l’occasion}, à [expert].',
        'Vous {saurez|verrez} que {l’idée est mûre|le savoir est là} quand {les questions vous amusent|une objection vous fait plaisir} {au lieu de|plutôt que de} vous {inquiéter|troubler}.',
      ],
    ],
  },
  {
    id: 'pitfalls-rush',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      '{Les pièges|Les erreurs} qui {guettent|attendent}',
      'Ce qui {fait trébucher|coûte cher}',
      '{Évitez|Contournez} ces faux pas',
    ],
    paragraphs: [
      [
        [
          'Les {mêmes|grandes} erreurs {reviennent|se retrouvent} {partout|d’un débutant à l’autre}, et {c’est une chance|tant mieux} : on {peut|sait} les {prévoir|voir venir}.',
          '{On trébuche|On se trompe}, [topic], moins par {ignorance|maladresse} que par {hâte|précipitation}.',
          'La {plupart|majorité} des échecs {ont|portent} un {air de famille|petit air connu}.',
        ],
        '[mistakeSentence]',
        'Un rien comme [detail] {suffit|suffit parfois} à {brouiller|fausser} {le résultat|tout le reste}.',
        'Ne {vous accablez|vous grondez} pas : {repérée tôt|vue à temps}, {une erreur|une faute} {coûte peu|n’est qu’un détour} et {enseigne|apprend} beaucoup.',
      ],
      [
        [
          '{Le remède est presque toujours le même|La parade ne varie guère} : {ralentir|s’arrêter} une minute.',
          '{Face à un doute|Dès qu’un doute surgit}, {posez tout|arrêtez-vous} et {revenez|remontez} {au dernier point sûr|à l’étape d’avant}.',
        ],
        '{Relisez|Reprenez} vos notes, {comparez|vérifiez}, et ne {repartez|continuez} que {quand|lorsque} la cause {a un nom|est trouvée}.',
        '{Demandez de l’aide|Appelez à l’aide} {tôt|avant l’épuisement} : {une question posée à temps|un mot dit au bon moment} {épargne|évite} {des heures|une soirée perdue}.',
        'Une fois {l’obstacle passé|l’erreur réparée}, {écrivez|gardez trace de} la {parade|solution} en {une phrase|quelques mots} : {elle reviendra|l’occasion reviendra}, et vous {saurez l’accueillir|gagnerez du temps}.',
        'Et ne confondez pas {l’erreur et la personne|le faux pas et celui qui l’a fait} : {on corrige|corrigez} un geste, {jamais|et non} un {caractère|talent}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Surveillez|Gardez à l’œil} {en particulier|surtout} :',
        '{Les plus courants|Parmi les plus fréquents} :',
      ],
      items: [
        [
          '{Vouloir|Chercher à} {tout faire|tout changer} {le même jour|d’un seul coup}, puis {ne rien finir|s’épuiser à mi-chemin}.',
        ],
        [
          '{Acheter|S’équiper} {pour se donner du courage|avant de savoir}, et {repousser|remettre} {le premier geste|l’essai lui-même}.',
        ],
        ['{Prendre|Tenir} {un coup de chance|une réussite isolée} pour {une méthode|une règle}.'],
        [
          '{Abandonner|Renoncer} {au premier creux|à la première déception}, souvent {juste avant|à la veille de} la bascule.',
        ],
        [
          '{Imiter|Suivre} {à la lettre|sans rien adapter} quelqu’un dont {la vie|la situation} {n’a rien à voir avec la vôtre|diffère de la vôtre}.',
        ],
      ],
    },
  },
  {
    id: 'pitfalls-perfection',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      '{Quand|Le jour où} cela {coince|tourne mal}',
      '{Repérez|Reconnaissez} les fausses routes',
      '{Trois|Des} façons de {se perdre|s’égarer}',
    ],
    paragraphs: [
      [
        [
          '{Certaines|Bien des} erreurs {se déguisent|avancent masquées} en {qualités|vertus}, et {ce sont les pires|la perfection en tête}.',
          '{Méfiez-vous|Gardez-vous}, [topic], des {défauts|erreurs} qui {ressemblent à du sérieux|passent pour du zèle}.',
          '{Le perfectionnisme|L’excès de soin} {fait|cause} {plus de dégâts|plus d’abandons} que {la paresse|le manque de talent}.',
        ],
        '{Lire encore|Comparer encore}, {préparer encore|peaufiner encore} : {à un moment|passé un point}, {la prudence|le soin} devient une façon de {ne pas commencer|fuir l’essai}.',
        '[mistakeSentence]',
        '{Fixez|Donnez-vous} {une date limite|une heure au-delà de laquelle on agit}, {avec ce que l’on sait|malgré les zones d’ombre}.',
      ],
      [
        [
          'Le piège {inverse|opposé} {s’appelle|se nomme} {l’obstination|l’entêtement}.',
          'On peut aussi {insister trop|s’acharner à tort}, {par fierté|par simple habitude}.',
        ],
        '{Refaire|Répéter} {dix fois|sans fin} {le même geste|la même tentative} en {espérant|attendant} {un autre résultat|un miracle} {use|fatigue} {sans instruire|pour rien}.',
        '{Posez|Offrez-vous} une {règle|limite} : {après trois essais|au troisième échec}, {on change|vous changez} {un élément|quelque chose}, {ou l’on demande|ou vous demandez} {conseil|de l’aide}.',
        'Un rien comme [detail] {explique|peut expliquer} {tout|l’affaire} ; {cherchez|regardez} {petit|près de vous} avant de {chercher loin|tout remettre en cause}.',
        '{Parlez|Ouvrez-vous} {de l’impasse|de ce blocage} à {quelqu’un|une personne} {de neuf|sans parti pris} : {expliquer|raconter} où cela coince {suffit parfois|aide souvent} à {trouver|voir} {la sortie|ce qu’on ne voyait plus}.',
      ],
      [
        [
          '{Enfin|Pour finir}, {soignez|préparez} {vos retours en arrière|la manière de revenir sur vos pas}.',
          '{Gardez toujours|Ménagez-vous} une {sortie|porte de sortie} : {l’état d’avant|le point de départ}, {noté|décrit} ou {photographié|conservé}.',
        ],
        'On {ose|tente} {davantage|plus volontiers} quand {rien n’est définitif|l’on peut tout remettre en place}.',
        '{Racontez|Confiez} {vos ratés|vos faux pas} à {quelqu’un|un ami} : {racontés|mis en mots}, ils {font sourire|perdent leur venin} et {livrent|donnent} {leur cause|leur leçon}.',
        '{Celui qui|Quiconque} n’en a {aucun|pas} à {raconter|avouer} n’a {sans doute|peut-être} {pas beaucoup essayé|rien tenté}.',
        'Un {retour|recul} {bien préparé|prévu} n’est pas une {défaite|fuite} : {c’est|voilà} ce qui {permet|autorise} {l’audace|d’essayer sans trembler}.',
      ],
    ],
  },
  {
    id: 'measure-signs',
    role: 'measure',
    headings: [
      '{Comment savoir|À quoi voir} que vous {avancez|progressez} ?',
      '{Mesurez|Suivez} peu de choses',
      'Les {signes|indices} du progrès',
    ],
    paragraphs: [
      [
        [
          'Le progrès {se voit mal|se cache} {de près|au jour le jour} ; {donnez-lui|offrez-lui} {un repère|une règle graduée}.',
          '{Comment savoir|À quoi reconnaître}, [topic], que {l’on avance|l’effort paie} ?',
          '{Choisissez|Adoptez} {un seul signe|un signe unique} et {suivez-le|tenez-vous-y} {un mois entier|plusieurs semaines}.',
        ],
        'Regardez, {par exemple|pour commencer}, [signal].',
        '[measureSentence]',
        '{Un repère|Un bon repère} {dépend|relève} de {vous|vos gestes} et non de {la chance|l’humeur des autres}.',
      ],
      [
        [
          '{Notez|Relevez} ce signe {à jour fixe|toujours au même moment}, {sans commentaire|d’une simple marque}.',
          'La {mesure|note} {se prend|se fait} {à heure fixe|le même jour}, {bon jour ou mauvais|quelle que soit l’humeur}.',
        ],
        'Un point {isolé|seul} ne {dit|raconte} rien ; {la pente|la suite} {parle|seule compte}.',
        '{Acceptez|Attendez} les {semaines plates|paliers} : {sous la surface|sans bruit}, {quelque chose|le geste} {se range|se met en place}.',
        '{Comparez-vous|Mesurez-vous} à {vous-même|votre page d’il y a un mois}, {jamais|pas} {au voisin|à l’inconnu brillant} dont vous ignorez {l’histoire|les débuts}.',
        '{Dessinez|Tracez} une courbe {à la main|toute simple} : {l’œil|le regard} y {saisit|voit} d’un coup {la tendance|le mouvement}, bien mieux que dans {un tableau|une colonne de notes}.',
      ],
      [
        [
          '{Écoutez|Recueillez} aussi {les autres|des témoins}, {sans leur souffler|sans suggérer} la réponse.',
          'Un {regard|témoin} {extérieur|de bonne foi} {complète|corrige} {vos notes|le carnet}.',
        ],
        '{Demandez|Faites décrire} {ce qui a changé|ce que l’on remarque}, {plutôt que|sans demander} {si c’est mieux|si cela plaît}.',
        '{Rappelez-vous|Gardez en tête} {le but|ce que vous visiez}, [result], et {mesurez|regardez} {ce qui en sépare encore|le chemin restant}.',
        'Le jour où {ce signe|ce repère} {n’apprend plus rien|ne bouge plus}, {prenez-en|choisissez-en} un {plus exigeant|autre}.',
        'Un {compliment|mot gentil} {fait plaisir|réchauffe} mais {renseigne peu|n’apprend rien} ; une {description|remarque précise}, {même tiède|même maladroite}, {vous guide|vaut de l’or}.',
      ],
    ],
  },
  {
    id: 'measure-review',
    role: 'measure',
    headings: [
      '{Faites|Prenez le temps de faire} le point',
      'Un {bilan|rendez-vous} {avec soi-même|par mois}',
      '{Comparez|Regardez} avant et après',
    ],
    paragraphs: [
      [
        [
          '{Fixez-vous|Donnez-vous} un rendez-vous {mensuel|régulier} avec {vos notes|votre propre travail}.',
          'Un {bilan|court bilan} {honnête|tranquille}, [topic], {vaut mieux que|remplace} {les compliments|les impressions}.',
          '{Sans bilan|Faute de bilan}, on {confond|mélange} {l’agitation|la fatigue} et {le progrès|l’avancée}.',
        ],
        '{Étalez|Posez côte à côte} {le début|la première trace} et {aujourd’hui|la plus récente}, {sans juger|sans commentaire} {d’abord|pendant une minute}.',
        '[measureSentence]',
        '{Cherchez|Repérez} {ce qui est devenu facile|ce qui ne coûte plus} : {on l’oublie|l’oubli guette} {vite|aussitôt}, et {c’est pourtant|voilà pourtant} le {vrai gain|plus net des gains}.',
        '{Notez|Écrivez} également ce qui vous a {fait plaisir|donné de la joie} : un {progrès|effort} {sans joie|triste} {s’arrête|finit} {tôt ou tard|au premier obstacle}.',
      ],
      [
        [
          '{Regardez|Interrogez} {ensuite|aussi} ce qui {n’a pas bougé|résiste}.',
          '{Gardez|Réservez} une page pour {ce qui stagne|les points morts}.',
        ],
        '{Trois explications|Plusieurs explications} {sont possibles|se présentent} : {la méthode|le geste} {ne convient pas|est mal choisi}, {la dose|l’effort} {manque|est trop mince}, {ou|ou bien} {le but|l’objectif} {n’est plus le vôtre|a vieilli}.',
        '{Aucune|Pas une} {n’est|ne constitue} {une honte|un drame}, et {chacune appelle|toutes appellent} une {réponse différente|autre réponse}.',
        '{Essayez|Choisissez} la {plus simple|moins coûteuse} de ces {pistes|réponses} pendant {quelques semaines|un mois}, {avant|bien avant} de {tout remettre en cause|changer de projet}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Les questions|Quelques questions} {du bilan|à se poser} :',
        '{Relisez|Parcourez} vos notes avec ces questions {en tête|sous les yeux} :',
      ],
      items: [
        [
          'Qu’est-ce qui {va de soi|se fait seul} {à présent|aujourd’hui}, {alors que|quand} cela {coûtait|demandait} {un effort|de la peine} ?',
        ],
        [
          'Quelle {erreur|hésitation} n’a {pas reparu|plus reparu} {ce mois-ci|depuis le dernier bilan} ?',
        ],
        [
          'Où {a filé|est passé} {le plus de temps|l’essentiel du temps}, et {cela le valait-il|était-ce utile} ?',
        ],
        [
          'Qu’avez-vous {appris|compris} que {nul conseil|nulle page} ne {disait|laissait prévoir} ?',
        ],
        [
          '{Que changerez-vous|Que tenterez-vous}, {une chose seulement|et rien d’autre}, {d’ici la prochaine fois|avant le prochain bilan} ?',
        ],
      ],
    },
  },
];
