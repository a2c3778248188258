import type { Module } from '../../../language-pack.ts';

/** Entries that serve "10 ways to …" and "best …" alike. */
export const ITEMS_CLARITY: readonly Module[] = [
  {
    id: 'item-meaning',
    role: 'item',
    headings: [
      'Say what "better" means to you',
      'Define your own kind of good',
      'Decide what you are after',
    ],
    paragraphs: [
      [
        [
          'Finish the sentence "I will be {happy|content} with this when" and {keep|hold on to} the answer.',
          'Put into {one line|a few words} what you hope will be different at the {end|finish}.',
          'Give "good" a {private|personal} definition before anyone else supplies {one|theirs}.',
        ],
        [
          "{Other people's|Borrowed} standards are {easy|quick} to {adopt|pick up} and {hard|tiring} to {satisfy|live by}.",
          'What {delights|suits} {a neighbour|your best friend} may leave you {cold|exhausted}, and neither of you is wrong.',
        ],
        'A {workable|sound} answer sounds {ordinary|modest}: [result].',
        [
          '{Name|Choose} something you can {see|hear} or {count|touch}, and {avoid|leave} the {grand|big} words.',
          '{Three|A few} {plain|simple} sentences {do more than|beat} a {long|detailed} {wish list|vision}.',
        ],
      ],
      [
        [
          '{Read|Look at} it again whenever a {shiny|new} idea {turns up|comes along}.',
          '{Keep|Stick} the line where you {decide|choose} things, {not|rather than} where you {file|store} them.',
        ],
        [
          '{If|When} the idea does not {serve|help with} that sentence, it can {wait|go}.',
          'Turning things down becomes {easier|kinder} once you know what you are saying yes to.',
        ],
        [
          '{Share|Discuss} it with whoever {is|will be} {affected|concerned}, and {expect|allow for} a {correction|surprise} or two.',
          '{Revise|Adjust} it {after|in} a month, {not|never} {after|in the middle of} a bad {day|evening}.',
        ],
      ],
    ],
  },
  {
    id: 'item-ask',
    role: 'item',
    headings: [
      'Ask someone one step ahead',
      'Borrow {experience|a little experience}',
      'Talk to a person, not only a screen',
    ],
    paragraphs: [
      [
        [
          'Find somebody who is one step ahead of you, not ten, and ask what that {last|small} step was like.',
          'Spend twenty minutes {talking|listening} to [expert] before you read another {page|list}.',
          'A short talk with somebody {practical|experienced} will {correct|sharpen} half of what you {assume|have read}.',
        ],
        [
          '{Masters|The very best} have {usually|often} forgotten what {puzzled|troubled} them at the {start|beginning}.',
          '{Recent|Fresh} beginners remember {exactly|precisely} where the {floor|ground} was {slippery|soft}.',
        ],
        '[questionSentence]',
        [
          '{People|Most people} {like|love} to be asked about {things|work} they {do|did} with care.',
          '{Meeting|Seeing} them {where|while} they {work|practise} tells you things that a {message|telephone call} cannot.',
        ],
      ],
      [
        [
          '{Come|Arrive} with one {specific|small} question and {a pen|your own first answer}.',
          'Ask about {their|the} last {mistake|attempt}, {since|because} {stories|accounts} {hold|carry} more than {rules|slogans}.',
        ],
        [
          '{Thank|Repay} them by letting them {know|hear} what you {tried|did} with the {answer|advice}.',
          'If the {answer|reply} {contradicts|upsets} your plan, {write|note} it down {word for word|in full}.',
        ],
        [
          '{Listen|Wait} for the {pause|sigh} before the {answer|polite part}.',
          '{Ask|Find out} too what they would {leave out|drop} if they had {half the|less} time.',
        ],
      ],
    ],
  },
  {
    id: 'item-source',
    role: 'item',
    headings: ['Check who is {talking|speaking}', 'Look behind the advice', 'Ask how they know'],
    paragraphs: [
      [
        [
          'Before you follow a tip, {find out|check} who gives it and what they {gain|have to gain}.',
          'Trust {people|those} who {show|tell} you how they {found out|know}, and {be polite to|enjoy} the {rest|others}.',
          'Treat {a|any} recommendation without a reason as {a rumour|entertainment}, {however|no matter how} {pretty|sure of itself} it is.',
        ],
        '[sourceSentence]',
        [
          '{Notice|See} whether the {writer|speaker} mentions a {drawback|doubt}; {praise|enthusiasm} without one is {usually|probably} {selling|repeating} something.',
          'A {date|name} at the top and a {limit|doubt} at the {end|bottom} are {good|encouraging} signs.',
        ],
        [
          '{Popular|Repeated} does not mean {checked|tested}.',
          '{Modest|Careful} {people|authors} say for whom their {advice|method} is {not meant|wrong}.',
        ],
      ],
      [
        [
          '{Then|Next} look for one {independent|unrelated} {voice|source} that says {the same|it too}.',
          '{Compare|Check} it with [sources].',
        ],
        'If all roads lead {back|home} to one {page|author}, you have {one|a single} opinion in {many|several} coats.',
        [
          '{Whatever|What} {remains|is left} after {that|this} {deserves|has earned} a {careful|small} try.',
          'And {note|write down} where you {found|read} it, {in case|for the day} somebody {asks|doubts} you.',
        ],
      ],
    ],
  },
  {
    id: 'item-record',
    role: 'item',
    headings: [
      'Keep a two-line record',
      'Write it down the same day',
      'Let paper do the remembering',
    ],
    paragraphs: [
      [
        [
          'Write two lines {a day|each evening} about it, one for what you did and one for what you {noticed|felt}.',
          '{Note|Put down} [record] while you can still {see|feel} it.',
          'Keep a {small|cheap} notebook for this {alone|and nothing else}, and {leave|keep} it open on the table.',
        ],
        [
          '{Impressions|Feelings} {fade|blur} within days, and the {loudest|last} one {wins|pretends to be all of them}.',
          '{Memory|The mind} {rounds|smooths} everything towards the {story|opinion} we {already|would like to} believe.',
        ],
        'Two lines are {few|short} enough to {survive|fit into} a {bad|crowded} evening.',
        [
          '{A date|The day}, a {few|handful of} words, a {mark|number} {from one to five|for the mood}: {done|that will do}.',
          '{Missing|Forgotten} days stay {blank|empty}; nobody {checks|is counting}.',
        ],
      ],
      [
        [
          '{In|After} {a week or two|a fortnight}, read them {in one go|from the beginning}.',
          '{Patterns|Repetitions} {show|appear} {by themselves|without effort} once there are {enough|a dozen} lines.',
        ],
        '[measureSentence]',
        [
          '{Underline|Circle} what {surprises|contradicts} you, for {that is where|there} the {next|real} {question|idea} waits.',
          '{Compare|Set} the {first|oldest} page {with|beside} the {last|latest}, and be {fair|honest}.',
        ],
      ],
    ],
  },
  {
    id: 'item-limit',
    role: 'item',
    theme: 'limits',
    headings: [
      'Set a limit before you {begin|start}',
      'Decide what it may cost',
      'Draw the line first',
    ],
    paragraphs: [
      [
        [
          'Settle how much time and money this {may|is allowed to} take, {before you are excited|while you are still calm}.',
          '{Choose|Name} a ceiling for {effort|hours} and {expense|money}, and tell {someone|a friend} what it is.',
          'Put a fence {round|around} the project {early|first}: so many evenings, so much money, no more.',
        ],
        [
          'A limit {sounds|looks} like a {restriction|brake} and works like {a relief|a tailwind}.',
          '{Limits|Fences} oblige you to {ask|choose} what {matters|comes} first, which is the {whole|real} {art|task}.',
        ],
        'Without one, the {search|tinkering} {itself|alone} {can|will} {eat|fill} every {free|spare} hour.',
        [
          '{Generous|Wide} {limits|borders} are {fine|allowed}; {missing|vague} ones {are not|cause trouble}.',
          '{Write|Put} the {figure|number} down, {because|since} {limits|ceilings} kept in the head {rise|stretch}.',
        ],
      ],
      [
        [
          'When you {reach|hit} it, stop and {look|think} {before|rather than} {stretching|moving} it.',
          'If you {want|need} to go {beyond|past} it, sleep on it {first|before you do}.',
        ],
        '[exampleSentence]',
        [
          '{Staying|Keeping} {inside|within} it is an {achievement|art} {worth|that deserves} a {line|mention} in your notes.',
          '{Reaching|Meeting} the limit {tells|teaches} you something {too|as well}: {perhaps|maybe} the {wish|plan} was {bigger|larger} than you {thought|said}.',
        ],
      ],
    ],
  },
  {
    id: 'item-dissent',
    role: 'item',
    headings: [
      'Look for the voice that disagrees',
      'Hear the other side',
      'Find the best objection',
    ],
    paragraphs: [
      [
        [
          'Search for one {thoughtful|intelligent} person who thinks the {popular|usual} advice is wrong.',
          'Read at least one {opinion|review} that {spoils|dampens} your {mood|enthusiasm}.',
          '{Collect|Gather} an objection for every {reason|compliment}, if only to {see|test} which one is {stronger|left standing}.',
        ],
        [
          '{Agreement|Applause} {feels|is} pleasant and {teaches|adds} {little|nothing}.',
          'You learn {where|at what point} a thing {stops|ceases} working only from {people|those} it did not work for.',
        ],
        '[mistakeSentence]',
        [
          '{Doubters|Critics} {look|check} where {admirers|fans} {look away|never do}.',
          '{One|A single} {calm|sober} {objection|doubt} is {worth|as useful as} {a page|ten lines} of {praise|agreement}.',
        ],
      ],
      [
        [
          'Ask what {would have to|must} be true for the {critic|other side} to be right, and {check|see} whether it is true of you.',
          "Then {decide|ask} whether the objection {concerns|touches} your {case|life} or {only|merely} {theirs|somebody else's}.",
        ],
        'If your {choice|plan} {survives|comes through}, it is {sturdier|stronger} now; if not, you found out {cheaply|in time}.',
        [
          '{Thank|Remember} the {critic|objector}, even when you {decide|go} {otherwise|the other way}.',
          '{Answer|Meet} the {objection|doubt} in writing, in {one|a single} {calm|short} sentence.',
        ],
      ],
    ],
  },
];
