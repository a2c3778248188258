import type { EnglishDomain } from './slots.ts';

/** Trips, cities and countries, hiking, transport. */
export const TRAVEL: EnglishDomain = {
  tools: [
    'a paper map, comfortable shoes and a rain jacket',
    'a calendar, a map and an honest budget',
    'a light bag, a pencil and a list of opening times',
  ],
  expert: [
    'someone who lives there',
    'a friend who went there in the same season',
    'the person at the local information desk',
    'a walker who has just come down',
  ],
  trial: [
    'a day trip close to home',
    'one night away with the bag you mean to take',
    'a single half-day route',
    'a rehearsal walk in the same shoes',
  ],
  record: [
    'the distances, the weather and how your legs felt',
    'where you stayed, what it cost and whether you would return',
    'departure times, detours and good benches',
    'the season, the crowds and the light',
  ],
  result: [
    'a day you could describe without mentioning a queue',
    'a route you would walk again in the other direction',
    'a trip that leaves you rested and a little curious',
  ],
  signal: [
    'how often you look up from the screen',
    'whether you still have the energy for a stroll in the evening',
    'how easily you could change the plan at noon',
  ],
  sources: [
    'good maps, local newspapers and the notices at the trailhead',
    'official timetables, weather services and recent trip reports',
    'guidebooks, regional websites and people who have just been there',
  ],
  detail: ['the last bus back', 'the hour of sunset', 'a closed road', 'the weight of your bag'],
  exampleSentence: [
    'Trace the day on a map with your {finger|pencil}, and add the time for meals, {wrong turns|detours} and {rain|waiting}.',
    'Plan one fixed thing a day and leave the rest {open|free}, so that the place {gets|has} a chance to {surprise|delay} you.',
    'Pack, walk {around the block|up a hill} with the bag, and {unpack|take out} whatever you {cursed|did not need}.',
    "Look at the same place in two {seasons|months}: on the map, on the timetable and in other people's {pictures|diaries}.",
  ],
  firstStepSentence: [
    'Spread out a map {tonight|this evening} and mark three points that {attract|tempt} you, without reading {anything|a word}.',
    'Check the {season|weather} before the price, because it {decides|settles} what you will {actually|really} see and do.',
    'Write down how many hours a day you {enjoy|like} being on your feet, and {plan|calculate} with that figure.',
    'Find out how you would get {back|home} before you {look at|study} how to get there.',
  ],
  mistakeSentence: [
    'Travellers {tend to plan|make plans} for the person they are on the first morning and forget the one who {arrives|sits down} on the {fifth|last} evening.',
    'It is {tempting|easy} to collect places like stamps and to spend the {best|brightest} hours between them.',
    'People compare the pictures of {a place|two places} and forget to compare the ways of {getting|travelling} there.',
    'A plan without {empty|free} hours breaks with the first late {train|bus} or {shower|headache}.',
  ],
  measureSentence: [
    'In the evening, {note|write down} the moment you would relive and the one you would {skip|give away}; the plan for tomorrow {is|lies} between them.',
    'Count the hours you were {somewhere|there} against the hours you were {on the way|in transit}.',
    'Notice what you tell people {first|at once} when you are {home|back}; that was the trip.',
    'If you have time to sit on a {bench|wall} without {checking the clock|looking at a screen}, the pace is right.',
  ],
  sourceSentence: [
    'For routes and openings, believe the official notice over the {beautiful|well-written} blog, and the person who was there {last week|just now} over both.',
    'Ask of every travel tip in which {season|weather}, at what age and with what luggage it was {written|tried}.',
    '{Photographs|Pictures} are taken on the best day; trip reports with {mud|rain} in them are worth more.',
    'A {good|detailed} map tells you about slopes and distances that no {description|brochure} mentions.',
  ],
  questionSentence: [
    'Do you want to have {been|arrived} there, or to be {there|on the way}?',
    'What would you do on this trip if you were not {allowed|able} to take a single {picture|photograph}?',
    'How much walking, waiting and carrying {is|makes} a good day for the {slowest|smallest} of you?',
    'What will you do if it rains from morning {to night|till evening}?',
  ],
  choiceSentence: [
    'Lay both plans over {the same|one} map and calendar, and compare the distances, the shelter and the way {back|out}.',
    'Prefer the place that is still {pleasant|worth the trip} when one thing is {closed|full}.',
    'Ask which of them suits the season {you can travel in|of your holiday}, not the season in the {picture|brochure}.',
    'Choose by the {ordinary|small} hours: the walk to breakfast, the way to the first {view|stop}, the last bus.',
  ],
};
