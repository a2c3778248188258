import type { Module } from '../../../language-pack.ts';

/** Going on. Plans: how-to, explainer, list. */
export const NEXT: readonly Module[] = [
  {
    id: 'next-week',
    role: 'next',
    headings: [
      'Et {maintenant|demain} ?',
      '{Votre semaine|Les jours} à venir',
      '{Par où|Comment} continuer',
    ],
    paragraphs: [
      [
        [
          '{Une lecture|Un article} ne {vaut|pèse} que par {ce qui suit|le geste qui suit}.',
          '{Reste|Il reste} à faire un pas, [topic] : un {petit|modeste} pas, {et bientôt|sans attendre l’envie}.',
          '{Choisissez|Fixez} {dès maintenant|avant de refermer cette page} ce que vous ferez {ensuite|de tout cela}.',
        ],
        '[firstStepSentence]',
        '{Petit|Modeste} ne {veut pas dire|signifie pas} {négligeable|inutile} : {un pas fait|ce qui est fait} {change|déplace} {déjà|un peu} {le regard|le point de vue}.',
        '{Inscrivez-le|Notez-le} {à une heure précise|dans l’agenda}, {pas dans|et non sur} une liste {de souhaits|de bonnes intentions}.',
        '{Dites-le|Annoncez-le} {à une personne|à quelqu’un} {aujourd’hui même|sans tarder} ; une intention {partagée|dite tout haut} {se tient|survit} {mieux|plus longtemps} qu’une intention {secrète|muette}.',
      ],
      [
        [
          '{La semaine suivante|Sept jours plus tard}, {rouvrez|reprenez} {vos notes|votre page} et {ajoutez|tentez} {un cran|un pas de plus}.',
          '{Prévoyez|Réservez} {déjà|aussi} {un deuxième rendez-vous|une heure la semaine prochaine}.',
        ],
        '{Ce deuxième pas|Un deuxième pas} {compte|importe} {davantage|plus} que {le premier|l’élan du début}, car {il fait|c’est lui qui fait} {la suite|l’habitude}.',
        '{Si rien|Si pourtant rien} n’a {bougé|été fait}, {réduisez|coupez en deux} {au lieu de|plutôt que de} {vous accabler|tout abandonner}.',
        '{Fêtez|Saluez} {à votre façon|discrètement} ce qui a été fait, {même si c’est peu|si mince que cela paraisse} : {le plaisir|la joie} est {le meilleur des rappels|ce qui ramène à l’ouvrage}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        'Un {programme|plan} {sans prétention|qui tient sur un marque-page} :',
        '{Voici|Prenez} {un chemin possible|une suite raisonnable} :',
      ],
      items: [
        [
          '{Notez|Écrivez} {aujourd’hui|ce soir} {la question|le point} qui vous {tient le plus à cœur|intrigue encore}.',
        ],
        [
          '{Trouvez|Repérez} {demain|dans la semaine} {une personne|un livre} {capable d’y répondre|pour en savoir plus}.',
        ],
        [
          '{Menez|Tentez} {un petit essai|une observation}, {d’un quart d’heure|sans enjeu}, et {écrivez|consignez} {ce qu’il en sort|la surprise du jour}.',
        ],
        [
          '{Racontez|Expliquez} {le tout|votre découverte} à {quelqu’un|une oreille amie} en {quelques phrases|deux minutes}.',
        ],
        [
          '{Décidez enfin si vous allez plus loin|Choisissez alors la marche suivante}, {calendrier en main|en toute liberté}.',
        ],
      ],
    },
  },
  {
    id: 'next-deeper',
    role: 'next',
    headings: [
      '{Aller|Pour aller} plus loin',
      '{Creusez|Approfondissez} sans vous perdre',
      '{La suite|Plus loin}, à votre rythme',
    ],
    paragraphs: [
      [
        [
          '{Vous avez|Vous tenez} {de quoi commencer|l’essentiel} ; {la suite|ce qui vient} est {affaire de choix|une question d’envie}.',
          '{Pour aller plus loin|Si le goût vous en est venu}, [topic], {résistez à l’envie de tout lire|n’essayez pas de tout savoir}.',
          '{On approfondit|On avance} {mieux|plus sûrement} par {une porte étroite|un détail bien choisi} {que par la façade|qu’en voulant tout embrasser}.',
        ],
        '{Prenez|Retenez} {une seule question|la question} qui {vous poursuit|revient} et {suivez-la|tenez-vous à elle} {trois semaines|un mois}.',
        '{Feuilletez|Explorez} [sources].',
        '{Tenez|Dressez} {la liste|le registre} de ce que vous {ne comprenez pas|ignorez encore} : {elle vaut|c’est} {un programme|le meilleur des guides}.',
        '{Cherchez|Repérez} aussi {le débat|la querelle} qui {divise|anime} les {connaisseurs|passionnés} : {on apprend beaucoup|vous apprendrez beaucoup} là où {ils ne sont pas d’accord|les avis se séparent}.',
      ],
      [
        [
          '{Variez|Alternez} {les plaisirs|les approches} : {lire|écouter}, {faire|essayer}, {montrer|en parler}.',
          '{Un savoir|Un intérêt} {nourri|entretenu} {d’une seule façon|toujours de même} {s’ennuie|s’étiole}.',
        ],
        '{Chaque|Toute} {semaine|saison}, {accordez|donnez} {une place|un moment} {à la pratique|aux mains}, {même maladroite|même brève}.',
        '[exampleSentence]',
        '{Visitez|Rencontrez}, {regardez|interrogez}, {comparez|essayez} : {le terrain|le réel} {corrige|rafraîchit} {les livres|la théorie}.',
        '{Laissez|Ménagez} enfin {du vide|des pauses} entre deux {lectures|séances}, car les idées {se rangent|prennent leur place} {quand on les oublie un peu|pendant que l’on fait autre chose}.',
      ],
      [
        [
          '{Offrez-vous|Donnez-vous} {enfin|pour finir} un {petit projet|projet} {visible|à montrer}.',
          '{Un but|Un projet} {concret|modeste} {rassemble|réunit} {ce que vous avez appris|les morceaux}.',
        ],
        '{Visez|Imaginez} [result].',
        '{Annoncez-le|Promettez-le} à {une personne|quelqu’un}, {avec une date|pour un jour précis}, {sans grands mots|le plus simplement du monde}.',
        '{Ce jour-là|Le moment venu}, {arrêtez-vous|fêtez-le}, {puis|et} {choisissez|ouvrez} {la question suivante|une autre porte}.',
        '{Limitez|Bornez} ses {dimensions|ambitions} pour {le finir|en voir le bout} : {achevé|une fois fini}, {même modeste|même imparfait}, il vous {apprendra|donnera} plus que {trois grands chantiers|mille projets} {en suspens|entamés}.',
      ],
    ],
  },
  {
    id: 'next-keep',
    role: 'next',
    headings: [
      '{Gardez|Entretenez} le feu',
      '{Pour que cela dure|Faire durer l’élan}',
      '{Ancrez|Installez} tout cela dans {vos journées|la vie}',
    ],
    paragraphs: [
      [
        [
          '{L’élan|L’enthousiasme} {s’use|retombe} ; {prévoyez|préparez} {ce qui prendra sa place|la relève}.',
          '{Comment garder|Que faire pour garder}, [topic], {la curiosité|l’envie} {des premiers jours|intacte} ?',
          '{Ce qui dure s’accroche|Les choses qui durent s’accrochent} à {une habitude déjà là|un geste ancien}.',
        ],
        '{Attachez|Nouez} {votre nouvelle pratique|ce nouveau rendez-vous} à {un moment fixe|une heure connue} : {le café|le trajet} du matin, {la fin du repas|le retour du soir}.',
        '[firstStepSentence]',
        '{Laissez|Gardez} {en vue|à portée} {ce qui vous le rappelle|un objet témoin}, {un livre ouvert|un carnet}, {un outil|une photo}.',
        'Moins il {faut|y a} de {gestes|pas} pour {commencer|s’y mettre}, plus l’habitude {a|aura} de chances de {tenir|passer l’hiver}.',
      ],
      [
        [
          '{Attendez-vous|Préparez-vous} aux {oublis|éclipses}, {et pardonnez-les|sans vous juger}.',
          '{Un oubli|Une interruption} {ne ruine rien|n’efface rien} ; {deux|deux de suite}, {méfiance|il faut réagir}.',
        ],
        '{Reprenez|Repartez} {par le plus facile|d’un cran plus bas}, {le jour même|sans rattrapage}, et {laissez|oubliez} {le retard|les jours perdus}.',
        '{Relisez|Rouvrez} {parfois|une fois par mois} {vos premières pages|les notes du début} : {le chemin|la distance} {se voit|se mesure} {de là|d’un coup}.',
        '{Notez|Ajoutez-y}, {au passage|à cette occasion}, [record].',
      ],
      [
        [
          '{Renouvelez|Rafraîchissez} {de temps en temps|à chaque saison} {la question|le défi}.',
          '{Quand l’ennui vient|Si la routine s’installe}, {cherchez|offrez-vous} {du neuf|un détour}.',
        ],
        '{Changez|Variez} {d’interlocuteur|de compagnie}, {de lieu|de livre} ou {d’heure|de méthode}, {un seul à la fois|et gardez le reste}.',
        '{Enseignez|Montrez} {à quelqu’un|autour de vous} {un morceau|une part} de ce que vous {savez|aimez} : {les questions|les étonnements} des autres {vous réveilleront|ranimeront l’intérêt}.',
        '{Et si|Si} {l’envie s’en va|un jour le cœur n’y est plus}, {partez|arrêtez} {sans remords|en paix} : {avoir compris|avoir essayé} {suffit|compte}.',
        '{Gardez|Conservez} {surtout|cependant} une part {intouchable|que rien ne bouscule}, {si petite soit-elle|fût-elle minuscule} : {c’est autour d’elle|c’est sur elle} que {le reste s’organise|tout s’appuie}.',
      ],
    ],
  },
];
