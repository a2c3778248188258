import type { FrenchDomain } from './slots.ts';

export const HEALTH: FrenchDomain = {
  tools: [
    'un carnet {près du lit|de poche} et des vêtements {confortables|souples}',
    'un agenda où le repos {a sa place|est écrit}',
    'une paire de chaussures {près de la porte|prête}',
  ],
  expert: [
    'une professionnelle de santé qui {vous connaît|vous suit}',
    'un pharmacien {patient|de confiance}',
    'une personne qui pratique {depuis longtemps|chaque semaine} sans se blesser',
  ],
  trial: [
    'une semaine {douce|légère}, sans rien forcer',
    'dix minutes par jour, {à heure fixe|pas une de plus}',
    'une seule habitude, {la plus facile|la plus douce}',
  ],
  record: [
    'l’heure, {la durée|l’effort} et votre humeur {ensuite|du soir}',
    'les bons jours et ce qui {les précédait|les annonçait}',
    'ce que le corps disait {le lendemain|au réveil}',
  ],
  result: [
    'une énergie qui tient {jusqu’au soir|sans café de plus}',
    'un rythme que vous gardez {même fatigué|en vacances}',
    'un réveil {un peu plus léger|sans lutte}',
  ],
  signal: [
    'si vous en avez encore envie {le lendemain|après une semaine}',
    'si le souffle revient {plus vite|sans peine}',
    'si le sommeil {suit|s’améliore}',
  ],
  sources: [
    'les fiches des organismes de santé {publics|reconnus}',
    'les brochures remises par votre {médecin|pharmacien}',
    'les revues de synthèse {plutôt que|avant} les titres {à sensation|criards}',
  ],
  detail: [
    'une heure de coucher qui {glisse|recule}',
    'une marche sautée {deux jours de suite|par temps gris}',
    'un écran laissé {près de l’oreiller|allumé}',
  ],
  exampleSentence: [
    '{Déplacez|Changez} une {seule|petite} habitude {pendant une semaine|sept jours durant}, {l’heure du coucher|l’heure du dîner} par exemple, et {laissez|gardez} le reste {tranquille|comme il est}.',
    'Dix minutes {tenues|faites} {chaque jour|tous les matins} {pèsent|comptent} {davantage|plus} qu’une {heure héroïque|longue séance} {suivie|payée} de {trois jours d’arrêt|courbatures}.',
    '{Notez|Écrivez} le matin {un mot|trois mots} sur {la nuit|votre forme} : après {quelques semaines|un mois}, {des motifs|des régularités} {apparaissent|se dessinent}.',
  ],
  firstStepSentence: [
    '{Ce soir|Dès ce soir}, {posez|préparez} {vos chaussures|vos affaires} {près de la porte|bien en vue} : {demain|le matin venu}, {il ne restera|vous n’aurez plus} qu’à {sortir|les enfiler}.',
    '{Prenez|Demandez} {cette semaine|dès demain} {l’avis|le conseil} d’un professionnel de santé, surtout si {une douleur|un doute} {dure|vous inquiète}.',
    '{Choisissez|Fixez} {aujourd’hui|dès maintenant} une heure {facile|sans rivale} et un geste {si modeste|si simple} que {vous ne pourrez pas le refuser|personne n’oserait s’en dispenser}.',
  ],
  mistakeSentence: [
    'On {commence|part} {trop fort|à fond}, {le corps|la fatigue} {proteste|réclame son dû}, et {le repos|l’arrêt} {devient|passe pour} {un échec|une défaite}.',
    '{Copier|Suivre} le programme {d’un autre|d’un inconnu} {ignore|oublie} {votre âge|vos nuits}, {vos blessures|votre histoire} et {vos horaires|vos journées}.',
    '{Attendre|Espérer} {un résultat|un miracle} {en quelques jours|dès la première semaine} {use|décourage} {les meilleures volontés|même les plus motivés}.',
  ],
  measureSentence: [
    '{Notez|Relevez} {chaque semaine|le dimanche} {votre souffle|votre énergie} et {votre sommeil|votre humeur}, {sans chiffres compliqués|en trois mots}.',
    '{Répétez|Refaites} {le même escalier|la même promenade} {une fois par mois|à intervalles réguliers} : {vos jambes|vos poumons} {répondront|feront le bilan}.',
    '{Comparez|Regardez} {des semaines|des périodes entières}, {jamais|et non} {des journées|deux matins} : {le corps|la forme} {ondule|va par vagues}.',
  ],
  sourceSentence: [
    '{Demandez|Regardez} sur {qui|quel genre de personnes} le conseil {a été essayé|repose}, {et|puis} {si leur vie ressemble à la vôtre|ce que ces gens ont de commun avec vous}.',
    'Un {titre|article} qui {promet|annonce} {un résultat|un effet} {rapide pour tous|sans effort} {mérite|appelle} {un second avis|l’avis d’un soignant} {avant d’être suivi|avant le moindre essai}.',
    'Les {témoignages|récits} {émeuvent|touchent} ; {ils ne remplacent|aucun ne remplace} pas l’avis {d’un médecin|d’une soignante} qui {vous examine|connaît votre dossier}.',
  ],
  questionSentence: [
    'Demandez-vous {ce que|quel geste} vous {voudriez|aimeriez} {refaire|pouvoir faire} {sans y penser|avec aisance} : {monter un escalier|porter un enfant}, {dormir d’une traite|marcher longtemps}.',
    'Qu’est-ce qui, {dans une journée|d’ordinaire}, vous {prend|vole} {le plus d’énergie|des forces}, et qu’est-ce qui {vous en rend|les ramène} ?',
    '{Pourriez-vous|Sauriez-vous} {tenir|garder} ce rythme {un mauvais jour|une semaine difficile}, {fatigué|sans élan} et {pressé|mal réveillé} ?',
  ],
  choiceSentence: [
    '{Retenez|Préférez} ce que vous {referez|ferez encore} {dans un mois|quand l’élan sera passé}, même si {l’autre|le rival} {paraît|semble} {plus efficace|plus brillant}.',
    '{Essayez|Pratiquez} chacun {une semaine|sept jours}, {à la même heure|dans les mêmes conditions}, et {écoutez|notez} {le lendemain|le corps} {plutôt que|plus que} l’instant.',
    'En cas de {doute|douleur} ou de {traitement|maladie}, {interrogez|appelez} {votre médecin|un soignant} avant de {choisir|vous décider}.',
  ],
};

