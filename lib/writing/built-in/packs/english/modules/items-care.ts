import type { Module } from '../../../language-pack.ts';

/** Entries that serve "10 ways to …" and "best …" alike. */
export const ITEMS_CARE: readonly Module[] = [
  {
    id: 'item-timing',
    role: 'item',
    headings: ['Choose your moment', 'Mind the timing', 'Look at the calendar first'],
    paragraphs: [
      [
        [
          'Ask when, and not only what: the same {idea|thing} {shines|works} in one {month|season} and {fails|disappoints} in another.',
          '{Check|Look at} what else is going on in your life before you {add|take on} this.',
          'Pick a {start|moment} with some {quiet|space} around it, {not|rather than} the first {free|empty} minute.',
        ],
        [
          '{Crowds|Deadlines}, {weather|tiredness} and {holidays|visitors} {change|alter} {almost everything|the experience}, and most of them can be {foreseen|planned around}.',
          '{Half|Much} of what people {call|put down to} bad luck is {really|in truth} bad timing.',
        ],
        'Find out when {others|other people} do it, and {consider|try} the {hour|week} before.',
        [
          '{Early|Quiet} {hours|weeks} forgive {mistakes|clumsiness} that busy ones {punish|do not}.',
          '{Ask|Consider} what the {moment|season} {gives|offers} you for nothing.',
        ],
      ],
      [
        [
          '{Leave|Allow} a {margin|gap} on each side, because {things|plans} {slip|run late}.',
          'Keep a {second|spare} date in reserve.',
        ],
        '[firstStepSentence]',
        [
          'If the moment {proves|turns out} {wrong|bad}, {postpone|move} it {openly|on purpose} instead of {forcing|rushing} it.',
          'Tell those who {count|rely} on you when to expect {you|news}.',
        ],
      ],
    ],
  },
  {
    id: 'item-detail',
    role: 'item',
    headings: [
      'Mind the small thing everyone skips',
      'Look after the details',
      'Start with the {boring|dull} part',
    ],
    paragraphs: [
      [
        [
          'Give ten {patient|unhurried} minutes to the part that {everybody|everyone} else {skips|ignores}.',
          'Do not overlook something as {small|plain} as [detail].',
          'The {dull|unglamorous} {detail|part} you are about to {skip|leave out} {may|could} be the one that {carries|holds up} the rest.',
        ],
        [
          '{Dull|Small} parts {are|stay} {cheap|easy} to {fix|get right} early and {costly|painful} to {discover|meet} late.',
          '{Grand|Big} gestures {attract|get} {attention|applause}; {small|quiet} {habits|choices} decide how a {normal|long} day feels.',
        ],
        'Ask [expert] which {detail|step} they never {leave out|skip}, and {why|since when}.',
        [
          '{Nobody|No one} {praises|notices} it when it is right, {and|but} {everybody|everyone} {feels it|pays} when it is {wrong|missing}.',
          '{Walk|Go} through the {whole|entire} {sequence|thing} {slowly|in your mind} and {look|listen} for the {small|tiny} {creak|gap}.',
        ],
      ],
      [
        [
          '{Make|Write} a {short|three-line} checklist of such things, and {use|follow} it even when you {feel|are} {sure|confident}.',
          '{Experienced|Good} people {are|look} {fussy|slow} about {exactly|just} these {points|details}, and {relaxed|easy} about the {rest|others}.',
        ],
        '[exampleSentence]',
        [
          '{Once|As soon as} it is {settled|in order}, you can {forget|ignore} it, which is the {point|beauty of it}.',
          '{Put|Place} it {first|at the top} {next|another} time, {while|as long as} you are {fresh|patient}.',
        ],
        '{Beginners|Newcomers} {rush|hurry} {past|over} it; watch how {carefully|calmly} [expert] does it.',
      ],
    ],
  },
  {
    id: 'item-company',
    role: 'item',
    headings: ['Bring somebody along', 'Do it in company', 'Find a companion for it'],
    paragraphs: [
      [
        [
          'Share it with one other person, even if you only share the {plan|planning}.',
          'Tell one {friend|person} what you {intend|are up to} and agree to {compare|swap} notes.',
          'Take {someone|a friend} with you, {ideally|preferably} one who notices {different|other} things.',
        ],
        [
          'A second pair of eyes {catches|sees} what {habit|enthusiasm} {hides|covers}.',
          '{Promises|Plans} made to {others|a friend} {outlive|outlast} the ones we make to ourselves.',
        ],
        'You will {remember|enjoy} it {differently|better} as well, which is {reason|argument} enough.',
        [
          '{Choose|Pick} someone {patient|curious} {over|rather than} someone {brilliant|expert}.',
          'Even a {weekly|short} {message|call} {counts|will do} as company.',
        ],
      ],
      [
        [
          '{Agree|Settle} {beforehand|in advance} who {decides|does} what, so that {company|friendship} stays {pleasant|easy}.',
          'If you {differ|disagree}, {good|excellent}: tell each other what you are {looking|hoping} for.',
        ],
        '[questionSentence]',
        [
          '{Take|Swap} turns at {leading|choosing}, so that both of you {keep looking|learn to decide}.',
          '{Afterwards|Later}, {compare|ask} what {each|either} of you would {keep|change}.',
        ],
        '{Silence|Quiet} {together|in company} is {allowed|welcome} {too|as well}.',
      ],
    ],
  },
  {
    id: 'item-subtract',
    role: 'item',
    headings: ['Take something away first', 'Remove before you add', 'Make it simpler'],
    paragraphs: [
      [
        [
          'Look for one thing to {drop|remove} before you {add|bring in} anything{ new|}.',
          '{Strike|Cross} the {weakest|least useful} item off your {list|plan}, and {see|watch} whether anybody {misses|notices} it.',
          'The {easiest|quickest} improvement is often {an absence|something less}: a {step|habit} dropped, a {source|gadget} ignored.',
        ],
        [
          '{Adding|Buying} feels {active|productive}; {leaving out|removing} {works|helps} in {silence|private}.',
          '{Everything|Each thing} you keep {wants|asks for} a {little|share of your} attention, {including|even} what you {never|hardly ever} use.',
        ],
        '[mistakeSentence]',
        [
          '{Less|Fewer things} to {carry|look after} means {more|extra} {attention|room} for what {stays|remains}.',
          '{Ask|Decide} what you would {keep|save} if {only|just} {half|three things} could {stay|remain}.',
        ],
      ],
      [
        [
          '{Put|Set} the {removed|dropped} thing {aside|in a box} for {a month|a few weeks} {instead of|rather than} {throwing it away|arguing about it}.',
          'What you {did not miss|never asked for} by {then|the end of the month} can go{ for good|}.',
        ],
        'With {fewer parts|less clutter}, you {see|notice} {sooner|faster} what {works|is wrong}.',
        [
          '{Do|Repeat} it {once a season|every few months}, like {airing|cleaning out} a {cupboard|room}.',
          '{Watch|Mind} the {urge|itch} to fill the {gap|space} {at once|by evening}.',
        ],
      ],
    ],
  },
  {
    id: 'item-overnight',
    role: 'item',
    headings: ['Sleep on it', 'Give it a night', 'Wait until tomorrow'],
    paragraphs: [
      [
        [
          'Let {every|any} {decision|purchase} that feels urgent {wait|rest} until the {next|following} morning.',
          'Put a {whole|full} night between the {idea|wish} and the {deed|order}, even when you are {certain|sure}.',
          'Write down what you {intend|are about} to do, {go to bed|close the book}, and read it again {tomorrow|with your first cup}.',
        ],
        [
          'Most {urgency|hurry} {evaporates|is gone} by breakfast; what {remains|is left} is {worth|usually worth} {acting on|doing}.',
          '{Tired|Excited} people {judge|choose} with their {mood|appetite}, and late evenings bring out both.',
        ],
        'If it {cannot|really cannot} wait a night, {ask|find out} who {says|decided} so.',
        '{Bargains|Offers} and {brilliant|sudden} {ideas|plans} {keep|last} {longer|better} than they {claim|let on}.',
      ],
      [
        [
          '{In the meantime|Meanwhile}, {do|change} nothing{ at all|}: {waiting|patience} is part of the {method|plan}.',
          'The {morning|second} look is {cooler|calmer}, and {often|sometimes} {kinder|funnier} too.',
        ],
        '[choiceSentence]',
        [
          '{Reread|Look at} the {reasons|note} {aloud|standing up}, and {cross|strike} out what {sounds|feels} {hollow|borrowed}.',
          '{Two|A couple of} nights are {better|wiser} still for anything that {binds|commits} you.',
        ],
      ],
    ],
  },
  {
    id: 'item-question',
    role: 'item',
    headings: [
      'Ask one sharper question',
      'Replace a vague worry with a question',
      'Turn the wish into a question',
    ],
    paragraphs: [
      [
        [
          'Turn {whatever|the thing that} bothers you into a question that {somebody|a person} could answer.',
          'Exchange "how do I get this right?" for something {narrower|smaller}, with a verb and a place in it.',
          'Write the question you {really|actually} have, {not|rather than} the one that {sounds|looks} {good|clever}.',
        ],
        '[questionSentence]',
        [
          'A {vague|broad} question {brings|attracts} {general|vague} advice, and there is {plenty|no end} of that.',
          '{Narrow|Small} questions can be {settled|answered} {this week|by lunchtime}, and {then|after that} the {next|following} one {is|looks} easier.',
        ],
        '{Begin|Start} with "what", "when" or "which"; {keep|save} the "why" for {later|last}.',
      ],
      [
        [
          '{Try|Test} it: would you {recognise|know} a good answer if you {heard|saw} {it|one}?',
          'If {yes or no|"it depends"} is the only {possible|likely} reply, {sharpen|trim} the question {again|further}.',
        ],
        'Keep the {best|stubborn} ones on a {card|list}, and {carry|take} the {card|list} with you.',
        [
          '{Ask|Put} it to {two|a couple of} {people|sources} in the same {words|form}, and {compare|see} what {differs|comes back}.',
          'A question {answered|settled} {properly|well} {leaves|gives} you a {better|smaller} one.',
        ],
      ],
    ],
  },
];
