import type { Module } from '../../../language-pack.ts';

/** Further sections for comparisons. */
export const MORE_DECISIONS: readonly Module[] = [
  {
    id: 'decide-letter',
    role: 'decide',
    headings: [
      '{Écrivez la lettre|La lettre} du choix',
      '{Faites parler|Interrogez} celui que vous serez',
      '{Concluez|Terminez} par écrit',
    ],
    paragraphs: [
      [
        [
          'Prenez {une feuille neuve|dix minutes} et {écrivez|adressez une lettre} à la personne que vous serez dans {six mois|un an}.',
          'Pour {départager|séparer} [a] et [b], {imaginez|inventez} deux lettres {venues de l’avenir|datées de l’an prochain}.',
          '{Un choix mûr|Une décision mûre} {se raconte|peut se raconter} {au passé|comme un souvenir} : {essayez|faites l’essai} {dès ce soir|sur le papier}.',
        ],
        'Dans {l’une|la première}, {vous avez choisi d’un côté|le choix est tombé à gauche} ; {racontez|décrivez} {un lundi|une journée de pluie}, {les gestes|les gens}, {ce qui pèse|ce qui réjouit}.',
        'Dans {l’autre|la seconde}, {faites de même|soyez aussi généreux} pour {l’option rivale|le choix contraire}, {sans vous venger|à longueur égale}.',
        '{Relisez-les|Lisez les deux} {à voix haute|le lendemain matin} : {l’une des voix|un des deux récits} {sonne plus juste|respire mieux}, {presque toujours|et l’oreille le sait}.',
        '{N’enjolivez rien|Soyez honnête} : {un avenir sans ennui|une lettre trop heureuse} {ne renseigne personne|sent la brochure}, quand un petit agacement {bien décrit|bien vu} {éclaire tout le reste|vaut une page de notes}.',
      ],
      [
        [
          '{Donnez alors|Réservez ensuite} {le dernier mot|une minute} à {la raison|vos critères}.',
          '{Vérifiez|Contrôlez} {pour finir|après cela} que {l’élan|le cœur} ne {contredit|piétine} pas {vos conditions|ce que vous refusiez}.',
        ],
        '[choiceSentence]',
        'Si {le cœur et la grille|l’envie et les notes} {s’accordent|vont du même pas}, {n’attendez plus|la cause est entendue} ; {s’ils se disputent|sinon}, {cherchez le critère oublié|il manque une question}.',
        '{Accordez-vous|Laissez-vous} {une nuit encore|le temps d’une promenade}, {sans rouvrir|en laissant fermés} {les comparatifs|les avis des autres}.',
      ],
      [
        [
          '{Cachetez|Datez} {la lettre retenue|la bonne lettre} et {rangez-la|confiez-la à un ami}.',
          '{Gardez|Conservez} {ces pages|ces deux récits} {pour plus tard|jusqu’au bilan}.',
        ],
        '{Dans quelques mois|Le jour venu}, {vous rouvrirez tout cela|vous relirez ces lignes} {avec curiosité|le sourire aux lèvres} : {on prédit mal|l’avenir ressemble peu à nos lettres}, mais {on se souvient|on revoit} {pourquoi l’on a choisi|de bonnes raisons}.',
        '{Et si tout a changé|Quand la vie a tourné autrement}, vous saurez {ce qui a bougé|à partir d’où réfléchir}.',
        '{Choisir encore|Changer de voie} {n’a rien de honteux|fait partie du jeu}, quand on sait {d’où l’on part|ce que l’on quitte}.',
      ],
    ],
  },
  {
    id: 'criteria-scenes',
    role: 'criteria',
    headings: [
      '{Des scènes|Trois scènes} plutôt que des notes',
      '{Mettez en scène|Filmez} vos critères',
      '{Un critère|Chaque critère}, une situation',
    ],
    paragraphs: [
      [
        [
          '{Les étoiles|Les notes sur dix} {donnent l’illusion|font semblant} de {mesurer|savoir} ; {une scène|une situation vécue} {montre|tranche}.',
          '{Au lieu de noter|Plutôt que de noter} [a] et [b], {plongez-les|placez-les} dans {trois moments|quelques scènes} de {votre vie|votre semaine}.',
          '{Un bon critère|Le critère utile} {se joue|se met en scène} : {il a un lieu|il lui faut un lieu}, {une heure|une humeur}, {des témoins|un imprévu}.',
        ],
        '{Choisissez d’abord|Commencez par} {la scène la plus fréquente|le moment le plus ordinaire}, {sans exploit|sans public}.',
        '{Puis vient|Ajoutez} {la scène redoutée|le mauvais quart d’heure} : {une panne|un retard}, {une dispute|une fatigue}, {un invité de trop|un budget serré}.',
        '{Gardez pour la fin|Terminez par} le beau jour, car {il flatte|il avantage} {tous les candidats|chacun sans distinction}.',
      ],
      [
        [
          '{Jouez ensuite|Faites jouer} {chaque scène|toutes les scènes} {deux fois|avec l’un, puis avec l’autre}.',
          '{Vient le spectacle|Place au jeu} : {même décor|mêmes circonstances}, {deux acteurs|deux distributions}.',
        ],
        '{Écrivez|Décrivez} {ce que font les mains|les gestes}, {qui s’impatiente|ce qui attend}, {combien de pas|quels efforts} il {faut|en coûte}.',
        '[choiceSentence]',
        '{L’écart|La différence} {saute aux yeux|se voit} {dans les verbes|d’une ligne à l’autre} : d’un côté l’on {cherche, l’on répare|attend, l’on explique}, de l’autre l’on {profite|passe à autre chose}.',
        '{Laissez parler|Invitez} {un proche|un témoin} qui {connaît vos travers|vous a vu un jour de colère} : {il ajoutera|il trouvera} {la réplique|le détail} que vous {passiez sous silence|aviez coupé au montage}.',
      ],
      [
        [
          '{Il ne reste|Reste} qu’à {peser ces scènes|donner à chacune son poids}, {selon sa fréquence|calendrier en main}.',
          '{Donnez|Accordez} enfin {à chaque scène|à chacune} {la place|le poids} qu’elle {occupe|tient} {dans l’année|dans votre vraie vie}.',
        ],
        'Une victoire {annuelle|des jours de fête} {compense rarement|rattrape mal} une gêne {quotidienne|de chaque matin}.',
        '{Montrez le scénario|Lisez ces pages} à {ceux qui y jouent|vos proches}, puis laissez-les corriger {leur rôle|ce qui sonne faux}.',
        '{S’il manque une scène|Si une scène vous échappe}, {allez la vivre|provoquez-la}, {même en plus petit|ne serait-ce qu’une heure} : {on imagine mal|nul ne devine} {ce que l’on n’a jamais traversé|un jour encore jamais vécu}.',
      ],
    ],
  },
];
