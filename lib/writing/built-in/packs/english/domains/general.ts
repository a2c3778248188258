import type { EnglishDomain } from './slots.ts';

/** Any topic that no keyword places elsewhere. */
export const GENERAL: EnglishDomain = {
  tools: [
    'paper, a pencil and a clear table',
    'a notebook, a calendar and a short list of questions',
    'a folder, two good introductions and a marker',
  ],
  expert: [
    'somebody who deals with it every week',
    'a friend of a friend who has done it',
    'a librarian',
    'a person who changed their mind about it',
  ],
  trial: [
    'a small, complete attempt',
    'one afternoon of trying',
    'a first sketch on a single page',
    'a short visit or conversation',
  ],
  record: [
    'what you did, what you expected and what happened',
    'the date, the source and your first thought',
    'what was easy, what was hard and what was missing',
    'questions, answers and doubts',
  ],
  result: [
    'something you could show to a friend without explaining it first',
    'a decision you can give reasons for',
    'a clear page in your own words',
  ],
  signal: [
    'how easily you can explain it to somebody else',
    'whether you come back to it of your own accord',
    'which questions have stopped troubling you',
  ],
  sources: [
    'libraries, professional associations and people with experience',
    'a good introduction, an encyclopedia and two independent guides',
    'specialist magazines, public offices and local clubs',
  ],
  detail: [
    'the order of two steps',
    'the first impression',
    'a word everybody uses differently',
    'the time it really takes',
  ],
  exampleSentence: [
    'Take one {concrete|real} case, follow it from beginning to end, and note every point at which somebody had to {decide|choose}.',
    'Do the smallest complete version {once|one time}, and write down what you had {imagined|expected} differently.',
    'Put two examples side by side and list what they {share|have in common} before you list how they differ.',
    'Explain it to a friend on a {walk|bus ride}, and write down the question that {stopped|puzzled} you.',
  ],
  firstStepSentence: [
    'Write down {tonight|this evening} what you know, what you suspect and what you would like to {find out|learn}.',
    'Ask one person this week who {has to do|deals} with it every day.',
    'Choose a single example and get to know it {well|thoroughly} before you look at a {second|further one}.',
    'Reserve one quiet hour in the next few days, and decide {now|today} what it is for.',
  ],
  mistakeSentence: [
    'It is tempting to {gather|collect} more and more information in order not to have to {begin|decide}.',
    'We notice what {confirms|supports} our first idea and read {quickly|lightly} over the rest.',
    'People ask for the best way and mean the {quickest|easiest}, and then they {wonder|complain} about the result.',
    "Someone else's solution is {taken|carried} over together with the problem it was {made|meant} for.",
  ],
  measureSentence: [
    'Explain it once a month to somebody {new|else}, and see how much {shorter|clearer} the explanation gets.',
    'Keep your {first|early} notes and read them again when you think you are not getting {anywhere|ahead}.',
    'Write down three questions now, and check in a few weeks which of them you can {answer|drop}.',
    'Notice which {decisions|steps} have become {easier|lighter}.',
  ],
  sourceSentence: [
    'Ask how the author {knows|found out}, when it was written and whom it was {written|meant} for.',
    'Prefer a source that admits a {limit|gap} to one that {answers|explains} everything.',
    'Look for a second voice that has no {reason|motive} to agree with the first.',
    'Experience from last {month|week} counts for more than a rule without an {example|instance}.',
  ],
  questionSentence: [
    'What would be {different|easier} if this went well?',
    'Who has {solved|done} something similar, and under which {conditions|circumstances}?',
    'What are you taking for {granted|given} that might not be so?',
    'Which part of it do you {actually|really} have to {decide|settle} yourself?',
  ],
  choiceSentence: [
    'Imagine a year with each, and write down one {ordinary|average} day.',
    'Choose the one you could explain to somebody who would have {chosen|decided} otherwise.',
    'Ask which of them is {easier|cheaper} to {undo|reverse}.',
    'Let a night pass, and see which one you hope is still {available|there} in the morning.',
  ],
};
