import type { Frame, LanguagePack } from '../../language-pack.ts';

const HOW_TO: readonly Frame[] = [
  {
    id: 'end-how-return',
    paragraphs: [
      [
        [
          'The {whole|plan} fits on a card: {know|decide} what you want, begin small, look, change one thing, and come back.',
          'If you keep only one thought from all this, let it be that small rounds beat big resolutions.',
          'You now have an aim, a first step and a way to notice whether it works, and that is enough to begin with [topic].',
        ],
        [
          'Everything else can be {learned|found out} on the {way|road}.',
          'The rest is {repetition|practice}, {with|and} a little {kindness|patience} towards yourself.',
        ],
        [
          '{Put|Lay} the {text|page} aside, then, and take the first {small|modest} step while you still feel like it.',
          'The best {moment|time} to {test|try} it is the next free {quarter of an hour|evening}.',
        ],
      ],
    ],
  },
  {
    id: 'end-how-doubt',
    paragraphs: [
      [
        [
          'You will do some of this {wrong|clumsily} at first, and that is part of the method.',
          'Nobody {asks|expects} you to do all of this at once.',
          'What counts in [topic], in the end, is attention, patience and the {nerve|willingness} to begin {imperfectly|badly}.',
        ],
        [
          '{Go back|Return} to the section that {made|left} you {uneasy|restless}, and {begin|start} there.',
          '{Pick|Choose} the part that {fits|suits} this week, and {leave|keep} the others for {the next|another}.',
        ],
        [
          'A {month|few weeks} from now, {compare|read} your notes and see how far you have come.',
          'What you {write|note} down {today|now} will be your best {teacher|adviser} {later on|in a month}.',
        ],
      ],
    ],
  },
  {
    id: 'end-how-own',
    paragraphs: [
      [
        [
          'Take what fits, and make the {plan|method} your own.',
          'A method becomes yours when you start to change it.',
          'By now you {have|know} the {order|sequence}; the {content|rest} is in your hands.',
        ],
        [
          'Keep the aim in {sight|view}, the steps {short|small} and the notes honest.',
          '{Ask|Look} for help {early|in good time}, {rest|pause} on purpose, and {return|come back} without {drama|reproach}.',
        ],
        [
          'That is how a wish for some day turns into something you do on {Tuesdays|weekdays}.',
          'And when somebody asks you how you {did|managed} it, you will have {an honest|a real} answer.',
        ],
      ],
    ],
  },
  {
    id: 'end-how-small',
    paragraphs: [
      [
        [
          'Start before you feel ready, and start small.',
          'It was never about doing everything right, only about doing the next thing {clearly|with care}.',
          'There is your route: aim, preparation, rounds, review.',
        ],
        [
          'Where you {stand|are} today {matters|counts} less than whether you come back tomorrow.',
          'If you {lose|drop} the thread, {pick|take} it up at the last note and {carry|go} on.',
        ],
        [
          '{Good luck|Enjoy it}, and {do not|never} let a bad day {have|speak} the last word.',
          'Let the first {attempt|round} be {short|easy}, and let it be soon.',
        ],
      ],
    ],
  },
];

