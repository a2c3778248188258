import type { FrenchDomain } from './slots.ts';

export const LEARNING: FrenchDomain = {
  tools: [
    'un cahier, {des fiches|deux stylos} et une minuterie',
    'un seul manuel, choisi {une fois pour toutes|avec soin}',
    'un coin de table et un crayon {taillé|neuf}',
  ],
  expert: [
    'une enseignante qui aime {les questions simples|les débutants}',
    'un camarade {à peine plus avancé|d’un cours au-dessus}',
    'une personne qui a appris cela {à l’âge adulte|seule}',
  ],
  trial: [
    'une leçon courte, {refaite trois fois|reprise le lendemain}',
    'une page apprise puis récitée {livre fermé|à voix haute}',
    'dix minutes d’exercice par jour {pendant une semaine|au même endroit}',
  ],
  record: [
    'vos erreurs et {leur correction|leur cause}',
    'ce que vous savez redire {sans notes|de mémoire}',
    'les questions restées {sans réponse|ouvertes}',
  ],
  result: [
    'une leçon que vous savez expliquer à {un enfant|un ami}',
    'un exercice réussi {livre fermé|du premier coup}',
    'une conversation ou une page menée {sans aide|jusqu’au bout}',
  ],
  signal: [
    'si vous savez le redire {le lendemain|à froid}',
    'si l’erreur {d’hier|de la veille} revient encore',
    'si une question {nouvelle|plus fine} vous vient',
  ],
  sources: [
    'les manuels et leurs exercices {corrigés|gradués}',
    'les cours publics et leurs {bibliographies|lectures}',
    'les bibliothèques et leurs {dictionnaires|conseils}',
  ],
  detail: [
    'une définition apprise {sans exemple|à moitié}',
    'une révision {sautée|repoussée}',
    'un exercice corrigé {trop vite|sans relecture}',
  ],
  exampleSentence: [
    '{Fermez|Refermez} le livre {après une page|au milieu du chapitre} et {redites|récitez} {à voix haute|de mémoire} ce qu’il {en reste|vous en reste} : {le trou|la lacune} {se montre|apparaît} {aussitôt|sans tarder}.',
    '{Expliquez|Racontez} la leçon {à un enfant|à votre miroir} ; {là où|à l’endroit où} {la phrase bute|vous cherchez vos mots}, {l’idée|le savoir} {manque encore|n’est pas sûr}.',
    'Le même {exercice|problème}, {refait|repris} {trois jours plus tard|à froid} {sans corrigé|sans aide}, {sépare|distingue} ce que l’on sait {de ce que l’on reconnaît|du simple déjà-vu}.',
  ],
  firstStepSentence: [
    '{Ce soir|Aujourd’hui}, {copiez|choisissez} {cinq mots|une seule notion}, {fermez|cachez} la page et {réécrivez|retrouvez} {le tout|l’essentiel} {de mémoire|sans regarder}.',
    '{Dès demain|Cette semaine}, {fixez|posez} {un rendez-vous|un quart d’heure} {quotidien|à heure fixe} avec le {manuel|cahier}, {même bref|court mais sûr}.',
    '{Trouvez|Cherchez} {avant dimanche|dans la semaine} {quelqu’un|une personne} à qui {expliquer|raconter} {ce que vous apprenez|la leçon}, {fût-ce|même} {au téléphone|dix minutes}.',
  ],
  mistakeSentence: [
    '{Relire|Surligner} {donne|procure} {l’impression|le sentiment} {de savoir|d’apprendre} ; {réciter|écrire livre fermé} {le vérifie|en apporte la preuve}.',
    'On {change|essaie} {de méthode|un nouveau manuel} {dès que|aussitôt que} {l’effort|la difficulté} {pique|se montre}, et l’on {recommence|reste} {toujours|sans cesse} au premier chapitre.',
    '{Tout apprendre|Réviser} {la veille|d’un seul bloc} {remplit|charge} {la tête|la mémoire} {pour un soir|jusqu’au matin}, {guère plus|pas davantage}.',
  ],
  measureSentence: [
    '{Refaites|Reprenez} {chaque mois|à intervalles réguliers} le {même|tout premier} test, {sans préparation|à froid}, et {gardez|datez} {la feuille|les copies}.',
    '{Comptez|Regardez} {les erreurs neuves|les fautes nouvelles} : {elles prouvent|leur présence montre} que vous {avancez|abordez du terrain inconnu}.',
    '{Enregistrez-vous|Écrivez une page} {aujourd’hui|au départ}, puis {dans un mois|plus tard}, {sur le même sujet|avec la même consigne} : {l’écart|la différence} {s’entend|se lit}.',
  ],
  sourceSentence: [
    'Un {bon|solide} manuel {donne|propose} des exercices {et leurs corrigés|avec réponses} ; {sans eux|sinon}, {rien ne dit|impossible de savoir} {si vous avez compris|où vous en êtes}.',
    '{Méfiez-vous|Doutez} des méthodes qui {promettent|garantissent} {la vitesse|un délai} {sans parler|avant de parler} {d’effort|de révision}.',
    '{Comparez|Croisez} deux explications {de la même notion|du même point} : {leur désaccord|l’endroit où elles divergent} {ouvre|fait naître} {la vraie étude|une bonne question}.',
  ],
  questionSentence: [
    'Demandez-vous {ce que|quelle chose} vous {voulez|souhaitez} {pouvoir faire|savoir dire}, et {à qui|devant qui}, {le jour venu|une fois le savoir acquis}.',
    '{Sauriez-vous|Pourriez-vous} {expliquer|résumer} cela {en une minute|sur une carte postale} à {quelqu’un de votre famille|un ami pressé} ?',
    'Quelle {erreur|confusion} {revient|vous poursuit} {le plus|depuis le début}, et {d’où|de quelle leçon} {vient-elle|sort-elle} ?',
  ],
  choiceSentence: [
    '{Faites|Suivez} une {leçon|séance} complète avec chacun, {exercices compris|jusqu’au dernier exercice}, puis {redites-les|testez-vous} {le lendemain|à froid}.',
    '{Choisissez|Gardez} celui qui vous {fait produire|force à parler ou à écrire}, {plutôt que|et laissez} celui {que l’on regarde|qui se regarde} {confortablement|comme un film}.',
    '{Voyez|Demandez-vous} lequel vous {rouvrirez|reprendrez} {un soir de pluie|un jour sans envie}, {sans notification|de vous-même}.',
  ],
};

