import type { Module } from '../../../language-pack.ts';

/** Wanting and preparing. Plans: how-to, list. */
export const START: readonly Module[] = [
  {
    id: 'goal-portrait',
    role: 'goal',
    headings: [
      '{Dessinez|Décrivez} d’abord l’arrivée',
      '{À quoi ressemble|Que veut dire} une réussite ?',
      'Le but, {noir sur blanc|en une phrase}',
    ],
    paragraphs: [
      [
        [
          'Avant de {bouger|commencer}, décrivez en {une phrase|deux lignes} ce que vous {appelez|appellerez} une réussite.',
          'Tout {part|dépend} d’une image {nette|précise} : {à quoi verrez-vous|comment saurez-vous}, [topic], que {c’est gagné|le but est atteint} ?',
          'Prenez {une feuille|un coin de page} et {répondez|essayez de répondre} à ceci : {que faudrait-il|qu’aimeriez-vous} voir pour {vous dire content|refermer le dossier} ?',
        ],
        'Les mots {vagues|flous} {rassurent|plaisent}, car {rien ne peut les contredire|ils disent oui à tout} ; {rayez-les|bannissez-les} et {gardez|laissez} ce qui {se voit|se vérifie}.',
        'Un {bon énoncé|but honnête} {ressemble à ceci|tient en peu de mots} : [result].',
        'Si la phrase {résiste|vous échappe}, {tant mieux|c’est bon signe} : {mieux vaut buter|il coûte moins de buter} sur {le papier|des mots} qu’{au milieu du chemin|une fois tout engagé}.',
      ],
      [
        [
          'Ajoutez {ensuite|à cette phrase} {deux limites|une ou deux limites}, celle du temps et celle de {la patience|l’effort}.',
          'Un but {sans bornes|sans limites} {dévore|grignote} {les soirées|tout le temps libre} ; {posez-en|tracez-en} {quelques-unes|une ou deux} {à côté|juste dessous}.',
        ],
        'Comptez les heures {d’une semaine ordinaire|que vous avez vraiment}, {pas celles des vacances|jamais celles que vous rêvez}.',
        '[exampleSentence]',
        'Ce qui {dépasse|n’entre pas} ira {sur une autre liste|dans une page à part}, où {les bonnes idées|les envies} {attendent|dorment} sans {gêner personne|faire de bruit}.',
      ],
      [
        [
          'Fixez {enfin|pour finir} le point où vous {vous arrêterez|direz « assez »}.',
          '{Reste|Il manque} une dernière ligne : {l’endroit où|le moment où} vous {poserez les outils|direz que cela suffit}.',
        ],
        'Sans cette {ligne|borne}, on {polit|retouche} {longtemps|sans fin} ce qui {était déjà bon|plaisait déjà}, {par peur|par crainte} de {finir|passer à autre chose}.',
        'Montrez {la feuille|le tout} à {quelqu’un de franc|une personne de confiance} et {demandez|laissez-lui dire} ce qui {sonne faux|n’est pas clair}.',
        'Le mot « {assez|fini} » n’a rien de {paresseux|honteux} : il {protège|rend} le temps {des autres envies|dont le reste de la vie a besoin}.',
      ],
    ],
  },
  {
    id: 'goal-motive',
    role: 'goal',
    headings: [
      '{Pourquoi vous, pourquoi maintenant ?|Pourquoi en avez-vous envie ?}',
      '{Trouvez|Cherchez} la vraie raison',
      'L’envie {derrière|sous} le projet',
    ],
    paragraphs: [
      [
        [
          'Deux personnes {peuvent poursuivre|poursuivent parfois} le même but pour des raisons {opposées|sans rapport}, et {devraient|auraient intérêt à} s’y prendre autrement.',
          '{Avant le comment|Bien avant la méthode}, il y a le pourquoi ; [topic], il {commande presque tout|décide de la moitié des choix}.',
          'La bonne façon de faire {dépend moins|ne dépend pas tant} de la méthode que de {votre raison|ce qui vous pousse}.',
        ],
        '{Une lassitude|Un agacement}, {une curiosité|une promesse}, {une échéance|le regard d’un proche} : chaque moteur {a son carburant|s’épuise à sa façon} et {demande|appelle} {son allure|ses propres étapes}.',
        '[questionSentence]',
        'Aucune raison n’est {honteuse|trop petite} ; seule {l’inavouée|celle que l’on tait} {gouverne en secret|vous mène par le nez}.',
        'Écrivez-la {telle quelle|sans l’embellir}, {même bancale|même un peu ridicule}, puis {lisez-la à voix haute|laissez-la reposer une nuit}.',
      ],
      [
        [
          'Une raison {claire|bien nommée} sert {surtout|d’abord} les jours {sans élan|gris}.',
          'Vous {relirez|retrouverez} cette ligne {un soir de découragement|le jour où l’envie manquera}.',
        ],
        'Elle {aide|sert} aussi à {renoncer|trier} : {tout conseil|toute tâche} qui ne la {nourrit|sert} pas {peut attendre|mérite un haussement d’épaules}.',
        'Si elle {change|bouge} en route, {ne vous en cachez pas|prenez-en acte} ; {le plan|la suite} doit {alors|dans ce cas} {changer avec elle|être revu}.',
        '{Collez-la|Glissez-la} {dans un carnet|sur la porte d’un placard}, là où {le hasard|un jour de doute} la {retrouvera|croisera} {au bon moment|de temps à autre}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Quelques questions {pour la débusquer|pour y voir clair} :',
        '{Répondez|Tâchez de répondre}, {stylo en main|sans trop réfléchir}, à ces questions :',
      ],
      items: [
        [
          'Qu’est-ce qui vous a {agacé|fait tiquer} {au point de|assez pour} chercher {conseil|une autre voie} ?',
          '{Quel moment|Quelle scène} vous a {mis|décidé à vous mettre} en route ?',
        ],
        [
          'Qui {d’autre|autour de vous} {sentira|remarquera} {la différence|le changement}, et {comment le prendra-t-on|avec quel sourire} ?',
        ],
        [
          '{À quoi|À quelle habitude} {renonceriez-vous|diriez-vous adieu} {sans regret|volontiers} pour y {arriver|parvenir} ?',
        ],
        [
          'Si {rien ne changeait|tout restait en l’état} {d’ici un an|l’an prochain}, {qu’y perdriez-vous|serait-ce si grave} ?',
        ],
        [
          'Quelle part {vous amuse|vous réjouit} {d’avance|déjà}, {même si|alors que} personne ne {la verra|vous applaudira} ?',
        ],
      ],
    },
  },
  {
    id: 'prepare-table',
    role: 'prepare',
    headings: [
      '{Réunissez|Rassemblez} peu, mais bien',
      'Avant {le premier geste|de commencer}',
      '{Faites|Faites-vous} de la place',
    ],
    paragraphs: [
      [
        [
          'Une préparation {réussie|honnête} {tient|entre} sur un coin de table : {juste assez pour commencer|l’essentiel et rien d’autre}.',
          'On {sous-estime|oublie} combien gagne un début {bien préparé|où rien n’est à chercher}.',
          '{Commencez par débarrasser|Dégagez d’abord} {la table|un coin de table}, {puis|et ensuite seulement} {réunissez|rassemblez} ce qu’il vous faut.',
        ],
        '{Prévoyez|Rassemblez} [tools].',
        'Le reste {attendra|peut attendre} : {un achat|tout achat} fait {avant d’avoir essayé|par enthousiasme} {encombre|finit au placard} plus souvent qu’il {n’aide|ne sert}.',
        '{Empruntez|Louez ou empruntez} ce qui {coûte cher|prend de la place}, le temps {de savoir|de sentir} si vous {y tenez|en voulez vraiment}.',
        'Ce qui est {vieux mais connu|simple et connu} {rend|vous rendra} plus de services qu’un {modèle|objet} {neuf|brillant} dont il faut d’abord {apprendre les caprices|lire la notice}.',
      ],
      [
        [
          'Préparez {aussi|ensuite} votre {temps|agenda}, {souvent plus encombré|parfois plus en désordre} que {la table|les étagères}.',
          'Le temps {se range|se prépare} comme {le matériel|une étagère} : {un créneau|une place} par {usage|chose}.',
        ],
        'Un {créneau court|rendez-vous bref} mais {fixe|sacré} {l’emporte|gagne} sur {une longue plage toujours remise|un après-midi que le moindre appel annule}.',
        '{Prévenez|Mettez dans la confidence} {votre entourage|ceux qui partagent vos journées}, et {coupez|faites taire} {ce qui sonne|les notifications} pendant {ce temps-là|cette parenthèse}.',
        '{Laissez|Gardez} une marge {avant et après|à chaque bout} : {les débuts|les premières fois} {débordent|prennent leurs aises}.',
        '{Pensez|Songez} aussi à la {fin|clôture} : {quelques minutes|dix minutes} pour {ranger|tout remettre en place} {facilitent|rendent plus léger} le début {suivant|de la fois d’après}.',
      ],
      [
        [
          '{Dernier préparatif|Reste un préparatif}, {le plus simple|gratuit celui-là} : {la page où|l’endroit où} vous {noterez|inscrirez} ce qui se passe.',
          'Ouvrez {enfin|pour finir} une page {blanche|neuve} et {inscrivez|notez} en haut {la date|la date et votre but}.',
        ],
        'Vous y {consignerez|mettrez} [record].',
        '{Trois mots suffisent|Peu de mots suffisent}, {pourvu qu’ils soient|s’ils sont} {écrits sur le moment|datés}.',
        'Ces lignes {paraîtront|sembleront} {banales|inutiles} {le jour même|sur le moment}, puis {précieuses|irremplaçables} {dès que|le jour où} vous voudrez {mesurer|comprendre} ce qui a changé.',
      ],
    ],
  },
  {
    id: 'prepare-ask',
    role: 'prepare',
    headings: [
      '{Regardez|Interrogez} avant d’agir',
      '{Faites l’inventaire|Voyez ce que vous avez déjà}',
      'Le repérage {avant le départ|d’abord}',
    ],
    paragraphs: [
      [
        [
          'Vous {n’arrivez pas|ne partez pas} de rien, {même si vous le croyez|contrairement aux apparences}.',
          'Un {court|rapide} repérage {épargne|évite} {bien des détours|les deux tiers des détours}, [topic], {comme ailleurs|tout spécialement}.',
          '{Avant d’acheter ou de décider|Avant toute dépense}, faites {le tour|l’inventaire} de ce que vous {savez|possédez} {déjà|sans y penser}.',
        ],
        '{Notez|Écrivez} {dans une colonne|à gauche} ce qui est {sûr|acquis}, {dans l’autre|à droite} ce que vous {supposez|croyez seulement}.',
        '[sourceSentence]',
        'La colonne {des doutes|de droite} est {la plus utile|un trésor} : {chaque ligne|chacun d’eux} {devient|fait} une question à poser.',
      ],
      [
        [
          'Interrogez [expert].',
          'Puis {parlez-en|ouvrez-vous-en} à {quelqu’un qui est passé par là|une personne d’expérience} ; [expert], {par exemple|pourquoi pas}.',
        ],
        'Ne demandez pas {la recette|la marche à suivre}, mais {l’erreur qu’on ne refera plus|le moment où tout a failli rater}.',
        'Les gens {d’expérience|du métier} {répondent volontiers|se livrent} {quand|dès que} la question {est petite|tient en une phrase}.',
        'Notez {la réponse|ce que vous entendez} {telle quelle|sans l’arranger}, puis {demandez à voir|faites-vous montrer}, si {c’est possible|l’on y consent}, {comment cela se passe pour de vrai|une séance ordinaire}.',
        'Une {visite|matinée} passée à {regarder faire|observer} {vaut|remplace} bien des {descriptions|explications}, et {donne|apporte} {du courage|une image nette}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'À vérifier {avant de se lancer|avant le premier essai} :',
        '{Passez en revue|Regardez} {tranquillement|une à une} ces questions :',
      ],
      items: [
        [
          'Ce que vous {savez faire|maîtrisez} {sans aide|les yeux fermés}, et ce qui {vous arrête|coince} {toujours|dès le début}.',
        ],
        [
          'Ce que vous {pouvez emprunter|avez sous la main}, {plutôt que de l’acheter|sans débourser}.',
        ],
        ['{Le temps|La place} dont vous {disposez|jouissez} {réellement|un jour ordinaire}.'],
        [
          '{La personne|Celui ou celle} qui {vous dira la vérité|saura vous dire non} {si vous faites fausse route|en cas d’erreur}.',
        ],
        [
          '{Ce qui se passerait|Ce que vous feriez} {en cas d’échec|si tout tournait court}, et {comment revenir|le chemin du retour} {en arrière|au point de départ}.',
        ],
      ],
    },
  },
  {
    id: 'steps-ladder',
    role: 'steps',
    headings: [
      '{Pas à pas|Une marche après l’autre}',
      'Le chemin, {étape par étape|du début à la fin}',
      '{Avancez|Procédez} par petites étapes',
    ],
    paragraphs: [
      [
        [
          'Découpez {l’ouvrage|le projet} en {morceaux assez petits|étapes assez courtes} pour {tenir|entrer} dans {une séance|une heure}.',
          'Rien {n’effraie|n’est bien terrible}, [topic], une fois {le grand bloc découpé|la montagne taillée} en marches.',
          '{L’ordre|La suite} des gestes compte {autant|presque autant} que {les gestes eux-mêmes|le soin que l’on y met}.',
        ],
        'Une étape {digne de ce nom|bien taillée} {se termine|finit} : on {sait|peut} dire quand elle est {faite|derrière soi}.',
        'Entre deux {marches|étapes}, {marquez un arrêt|respirez} et {regardez|notez} [signal].',
        'Le {soin|temps} mis à {découper|tailler} {se rattrape|se récupère} {vite|dès la première séance}, car {on ne se demande plus|vous saurez toujours} par où {reprendre|continuer}.',
      ],
      [
        [
          'Résistez {ensuite|pendant tout ce temps} à {la tentation|l’envie} de {sauter|griller} une marche.',
          'La {tentation|grande tentation} est de {courir|presser le pas} {dès que cela marche|au premier succès}.',
        ],
        'Cette lenteur {du début|des premiers jours} {donne|rapporte} {du solide|de la vitesse} {plus tard|à la longue}, parce que {rien n’est à refaire|chaque étape porte la suivante}.',
        'Si {une étape|l’une d’elles} {résiste|refuse de céder}, {coupez-la|fendez-la} en deux {au lieu de forcer|plutôt que de pousser} ; {la moitié|un demi-pas} {passe toujours|finit par passer}.',
        '[firstStepSentence]',
        'Et {quand tout est en place|une fois au sommet}, {recommencez|refaites le trajet} une fois {sans notes|pour le plaisir} : {c’est là|c’est alors} que le geste {s’installe|devient vôtre}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        'Un {ordre|fil} qui {fait ses preuves|convient presque toujours} :',
        '{Suivez|Prenez} ces étapes {dans l’ordre|l’une après l’autre} :',
      ],
      items: [
        [
          '{Choisissez|Isolez} la partie {la plus simple|la plus petite} et {menez-la|conduisez-la} {jusqu’au bout|à son terme}.',
        ],
        ['{Commencez|Faites vos débuts} par [trial].'],
        ['{Notez|Consignez} {aussitôt|à chaud} ce qui {a marché|vous a surpris}.'],
        [
          '{Changez|Corrigez} {une seule chose|un seul point}, puis {recommencez|refaites un tour}.',
        ],
        [
          '{Ajoutez|Abordez} la difficulté {suivante|d’après} {quand|dès que} la précédente {ne pèse plus|vous ennuie}.',
        ],
        [
          '{Montrez|Soumettez} {le résultat|votre travail} à {un regard neuf|quelqu’un} {avant de conclure|avant le point final}.',
        ],
      ],
    },
  },
  {
    id: 'steps-first-round',
    role: 'steps',
    headings: [
      '{D’abord|Commencez par} une version brute',
      '{Un premier tour|Un tour complet}, puis {un second|un meilleur}',
      '{Faites mal|Finissez vite}, puis {refaites|reprenez}',
    ],
    paragraphs: [
      [
        [
          '{Allez|Filez} une première fois d’un bout à l’autre, {sans vous arrêter|sans corriger}.',
          'Le premier {tour|passage} n’a qu’un {but|devoir} : {arriver au bout|exister}.',
          'Mieux vaut {une boucle maladroite mais complète|un trajet cahoteux mais achevé}, [topic], qu’un {début|prologue} {superbe|poli pendant des semaines}.',
        ],
        'Vous {prendrez de mauvais virages|ferez des choix discutables} ; {notez-les|signalez-les} {d’une croix|en marge} et {continuez|poursuivez}.',
        'Cette {ébauche|version brute} {montre|révèle} {l’ensemble|tout le paysage}, ce qu’aucun {plan|conseil} ne {fait|saurait faire}.',
        '{Commencez|Ouvrez}, {si possible|si vous hésitez}, par [trial].',
        'Une fois {au bout|à la fin}, {félicitez-vous|respirez} : {beaucoup de gens|la plupart} n’ont jamais {vu|atteint} la {dernière page|fin} de leur propre {projet|idée}.',
      ],
      [
        [
          'Le deuxième tour {est plus lent|se fait au ralenti}, {crayon en main|l’œil ouvert}.',
          '{Revenez|Retournez} ensuite au {départ|début}, avec {du calme|du recul} et {vos croix|un crayon}.',
        ],
        '{Ne reprenez|Ne corrigez} que {trois points|deux ou trois points}, {ceux qui gênent|ceux qui coûtent} le plus.',
        '[exampleSentence]',
        '{Laissez|Tolérez} {le reste|les petits défauts} {pour plus tard|pour un autre jour} : {beaucoup|la plupart} {disparaissent d’eux-mêmes|s’effacent} avec {l’habitude|la pratique}.',
        '{Écrivez|Tenez à jour}, {en chemin|au passage}, [record].',
      ],
      [
        [
          'Au troisième passage, {changez de rôle|devenez lecteur} : {regardez|examinez} votre travail {comme celui d’un autre|avec les yeux d’un inconnu}.',
          '{Vient enfin|Arrive alors} le tour {du regard extérieur|de l’inspection}.',
        ],
        '{Éloignez-vous-en|Laissez-le reposer} {une nuit|un jour ou deux} ; {la fatigue|l’attachement} {excuse tout|rend aveugle}.',
        'Ce qui {saute aux yeux|accroche} au retour {mérite|demande} une retouche, {le reste|tout le reste} {un peu d’indulgence|la paix}.',
        '{Arrêtez-vous|Cessez} {quand|dès que} la retouche {suivante|de trop} {changerait|rendrait} la chose {sans l’améliorer|différente, pas meilleure}.',
        '{Demandez-vous|Notez} enfin ce que vous {garderiez|sauriez refaire} {sans effort|les yeux fermés} : {voilà|c’est} le {vrai bénéfice|gain} de ces trois {tours|passages}.',
      ],
    ],
  },
  {
    id: 'steps-rhythm',
    role: 'steps',
    headings: [
      '{Trouvez|Donnez-vous} un rythme',
      'Du premier geste {à l’habitude|au savoir-faire}',
      '{Répartissez|Étalez} l’effort',
    ],
    paragraphs: [
      [
        [
          'Un {rythme|bon rythme} {vaut|porte} mieux qu’un {coup d’éclat|grand élan}.',
          'On le {vérifie|constate}, [topic] : la {régularité|constance} {gagne|l’emporte} {presque toujours|à la fin}.',
          '{Répartissez|Étalez} l’effort sur {plusieurs séances|quelques semaines} : {le repos|l’intervalle} {travaille|apprend} {avec vous|à votre place}.',
        ],
        '{Fixez|Choisissez} un {jour|moment} que {personne ne convoite|rien ne menace}, et une durée {presque trop courte|dont vous sortirez avec appétit}.',
        'Chaque séance {s’ouvre|commence} {par un rappel|sur un retour} de {la précédente|la fois d’avant}, puis {s’attaque|passe} à {un seul point|une chose nouvelle}.',
        '[firstStepSentence]',
        'Terminez chaque fois {un peu avant|légèrement en deçà de} la fatigue, sur {une phrase à finir|un point facile}, pour {avoir envie de|retrouver le goût de} {revenir|vous y remettre}.',
      ],
      [
        [
          '{Attendez-vous|Préparez-vous} à un {creux|plateau}, {en général|souvent} {juste après|au sortir de} l’enthousiasme.',
          'Un {creux|passage à vide} viendra ; {il ne dit rien|n’y lisez rien} {de votre talent|de grave}.',
        ],
        '{Réduisez|Rapetissez} {alors|ce jour-là} {la séance|la dose}, mais {gardez|tenez} {le rendez-vous|l’horaire} : {c’est lui|c’est le créneau} qui {sauve|préserve} {le reste|l’habitude}.',
        '{Variez|Changez} {le décor|l’exercice} si {l’ennui|la lassitude} {s’installe|monte} ; {le but, lui, reste|ne touchez pas au but}.',
        'Racontez {ce creux|ce passage} à {quelqu’un|un ami} : il {fait moins peur|perd de son poids} une fois {nommé|mis en mots}, et {l’on découvre|vous découvrirez} que chacun {a connu le sien|y est passé}.',
        '{Revenez|Retournez} un jour à {un exercice facile|votre tout premier exercice}, {pour le plaisir|sans enjeu}, et {mesurez|goûtez} {l’aisance gagnée|ce qui vous coûtait hier}.',
      ],
      [
        [
          'À mesure que le geste {s’assouplit|devient sûr}, {retirez|ôtez} {une béquille|une aide} {à la fois|après l’autre}.',
          '{Vient le moment|Un jour viendra} où les notes {gênent|ralentissent} : {fermez-les|posez-les}.',
        ],
        '{Travaillez|Essayez} {sans modèle|de mémoire}, {plus vite|plus lentement}, {ailleurs|dans un autre lieu}, et {regardez|voyez} [signal].',
        'Ce qui {tient encore|résiste} {vous appartient|est acquis} ; ce qui {tombe|vacille} {indique|désigne} {la prochaine séance|le travail de demain}.',
        '{Gardez|Réservez} {pour la fin|en dernier} {le plaisir|la joie} de {tout enchaîner d’une traite|faire le trajet en entier}.',
        '{Gardez|Conservez} pourtant {un mémo|une page} pour {les retours|les jours} de {mémoire courte|longue absence} : {même les habitués|même les meilleurs} {oublient|perdent} parfois {le premier geste|l’ordre des choses}.',
      ],
    ],
  },
];
