import type { Frame } from '../../../language-pack.ts';

/** Openings of lists, of tips and of choices alike. */
export const LIST_INTROS: readonly Frame[] = [
  {
    id: 'intro-list-short',
    listKind: 'tips',
    paragraphs: [
      [
        [
          'A list is only useful if you do something with it, so these ideas on [topic] are chosen to be tried.',
          'You will not need every {idea|point} on this list; two that fit will {do|be enough}.',
          'Here are {some|a number of} {down-to-earth|sensible} ideas about [topic], {arranged|written} so that you can {start|begin} anywhere.',
        ],
        [
          'Each one {stands|works} on its own, takes little preparation and can be {undone|dropped} without regret.',
          '{Read|Run} down the headings first and {stop|pause} where something {tugs|tempts} you.',
        ],
        [
          'None of them {claims|pretends} to be the only way, and some will suit you better than {others|the rest}.',
          'They are about how you go about it, for that part is in your own hands.',
        ],
      ],
      [
        [
          'Choose one for this week and leave the others {for later|alone}.',
          'Take a {pencil|pen} and tick what you already do; you may be {further|further along} than you think.',
        ],
        '{Small|Modest} {changes|attempts} are {easily|quickly} {made|undone}, and {two|a few} of them {together|in a row} can {change|colour} a {whole|long} {week|month}.',
        [
          'If one {disappoints|fails}, {cross|strike} it out {cheerfully|without guilt} and go {on|back} to the list.',
          'Keep what {works|helps} and {forget|drop} the rest.',
        ],
      ],
    ],
  },
  {
    id: 'intro-list-noise',
    paragraphs: [
      [
        [
          'Lists promise a lot, so here is a modest one.',
          'The internet has no lack of lists about [topic]; this one tries to be {short on promises|useful on a Tuesday}.',
          'You have probably read advice on [topic] before, {nodded|agreed}, and changed nothing.',
        ],
        [
          'Every {point|entry} is something you can do or check yourself, {without|with no need of} special knowledge.',
          'The {following|coming} points are small, {concrete|practical} and {forgiving|easy to abandon}, which is why they have a chance.',
        ],
        [
          'Take them as {suggestions|experiments}, {not|rather than} as {commandments|duties}.',
          'They {name|mention} no {miracle|secret}, because {there probably is none|none is needed}.',
        ],
      ],
      [
        [
          'The order is loose: start with {whatever|the one that} makes you {curious|think "I could do that"}.',
          'Begin {at|with} the {entry|heading} you would rather skip; it {may|might} be the one you need.',
        ],
        '{A question to read with|Keep one question in mind}: [questionSentence]',
        [
          'And {write|put} the name of {one|a single} point on a {note|card} before you {close|leave} this page.',
          'One {finished|tried} idea is worth a whole {list|page} of {saved|admired} ones.',
        ],
      ],
    ],
  },
  {
    id: 'intro-list-toolbox',
    listKind: 'tips',
    paragraphs: [
      [
        [
          'Think of this as a toolbox: you open it, take what you need and close it again.',
          'In a matter as {personal|varied} as [topic], no single recipe fits everyone.',
          'Sometimes a small change of method does more for [topic] than a large effort.',
        ],
        [
          'Below you {will find|have} approaches that {ask|need} little and can be {combined|mixed} {freely|as you like}.',
          'The {entries|points} below {differ|vary} in {size|effort}, so there is something for a {free|slow} weekend and something for {the next|a spare} ten minutes.',
        ],
        [
          'They come with {reasons|examples}, so that you can {judge|decide} for yourself whether they {apply|fit}.',
          'Where your own experience says otherwise, {follow|trust} it.',
        ],
      ],
      [
        [
          '{Perhaps|Maybe} you will want to read them with somebody {else|who is in the same boat}.',
          'Mark three at most, and {rank|order} them by how {soon|easily} you could start.',
        ],
        '{If you are in a hurry|To start right away}: [firstStepSentence]',
        [
          'The rest will still be here {when|if} you {need|want} it.',
          '{Come|Look} back in a month; other points will {speak|appeal} to you then.',
        ],
      ],
    ],
  },
  {
    id: 'intro-list-choose',
    listKind: 'choice',
    paragraphs: [
      [
        [
          'What works for one person {bores|exhausts} another, and that is especially true of [topic].',
          'Nobody can tell you from a distance what will be right for you in [topic], but anyone can help you look.',
          'Start with yourself, not with the {crowd|fashion}: that is the thread running through everything below.',
        ],
        [
          'The {points|ideas} in this list help you {look|search}, {test|compare} and decide with a {clear|cool} head.',
          'You will find ways of {asking|looking}, {checking|trying} and choosing that {hold|work} for almost {anything|any case}.',
        ],
        [
          'They are quick to read and {take|need} a little longer to {do|carry out}, as is {usual|proper} with {useful|good} things.',
          'Some {take|cost} a minute and some an evening, and {every one|each} leaves you {a bit|a little} wiser.',
        ],
      ],
      [
        [
          'Go through them {in any order|from top to bottom or the other way round}.',
          'You might {keep|take} notes as you go, since your {answers|reactions} are the {real|actual} content.',
        ],
        '[mistakeSentence]',
        [
          '{Current|Hard} facts such as prices, dates and names belong to {fresh|local} sources, so look those up when you need them.',
          'For names and numbers, {ask|go to} people on the spot; for a {method|way of looking}, read on.',
        ],
      ],
    ],
  },
  {
    id: 'intro-list-shop',
    listKind: 'choice',
    paragraphs: [
      [
        [
          "Somebody else's favourite is a poor guide to [topic], and yet most lists offer nothing better.",
          'Ask for the best and you get a {name|ranking}; ask the right questions and you get one that suits you.',
          'Lists of winners {age|go stale} quickly, while good questions about [topic] {stay|keep} fresh.',
        ],
        [
          'So instead of a {podium|top list}, here are {checks|steps} that {lead|bring} you to a choice of your own.',
          'What follows names no champion; it {helps|teaches} you to {find|recognise} yours.',
        ],
        [
          '{Each|Every} one takes a few minutes and {removes|rules out} a candidate or two, or {confirms|strengthens} one.',
          'Take them in order, or {start|begin} with the one you have {never|not yet} {tried|asked}.',
        ],
      ],
      [
        [
          '{Keep|Have} a sheet of paper at hand for the names you come across.',
          'You may already have a favourite; {write|note} it down and {see|watch} whether it {survives|holds up}.',
        ],
        'A first hint for the {search|choice}: [choiceSentence]',
        [
          '{Prices|Names}, {opening times|versions} and {conditions|rules} change, so {check|look up} those at the source.',
          'In the end you should be able to {say|explain} why you chose it, in {one|a single} sentence.',
        ],
      ],
    ],
  },
  {
    id: 'intro-list-many',
    listKind: 'choice',
    paragraphs: [
      [
        [
          'With [topic] there is rarely too little to choose from.',
          'The trouble with plenty is that it all looks good from a distance.',
          'Choosing becomes easier the moment you know what you can {ignore|leave out}.',
        ],
        [
          'The {points|questions} below are a {sieve|filter}: they help you set most candidates aside with a {good|quiet} conscience.',
          'Here is a way to {narrow|thin} the field {calmly|step by step} until {two or three|only a few} remain.',
        ],
        [
          'None of them asks for {expert|special} knowledge, only for an {honest|attentive} look at what you need.',
          'They {work|hold} for a {small|quick} choice as well as for a {large|careful} one.',
        ],
      ],
      [
        [
          'Go through them with a {pencil|pen}, and cross out {freely|generously}.',
          'Do the {search|choosing} in {two|several} short sittings rather than in one long night.',
        ],
        'A question to {start|begin} with: [questionSentence]',
        [
          'If two candidates are left at the end, {flip|toss} a coin and {watch|notice} what you hope for.',
          'And leave a {little|bit of} room for {luck|surprise}: it has good taste now and then.',
        ],
      ],
    ],
  },
  {
    id: 'intro-list-week',
    listKind: 'tips',
    paragraphs: [
      [
        [
          'Most good advice fails for one reason: it arrives all at once.',
          'If you could change one small thing about [topic] this week, which would it be?',
          'You do not need a new life for this, only a {few|handful of} small {changes|adjustments} that {stay|stick}.',
        ],
        [
          'The {ideas|points} that follow are {meant|made} for {ordinary|crowded} weeks and {modest|tired} evenings.',
          'So here are some {modest|manageable} ones, each of which fits into a {day|week} as it is.',
        ],
        [
          '{Pick|Take} one, {try|keep} it for a week, and {judge|decide} by what you {see|notice}, not by how it {sounds|reads}.',
          'They do not {depend|build} on one another, so you can {leave|stop} wherever you like.',
        ],
      ],
      [
        [
          '{Write|Note} down beside each whether you have tried it {before|already}, and what {became|came} of it.',
          'Some will be {old|good} friends, {others|a few} may {surprise|irritate} you; either is worth a {note|line}.',
        ],
        'To {read|look} with a purpose, take this question along: [questionSentence]',
        [
          'And be {gentle|patient} with yourself: a {tip|suggestion} is an offer, not an exam.',
          'What {suits|helps} a friend need not {suit|help} you, and the other way round.',
        ],
      ],
    ],
  },
];