export const NATURE: FrenchDomain = {
  tools: [
    'des jumelles, {un carnet|une chaise pliante} et de la patience',
    'une loupe et un guide {de terrain|de la région}',
    'des vêtements {ternes|chauds} et un thermos',
  ],
  expert: [
    'une naturaliste {du coin|amateur et têtue}',
    'un garde {forestier|de la réserve}',
    'une animatrice d’un {muséum|club d’observation}',
  ],
  trial: [
    'une heure d’observation {au même endroit|sans bouger}',
    'une sortie {courte|silencieuse} à l’aube',
    'une seule espèce, {une seule saison|un seul lieu}',
  ],
  record: [
    'l’heure, {le temps|la lumière} et le lieu {exact|précis}',
    'ce que vous avez vu, {séparé|bien distinct} de ce que vous supposez',
    'les absences {autant que|comme} les présences',
  ],
  result: [
    'une observation que l’on peut {vérifier|refaire}',
    'un phénomène que vous savez {reconnaître|décrire}',
    'une question plus précise {que la veille|qu’au départ}',
  ],
  signal: [
    'si le même phénomène revient {à la même heure|par le même temps}',
    'si votre dessin {suffit à identifier la chose|parle à un autre}',
    'si l’explication tient encore {sous la pluie|la saison d’après}',
  ],
  sources: [
    'les guides de terrain et les {atlas|clés de détermination}',
    'les publications des muséums et des {observatoires|sociétés savantes}',
    'les carnets d’observateurs {patients|d’autrefois}',
  ],
  detail: [
    'un changement de {vent|lumière}',
    'une heure {trop tardive|mal choisie}',
    'une ombre prise pour {une forme|un animal}',
  ],
  exampleSentence: [
    '{Asseyez-vous|Restez} {une heure|un long moment} au même {endroit|pied d’arbre} : {la première moitié appartient|les premières minutes appartiennent} {au bruit|à vos pensées}, {la suite|le reste} au vivant.',
    '{Dessinez|Croquez} ce que vous voyez, {même mal|sans talent} : {le crayon|la main} {oblige|force} à {compter|regarder} {ce que l’œil|ce que la mémoire} {survole|invente}.',
    '{Le même coin|Le même étang}, {visité|regardé} {à l’aube|tôt} puis {à midi|en plein jour}, {offre|présente} deux {mondes|scènes} qui {se croisent à peine|s’ignorent}.',
  ],
  firstStepSentence: [
    '{Demain|Cette semaine}, {choisissez|adoptez} {une fenêtre|un arbre} et {notez|écrivez} {chaque jour|matin et soir} {une ligne|trois mots} {à son sujet|sur ce qui s’y passe}.',
    '{Sortez|Marchez} {dès ce soir|demain} {dix minutes|un instant} sans {but|téléphone} et {rapportez|notez} {trois observations|trois questions}, {aucune explication|rien d’autre}.',
    '{Allez|Passez} {ce mois-ci|bientôt} {au muséum|à la bibliothèque} {de votre ville|de la région} avec une {seule question|question précise} {en poche|notée d’avance}.',
  ],
  mistakeSentence: [
    'On {prête|attribue} {volontiers|trop vite} {aux bêtes et aux plantes|au vivant} {nos intentions|nos humeurs}, et {l’observation|le regard} {s’arrête|se ferme} là.',
    '{Une seule|Une unique} observation {frappante|spectaculaire} {pèse|compte} {trop lourd|à l’excès}, {face aux heures|contre les journées} où {rien n’arrive|il ne se passe rien}.',
    '{Conclure|Expliquer} {avant de décrire|trop tôt} {ferme|bouche} {les yeux|la vue} sur {ce qui dérange|les détails gênants}.',
  ],
  measureSentence: [
    '{Retournez|Revenez} {au même lieu|au même point}, {à la même heure|à la même saison}, et {comptez|notez} {de la même façon|sans changer de méthode}.',
    '{Relisez|Reprenez} vos {premières notes|anciens croquis} : ce qui vous {semble|paraît} {flou|naïf} {aujourd’hui|à présent} {mesure|donne} {le chemin fait|le progrès}.',
    '{Faites identifier|Donnez à reconnaître} {votre croquis|votre note} {sans un mot|sans aide} : {si l’on y parvient|si l’on devine}, {votre regard|l’œil} {s’affine|est devenu précis}.',
  ],
  sourceSentence: [
    '{Séparez|Distinguez} {ce qui fut observé|l’observation} et {ce qui est supposé|l’hypothèse} : {un texte honnête|un bon auteur} {laisse voir|marque} {la couture|la frontière}.',
    '{Cherchez|Demandez} {où|dans quel milieu}, {quand|à quelle saison} et {avec quels moyens|comment} {l’on a regardé|les données ont été prises}.',
    'Les {images|vidéos} {spectaculaires|qui circulent} {perdent|oublient} {souvent|en route} {leur lieu|leur légende} ; {sans elle|sans contexte}, {prudence|gardez-vous de conclure}.',
  ],
  questionSentence: [
    'Demandez-vous {ce que|quelle observation} vous ferait {changer d’avis|abandonner votre idée}.',
    'Que {verrait|noterait} {ici|au même endroit} {quelqu’un|un enfant} qui ne connaîtrait {aucun nom|ni noms ni théories} ?',
    'À quelle {échelle|distance} {regardez-vous|se joue la chose} : {la minute ou la saison|l’insecte ou la forêt}, {le détail|la partie} ou {l’ensemble|le tout} ?',
  ],
  choiceSentence: [
    '{Observez|Regardez} les deux {à la même saison|au même moment}, {avec la même patience|autant de temps} : {l’un paraît souvent|on juge souvent l’un} {plus riche|supérieur} {parce qu’on|pour la seule raison qu’on} l’a mieux regardé.',
    '{Listez|Notez} {ce qui les sépare|leurs différences} {d’après vos yeux|sur le terrain}, {avant d’ouvrir|et n’ouvrez qu’ensuite} {un guide|le livre}.',
    '{Cherchez|Trouvez} {le milieu|la circonstance} où chacun {a l’avantage|réussit mieux} : {rarement|presque jamais} l’un {gagne|l’emporte} partout.',
  ],
};