export const HOME: FrenchDomain = {
  tools: [
    'un mètre, {un crayon|un niveau} et une lampe',
    'les gants, {un seau|une brosse} et des chiffons',
    'un plan de la pièce {dessiné à la main|coté}',
  ],
  expert: [
    'un voisin {bricoleur|soigneux}',
    'une vendeuse du rayon qui {répare elle-même|a les mains abîmées}',
    'un artisan {du coin|de confiance}',
  ],
  trial: [
    'un seul {coin|mur} de la pièce',
    'un essai {au dos|sur une chute}, là où {cela ne se voit pas|rien n’est perdu}',
    'un tiroir, {un seul|le pire}, jusqu’au fond',
  ],
  record: [
    'les mesures, {prises deux fois|avec un croquis}',
    'l’ordre du démontage, {en photos|vis par vis}',
    'les jours {d’arrosage|de nettoyage} ou d’entretien',
  ],
  result: [
    'une pièce où chaque chose {a sa place|se trouve d’un geste}',
    'une réparation dont on ne {parle plus|se souvient plus}',
    'un coin agréable {même un jour gris|à toute heure}',
  ],
  signal: [
    'si la pièce reste rangée {trois jours|jusqu’au dimanche}',
    'si l’on s’y assoit {volontiers|sans y penser}',
    'si rien ne grince {ni ne goutte|la nuit}',
  ],
  sources: [
    'les notices, {jusqu’à la dernière page|schémas compris}',
    'les conseils des {pépinières|ateliers} et des quincailleries',
    'les forums où l’on montre aussi {les ratés|l’envers}',
  ],
  detail: [
    'une vis {de la mauvaise longueur|serrée trop fort}',
    'une surface mal {dépoussiérée|séchée}',
    'une prise {mal placée|oubliée derrière un meuble}',
  ],
  exampleSentence: [
    '{Tracez|Dessinez} au sol, {avec du ruban|à la craie}, {l’encombrement|la place exacte} du meuble, et {vivez|marchez} {autour|avec} {deux jours|quelques jours} avant {d’acheter|de déplacer} quoi que ce soit.',
    'Un {coin de mur|carré d’essai} peint {le matin|de jour} et {revu|regardé} {le soir|à la lampe} {révèle|montre} deux couleurs ; {le nuancier|le pot} n’en {promettait|montrait} qu’une.',
    '{Videz|Rangez} un {seul tiroir|unique placard} {jusqu’au bout|à fond} : {la méthode|la règle} qui {marche|tient} là {servira|ira} {pour toute la maison|partout ailleurs}.',
  ],
  firstStepSentence: [
    '{Ce week-end|Demain}, {choisissez|prenez} {le plus petit|un seul} coin, {sortez|posez dehors} tout, {nettoyez|balayez}, et ne {remettez|rentrez} que {l’utile|ce qui sert}.',
    '{Mesurez|Relevez} {ce soir|dès aujourd’hui} {deux fois|avec soin} la place {disponible|réelle}, {portes ouvertes|prises comprises}, et {gardez|notez} {le croquis|les cotes} sur vous.',
    '{Faites|Prenez} {cette semaine|demain} une photo {de chaque pièce|de l’endroit} : {l’objectif|la photo} {voit|dénonce} ce que {l’habitude|votre œil} {efface|ne voit plus}.',
  ],
  mistakeSentence: [
    'On {achète|rapporte} {des rangements|des boîtes} {avant d’avoir trié|avant le tri}, et {l’on range|l’on classe} {joliment|avec soin} {ce qui devait partir|l’inutile}.',
    '{Sauter|Bâcler} {la préparation|le ponçage ou le nettoyage} {fait gagner|économise} {une heure|une matinée} et {coûte|perd} {le travail entier|tout l’ouvrage}.',
    '{Ouvrir|Entamer} trois chantiers {à la fois|d’un coup} {laisse|donne} {trois pièces inachevées|une maison invivable}.',
  ],
  measureSentence: [
    '{Reprenez|Refaites} la photo {du premier jour|de départ}, {du même endroit|sous le même angle} : {l’œil|la comparaison} {tranche|juge} {sans discours|aussitôt}.',
    '{Chronométrez|Comptez} {les minutes|le temps} {de rangement|d’entretien} {du soir|d’une semaine ordinaire} ; ce total doit {fondre|diminuer}, {sinon|faute de quoi} {le système|l’idée} ne {sert|vaut} pas.',
    '{Regardez|Voyez} {au bout d’un mois|dans quelques semaines} {ce qui s’est sali|ce qui traîne} {à nouveau|en premier} : {le vrai problème|la faiblesse} {est là|loge à cet endroit}.',
  ],
  sourceSentence: [
    'Un {bon|honnête} tutoriel {montre|filme} {aussi|surtout} {le raté|la finition} et {le nettoyage|le rangement final}, {pas seulement|et pas uniquement} {le beau geste|le résultat}.',
    '{Vérifiez|Demandez} si le conseil {vaut|tient} pour {votre mur|votre sol}, {votre climat|votre exposition} et {votre outil|vos matériaux} : {ailleurs|dans une autre maison}, {tout change|il peut nuire}.',
    'Pour {l’électricité, le gaz ou la structure|tout ce qui touche à la sécurité}, {aucune vidéo|aucun forum} ne {remplace|vaut} {un professionnel|un avis de métier} {sur place|qui se déplace}.',
  ],
  questionSentence: [
    'Demandez-vous {ce que|quel geste} vous {faites|répétez} {vraiment|chaque jour} dans cette pièce, et {non|pas} ce que {le magazine|la vitrine} y {ferait|montre}.',
    'Qui {nettoiera|entretiendra} cela, {à quelle fréquence|quel jour}, et {avec quoi|de quelle humeur} ?',
    'Qu’est-ce qui {vous agace|gêne} {chaque matin|le plus souvent} : {le manque de place|la lumière}, {le bruit|le désordre} ou {le chemin à faire|un meuble mal tourné} ?',
  ],
  choiceSentence: [
    '{Posez|Placez} {un échantillon|un exemplaire} de chacun {sur place|dans la pièce}, {une semaine|plusieurs jours}, {sous votre lumière|au rythme de la maison}.',
    '{Demandez|Regardez} comment chacun {se répare|se nettoie} {avant d’admirer|avant de regarder} {comment il brille|sa belle allure}.',
    '{Choisissez|Gardez} celui {dont l’entretien|dont le soin} {tient|entre} dans {vos vraies semaines|un samedi ordinaire}.',
  ],
};

