import type { Module } from '../../../language-pack.ts';

/** Entries for "10 ways to …" and "tips for …". */
export const ITEMS_KEEPING_ON: readonly Module[] = [
  {
    id: 'tip-bad-day',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Have a plan for bad days',
      'Prepare for the day it fails',
      'Decide now what you will do when it slips',
    ],
    paragraphs: [
      [
        [
          'Write down the smallest version that still counts, for days when nothing works.',
          'Decide {today|in advance} what you will do on the evening when you have no {strength|time} at all.',
          '{Expect|Count on} a {lapse|bad week} and {plan|arrange} for it the way you {carry|pack} an umbrella.',
        ],
        [
          'A {missed|lost} day is {harmless|nothing}; the {story|speech} we tell ourselves {about|after} it is what hurts.',
          'Never {miss|skip} twice in a row, if you can {help|manage} it, and {forgive|forget} the first.',
        ],
        '[exampleSentence]',
        [
          '{Plan|Write} it on a good {day|evening}, {when|while} you are {generous|clear-headed}.',
          '{Good|Sound} {habits|plans} {bend|give way} {without|before} breaking.',
        ],
      ],
      [
        [
          '{Restart|Begin again} at {once|the next opportunity}, {smaller|gently}, without {catching up|punishment}.',
          '{Catching up|Doubling the dose} makes the {next|second} day {hard|heavy} as well.',
        ],
        '{People|Those} who last are not the ones who never {fall|slip}, but the ones who {get|stand} up {without ceremony|quickly}.',
        [
          '{Note|Mark} what threw you off, in {three|a few} words, and {leave|drop} it there.',
          '{Ask|Ring} a {friend|companion} to {do|share} the {small|short} version with you.',
        ],
      ],
    ],
  },
  {
    id: 'tip-enjoy',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Make it pleasant on purpose',
      'Find the part you enjoy',
      'Give yourself a reason to look forward to it',
    ],
    paragraphs: [
      [
        [
          'Add one {pleasure|small joy} to the routine, so that part of you {looks forward to|wants} it.',
          'Find the {corner|bit} of it that you {enjoy|like}, however {small|odd}, and start with {that|it} whenever you {hesitate|are reluctant}.',
          'Choose the {version|way} that you {like|enjoy}, even {when|if} another is {said to be|supposedly} {more efficient|better}.',
        ],
        [
          'What is {pleasant|enjoyable} gets repeated, and repetition is {most|nearly all} of the {secret|work}.',
          '{Discipline|Duty} carries you {for weeks|some way}; {enjoyment|liking it} {carries|takes} you {for years|the rest}.',
        ],
        'Music, {good light|a window}, {company|a walk afterwards}: {small|simple} things {suffice|are enough}.',
        '{Boredom|Dread} is {a message|information}: {change|move} the {hour|order}, the {place|company} or the {size|pace}.',
      ],
      [
        [
          '{Celebrate|Mark} {small|early} {successes|milestones} {out loud|in a visible place}.',
          'When you {get|have got} somewhere, {stop|pause} and {notice|enjoy} it for a {minute|moment}.',
        ],
        'You want, after all, [result], not a medal.',
        [
          '{Save|Keep} a {favourite|special} {song|mug|seat} for it and for nothing else.',
          '{Compare|Measure} yourself with {last month|the person you were}, and with nobody else.',
        ],
      ],
    ],
  },
  {
    id: 'tip-repeat',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Repeat before you add',
      'Do the same thing again',
      'Stay with the basics a little longer',
    ],
    paragraphs: [
      [
        [
          'Do what worked again, {exactly|just} as before, before you {try|look for} anything new.',
          '{Repeat|Practise} the {simple|basic} version until it no longer frightens you, and then {once|a little} more.',
          'Stay with one {approach|method} long enough to {know|learn} its {good|quiet} sides.',
        ],
        [
          '{Novelty|A new trick} {entertains|amuses}; {repetition|practice} {changes|builds} something.',
          'The {third|fifth} time you {notice|see} what you were too {busy|nervous} to {see|notice} at first.',
        ],
        '{Vary|Change} only the {edges|surroundings}: another {day|room}, a little less {time|help}.',
        'Keep count, {just|simply} to {see|learn} how few {repetitions|attempts} felt like many.',
      ],
      [
        [
          'When you can do it while {talking|thinking} about something else, {add|take on} the next {thing|piece}.',
          'Ask yourself whether you are {adding|moving on} because it is {ready|time} or because you are {bored|restless}.',
        ],
        '[measureSentence]',
        [
          '{Old|Known} {things|exercises} make a {good|gentle} {warm-up|beginning} for new ones.',
          '{Vary|Change} the {company|weather|hour} before you vary the {thing|method}.',
        ],
      ],
    ],
  },
  {
    id: 'tip-watch',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Watch someone who does it well',
      'Learn with your eyes first',
      'Copy a good example',
    ],
    paragraphs: [
      [
        [
          'Watch one good example from {beginning to end|the first minute to the last}, without {doing|touching} anything else.',
          'Find [expert] and look over their shoulder for an {hour|afternoon}{, quietly|}.',
          '{Copy|Imitate} one good {model|example} faithfully before you {invent|develop} a style of your own.',
        ],
        [
          'Look at the {transitions|pauses}, the {order|preparation} and what they {do not|never} do.',
          '{Pay|Give} attention to what {happens|they do} before the {visible|famous} part begins.',
        ],
        'Half of {skill|good work} is preparation that {nobody|no one} {photographs|mentions}.',
        '{Watch|Look at} it {twice|a second time} with a {different|single} question in mind.',
      ],
      [
        [
          '{Then|Straight afterwards}, try it {yourself|on your own} and {compare|see} where yours {differs|feels different}.',
          '{Ask|Write down} why they did it {that way|in this order}, {wherever|if} you would have {done|gone about} it differently.',
        ],
        '[sourceSentence]',
        [
          '{Bad|Failed} examples are {worth|worthy of} a {look|visit} too.',
          '{Keep|Borrow} one {move|habit} from it, {not|rather than} {ten|everything}.',
        ],
      ],
    ],
  },
  {
    id: 'tip-teach',
    role: 'item',
    listKind: 'tips',
    headings: ['Teach it to somebody', 'Explain what you have learned', 'Say it in your own words'],
    paragraphs: [
      [
        [
          'Explain what you do to {somebody|a friend} who has never tried it, in {five|a few} minutes.',
          '{Teach|Show} the {simplest|first} part to a {friend|child|colleague} and {listen|attend} to the questions.',
          '{Describe|Tell} your {method|routine} aloud, {as if|as though} somebody were going to {repeat|copy} it.',
        ],
        [
          'Where you {falter|reach for "just"}, you have {found|met} your own next lesson.',
          '{Beginners|Newcomers} ask the {questions|things} you {were|have been} too {busy|polite} to ask yourself.',
        ],
        'You also find out which {rules|steps} you follow without knowing why.',
        '{Use|Choose} {words|examples} from their {day|life}, and {no|none of the} {jargon|abbreviations}.',
      ],
      [
        [
          'Write the {explanation|lesson} on a {card|postcard}; if it does not fit, {shorten|simplify} the {method|idea}, not the {handwriting|letters}.',
          '{Offer|Give} help {only|just} when {asked|somebody wants it}, and {keep|make} it {short|light}.',
        ],
        '[questionSentence]',
        [
          '{Let|Have} them {try|do} it at once, and keep your hands {still|behind your back}.',
          'Welcome {honest|silly} questions; they {cost|take} {courage|nerve}.',
        ],
      ],
    ],
  },
  {
    id: 'tip-review',
    role: 'item',
    listKind: 'tips',
    headings: ['Look back once a week', 'Hold a ten-minute review', 'Stop and take stock'],
    paragraphs: [
      [
        [
          'Once a week, ask what went well, what did not, and what you will {do differently|change}.',
          'Sit down {every|each} Sunday with your notes and {draw|choose} a single conclusion.',
          'Reserve ten minutes at the end of the week to look back, {pen|notebook} in hand.',
        ],
        [
          'Without a pause, {effort|a routine} {carries|goes} on in the direction it happened to take.',
          'A week is {long|big} enough to {show|contain} something and {short|small} enough to {remember|mend}.',
        ],
        '[measureSentence]',
        'Keep it {short|friendly}, and {do|hold} it before you are {tired|in bed}.',
      ],
      [
        [
          '{Keep|Carry on with} what {helps|works}, {drop|let go of} what {does not|only looks busy}, and {change|alter} one {small|single} thing.',
          'Write the {conclusion|decision} as {an action|a plan} with a day {attached|beside it}.',
        ],
        'And {give|allow} yourself {credit|a good word} for having {turned up|gone on}, because {few|not many} people do.',
        [
          "{Read|Look up} last week's {conclusion|line} first: did you {keep|do} it, and did it {help|matter}?",
          '{Two|A couple of} {reviews|such evenings} {in a row|running} with the same {complaint|sentence} {call|ask} for a {new|different} {plan|method}.',
        ],
      ],
    ],
  },
];
