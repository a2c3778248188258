import type { Frame } from '../../../language-pack.ts';

/** Openings of how-to articles. */
export const HOW_TO_INTROS: readonly Frame[] = [
  {
    id: 'intro-how-plan',
    paragraphs: [
      [
        [
          'There is plenty of advice on [topic], and most of it starts in the middle.',
          'If you have been {meaning|wanting} to get serious about [topic], a plan will help you more than another list of tricks.',
          'Some people make [topic] look {easy|effortless}; what you do not see is the order in which they do things.',
        ],
        [
          'This {guide|article} {begins|starts} where you are: with what you want, what you have and how much time you can {honestly|really} spare.',
          'What follows is a {way of working|method}, not a collection of tricks, and you can {begin|start} it with what you have.',
        ],
        [
          'It {will not|cannot} make the choices for you, but it will put them in {a useful|the right} order.',
          'You bring the {details|circumstances}; it brings the {questions|sequence}.',
        ],
      ],
      [
        [
          'Read it once {from start to finish|in one go}, then come back to the {section|part} you need.',
          'You {need not|do not have to} follow it to the letter: {change|adapt} whatever does not fit your {days|circumstances}.',
        ],
        [
          'Have {a pencil|something to write with} {ready|nearby}; the {useful|best} {part|half} will be in your own {hand|words}.',
          'There is something to do in every {section|part}, and {none of it|nothing here} needs a {large|big} budget.',
        ],
        'And if you {would like|want} to begin at once: [firstStepSentence]',
      ],
    ],
  },
  {
    id: 'intro-how-question',
    paragraphs: [
      [
        [
          'What would have to happen for you to say, a month from now, that [topic] has become easier?',
          'Ask five people about [topic] and you will get five answers, each of them {sure of itself|confident}.',
          'Between the wish and the deed there is usually a gap, and with [topic] it tends to be a gap in the plan.',
        ],
        [
          'The {honest|useful} answer {depends|turns} on you, so this {piece|article} is built from {questions|decisions} rather than from rules.',
          'Instead of {adding|handing you} one more {recipe|opinion}, the following pages show you how to {find|work out} your own.',
        ],
        [
          'You will {set|choose} a target, prepare {lightly|sensibly}, work in {short|small} rounds and learn to {spot|see} trouble {early|in time}.',
          'First comes the aim, then the {preparation|set-up}, then the work itself, and {after that|finally} a way to {tell|see} whether it {helps|worked}.',
        ],
      ],
      [
        [
          'None of it is {complicated|difficult}, {though|and} some of it asks for patience.',
          '{Take|Go through} the parts in order the first time, even if you feel like skipping.',
        ],
        [
          'If one {suggestion|idea} {contradicts|goes against} your experience, {trust|believe} your experience and {write down|note} why.',
          'Where a {point|paragraph} {touches|hits} a nerve, {stay|linger} there, since that is {probably|likely to be} your {next|real} task.',
        ],
        '{One question to take along|A question to begin with}: [questionSentence]',
      ],
    ],
  },
  {
    id: 'intro-how-beginner',
    paragraphs: [
      [
        [
          'You do not need talent to begin with [topic]; you need a first step that is small enough.',
          'Most people who {look calm|seem at ease} about [topic] struggled with it for longer than they {like to|will} admit.',
          'The hardest part of [topic] is often the evening before you start.',
        ],
        [
          'So let us {make|keep} it {practical|concrete}: what to {do|decide} first, what to leave for later, and where {people|beginners} {usually|tend to} stumble.',
          'Here is a {calm|plain} route that takes you from the first {decision|thought} to a {habit|result} you can {keep|build on}.',
        ],
        [
          'It is {meant|written} for {ordinary|normal} weeks, with {interruptions|errands} and {low|tired} moods included.',
          'You will find {little|no} theory here and {a good many|several} things to try.',
        ],
      ],
      [
        [
          'Start {wherever|at whatever point} you are, {and|but} be {truthful|honest} about where that is.',
          'If you have tried before, {so much the better|all the better}: you know {already|by now} what did not work.',
        ],
        '{Perfection|Polish} can wait; a {beginning|first attempt} {should|need} not.',
        [
          'What you {read|find} here is a {frame|scaffold}; the {knowledge|detail} comes from your own {attempts|trials} and from people who {know|do} this well.',
          'No {single|one} {text|guide} can know your {situation|circumstances}, so {check|test} every {point|suggestion} against {them|your own day}.',
        ],
      ],
    ],
  },
  {
    id: 'intro-how-order',
    paragraphs: [
      [
        [
          'Good intentions {are|come} cheap, so let us talk about the order of things in [topic].',
          'Anyone can give you a tip for [topic]; what helps is knowing which tip to try first, and how to tell whether it worked.',
          'If your attempts at [topic] have {stalled|come to nothing} so far, the reason may be the sequence and not your will.',
        ],
        [
          'A {goal|destination} comes before the {gear|equipment}, a {trial|rehearsal} before the {real thing|performance}, and a {look back|review} before the next {leap|push}.',
          'We will go from the {goal|aim} to the {tools|preparations}, from there to the work, and {finish|end} with ways to see progress.',
        ],
        [
          'Each step is {short|modest}, and each {gives|leaves} you something to {hold on to|use in the next}.',
          'Nothing here {depends|relies} on being {gifted|quick}; it {depends|relies} on coming back.',
        ],
      ],
      [
        [
          'You can {read|finish} it over {a cup of tea|breakfast} and {begin|start} the same day.',
          '{Skim|Leaf through} it first, if you like, and {mark|note} what sounds like you.',
        ],
        '{A question for the way|Carry one question with you}: [questionSentence]',
        [
          'Where experts are {needed|called for}, ask {one|them}; a {page|text} like this {sorts|orders} your questions and does not {replace|stand in for} their answers.',
          'Keep in mind that your {conditions|circumstances} are your own, and {treat|use} the advice as a {draft|starting point}.',
        ],
      ],
    ],
  },
];
