import type { FrenchDomain } from './slots.ts';

export const FOOD: FrenchDomain = {
  tools: [
    'une balance, {un carnet|un crayon} et un {torchon propre|grand saladier}',
    'les ingrédients, {pesés|mesurés} et {alignés|posés devant vous}',
    'un bon couteau et {un plan de travail dégagé|une planche stable}',
  ],
  expert: [
    'une {voisine|cousine} qui cuisine {tous les jours|pour une tablée}',
    'un {commerçant|maraîcher} du marché',
    'une personne qui tient {une petite cuisine|une table d’hôtes}',
  ],
  trial: [
    'une demi-portion, {un soir sans invités|pour vous seul}',
    'une {seule|même} recette, refaite {telle quelle|à l’identique}',
    'une petite dégustation {à deux|entre voisins}',
  ],
  record: [
    'les {quantités|mesures}, le feu et {le temps de repos|la durée}',
    'le goût {à chaud, puis à froid|avant et après le sel}',
    'ce que vous avez {remplacé|ajouté}, et {par quoi|à quel moment}',
  ],
  result: [
    'un plat que l’on vous {redemande|réclame}',
    'une assiette simple dont {chaque goût se reconnaît|rien ne manque}',
    'un repas servi {sans précipitation|à l’heure et chaud}',
  ],
  signal: [
    'si quelqu’un {se ressert|sauce son assiette}',
    'si l’assiette revient {vide|nette}',
    'si le goût reste {net à la dernière bouchée|franc jusqu’au bout}',
  ],
  sources: [
    'les vieux carnets de recettes {et leurs ratures|de la famille}',
    'les étiquettes, {au dos des paquets|mot par mot}',
    'les livres de cuisine {dont les pages sont tachées|qui montrent les gestes}',
  ],
  detail: [
    'une pincée de sel {ajoutée trop tôt|en trop}',
    'une poêle pas assez {chaude|sèche}',
    'un ingrédient {sorti du froid au dernier moment|mal égoutté}',
  ],
  exampleSentence: [
    'En cuisine, {cela se voit|la preuve est} dans deux casseroles {côte à côte|sur le même feu} : {même base|mêmes ingrédients}, un seul geste {changé|différent}, et deux cuillères pour {trancher|juger}.',
    'Goûtez {avant d’assaisonner|d’abord nature}, puis {après|une fois le sel ajouté} : {l’écart|la différence} entre les deux bouchées vous {apprend|enseigne} davantage qu’une {longue|belle} recette.',
    'Un {bouillon|simple bouillon} préparé {deux soirs de suite|deux fois dans la semaine}, {sans rien changer|à l’identique} sauf {le temps de repos|l’ordre des gestes}, {en dit long|raconte déjà beaucoup}.',
  ],
  firstStepSentence: [
    '{Ce soir|Au prochain repas}, {prélevez|gardez} une {petite|seule} cuillerée à chaque étape et {goûtez-la|notez son goût} {les yeux fermés|sans parler}.',
    '{Sortez|Alignez} dès {ce soir|demain} tous les ingrédients {sur la table|devant vous} et {lisez|relisez} la recette {jusqu’au bout|en entier}.',
    '{Demain matin|Cette semaine}, demandez {au marché|à l’étal} ce qui est {de saison|mûr à point} et {bâtissez|composez} le repas {autour|à partir} de la réponse.',
  ],
  mistakeSentence: [
    'La {faute|maladresse} {classique|la plus courante} consiste à corriger {trois saveurs|sel, acidité et cuisson} {d’un coup|en même temps} : {impossible|bien malin}, ensuite, de savoir laquelle {manquait|comptait}.',
    '{On sert|Beaucoup servent} un plat {tout neuf|jamais essayé} {le soir où|justement quand} la table est {pleine|la plus exigeante}.',
    '{Suivre|Appliquer} la minuterie {sans jamais goûter|les yeux fermés} {trompe|égare} plus de cuisiniers que {le manque de talent|la maladresse}.',
  ],
  measureSentence: [
    '{Refaites|Servez} le même plat {à une semaine d’intervalle|quelques jours plus tard} et {demandez|faites dire} à table {ce qui a changé|lequel était le meilleur}.',
    'Le {meilleur|plus franc} instrument {reste|demeure} l’assiette : {regardez|observez} ce qui y {reste|traîne} {une fois la table débarrassée|à la fin}.',
    '{Goûtez à l’aveugle|Faites goûter sans rien dire} : deux {petites coupelles|cuillerées} {sans étiquette|anonymes} {mettent|remettent} votre palais {au travail|à l’épreuve}.',
  ],
  sourceSentence: [
    'Une recette {digne de foi|sérieuse} {précise|dit} la taille du plat, {la force du feu|la puissance du feu} et ce que l’on doit {sentir|voir} {à chaque étape|en chemin}.',
    '{Méfiez-vous|Gardez vos distances} d’une recette {dont personne n’avoue|qui ne mentionne} aucun {raté|faux pas} : {elle a peut-être|on l’a sans doute} été {photographiée|écrite} avant d’être {goûtée|cuisinée}.',
    '{Comparez|Lisez} trois recettes {du même plat|voisines} : ce qu’elles ont {toutes|chaque fois} en commun {tient|forme} l’ossature, {le reste|le décor} relève du goût.',
  ],
  questionSentence: [
    'Demandez-vous {pour qui vous cuisinez|qui sera à table}, et {ce que|quel plat} ces personnes {finissent toujours|redemandent}.',
    '{Voulez-vous|Cherchez-vous à} nourrir {vite|simplement}, {faire plaisir|étonner} ou {apprendre un geste|comprendre une cuisson} ?',
    'Posez-vous {franchement|d’abord} la question {de la vaisselle|du rangement} : {qui lavera|combien de plats faudra-t-il laver}, et {à quelle heure|avec quel courage} ?',
  ],
  choiceSentence: [
    '{Goûtez-les|Essayez-les} {le même jour|dans la même heure}, {dans des verres ou des assiettes identiques|à la même température}, sans {regarder|lire} l’étiquette.',
    '{Préférez|Retenez} celui que vous {finirez|mangerez} {sans vous forcer|avec plaisir} un soir {de fatigue|de semaine} plutôt que celui qui {brille|impressionne} {au buffet|le dimanche}.',
    '{Servez|Proposez} les deux {à la même table|aux mêmes convives} et {comptez|regardez} les {assiettes vides|secondes portions} {plutôt que|avant} les compliments.',
  ],
};