const COMPARISON: readonly Frame[] = [
  {
    id: 'end-vs-yours',
    paragraphs: [
      [
        [
          'Whether it is [a] or [b] in the end, the choice is good if you can give its reasons.',
          'There was never going to be one winner between [a] and [b], only one that fits you better at the moment.',
          'You now have the questions, and with them most of the answer.',
        ],
        [
          'Let your first need {speak|decide}, check the way back, and {stop|finish} comparing once you have chosen.',
          'Decide by your {ordinary|normal} days, {keep|save} the reasons in {writing|a note}, and be at peace with the rest.',
        ],
        [
          'What you do with the choice {afterwards|from now on} will {matter|count} {at least as much|just as much}.',
          'If {life|your situation} changes, you {may|can} ask again, with the same list and new answers.',
        ],
      ],
    ],
  },
  {
    id: 'end-vs-calm',
    paragraphs: [
      [
        [
          'A decision between [a] and [b] does not have to be perfect; it has to be yours.',
          'Choosing well is mostly a matter of asking in the right order.',
          'Needs first, then candidates, then a small test, then a date: that is the whole procedure.',
        ],
        [
          'If you {followed|have gone through} it, you {know|have found} more about {yourself|your week} than about either option, and that was the {point|purpose}.',
          'Go back to the {one|single} criterion you {underlined|marked} and let it carry the {day|decision}.',
        ],
        [
          'Then {close|shut} the {tabs|notebook} and begin.',
          '{Trust|Believe} the {work|care} you put into it, and {turn|move} to other things.',
        ],
      ],
    ],
  },
  {
    id: 'end-vs-test',
    paragraphs: [
      [
        [
          'If you are still torn, return to the small trial; your hands know more than your head.',
          'Between [a] and [b], experience has the last word.',
          'Comparing has an end, and you are close to it.',
        ],
        [
          'You have {weighed|looked at} needs, costs and the road back; {nothing|little} {more|else} can be {settled|known} from {outside|a chair}.',
          'Write one {line|sentence} that says what you choose and why, and {sign|date} it.',
        ],
        [
          'Both {roads|ways} lead somewhere, and neither is a {cliff|trap}.',
          'Whatever you {take|pick}, {give|grant} it a fair {start|chance}.',
        ],
      ],
    ],
  },
  {
    id: 'end-vs-note',
    paragraphs: [
      [
        [
          'When somebody asks you next year why you chose as you did, you will have an answer.',
          'The {loudest|strongest} argument for [a] or for [b] is an ordinary week in which it simply works.',
          'So much for the weighing; now it is time to choose.',
        ],
        [
          'Keep your {notes|two columns}: they {hold|contain} your reasons and will {spare|save} you the same {debate|evening} twice.',
          'Your {list|page} of needs is the real result, because it {serves|works for} the next decision {as well|too}.',
        ],
        [
          '{Give|Set} yourself a day, {decide|choose} on it, and {sleep|rest} well.',
          'Make the call, tell those it concerns, and let the other option go {kindly|in peace}.',
        ],
      ],
    ],
  },
];

const LIST: readonly Frame[] = [
  {
    id: 'end-list-one',
    listKind: 'tips',
    paragraphs: [
      [
        [
          'That is the list; now choose one thing from it.',
          'Nobody does all of this, and nobody has to.',
          'From everything above, one idea that you try will do more for [topic] than all the others that you remember.',
        ],
        [
          'Take the {entry|point} that {stayed|stuck} in your mind and {give|grant} it a week.',
          'Start with the {smallest|easiest}, {see|watch} what happens, and come back for {another|the next}.',
        ],
        [
          'Strike out {freely|without remorse}: a {shorter|thinner} list is a {better|stronger} one.',
          'And if you find a way of your own, add it at the {bottom|end}.',
        ],
      ],
    ],
  },
  {
    id: 'end-list-thread',
    paragraphs: [
      [
        [
          'If there is a thread through all of these points, it is attention: look first, then choose.',
          'Taken together, the {points|entries} say one thing: go slowly, look closely and decide for yourself.',
          'Read back through the headings, and you will {notice|see} that most of them ask for a little time and very little money.',
        ],
        [
          'Which of them you {use|need} {depends|will depend} on your {week|circumstances}, and that may {change|shift}.',
          'Keep the ones that {helped|served} you and {pass|hand} one on to {a friend|somebody}.',
        ],
        [
          'You can {return|come back} to the list whenever you {feel|are} stuck.',
          'There is no {prize|medal} for finishing, only for {starting|trying}.',
        ],
      ],
    ],
  },
  {
    id: 'end-list-test',
    paragraphs: [
      [
        [
          'Treat every point as a small experiment and let your own notes be the judge.',
          'Whether any of this is right for you will show in a week or two, not on this page.',
          'You do not have to believe a single point here; you only have to try it.',
        ],
        [
          'Whatever holds up in your own days deserves to stay.',
          'Begin {today|tonight} with the one that {costs|asks} least.',
        ],
        [
          'In {a month|four weeks}, go through the list again and {see|notice} which points have become {habits|natural}.',
          'Be {generous|easy} with yourself; a list can wait.',
        ],
      ],
    ],
  },
  {
    id: 'end-list-choose',
    listKind: 'choice',
    paragraphs: [
      [
        [
          'So there you are, with fewer candidates and better reasons.',
          'A good choice in [topic] rarely looks spectacular; it simply keeps feeling right.',
          'What remains is the pleasant part: to pick, to try and to see.',
        ],
        [
          '{Write|Note} down why you {decided|chose} as you did, so that you can {learn|profit} from it next time.',
          'Give your {choice|first pick} an honest {chance|trial} before you {look|glance} at the {others|rest} again.',
        ],
        [
          'Enjoy it, and leave the {perfect|ideal} {answer|solution} to {others|the list-makers}.',
          'If it was not the right one, you will {know|see} better what to {look|ask} for.',
        ],
      ],
    ],
  },
  {
    id: 'end-list-pick',
    listKind: 'choice',
    paragraphs: [
      [
        [
          'You now have questions that outlast any ranking.',
          'The best one is the one that still suits you when nobody is {looking|asking}.',
          'By now the long list should have become a short one.',
        ],
        [
          'Put {two|a few} names on paper, {give|grant} each a fair look, and decide on a day you have {set|chosen} yourself.',
          '{Trust|Believe} what you {saw|tried} more than what you {read|were told}.',
        ],
        [
          'Should you {change|revise} your mind later, the same {questions|checks} will {serve|be there} again.',
          'And then {stop|give up} {comparing|searching}; enjoying it is the better use of {time|an evening}.',
        ],
      ],
    ],
  },
  {
    id: 'end-list-begin',
    listKind: 'tips',
    paragraphs: [
      [
        [
          'A tip becomes useful on the day you use it.',
          'Ten good ideas are worth less than one you have tried twice.',
          'Somewhere in this list is the one that fits your week.',
        ],
        [
          '{Give|Allow} it a {place|slot} in the calendar, and tell {somebody|a friend} about it.',
          'If you hesitate, {take|pick} the one that made you {smile|nod}.',
        ],
        [
          'Later you can {add|try} a second, and perhaps {pass|hand} the first on.',
          'The {others|rest} can wait; they are patient.',
        ],
      ],
    ],
  },
];

