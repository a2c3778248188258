import type { Module } from '../../../language-pack.ts';

/** List entries about trying, noting, sharing and going on. Plan: list, both kinds. */
export const ITEMS_DOING: readonly Module[] = [
  {
    id: 'item-small-trial',
    role: 'item',
    headings: [
      '{Essayez|Tentez} en tout petit',
      '{Commencez|Voyez} petit',
      'Un {petit essai|essai modeste} d’abord',
    ],
    paragraphs: [
      [
        [
          '{Essayez d’abord|Commencez par essayer} en {petit|miniature}, {quand rien n’est en jeu|sans public}.',
          '{Réduisez|Rapetissez} l’idée jusqu’à pouvoir {l’essayer|la tenter} {cette semaine|sans rien risquer}.',
        ],
        'Prévoyez, {par exemple|pour commencer}, [trial].',
        'Un essai {modeste|raté} {coûte|prend} {peu|une heure} et {répond|apprend} {souvent|parfois} mieux qu’une {longue enquête|soirée de lecture}.',
        '{Annoncez|Écrivez} {d’avance|avant} ce que vous {attendez|croyez voir}, puis {comparez|regardez l’écart}.',
        'Si {cela plaît|l’essai convainc}, {agrandissez|montez} {d’un cran|un peu}, {jamais de trois|sans brûler d’étapes}.',
      ],
      [
        'Si {cela déplaît|l’essai déçoit}, {vous avez économisé|vous venez d’épargner} {le reste|un long détour}, et {c’est une réussite|voilà un bon essai}.',
        '{Choisissez|Trouvez} {un endroit|un moment} où {personne ne vous attend|rien ne presse}, {et|puis} {gardez|prenez} {quelques minutes|un instant} {à la fin|pour finir} pour {noter|relever} {vos impressions|ce qui vous a surpris}.',
        '{Refaites|Répétez} {l’essai|l’expérience} {une seconde fois|un autre jour} avant de {conclure|juger}, car {le premier|la première fois} {tient|doit} beaucoup {de la surprise|au hasard}.',
        '{La peur|La crainte} {rapetisse|fond} {devant|avec} {ce qui a déjà été fait|un geste déjà essayé}, même {une fois|maladroitement}.',
      ],
    ],
  },
  {
    id: 'item-notebook',
    role: 'item',
    headings: [
      '{Tenez|Ouvrez} un carnet',
      '{Notez|Écrivez} sur le moment',
      'Trois lignes, {chaque fois|rien de plus}',
    ],
    paragraphs: [
      [
        [
          '{Notez|Écrivez} à chaud, {en trois lignes|en peu de mots}, ce que vous {avez essayé|avez vu} et ce qui en est {sorti|resté}.',
          'Gardez un carnet {à portée de main|dans la poche} et {remplissez-le|écrivez} {sur le moment|avant d’oublier}.',
        ],
        'Consignez {surtout|de préférence} [record].',
        'La mémoire {enjolive|choisit}, {le papier|l’encre} {retient|garde} {aussi|même} {les ratés|les hésitations}.',
        'Relisez {une fois par semaine|à jour fixe}, {sans corriger|avec bienveillance}, et {soulignez|entourez} ce qui {revient|se répète}.',
      ],
      [
        'Au bout de {quelques pages|peu de semaines}, {une préférence|un motif} {apparaît|se dessine}, que {nul conseil|personne d’autre} ne {pouvait|saurait} vous {donner|souffler}.',
        'Datez {chaque entrée|tout} : {une note|une remarque} sans date {perd|oublie} {la moitié de son sens|vite ce qu’elle voulait dire}.',
        '{Ajoutez-y|Glissez-y} {un croquis|une photo}, {un ticket|une étiquette}, {un mot entendu|une odeur à retenir} : {ces miettes|ces traces} {ramènent|font revenir} {toute la scène|bien plus que les phrases}.',
        '{Prêtez|Montrez} {ces pages|ce carnet} à {un ami|une personne de confiance} : un {étranger|lecteur neuf} {repère|voit} {ce que vous ne voyez plus|la phrase qui revient}.',
      ],
    ],
  },
  {
    id: 'item-one-change',
    role: 'item',
    headings: [
      '{Changez|Modifiez} une chose à la fois',
      'Un {seul|unique} changement',
      '{Résistez|Ne cédez pas} au grand ménage',
    ],
    paragraphs: [
      [
        [
          '{Ne changez|Ne modifiez} qu’une chose à la fois, et {laissez-lui|donnez-lui} {le temps d’agir|une semaine entière}.',
          '{Tout changer|Tout bouleverser} {d’un coup|le même jour} {soulage|grise} mais {n’apprend rien|brouille tout} : {choisissez|prenez} un {seul|unique} point.',
        ],
        'Avec {deux|trois} nouveautés, impossible de {savoir|dire} laquelle {aide|gêne}.',
        '[exampleSentence]',
        'Attendez {que l’effet se stabilise|quelques jours}, {notez|jugez}, puis {gardez|rejetez} {franchement|sans demi-mesure}.',
      ],
      [
        'Cette {lenteur|patience} {paraît|semble} {excessive|pénible} ; {elle va|elle mène} {plus vite|plus loin} que {les recommencements|dix départs manqués}.',
        'Et quand {tout va bien|rien ne presse}, {ne touchez à rien|laissez les choses en paix} : {c’est aussi|voilà encore} {une décision|un talent}.',
        '{Notez|Datez} {le jour|le moment} du {changement|réglage}, {et|puis} {décrivez|dites} {l’avant|ce qui se passait avant} en {une phrase|quelques mots}, {faute de quoi|sans quoi} {la comparaison|le souvenir} {vous trompera|s’embellira}.',
      ],
    ],
  },
  {
    id: 'item-remove',
    role: 'item',
    headings: [
      '{Retirez|Enlevez} avant d’ajouter',
      '{Allégez|Faites de la place}',
      'Moins, {mais mieux|et de meilleure humeur}',
    ],
    paragraphs: [
      [
        [
          '{Cherchez d’abord|Demandez-vous} ce que vous {pourriez retirer|pouvez enlever} avant {d’ajouter|d’inventer} quoi que ce soit.',
          'La {meilleure|plus simple} amélioration {consiste parfois|revient souvent} à {ôter|retirer} : {un objet|une étape}, {une règle|une habitude}, {un doublon|un détour}.',
        ],
        'Chaque {élément|ajout} {réclame|prend} de l’attention, {même en silence|même au repos}.',
        'Enlevez une chose, {vivez ainsi|attendez} {une semaine|quelques jours}, et {voyez|notez} si quelqu’un {proteste|la réclame}.',
        'Rangez ce qui part {quelque part|à l’écart}, {sans le jeter|pour un mois} : {on coupe plus volontiers|la main est plus légère} quand {rien n’est définitif|le retour est permis}.',
      ],
      [
        'Ce qui {reste|demeure} {gagne|respire} : {on le voit|on s’en sert} enfin {vraiment|pour de bon}.',
        'N’ajoutez {qu’ensuite|que plus tard}, et {comptez|pesez} {ce que l’ajout coûtera|la place qu’il prendra}.',
        '{Commencez|Débutez} par {le tiroir|le coin} {le plus facile|qui vous agace le plus} : {le soulagement|la légèreté} {donne|fournit} l’élan {pour la suite|des décisions plus rudes}.',
        '{Demandez|Posez-vous} toujours {la même question|cette question} : si {je ne l’avais pas|cela manquait}, {irais-je le chercher|le réclamerais-je} {aujourd’hui|de bon cœur} ?',
      ],
    ],
  },
  {
    id: 'item-show',
    role: 'item',
    headings: [
      '{Montrez|Soumettez} votre idée tôt',
      '{Racontez-le|Parlez-en} à quelqu’un',
      'Un regard {extérieur|neuf}',
    ],
    paragraphs: [
      [
        [
          '{Montrez|Racontez} votre idée à quelqu’un {avant qu’elle soit prête|plus tôt que vous ne voudriez}.',
          '{Choisissez|Trouvez} une personne {franche|de confiance} et {expliquez-lui|racontez-lui} {votre plan|ce que vous envisagez} en {deux minutes|peu de mots}.',
        ],
        'À mi-chemin de {la phrase|l’explication}, vous {entendrez|sentirez} {vous-même|déjà} ce qui {cloche|manque}.',
        'Demandez {ce qui n’est pas clair|ce qu’on en retient}, {jamais|et non} {si c’est bien|un compliment}.',
        'Ne {défendez|justifiez} rien {pendant cinq minutes|avant la fin} : {notez|écoutez}, {remerciez|hochez la tête}, {triez plus tard|dormez dessus}.',
      ],
      [
        'Un bon {interlocuteur|relecteur} pourrait être [expert].',
        'Vous {ne garderez peut-être|ne garderez sans doute} qu’une remarque ; elle {vaut|justifie} {largement|à elle seule} {la conversation|le dérangement}.',
        '{Choisissez|Préférez} {quelqu’un|une personne} qui {n’a rien à y gagner|vous a déjà contredit avec douceur}, {plutôt que|et non} {votre plus grand admirateur|celui qui dit toujours oui}.',
        'Une idée {racontée|partagée} {trop tard|une fois achevée} ne {reçoit|récolte} {que des compliments|que de la politesse}.',
      ],
    ],
  },
  {
    id: 'item-habit-hook',
    role: 'item',
    headings: [
      '{Accrochez l’idée|Attachez la nouveauté} à une habitude',
      '{Profitez|Servez-vous} d’un geste déjà là',
      '{Simplifiez|Raccourcissez} le départ',
    ],
    paragraphs: [
      [
        [
          '{Attachez|Accrochez} la nouveauté à un geste {que vous faites déjà|quotidien}, {le café|le trajet} du matin par exemple.',
          '{Facilitez|Préparez} le départ {la veille|d’avance} : {moins il y a de gestes|plus le premier pas est court}, {plus on commence|mieux cela tient}.',
        ],
        'La volonté {se fatigue|s’use} ; {un bon décor|une vieille habitude} tient {sans effort|longtemps}.',
        'Laissez {en vue|sur la table} ce qui {sert|invite}, {rangez|éloignez} ce qui {détourne|distrait}.',
        '[firstStepSentence]',
      ],
      [
        'Commencez {ridiculement petit|au-dessous de vos forces}, {pour que|afin que} {le refus|l’excuse} {paraisse absurde|ne tienne pas}.',
        'Un jour {manqué|oublié} n’est {rien|pas un drame} ; {reprenez|repartez} {au suivant|dès le lendemain}, {sans rattraper|sans vous punir}.',
        '{Parlez-en|Annoncez-le} à {quelqu’un|une personne} {de la maison|proche}, {sans solennité|en passant} : {on oublie moins|il est plus rare d’oublier} {ce qui a été dit|une promesse entendue}.',
        '{Laissez|Attendez} {plusieurs semaines|un bon mois} avant d’{ajouter|empiler} {une deuxième nouveauté|autre chose} : {une habitude|une racine} {demande|réclame} {du temps|de la paix}.',
      ],
    ],
  },
  {
    id: 'item-signal',
    role: 'item',
    headings: [
      '{Choisissez|Fixez} un signe de réussite',
      '{Sachez|Décidez} quand ce sera bon',
      'À quoi {verrez-vous que cela marche|reconnaître le succès} ?',
    ],
    paragraphs: [
      [
        [
          '{Décidez|Dites} d’avance à quel signe vous {verrez|reconnaîtrez} que {cela marche|le choix était bon}.',
          'Un {bon choix|progrès} {se reconnaît|se mesure} à {un signe|un indice} {choisi avant|simple} : {fixez-le|trouvez-le} {tôt|sans tarder}.',
        ],
        'Regardez {par exemple|notamment} [signal].',
        '[measureSentence]',
        'Un seul {signe|repère} {suffit|vaut mieux que six}, {s’il est facile à voir|pourvu que vous puissiez le relever sans effort}.',
      ],
      [
        'Laissez passer {quelques semaines|plusieurs relevés} avant de {conclure|trancher} : {les débuts|les premiers jours} {exagèrent|mentent} {dans les deux sens|volontiers}.',
        'Et {le jour où|quand} {le signe paraît|c’est gagné}, {arrêtez|cessez} d’{optimiser|améliorer} et {profitez|savourez}.',
        '{Préférez|Mieux vaut préférer} un signe {qui se constate|que d’autres peuvent voir} {à une humeur|à une impression}, {toujours trop changeante|qui varie trop} pour {servir de guide|être comparée}.',
        '{Inscrivez-le|Écrivez-le} {quelque part|sur la première page}, {daté|avec la date du jour}, {et|puis} {n’y touchez plus|laissez-le tranquille} {en cours de route|jusqu’au bilan}.',
      ],
    ],
  },
  {
    id: 'item-way-back',
    role: 'item',
    headings: [
      '{Gardez|Préparez} une porte de sortie',
      '{Prévoyez|Ménagez} le retour',
      'Le droit {à l’erreur|de changer d’avis}',
    ],
    paragraphs: [
      [
        [
          '{Prévoyez|Préparez} dès le début la façon de {revenir en arrière|changer d’avis}.',
          'Avant de {vous engager|franchir le pas}, {demandez-vous|vérifiez} comment {en sortir|défaire ce choix}.',
        ],
        'On {essaie|ose} plus {librement|volontiers} quand {le retour est balisé|la sortie est indiquée}.',
        'Notez {l’état de départ|comment étaient les choses}, {gardez|conservez} {l’ancien|une trace}, et {datez|rangez} {le tout|vos notes}.',
        'Préférez, {à mérite égal|entre deux voies}, {la voie qui se corrige|le chemin que l’on peut quitter} {sans dégât|à peu de frais}.',
      ],
      [
        'Fixez {aussi|en outre} {une date|un jour} où {vous ferez le point|vous déciderez de continuer}, {sans drame|l’esprit tranquille}.',
        'Renoncer {à temps|au bon moment} {n’est pas|ne ressemble pas à} {un échec|une défaite} : {c’est|voilà} {un essai qui a répondu|une question réglée}.',
        '{Parlez|Discutez} {clairement|sans gêne} {de cette sortie|de ce retour} avec {ceux qui vous accompagnent|les personnes concernées} : {chacun|tout le monde} {s’engage|avance} {mieux|d’un pas plus sûr} en {sachant où est la porte|connaissant les règles du départ}.',
        'Les choix {sans retour|irréversibles} {existent|se rencontrent}, {bien sûr|évidemment} ; {ils méritent|on leur doit} {plus de nuits|davantage de conseils} que {les autres|tout le reste}.',
      ],
    ],
  },
  {
    id: 'item-teach',
    role: 'item',
    headings: [
      '{Expliquez|Transmettez} ce que vous apprenez',
      '{Devenez|Jouez} le professeur',
      '{Racontez cela|Dites les choses} simplement',
    ],
    paragraphs: [
      [
        [
          '{Expliquez|Racontez} à quelqu’un ce que vous {avez appris|avez choisi}, {sans jargon|avec des mots de tous les jours}.',
          'Rien ne {fixe|clarifie} les idées comme {de les transmettre|une explication} : {trouvez|choisissez} un {auditeur|ami patient}.',
        ],
        'Là où {la phrase s’embrouille|vous cherchez vos mots}, {il reste à comprendre|le travail n’est pas fini}.',
        'Prenez {une image|un exemple} {dans la vie|sous la main} et laissez de côté {les définitions|les grands mots}.',
        'Les questions {naïves|d’enfant} sont {les meilleures|précieuses} : {elles visent|elles touchent} {ce que l’habitude cache|les fondations}.',
      ],
      [
        'Notez celles {auxquelles vous n’avez pas su répondre|qui vous ont laissé muet} ; {elles dessinent|elles indiquent} {la suite|votre prochaine lecture}.',
        'Et {gardez|mettez de côté} la {version|phrase} la plus {courte|claire} : {elle resservira|vous la direz encore}.',
        '{Recommencez|Refaites} {l’explication|le récit} {une semaine plus tard|à froid}, {devant quelqu’un d’autre|à une autre personne} : les passages qui {s’allongent|résistent} {demandent|réclament} {encore du travail|une nouvelle lecture}.',
        '{Vous serez surpris|On s’étonne} de {découvrir|voir} combien {de savoirs|de gestes} {tenaient à|reposaient sur} {une habitude jamais interrogée|un mot jamais vérifié}.',
      ],
    ],
  },
  {
    id: 'item-pause',
    role: 'item',
    headings: [
      '{Laissez reposer|Dormez dessus}',
      '{Accordez-vous|Imposez-vous} un délai',
      'La nuit {porte conseil|fait le tri}',
    ],
    paragraphs: [
      [
        [
          '{Laissez passer|Attendez} une nuit entre {l’envie|l’idée} et {la décision|le geste}.',
          'Avant de {dire oui|conclure}, {accordez-vous|prenez} {un délai|une nuit}, {même court|même si tout semble clair}.',
        ],
        'L’enthousiasme {voit|regarde} {loin|grand} ; {la fatigue du lendemain|le matin} {voit|regarde} {juste|les détails}.',
        'Écrivez {le soir|avant de fermer} {vos raisons|ce qui vous tente}, et {relisez|reprenez} {au réveil|à froid}, {sans y toucher|un crayon à la main}.',
        'Ce qui {tient encore|vous tente toujours} {mérite|réclame} {un essai|la suite} ; {ce qui a pâli|le reste} {vous épargne|évite} {un regret|une dépense}.',
      ],
      [
        'Si l’on vous {presse|bouscule}, {méfiez-vous|ralentissez} : {une bonne idée|une offre honnête} {supporte|passe} {l’attente|une nuit}.',
        'Pour {les petites choses|ce qui se défait}, en revanche, {allez-y|décidez tout de suite} : {la lenteur|trop de prudence} {coûterait|pèserait} {plus que l’erreur|plus qu’un faux pas}.',
        '{Choisissez|Prévoyez} {un délai|un temps} {proportionné|à la mesure de l’enjeu} : {une heure|un tour de jardin} pour {une broutille|peu de chose}, {plusieurs jours|une semaine} pour {ce qui engage|le reste}.',
        '{Racontez|Exposez} {l’idée|le projet} à {quelqu’un|une personne} {entre-temps|dans l’intervalle} : {votre propre voix|le ton que vous prendrez} {renseigne|éclaire}.',
      ],
    ],
  },
  {
    id: 'item-quality',
    role: 'item',
    headings: [
      '{Soignez|Surveillez} le détail qui décide',
      'Un détail, {mais le bon|bien choisi}',
      '{Trouvez|Repérez} ce qui fait la différence',
    ],
    paragraphs: [
      [
        [
          '{Cherchez|Repérez} le détail qui {change tout|décide du reste}, et {soignez-le|réglez-le} {en premier|avant les autres}.',
          '{Tous les efforts|Les efforts} ne {se valent pas|pèsent pas le même poids} : {trouvez|isolez} celui qui {porte|compte} {le plus|vraiment}.',
        ],
        'Quelque chose comme [detail] {passe inaperçu|n’a l’air de rien} et {gâche|commande} pourtant {le résultat|bien des choses}.',
        'Pour le {découvrir|dénicher}, {demandez-vous|cherchez} ce que {vous remarqueriez|l’on verrait} {s’il manquait|en son absence}.',
        'Les {connaisseurs|habitués} le {nomment|citent} {souvent|presque tous} {sans y penser|au détour d’une phrase} : {tendez l’oreille|écoutez-les parler entre eux}.',
      ],
      [
        'Le reste peut {être moyen|attendre}, {sans dommage|et c’est très bien ainsi} ; {viser la perfection partout|tout soigner} {épuise|disperse}.',
        'Vérifiez-le {une dernière fois|encore}, {calmement|à tête reposée}, {avant de finir|juste avant la fin}.',
        'Demandez aussi {à un débutant|à qui découvre la chose} ce qui {l’a frappé|saute aux yeux} : {le regard neuf|l’étonnement} {voit|remarque} {ce que l’habitude efface|l’évidence oubliée}.',
        '{Écrivez-le|Nommez-le} {en trois mots|au début du carnet}, pour {ne pas l’oublier|y penser} {au milieu du reste|le moment venu}.',
      ],
    ],
  },
  {
    id: 'item-enjoy',
    role: 'item',
    headings: [
      '{Gardez|Réservez} une place au plaisir',
      '{Suivez|Écoutez} aussi votre goût',
      'Le plaisir {compte|est un argument}',
    ],
    paragraphs: [
      [
        [
          '{Écoutez|Suivez} aussi ce qui vous {plaît|amuse} : {l’ennui|la corvée} ne {dure|tient} {jamais longtemps|pas}.',
          '{Donnez|Accordez} une voix {au plaisir|à votre goût}, {à côté de la raison|sans la moindre honte}.',
        ],
        'Ce que l’on fait {volontiers|avec joie}, on le {refait|répète}, et {la répétition|ce retour} {vaut|apporte} {bien des talents|plus qu’une méthode}.',
        'Repérez le moment où {le temps file|vous souriez}, et {agrandissez-le|faites-lui de la place}.',
        'Pour {la part ingrate|les passages obligés}, {trouvez|inventez} {une compagnie|une musique}, {une récompense|un jeu}.',
      ],
      [
        'Méfiez-vous {toutefois|seulement} du {plaisir|charme} {d’acheter|de préparer}, qui {se déguise en progrès|ressemble à de l’avance}.',
        'À {mérite égal|qualités voisines}, {prenez|choisissez} donc ce qui vous {donne envie de recommencer|fera lever demain matin}.',
        '{Notez|Relevez} {trois moments|quelques instants} {agréables|où tout coulait} de {la semaine|ces derniers jours}, {aussi petits soient-ils|même minuscules}, et {demandez-vous|cherchez} {ce qu’ils avaient en commun|comment les provoquer}.',
        '{Rien n’oblige|Personne n’oblige} à {aimer|goûter} ce que {tout le monde aime|la mode conseille} : {votre ennui|un bâillement} est {un renseignement|une réponse} {honnête|à prendre au sérieux}.',
      ],
    ],
  },
];
