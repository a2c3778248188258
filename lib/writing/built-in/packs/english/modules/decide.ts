import type { Module } from '../../../language-pack.ts';

/** The decision rule. Plan: comparison, last section. */
export const DECIDE: readonly Module[] = [
  {
    id: 'decide-rule',
    role: 'decide',
    headings: ['A rule for deciding', 'How to make the call', 'If this, then that'],
    paragraphs: [
      [
        [
          'Turn everything you have gathered into one rule, and let the rule decide.',
          'You will {choose|decide} between [a] and [b] more calmly with a rule than with a {feeling|total}.',
          '{Good|Sound} decisions can be {written|put} as one sentence with an "if" in it.',
        ],
        [
          'It {runs|sounds} like this: if my first need is {met|served} better by one of them, I take that one; if {both serve it|they are even}, I look at the second.',
          'Your {most|single most} important criterion speaks first, and the next one speaks only in case of a tie.',
        ],
        [
          '{This|Such a rule} is {better|kinder} than adding {points|marks}, where {trifles|small things} {gang up on|outvote} what matters.',
          '{Points|Scores} {pretend|suggest} a precision that {nobody|none of us} has.',
        ],
      ],
      [
        [
          'Apply it once and {write down|note} the {result|outcome}, with the {date|reason}.',
          'Then use it, but {listen|attend} to your {reaction|feelings} as you do.',
        ],
        [
          'If you are {disappointed|sorry}, something was missing from the list; {add|name} it {openly|in so many words} and {apply|try} the rule again.',
          '{Relief|A sigh of relief} is a {good|reliable} sign{, and worth a line in your notes|}.',
        ],
        '[choiceSentence]',
        '{Explain|Read} the rule to {somebody|a person} who {knows|likes} you, and {watch|see} whether they {nod|frown}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: ['In {practice|short}:', 'Put as rules of thumb:'],
      items: [
        [
          'Choose [a] if the {conditions|situations} you {listed|wrote down} for it {describe|match} your {ordinary|normal} week.',
          'Take [a] if your first need {points|speaks} that way and nothing on the "must" list {objects|forbids it}.',
        ],
        [
          'Choose [b] if you would {miss|need} its {strengths|particular merits} {sooner|more often} than you would {mind|notice} its {costs|weaknesses}.',
          "Take [b] if the {trial|small test} left you {lighter|calmer}, and the {price|effort} still {looks|seems} {fair|right} {the next morning|after a night's sleep}.",
        ],
        [
          'If they are {level|equal}, take the one that is easier to {leave|undo}.',
          'In {case of|the event of} a tie, {prefer|choose} whichever the people around you can live with.',
        ],
        [
          'If neither {meets|satisfies} a "must", keep what you have {for now|a little longer}.',
          'If both {fail|disappoint} on the same point, {look|search} for a third {way|possibility} before you {compromise|settle}.',
        ],
        [
          'If you {keep|go on} {postponing|reopening} the question, ask [expert] to {decide|choose} for you and {watch|notice} whether you {protest|argue}.',
          'If you {still|really} cannot {decide|tell}, {toss|flip} a coin, and pay attention to what you {hope|wish} while it is in the air.',
        ],
      ],
    },
  },
  {
    id: 'decide-write',
    role: 'decide',
    headings: [
      'Decide, and write down why',
      'Close the question properly',
      '{Make|Take} the decision in {daylight|writing}',
    ],
    paragraphs: [
      [
        [
          'Write the decision down with its reasons before you act on it.',
          'Whether you end with [a] or with [b], leave yourself a {note|letter} that {says|explains} why.',
          'A {decision|choice} is only finished when {somebody else|a stranger} could {read|understand} how you {came to|reached} it.',
        ],
        [
          '{Half a page|A short note} is enough: what you needed, what you {looked at|compared}, what {tipped|settled} it, what you are giving up.',
          '{Include|Mention} the {best|strongest} argument against it, and why you {live|go} with it {anyway|nevertheless}.',
        ],
        [
          'Later you will know more, and it will be {tempting|easy} to {think|believe} you {should|ought to} have known it {today|now}.',
          'The note {protects|saves} you from your own {hindsight|later wisdom}.',
        ],
        [
          'Write it {by hand|briefly}, without {figures|phrases} you would {have|need} to {look up|explain}.',
          '{Date|Sign} it, and {put|keep} it where you {keep|file} {important|such} papers.',
        ],
      ],
      [
        [
          'Then {set|fix} the {date|day} on which you will look {again|at it again}.',
          '{Next|After that}, {name|choose} a date for a {calm|second} look.',
        ],
        [
          '{Until then|Before that day}, the question is closed: no {reviews|comparisons}, no {second-guessing|sideways glances}.',
          '{Half of|Much of} the {peace|value} of a decision {lies|is} in not {making|taking} it {again|afresh} every {evening|week}.',
        ],
        [
          'Say what would make you {reopen|reconsider} it {sooner|early}, so that {real|serious} trouble is not {mistaken for|confused with} {doubt|nerves}.',
          'On that day, {notice|check} [signal], and leave your mood out of it.',
        ],
        [
          'If a {cheaper|newer} {offer|version} {turns up|comes along} {next week|tomorrow}, let it {pass|be}.',
          '{Doubts|Second thoughts} that {come|arrive} at {night|weekends} {can|may} {wait|be noted} for that {date|day}.',
        ],
      ],
      [
        [
          '{Tell|Inform} the people it {concerns|affects}, {simply|briefly}.',
          'And {share|announce} it {plainly|without drama}.',
        ],
        [
          '"We are {taking|choosing} this one, because of that need, and will look again {in spring|later}" is {all|as much as} {anybody|anyone} {needs|has to know}.',
          'People can {live|cope} with {almost any|a} choice whose reason they {know|have heard}.',
        ],
        '{Afterwards|From then on}, put the energy you {spent|used} on {choosing|comparing} into making the {choice|chosen one} work.',
        [
          'Thank those who advised you {otherwise|differently}, and {say|explain} what you {took|kept} from their {view|advice}.',
          '{Small|Ordinary} {rituals|gestures} help: {return|give back} the {brochures|samples}, {close the folder|clear the table}.',
        ],
      ],
    ],
  },
  {
    id: 'decide-tie',
    role: 'decide',
    headings: ['When it is too close to call', 'If both would {do|be fine}', 'How to break a tie'],
    paragraphs: [
      [
        [
          'A choice that stays difficult is often a choice between two good answers.',
          'If [a] and [b] are still {level|neck and neck} after all this, be {glad|relieved}: you can hardly {go|choose} wrong.',
          '{Close|Hard} decisions {feel|look} {heavy|weighty}, {although|though} they are the ones in which {little|least} can be lost.',
        ],
        [
          '{More|Further} {reading|research} will not {break|end} the tie, because you have {already|by now} {used|counted} what can be known {from outside|at a desk}.',
          '{Stop|Give up} {looking|searching} for the {missing|decisive} fact; there {probably|very likely} is none.',
        ],
        [
          'What you can do is {ask|choose} differently: not which is better, but which mistake you would {rather|sooner} {make|live with}.',
          '{Ask|Consider} which {choice|one} would make the {better|funnier} story if it {failed|went wrong}.',
        ],
        '[choiceSentence]',
      ],
      [
        [
          '{Reversibility|The way back} makes a good tie-breaker.',
          '{A few|Several} tie-breakers are {perfectly|quite} {respectable|sensible}.',
        ],
        [
          'Take the {option|one} that {leaves|keeps} more {doors|possibilities} open, or the one you can {start|begin} with {tomorrow|this week}.',
          '{Follow|Go with} the people: whichever {brings|gives} you the {better|kinder} {company|help}.',
        ],
        'Something as {modest|minor} as [detail] {may|can} {decide|settle} it now, and with a clear conscience.',
        [
          'Or {combine|alternate}: one for {weekdays|the routine}, the other for {special|rare} {days|occasions}, if that costs {little|nothing extra}.',
          'Let {taste|pleasure} have a vote.',
        ],
      ],
      [
        [
          'Then {choose|decide}, and stay with it for a while.',
          '{Once|As soon as} it is {done|decided}, settle in {properly|for a while}.',
        ],
        [
          '{Half|Much} of what makes a choice right is {done|added} afterwards, by the care you give it.',
          'A {middling|fair} choice, {well|carefully} {kept|used}, {beats|outdoes} an {ideal|excellent} one that is {constantly|always} {doubted|compared}.',
        ],
        'Put [record] {on paper|in a note} after the first {month|weeks}, and see how {rarely|seldom} you still {think|wonder} about the other one.',
      ],
    ],
  },
];
