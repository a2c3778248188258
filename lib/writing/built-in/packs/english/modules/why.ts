import type { Module } from '../../../language-pack.ts';

/** Why it deserves attention. Plan: explainer. */
export const WHY: readonly Module[] = [
  {
    id: 'why-who-cares',
    role: 'why',
    headings: ['Why it matters, and to whom', 'Who cares, and why?', 'What is at stake'],
    paragraphs: [
      [
        [
          'Nothing is {important|interesting} in general: it is {important|interesting} to somebody, for a reason.',
          'To see why [topic] matters, {ask|look for} the people who would {miss|notice} it {first|most} if it {vanished|were gone} {tomorrow|overnight}.',
          '"Why should I care?" is {a fair|a perfectly good} question, and {it deserves|you should demand} a {concrete|precise} answer.',
        ],
        [
          '{Some|A few} {earn|make} their living {by|with} it, {some|others} {enjoy|love} it, and {some|others again} {merely|only} {put up with|suffer} it.',
          '{Every|Each} group {sees|notices} a different {side|face} of it and {believes|assumes} that side to be the {whole|front}.',
        ],
        [
          '{Imagine|Picture} explaining it to each of them {in turn|separately}: which {example|sentence} would make them {look up|nod}?',
          '{Place|Set} yourself on that {list|map} as well, since your own {stake|interest} {decides|shapes} what you will {notice|remember}.',
        ],
        '[questionSentence]',
      ],
      [
        [
          '{Then|Next}, {change|vary} the distance.',
          'The answer {also changes|changes} with the {scale|distance}.',
        ],
        [
          '{Up close|For one person}, it may be about [detail]; {from further away|for a whole town}, about {habits|rules} and {money|tools}; over a lifetime, about {what we value|how we want to live}.',
          'What {seems|looks} {trivial|small} {on a single day|once} can {weigh|count} a {great deal|lot} when it {happens|is repeated} {every day|for years}.',
        ],
        'Good {accounts|explanations} {move|travel} {between|among} these {levels|distances} and {tell|warn} you when they {do|switch}.',
        [
          '{Ask|Try} the question {again|once more} for a {child|visitor}, a {neighbour|trade} and a {country|generation}.',
          '{Distance|Perspective} {changes|alters} the {weights|order}, and {sometimes|now and then} the {answer|verdict}.',
        ],
      ],
      [
        [
          '{Do not|No need to} {exaggerate|oversell} it, {either|though}.',
          'It is {fine|honest} to {find|conclude} that it matters {less|a little less} than {advertised|its admirers say}.',
        ],
        [
          'A {modest|small} reason that {holds|is true} will {carry|take} you further than a {grand|loud} one that {wobbles|you borrowed}.',
          '{Curiosity|Plain pleasure} is {reason enough|a full reason}, and {asks|needs} no {defence|permission}.',
        ],
        '{Write|Put} your reason {on the first page|at the top} of your notes; {on dull evenings|when the reading drags} it will {remind|tell} you what you {came|are looking} for.',
      ],
    ],
  },
  {
    id: 'why-connections',
    role: 'why',
    headings: [
      'What it is connected to',
      'Pull one thread and see what moves',
      'Why {nothing|it never} stands alone',
    ],
    paragraphs: [
      [
        [
          'Pull at one {corner|thread} of a subject and {half a dozen|several} others begin to move.',
          'The {quickest|shortest} way to see the {weight|importance} of [topic] is to {follow|trace} what {hangs|depends} on it.',
          '{Subjects|Things} {earn|deserve} attention less by their size than by how many threads {lead|run} {to|through} them.',
        ],
        [
          '{Ask|Write down} what has to {exist|be there} first, and what {becomes|is} possible only because {of it|it exists}.',
          '{Behind|Before} it there are {needs|reasons}, {tools|materials} and {permissions|rules}; out of it come {habits|consequences}, {trades|jobs} and {complaints|surprises}.',
        ],
        '[exampleSentence]',
        'Some of these {links|ties} are {obvious|plain}, while the {most|really} {useful|telling} ones are those {nobody|no one} {planned|intended}.',
      ],
      [
        [
          '{Try|Play} a {small|short} game: remove it.',
          '{Another|A second} way in is to {think|imagine} it away.',
        ],
        [
          'What would people {do|use} {instead|in its place}, who would {lose|gain}, and what would {look|feel} {different|strange} {by|on} the {first|very first} evening?',
          '{Go|Walk} through {a normal|one} day, hour {by|after} hour, and {mark|note} where the {gap|hole} would {show|hurt}.',
        ],
        [
          'If {nothing|little} {changes|would be different}, that is a {finding|result} too, and a {sobering|useful} one.',
          '{Substitutes|Replacements} are {instructive|revealing}: they show which {need|wish} was there {first|all along}.',
        ],
        [
          '{Write|Note} the answer {down first|on paper}, and only then {read on|look anything up}.',
          '{Do|Repeat} the same with a {part|piece} of it, and {compare|see} which {absence|gap} {weighs|hurts} more.',
        ],
      ],
      [
        [
          '{Connections|Links} of this kind also {save|spare} {work|effort}.',
          '{All this|Such thinking} has a {practical|handy} side.',
        ],
        [
          'Whoever {knows|has seen} one {neighbouring|related} {field|subject} {well|from inside} can {borrow|carry over} its {questions|tools}, if not its answers.',
          'You will {recognise|meet} {patterns|shapes} you know from {elsewhere|other fields}, and can {ask|try} whether they {hold|work} {here|in this case}.',
        ],
        'Look through [sources] with {that|this} in mind, and {note|mark} every {reference|pointer} that leads {out of|away from} the subject.',
        [
          '{Draw|Sketch} the {threads|links} as lines, {thick|bold} where you are sure, {dotted|thin} where you {suspect|guess}.',
          '{Follow|Take} {one|a single} {thread|line} to its end, {for fun|on a free afternoon}, and {see|note} where you {land|come out}.',
        ],
      ],
    ],
  },
  {
    id: 'why-change',
    role: 'why',
    headings: [
      'Why now?',
      'What {changes|happens} once you {understand it|look closely}',
      'The use of knowing',
    ],
    paragraphs: [
      [
        [
          'Understanding {something|a thing} {properly|a little better} {changes|alters} {small|ordinary} decisions first, {and|then} opinions {later|much later}.',
          '{Suppose|Say} you understood [topic] {thoroughly|really well}: what would you {do|decide} differently {next month|on an ordinary day}?',
          '{Knowledge|Knowing} {shows|proves} its {worth|value} in {details|small things}: a {better|sharper} question, a {calmer|slower} purchase, a {quarrel|mistake} that never happens.',
        ],
        [
          'You {notice|see} what others {walk past|miss}, and hear when a {sentence|claim} is {hollow|too smooth}.',
          '{Words|Terms} that used to {slide|wash} {past|over} you {begin|start} to {mean|carry} something.',
        ],
        '[exampleSentence]',
        [
          '{Even|Also} {old|familiar} things gain by it: you {look|see} twice where you {looked|saw} once.',
          'None of this {requires|needs} {expertise|a diploma}; a few {well-placed|good} {hours|questions} are enough.',
        ],
      ],
      [
        [
          'That is why it is worth {asking|deciding} what you want to be able to do.',
          '{So|Therefore} {set|choose} a {use|purpose} before you {collect|gather} {knowledge|facts}.',
        ],
        [
          '{Would you like|Do you want} to {take part|join a conversation}, to {judge an offer|help a child} or {simply|just} to enjoy it with {open|better} eyes?',
          '{Each|Every} aim {needs|asks for} a different {depth|amount}, and {most|many} need {less|far less} than {people|we} fear.',
        ],
        'For {many|most} purposes it is {plenty|enough} to have [result].',
        [
          '{Write|Say} it as a {verb|task}: to {explain|choose}, to {repair|question}, to {recognise|tell apart}.',
          '{Without|Lacking} a {use|purpose} in {mind|view}, {every|each} {detail|fact} {seems|looks} equally {important|heavy}.',
        ],
      ],
      [
        [
          'There is a {quiet|further} gain {as well|besides}.',
          '{One more|A last} reason {is|may be} the {best|least practical}.',
        ],
        [
          'Anyone who has {worked|thought} one subject {through|to the bottom} {recognises|notices} {half-knowledge|guesswork} in others, and in themselves.',
          '{Attention|Looking closely} is a {skill|muscle} that {moves|travels}: {practised|trained} here, it {works|serves} {elsewhere|in other places}.',
        ],
        'And it is {a pleasure|good company} on {long|grey} {evenings|afternoons}, which is reason {enough|in itself}.',
      ],
    ],
  },
];
