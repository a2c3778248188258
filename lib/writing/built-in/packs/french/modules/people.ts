import type { Module } from '../../../language-pack.ts';

/** Learning from people. Plans: how-to, explainer, comparison. */
export const PEOPLE: readonly Module[] = [
  {
    id: 'people-ask',
    role: 'people',
    headings: [
      '{Parlez-en|Demandez} à ceux qui savent',
      'Les {bonnes personnes|gens à interroger}',
      '{On n’apprend pas seul|Ne restez pas seul}',
    ],
    paragraphs: [
      [
        [
          'Une {conversation|demi-heure de conversation} {remplace|vaut} {parfois|souvent} {un rayon de livres|une semaine de recherches}.',
          '{Quelqu’un|Quelque part, quelqu’un} s’est {déjà posé|posé avant vous} {la question|les mêmes questions}, [topic], {comme partout|plus encore}.',
          '{On oublie|Nous oublions} {souvent|trop vite} {la source la plus proche|le plus simple} : {demander|poser la question}.',
        ],
        '{Cherchez|Trouvez} [expert].',
        '{Venez|Arrivez} avec {une question étroite|une question précise} plutôt qu’avec {« tout »|une demande immense} : {on répond mieux|la réponse sera meilleure}.',
        '{Écoutez|Notez} {surtout|aussi} les {hésitations|nuances} : {elles signalent|elles marquent} {ce qui est vraiment difficile|le point délicat}.',
        'Une question {bien préparée|courte et honnête} {flatte|touche} celui qui la {reçoit|découvre}, car elle {prouve|montre} que vous {avez déjà cherché|ne demandez pas l’aumône}.',
      ],
      [
        [
          '{Rendez|Offrez} {quelque chose|un service} en {retour|échange} : {un récit|des nouvelles}, {un essai|un coup de main}, un merci {précis|bien tourné}.',
          '{Revenez|Retournez} {ensuite|plus tard} {raconter|dire} ce que le conseil {a donné|est devenu}.',
        ],
        '{Peu de gens le font|Presque personne n’y pense}, et {c’est ainsi|voilà comment} {naît|commence} {la confiance|une vraie conversation}.',
        '{Interrogez|Questionnez} aussi {un débutant|quelqu’un qui débute} : {il se souvient|il garde le souvenir} de la première marche, que {l’expert|l’habitué} {a oubliée|ne sent plus}.',
        'Et {parlez|échangez} {un jour|à l’occasion} avec {quelqu’un|une personne} qui a {renoncé|tout laissé tomber} : {ses raisons|ses motifs}, {dites sans fard|racontés à froid}, {complètent|équilibrent} {l’enthousiasme|le récit} des autres.',
        '{Notez|Retenez} {les noms|les phrases} que plusieurs {citent|répètent} : {voilà|c’est} {une bonne boussole|un premier repère} pour {la suite|vos lectures}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Des {questions|phrases} qui {ouvrent|délient} {les langues|la conversation} :',
        '{Essayez|Glissez} l’une de ces questions :',
      ],
      items: [
        [
          '{Que feriez-vous|Que referiez-vous} {autrement|d’une autre façon} si {vous recommenciez|tout était à refaire} ?',
        ],
        [
          'À quoi {les débutants|les nouveaux venus} {donnent-ils|accordent-ils} {trop d’importance|une place excessive} ?',
        ],
        [
          'Qui {pense le contraire|ne serait pas d’accord}, et {pour quelles raisons|que dirait-on de ce côté} ?',
        ],
        [
          '{À quoi|À quel signe} {voyez-vous|reconnaît-on} {que quelqu’un s’y connaît|qu’une personne sait vraiment} ?',
        ],
        [
          '{Que liriez-vous|Que regarderiez-vous} {d’abord|en premier}, {et que sauteriez-vous|et que laisseriez-vous de côté} ?',
        ],
      ],
    },
  },
  {
    id: 'people-company',
    role: 'people',
    headings: [
      '{À plusieurs|Ensemble}, {on voit mieux|c’est plus clair}',
      '{Trouvez-vous|Cherchez} un complice',
      'Les autres, {ces alliés|cette ressource}',
    ],
    paragraphs: [
      [
        [
          '{À deux|En compagnie}, on {se trompe|s’égare} autrement, et {c’est déjà|voilà déjà} {un progrès|une chance}.',
          '{Un regard|Un œil} {ami|de plus}, [topic], {déplace|éclaire} {souvent|d’un coup} {toute la question|ce qui semblait figé}.',
          '{Choisissez|Trouvez} quelqu’un {avec qui avancer|à qui raconter la suite}, {même de loin|ne serait-ce qu’au téléphone}.',
        ],
        '{Pas besoin|Nul besoin} d’un {expert|maître} : {la curiosité|l’envie} et {la franchise|un peu de constance} {suffisent|font l’affaire}.',
        '{Fixez|Inventez} {un rythme|un rendez-vous} {léger|sans cérémonie}, {où chacun|pendant lequel chacun} {dit|raconte} {ce qu’il a vu|ce qui l’a surpris}.',
        '[questionSentence]',
        '{Dites|Précisez} d’emblée {ce que vous attendez|ce que vous cherchez} : {un avis|une présence}, {un défi|un rappel}, {une oreille|un regard}, {tout n’est pas pareil|ce n’est pas la même chose}.',
      ],
      [
        [
          '{Attention|Prenez garde} {toutefois|cependant} {aux groupes|aux cercles} où {tout le monde|chacun} est {d’accord|du même avis}.',
          'Un {groupe|cercle} {trop uni|où rien ne frotte} {rassure|berce} plus qu’il {n’éclaire|n’instruit}.',
        ],
        '{Invitez|Conviez} {une voix|un esprit} {contraire|qui résiste} et {laissez-lui|donnez-lui} {du temps|le temps de finir ses phrases}.',
        '{La règle|Une règle} {utile|d’or} : {on critique|on discute} {l’idée|le travail}, {jamais|et non} {la personne|celui qui l’apporte}.',
        '{Prévoyez|Demandez} {de temps à autre|à l’occasion} l’avis d’une {personne|voix} {extérieure|neuve} ; [expert], {par exemple|mettons}.',
        'Et {quand|si} la discussion {s’échauffe|tourne en rond}, {faites un essai|revenez au concret} : {le réel|un exemple} {départage|apaise} {mieux que|plus vite que} l’éloquence.',
      ],
      [
        [
          '{À votre tour|Un jour}, {transmettez|racontez} ce que vous {avez compris|savez}.',
          '{Devenez|Soyez}, {à votre mesure|modestement}, {celui ou celle|la personne} que l’on {consulte|interroge}.',
        ],
        '{Répondre|Expliquer} {à un débutant|à plus novice que soi} {oblige|force} à {simplifier|trier}, {et ce tri|et cet effort} {vous profite|vous sert} {d’abord|en premier}.',
        '{Dites|Avouez} {simplement|sans gêne} ce que vous {ignorez|ne savez pas} : {rien n’inspire|peu de choses inspirent} plus sûrement confiance.',
        '{Vos exemples|Des exemples}, {avec leurs défauts|même imparfaits}, {aident plus|valent mieux} que {des principes|de grandes règles}.',
      ],
    ],
  },
  {
    id: 'people-listen',
    role: 'people',
    headings: [
      '{L’art|Le bon usage} de {poser une question|demander}',
      '{Écoutez|Interrogez} avant de trancher',
      'Ce que {d’autres|les autres} ont {déjà compris|vu avant vous}',
    ],
    paragraphs: [
      [
        [
          '{Bien demander|Poser la bonne question} {s’apprend|exige de l’entraînement}, {comme|autant que} {bien répondre|le reste}.',
          '{Derrière|Sous} chaque {avis|conseil} entendu, [topic], il y a {une vie|une histoire} {particulière|qui n’est pas la vôtre}.',
          'Les {gens|autres} {en savent|savent} {plus long|davantage} qu’ils ne {le disent|croient} ; il suffit de {les faire parler|tendre l’oreille}.',
        ],
        '{Dites|Demandez} « {racontez-moi|comment cela s’est passé} » {plutôt que|et non} « {que dois-je faire|quel est le meilleur} » : {le récit|l’histoire} {contient|garde} {les détails utiles|ce que l’avis oublie}.',
        '{Approchez|Contactez}, {si vous le pouvez|si l’occasion s’en présente}, [expert].',
        '{Laissez|Souffrez} {un silence|quelques secondes de silence} après {chaque|la} réponse : {la phrase suivante|ce qui vient ensuite} est {souvent|parfois} {la bonne|la plus précieuse}.',
      ],
      [
        [
          '{Interrogez|Voyez} {plusieurs personnes|deux ou trois personnes}, {de préférence|si possible} {mal assorties|d’avis opposés}.',
          '{Un seul témoin|Une seule voix} {ne suffit pas|fait un portrait incomplet}, {même sincère|même la plus sage}.',
        ],
        '{Le novice|Le débutant} {dit|raconte} {la peur|la première difficulté}, {l’ancien|l’habitué} {le raccourci|ce qui dure}, {le déçu|celui qui a renoncé} {le prix caché|l’envers du décor}.',
        '{Notez|Recopiez} {leurs mots exacts|leurs expressions}, {sans traduire|sans les améliorer}, pour {les comparer|y revenir} {à tête reposée|plus tard}.',
        '[sourceSentence]',
        '{Deux avis contraires|Deux récits qui se heurtent} {valent|donnent} {mieux|plus} qu’une {approbation générale|belle unanimité} : {entre eux|dans l’intervalle} {se tient|loge} {votre cas|la vraie question}.',
      ],
      [
        [
          '{Puis|Ensuite}, {décidez|concluez} par vous-même, {et remerciez|sans oublier de remercier}.',
          '{À la fin|Une fois les voix recueillies}, {c’est à vous|il vous revient} de {trancher|faire la part des choses}.',
        ],
        '{Un conseil|Tout conseil} {reçu|entendu} n’est pas {un ordre|une dette} : {prenez|gardez} ce qui {s’ajuste|convient} à {votre vie|vos journées}.',
        '{Dites|Expliquez} {plus tard|à l’occasion} {ce que vous avez choisi|votre choix}, et {pourquoi|vos raisons} ; {on vous aidera|l’aide viendra} {encore|plus volontiers} {la prochaine fois|ensuite}.',
        '{Gardez|Conservez} {le nom|l’adresse} de ceux qui {ont su dire|ont avoué} « je ne sais pas » : {ils sont rares|leur parole est sûre}.',
      ],
    ],
  },
];
