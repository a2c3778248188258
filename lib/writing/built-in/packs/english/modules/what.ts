import type { Module } from '../../../language-pack.ts';

/** Saying what the subject is. Plan: explainer. */
export const WHAT: readonly Module[] = [
  {
    id: 'what-definition',
    role: 'what',
    headings: [
      'What are we {talking|really talking} about?',
      'First, say what you mean',
      '{A|Your own} working definition',
    ],
    paragraphs: [
      [
        [
          'Write your own definition before you look one up, because {the difference|the gap} between the two will teach you {more|a good deal}.',
          'Ask {three|a few} people what [topic] means to them and you will {get|hear} as many answers as people.',
          'A {subject|word} that everyone {uses|knows} is {seldom|rarely} one that everyone {uses|understands} in the same way.',
        ],
        [
          'Keep it to {one|a single} sentence, {with no word in it|without a word} that you would have to {explain|look up} in turn.',
          'A {working|first} definition {may|is allowed to} be {wrong|crude}; it {only has to|must merely} be {clear|plain} enough to {improve|correct}.',
        ],
        [
          'Then test it on {something|a case} at the {edge|border}: does it still {belong|count}, and why?',
          '{Try|Hold} it against {one|an} example that {obviously|clearly} fits, one that {obviously|clearly} does not, and one that {makes you hesitate|could go either way}.',
        ],
        '[questionSentence]',
      ],
      [
        [
          '{Next|Then}, {separate|pull apart} the {thing itself|subject} from its {neighbours|relatives}.',
          'It {also helps|helps as well} to say what you are {leaving|setting} aside.',
        ],
        [
          'Every {field|subject} {borrows|lends} words, and {half of|many of} the {quarrels|misunderstandings} begin with {a borrowed|one such} word.',
          '{Make|Draw} {two|a pair of} columns, "{part of it|inside}" and "{merely nearby|outside}", and {fill|sort} them {quickly|without much thought}.',
        ],
        'Look {closely|twice} at {details|small things} such as [detail]: they {often|tend to} {show|reveal} where the {border|line} {runs|is drawn}.',
        [
          'What you {leave out|set aside} is not {worthless|wrong}; it {merely|simply} belongs to another {day|question}.',
          '{Neighbouring|Related} {subjects|questions} get a {page|slip} of their own, {for|to be read} later.',
        ],
      ],
      [
        [
          '{Finally|At the end}, {notice|look at} who {coined|chose} the words you {use|are using}.',
          '{Names|Labels} are {not|never quite} {innocent|neutral}.',
        ],
        [
          '{Insiders|People inside a field} and {outsiders|those who look in} {call|name} the same thing {differently|by different names}, for {reasons|motives} worth {asking about|knowing}.',
          'A {change|shift} of {name|label} {often|usually} {marks|signals} a change of {mind|interest}, so {collect|note} the older {terms|words} when you {meet|find} them.',
        ],
        '{Keep|Pin} your {sentence|definition} where you can see it, and {revise|rewrite} it whenever {something you read|a new example} {contradicts it|refuses to fit}.',
      ],
    ],
  },
  {
    id: 'what-map',
    role: 'what',
    headings: [
      'Draw {a map|yourself a map} first',
      'The {lie|shape} of the land',
      'The whole before the parts',
    ],
    paragraphs: [
      [
        [
          'Before you {walk into|enter} a subject, {sketch|draw} the whole of it on one {sheet|page}.',
          '{Every|A} subject as {wide|broad} as this {needs|asks for} a map before it {needs|asks for} details.',
          'You will {find your way|get around} in [topic] {sooner|more easily} if you first {draw|make} a {rough|quick} map of it.',
        ],
        [
          'Put the {main|central} {word|name} in the middle and let {whatever|everything that} {occurs|comes} to you {settle|land} around it.',
          'The map {can|may} be {ugly|untidy} and {full of gaps|half empty}: {a blank area|white space} {tells|shows} you where to go.',
        ],
        [
          '{Mark|Circle} in {one|a} colour what you could {explain|defend}, and in {another|a second} what you have {merely|only} {heard|picked up}.',
          'Draw lines only where you can {say|name} what the connection is.',
        ],
      ],
      [
        [
          "Now {compare|check} your {sketch|map} with somebody {else's|else's, for instance the contents page of a book}.",
          'Then {fetch|borrow} a {second|better} map.',
        ],
        [
          '{Tables|Lists} of contents, course outlines and {museum rooms|good introductions} are maps made by people who had to {decide|choose} what {comes|belongs} {first|where}.',
          'You {will find|can find} such outlines in [sources].',
        ],
        'Where two maps {disagree|differ}, the {subject|ground} is {disputed|still moving}, and that is {often|usually} the {liveliest|most rewarding} {corner|place} in it.',
        '[exampleSentence]',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Regions that {almost any|a} map {should|ought to} have:',
        '{Leave|Make} room for {these|the following} areas:',
      ],
      items: [
        [
          '{Beginnings|Origins}: where did this come from, and what {was there|did people do} before it?',
          'The {story|past}: {which|what} {turns|changes} brought it to its {present|current} form?',
        ],
        [
          'The {parts|pieces}: what is it made of, and which {part|piece} could you least do without?',
          'The {mechanism|works}: what {drives|moves} it, and what {slows|stops} it?',
        ],
        [
          'The people: who {does|makes} it, who {pays|decides}, who {lives|has to live} with the result?',
          'The {voices|opinions}: who {praises|loves} it, who {warns|complains}, and who is never {asked|heard}?',
        ],
        [
          'The {uses|purposes}: what is it {good|there} for, and what is it {wrongly|mistakenly} used for?',
          'The {everyday|daily} side: where do you {touch|meet} it yourself, {knowingly or not|in an ordinary week}?',
        ],
        [
          'The {borders|edges}: what {looks|seems} similar and is {something else|different}?',
          'The {open|unsettled} questions: what do even {specialists|careful people} disagree about?',
        ],
      ],
    },
  },
  {
    id: 'what-encounter',
    role: 'what',
    headings: [
      'Where you have met it already',
      'Start from what you know',
      'You know more than you think',
    ],
    paragraphs: [
      [
        [
          'You do not start from nothing, {even if it feels|though it may feel} that way.',
          '{Nobody|No one} comes to [topic] {empty-handed|as a complete stranger}.',
          '{Somewhere|At some point} in {your own|an ordinary} life you have {brushed against|met} this {subject|theme} already, {perhaps|possibly} without {naming|noticing} it.',
        ],
        [
          'Think {back|for a moment}: a {conversation|remark}, a {place|picture}, {a chore|some annoyance}, a half-forgotten lesson, something {a grandparent|an older relative} {said|told you}.',
          '{List|Write down} every {meeting|encounter} you can {recall|remember}, {however|no matter how} {slight|silly}.',
        ],
        [
          'Each of these is a {hook|peg} on which {new|later} knowledge can hang, and what you learn without {hooks|one} {slides|falls} off.',
          '{Memories|Encounters} like these {give|hand} you {examples|cases} that no {book|guide} {contains|has}.',
        ],
        '[questionSentence]',
      ],
      [
        [
          'Be {suspicious|careful} of them {too|as well}, though.',
          '{First|Early} impressions are {sticky|stubborn}, {and|which means} they {colour|tint} what you {read|hear} {afterwards|later}.',
        ],
        [
          '{Write|Note} beside each {one|memory} what you {concluded|took} from it, and whether you would still {conclude|think} the same.',
          'A {bad|dull} {teacher|first meeting} or a {splendid|lucky} {day|afternoon} {says|tells you} {little|nothing much} about the {subject|thing} {itself|as a whole}.',
        ],
        'You {may|might} {discover|find} that a {firm|long-held} {opinion|view} {rests|stands} on {one afternoon|a single remark}.',
        'Check {one|at least one} of them {against another memory|with a person who was there}.',
      ],
      [
        [
          'With {that|your list} in hand, {turn|go} to the {new|unfamiliar} material.',
          '{Only then|After that} {open|turn to} [sources].',
        ],
        [
          'Read {looking|hunting} for {answers|agreement and contradiction}, {not|rather than} {merely|just} for more {material|content}.',
          'Ask, {page by page|paragraph by paragraph}: does this {fit|match} what I {saw|met}, {widen|enlarge} it, or {contradict|correct} it?',
        ],
        '{New|Strange} {terms|ideas} settle {down|better} once they have {met|found} {an old|a familiar} {acquaintance|scene}.',
        [
          '{Add|Write} the new {example|piece} {under|beside} the old one and {let|watch} them {talk|compare notes}.',
          '{Soon|Before long} the {list|page} {looks|is} {different|changed}, and the {question|subject} with it.',
        ],
      ],
    ],
  },
];