export const HISTORY: FrenchDomain = {
  tools: [
    'une frise tracée {à la main|au crayon} et deux livres',
    'une carte {ancienne|d’époque} à côté d’une récente',
    'un carnet pour séparer {faits et récits|ce qui est sûr du reste}',
  ],
  expert: [
    'une archiviste {de la ville|passionnée}',
    'un professeur que l’on peut {interrompre|contredire}',
    'une {conférencière|gardienne} de musée',
  ],
  trial: [
    'un seul document, {lu lentement|relu trois fois}',
    'une visite d’une salle, {pas davantage|le temps qu’il faut}',
    'une décennie, un lieu, {une question|un personnage}',
  ],
  record: [
    'qui parle, {quand|d’où} et pour qui',
    'les mots dont le sens {a changé|nous échappe}',
    'les points où les récits {se contredisent|divergent}',
  ],
  result: [
    'un récit que vous savez {nuancer|raconter sans notes}',
    'une chronologie que vous tracez {de mémoire|d’un trait}',
    'une opinion capable de {citer ses sources|changer}',
  ],
  signal: [
    'si vous savez dire d’où vient {chaque affirmation|chaque phrase}',
    'si une autre version vous semble {possible|défendable}',
    'si les dates cessent de {flotter|se mêler}',
  ],
  sources: [
    'les archives et les musées {locaux|de la région}',
    'les ouvrages qui citent {leurs documents|leurs preuves}',
    'les témoignages, avec {leur date|leur auteur}',
  ],
  detail: [
    'un mot employé hors de {son époque|son sens}',
    'une date {approximative|recopiée de travers}',
    'une carte aux frontières {d’aujourd’hui|trop récentes}',
  ],
  exampleSentence: [
    '{Lisez|Placez} deux récits {du même événement|de la même journée} {côte à côte|l’un après l’autre} : {leurs silences|ce qu’ils taisent} {en disent|parlent} {autant|plus} que {leurs phrases|leurs certitudes}.',
    '{Prenez|Regardez} {un objet|un simple objet} du passé et {demandez|cherchez} {qui l’a payé|qui s’en servait}, {qui l’a gardé|qui l’a jeté}, et {pourquoi|pour quel usage}.',
    '{Tracez|Dessinez} {une frise|une ligne de temps} {à main levée|de mémoire}, {sans livre|sans consulter}, puis {corrigez-la|comparez} : {vos erreurs|les trous} {montrent|trahissent} {vos idées reçues|ce que vous supposiez}.',
  ],
  firstStepSentence: [
    '{Cette semaine|Bientôt}, {visitez|redécouvrez} un lieu {proche|du quartier} que vous {croyez connaître|longez sans le voir}, et {lisez|recopiez} {chaque plaque|ce qui y est écrit}.',
    '{Ce soir|Dès aujourd’hui}, {écrivez|notez} {en dix lignes|en quelques phrases} ce que vous {croyez savoir|pensez savoir}, puis {soulignez|marquez} ce que vous ne {pourriez|sauriez} pas prouver.',
    '{Demandez|Faites raconter} à {un aîné|une personne âgée} {un jour ordinaire|une journée banale} d’autrefois, et {notez|gardez} {ses mots|ses tournures}.',
  ],
  mistakeSentence: [
    'On {juge|condamne} {hier|le passé} {avec les mots|avec l’évidence} {d’aujourd’hui|du présent}, et {l’on s’étonne|l’on est surpris} {de ne rien comprendre|de n’y voir que des sots}.',
    '{Chercher|Vouloir} {une cause unique|un seul coupable} {simplifie|arrange} {le récit|l’histoire} et {perd|égare} {la réalité|le lecteur}.',
    '{Prendre|Tenir} {la plus belle|la plus éloquente} version pour {la plus sûre|la vraie} {séduit|trompe} même les {érudits|bons lecteurs}.',
  ],
  measureSentence: [
    '{Racontez|Exposez} le sujet {en trois minutes|sans notes}, puis {ajoutez|affrontez} {le point de vue opposé|une objection sérieuse} : {si vous y arrivez|si cela tient}, {vous avancez|le savoir est là}.',
    '{Comptez|Relevez} les affirmations {de vos notes|que vous répétez} {sans source|sans le moindre appui} : {leur nombre|la liste} doit {baisser|raccourcir}.',
    '{Retracez|Refaites} {votre frise|la chronologie} {un mois plus tard|de mémoire} et {comparez-la à la première|posez-la à côté de l’ancienne}.',
  ],
  sourceSentence: [
    '{Demandez|Cherchez} {toujours|d’abord} qui {parle|écrit}, {quand|à quelle date}, {pour qui|devant quel public} et {avec quel intérêt|dans quel but}.',
    'Un {livre|récit} {sans notes|qui ne cite rien} {peut être|est parfois} {juste|passionnant} ; {il reste|il demeure} {invérifiable|à vérifier}.',
    '{Méfiez-vous|Défiez-vous} des citations {célèbres|trop bien tournées} : {beaucoup|les plus belles} {voyagent|circulent} {sans auteur sûr|détachées de leur source}.',
  ],
  questionSentence: [
    'Demandez-vous {qui manque|quelle voix manque} {dans le récit|sur la photo} : {les femmes|les perdants}, {les voisins|les enfants}, {ceux qui n’écrivaient pas|ceux que l’on n’a pas interrogés}.',
    'Que {savaient|pouvaient savoir} {les gens de l’époque|les acteurs}, {et|mais} qu’ignoraient-ils que nous {savons|connaissons} {trop bien|après coup} ?',
    'À qui {ce récit rend-il|cette version rend-elle} service {aujourd’hui|de nos jours} ?',
  ],
  choiceSentence: [
    '{Confrontez|Comparez} leurs {sources|preuves} {avant|plutôt que} {leurs conclusions|leur éloquence} : l’un {cite|montre}, l’autre {affirme|suppose} {peut-être|parfois}.',
    '{Placez|Situez} chacun dans {son époque|son contexte} avant de {trancher|juger}.',
    '{Demandez-vous|Cherchez} {ce que chacun explique bien|la question à laquelle chacun répond}, {plutôt que|et non} lequel a {raison|gagné}.',
  ],
};

