import type { Module } from '../../../language-pack.ts';

/** The ordered work itself, always with its numbered list. Plan: how-to. */
export const STEPS: readonly Module[] = [
  {
    id: 'steps-small-round',
    role: 'steps',
    headings: [
      'The {method|work}, one round at a time',
      'Work in small, {complete|finished} rounds',
      'How to go about it, step by step',
    ],
    paragraphs: [
      [
        [
          'The {safest|surest} way {through|forward} is a {short|small} round that you {finish|complete}, look at and {repeat|do again}.',
          'Do not {build|perfect} the parts one by one; {go|run} through the whole thing {badly|roughly} once, then {better|again}.',
          'A simple order {suits|fits} [topic] and {much else|most things like it}: try, look, change one thing, try again.',
        ],
        [
          '{Each|Every} round {teaches|shows} you something that {planning|thinking about it} cannot.',
          'A {complete|full} round, however {clumsy|rough}, {shows|tells} you {where the time goes|which part is hard}.',
        ],
        [
          'You can {follow|use} it with [tools] and {very little else|not much more}.',
          '{Give|Allow} each round {an evening|a sitting} of its own, {and|then} {sleep on it|rest} before the next.',
        ],
      ],
      [
        [
          '{Resist|Fight} the {urge|temptation} to change {several|three} things at once.',
          '{One change|A single change} per round {sounds|may feel} slow and is the {quickest|fastest} way there.',
        ],
        [
          'When {two things|everything} moved, {neither success nor failure|no result} {tells|can tell} you {anything|much}.',
          'You {want|need} to be able to say which change {did it|made the difference}, and {why|how}.',
        ],
        '[exampleSentence]',
        '{After|By} the third round you will {notice|find} that your {questions|doubts} have become {sharper|smaller}, and {that|this} is {what progress feels like|progress}.',
      ],
      [
        [
          'Stop each round {while|when} you still {know|can see} what comes next.',
          'A {good|useful} round {ends|closes} with {one line|a note} about the next {one|time}.',
        ],
        [
          "{Starting|Beginning} again is {easy|simple} when {yesterday's note|the last line} tells you {where to put your hands|what to pick up first}.",
          'Leave everything {ready|in place} for {the next start|tomorrow}, as a {kindness|favour} to your {tired|later} self.',
        ],
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        'One round {looks|goes} like this:',
        '{In order|Step by step}, a round {runs|goes} as follows:',
      ],
      items: [
        [
          '{Choose|Pick} {one thing|a single point} you want to {clear up|improve} in this round, and {write it down|say it aloud}.',
          '{Begin|Start} by {naming|writing} the one {question|point} this round {should|is meant to} answer.',
        ],
        [
          'Set out {everything|all} you need, so that {nothing|no search} interrupts you{ halfway|}.',
          '{Get|Make} the place {and the materials|and your things} ready, then {silence|put away} the phone.',
        ],
        [
          'Go {right through|from start to finish} without {stopping to correct|polishing} anything.',
          '{Work|Carry on} to the end, even if the {middle|first half} {disappoints|annoys} you.',
        ],
        [
          'Look at the result {calmly|with fresh eyes} and note [record].',
          'While it is {fresh|still in mind}, write down [record].',
        ],
        [
          '{Decide|Choose} what to keep, and {name|pick} {exactly one|just one} thing to {change|try differently} next time.',
          'Keep what {worked|went well}, then {settle on|choose} a single {change|adjustment} for the {next|coming} round.',
        ],
        [
          '{Put|Clear} everything away {properly|in its place}, because a {tidy|clean} end {invites|makes for} an easy {return|beginning}.',
          'Tidy up {at once|right away}, and {set|fix} the {time|day} of the next round before you {leave|sit down}.',
        ],
      ],
    },
  },
  {
    id: 'steps-hard-part',
    role: 'steps',
    headings: [
      'Start with the part that {scares|worries} you',
      'Find the hard part and {practise|work on} it',
      '{Take|Go through} it in this order',
    ],
    paragraphs: [
      [
        [
          'In {almost|nearly} every task {one|a single} part {decides|settles} whether the rest {works|succeeds}, and {it is worth finding early|you want to meet it early}.',
          '{Somewhere|Hidden} in [topic] there is {one|a} part on which {everything else|all the rest} {hangs|depends}; {look for it|find it} first.',
          'Beginners {practise|repeat} what they {already do well|enjoy}, while {patient|steady} people go {straight|directly} to the part that {trips them up|goes wrong}.',
        ],
        [
          '{Often|Sometimes} it {comes down to|is} something as {modest|unglamorous} as [detail].',
          'You {recognise|know} it by the {excuses you make|detours you take} to {avoid|postpone} it.',
        ],
        [
          '{Give it|Spend on it} your {freshest|best} hour, and {leave|keep} the {pleasant|easy} parts for {when you are tired|later}.',
          '{Work|Practise} on it alone, out of {sequence|order}, until it {stops being|is no longer} {frightening|a surprise}.',
        ],
      ],
      [
        [
          'Slow {work|practice} is {not|never} wasted{ here|}, for {speed|pace} {comes by itself|follows} once the {movement|order} is right.',
          '{Expect|Be prepared} to go {slowly|at half speed} for {a while|some time}.',
        ],
        [
          '{Hurrying|Rushing} only {rehearses|repeats} the {mistake|error} until it {sits firmly|becomes a habit}.',
          'If you cannot do it slowly, you {were|have been} getting away with it by {luck|good fortune}.',
        ],
        '[mistakeSentence]',
      ],
      [
        [
          '{Then|Once it holds}, put the {part|piece} back where it belongs and {run|go} through the whole {again|once more}.',
          'Only in the {whole|complete run} do you {see|learn} whether {the practice|your effort} {paid off|helped}.',
        ],
        [
          '{What you are looking for|The thing to look for} is [signal].',
          '{Watch|Notice} in particular [signal].',
        ],
        '{Enjoy|Take a moment for} the {small|quiet} {triumph|satisfaction}: what {blocked|stopped} you {last week|a few days ago} is now {simply a step|just one step among others}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{A sequence|An order} that {works|does its job}:',
        '{Proceed|Go about it} like this:',
      ],
      items: [
        [
          '{Do|Try} the whole thing once, {without help|as best you can}, and mark {the moment|the place} where you {hesitate|get stuck}.',
          '{Walk|Run} through it from {one end to the other|the beginning} and {notice|mark} where your {confidence|certainty} {drops|goes}.',
        ],
        [
          '{Describe|Put} that {difficulty|moment} in one sentence that {contains|uses} a verb, {not|instead of} a {mood|complaint}.',
          'Say {precisely|exactly} what {happens|goes wrong} there: what you {do|did}, {and what follows|and what came of it}.',
        ],
        [
          '{Look up|Ask about} {that point|this one thing} only, and {ignore|skip} the rest of the {chapter|advice} for now.',
          '{Find|Get} one {clear|good} {explanation|demonstration} of that point, from [expert] if you {can|know one}.',
        ],
        [
          'Practise it {by itself|in isolation} {several|a handful of} times, {slowly|without hurry}, on {two|several} different days.',
          'Repeat the {piece|passage} alone, {slowly at first|taking your time}, until it {bores|no longer worries} you.',
        ],
        [
          '{Change|Vary} the conditions {a little|slightly}: {another time of day|different light}, {less help|fewer notes}, {a bit more pressure|somebody watching}.',
          'Make it {slightly|a little} harder {on purpose|than it needs to be}, so that the {real|ordinary} thing feels {roomy|easy}.',
        ],
        [
          'Return to the whole and {check|see} whether the {weak|difficult} spot has {moved|shifted} somewhere else.',
          '{Go back|Return} to the full run, and {begin|start} again with whatever {is now|has become} the weakest {link|part}.',
        ],
      ],
    },
  },
  {
    id: 'steps-backwards',
    role: 'steps',
    headings: [
      'Plan {backwards|from the end}, then work forwards',
      'From the {result|finish} back to the first {move|step}',
      'A plan you can {follow|finish}, step by step',
    ],
    paragraphs: [
      [
        [
          '{Picture|Imagine} the {last|final} {moment|step} first and ask what had to {be ready|happen} {just|right} before it.',
          'Plans {made|written} from the {beginning|first step} {tend to|often} {forget|overlook} what the {last|final} step needs.',
          '{Try|It helps} to plan [topic] from the end {back|backwards}, the way you would plan a {train journey|connection}: arrival first.',
        ],
        [
          'Each {answer|step} {gives|hands} you the one before it, until you {arrive at|reach} something you can do {today|this afternoon}.',
          'You {keep asking|ask} "and what before that?" until the answer is {almost|nearly} {too easy|embarrassing}.',
        ],
        [
          '{Suppose|Say} you {want|hope for} [result]; then the step before it already looks {clearer|less vague}.',
          '{The|Your} {chain|list} {needs no|does not need} detail yet, only the {right|correct} order.',
        ],
      ],
      [
        [
          '{Next|Then} check the {chain|list} for steps that {depend on|need} {someone|somebody} else.',
          '{Waiting|Delay} {costs|eats} more {time|days} than work does, so find {it|the waiting} in advance.',
        ],
        [
          'Anything that has to {arrive|dry}, be {answered|approved} or {rest|ripen} {goes|belongs} {first|at the front} in the {calendar|schedule}, {wherever it stands|whatever its place} in the plan.',
          '{Ask|Order|Request} early, {do|carry out} the rest while you wait, and {nobody has to hurry|the end stays calm}.',
        ],
        '[questionSentence]',
      ],
      [
        [
          'A plan like this will change, and {that is no argument against|it is still worth} {making|writing} it.',
          '{Treat|Regard} the {plan|list} as a pencil drawing{, not as a contract|}.',
        ],
        [
          '{When|If} a step {turns out|proves} {wrong|impossible}, you {can see|see} at once what {hangs on|depends on} it.',
          '{Cross out|Strike through} rather than {erase|delete}: the crossed-out lines show how your {guesses|estimates} {improve|get better}.',
        ],
        '{Look at it|Take it out} {once a week|every few days}, {move|shift} what {has to|must} move, and leave the rest {alone|be}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{From there|After that}, work {forwards|through it}:',
        '{Written out|Turned around}, the plan {becomes|gives} a {sequence|path}:',
      ],
      items: [
        [
          'Write the {end result|finished thing} at the {bottom|foot} of a page, {in the present tense|as if it were done}.',
          '{Put|Write} the {goal|result} {last|at the bottom} and a {date|day} you {believe in|can believe} beside it.',
        ],
        [
          '{Fill|Add} the steps {upwards|above it}, {one line each|a line for each}, until you reach something {you can do|possible} {now|at once}.',
          '{List|Note} what each step needs {from|of} the one before, {working upwards|going up the page}.',
        ],
        [
          'Mark the {steps|lines} you have {never done|not tried before}; they {take|need} {the most|more} time and {deserve|get} a {rehearsal|trial}.',
          '{Circle|Underline} every step that is new to you and {plan|set aside} a {small|short} test for it.',
        ],
        [
          'Do the {top|first} line {today|now}, even if it {takes|lasts} five minutes.',
          '{Begin|Start} with the {first|top} line the same day, {however|no matter how} {small|trivial} it {seems|looks}.',
        ],
        [
          '{Halfway|In the middle}, {pause|stop} and compare [record] with what you {expected|had planned}.',
          'At {the|every} {milestone|halfway mark}, {note|check} [signal] before you {go on|continue}.',
        ],
        [
          '{Finish|Close} with a {short|quick} review: what {took|needed} longer than {planned|expected}, and what {nobody needed|proved unnecessary}?',
          'When you {are done|get there}, {keep|file} the page; your next plan {begins|starts} from this one.',
        ],
      ],
    },
  },
];
