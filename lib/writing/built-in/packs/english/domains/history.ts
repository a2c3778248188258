import type { EnglishDomain } from './slots.ts';

/** The past, monuments, cultures, politics, society, religion, philosophy. */
export const HISTORY: EnglishDomain = {
  tools: [
    'a timeline, a map and a library card',
    'a notebook, an old picture and a current map',
    'two accounts that disagree, and a pencil',
  ],
  expert: [
    'a local historian or archivist',
    'a museum guide with time for questions',
    'an older person who remembers',
    'a teacher who likes original documents',
  ],
  trial: [
    'a one-page timeline',
    'one document read slowly and closely',
    'a visit to a single place with a story',
    'a short portrait of one person involved',
  ],
  record: [
    'who says it, when and for whom',
    'dates, places and the gaps between them',
    'the words people used at the time',
    'what the source shows and what it cannot show',
  ],
  result: [
    'a story you can tell in five minutes without a villain',
    'a timeline on which every entry has a reason',
    'an explanation that somebody from the other side would accept',
  ],
  signal: [
    'where two accounts part company',
    'whose voice is missing',
    'how often the same anecdote turns up without a source',
  ],
  sources: [
    'archives, museums and old newspapers',
    'letters, photographs and careful introductions by historians',
    'local history societies, libraries and the footnotes of good books',
  ],
  detail: [
    'a change in a place name',
    'the order of two events',
    'the person who paid for it',
    'a word that meant something else then',
  ],
  exampleSentence: [
    'Draw a line across a {page|sheet}, put what you know on it, and look at the {empty|blank} stretches.',
    'Read an account written at the time and one written long {afterwards|after}, and list what only one of them {mentions|knows}.',
    'Pick an object connected with it, and {follow|ask} who made it, who paid for it and who {used|kept} it.',
    'Stand in front of an old building or picture and write down what you {can see|notice} before you read the {sign|label}.',
  ],
  firstStepSentence: [
    'Write down what you believe about it {today|now} and where you {learned|heard} it.',
    'Find the nearest museum, archive or monument {connected|that deals} with it, and look up when you can {visit|go}.',
    'Make a list of the people {involved|concerned}, and add those who never {signed|said} anything.',
    'Choose one short original {document|text} and read it before any {commentary|summary}.',
  ],
  mistakeSentence: [
    'Looking back, we know the ending, and it is {tempting|easy} to think that everybody was {on the way|heading} there.',
    'We {judge|blame} people of another time by what only later generations {could|were able to} know.',
    'A good anecdote {travels|gets} further than a good {source|document}.',
    'It is easy to follow the {famous|great} names and to overlook the many who {did the work|paid for it}.',
  ],
  measureSentence: [
    'Tell the story aloud and count how often you say "suddenly"; each one is a {gap|hole} to {fill|look into}.',
    'See whether you can {explain|say} what people at the time were {afraid|certain} of.',
    'Check whether you can name a source for {each|every} {station|entry} on your timeline.',
    'Try to tell it from the {point of view|side} of somebody who {lost|suffered} by it.',
  ],
  sourceSentence: [
    'With any account of the past, ask who wrote it, how long {afterwards|after the event}, and for which {readers|listeners}.',
    'A document that was never {meant|written} for us is often more {candid|honest} than one that was.',
    'Look at the footnotes; a claim that {leads|points} nowhere is a rumour in {good|borrowed} clothes.',
    'Where everybody {repeats|quotes} one sentence, look for the first person who {wrote|said} it.',
  ],
  questionSentence: [
    'Who could have told this story {differently|another way}?',
    'What did people at the time {think|fear} would happen next?',
    'What stayed the same while everybody was {looking|staring} at the change?',
    'Who paid, who {profited|gained} and who was never {asked|mentioned}?',
  ],
  choiceSentence: [
    'Put both accounts beside the same {document|map} and see which one has to {squint|look away}.',
    'Ask which explanation makes {fewer|the fewest} people stupid or wicked.',
    'Compare what each leaves {out|unsaid}, not only what it {says|claims}.',
    'Choose the one that can {also|even} explain why others saw it {differently|in another light}.',
  ],
};
