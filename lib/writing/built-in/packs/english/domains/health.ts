import type { EnglishDomain } from './slots.ts';

/** Sleep, body, mind, exercise, sport. Sends medical questions to professionals. */
export const HEALTH: EnglishDomain = {
  tools: [
    'comfortable clothes, a notebook and a realistic timetable',
    'a pencil, a calendar and a kitchen timer',
    'a simple log, good shoes and a glass of water',
  ],
  expert: [
    'your doctor or a qualified coach',
    'a professional who can look at your own situation',
    'someone who has kept up the habit for years',
    'a physiotherapist or an experienced trainer',
  ],
  trial: [
    'ten easy minutes a day',
    'one changed evening a week',
    'a gentle first session that ends too early',
    'a week with a single new habit',
  ],
  record: [
    'how you slept, what you did and how you felt at noon',
    'the time, the effort and your mood',
    'what you changed and how the next morning felt',
    'energy, aches and appetite',
  ],
  result: [
    'a week after which you feel a little steadier',
    'a habit you keep on rainy days',
    'an ordinary morning that begins without dread',
  ],
  signal: [
    'how you feel an hour afterwards',
    'whether you look forward to the next time',
    'how easily you get going in the morning',
  ],
  sources: [
    'public health services, your own doctor and careful handbooks',
    'professional associations, patient advice services and good textbooks',
    'plain-language guides written by clinicians and your own notes',
  ],
  detail: [
    'the hour before bed',
    'the height of a chair',
    'a skipped warm-up',
    'the first five minutes',
  ],
  exampleSentence: [
    'Keep the rest of the week as it is, change only the {evening|last hour}, and compare the mornings in your {notes|diary}.',
    'Do half of what you feel able to do on the {first|opening} day, and see how the {second|next} one feels.',
    'Try the habit at two different times of day for a week each, and let your {notes|records} {choose|decide}.',
    'Ask a friend to do it with you and compare how you both feel {the day after|next morning}, not {during|while doing it}.',
  ],
  firstStepSentence: [
    '{Tonight|This evening}, write two lines about how you feel and what you did today; that is your {starting point|baseline}.',
    'Begin gently, and talk to a {professional|doctor} first if you have pain, an illness or a {doubt|worry}.',
    'Lay out what you need for tomorrow before you {go to bed|switch off the light}.',
    'Choose the {easiest|quietest} hour of your day and reserve a {small|modest} piece of it.',
  ],
  mistakeSentence: [
    'With body and mind, people {tend to start|often begin} at the level they remember instead of the level they {have|are at}.',
    'It is tempting to copy a programme made for somebody of {another|a different} age, another history and another amount of {free|quiet} time.',
    'Many people treat a warning sign as a lack of discipline; ask a professional before you push {through|past} it.',
    'Changing food, sleep and movement in one {heroic|busy} week makes it {impossible|hard} to tell what did you good.',
  ],
  measureSentence: [
    'Compare weeks and not days, because a {single|lone} night or session {says|tells you} very little.',
    'Give each day a mark for energy in the evening, and look at the {row|marks} only on {Sundays|the weekend}.',
    'Notice what you can do now without {thinking about it|a second thought} that was an effort {a month|some weeks} ago.',
    'Look for the quiet signs, {such as|like} the stairs, the mood at breakfast or the hour at which you {get|grow} tired.',
  ],
  sourceSentence: [
    'In questions of health, ask whether the advice comes from a {qualified|trained} person and whether it would fit somebody with your {history|past}.',
    'Be {wary|suspicious} of anyone who promises a fast result and {sells|offers} the means to it on the same page.',
    'A personal success story {tells|informs} you about one person; a professional can {tell|judge} whether it {applies to|fits} you.',
    'Serious advice {mentions|says} for whom it is not {suitable|meant}.',
  ],
  questionSentence: [
    'What would your days look like if this went a {little|bit} better, {hour by hour|from waking to sleeping}?',
    'Is there something here that you should {show|mention} to a doctor before you try to {solve|manage} it alone?',
    'Which part of your day {already|still} works, and what does it have that the rest {lacks|does not}?',
    'What is the gentlest {version|form} of this that would still {count|do some good}?',
  ],
  choiceSentence: [
    'Try each for a {fortnight|couple of weeks} and choose the one you did not have to {force|push}.',
    'Ask which of them you could still do with a cold, a {visitor|guest} or a late {meeting|train}.',
    'Let a professional rule out what does not suit you, and let {enjoyment|pleasure} decide among the {rest|others}.',
    'Compare how you feel the {next|following} morning, because the hour {itself|you spend on it} can flatter.',
  ],
};
