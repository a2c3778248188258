import type { Module } from '../../../language-pack.ts';

/** Looking at one side, and trying both. Plan: comparison. */
export const OPTIONS: readonly Module[] = [
  {
    id: 'option-fair-look',
    role: 'option',
    headings: [
      '[option] : {regardez de près|un examen loyal}',
      '{Ce que demande|Le dossier} : [option]',
      '[option], {sans parti pris|à la loupe}',
    ],
    paragraphs: [
      [
        [
          'Accordez à [option] un {examen|regard} {loyal|à part entière}, comme si {l’autre choix|le rival} n’existait pas.',
          'Que {serait|deviendrait} une {semaine|journée} avec [option] ? {Racontez-la|Imaginez-la} {heure par heure|sans l’embellir}.',
          'Commencez par {défendre|plaider pour} [option], {même si votre cœur est ailleurs|avec les meilleurs arguments que vous trouviez}.',
        ],
        '{Notez ce qui vous attire|Écrivez l’attrait principal}, puis {demandez-vous|vérifiez} si {cet attrait|ce charme} {durera|survivrait} {après l’essai|à la routine}.',
        'Cherchez {à qui ce choix convient|quelle vie s’en trouve bien} {le mieux du monde|sans effort}, et {mesurez|voyez} {ce qui vous en sépare|la distance avec vous}.',
        '[sourceSentence]',
        '{Gardez|Conservez} {ces notes|ces pages} {séparées|à part} de {tout jugement|toute comparaison}, {le temps|la durée} d’une {soirée|journée} : {on voit mieux ce qui n’est pas encore classé|l’œil reste plus juste avant les classements}.',
      ],
      [
        [
          'Passez {ensuite|alors} {aux frais cachés|au revers}.',
          'Le {revers|prix} se {paie|révèle} {souvent|parfois} {plus tard|une fois le choix fait}.',
        ],
        '{Comptez le temps|Il y a l’argent}, {bien sûr|évidemment}, {mais aussi|sans oublier} {l’attention|la place dans la tête} et {les renoncements|tout ce qu’il faudra laisser}.',
        'Demandez à {quelqu’un qui en est revenu|un ancien adepte} ce qui {a fini par peser|l’a fait partir}.',
        'Un rien comme [detail] peut {gâcher|faire basculer} {l’expérience|un bon choix}.',
      ],
      [
        [
          'Concluez {par une phrase|sur une ligne} qui {commence par|contienne} {« à choisir quand »|« parfait si »}, {suivie d’une seule condition|avec la condition qui compte}.',
          'Résumez {le dossier|votre examen} en {une condition|deux conditions} : {ce qui doit être vrai|ce qu’il faut} pour que {cela vaille la peine|ce choix soit bon}.',
        ],
        'Puis {refermez|rangez} {la page|le dossier} et {donnez|offrez} {la même attention|un temps égal} à [other].',
        'L’équité {n’est pas|ne se confond pas avec} la {froideur|tiédeur} : {vous pourrez préférer|rien n’interdira de pencher} {à la fin|après les deux examens}.',
        'Une réserve {bien formulée|écrite à temps} {rend|rendra} plus de services {qu’un éloge|qu’une louange} : {on y apprend|on y lit} {à quel moment|quand} {se méfier|ralentir}.',
      ],
    ],
  },
  {
    id: 'option-day-with',
    role: 'option',
    headings: [
      'Vivre avec [option]',
      '[option] {au quotidien|un mardi ordinaire}',
      '[option] : {les bons et les mauvais jours|le pour et le contre}',
    ],
    paragraphs: [
      [
        [
          'Oubliez {les vitrines|les slogans} et {installez|placez} [option] dans {une journée grise|votre vraie vie}.',
          'Les {qualités|mérites} {affichés|vantés} comptent {moins|peu} ; {voyez|essayez} ce que {donne|devient} la vie avec [option] {un mauvais jour|quand rien ne va}.',
          'Pour juger [option], {choisissez|prenez} {un moment banal|le moment le moins flatteur} plutôt qu’{une démonstration|un jour de fête}.',
        ],
        'Qui {s’en occupe|fait l’effort}, {à quelle heure|combien de fois}, et {avec quelle humeur|à la place de quoi} ?',
        '{Ce qui semble un détail|Une broutille} {le premier jour|au début} devient {une gêne|un caillou dans la chaussure} {au centième|à la longue}.',
        '[exampleSentence]',
        '{Comptez|Relevez} {aussi|également} les {bons moments|petites joies}, {même brefs|même discrètes} : {ce sont eux|c’est souvent cela} qui {font tenir|décident de} la suite.',
        '{Demandez-vous|Voyez} ce que {deviendraient|seraient} vos {habitudes|soirées} {les plus chères|préférées}, {celles|les petites choses} que l’on n’{écrit|inscrit} dans aucun {tableau|comparatif}.',
      ],
      [
        [
          'Comparez {ensuite|alors} {ce que l’on promet|la promesse} et {ce que l’on constate|les récits de l’usage}.',
          'Il y a {la promesse|ce qu’on en dit}, {puis|et} {l’expérience|ce qu’on en fait}.',
        ],
        'Interrogez {si possible|sans hâte} [expert].',
        'Demandez {ce qui a déçu|la première déception}, {ce qui a surpris en bien|la bonne surprise}, et {ce que l’on referait|ce que l’on changerait}.',
        '{Méfiez-vous|Gardez-vous} des {premiers jours|débuts}, trop {roses|flatteurs} ou trop {rudes|sombres} : {l’avis|le récit} qui {compte|vaut} {vient|arrive} {après la lune de miel|une fois l’habitude prise}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Vérifiez {point par point|tranquillement} :',
        '{Posez|Répondez à} ces questions {avant de juger|sans regarder l’autre option} :',
      ],
      items: [
        ['Qu’est-ce qui {devient plus facile|s’allège} {dès le premier jour|tout de suite} ?'],
        [
          'Qu’est-ce qui {devient plus lourd|demande davantage}, et {vous en accommoderiez-vous|pour combien de temps} ?',
        ],
        ['De quoi {faudrait-il se passer|devriez-vous vous séparer} ?'],
        [
          'Dans {quelle situation|quel cas} {regretteriez-vous l’autre|auriez-vous préféré le contraire} ?',
        ],
        [
          'Que {dirait|conseillerait} {un ami qui vous connaît bien|celui qui devra vivre avec vous} ?',
        ],
      ],
    },
  },
  {
    id: 'option-strengths',
    role: 'option',
    headings: [
      '[option] : {forces et limites|ce qu’il faut en attendre}',
      'Quand {pencher|voter} pour [option]',
      '{Écoutez|Entendez} l’avocat : [option]',
    ],
    paragraphs: [
      [
        [
          'Chaque choix a {son terrain|un terrain} où {rien ne l’égale|il gagne sans effort} ; {cherchez-le|trouvez-le} pour [option].',
          'Dans {quelles circonstances|quel cas} choisiriez-vous [option] {les yeux fermés|sans hésiter} ? {Partez de là|Tout commence par cette réponse}.',
          'Jouez {un instant|pour commencer} l’avocat : {plaidez|argumentez} {deux minutes|une page durant} pour [option].',
        ],
        '{Comptez|Estimez} {ensuite la fréquence de ce cas|combien de fois par saison vous vous y trouvez}, {agenda en main|sans la gonfler}.',
        '{Un avantage éclatant mais rare|Une prouesse qui sert deux fois l’an} {pèse moins|vaut moins} qu’une {petite commodité|aisance} {quotidienne|de tous les matins}.',
        'Regardez {aussi|encore} {ce qui se dégrade|comment cela vieillit}, et {ce qui s’améliore|ce que l’habitude arrange}.',
        '{Pensez|Songez} à {l’ampleur|la place} de ce {terrain|domaine} dans {vos vraies journées|votre vie telle qu’elle est}, {pas dans|plutôt que dans} {la vie rêvée|vos projets}.',
      ],
      [
        [
          'Donnez {ensuite|à présent} la parole {au procureur|à l’accusation}.',
          'Vient {alors|ensuite} {le réquisitoire|la partie adverse}.',
        ],
        'Quelle {plainte|critique} {revient|se répète} {le plus souvent|de bouche en bouche}, et {vous gênerait-elle|serait-elle grave pour vous} ?',
        '[mistakeSentence]',
        'Certains {défauts|reproches} {se contournent|s’apprivoisent} {en une semaine|avec un peu de méthode} ; {d’autres|quelques-uns} {restent|tiennent à la nature de la chose}.',
        '{Triez les reproches|Séparez les critiques} {d’un trait|sans attendre} : {à gauche|d’un côté} {le réparable|ce qui peut changer}, {à droite|de l’autre} {ce qu’il faudra accepter|ce qui restera}.',
      ],
      [
        [
          'Rendez {enfin|pour finir} un verdict {provisoire|au crayon}.',
          'Il ne {reste|manque} qu’un {jugement|verdict}, {révisable|encore ouvert}.',
        ],
        'Écrivez {la circonstance|le fait nouveau} qui vous ferait {passer|basculer} vers [other] : {si cela peut arriver bientôt|s’il y a de fortes chances}, {gardez une réserve|laissez la porte entrouverte}.',
        'Et {si|dans le cas où} {rien de tel ne se présente|aucun motif ne vous en éloigne}, {voilà|c’est déjà} {une réponse|un sérieux indice}.',
        '{Gardez|Rangez} {ce verdict|cette page} {jusqu’au lendemain|une nuit}, {puis|et ensuite} {relisez|reprenez} {la phrase|les mots} {à voix haute|comme si un autre l’avait écrite}.',
      ],
    ],
  },
  {
    id: 'trial-side-by-side',
    role: 'trial',
    headings: [
      '{Essayez|Mettez à l’épreuve} les deux',
      'Un essai {équitable|à armes égales}',
      '{Faites-les|Laissez-les} concourir',
    ],
    paragraphs: [
      [
        [
          'Une heure d’essai {vaut|remplace} {une soirée|bien des heures} de {lecture|comparaisons}, {si les règles sont les mêmes|pourvu que tout soit égal}.',
          'Organisez {une petite course|un essai loyal} entre [a] et [b], {avec les mêmes règles|sur le même terrain}.',
          'Rien ne {départage|tranche} mieux qu’un {essai|test} {court|modeste}, {fait de vos mains|dans votre décor}.',
        ],
        'Prévoyez, {pour chacun|de part et d’autre}, [trial].',
        'Ne changez rien {d’autre|au reste} : {l’heure|le lieu}, {la durée|l’effort}, {l’humeur|le public}, {si possible|autant que faire se peut}.',
        '{Commencez|Ouvrez le bal} par {le candidat qui vous tente le moins|votre moins favori} : {il aura|il recevra} {toute votre fraîcheur|l’attention des débuts|vos yeux neufs}.',
        '{Choisissez|Retenez} une tâche {banale|ordinaire}, {souvent répétée|de celles qui reviennent chaque semaine|sans éclat} : {l’exploit|le cas rare} {amuse|séduit} mais ne {prouve|dit} pas grand-chose.',
        '{Invitez|Conviez} {un témoin|quelqu’un} {sans préférence|de neutre} à {noter|regarder} de son côté : {deux carnets|deux regards} {se corrigent|se complètent}.',
      ],
      [
        [
          'Écrivez {d’avance|avant l’essai} ce qui vous ferait {changer d’avis|passer dans l’autre camp}.',
          'Fixez {le verdict|la règle du jeu} {avant|en amont}, {jamais après|pour ne pas tricher}.',
        ],
        'Notez {ensuite|pendant l’essai} [record].',
        'Regardez {surtout|aussi} [signal].',
        '{Attendez le lendemain|Laissez tout reposer} avant de {conclure|lire vos notes} : {l’enthousiasme|la fatigue} {du jour|de la veille} {s’évapore|retombe}.',
        '{Recommencez|Refaites l’essai} {dans l’ordre inverse|en changeant l’ordre}, {si le temps le permet|un autre jour}, pour {ôter|retirer} à {la fatigue|l’entraînement} sa part de {mérite|responsabilité}.',
      ],
      [
        [
          'Si {l’essai|la course} {ne dit rien|finit à égalité}, {c’est une réponse|réjouissez-vous} : {les deux conviennent|vous ne pouvez guère vous tromper}.',
          'Une {égalité|fin indécise} est {une bonne nouvelle|instructive} : {aucun choix ne sera grave|les deux feront l’affaire}.',
        ],
        'Prenez alors {le plus simple à quitter|celui qui demande le moins}, et {passez à autre chose|n’y pensez plus}.',
        'Si {l’essai complet|une vraie épreuve} est {impossible|hors de portée}, {empruntez|observez}, {louez|visitez} ou {regardez faire|accompagnez quelqu’un}.',
        '{Parlez|Discutez} avec {ceux|les gens} qui {vivent avec|pratiquent} {chaque option|l’un et l’autre} depuis {longtemps|des années}, et {demandez à voir|regardez} {un jour sans relief|une séance ordinaire}.',
      ],
    ],
  },
  {
    id: 'trial-live-it',
    role: 'trial',
    headings: [
      '{Vivez|Jouez} chaque choix',
      'Une {semaine|période} d’essai',
      '{Du papier au réel|Passez au concret}',
    ],
    paragraphs: [
      [
        [
          'Pendant {quelques jours|trois jours}, {faites comme si|vivez comme si} {la décision était prise|tout était décidé}, {puis|et ensuite} {inversez|changez de camp}.',
          'Essayez [a] {sans regarder l’autre|de bonne foi}, {puis|ensuite} [b] {avec le même zèle|tout aussi sérieusement}.',
          'Le corps {sait|comprend} des choses que {la grille|la tête} {ignore|refuse} ; {donnez-lui|offrez-lui} {un essai|quelques jours}.',
        ],
        '[firstStepSentence]',
        'Observez {vos excuses|ce que vous repoussez} : on {évite|esquive} {sans le dire|d’instinct} ce qui {ne convient pas|pèse}.',
        'Demandez à {votre entourage|un proche} {dans quelle version|quel jour} votre humeur {était|semblait} {meilleure|la plus légère}.',
        '{Jouez le jeu|Tenez parole} jusqu’au bout, {sans tricher|même à contrecœur} : {un essai|une épreuve} {à moitié fait|interrompu à la première gêne} {donne raison|donne toujours raison} à {la paresse|l’habitude}.',
      ],
      [
        [
          'L’essai {demande|réclame} {un peu d’ordre|quelques précautions}.',
          'Pour que {l’essai|l’expérience} {parle|serve}, {quelques règles|une ou deux règles} {suffisent|font l’affaire}.',
        ],
        'Tenez {un journal minuscule|une page}, {trois lignes le soir|à heure fixe}, {sans vous relire|sans conclure} avant {la fin|le dernier jour}.',
        '[measureSentence]',
        '{Accueillez|Notez} {les surprises|l’imprévu} {avec intérêt|sans grimace}, car {c’est pour elles|c’est pour cela} {que l’on essaie|qu’un essai vaut mieux qu’un raisonnement}.',
        '{Gardez|Laissez} {un jour|une soirée} {de repos|vide} entre les deux {périodes|essais}, {sans quoi|faute de quoi} {la première|l’une} {déteint|bave} sur {la seconde|l’autre}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        'Un {protocole|déroulé} {sans chichis|tout simple} :',
        '{Procédez|Avancez} {ainsi|dans cet ordre} :',
      ],
      items: [
        [
          '{Choisissez|Isolez} {une situation courante|un usage ordinaire}, {qui revienne|à répéter} {chaque semaine|souvent}.',
        ],
        [
          '{Essayez la première option|Commencez par l’un des deux}, {plusieurs fois|au moins deux fois}, {sans juger|en prenant des notes}.',
        ],
        ['{Faites|Marquez} une pause, le temps d’{oublier|effacer} vos {réflexes|impressions}.'],
        [
          '{Recommencez|Reprenez tout} avec la seconde, {dans les mêmes conditions|au même endroit et à la même heure}.',
        ],
        [
          '{Relisez|Confrontez} vos notes {à voix haute|avec quelqu’un}, et {cherchez|soulignez} {ce qui revient|les mots répétés}.',
        ],
      ],
    },
  },
];
