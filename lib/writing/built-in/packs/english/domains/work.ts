import type { EnglishDomain } from './slots.ts';

/** Jobs, careers, remote work, meetings, productivity. */
export const WORK: EnglishDomain = {
  tools: [
    'a calendar, a short agenda and a pencil',
    'a notebook, a list of your real tasks and a timer',
    'a clear desk, one open document and a closed inbox',
  ],
  expert: [
    'a colleague who does it calmly',
    'a former manager',
    'someone who has the job you are thinking about',
    'the person in the team whom everybody asks',
  ],
  trial: [
    'a two-week experiment with one team',
    'a single meeting run the new way',
    'one protected morning a week',
    'a short pilot with a clear end',
  ],
  record: [
    'what you planned, what happened and who was waiting',
    'the interruptions, the decisions and the open ends',
    'how long the task took and what it unlocked',
    'who was involved and what was agreed',
  ],
  result: [
    'a Friday afternoon without leftovers',
    'an agreement that a new colleague could understand without asking',
    'a working day that ends when it is supposed to',
  ],
  signal: [
    'how often people ask the same question twice',
    'whether decisions hold until the following week',
    'how many hours in a row you can spend on one thing',
  ],
  sources: [
    'your own calendar, team agreements and talks with people in other companies',
    'handbooks that organisations publish, books by practitioners and former colleagues',
    'job descriptions, retrospectives and the people who left',
  ],
  detail: [
    'the subject line',
    'the first ten minutes of the day',
    'who writes the minutes',
    'an unwritten rule about answering messages',
  ],
  exampleSentence: [
    'Take one recurring meeting, replace it by a written note for {two|three} weeks, and ask {everyone|the others} what they missed.',
    "Write down on Monday what you {expect|hope} of the week, and lay it beside Friday's {reality|list}.",
    'Agree on hours in which nobody {expects|owes} an answer, and see what {gets|is} finished in them.',
    'Hand one of your tasks to a colleague {using only|with nothing but} a written page, and improve the page with every question they {ask|send back}.',
  ],
  firstStepSentence: [
    "Look at last week's calendar and mark in two colours what {moved your work forward|was worth it} and what {did not|was not}.",
    'Ask one colleague what you could stop doing without anybody {noticing|missing it}.',
    'Write the one task that {matters|counts} this week on a card and put it {beside|under} the keyboard.',
    'Have a short conversation about {expectations|what is expected} before you change a {single|new} tool.',
  ],
  mistakeSentence: [
    'At work we {tend to answer|like to answer} a problem of trust with a tool, and a problem of {clarity|direction} with a meeting.',
    'Being reachable is {easily|often} mistaken for being {useful|productive}.',
    'People copy the {rituals|habits} of a company they admire and leave out the conditions that made them {work|possible}.',
    'It is tempting to fill every {freed|empty} hour with another project, until nothing {was|is} freed at all.',
  ],
  measureSentence: [
    'Count what was finished, not what was {started|promised}, and look at it {once a week|on Fridays}.',
    'Ask three colleagues what has become {easier|simpler} for them {lately|this month}, and what has not.',
    'Notice how you feel on Sunday evening; it is a {blunt|crude} instrument and a {truthful|reliable} one.',
    'Look at how long a {simple|small} decision takes from the first question to the {answer|final word}.',
  ],
  sourceSentence: [
    'Advice about work is usually advice from one trade, one {country|culture} and one size of company, so ask {which|whose}.',
    'Listen to those who {carried out|lived through} the change and not only to those who {announced|sold} it.',
    'Be careful with stories in which the {narrator|speaker} is the hero and the team has no {names|voice}.',
    'A method that comes with a certificate and a {conference|logo} deserves a second, {cooler|slower} look.',
  ],
  questionSentence: [
    'Whose problem would this {solve|remove}, and do they {know|agree} that it is one?',
    'What would you have to {stop|give up} doing to make {room|time} for it?',
    'If a new colleague watched you for a day, what would {puzzle|surprise} them {most|first}?',
    "Which agreement here {exists|lives} only in people's {heads|memories}?",
  ],
  choiceSentence: [
    'Describe a normal {Wednesday|Thursday} under each arrangement, hour by hour, and ask who would be {worse off|unhappy}.',
    'Choose the one that still {works|holds} when two people are {ill|away}.',
    'Ask the people {affected|concerned} to argue for the option they like {less|least}.',
    'Weigh the freedom to change course more heavily than the {perfect|ideal} {plan|start}.',
  ],
};