const EXPLAINER: readonly Frame[] = [
  {
    id: 'end-ex-questions',
    paragraphs: [
      [
        [
          'You have not finished with [topic], and you are not supposed to.',
          'If you leave with better questions than you came with, this has done its work.',
          'Understanding grows in rounds: say it, check it, look again.',
        ],
        [
          'Keep your {definition|first sentence}, your map and your open questions {together|in one place}, and let them {argue|grow}.',
          'What you have now is a {frame|way in}, and the {facts|details} will {settle|find their place} as you {meet|check} them.',
        ],
        [
          '{Explain|Tell} it to somebody this week, while it is {fresh|still warm}.',
          'The next {good|honest} source you {open|read} will find you {prepared|awake}.',
        ],
      ],
    ],
  },
  {
    id: 'end-ex-eyes',
    paragraphs: [
      [
        [
          'From here on you will probably notice [topic] in places where you did not see it before.',
          'Knowing how to look is the part that stays.',
          'The subject is large, and you have found a door.',
        ],
        [
          'Stay with the {plain|simple} questions: what is meant, how do we know, who says so, what follows?',
          '{Trust|Use} your own {observations|eyes}, {check|test} what you {read|hear}, and change your mind {in public|without shame}.',
        ],
        [
          'Then even a {short|passing} {headline|remark} {turns|can turn} into something you can {weigh|think about}.',
          '{Half|Much} of the {pleasure|joy} is in {finding|working} it out yourself.',
        ],
      ],
    ],
  },
  {
    id: 'end-ex-modest',
    paragraphs: [
      [
        [
          'Nobody understands all of [topic], and that is good news for the curious.',
          'A modest, {tested|well-founded} picture beats a grand, borrowed one.',
          'You can stop here with a clear outline or go on from here with a clear question.',
        ],
        [
          'Both are {honest|respectable}, as long as you {know|remember} where your knowledge ends.',
          'Write the question {down|on a card}, and {choose|pick} one source and one person to {put it to|ask}.',
        ],
        [
          'The {map|outline} will {get|become} better every time you {use|unfold} it.',
          'Little by little the {blank|white} areas {shrink|fill}, and new ones {appear|open} behind them.',
        ],
      ],
    ],
  },
  {
    id: 'end-ex-next',
    paragraphs: [
      [
        [
          'Reading about a subject is a beginning; looking, asking and explaining are what makes it yours.',
          'So far the {outline|introduction}; the {rest|best} of [topic] is waiting outside this page.',
          'When you can explain it at the kitchen table, you have {understood|got hold of} it.',
        ],
        [
          'Take one {step|question} this week and one the week after.',
          '{Go|Return} to the point that {puzzled|surprised} you most, for it has the most to {give|teach}.',
        ],
        [
          'And keep the {slip|note} with your first opinion: {comparing|reading} it {later|one day} is half the fun.',
          'Doubt a little, look a lot, and {tell|show} others what you find.',
        ],
      ],
    ],
  },
];

/** Conclusions, by shape. */
export const CONCLUSIONS: LanguagePack['conclusions'] = {
  'how-to': HOW_TO,
  comparison: COMPARISON,
  list: LIST,
  explainer: EXPLAINER,
};