export const GENERAL: FrenchDomain = {
  tools: [
    'un carnet, {un crayon|une montre} et une heure {tranquille|à vous}',
    'de quoi écrire et de quoi {comparer|mesurer}',
    'une feuille blanche et ce que vous {possédez|savez} déjà',
  ],
  expert: [
    'une personne qui s’y consacre {depuis longtemps|avec joie}',
    'un ami {franc|exigeant}',
    'une connaissance qui a déjà {fait le chemin|essayé deux fois}',
  ],
  trial: [
    'un essai {court|discret}, sans public',
    'une version réduite, facile à {abandonner|corriger}',
    'une première fois {pour rien|sans enjeu}',
  ],
  record: [
    'la date, {ce que vous avez fait|votre geste} et ce que vous avez {vu|ressenti}',
    'vos surprises, {bonnes et mauvaises|même petites}',
    'ce que vous feriez {autrement|la fois d’après}',
  ],
  result: [
    'un résultat que vous reconnaîtriez {au premier coup d’œil|entre mille}',
    'un progrès que les autres {remarquent|devinent}',
    'une routine qui tient {sans y penser|d’elle-même}',
  ],
  signal: [
    'si vous y revenez {sans vous forcer|de bon cœur}',
    'si quelqu’un vous demande {conseil|comment vous faites}',
    'si la difficulté d’hier paraît {petite|lointaine}',
  ],
  sources: [
    'les livres et les sites qui {datent leurs pages|signent leurs textes}',
    'les récits d’essais, {réussis ou non|ratés compris}',
    'les témoignages qui donnent {leurs conditions|leur contexte}',
  ],
  detail: [
    'une étape {sautée|bâclée}',
    'une consigne {mal comprise|lue trop vite}',
    'un moment {mal choisi|trop bousculé}',
  ],
  exampleSentence: [
    '{Faites|Tentez} deux essais {côte à côte|l’un après l’autre}, {identiques|pareils} à {un détail|une chose} près : {ce détail|la différence} vous {parlera|instruira} {plus clairement|mieux} qu’{une théorie|un long débat}.',
    'Un {essai|coup d’essai} {d’un quart d’heure|de quelques minutes}, {noté|décrit} {en trois lignes|sur-le-champ}, {vaut|éclaire} {souvent|parfois} {mieux|davantage} qu’une soirée {de lecture|à comparer des avis}.',
    '{Racontez|Montrez} {à voix haute|à un ami} ce que vous {venez de faire|avez tenté}, {étape par étape|depuis le début} : {l’oreille|la parole} {repère|attrape} ce que {l’œil|la main} {saute|a sauté}.',
  ],
  firstStepSentence: [
    '{Ce soir|Dès aujourd’hui}, {prenez|accordez-vous} {dix minutes|un quart d’heure}, {une feuille|un crayon}, et {écrivez|notez} {ce que vous savez déjà|la question qui vous occupe}.',
    '{Cette semaine|Avant dimanche}, {tentez|menez} {un seul essai|une petite expérience}, {assez modeste|assez brève} pour {tenir|entrer} dans {une pause|une soirée}.',
    '{Appelez|Écrivez à} {demain|dès demain} une personne {d’expérience|qui connaît la chose} et {posez-lui|demandez-lui} {une seule question|sa plus grosse erreur}, {rien de plus|sans détour}.',
  ],
  mistakeSentence: [
    'On {cherche|attend} {la méthode idéale|le moment parfait}, et {les semaines|les occasions} {passent|filent} {sans un seul essai|pendant ce temps}.',
    '{Changer|Modifier} {plusieurs choses|tout} {à la fois|d’un coup} {empêche|interdit} {de savoir|d’apprendre} ce qui {a servi|a compté}.',
    'On {écoute|suit} celui qui parle {le plus fort|avec le plus d’assurance}, {rarement|et trop peu} celui qui {a essayé|doute à voix haute}.',
  ],
  measureSentence: [
    '{Refaites|Reprenez} {le même exercice|la même tâche} {dans un mois|plus tard}, {dans les mêmes conditions|sans préparation}, et {comparez|relisez} {vos notes|les deux traces}.',
    '{Demandez|Faites dire} à {quelqu’un|un proche} ce qui {a changé|est différent} {sans lui souffler|avant de donner} {la réponse|votre avis}.',
    '{Comptez|Notez} {les fois|les jours} où {tout s’est passé|les choses sont allées} {sans effort|comme prévu} : {cette suite|la série} doit {s’allonger|grandir}.',
  ],
  sourceSentence: [
    '{Cherchez|Demandez} {quand|à quelle date}, {par qui|par quelle main} et {pour qui|pour quel lecteur} ce {conseil|texte} a été {rédigé|écrit}.',
    'Un avis {utile|sérieux} {dit|précise} dans quelles {conditions|circonstances} il {vaut|tient}, et {avoue|reconnaît} {quand il échoue|ses limites}.',
    '{Croisez|Comparez} {deux ou trois|plusieurs} {voix|témoignages} {qui ne se connaissent pas|venus d’horizons différents} : {l’accord|le point commun} {mérite|gagne} {du crédit|votre attention}.',
  ],
  questionSentence: [
    'Demandez-vous {ce que|quelle chose} vous {voudriez|aimeriez} {pouvoir dire|raconter} {dans six mois|l’an prochain} à {quelqu’un qui vous connaît|un vieil ami}.',
    'Qu’est-ce qui {vous arrête|vous retient} {vraiment|au fond} : {le temps|le savoir}, {l’envie|la peur de mal faire} ou {le premier geste|le regard des autres} ?',
    'Si {tout était déjà simple|l’obstacle tombait}, {que feriez-vous|par quoi commenceriez-vous} {dès demain|en premier} ?',
  ],
  choiceSentence: [
    '{Vivez|Passez} {une journée|quelques jours} comme si l’un {était choisi|l’avait emporté}, puis {changez|faites de même avec l’autre} : {le soulagement|le regret} {parle|répond} {vite|clairement}.',
    '{Préférez|Gardez} celui que vous {pourrez corriger|saurez défaire} {si vous vous trompez|en cas d’erreur}.',
    '{Demandez-vous|Voyez} lequel {tiendra|restera commode} {un jour ordinaire|un mardi de pluie}, {plutôt que|et non} {le premier jour|sous les projecteurs}.',
  ],
};
