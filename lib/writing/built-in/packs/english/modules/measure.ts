import type { Module } from '../../../language-pack.ts';

/** Seeing progress. Plans: how-to, list. */
export const MEASURE: readonly Module[] = [
  {
    id: 'measure-one-sign',
    role: 'measure',
    theme: 'log',
    headings: [
      'How to tell whether it is working',
      'Choose one sign and {watch|follow} it',
      '{Keep score|Measure} without {fuss|a spreadsheet}',
    ],
    paragraphs: [
      [
        [
          'Pick {one|a single} sign of progress that you can {see|check} in {under a minute|a moment}.',
          'You {need|want} {less|far less} measuring than {people|most guides} {suggest|recommend}, but you {do need|need at least} {one honest sign|a sign you trust}.',
          '{With|For} [topic], {progress|improvement} is easier to feel than to prove, {so|which is why you should} {settle on|choose} a sign {beforehand|in advance}.',
        ],
        ['It {could|might} be [signal].', '{One possibility|A good candidate} is [signal].'],
        [
          'Something {rough|simple} that you {really|actually} record beats something {precise|clever} that you {forget|abandon} by {Thursday|the weekend}.',
          'The {best|right} sign is a {little boring|bit dull}, {always available|cheap to check} and {hard to flatter|difficult to argue with}.',
        ],
        '[measureSentence]',
      ],
      [
        [
          'Write the first {value|observation} down before you {change|do} anything.',
          '{Without|Lacking} a starting point, {even|every} real {gain|improvement} {dissolves|turns} into {opinion|a matter of mood}.',
        ],
        [
          '{Memory|Our memory} is {kind|generous}: it {edits|smooths} {last month|the past} to {match|suit} how you feel {today|now}.',
          'A {line|note} in your own handwriting from {the first day|before} is {surprisingly|wonderfully} {convincing|hard to dispute}.',
        ],
        '{Record|Note} [record], with the {date|day} beside it, and {resist|avoid} adding {columns|extras}.',
        [
          'Ask a {second|patient} {person|observer} to {note|guess} it {too|as well}, {once|just once}, without {seeing|knowing} yours.',
          '{One|A single} {honest|careful} {line|entry} is {enough|sufficient} to {start|begin} with.',
        ],
      ],
      [
        [
          'Look at the notes {at intervals|every other week}, not {every day|daily}.',
          '{Single|Individual} days {lie|mislead}; {a longer stretch comes|a few weeks together come} nearer the truth.',
        ],
        [
          'A {bad|poor} {day|result} means {nothing|very little} by itself, {but|whereas} a run of them {deserves|calls for} a {closer|second} look.',
          'If the line has been {flat|level} for {weeks|a while}, change the method {first|at once} and {blame|doubt} yourself later, if at all.',
        ],
        [
          '{Draw|Sketch} the line by hand; {your eye|the eye} {sees|grasps} a {slope|trend} {faster|sooner} than a {column|table} shows it.',
          '{Stop|Give up} measuring when {the answer|what it says} no longer {changes|affects} what you do.',
        ],
      ],
    ],
  },
  {
    id: 'measure-review',
    role: 'measure',
    headings: [
      'Review it {like|as} a {friendly|fair} editor',
      'A short review, {now and then|on a fixed day}',
      'Look back before you {go on|push on}',
    ],
    paragraphs: [
      [
        [
          '{Choose|Set} a day, {weekly at first|once a week to begin with}, on which you do nothing but look at what {happened|you did}.',
          'The {cheapest|least expensive} improvement {available|there is} is {a quarter of an hour|a quiet moment} of looking back.',
          '{Anyone|People} busy with [topic] {will|can} {happily|easily} {go on|work} for {months|weeks} without {once|ever} {looking back|taking stock}.',
        ],
        [
          '{Bring|Have ready} your notes, {a drink you like|something to drink} and {a little|some} {mercy|kindness}.',
          '{Sit|Take the notes} somewhere {other than|away from} the place where you {do the work|usually work}; {distance|a change of chair} helps.',
        ],
        '[measureSentence]',
      ],
      [
        [
          '{Then|Out of that} {draw|take} one conclusion, {written|put} as something to do.',
          'A review that {ends|closes} without a {decision|change} was {only|merely} {nostalgia|a pleasant read}.',
        ],
        [
          '"Be more {careful|consistent}" {helps nobody|changes nothing}; "{lay everything out the evening before|write the note before tea}" does.',
          'It {should|ought to} name {an action|a task}, a {time|moment} and {a place|a spot}, or it will {evaporate|fade} by {Monday|morning}.',
        ],
        'One conclusion is {enough|plenty}: {whoever|anyone who} {changes|fixes} {five things|everything} at once {learns|knows} nothing about any of them.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{These questions|A few questions} {carry|make up} the whole {review|exercise}:',
        '{Work|Go} through {these|the following}, {briefly|in a few words each}:',
      ],
      items: [
        [
          'What {went|turned out} better than {expected|you feared}, and {can you say why|do you know the reason}?',
          'Which {moment|part} would you {gladly|happily} {repeat|have again} {just as it was|unchanged}?',
        ],
        [
          'Where did {time|patience} {leak away|go} without {anything to show for it|a result}?',
          'What took {much|far} longer than it {should have|was worth}?',
        ],
        [
          'What did you {avoid|put off}, and what {were you telling yourself|excuse did you use}?',
          'Which {step|part} did you {skip|shorten} when {nobody was looking|you were tired}?',
        ],
        [
          '{Who|Which person} could have {answered|settled} in {a minute|one sentence} what {cost|took} you {an evening|hours}?',
          'Whose {help|opinion} would have {made|been} the {biggest|greatest} {difference|relief}?',
        ],
        [
          'If you {had to|could} {drop|strike out} one {part|habit} {tomorrow|at once}, which would {nobody|no one} miss?',
          'What are you {doing|carrying on} only because you did it {last week|before}?',
        ],
        [
          'What is the {smallest|least} change that would make the {coming|next} week {noticeably|a little} {easier|better}?',
          'Which {one|single} {adjustment|change} do you want to {see|feel} by the next review?',
        ],
      ],
    },
  },
  {
    id: 'measure-good-enough',
    role: 'measure',
    headings: [
      'Know when it is good enough',
      'Decide where to stop {improving|polishing}',
      'Good, better, {enough|done}',
    ],
    paragraphs: [
      [
        [
          '{There comes|You will reach} a point where {more effort|extra care} {buys|brings} very little, and {nobody|no one} {rings a bell|warns you} when you {pass|cross} it.',
          '{Sooner or later|At some point} {the gains|your gains} from [topic] {get|grow} smaller, while the {effort|price} stays the same.',
          '{Improvement|Getting better} has no {natural|built-in} end, so you {have to|must} {draw|set} one yourself.',
        ],
        [
          'Ask people who {live with|use} the result whether they {noticed|can tell} the last {change|improvement}.',
          'If {only|nobody but} you can {see|detect} the difference, {enjoy it|be glad}, and {consider|think about} stopping.',
        ],
        '[measureSentence]',
        [
          '{Perfection|The last refinement} is {mostly|chiefly} a {conversation|contest} with {yourself|your own pride}, and {it can|may} {wait|go on for ever}.',
          '{More|Further} {polish|work} may even {harm|hide} what was {good|alive} about it.',
        ],
      ],
      [
        [
          'Compare what you have with what you {wanted|asked for} at the {start|beginning}, {not with|rather than with} what you have {since|meanwhile} {seen|admired} elsewhere.',
          '{Standards|Expectations} {climb|rise} {quietly|in secret} while we work.',
        ],
        [
          "{Other people's|Somebody else's} {best|finest} {day|moment}, {nicely|well} {lit|presented}, is {a poor|no} {yardstick|measure} for your {ordinary|usual} one.",
          'What {looked|seemed} {splendid|out of reach} {in the beginning|back then} {can|may} {feel|look} {shabby|plain} now, though the thing itself is the same.',
        ],
        'You set out for [result]; {check|see} whether you are {perhaps|maybe} already there.',
        [
          '{Reread|Dig out} your {first|earliest} {sentence|note} about it, {before|and do it before} you {tinker|touch anything} again.',
          '{Half|Much} of the {dissatisfaction|disappointment} {vanishes|goes} when the {two|old and the new} {lie|are laid} side by side.',
        ],
      ],
      [
        [
          'Being done {leaves|gives} you {two|several} {pleasant|good} options.',
          '{Stopping|To stop} {here|at this point} is {not|by no means} giving up.',
        ],
        [
          'You {can|may} {hold|keep} the level with {little|modest} effort, or {spend|use} the {freed|spare} hours on something {new|you have neglected}.',
          '{Keeping|Holding} a {good|decent} level usually asks for less than {reaching it did|getting there did}.',
        ],
        '{Put|Write} a {date|day} in the calendar {to|on which you will} look {again|once more}, and {until then|for now} {let it be|leave it alone}.',
        [
          '{Teach|Show} it to {someone|a beginner}, {mend|repair} it when it {breaks|slips}, and {otherwise|for the rest} {enjoy|use} it.',
          '{Reward|Congratulate} yourself {properly|with something real}; {finishing|stopping well} is {rare|an achievement}.',
        ],
      ],
    ],
  },
];