export const TRAVEL: FrenchDomain = {
  tools: [
    'une carte, {un carnet|une lampe} et des chaussures {déjà faites|éprouvées}',
    'les horaires, {les papiers|les billets} et une gourde',
    'un sac léger et un plan {lisible hors ligne|sur papier}',
  ],
  expert: [
    'une personne qui vit {sur place|là-bas} toute l’année',
    'un marcheur {revenu de là-bas|habitué du coin}',
    'une {bibliothécaire|libraire} du rayon voyage',
  ],
  trial: [
    'une journée {à une heure de chez vous|dans votre propre région}',
    'une nuit {loin de la maison|dehors} avec le sac {définitif|complet}',
    'un aller-retour {sans programme|avec le sac plein}',
  ],
  record: [
    'les horaires {réels|tenus} et les heures {creuses|de foule}',
    'ce que vous avez porté {sans jamais vous en servir|pour rien}',
    'les détours {qui valaient la peine|à refaire}',
  ],
  result: [
    'une journée dont vous gardez {trois souvenirs nets|le goût en bouche}',
    'un trajet fait {sans courir|le nez au vent}',
    'un séjour où il reste du temps pour {s’asseoir|ne rien faire}',
  ],
  signal: [
    'si vous avez encore envie de {marcher|sortir} le soir',
    'si {la montre|le téléphone} reste dans la poche',
    'si vous revenez {deux fois|volontiers} au même endroit',
  ],
  sources: [
    'les cartes {détaillées|au grand format} et les récits de saison',
    'les panneaux {d’affichage|du départ} et les horaires officiels',
    'les carnets de ceux qui y {sont allés|ont marché} hors saison',
  ],
  detail: [
    'une correspondance {trop courte|manquée}',
    'un jour férié {oublié|mal noté}',
    'un sac {un peu trop lourd|mal réglé}',
  ],
  exampleSentence: [
    'Prenez {une carte|un plan} : deux {itinéraires|chemins} de même longueur n’ont {ni la même pente|pas la même ombre}, {ni la même foule|ni les mêmes pauses}, et {cela change|voilà qui décide de} toute la journée.',
    'Le {même|bon vieux} sentier, {parcouru|suivi} {au printemps|à la belle saison} puis {en automne|hors saison}, {raconte|offre} deux voyages {différents|sans rapport}.',
    'Une {seule|simple} matinée {sans programme|à pied}, {carte en main|au hasard des rues}, {apprend|révèle} souvent {plus sur un quartier|davantage sur une ville} que trois visites {minutées|enchaînées}.',
  ],
  firstStepSentence: [
    '{Ce soir|Dès aujourd’hui}, {dépliez|ouvrez} une carte et {cerclez|choisissez} un {seul|unique} endroit {que vous ne voulez pas manquer|qui vous ferait lever tôt}.',
    '{Samedi prochain|Un jour prochain}, {faites|remplissez} votre sac {comme pour de vrai|au complet} et {portez-le|marchez avec} {une heure|jusqu’au bout du quartier}.',
    '{Relevez|Notez} cette semaine les saisons, {les jours de fermeture|les horaires} et {une solution de repli|un plan pour la pluie} {sur une seule page|au même endroit}.',
  ],
  mistakeSentence: [
    'On {empile|entasse} {les étapes|les visites} {sur le papier|sur la carte}, où {les distances|les trajets} ne {fatiguent|coûtent} jamais {personne|rien}.',
    '{On part volontiers|On part souvent} à la {date|saison} qui {arrange|convient au calendrier}, et le lieu, {lui|de son côté}, {en vivait une autre|n’en savait rien}.',
    'Le {piège|faux pas} {du voyageur pressé|habituel} : {réserver|fixer} chaque heure et ne {laisser aucune place|rien laisser} {au hasard|à l’envie du moment}.',
  ],
  measureSentence: [
    '{Au retour|Le dernier soir}, {écrivez|racontez} la journée {en cinq lignes|sans regarder les photos} : ce qui {reste|revient} {tout seul|en premier} était {l’essentiel|le vrai voyage}.',
    '{Comparez|Confrontez} l’horaire {prévu|rêvé} et l’horaire {vécu|réel} ; leur écart {mesure|donne} la marge {à prévoir|qui manquait} {la prochaine fois|pour la suite}.',
    '{Comptez|Notez} les moments où vous {n’avez plus pensé à|avez oublié} l’heure : {ils valent|c’est} {une bonne note|un bon baromètre}.',
  ],
  sourceSentence: [
    'Un {bon|véritable} récit dit {la saison|en quelle saison}, {la météo|le rythme} et {avec qui|dans quelles conditions} il a été {vécu|écrit}.',
    '{Regardez|Cherchez} la date {de l’avis|du guide} : {un lieu change|tout change} {vite|d’une saison à l’autre}, un texte {beaucoup moins|reste}.',
    '{Confrontez|Comparez} le guide {à la carte|aux horaires officiels} : {l’un rêve|l’un raconte}, l’autre {compte|vérifie}.',
  ],
  questionSentence: [
    'Demandez-vous quelle {chose|journée} vous {regretteriez|seriez triste} de n’avoir pas {vue|vécue}, s’il fallait {rentrer demain|tout écourter}.',
    '{Cherchez-vous|Voulez-vous} le repos, {la découverte|le dépaysement} ou {une bonne histoire à raconter|le plaisir d’être ailleurs} ?',
    'À quelle {saison|heure} ce lieu {se ressemble-t-il le plus|est-il le plus lui-même}, et pouvez-vous {y être|la choisir} ?',
  ],
  choiceSentence: [
    '{Comptez|Calculez} de porte à porte, {attente comprise|bagages compris} : {la carte|l’horaire} {flatte|avantage} toujours {le trajet lui-même|l’un des deux}.',
    '{Imaginez|Projetez} les deux {sous la pluie|par mauvais temps}, {un soir de fatigue|sac au dos} ; celui qui {reste|demeure} {supportable|tentant} {l’emporte|mérite la place}.',
    '{Posez|Placez} les deux sur {la même carte|un même calendrier} et {regardez|voyez} lequel laisse {une soirée libre|du temps pour flâner}.',
  ],
};

