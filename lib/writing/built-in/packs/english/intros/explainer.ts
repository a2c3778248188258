import type { Frame } from '../../../language-pack.ts';

/** Openings of explainers. */
export const EXPLAINER_INTROS: readonly Frame[] = [
  {
    id: 'intro-ex-door',
    paragraphs: [
      [
        [
          'Some subjects are like a house with many doors; for [topic], try a side door first.',
          'Whoever wants to understand [topic] has a good many doors to choose from.',
          'You can spend years on [topic], or one good afternoon, and both can be time well spent.',
        ],
        [
          'This {introduction|article} shows you {how to get in|a way in}: what to ask, where to look and how to tell {solid|firm} ground from {hearsay|fog}.',
          'What {follows|you will read} is a {guide|companion} for {curious|attentive} people, and it {begins|starts} with questions, because {those|questions} keep.',
        ],
        [
          'It does not {pretend|try} to hand you the {facts|answers} themselves; those you will {find|gather}, and {check|weigh}, on the way.',
          'You {bring|need} no {previous|special} knowledge, only {some|a little} patience and {something to write with|a pencil}.',
        ],
      ],
      [
        [
          'Take it slowly: understanding {comes|arrives} in {layers|steps}, and {every|each} one is useful.',
          'Read with a {question|purpose} of your own in mind, even a small one.',
        ],
        '{For example|To begin with}: [questionSentence]',
        [
          'By the end you will have a {map|plan}, a {list|handful} of {good|open} questions and {an idea|a fair idea} of where to {take|carry} them.',
          'At the end you {ought to|should} know what to {read|look at} next and what to {doubt|be careful with}.',
        ],
      ],
    ],
  },
  {
    id: 'intro-ex-heard',
    paragraphs: [
      [
        [
          'Almost everyone has heard something about [topic], and hardly anyone remembers where.',
          'What do you {actually|really} know about [topic], and how do you know it?',
          'It is {easy|simple} to have an opinion on [topic] and surprisingly hard to explain it to a {child|stranger}.',
        ],
        [
          'That {gap|distance} between hearing and knowing is a good place to {begin|start}.',
          'Here is a {way|method} to turn {half-knowledge|scraps} into something you can {use|rely on}, without {studying|drowning in} everything.',
        ],
        [
          'We will {say|clear up} what is meant, ask why it matters, take it apart and deal with the usual misunderstandings.',
          'The {path|route} leads from {words|meanings} to reasons, from reasons to {workings|examples}, and {ends|finishes} with your {next|own} steps.',
        ],
      ],
      [
        [
          'You will be asked to {think|write} a little along the way.',
          'It {helps|is a good idea} to {stop|pause} after each part and {say|repeat} aloud what you {take|keep} from it.',
        ],
        '{Notes|A few lines} in your own {words|hand} will {help|serve} you more than {a highlighter|any underlining}.',
        [
          'Facts, {dates|names} and figures you should {always|then} {fetch|take} from sources you can {check|trust}; how to {choose|recognise} those is part of the {story|plan}.',
          'Where you {need|want} hard facts, {go|turn} to {good|current} sources, and {use|keep} the questions below as your {filter|sieve}.',
        ],
      ],
    ],
  },
  {
    id: 'intro-ex-curious',
    paragraphs: [
      [
        [
          'Curiosity is a fine reason to look into [topic], and a better guide than ambition.',
          'Perhaps you came to [topic] by accident, perhaps because you had to; either way, you are at the right end of it.',
          'A subject {opens|unfolds} when somebody asks it a good question.',
        ],
        [
          'The {pages|paragraphs} that follow {help|teach} you to ask {good ones|such questions}, to {sort|weigh} the answers and to {find|see} what {hides|lies} behind the {headlines|first impression}.',
          'You will {get|find} here what a {good|patient} {teacher|librarian} would give you on the first day: {directions|a way in}, a few warnings and {encouragement|something to try}.',
        ],
        [
          'They are {meant|written} for {people|readers} who like to understand things {themselves|for themselves}.',
          'It is less about collecting facts than about knowing what to do with them.',
        ],
      ],
      [
        [
          '{Feel|You are} free to {wander|skip about}, though the order has its {reasons|logic}.',
          'Let {yourself|your attention} be {led|drawn} by what {surprises|puzzles} you.',
        ],
        '{If you like to start with your hands|Should you want to begin right now}: [firstStepSentence]',
        [
          '{Keep|Save} your {first|present} opinion on a slip of paper; it will be {fun|instructive} to {meet|read} it again {later|afterwards}.',
          'Nothing {has to|needs to} be {learned|memorised}, and {much|a lot} can be {noticed|tried}.',
        ],
      ],
    ],
  },
  {
    id: 'intro-ex-clear',
    paragraphs: [
      [
        [
          'A clear first picture of [topic] is worth more than a thick folder of details.',
          'Before the details of [topic] comes the outline, and that is what we are after here.',
          'Good introductions {do|begin with} three things: they {name|mark} the subject, give you a reason to care and show you where to {put|set} your foot next.',
        ],
        [
          'So the {aim|idea} is to {build|draw} that picture {step by step|piece by piece}, with your own {eyes|words} as the {tool|instrument}.',
          'We {move|go} from the {whole|general} to the particular, and {check|test} at every {turn|stage} how anybody could know.',
        ],
        [
          'You will find no {figures|verdicts} to {quote|repeat} here, but {ways|tools} to {judge|test} the ones you {meet|come across}.',
          'If it {works|succeeds}, you will {leave|finish} with better questions than you {brought|came with}.',
        ],
      ],
      [
        [
          '{Give|Allow} it {an hour|a quiet hour}, {ideally|preferably} away from the {screen|telephone}.',
          'You can do this alone, {though|but} it is {livelier|more fun} with {somebody|a friend} who {contradicts|argues}.',
        ],
        '{Here is one question to start with|Take this question along}: [questionSentence]',
        [
          'Some {parts|passages} will seem {obvious|easy}; {use|take} them to {check|see} whether you could {explain|say} them {better|more simply}.',
          'Wherever you {think|notice} "I knew that", try to say how.',
        ],
      ],
    ],
  },
];
