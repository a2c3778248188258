import type { EnglishDomain } from './slots.ts';

/** Children, parents, partners, friends, pets. */
export const FAMILY: EnglishDomain = {
  tools: [
    'a wall calendar, a pencil and two chairs',
    'a kitchen table, a calendar and something to drink',
    'paper, crayons and a little humour',
  ],
  expert: [
    'a friend whose children are a little older',
    'a teacher, a midwife or a counsellor who knows families',
    'a grandparent with a good memory',
    'an experienced vet, trainer or carer',
  ],
  trial: [
    'one changed evening a week',
    'a weekend with a single new rule',
    'a short walk together without phones',
    'a fortnight on probation',
  ],
  record: [
    'what was said, and how it ended',
    'the good moments and the hour at which tempers rise',
    "what you agreed on, in everybody's words",
    'who slept, ate and laughed when',
  ],
  result: [
    'an evening that ends without a slammed door',
    'a rule that even the youngest can repeat',
    'a conversation both of you are glad to have had',
  ],
  signal: [
    'who laughs first',
    'how the next morning begins',
    'whether somebody suggests it again unprompted',
  ],
  sources: [
    'family advice centres, experienced friends and books that describe ordinary days',
    'teachers, doctors and parents one stage ahead',
    'old letters, long telephone calls and professionals who know your case',
  ],
  detail: [
    'the hour of day',
    'the tone of the first sentence',
    'an empty stomach',
    'who is listening from the next room',
  ],
  exampleSentence: [
    'Let everyone write one wish and one {worry|complaint} on a slip of paper, and read them {aloud|out} in turn.',
    'Try the new arrangement for {two|three} weeks, with a date on which anybody may {complain|object}.',
    "Tell the story of the same {evening|day} from each person's side, without {correcting|interrupting} one another.",
    'Do the {errand|chore} together instead of dividing it, and see what {gets|is} talked about on the way.',
  ],
  firstStepSentence: [
    'Ask the person it concerns what would {help|be welcome}, and keep {quiet|still} until they have finished.',
    'Choose a calm {moment|hour} to talk about it, {never|and not} the one in which it hurts.',
    'Watch for {three|a few} days without changing anything, and note when things go {well|smoothly}.',
    'Agree on one small thing that {everybody|each of you} can {keep|manage}.',
  ],
  mistakeSentence: [
    'With people we love, it is tempting to answer the {tone|sigh} and miss the {question|request}.',
    'Families make rules at the {worst|angriest} moment and then have to keep them on the {best|sunniest} days.',
    "We compare our {Tuesday|kitchen} with somebody else's holiday {picture|story}.",
    'Advice is given {when|where} {company|a listener} was wanted.',
  ],
  measureSentence: [
    'Notice how a {difficult|sore} subject is brought up: earlier, {later|more calmly}, or no longer by you alone.',
    'Ask once a month what each of you would {keep|repeat} and what each would {change|drop}.',
    'Look at the {ordinary|plain} hours, breakfast, the way home, bedtime, and not at the {special occasions|holidays}.',
    'Count the {jokes|laughs}, {and|but} not aloud.',
  ],
  sourceSentence: [
    'Every family is an exception, so trust advice that asks {questions|something} before it answers.',
    'Ask whether the writer {knows|has met} children, couples or animals like yours, or an {average|ideal} of them.',
    "When somebody's safety or health is at {stake|risk}, a professional is the right address, {and the sooner the better|without delay}.",
    'Listen to people who {admit|tell you} that it went wrong the first time.',
  ],
  questionSentence: [
    'What would the {youngest|quietest} say if {you asked them|anybody asked}?',
    'What are you afraid {might|could} happen, and has it ever {happened|come to that}?',
    'Who {needs|wants} something here, and who only {needs|wants} to be heard?',
    'Which old habit is {speaking|answering} when you get {cross|impatient}?',
  ],
  choiceSentence: [
    'Imagine the {tired|hungry} version of each of you {living|coping} with either choice.',
    'Let everybody rank the options {secretly|on paper}, and talk about the {differences|surprises} first.',
    'Choose the one that leaves more time together in {ordinary|normal} weeks.',
    'Ask which of them you would still find {kind|fair} in ten years.',
  ],
};
