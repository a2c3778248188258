import type { EnglishDomain } from './slots.ts';

/** Languages, studying, teaching, reading, exams. */
export const LEARNING: EnglishDomain = {
  tools: [
    'one good textbook, a pencil and a stack of blank cards',
    'a notebook, a timer and a quiet corner',
    'an old exam paper, a dictionary and a red pencil',
  ],
  expert: [
    'a teacher who likes questions',
    'a student one year ahead of you',
    'a native speaker with patience',
    'someone who taught themselves',
  ],
  trial: [
    'a single chapter, read and retold',
    'ten minutes of speaking, mistakes included',
    'one exercise done three times in a week',
    'a mock test under real conditions',
  ],
  record: [
    'what you could recall without looking',
    'the mistakes, sorted by kind',
    'what you read, and one sentence about it',
    'the minutes, the topic and the open question',
  ],
  result: [
    'an explanation you could give without notes',
    'a conversation that survives your mistakes',
    'a page you can write from memory',
  ],
  signal: [
    'how much you can say with the book closed',
    'whether your questions are getting more precise',
    'how soon you notice your own mistakes',
  ],
  sources: [
    'introductory textbooks, good dictionaries and lecture notes',
    'libraries, course outlines and old examination papers',
    "teachers' reading lists, study groups and books with exercises",
  ],
  detail: [
    'the first minute of a session',
    'a word you keep skipping',
    'the place where you sit',
    'the exercise at the end of the chapter',
  ],
  exampleSentence: [
    'Read two pages, close the book, write down what you {remember|can}, and only then look at what you {missed|forgot}.',
    'Explain the same idea to a child, a friend and a teacher, and note where the {three|different} versions {differ|part}.',
    'Learn a small thing on Monday, leave it {alone|in peace}, and test yourself on {Thursday|the weekend}.',
    'Mix old and new exercises in one {sitting|evening}, so that you have to recognise which method {fits|is called for}.',
  ],
  firstStepSentence: [
    'Write down {tonight|this evening} what you already know about it, without looking {anything|a word} up.',
    'Choose one book or course and put all the others out of {sight|reach} for a month.',
    'Find a real sentence, problem or page that you would like to {understand|master}, and keep it as your {target|goal}.',
    'Set a timer for a short {session|sitting} and stop when it rings, even if you would {rather|like to} go on.',
  ],
  mistakeSentence: [
    'When we study, reading {again|once more} feels like learning, because everything looks {familiar|known}.',
    'Learners collect courses the way others collect {recipes|cookbooks}, and cook {none|nothing}.',
    'It is tempting to practise what {already|always} goes well and to call it {revision|work}.',
    'Many people wait to speak, write or solve until they feel {ready|prepared}, which is the {wrong|other} way round.',
  ],
  measureSentence: [
    'Test yourself on {an empty|a blank} page once a week and keep the {pages|sheets}.',
    'Note how {long|far} you can go on before you have to look something {up|over}.',
    'Try an exercise from the {beginning|first part} of the book again and see how it feels {now|this time}.',
    'Ask your study partner to {choose|pick} the {question|page}.',
  ],
  sourceSentence: [
    'Prefer material that makes you {do|produce} something over material that lets you {watch|nod}.',
    'Ask whether the {author|teacher} remembers what it was like not to know.',
    'A method that promises fluency or mastery without {effort|mistakes} is selling {comfort|dreams}.',
    'Two explanations from {different|rival} teachers are worth more than one explanation {read|heard} twice.',
  ],
  questionSentence: [
    'What would you like to be able to do with it that you cannot do {today|yet}?',
    'Which sentence of what you {just|last} read could you defend in front of a {doubtful|stubborn} friend?',
    'What is the simplest example, and what is the {strangest|hardest}?',
    'Where {exactly|precisely} does it stop making sense?',
  ],
  choiceSentence: [
    'Do one sample lesson of each and test yourself on both a few days {later|afterwards}.',
    'Choose the one that asks you {questions|to answer}.',
    'Look at what a learner can do at the {end|finish} of each, and not at how it {begins|looks}.',
    'Ask which of them you would open on a {tired|grey} evening.',
  ],
};
