import type { EnglishDomain } from './slots.ts';

/** Music, painting, writing, film, photography, crafts, games. */
export const ARTS: EnglishDomain = {
  tools: [
    'simple materials, good light and an old shirt',
    'a sketchbook, one instrument or brush, and a table you may stain',
    'a handful of works you love, a notebook and headphones',
  ],
  expert: [
    'a working artist in your town',
    'a teacher whose own work you like',
    'a member of an amateur group',
    'a patient librarian or curator',
  ],
  trial: [
    'a small study in a single colour, key or scene',
    'one page, one verse or one picture a day for a week',
    'a copy of something you admire',
    'a short piece with a strict limit',
  ],
  record: [
    'what you tried, what you used and what surprised you',
    'a sketch of each version with its date',
    'the passage that moved you, and where exactly',
    'titles, makers and your first impression',
  ],
  result: [
    'a small piece you are willing to show',
    'an evening with a work that keeps opening up',
    'something made by you that a friend wants to keep',
  ],
  signal: [
    'where people stop talking and look',
    'whether you lose track of the time',
    'which passage you return to without planning it',
  ],
  sources: [
    'museums, libraries and the notebooks of artists',
    'live performances, workshops and books with large pictures',
    'interviews with makers, good anthologies and local clubs',
  ],
  detail: [
    'the first line',
    'the quality of the paper',
    'a single wrong note',
    'the edge of the frame',
  ],
  exampleSentence: [
    'Take one work you {admire|love} and retrace a small part of it, in lines, notes or words, until you understand a decision its maker {took|made}.',
    'Make three {quick|rough} versions instead of one careful one, and put them beside each other the {next|following} morning.',
    'Give yourself an odd {restriction|rule}, such as two colours or no adjectives, and see what it {sets free|brings out}.',
    'Spend as {long|much time} with a single picture, page or track as you would {usually|otherwise} spend with twenty.',
  ],
  firstStepSentence: [
    'Put the materials on the table {tonight|this evening}, uncovered, so that tomorrow {begins|opens} with making.',
    'Choose one work you {love|admire} and write down what happens in it, without saying whether it is {good|great}.',
    'Make something deliberately bad in {ten|five} minutes, to get it {out of the way|over with}.',
    'Go and see, hear or {hold|touch} one real example {this week|in the next few days}.',
  ],
  mistakeSentence: [
    'In the arts it is tempting to buy better {materials|gear} when what is missing is a {second|further} attempt.',
    'Beginners {judge|grade} the piece while they are making it, and so they do neither {properly|well}.',
    "Many people look for {their own|a personal} style before they have copied anybody else's.",
    'We say "I like it" or "I do not" and {stop|leave}, just where looking could {begin|start}.',
  ],
  measureSentence: [
    'Keep everything, date it, and lay the row out on the {floor|table} after a month.',
    'Show a piece without {explaining|introducing} it, and notice where people look {first|longest}.',
    'Return to an early {exercise|study} and do it again in {half the|less} time.',
    'Ask yourself which of your pieces {taught|cost} you something; it is {rarely|seldom} the prettiest.',
  ],
  sourceSentence: [
    'Go to the work itself before you {read|hear} about it, and again {afterwards|when you have}.',
    'Critics disagree for good reasons; {read|hear} two of them and then look with your own eyes.',
    'Trust teachers who {show you|are not ashamed of} their {drafts|failures}.',
    'Ask of any rule which works it was {made|drawn} from, and which it would {exclude|forbid}.',
  ],
  questionSentence: [
    'What did the maker {leave|keep} out, and why?',
    'What would change if it were half as long, half as {large|loud} or twice as {quiet|slow}?',
    'For whom are you {doing|making} this, and would you do it for {nobody|yourself alone}?',
    'Which part of it can you not stop {looking at|thinking of}?',
  ],
  choiceSentence: [
    'Give both an {unhurried|undisturbed} hour and notice which one you are still thinking of the next {day|morning}.',
    'Choose the one that makes you want to {begin|work}.',
    'Compare what each {asks|demands} of your hands, your evenings and your {neighbours|patience}.',
    'Ask which of them still leaves you something to {discover|find} after the tenth time.',
  ],
};
