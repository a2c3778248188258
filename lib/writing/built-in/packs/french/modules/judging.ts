import type { Module } from '../../../language-pack.ts';

/** Judging what one reads and hears. Plans: all shapes. */
export const JUDGING: readonly Module[] = [
  {
    id: 'judge-reading',
    role: 'judge',
    headings: [
      '{Lire|Écouter} avec un brin de méfiance',
      'À qui {se fier|faire confiance} ?',
      '{Triez|Pesez} les conseils',
    ],
    paragraphs: [
      [
        [
          'Les conseils ne {manquent|font} jamais défaut ; {le tri, si|ce qui manque, c’est le tri}.',
          '{Tout le monde|Chacun|La terre entière} a un avis, [topic], {comme sur le reste|plus qu’ailleurs} ; {encore faut-il|reste à} savoir lequel {peser|retenir}.',
          'Un conseil {n’est pas|ne fait pas} une preuve, même {bien écrit|dit avec aplomb}.',
        ],
        '[sourceSentence]',
        '{Demandez|Cherchez} d’abord {d’où parle|ce que risque} {l’auteur|celui qui conseille} : {vécu|essai}, {métier|étude}, {commerce|simple rumeur} ?',
        '{Consultez|Feuilletez}, {plutôt que|avant} {le premier résultat venu|les avis à la mode}, [sources].',
      ],
      [
        [
          '{Croisez|Confrontez} {ensuite|toujours} {deux|au moins deux} {voix|sources} qui ne se {connaissent|copient} pas.',
          '{Une affirmation|Une idée} {répétée|lue} dix fois {vient parfois|peut venir} d’une {seule page|même bouche}.',
        ],
        '{L’accord|Leur accord} ne {vaut|pèse} que si {chacun|chaque auteur} {a regardé|a vérifié} {de son côté|par lui-même}.',
        '{Là où|Quand} deux avis {se contredisent|s’opposent}, {cherchez|demandez-vous} {ce qui diffère|quelle circonstance change} : {le lieu|le moment}, {le but|le public}, {les moyens|la mesure}.',
        'Et {gardez|laissez} une place {au doute|pour la phrase « cela dépend »}, {souvent|parfois} {la plus honnête|signe de sérieux}.',
        '{Prenez|Accordez-vous} le temps de {lire jusqu’au bout|finir la page} : la {réserve|nuance} {décisive|qui change tout} {se cache|dort} souvent dans le {dernier paragraphe|bas de page}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Un avis|Un texte} {mérite|gagne} votre {attention|confiance} {s’il coche|quand il remplit} {quelques-unes|plusieurs} de ces conditions :',
        '{Passez|Soumettez} {chaque conseil|chaque page} à {ces questions|cet examen} :',
      ],
      items: [
        ['{Dit-il|L’auteur dit-il} {comment il le sait|d’où lui vient ce savoir} ?'],
        [
          '{Précise-t-il|Le texte précise-t-il} {quand|dans quels cas} cela {ne marche pas|échoue} ?',
        ],
        [
          '{Le texte est-il daté|La page est-elle datée}, et {cette date compte-t-elle|l’ancienneté gêne-t-elle} ici ?',
        ],
        [
          '{Gagne-t-on|Quelqu’un gagne-t-il} {quelque chose|de l’argent} à ce que vous {le croyiez|soyez d’accord} ?',
        ],
        [
          '{Pourriez-vous|Sauriez-vous} {le vérifier|en faire l’essai} {vous-même|de vos mains}, {même en petit|au moins en partie} ?',
        ],
      ],
    },
  },
  {
    id: 'judge-claims',
    role: 'judge',
    headings: [
      '{Démêlez|Séparez} le fait de l’opinion',
      '{Posez|Adressez} des questions au texte',
      'Ce que {valent|pèsent} les avis',
    ],
    paragraphs: [
      [
        [
          '{Prenez|Choisissez} une phrase {lue hier|qui vous a frappé} et {demandez-lui|exigez} ses papiers.',
          '{Lire bien|Bien lire}, [topic], c’est {d’abord|avant tout} {découper|séparer} : {ici un fait, là un goût|d’un côté le constat, de l’autre l’avis}.',
          '{Sous|Derrière} les {grandes|belles} affirmations, il y a {souvent|parfois} {une seule expérience|une habitude jamais vérifiée}.',
        ],
        '{Un constat|Le constat} {se montre|peut se montrer}, {un avis|l’avis} {se discute|se défend}, {une promesse|la promesse} {s’éprouve|se surveille} : trois {natures|espèces}, trois {façons de lire|précautions}.',
        '[sourceSentence]',
        '{Les mots|Certains mots} {absolus|sans nuance}, « toujours », « jamais », {méritent|réclament} {un sourcil levé|une vérification}.',
        'Une phrase {honnête|solide} {supporte|accepte} qu’on lui demande {d’où elle vient|dans quels cas elle vaut} sans {se fâcher|changer de sujet}.',
      ],
      [
        [
          '{Remontez|Tâchez de remonter} {ensuite|alors} {à l’origine|à la source}.',
          '{Suivez|Tirez} le fil {jusqu’au bout|vers l’amont} : {qui l’a dit|qui a écrit} {le premier|cela d’abord} ?',
        ],
        '{Vous pouvez ouvrir|Ouvrez}, {par exemple|pour commencer}, [sources].',
        '{Souvent|Plus d’une fois}, {la nuance|la réserve} {de départ|d’origine} {a fondu|s’est perdue} {en chemin|de copie en copie}.',
        '{Si le fil casse|Si la piste s’arrête}, {ne jetez pas l’idée|gardez l’idée} : {classez-la|rangez-la} {parmi les hypothèses|avec les choses à essayer}.',
        '{Notez|Inscrivez} {au passage|en chemin} qui {cite|renvoie à} qui : {un petit schéma|quelques flèches} {montre|montrent} vite où {tout le monde|chacun} {puise|se sert}.',
      ],
      [
        [
          '{Retournez|Braquez} enfin {la lampe|le miroir} {vers vous|sur le lecteur}.',
          'Le lecteur a, lui aussi, {ses faiblesses|ses penchants}.',
        ],
        '{On croit|Vous croirez} {volontiers|plus vite} ce qui {flatte|arrange} et ce que l’on {espérait|pensait déjà}.',
        '{Cherchez|Lisez} donc {exprès|de bon cœur} {l’objection|l’avis contraire}, {le mieux défendu|chez son meilleur avocat}.',
        '{S’il vous ébranle|S’il vous trouble}, {tant mieux|bonne nouvelle} : {vous venez|vous êtes en train} d’{apprendre|avancer}.',
        'Un {avis|jugement} {qui a survécu|passé} {à cette lecture|par là} {tient|se porte} {debout|mieux}.',
        '{Notez|Avouez} {ce que vous espériez lire|votre préférence} {avant d’ouvrir la page|en tête de vos notes}.',
      ],
    ],
  },
  {
    id: 'judge-own-test',
    role: 'judge',
    headings: [
      '{Ne croyez personne|Vérifiez}, {pas même|y compris} cette page',
      '{Croire|Savoir} ou vérifier',
      'La {preuve|vérification} à votre portée',
    ],
    paragraphs: [
      [
        [
          '{Beaucoup|Bien plus} de choses {se vérifient|peuvent se vérifier} {à la maison|sans laboratoire}, {si l’on réduit|en réduisant} la question.',
          '{Avant de suivre|Avant d’adopter} un conseil, [topic], {demandez-vous|voyez} {à quoi l’on verrait|ce qui montrerait} qu’il {est faux|se trompe}.',
          'Une {affirmation|règle} {utile|solide} {accepte|supporte} {l’examen|qu’on la mette à l’épreuve}.',
        ],
        '{Transformez l’idée|Changez l’affirmation} en {question|pari} : si elle est {juste|vraie}, {que devrais-je|que doit-on} voir {demain|de mes propres yeux} ?',
        '[exampleSentence]',
        '{Tenez compte|Souvenez-vous} aussi {du hasard|de la chance} : {une fois|un cas} {suffit|est assez} pour {douter|s’interroger}, {pas pour|non pour} conclure.',
        'Un {bon test|essai utile} {dit|précise} {d’avance|à l’avance} ce qui {compterait|vaudrait} comme un {échec|démenti} ; {sinon|faute de cela}, on {trouve|finit} toujours {de quoi se donner raison|par avoir raison}.',
      ],
      [
        [
          '{Méfiez-vous|Gardez-vous} {ensuite|surtout} de {la belle histoire|l’anecdote}.',
          '{Une anecdote|Une bonne histoire} {convainc|emporte} {plus vite|plus sûrement} qu’un {relevé|carnet} {patient|honnête}.',
        ],
        '{Elle|L’anecdote} peut être {vraie|exacte} et {ne rien dire|rester muette} de {votre cas|ce qui vous attend}.',
        '{Demandez|Cherchez} ceux qui ont {essayé|tenté} {sans le raconter|et se sont tus} : {leur silence|les absents} {compte|pèse} {aussi|dans la balance}.',
        '{Consultez|Regardez}, pour {équilibrer|compenser}, [sources].',
        'Le {remède|contrepoids} : {demander|réclamer} {toute la série|les autres cas}, y compris {les essais|les jours} dont {personne|nul} n’a {fait un récit|gardé de photo}.',
      ],
      [
        [
          '{Classez|Rangez} {finalement|à la fin} les avis en {trois tas|trois piles}.',
          '{Terminez|Finissez} par un {tri|rangement} {simple|à trois cases}.',
        ],
        'Le vérifié, le {crédible|probable}, le {douteux|fragile} : {chaque case|chaque sorte} {a droit à|aura} sa {place|page}.',
        '{N’agissez|Ne misez} {gros|fort} que sur {la première case|ce qui est vérifié} ; {essayez|goûtez} {ce qui semble crédible|le probable} {en petit|à peu de frais}.',
        '{Le reste|La troisième pile} {peut attendre|restera au chaud}, {sans être ni cru ni moqué|avec un point d’interrogation}.',
        'Revoyez {ce classement|ces piles} {de temps à autre|chaque saison} : {une certitude|une idée} {peut redescendre|peut changer de place}, et {c’est bon signe|il n’y a pas de honte à cela}.',
      ],
    ],
  },
];