export const FAMILY: FrenchDomain = {
  tools: [
    'du temps, {un calendrier commun|une grande table} et un peu d’humour',
    'une règle simple, affichée {à hauteur d’yeux|sur le frigo}',
    'une heure {calme|douce}, sans téléphone',
  ],
  expert: [
    'une grand-mère qui n’a plus rien {à prouver|à défendre}',
    'un parent dont les enfants {ont grandi|sont partis}',
    'une éducatrice ou un vétérinaire, {selon le cas|selon qui vit chez vous}',
  ],
  trial: [
    'une règle essayée {du lundi au dimanche|toute une semaine}',
    'une soirée par semaine, {rien de plus|toujours la même}',
    'une promesse minuscule, {mais tenue|facile à tenir}',
  ],
  record: [
    'les bons moments et ce qui les a {permis|précédés}',
    'les heures où tout {se crispe|déborde}',
    'les mots qui ont {apaisé|fait rire}',
  ],
  result: [
    'une soirée sans {haussement de voix|menace ni chantage}',
    'un rituel que l’on vous {réclame|rappelle}',
    'un matin où chacun trouve {ses chaussures|le sourire}',
  ],
  signal: [
    'si quelqu’un demande à {recommencer|rester}',
    'si la dispute finit {plus tôt|en rire}',
    'si chacun raconte {sa journée|un souci} de lui-même',
  ],
  sources: [
    'les conseils des professionnels de {l’enfance|l’écoute}',
    'les souvenirs de vos aînés, {avec discernement|à trier}',
    'les livres recommandés par {la crèche, l’école|la bibliothèque} ou la clinique vétérinaire',
  ],
  detail: [
    'une promesse {oubliée|remise}',
    'un repas pris {trop tard|debout}',
    'un ton plus sec que {la phrase|l’intention}',
  ],
  exampleSentence: [
    '{Déplacez|Avancez} {le dîner|l’heure du coucher} {d’un quart d’heure|un tout petit peu} pendant {une semaine|quelques soirs} : {la maison entière|tout le monde} {respire autrement|vous dira son avis}.',
    'Une {même consigne|même demande}, {dite accroupi|dite à voix basse}, {puis|et ensuite} {lancée|criée} depuis {la cuisine|l’autre pièce} : {comparez|voyez} laquelle {est entendue|porte}.',
    '{Un rituel|Un petit rituel} {minuscule|de rien du tout}, {répété|tenu} {chaque soir|tous les dimanches}, {tisse|installe} {plus de confiance|davantage} qu’{une grande sortie|un grand discours} {par an|de temps en temps}.',
  ],
  firstStepSentence: [
    '{Ce soir|Au dîner}, {posez|essayez} {une seule question|une question} {ouverte|inattendue} et {laissez le silence travailler|attendez la réponse le temps qu’il faut}.',
    '{Demain|Cette semaine}, {choisissez ensemble|inventez à plusieurs} {une règle|un rituel}, {un seul changement|rien de plus}, et {affichez cela|notez cela} {sur le frigo|à la vue de tous}.',
    '{Observez|Regardez} {trois jours|quelques jours} {sans intervenir|sans rien dire} : {l’heure|le moment} où {tout déraille|cela coince} {revient|se répète} {presque toujours|avec constance}.',
  ],
  mistakeSentence: [
    'On {change|bouleverse} {toutes les règles|les règles de la maison} {un soir|un jour} de colère, et {personne|aucun enfant, aucun parent} ne les {tient|suit} {le lendemain|trois jours}.',
    '{Comparer|Mesurer} {un enfant, un couple ou un chien|les siens} {à ceux des voisins|à la maison d’à côté} {blesse|pèse} {sans éclairer|pour rien}.',
    '{Parler|Expliquer} {longuement|sans fin} {au plus fort de la crise|en pleine tempête} : {personne|nul} n’{entend|écoute} {à ce moment-là|alors}.',
  ],
  measureSentence: [
    '{Demandez|Faites dire} à chacun, {le dimanche|une fois la semaine}, {ce qui a été plus facile|quel moment fut plus doux} que {la semaine d’avant|d’habitude}.',
    '{Notez|Comptez} {les soirées|les matins} {paisibles|sans heurts} {sur le calendrier|d’une simple croix} : {peu à peu|semaine après semaine}, {les croix se resserrent|une ligne se dessine}.',
    '{Regardez|Remarquez} {qui rit|qui propose} : {l’initiative|le rire} des autres {mesure|dit} {mieux|plus} que vos {impressions|efforts}.',
  ],
  sourceSentence: [
    '{Demandez|Regardez} {l’âge|le caractère} et {le cadre|les circonstances} {derrière|sous} chaque conseil : {un enfant n’en est jamais un autre|aucune famille n’est la copie de la voisine}.',
    'Les {photos|récits} {souriantes|de familles sans nuage} {omettent|taisent} {le mardi soir|les soirs de pluie} ; {cherchez|préférez} {ceux|les gens} qui {le racontent|en parlent}.',
    '{Devant un vrai souci|En cas d’inquiétude} de santé ou de {développement|comportement}, {un professionnel|un avis qualifié} {vaut|pèse} {mieux|plus} que {cent opinions|tous les forums}.',
  ],
  questionSentence: [
    'Demandez-vous {ce que|quel souvenir} vous {aimeriez|voudriez} que {l’on garde|les vôtres gardent} {de cette période|de ces années}.',
    'De {quoi|quelle aide} {l’autre|chacun} a-t-il {vraiment|surtout} besoin : {d’un conseil|de temps}, {d’une limite|de repos} ou {d’une oreille|d’attention} ?',
    'Qui {n’a pas encore parlé|n’a rien dit}, et que répondrait {cette personne|le plus jeune} ?',
  ],
  choiceSentence: [
    '{Essayez|Vivez} chacun {une semaine|quelques jours}, puis {votez|parlez-en} {à table|tous ensemble} : {les plus discrets|les petits} {ont|gardent} {souvent|parfois} {le mot juste|l’avis le plus net}.',
    '{Retenez|Choisissez} celui qui {fonctionne|tient} {un soir de fatigue|un jour de pluie}, {au milieu de gens affamés|malgré la mauvaise humeur}.',
    '{Pensez|Songez} à {qui portera|la personne qui assumera} {la charge|le suivi} de chacun, {jour après jour|le matin comme le soir}.',
  ],
};
