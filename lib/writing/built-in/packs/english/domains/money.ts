import type { EnglishDomain } from './slots.ts';

/** Saving, budgets, investing, insurance, taxes. Gives no advice on products. */
export const MONEY: EnglishDomain = {
  tools: [
    'your last bank statements, a pencil and a folder',
    'a simple table, the contracts you pay for and a calculator',
    'a list of fixed costs, a calendar and a ruler',
  ],
  expert: [
    'an independent adviser who is paid by the hour',
    'a consumer advice centre',
    'a relative who is calm about money',
    'a tax professional',
  ],
  trial: [
    'a month of writing down every expense',
    'a small sum you could lose without losing sleep',
    'a rehearsal on paper with play money',
    'one cancelled contract',
  ],
  record: [
    'the date, the amount and the reason',
    'what came in, what went out and what surprised you',
    'every fee, however small',
    'what you decided and what you knew at the time',
  ],
  result: [
    'a month whose last week is as calm as its first',
    'a plan you can explain to your family at the table',
    'a reserve that lets you sleep',
  ],
  signal: [
    'how you feel when you open the bank statement',
    'whether you know the total before you look',
    'how often an expense surprises you',
  ],
  sources: [
    'consumer organisations, public authorities and the full contract text',
    'official calculators, independent tests and your own statements',
    'the small print, neutral advice centres and sober textbooks',
  ],
  detail: [
    'the notice period',
    'an annual fee',
    'the day on which a payment leaves',
    'an automatic renewal',
  ],
  exampleSentence: [
    'Go through one month of statements with three colours, for needs, wishes and {forgotten|surprising} things.',
    'Calculate the same decision for a good year, a {normal|middling} year and a {bad|lean} one.',
    'Write the question you would ask a {neutral|paid} adviser, and see how much of it you can answer from your own {papers|files}.',
    'Make the decision on paper, wait a {month|few weeks}, and check whether you would still {make|take} it.',
  ],
  firstStepSentence: [
    '{Tonight|This evening}, list every regular payment that leaves your account, without {judging|cancelling} any.',
    'Find out what you spend in a {normal|dull} month before you plan {an exceptional|a perfect} one.',
    'Put all contracts in one folder and write the notice dates on the {cover|front}.',
    'Write down what the money is for, in one sentence with a {date|year} in it.',
  ],
  mistakeSentence: [
    'With money, people compare returns and {forget|neglect} to compare fees, taxes and sleepless nights.',
    'It is tempting to decide on the day the news is {loudest|worst}, which is {seldom|hardly ever} the day you know most.',
    'Many plans are made for a year in which nothing {breaks|happens}.',
    'We are careful with large sums and {generous|careless} with small ones that {return|leave} every month.',
  ],
  measureSentence: [
    'Compare the plan with the statement once a month, on a {fixed|set} date, with a cup of something {warm|nice}.',
    'Look at how many months your {reserve|cushion} would carry you, and at nothing else for {a while|now}.',
    'Count the decisions you took {calmly|slowly} and the ones you took in a {hurry|temper}.',
    'Check whether you could explain {every|each} line of the statement to a {stranger|neighbour}.',
  ],
  sourceSentence: [
    'In money matters, ask {first|before all else} how the person who advises you is paid.',
    'If you cannot explain a product in two sentences, leave it {where it is|on the shelf} and ask someone {neutral|independent}.',
    "Yesterday's results {describe|belong to} yesterday; look for costs and conditions, which are {written down|in the contract}.",
    'Rules differ from country to country and {change|move}, so check anything {important|large} with an official body or a professional.',
  ],
  questionSentence: [
    'What is this money for, and {when|how soon} will you need it?',
    'What would you do if the sum were {suddenly|overnight} half as large?',
    'Who else {depends|relies} on this decision, and have they been {asked|heard}?',
    'Which {costs|fees} does nobody mention {unless|until} you ask?',
  ],
  choiceSentence: [
    'Write down the total cost of each over the {whole|entire} time you {expect|intend} to keep it.',
    'Choose the one whose worst case you could {live|cope} with.',
    'Compare what it takes to get out {again|early}, including fees and {paperwork|waiting}.',
    'Explain both to somebody {sensible|level-headed} and notice which explanation comes out {shorter|cleaner}.',
  ],
};
