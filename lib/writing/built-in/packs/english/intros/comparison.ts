import type { Frame } from '../../../language-pack.ts';

/** Openings of comparisons. */
export const COMPARISON_INTROS: readonly Frame[] = [
  {
    id: 'intro-vs-people',
    paragraphs: [
      [
        [
          'Ask around whether to choose [a] or [b], and you will {mostly|chiefly} learn what other people chose.',
          'Take [a] or take [b]: the question {sounds|looks} simple until you try to answer it for one particular person.',
          'Few choices collect as many {firm|loud} opinions as the one between [a] and [b].',
        ],
        [
          'A better start is to ask what you need, and to let both candidates answer the same {questions|list}.',
          'This {article|comparison} will not {name|crown} a winner, because the winner depends on {facts|things} only you know.',
        ],
        [
          'You will find {criteria|yardsticks}, questions for either side and a rule for {deciding|making up your mind}.',
          'What it offers is a {fair|clear} procedure, from the {first|opening} question to the {final|closing} decision.',
        ],
      ],
      [
        [
          '{Set|Put} your favourite aside for {a quarter of an hour|the length of a coffee}, if you {can|have one}.',
          'Take a sheet of paper and {draw|rule} a line down the middle before you {go|read} on.',
        ],
        '{A question to warm up|To begin with}: [questionSentence]',
        [
          'By the end you should be able to {say|explain} in {a|one} sentence why you choose as you do.',
          'The {aim|goal} is a {choice|decision} you can {explain|defend} to {somebody|a friend} who would have {chosen|gone} the other way.',
        ],
      ],
    ],
  },
  {
    id: 'intro-vs-fork',
    paragraphs: [
      [
        [
          'You are standing at a fork, with [a] on one side and [b] on the other.',
          'Both [a] and [b] have contented followers, which tells you that both can be right.',
          'When two {answers|options} like [a] and [b] both have {good|sensible} friends, the {difference|key} lies in the {circumstances|person asking}.',
        ],
        [
          'The {task|trick} is to find out which {circumstances|conditions} are yours.',
          'So the {real|useful} question is not which is better, but for whom, and at what price.',
        ],
        [
          'What follows {takes|leads} you through it in {order|small steps}: needs first, {candidates|options} second, {verdict|decision} last.',
          'We will look at needs, at costs, at {trials|tests} and at the {traps|habits} that {spoil|bend} comparisons.',
        ],
      ],
      [
        [
          'Nothing here {asks|requires} you to be an expert on either.',
          'You will not find {scores|points} or {rankings|stars} here, and you will not miss them.',
        ],
        '{One piece of advice in advance|A first hint}: [choiceSentence]',
        [
          'For {hard facts|current details}, {go|turn} to {makers, users and independent tests|people who use them every day}; for the {thinking|weighing}, {stay|read on} here.',
          'Facts {change|age}, so {collect|check} them fresh; the {way|method} of {weighing|comparing} them {lasts|keeps}.',
        ],
      ],
    ],
  },
  {
    id: 'intro-vs-tired',
    paragraphs: [
      [
        [
          'If you have compared [a] with [b] for weeks and are no wiser, the {trouble|fault} is probably in the question.',
          'Perhaps you have {read|seen} a dozen comparisons of [a] and [b] already, and each has made the choice a little harder.',
          'The more you read about [a] and [b], the more the two {seem|appear} to {blur|merge}.',
        ],
        [
          'Here is a way to {start|begin} again with a {clean|fresh} sheet{ and a shorter list|}.',
          'Let us {turn it round|go about it differently} and {begin|start} with {your week|you}, not with {their|the} features.',
        ],
        [
          'You will need {half an hour|a little time}, {some|a bit of} honesty and, {at the end|finally}, the {courage|willingness} to stop {looking|searching}.',
          'It {works|helps} whether the {decision|matter} is {large|serious} or small; only the time you give it {changes|differs}.',
        ],
      ],
      [
        [
          'Keep two {columns|pages} beside you as you read, one for each.',
          '{Write|Note} your first hunch {down|on a slip of paper} now, and look at it again when you have {finished|read everything}.',
        ],
        '[mistakeSentence]',
        [
          'A good comparison takes the {noise|heat} out of a choice and {leaves|hands} you the {part|bit} that is {yours|worth thinking about}.',
          'You may {end|come out} where you {began|started}, {but|only} with reasons.',
        ],
      ],
    ],
  },
  {
    id: 'intro-vs-stakes',
    paragraphs: [
      [
        [
          'Before you settle on [a] or [b], it is worth an hour to find out what the choice is {really|actually} about.',
          'Somewhere there is a table that compares [a] and [b] line by line; this is not that table.',
          'Is it to be [a], or is it to be [b]? The answer is closer to home than any {review|expert}.',
        ],
        [
          'Tables {tell|show} you what things are; a decision needs to know what they would be {for you|in your hands}.',
          'Products, {places and paths|plans and habits} all look {different|smaller} once they are {seen|held} next to a real {week|day}.',
        ],
        [
          'So you will {meet|find} more questions than claims in the {next|following} paragraphs, and they are {sorted|arranged} so that each {narrows|sharpens} the choice.',
          'Here you get a {set|handful} of {checks|tests}, each {cheaper|simpler} than {a wrong decision|regret}.',
        ],
      ],
      [
        [
          'Work through them alone or with the people who will {share|live with} the {result|outcome}.',
          '{Skip|Leave out} what is {obvious|settled} in your case and {spend|use} the time where you {hesitate|doubt}.',
        ],
        '{Start with this one|One to begin with}: [questionSentence]',
        [
          '{Whatever|Whichever way} you decide, you will {know|be able to say} why.',
          'If it is close in the end, you will at least know {where|on which point}.',
        ],
      ],
    ],
  },
];
