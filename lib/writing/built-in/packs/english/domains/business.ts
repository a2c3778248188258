import type { EnglishDomain } from './slots.ts';

/** Companies, marketing, customers, selling. */
export const BUSINESS: EnglishDomain = {
  tools: [
    'a one-page plan, a telephone and a list of real customers',
    "a simple spreadsheet, a pencil and last year's orders",
    'a sketch of the offer, a calendar and a small fixed budget',
  ],
  expert: [
    'a customer who said no',
    'an owner who has been in the trade for a long time',
    'your accountant or a local business adviser',
    'somebody who closed a similar business',
  ],
  trial: [
    'one offer to ten real people',
    'a small test with a fixed budget',
    'a market stall for a single weekend',
    'a paper version shown to three customers',
  ],
  record: [
    'who asked, what they wanted and what they did next',
    'the offer, the cost and the reaction',
    'the exact words customers used',
    'hours spent, money spent and orders received',
  ],
  result: [
    'a customer who comes back with a friend',
    'an offer that people understand in one sentence',
    'a month in which the numbers hold no surprise',
  ],
  signal: [
    'whether customers return without being reminded',
    'how people describe you to somebody else',
    'how much time passes between a question and an order',
  ],
  sources: [
    'conversations with customers, trade associations and your own order book',
    "competitors' price lists, customer reviews and local statistics offices",
    'case studies, annual reports and owners who answer the telephone',
  ],
  detail: [
    'the wording of the first sentence',
    'the delivery time',
    'the way a complaint is answered',
    'the payment terms',
  ],
  exampleSentence: [
    'Describe the offer to five people in a single sentence each and keep the version that made somebody {ask a question|lean forward}.',
    'Sell it {by hand|in person} to one customer before you build anything that {sells|promotes} it for you.',
    'Follow one order from the first {question|call} to the thank-you note, and mark every place where it {waits|gets stuck}.',
    'Put two versions of the {same|one} offer in front of similar people and change only the {headline|first line}.',
  ],
  firstStepSentence: [
    'Ring or visit one customer this week and ask how they {solved|handled} the problem before.',
    'Write on one page who pays, for what, and why they would not go {elsewhere|to somebody else}.',
    "List last month's enquiries and {note|find out} what {became|came} of each.",
    'Decide how much you can afford to lose on the experiment, and put {exactly|just} that {aside|in an envelope}.',
  ],
  mistakeSentence: [
    'In business it is tempting to polish the {logo|website} while nobody has been asked whether they would {buy|pay}.',
    'Owners listen to friends, who are kind, instead of to {strangers|customers}, who have a {choice|purse}.',
    'Many plans add up the {customers|orders} and forget the {hours|evenings}.',
    'Copying a bigger competitor means copying the {visible|shiny} part and none of the {reasons|history}.',
  ],
  measureSentence: [
    'Choose one figure that a customer would {care about|mind} too, and look at it {every week|on Mondays}.',
    'Ask new customers how they found you, and write the answer down in {their|the same} words.',
    'Compare the hours that went into a sale with what it {left|brought} you.',
    'Watch how many people come back, for it is harder to {flatter|embellish} than any other {number|sign}.',
  ],
  sourceSentence: [
    'Success stories leave out those who did the same and {failed|closed}, so look for them {on purpose|as well}.',
    'Believe what customers do with their money before you believe what they {say|tick} in a survey.',
    'Ask whether the adviser {earns|profits} on your decision.',
    'A market report describes an average customer whom you will never {meet|serve}; yours have {names|faces}.',
  ],
  questionSentence: [
    'Who would be {annoyed|in trouble} if you closed {tomorrow|next week}?',
    'What do people do {today|now} instead of buying from you?',
    'Which part of this would still be {true|possible} with half the {budget|staff}?',
    'What has to happen for the first ten customers to {tell|bring} a friend?',
  ],
  choiceSentence: [
    'Calculate each option with a {pessimistic|lean} month and choose the one you would {survive|come through}.',
    'Ask which of them brings you {closer|sooner} to a conversation with a customer.',
    'Prefer the choice you can test with a {small|modest} sum over the one that needs a {large|single big} bet.',
    'Consider who will do the {daily|plain} work in each case, because strategies are carried out on {weekdays|ordinary mornings}.',
  ],
};
