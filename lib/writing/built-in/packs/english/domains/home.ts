import type { EnglishDomain } from './slots.ts';

/** Housing, repairs, furniture, cleaning, gardens. */
export const HOME: EnglishDomain = {
  tools: [
    'a tape measure, a pencil and a rough floor plan',
    'gloves, a bucket and old newspapers',
    'the manual, a good lamp and a box for small parts',
  ],
  expert: [
    'a neighbour with the same kind of house',
    'a tradesperson who does this every week',
    'the person behind the counter of a good hardware shop',
    'a gardener from your own area',
  ],
  trial: [
    'one drawer or one flower bed',
    'a sample patch in a corner nobody sees',
    'a weekend with the furniture moved provisionally',
    'one room with everything unnecessary carried out',
  ],
  record: [
    'the measurements, the materials and the date',
    'what you took apart and in which order',
    'the light at different hours',
    'what you planted, moved or fixed, and when',
  ],
  result: [
    'a room that is tidy again in five minutes',
    'a repair you no longer think about',
    'a corner where people sit down of their own accord',
  ],
  signal: [
    'where things pile up by the evening',
    'how often you walk around the same obstacle',
    'whether visitors find the light switch',
  ],
  sources: [
    "the manufacturer's instructions, neighbours and local trade shops",
    'building regulations, repair manuals and gardening books for your climate',
    'tool libraries, repair cafés and older neighbours',
  ],
  detail: [
    'the width of the door',
    'the direction of the light',
    'a missing screw',
    'the state of the wall behind',
  ],
  exampleSentence: [
    'Try it in one corner first, live with it for a {week|few days}, and only then do the {rest|others}.',
    'Finish one small area {completely|properly}, close the door, and look at it again on {Sunday|the weekend}.',
    'Take a picture before you {begin|start} and one at every stage, so that you can find your way {back|out} again.',
    '{Begin|Test it} in the {worst|darkest} corner, where the method will have to {prove itself|earn its place}.',
  ],
  firstStepSentence: [
    'Walk through your home with a {notebook|pencil} and write down what {annoys|stops} you, room by room, without {fixing|moving} anything.',
    'Measure twice {tonight|this evening} and write the {figures|numbers} on the wall in pencil.',
    'Clear one square metre {completely|down to the floor}, and leave it {clear|empty} until tomorrow.',
    'Find out where the water and the power are switched off, before any tool {leaves|comes out of} its box.',
  ],
  mistakeSentence: [
    'At home {it is tempting|we love} to buy storage for things that {ought to|should} leave.',
    'People start with what visitors see and run out of {energy|money} before the thing that {leaks|squeaks}.',
    'A job looks small from the {sofa|doorway}; it grows with every screw that does not {fit|turn}.',
    'Many rooms are arranged for a {photograph|magazine} and not for a wet {Tuesday|evening} with shopping bags.',
  ],
  measureSentence: [
    'Count the minutes it takes to put a room in {order|shape}, and watch whether they {shrink|get fewer}.',
    'Look at the same {corner|place} on the same weekday for {a month|several weeks}.',
    'Ask the people you live with what they have {stopped|given up} complaining about.',
    'If you no longer {notice|think of} it, the repair is {good|a success}.',
  ],
  sourceSentence: [
    'For anything with power, gas, water or load-bearing walls, ask a professional, however {easy|harmless} the video {looks|makes it look}.',
    'Advice about houses and gardens {depends|turns} on climate, building and soil, so prefer someone from {nearby|your own area}.',
    'Look for instructions that say what to do when a part {does not fit|is missing}.',
    'A finished picture {hides|skips} the mess in between; a diary of the work {shows|keeps} it.',
  ],
  questionSentence: [
    'What do you do in this {place|spot} on an {ordinary|average} evening, and what {gets|stands} in your way?',
    'Who will clean, water or {repair|polish} it in three years?',
    'Does it need something {new|more}, or something {less|gone}?',
    'What would you {do|choose} if you had to move out next {year|summer}?',
  ],
  choiceSentence: [
    'Look at both by {morning|window} light and by lamplight, and on a {wet|busy} day if you can.',
    'Choose the one that is easier to {clean|look after} and easier to {undo|take down}.',
    'Imagine each of them old, worn and {slightly|a little} out of fashion.',
    'Ask which of them the {clumsiest|youngest} person in the house will {handle|treat} better.',
  ],
};