export const ARTS: FrenchDomain = {
  tools: [
    'un carnet, {un crayon|une plume} et une heure {sans écran|à vous}',
    'le matériel {que vous avez déjà|de tous les jours}, {propre et accordé|remis en état}',
    'une petite table qui reste {prête|en désordre}',
  ],
  expert: [
    'une personne du métier qui montre {ses brouillons|ses ratés}',
    'un musicien ou une peintre {de votre quartier|près de chez vous}',
    'une spectatrice {exigeante|attentive} et bienveillante',
  ],
  trial: [
    'une esquisse {de dix minutes|faite d’un trait}',
    'un fragment, {un seul|petit}, mené {jusqu’au bout|à son terme}',
    'une version miniature {que vous jetterez peut-être|sans public}',
  ],
  record: [
    'la date, {l’intention|l’idée} et ce qui a {résisté|surpris}',
    'les essais {ratés|abandonnés}, sans les {effacer|juger}',
    'ce que vous {entendiez ou voyiez|cherchiez} en travaillant',
  ],
  result: [
    'une petite pièce que vous osez {montrer|offrir}',
    'un travail qui tient debout {sans explication|tout seul}',
    'une page où rien ne {manque|dépasse}',
  ],
  signal: [
    'si quelqu’un s’arrête pour {regarder de plus près|écouter jusqu’au bout}',
    'si vous y revenez {le lendemain|demain} sans effort',
    'si l’œuvre se passe de {commentaire|mode d’emploi}',
  ],
  sources: [
    'les carnets et les {esquisses|brouillons} des artistes',
    'les œuvres {elles-mêmes|originales}, {longuement|de près}',
    'les entretiens où l’on parle {de gestes|du travail} plutôt que {de dons|de génie}',
  ],
  detail: [
    'un silence {trop court|de trop}',
    'une lumière {mal placée|trop dure}',
    'un trait {de trop|mal assuré}',
  ],
  exampleSentence: [
    '{Copiez|Reprenez} un {fragment|passage} que vous aimez, {lentement|à la main}, puis {changez-en|modifiez} un seul {trait|élément} : l’effet {bascule|se déplace}, et vous {voyez pourquoi|tenez la raison}.',
    'Trois {esquisses|versions} du même motif, {faites dans l’heure|sur une seule feuille}, {disent|montrent} plus {clairement|vite} ce que vous {cherchez|voulez} qu’une {grande toile|œuvre achevée}.',
    '{Regardez|Écoutez} la même œuvre {deux jours de suite|à deux moments}, {à la même heure|sans rien lire} : {elle n’a pas bougé|rien n’a changé en elle}, {vous, si|votre regard, si}.',
  ],
  firstStepSentence: [
    '{Ce soir|Aujourd’hui}, {donnez-vous|accordez-vous} {une feuille|une page}, {un quart d’heure|un court moment} et {le droit|la permission} de {rater|faire laid}.',
    '{Demain|Cette semaine}, {choisissez|prenez} une œuvre {que vous aimez|aimée} et {décrivez-la|racontez-la} {par écrit|en dix lignes}, {sans adjectif|sans juger}.',
    '{Préparez|Laissez} votre matériel {en vue|prêt} dès {ce soir|maintenant} : {on commence|vous commencerez} {plus volontiers|plus vite} quand {tout est là|rien n’est à chercher}.',
  ],
  mistakeSentence: [
    'On {achète|accumule} {du matériel|des outils} {pour se rassurer|au lieu d’essayer}, alors que {la main|l’œil} {réclame|demande} {des heures|de la répétition}.',
    '{Corriger|Reprendre} {pendant qu’on invente|en pleine invention} {fige|tue} {l’élan|le geste} : {séparez|mieux vaut séparer} les deux {moments|heures}.',
    '{Comparer|Mesurer} son {brouillon|premier essai} {à l’œuvre achevée|au chef-d’œuvre} d’un autre {décourage|blesse} {sans rien apprendre|inutilement}.',
  ],
  measureSentence: [
    '{Gardez|Conservez} un travail {par semaine|de chaque période}, {daté|sans le retoucher}, et {étalez-les|regardez-les} {côte à côte|tous ensemble} {à la fin de la saison|plus tard}.',
    '{Refaites|Rejouez} {le tout premier|votre premier} exercice : {la main|l’oreille} {avoue|montre} {aussitôt|sans détour} ce qu’elle a {appris|gagné}.',
    '{Montrez|Présentez} deux versions {sans dire|en taisant} laquelle est {récente|nouvelle}, et {écoutez|notez} {les mots employés|laquelle on garde}.',
  ],
  sourceSentence: [
    'Un {bon|vrai} critique {décrit|montre} avant de {juger|trancher} : {vous devez pouvoir|on doit} {voir|entendre} l’œuvre {à travers ses phrases|en le lisant}.',
    '{Retournez|Revenez} {toujours|d’abord} à l’œuvre : {les commentaires|les gloses} {vieillissent|passent}, {elle non|elle reste}.',
    '{Préférez|Cherchez} les témoignages {d’atelier|de travail} {aux légendes|aux anecdotes} : un {brouillon|croquis} {ment|enjolive} {rarement|moins}.',
  ],
  questionSentence: [
    'Demandez-vous {ce que|quelle émotion} vous {voulez|espérez} {faire sentir|partager}, et {à qui|devant quel public}.',
    'Qu’est-ce qui vous {retient|arrête} {devant une œuvre|chez les artistes aimés} : {le geste|la couleur}, {le récit|le rythme}, {le silence|l’audace} ?',
    '{Feriez-vous|Continueriez-vous} ce travail {si personne ne le voyait|sans public} ? {Répondez vite|Pas de pose} : {la réponse|cet aveu} oriente {tout|la suite}.',
  ],
  choiceSentence: [
    '{Essayez|Prenez} les deux {en main|pendant une heure}, {sur le même motif|avec le même exercice} : {le corps|la main} {choisit|sait} souvent {avant la tête|la première}.',
    '{Gardez|Choisissez} celui qui vous donne envie {de recommencer|d’y retourner} {le lendemain|dès demain}, {même imparfait|malgré ses défauts}.',
    '{Voyez|Observez} lequel vous {oublie|laisse tranquille} : un bon {outil|compagnon de travail} {disparaît|se fait oublier} {pendant l’ouvrage|quand on s’en sert}.',
  ],
};
