import type { Module } from '../../../language-pack.ts';

/** Saying what the decision is about. Plan: comparison. */
export const FRAME: readonly Module[] = [
  {
    id: 'frame-question',
    role: 'frame',
    headings: [
      'What are you {really|actually} deciding?',
      'Get the question right first',
      'The question behind the question',
    ],
    paragraphs: [
      [
        [
          'Nobody needs to know whether [a] or [b] is better; you need to know which suits you, for what, and for how long.',
          '"Which is better, [a] or [b]?" cannot be answered until you add: for whom, {for what|at what}, and for how long?',
          'Before [a] and [b] come into it, describe the {job|task} you {want|expect} either of them to do.',
        ],
        [
          'Write the {decision|question} {out|down} as one sentence with {a person|yourself}, a purpose and a {date|time span} in it.',
          'A {decision|choice} that {fits|can be put} into one {plain|clear} sentence is {half|nearly} made.',
        ],
        '[questionSentence]',
        [
          'If {two|several} sentences {come out|appear}, you {have|are facing} two decisions, and they {should|had better} be {made|taken} separately.',
          '{Strike|Cross} out every {adjective|fine word}, and see whether the {sentence|question} still {stands|means anything}.',
        ],
      ],
      [
        [
          'Next, {ask|find out} what {would happen|you would do} if you chose neither.',
          'There is {usually|nearly always} a third {option|road}, namely {doing nothing|going on as before}.',
        ],
        [
          'The {present|current} arrangement has {costs|drawbacks} you {no longer see|are used to} and {merits|comforts} you would {miss|notice only later}.',
          '{Put|Write} it {beside|next to} the {other two|candidates}, with the same {fairness|care}.',
        ],
        'It {makes|gives} a {good|calm} {baseline|yardstick}: both candidates {have to|must} beat {it|that}, not only {each other|one another}.',
        [
          '{Ask|Find out} too what {exactly|precisely} has {changed|happened} that the {question|choice} {comes up|is on the table} now.',
          'If {nothing|nothing much} {pushes|forces} you, the {bar|threshold} for a change {may|should} be {higher|set higher}.',
        ],
      ],
      [
        [
          '{Decide|Settle}, {too|as well}, how much {effort|time} this {choice|decision} {deserves|is worth}.',
          '{Last|Finally}, {size up|weigh} the decision itself.',
        ],
        [
          'If you can {reverse|undo} it in a {week|month} {for little money|without tears}, {pick|choose} quickly and {learn|watch}; if you will live with it for years, take your time.',
          '{People|We} spend {evenings|days} on {small|reversible} choices and {minutes|a moment} on {large|lasting} ones; try turning that round.',
        ],
        '{Name|Set} the day on which you will {decide|choose}, and {work|plan} backwards from it.',
        [
          'A {second|smaller} {question|choice} is often {hidden|folded} inside: {when|how soon} to {begin|switch}, and {how much|which part} to {commit|start with}.',
          'Put a {rough|generous} time limit on the {whole|entire} {search|business}.',
        ],
      ],
    ],
  },
  {
    id: 'frame-fair',
    role: 'frame',
    headings: [
      'Make it a fair comparison',
      'Like with like',
      '{Set|Draw} up the comparison properly',
    ],
    paragraphs: [
      [
        [
          'Put both on the same ground before you look for differences.',
          'A {fair|useful} comparison of [a] and [b] begins with what they have in common.',
          'You can only compare [a] with [b] {where|as far as} they {try|set out} to do the same {job|thing}, so {find|name} that job first.',
        ],
        [
          '{List|Note} what {either|each} of them would do {equally|just as} well, and cross it off: it {cannot help|has no say in} the decision.',
          '{Shared|Common} strengths are {pleasant|reassuring} and {decide|settle} nothing.',
        ],
        [
          'What {remains|is left} is {a short|usually a short} list, and your {whole|real} decision {lives|is} in it.',
          'The {differences|items} that {survive|remain} {deserve|will repay} your {full|undivided} attention.',
        ],
        '[choiceSentence]',
      ],
      [
        [
          'Then make sure the {conditions|circumstances} are equal.',
          '{Watch|Mind} the {versions|conditions}, too.',
        ],
        [
          'The {newest|best} form of one {against|next to} the {oldest|cheapest} form of the other {proves|shows} nothing.',
          '{Same|Equal} budget, {same|equal} {time|effort} to learn, same {level|degree} of care: {otherwise|if not}, you are {comparing|measuring} {wallets|patience}.',
        ],
        'Even [detail] can {tip|tilt} the {scales|result} {unnoticed|without your noticing}, so {write|note} the {conditions|terms} down.',
        [
          '{Watch|Notice} the {words|adjectives} as well: one side is {often|usually} {described|told} in {verbs|benefits}, the other in {doubts|numbers}.',
          'Give {either|each} the same {amount of|share of} {space|room} on the {page|sheet}, and fill it.',
        ],
      ],
      [
        [
          'Be {clear|frank}, also, about {your own|any} {leaning|preference}.',
          'And {admit|declare} your {favourite|leaning} {now|at the start}.',
        ],
        [
          'Most people {have|bring} one; {it does harm|harm is done} only {when|if} it {hides|stays in the dark}.',
          '{Say|Write} which {one|of the two} you {hope|want} to see win, and {why|for what reason}; then be {twice as|a little more} strict with it.',
        ],
        'After that you can ask [expert], who has no {stake|interest} in the matter, to {check|read} your {reasoning|notes}.',
        [
          '{Two|A couple of} {people|friends} with {opposite|different} favourites make {good|fair} {company|judges} here.',
          '{Swap|Exchange} the {names|columns} for a {moment|minute} and see whether your {argument|reasoning} still {holds|convinces}.',
        ],
      ],
    ],
  },
  {
    id: 'frame-situation',
    role: 'frame',
    headings: [
      'Start with your own situation',
      'Before the options, the person choosing',
      'Who is going to live with this?',
    ],
    paragraphs: [
      [
        [
          'Describe yourself before you describe the options.',
          'The same two {options|candidates} change places when a different {person|household} looks at them.',
          'Whether you will be {happier|better off} with [a] or [b] depends {mostly|largely} on things that no review can know about you.',
        ],
        [
          '{Note|Put down} what you {already|currently} {have|use}, what you {can|know how to} do, and what you {dislike|never enjoy} doing.',
          'How much {time|attention} can you {spare|give} on a {normal|typical} {weekday|evening}, and who {else|besides you} {has|would have} to {get along|cope} with it?',
        ],
        '[questionSentence]',
        [
          '{Include|Count} the people who {never|do not} {speak up|complain}: they {often|usually} {carry|bear} the {result|consequences}.',
          'A {single|one-page} {portrait|description} of an {ordinary|average} {day|week} will {do|suffice}.',
        ],
      ],
      [
        ['{Add|Include} what is likely to change.', 'Then look a {little|short way} ahead.'],
        [
          '{Plans|Jobs}, {people|households}, {energy|health} and {budgets|taste} change; the {choice|decision} should {survive|cope with} the {likely|ordinary} changes, {not|though not} every {imaginable|possible} one.',
          '{Ask|Consider} which of your {reasons|circumstances} will still {hold|be there} in {two|a few} years.',
        ],
        [
          'Near and certain things {should|may} {weigh|count} more than {distant|merely possible} ones.',
          '{"Some day I might"|"One day perhaps"} is {a weak|rarely a good} {argument|reason} for {paying|carrying} something {now|every day}.',
        ],
        'What you want, in the end, {may|might} be {quite|very} {modest|ordinary}: [result].',
      ],
      [
        [
          'Out of {all that|this}, {distil|draw} three {needs|demands}.',
          '{Reduce|Boil} the {description|page} down to a few {lines|needs}.',
        ],
        [
          'One that must be met, {one|a second} that {matters|counts} {a lot|greatly}, and {one|a third} that would be {nice|a pleasure}.',
          '{Put|Arrange} them in order, and refuse to {allow|accept} a tie.',
        ],
        '{Each|Every} {option|candidate} will {now|from here on} answer the same {short|brief} list, and you will {see|hear} {quickly|soon} when one of them dodges the question.',
        [
          '{Read|Show} it to {somebody|a person} who {knows|lives with} you; they may {laugh|object} at {one|a} point, and {rightly|with reason}.',
          '{Pin|Keep} it {above|beside} everything you {read|are told} from {now|here} on.',
        ],
      ],
    ],
  },
];
