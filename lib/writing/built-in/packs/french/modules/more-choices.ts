import type { Module } from '../../../language-pack.ts';

/** Further sections for comparisons and lists. */
export const MORE_CHOICES: readonly Module[] = [
  {
    id: 'option-witnesses',
    role: 'option',
    headings: [
      '[option] {vu de l’intérieur|raconté par d’autres}',
      '{Appelez les témoins|Place aux témoins} : [option]',
      '[option] : {écouter avant de juger|ce qu’en disent les habitués}',
    ],
    paragraphs: [
      [
        [
          '{Personne|Nul} ne connaît mieux [option] que {ceux qui en vivent|les gens qui s’en servent} {tous les jours|sans y penser}.',
          'Pour [option], {les vrais experts|les bons témoins} sont {souvent|presque toujours} {discrets|peu bavards} : {allez les trouver|cherchez-les}.',
          '{Avant de vous prononcer|Avant tout verdict} sur le cas [option], prêtez l’oreille à qui {l’a choisi|l’a quitté}.',
        ],
        '{Fuyez|Évitez} {les convertis de la veille|les tout nouveaux fidèles} : {l’enthousiasme|la nouveauté} {parle plus fort|couvre le reste} {pendant quelques semaines|les premiers temps}.',
        '{Demandez une journée type|Faites-vous décrire un jour banal}, {du réveil au soir|heure après heure}, {gestes compris|agacements compris}, et {comparez-la|mesurez-la} à la vôtre.',
        '{Une bonne moitié|L’essentiel} de la réponse {tient|se trouve} dans {ce qu’ils ne pensent pas à dire|leurs gestes plutôt que leurs phrases}.',
      ],
      [
        [
          '{Passez ensuite|Venez-en alors} à {vos propres mains|votre propre essai}.',
          'Rien n’{empêche|interdit}, {ensuite|après cela}, d’y {goûter|toucher} vous-même.',
        ],
        '[exampleSentence]',
        '{Une heure vécue|Un après-midi d’essai} {remet à leur place|dégonfle ou confirme} {bien des éloges|les plus beaux discours}.',
        '{Surveillez|Guettez} {la petite gêne|le geste maladroit} que l’on {excuse|oublie} {au début|la première fois} et {qui s’installe ensuite|qui finit par lasser}.',
        '{Prenez|Gardez} {le temps|la peine} de {rater une fois|recommencer} : {la maladresse du début|le premier essai} n’appartient qu’à vous, {pas à la chose|et disparaît avec l’usage}.',
      ],
      [
        [
          '{Refermez|Bouclez} enfin {le dossier|l’enquête} par {trois colonnes|un bilan court} : {acquis|ce qui est sûr}, {douteux|ce qui reste à voir}, {rédhibitoire|ce qui vous ferait fuir}.',
          '{Pour conclure|En fin de compte}, {pesez|résumez} {ce que vous avez entendu|ces témoignages} en {peu de mots|trois lignes}.',
        ],
        '{Si la dernière liste|Si la liste noire} est {vide|très courte}, ce choix {mérite|gagne} {un essai plus long|une place en finale}.',
        '{Gardez|Réservez} {les mêmes questions|le même questionnaire} pour [other], {dans le même ordre|avec la même patience}.',
        '{Dormez|Laissez passer une nuit} avant de {relire|corriger} {ces lignes|ce bilan}, {et|puis} {barrez|retirez} tout ce qui {répète un slogan|ne vient pas d’un fait}.',
      ],
    ],
  },
  {
    id: 'item-borrow',
    role: 'item',
    headings: [
      '{Empruntez|Louez} avant de posséder',
      '{Essayez sans acheter|Le prêt d’abord}',
      '{Goûtez|Testez} avant de vous engager',
    ],
    paragraphs: [
      [
        [
          '{Empruntez|Louez} ou {échangez|visitez} avant de {vous engager|sortir le portefeuille}.',
          'Presque tout se {prête|partage|loue} {le temps d’un essai|quelques jours} : {profitez-en|demandez autour de vous}.',
        ],
        '{Le désir|L’envie} {de posséder|d’avoir} {brouille|colore} {le jugement|les yeux} ; {un objet prêté|un essai gratuit} {se juge|se regarde} {à froid|sans passion}.',
        '{Rendez|Restituez} {toujours|chaque fois} les choses {en meilleur état|avec un petit mot}, {et l’on vous prêtera encore|par simple élégance}.',
        '{Une semaine|Quelques jours} {dans votre vie|chez vous} {apprennent|disent} davantage que {la plus belle vitrine|dix démonstrations}.',
      ],
      [
        [
          '{Au moment de rendre|Le jour du retour}, {écoutez|observez} {votre soulagement|votre pincement au cœur}.',
          '{Notez|Relevez} ce qui {vous manque|vous soulage} une fois {l’essai fini|la chose rendue}.',
        ],
        'Une telle réaction {vaut|remplace} {plusieurs avis|bien des comparatifs}, {car elle vient de l’usage|parce qu’on ne la commande pas}.',
        'Si {personne ne prête|l’emprunt est impossible}, {cherchez l’occasion|visez le plus simple} : {on monte en gamme|on voit plus grand} {plus facilement|plus volontiers} qu’on ne {redescend|fait marche arrière}.',
        '{Gardez une trace|Tenez la liste} de {ces essais|vos emprunts}, avec {trois mots|une note} {pour chacun|à chaque fois} : {votre goût|une préférence} s’y {dessine|révèle} {peu à peu|sans effort}.',
      ],
    ],
  },
  {
    id: 'item-crowd',
    role: 'item',
    headings: [
      '{Éloignez-vous|Sortez} du chemin battu',
      '{Regardez à côté|Faites un pas de côté}',
      'Et si la foule {se trompait|regardait ailleurs} ?',
    ],
    paragraphs: [
      [
        [
          '{Regardez|Cherchez} à côté de ce que {tout le monde|la foule} {choisit|recommande} : {la bonne surprise|le meilleur accord} {s’y cache|s’y trouve} souvent.',
          'Le {premier résultat|choix le plus cité} n’est que {le plus visible|le mieux éclairé} : {poussez|marchez} {un peu plus loin|jusqu’à la rue suivante}.',
        ],
        'La popularité {se nourrit|vit} {d’elle-même|de sa propre rumeur} : on {choisit|imite} ce que {l’on a vu choisir|d’autres ont imité}.',
        'Demandez {à un habitué|à quelqu’un du métier} {ce qu’il garde pour lui|où il va quand personne ne regarde}.',
        '{Consultez|Ouvrez} {pour cela|par curiosité} [sources].',
      ],
      [
        [
          '{Méfiez-vous|Gardez-vous} {pourtant|aussi} de {l’originalité à tout prix|la rareté pour la rareté}.',
          '{L’inverse|L’excès contraire} {existe|guette} : {aimer une chose|choisir} {parce qu’elle est rare|pour se distinguer}.',
        ],
        '{Ce qui plaît à beaucoup|Un choix courant} {a parfois|possède} d’excellentes raisons de {plaire|durer} ; {cherchez lesquelles|soyez juste}.',
        '{L’essentiel|Le but} est de {choisir les yeux ouverts|savoir pourquoi}, {sur la grand-route|au milieu de la foule} ou {sur le sentier|seul dans votre coin}.',
        '{Notez|Gardez} {vos trouvailles|ces adresses et ces idées} {dans un carnet à part|hors des listes des autres} : {elles racontent votre goût|elles disent ce que vous aimez} mieux que personne.',
      ],
    ],
  },
  {
    id: 'item-good-enough',
    role: 'item',
    headings: [
      '{Acceptez|Visez} le « assez bien »',
      '{Sachez|Apprenez à} vous arrêter',
      'Le mieux {attendra|peut patienter}',
    ],
    paragraphs: [
      [
        [
          '{Décidez d’avance|Dites avant de commencer} ce qui sera {assez bien|suffisant}, et {arrêtez-vous là|n’allez pas plus loin}.',
          'Le {parfait|mieux} {coûte|réclame} {le double|beaucoup} pour {un rien de plus|peu de chose} : {fixez|choisissez} votre {seuil|point d’arrêt}.',
        ],
        '{Passé ce point|Au-delà du seuil}, {l’effort|chaque heure} {rapporte moins|perd de sa valeur}, {tandis que|alors que} {l’envie|la patience} {fond|s’épuise}.',
        'Un choix correct {que l’on vit|que l’on tient} {l’emporte|gagne} sur un idéal {toujours remis|gardé pour plus tard}.',
        '{Les perfectionnistes|Ceux qui visent l’excellence partout} {finissent|livrent} {rarement|peu}, et {s’amusent|profitent} {moins encore|bien peu}.',
      ],
      [
        [
          '{Réservez|Gardez} le grand soin pour {l’unique endroit|les deux endroits} où il {se voit|change tout}.',
          '{Cela n’interdit pas|Rien n’interdit} le zèle, {bien placé|à petite dose}.',
        ],
        'Un détail qui {vous ravit|fait votre joie} {mérite|vaut} {une soirée entière|tous les soins} ; {les autres|dix autres} {se contentent|peuvent se satisfaire} {du correct|d’un travail honnête}.',
        '{Demandez-vous|Dites} {qui le remarquera|si quelqu’un verra la différence}, {dans une semaine|le mois prochain}, et {soyez honnête|répondez sans orgueil}.',
        '{Ce que vous économisez|Le temps sauvé} {ainsi|de la sorte} {paiera|nourrira} {l’idée suivante|un autre plaisir}.',
        '{Relisez|Rappelez-vous} {ce seuil|votre limite} {quand la tentation revient|le jour où la main vous démange}.',
      ],
    ],
  },
  {
    id: 'item-replay',
    role: 'item',
    headings: [
      '{Refaites|Reprenez} ce qui a marché',
      '{Une deuxième fois|La fois d’après}, {autrement|un peu mieux}',
      '{Souvenez-vous|Repartez} d’une réussite',
    ],
    paragraphs: [
      [
        [
          '{Souvenez-vous|Partez} d’une fois où {tout s’est bien passé|le résultat vous a plu}, et {cherchez|notez} pourquoi.',
          '{Avant d’inventer|Avant de chercher ailleurs}, rejouez une réussite, {même modeste|même ancienne}.',
        ],
        '{On dissèque|L’on examine} {volontiers|longuement} {les échecs|ce qui rate} ; {les succès|les bons jours} {filent|passent} {sans livrer leur secret|sans interrogatoire}.',
        '{Quelle heure était-il|Où étiez-vous}, {avec qui|dans quelle humeur}, {après quoi|avec quels moyens} ? {Écrivez|Rassemblez} {tout ce qui revient|même les détails oiseux}.',
        '{Reproduisez|Recréez} {trois|deux} de ces {conditions|circonstances}, {pas davantage|sans chercher la copie}, et {regardez|notez} [signal].',
      ],
      [
        [
          '{Changez ensuite|Puis modifiez} {un seul ingrédient|une seule condition}, {pour voir|par curiosité}.',
          '{Vient alors|Arrive ensuite} le moment de {varier|jouer} : {une condition|un élément} {à la fois|après l’autre}.',
        ],
        '{Si l’effet tient|Si le charme opère encore}, {vous tenez|voilà} {une recette à vous|quelque chose de solide} ; {sinon|dans le cas contraire}, {vous savez|vous aurez appris} {ce qui comptait|de quoi il dépendait}.',
        '{Racontez|Confiez} {cette réussite|cette découverte} à {quelqu’un|un proche}, {sans fausse modestie|pour le plaisir}, et {demandez|écoutez} la sienne.',
        '{Deux bons souvenirs|Deux récits} {comparés|mis bout à bout} {valent|font} {une méthode|un début de méthode}.',
      ],
    ],
  },
  {
    id: 'item-backwards',
    role: 'item',
    headings: [
      '{Partez|Commencez} par la fin',
      '{Marchez à reculons|De la fin vers le début}',
      '{Imaginez|Regardez} le dernier jour',
    ],
    paragraphs: [
      [
        [
          '{Imaginez|Dessinez} le {dernier jour|dénouement} et {remontez|revenez} {pas à pas|jusqu’à aujourd’hui}.',
          'Plutôt que de {chercher la première marche|demander par où l’on commence}, {demandez|regardez} {comment cela finit|ce qu’il y aura au bout}.',
        ],
        'Qu’est-ce qui sera {fait|posé sur la table}, qui s’en {réjouira|félicitera}, quel {agacement|bruit} aura {disparu|cessé} ?',
        'Juste avant {cette scène|ce tableau}, {il a fallu un geste|quelque chose a dû se passer} : {notez-le|écrivez-le}, puis {celui d’avant|le précédent}.',
        'En {quatre ou cinq|quelques} lignes, vous {voilà|serez} {cette semaine|au jour présent}, avec une tâche {petite et claire|qui tient dans la main}.',
      ],
      [
        [
          '{La chaîne|Ce chemin à l’envers} {montre|dénonce} {ce qui était en trop|les étapes décoratives}.',
          'Les étapes {décoratives|de trop} {tombent seules|s’effacent}, car {rien n’en dépend|aucune autre ne les appelle}.',
        ],
        'Si {un maillon|l’un des gestes} {dépend d’un autre|n’est pas entre vos mains}, {prévenez tôt|prévoyez un détour}.',
        'Et {si la fin ne tente pas|quand le tableau laisse froid}, {mieux vaut le savoir|quelle chance de l’apprendre} {avant de partir|les chaussures encore propres}.',
        '{Gardez|Conservez} {le dessin|cette scène} {en tête de carnet|quelque part} : {les jours de brouillard|dans les virages}, {un coup d’œil|sa vue} {rappelle|redit} {où vous alliez|pourquoi vous êtes parti}.',
      ],
    ],
  },
  {
    id: 'item-neighbour-field',
    role: 'item',
    headings: [
      '{Empruntez|Volez} à un autre métier',
      '{Regardez|Passez} chez le voisin',
      'Comment ferait {un jardinier|une cuisinière} ?',
    ],
    paragraphs: [
      [
        [
          'Demandez-vous comment {s’y prendrait|ferait} {quelqu’un d’un tout autre métier|une personne d’un monde éloigné} : {un jardinier|une bibliothécaire}, {un boulanger|une infirmière}.',
          '{Traversez la rue|Sortez de votre monde} : les {problèmes|questions} {riment|se répondent} {d’un métier à l’autre|entre maisons éloignées}.',
        ],
        'Qui {cultive|taille} sait {attendre|retrancher} ; qui {tient un comptoir|sert le public}, {écouter|prendre congé avec grâce} ; qui {accorde un piano|joue}, {entendre ce qui manque|répéter sans s’ennuyer}.',
        'Prenez une habitude {étrangère|d’ailleurs} et {essayez-la|portez-la} {une semaine|quelques jours}, {même si elle gratte|sans l’annoncer}.',
        'Parlez-en, {au passage|si possible}, avec [expert].',
      ],
      [
        [
          'Ce qui vient {de loin|d’ailleurs} {oblige|aide} à {revoir|regarder enfin} {ce que l’on ne voyait plus|le plus familier}.',
          '{Inutile|Nul besoin} de {tout copier|chercher l’accord parfait} : {le geste suffit|une idée suffit}.',
        ],
        'Si {cela s’ajuste|l’emprunt prend}, {gardez-le|adoptez-le} {avec son histoire|en remerciant} ; sinon, {vous tenez|il reste} {une anecdote|un bon moment}.',
        '{Bien des trouvailles|Les meilleures astuces} {naissent|viennent} {ainsi|de ces visites}, {sans génie|à force de curiosité} et {les mains dans les poches|avec un peu d’aplomb}.',
      ],
    ],
  },
];
