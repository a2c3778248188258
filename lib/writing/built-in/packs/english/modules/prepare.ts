import type { Module } from '../../../language-pack.ts';

/** Getting ready. Plan: how-to. */
export const PREPARE: readonly Module[] = [
  {
    id: 'prepare-gather',
    role: 'prepare',
    theme: 'equipment',
    headings: [
      'Gather what you need, and no more',
      'Set out your {things|tools} first',
      'Prepare the place and the {tools|materials}',
    ],
    paragraphs: [
      [
        [
          'Lay out what you already {have|own} before you {spend|pay for} anything{ new|}.',
          '{Most|Much} of what [topic] asks for is {probably|very likely} within reach already, so look {there|at home} first.',
          'Take stock {first|before shopping}: {an honest|a plain} list of what is {at hand|already there} saves more than any discount.',
        ],
        [
          'For a {beginning|first round} it is {usually|often} enough to have [tools].',
          'A {modest|sensible} starting kit might {be|consist of} [tools].',
        ],
        [
          '{Borrow|Rent} whatever you are {unsure about|not certain to use twice}, and buy it only when you have {missed|wished for} it {several times|more than once}.',
          'Anything {expensive|costly} can be {borrowed|shared} until you know {exactly|precisely} why the {cheap|simple} one is not enough.',
        ],
        'Equipment {feels|looks} like progress {and|but} {rarely|seldom} is; {an afternoon|one hour} of {trying|doing} teaches {far more|more} than {a week|an evening} of {comparing|browsing}.',
      ],
      [
        [
          '{Think about|Prepare} the place as well as the things.',
          'The {spot|place} where you work {deserves|needs} the same {attention|care}.',
        ],
        [
          "{Keep|Put} what you {use most|need every time} within arm's reach, and {hide|put away} whatever {tempts|distracts} you.",
          'If setting up takes {too|very} long, {you will find|there will always be} a reason to skip it on {tired|busy} days.',
        ],
        '[firstStepSentence]',
        '{A fixed|One regular} corner, {however small|even a tiny one}, beats {a grand|an elaborate} arrangement that has to be {cleared away|packed up} {every evening|each time}.',
      ],
      [
        [
          '{Last|Finally}, {decide|settle} when you will {begin|start}.',
          '{One thing|Something} is still missing: a {date|day} and an hour.',
        ],
        [
          'Write it in the {calendar|diary} as if it were an appointment with {somebody else|a friend}; {those|such dates} are the ones we keep.',
          'An hour with a {name and a place|fixed place} in the week {survives|resists} {errands|small emergencies} better than {good intentions|the best resolution}.',
        ],
        [
          '{Protect|Guard} it from {messages|errands}, even if you {end up using|need} only half.',
          '{Pick|Choose} a time when you are {usually|normally} awake and {undisturbed|left alone}, {not|rather than} one that {merely|only} looks {free|empty}.',
        ],
      ],
    ],
  },
  {
    id: 'prepare-look-first',
    role: 'prepare',
    headings: [
      'Look {closely|around} before you begin',
      'Spend a little time {watching|looking} first',
      'Learn from {a good example|someone good} before you try',
    ],
    paragraphs: [
      [
        [
          'Find {one|a single} good example and study it {slowly|with care} before you try {anything|it} yourself.',
          'A {little|short spell of} watching {first|at the start} {saves|spares you} a {lot|great deal} of correcting {later|afterwards}.',
          '{Before|Ahead of} your first attempt at [topic], {sit and watch|watch} {someone|a person} who {does it well|makes it look easy}.',
        ],
        ['You could {begin|start} with [sources].', '{Good|Likely} places to look are [sources].'],
        [
          '{Do not|Never} take everything in at once: {follow|watch} the hands the first time, {the order|the sequence} the second{, the pauses the third|}.',
          'Pay attention to what {happens|they do} between the {steps|obvious moves}, since {that is where|it is there that} most of the {skill|craft} hides.',
        ],
        [
          'Anything that {surprises|puzzles} you is worth a {line|note}, because {surprise|it} shows where your picture {was wrong|had a hole}.',
          'What they leave out {can tell you|often says} as much as what they {do|show}.',
        ],
      ],
      [
        [
          'Then describe {the whole thing|all of it} in your own words, from {beginning|start} to {end|finish}.',
          '{Once you have|After you have} looked, close the {book|page} and write {the sequence|the order} from memory.',
        ],
        [
          'The {gaps|blank spots} in your {account|description} are {the exact|precisely the} places to look again.',
          '{Wherever|Where} you write "and then somehow", {you have found|there is} your next question.',
        ],
        '[questionSentence]',
        [
          '{Draw|Sketch} it if {words|sentences} fail you; {arrows|boxes} and {stick figures|scribbles} {are enough|will do}.',
          'Tell it to {somebody|a friend} as a {story|set of directions} and {see|notice} where they {stop|interrupt} you.',
        ],
      ],
      [
        [
          'It {also helps|is useful, too,} to know the usual {accidents|mishaps} before they {happen|reach you}.',
          '{Look|Search} {as well|also} for {bad|poor} examples, which {teach|explain} more than anyone {admits|expects}.',
        ],
        [
          'Ask [expert] which {slip|mistake} {beginners|newcomers} {make|repeat} most often, and {how to notice it|what it looks like} early.',
          'A few {frank|honest} words from [expert] can {save|spare} you a whole {season|month} of {guessing|trial and error}.',
        ],
        [
          'You {need not|do not have to} {avoid|dodge} every {error|mistake}; {recognising|spotting} them {quickly|in time} is {enough|plenty}.',
          'With that {warning|knowledge} in mind, {a first failure|the first mishap} {feels|looks} like {information|news} {rather than|and not} a verdict.',
        ],
        [
          '{Collect|Keep} these {warnings|stories} on a {card|single page}, and {read|look at} it {just|right} before you {begin|start}.',
          '{Nearly all|Most} {accidents|mishaps} {announce|show} themselves {early|in advance} to {those|people} who know what to {look|listen} for.',
        ],
      ],
    ],
  },
  {
    id: 'prepare-shrink',
    role: 'prepare',
    headings: [
      'Make the task {smaller|small enough to begin}',
      'Cut it {down|up} into {pieces|parts} you can finish',
      '{Shrink|Trim} the first attempt',
    ],
    paragraphs: [
      [
        [
          'Take whatever you have in mind, {halve it|cut it in half}, and {see|check} whether it can be halved again.',
          'Big {plans|intentions} {fail|collapse} for a {dull|simple} reason: there is no {obvious|clear} first {move|thing to do}.',
          'The first {version|round} of [topic] {should|ought to} be so small that you could {do|finish} it on a {bad|tired} day.',
        ],
        [
          'Think of [trial], {nothing more ambitious|and no more}.',
          '{Something like|Perhaps} [trial] would do {nicely|very well}.',
        ],
        [
          '{Small|Short} attempts {come to an end|get finished}, and {what ends|a finished thing} can be looked at, {judged|discussed} and {improved|repeated}.',
          'You lose {little|almost nothing} if it {goes wrong|fails}, and that makes {you|it easier to be} {braver|more curious}.',
        ],
        '[exampleSentence]',
      ],
      [
        [
          '{Everything|All} you {cut|leave out} {now|today} is {postponed|saved for later}, not {forbidden|lost}.',
          '{Making|To make} the task smaller is {no|not a} sign of {small ambition|weakness}; it is how {big|large} things {get|are} {started|begun}.',
        ],
        [
          '{Write|Note} the {larger|full} version on the {back|other side} of the page and {turn|flip} it over when the small one {works|is done}.',
          '{Promise|Allow} yourself the {next|second} size {only after|as a reward for} {two|a couple of} {finished|completed} small ones.',
        ],
        '[firstStepSentence]',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{A task|The task} is {small enough|the right size} when {you can say yes to these|these things are true}:',
        '{Check|Test} the size {with these statements|against a few plain statements}:',
      ],
      items: [
        [
          'It has an {obvious|unmistakable} end, {so you|and you will} know when you are {done|through}.',
          'Somebody {looking on|in the room} could {tell|see} that it is {finished|complete}.',
        ],
        [
          'It {fits into|takes} one sitting, {breaks|interruptions} included.',
          'You can {finish|do} it {between two meals|in a single evening} without {hurrying|rushing}.',
        ],
        [
          'It {needs|requires} nothing that you {have yet|would still have} to {order|buy}.',
          '{Everything|All} it needs is {in the room|already} with you.',
        ],
        [
          'It {leaves|produces} something you can {look at|compare} {tomorrow|next week}.',
          'It {ends with|gives you} a result that can be {kept|put} beside the next one.',
        ],
        [
          '{Failure|A failure} would {cost|mean} a little {pride|patience} and {nothing else|no more}.',
          'If it {fails|goes badly}, you can {begin again|repeat it} {the same week|within days}.',
        ],
      ],
    },
  },
];
