import type { Module } from '../../../language-pack.ts';

/** Usual mistakes. Plans: how-to and list (doing), comparison (choosing). */
export const PITFALLS: readonly Module[] = [
  {
    id: 'pitfalls-usual',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      'Mistakes {almost everyone makes|worth knowing in advance}',
      'Where it {usually|tends to} go wrong',
      'The usual traps, and {the way|how to get} out',
    ],
    paragraphs: [
      [
        [
          'With [topic], nobody gets everything right the first time, and the ways of getting it wrong are {pleasantly|reassuringly} few.',
          'The same {handful of|few} mistakes {come back|turn up} again and again, which is good news: you can {learn to spot them|recognise them early}.',
          'Most {failures|disappointments} here are {ordinary|unoriginal}, so {a short|one} look at them now will save you {trouble|grief} later.',
        ],
        '[mistakeSentence]',
        [
          'You will {commit|make} one or two of them anyway; {the point is|what matters is} to {notice|catch} them {while they are small|before they grow}.',
          '{Reading|Knowing} about them does not {protect you|make you immune}, but it does shorten the {time|gap} between {slip|mistake} and {repair|remedy}.',
        ],
      ],
      [
        [
          'If you {recognise yourself|find yourself in one of these}, {do less|make things simpler} before you do {more|anything else}.',
          'The {cure|remedy} is {nearly always|almost always} to {simplify|take something away}.',
        ],
        [
          '{Drop|Remove} the {newest|latest} {addition|complication} and go back to the last {version|arrangement} that {worked|held together}.',
          'Go back to [trial] and {see|find out} whether the {trouble|problem} {is still there|follows you}.',
        ],
        'There is no {shame|disgrace} in {returning to|repeating} the {basics|beginning}; {experienced|seasoned} people do it {constantly|all the time} and {call it|speak of} {maintenance|practice}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Watch {out|in particular} for these:',
        '{These|The following} {account for most of the trouble|cause the most grief}:',
      ],
      items: [
        [
          'Starting {too big|at full size}. The first {week|attempt} goes {brilliantly|well}, and the {second|next} never {happens|comes}.',
          'Wanting {everything|it all} at once. {Enthusiasm|Eagerness} {pays|covers} the first {bill|week} and then runs out.',
        ],
        [
          'Changing the {method|plan} {every|each} time somebody {recommends|mentions} {another|a new one}. No method {works|shows its worth} in {three|a couple of} days.',
          'Collecting {advice|instructions} instead of {trying|using} any. One {tried|tested} tip {outweighs|is worth} {a folder|a drawer} of saved ones.',
        ],
        [
          '{Skipping|Neglecting} the {dull|plain} part, because it looks as if it {hardly matters|makes no difference}. It {does|matters}.',
          'Overlooking [detail], because it {seems|looks} {too small to mention|beneath attention}.',
        ],
        [
          'Working {entirely|all} alone. {An outsider|Another person} sees in {a minute|passing} what you have {stopped seeing|got used to}.',
          '{Hiding|Keeping back} the {unfinished|early} version until it is {perfect|polished}, when {comments|advice} {can no longer help|come too late}.',
        ],
        [
          "{Comparing|Measuring} your {beginning|first weeks} with {somebody else's|another person's} {tenth year|finished work}.",
          '{Judging|Rating} the {effort|method} by one bad {day|result}, or by one {lucky|good} one.',
        ],
        [
          '{Forgetting|Not writing down} what you did, so that {a success|a good result} cannot be {repeated|had again}.',
          'Trusting {memory|your head} with [record], which it {was never good at|will not keep}.',
        ],
      ],
    },
  },
  {
    id: 'pitfalls-three-kinds',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      'Too fast, too much, too {lonely|alone}',
      'The {three|common} ways to {get stuck|lose heart}',
      'What {makes people|usually makes people} give up',
    ],
    paragraphs: [
      [
        [
          'The first {trap|mistake} is speed.',
          '{Impatience|Hurry} {does|causes} more {damage|harm} than {lack of talent|clumsiness} ever did.',
          'People {rarely|seldom} fail at [topic] because it is {too hard|beyond them}; they fail because they {hurry|want it finished}.',
        ],
        [
          '{Steps|Parts} are {skipped|left out} that {seemed|looked} {optional|like formalities}, and {the bill|the consequence} {arrives|turns up} {much later|at the worst moment}.',
          'What is {done|built} in a {rush|hurry} has to be {done|made} {again|a second time}, usually on a day when you had {other|better} plans.',
        ],
        '[mistakeSentence]',
        'If you catch yourself {thinking|saying} "I will {sort that|do that bit} later", {stop|pause} and {do it|sort it} now.',
      ],
      [
        [
          'The {second|next} trap is quantity{, which often looks like diligence|}.',
          '{More|Adding more} is the {other|second} {favourite|popular} way to {spoil|ruin} things.',
        ],
        [
          'Each {extra|added} {tool|rule} {promises|offers} a little {relief|help} and {demands|wants} a little {care|attention}, until the {care|upkeep} {eats|takes} the whole {evening|day}.',
          'A {method|routine} you can {explain|describe} in {a breath|one breath} will {outlive|outlast} the {clever|elaborate} one.',
        ],
        '{Before|Whenever} you {add|introduce} something, {take|throw} something {else|old} out, and keep the {total|whole} {constant|the same size}.',
        [
          '{Simple|Plain} {arrangements|methods} are not for {beginners|the lazy} only; {most|many} {experts|old hands} {end up|finish} with them.',
          'Ask of every {part|piece} what would {happen|change} {without|if you dropped} it.',
        ],
      ],
      [
        [
          'And {then|finally} there is {silence|isolation}: {going|carrying} on for {weeks|months} without {telling|showing} anybody.',
          'The {last|third} trap is {being|staying} alone with it.',
        ],
        [
          '{Questions|Doubts} {that stay|kept} inside {grow|swell}, while {spoken|voiced} ones {shrink|often answer themselves}.',
          '{Almost|Nearly} any {company|companion} helps, even {a person|somebody} who {knows|understands} nothing about it and {asks|wonders} {why|what for}.',
        ],
        'Find [expert] and ask {one|a single} {small|short} question{ a week|}.',
        [
          '{Show|Share} {unfinished|rough} work {on purpose|early}, and say {which|what} kind of {comment|answer} you {want|can use}.',
          'A {weekly|regular} {message|call} to {one|a} {friend|fellow beginner} is {enough|plenty}.',
        ],
      ],
    ],
  },
  {
    id: 'pitfalls-stuck',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      'When you get stuck',
      'What to do on a bad day',
      'First aid for {setbacks|a slow week}',
    ],
    paragraphs: [
      [
        [
          'You will get stuck, and it helps to {decide|know} {now|in advance} what you will do {then|about it}.',
          'There will be weeks without any {progress|luck} in [topic], and they need a plan {too|of their own}.',
          '{Setbacks|Bad days} are easier to {bear|take} when there is a {plan|procedure} for them.',
        ],
        [
          '{First|To begin with}, {find out|ask} what kind of {stuck|trouble} it is: do you not know what to do, or do you {know|know it well} and not {want to|feel like it}?',
          '{Tiredness|Fatigue} and {confusion|bewilderment} {feel|look} alike and {need|want} {opposite|quite different} remedies.',
        ],
        [
          'If you are {tired|worn out}, do the {smallest|shortest} {possible|sensible} version and {call it a day|go to bed}.',
          'If you are {confused|lost}, {stop working|put it down} and {explain|describe} the {problem|difficulty} {aloud|in writing}, as though to {a stranger|a newcomer}.',
        ],
        [
          '{Being|To be} stuck is {often|sometimes} a {sign|hint} that the {next|coming} {stage|level} has {begun|started}.',
          '{Ask|Consider} {also|as well} whether the {goal|aim} has {changed|moved} while the {plan|method} {has not|stayed the same}.',
        ],
      ],
      [
        [
          '{Then|Next} go back to the last point {at which|where} everything {was clear|made sense}.',
          '{Retreating|Going back} a step is {often|usually} the {quickest|shortest} way {forward|out}.',
        ],
        '[mistakeSentence]',
        [
          'Check the {plain|boring} causes before the {interesting|deep} ones; {something like|even} [detail] can {hold up|block} everything.',
          'Look first at whatever you {changed|touched} last.',
        ],
        '{Change|Alter} one thing, {try|test} again, and {write down|note} what {happened|you saw}, because {the same|this} {trouble|problem} will {visit|call} again.',
      ],
      [
        [
          'A {break|pause} is {allowed|fine} as long as it has an end.',
          'And if {nothing|none of that} helps, {rest|take a few days off} on purpose.',
        ],
        [
          '"Back on {Sunday|Monday}, with [trial]" is a {break|rest}; "{some time|when I feel like it}" is {an ending|the end}.',
          '{Name|Fix} the {day|date} of your return and the {small|easy} thing you will {begin|restart} with.',
        ],
        'Missing a week costs you {a week|very little}; deciding that you are {hopeless|no good at it} costs you the {rest|whole thing}.',
      ],
    ],
  },
  {
    id: 'pitfalls-choosing',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      'How comparisons {mislead|go wrong}',
      '{Errors|Mistakes} that spoil a fair comparison',
      'Before you decide: the usual traps',
    ],
    paragraphs: [
      [
        [
          'A comparison can be {thorough|careful} and still {lead you astray|point the wrong way}.',
          'Long lists of {pros and cons|advantages} {give|lend} a feeling of {fairness|order} that they have not {always|necessarily} earned.',
          'Even a {patient|careful} look at [a] and [b] can be {bent|tilted} by a few {common|very human} habits.',
        ],
        '[mistakeSentence]',
        [
          '{None|Not one} of these {traps|habits} {needs|requires} {bad will|foolishness}; {a free evening|some enthusiasm} and a {search|browser} window {suffice|will do}.',
          'It is worth {running|going} through them {once|slowly} before you {trust|believe} your own {verdict|conclusion}.',
        ],
      ],
      [
        [
          'A {simple|good} {test|antidote} is to argue the other side for {five|ten} minutes.',
          'If {two|several} of these sound {familiar|like you}, {wait|sleep on it} before {you go on|deciding}.',
        ],
        [
          'If you cannot {find|think of} one {good|decent} reason for the option you {reject|like less}, you have probably not looked {properly|long enough} yet.',
          '{Make|Build} the {strongest|best} case you can for the {loser|runner-up}, and {notice|see} whether it {still|really} loses.',
        ],
        '{Sound|Good} choices {survive|withstand} {this|that treatment}; {shaky|hasty} ones {fall apart|collapse}, and it is {better|cheaper} that they do so on paper.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Common|Typical} ones are these:',
        '{Look|Watch} for the following in {your own|your} notes:',
      ],
      items: [
        [
          'Comparing the {best|sunny} side of one with the {everyday|ordinary} side of the other.',
          '{Holding|Putting} a {promise|brochure} against {an experience|real use}.',
        ],
        [
          'Counting points {without|instead of} weighing them, so that {five|several} trifles {beat|outvote} one {need|thing you cannot do without}.',
          '{Giving|Granting} every {criterion|line} the same {weight|say}, although {one|a single one} {matters|counts} more than all the {rest|others}.',
        ],
        [
          'Deciding first and {collecting|finding} the reasons {afterwards|later}.',
          '{Searching|Looking} only for {opinions|reviews} that {agree with|confirm} what you {wanted|felt} {anyway|all along}.',
        ],
        [
          '{Overrating|Overvaluing} what is easy to {count|list}, and {forgetting|leaving out} what you will {notice|feel} {daily|every day}.',
          'Letting {one|a single} {loud|vivid} {story|anecdote} {outweigh|drown out} a {row of|dozen} quiet ones.',
        ],
        [
          'Asking which is better {in general|for everyone}, a question {that has no|without an} answer.',
          '{Choosing|Deciding} for the person you {hope|intend} to {become|be}, and not for the one who will {use|live with} it.',
        ],
        [
          '{Ignoring|Overlooking} the way back: what {happens|it takes} if you {change your mind|want to switch} in a year.',
          '{Forgetting|Leaving out} a third {answer|way}: {neither|not yet}, or {both in turn|a little of each}.',
        ],
      ],
    },
  },
  {
    id: 'pitfalls-pressure',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      'Do not let anyone hurry you',
      'Keep {pressure|fashion} out of the decision',
      '{Who|What} is pushing you, and why?',
    ],
    paragraphs: [
      [
        [
          'Some of the {pull|weight} you feel comes {from outside|from neither option}, and it helps to {name it|say so}.',
          '{Ask|Consider} who {gains|profits} if you choose [a], who {gains|profits} if you choose [b], and who is {speaking|talking} to you {at the moment|just now}.',
          'A {hurried|pressed} person {compares|chooses} {badly|poorly}, and {plenty of|many} people {like|prefer} you hurried.',
        ],
        [
          '{Fashion|Popularity} {says|tells you} what {others|many people} {picked|chose}, {under|in} {conditions|circumstances} you {do not know|have not seen}.',
          '{Loud|Devoted} {fans|supporters} {speak|argue} for their own {past|choice} as much as for {the thing itself|any merit}.',
        ],
        '[mistakeSentence]',
        [
          '{Enthusiasm|Excitement} is {contagious|catching}, and {pleasant|harmless} {enough|in itself}; {just|only} do not {sign|buy} {anything|a contract} {under|in} its {spell|glow}.',
          '{Notice|Watch} {how|in what tone} the question is {put|framed}: a {fair|neutral} one leaves both answers {open|equally easy}.',
        ],
      ],
      [
        [
          '{Deadlines|Time limits} deserve {special|a little} suspicion.',
          'Is there a {real|true} {date|deadline}, or only {the feeling of one|a hurried mood}?',
        ],
        [
          '{If waiting|When a week of waiting} {changes nothing|costs nothing}, then wait, and {see|notice} {which|what} you {miss|come back to}.',
          '{Write down|Ask} what would {really|actually} happen if you {decided|chose} a {month|few weeks} later; {often|usually} the {answer|line} {stays|is} {short|nearly empty}.',
        ],
        'Use the {calm|time} you gain {well|sensibly}: {try|test} something, {talk|speak} to [expert], {sleep on it|think it over}.',
        [
          '{Offers|Bargains} that {end|expire} tonight {return|come back} {surprisingly|remarkably} often.',
          "A {good|solid} option {survives|is still there after} a night's {sleep|rest}.",
        ],
      ],
      [
        [
          '{Sunk|Past} {effort|cost} is the {quietest|most polite} pressure of all.',
          '{Then|Finally} there is what you have {already|so far} {spent|put in}.',
        ],
        [
          '{Hours|Money} you cannot get back should not {buy|earn} either side an {advantage|extra vote}.',
          'Imagine that you {arrived|started} {today|this morning}, with {nothing|no history} on {either|any} side: what would you {pick|take}?',
        ],
        [
          '{Habit|Familiarity} {may|can} still be {an argument|a reason}, {provided|as long as} you {call|name} it {by its name|what it is}.',
          '{Staying|Keeping to what you know} is a {choice|decision} too, and {deserves|needs} {reasons|grounds} like {any other|the rest}.',
        ],
        [
          '{Regret|Pride} is a {poor|bad} {adviser|reason}, {though|but} a {useful|good} {reminder|teacher} for next time.',
          'What was {right|sensible} {then|at the time} can be {left|given up} {now|today} without {shame|regret}.',
        ],
      ],
    ],
  },
];
