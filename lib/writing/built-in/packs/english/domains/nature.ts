import type { EnglishDomain } from './slots.ts';

/** Animals, plants, climate, oceans, space, sciences. */
export const NATURE: EnglishDomain = {
  tools: [
    'a notebook, a hand lens and a field guide',
    'binoculars, warm clothes and a thermos',
    'a good diagram, a pencil and a simple experiment',
  ],
  expert: [
    'a biology or physics teacher',
    'a ranger, a gardener or a farmer',
    'a member of a local nature society',
    'a museum guide who likes to be asked',
  ],
  trial: [
    'half an hour of watching the same spot',
    'a simple experiment at the kitchen table',
    'one evening outside with a sky map',
    'a single species followed through a season',
  ],
  record: [
    'the place, the hour and what you saw',
    'the weather, the behaviour and a rough sketch',
    'what you expected and what happened instead',
    'counts, sizes and colours',
  ],
  result: [
    'an explanation that survives a child asking why',
    'a page of observations that somebody else could repeat',
    'a walk on which you recognise what you read about',
  ],
  signal: [
    'what changes when nothing seems to happen',
    'whether somebody else sees the same thing',
    'how well you can predict what comes next',
  ],
  sources: [
    'field guides, natural history museums and observatories',
    "introductory textbooks, research institutes' public pages and local nature clubs",
    'science museums, good atlases and long-running observation records',
  ],
  detail: [
    'the time of day',
    'the scale of the drawing',
    'the instrument it was seen with',
    'the one case that does not fit',
  ],
  exampleSentence: [
    'Visit the same tree, pond or patch of sky {every week|each Sunday} at the same hour, and draw what is {different|new}.',
    'Explain a diagram to somebody without {showing|naming} it, and let them draw what they {hear|understand}.',
    'Before you look something up, write down your {guess|prediction} and the {reason|grounds} for it.',
    'Compare a photograph, a drawing and a written {description|account} of the same thing, and see what each leaves {out|in the dark}.',
  ],
  firstStepSentence: [
    'Go {outside|out} or to a window today, and describe what you see for five minutes without {explaining|naming} anything.',
    'Write down three questions a child {would|might} ask about it, and choose the one you {cannot|would rather not} answer.',
    'Find a good {diagram|drawing} and copy it by hand, label by label.',
    'Look up which museum, club or {institute|observatory} near you {deals|is concerned} with it.',
  ],
  mistakeSentence: [
    'In questions of nature we like to look for a {purpose|plan} where first of all there is a {process|mechanism}.',
    'It is {tempting|easy} to see human motives in animals and intentions in the {weather|stars}.',
    'People remember the spectacular case and {forget|pass over} the ordinary ones that {explain|surround} it.',
    'A striking picture is {easily|often} taken for an {explanation|answer}.',
  ],
  measureSentence: [
    'Write down a prediction before each {observation|look}, and count how often you are {right|close}.',
    'See whether you can explain it with a {pencil|pen}, on the back of an {envelope|old ticket}.',
    "Compare this month's notes with last month's, and look for what you have {started|learned} to notice.",
    'Try to name the {evidence|observation} for one thing you believe about it.',
  ],
  sourceSentence: [
    'In the sciences, ask how something was {observed|measured}, and by whom it was {checked|repeated}.',
    'A single new {finding|result} is a beginning; look for summaries that {weigh|compare} many of them.',
    'Headlines round {off|up}; the {institute|team} that did the work usually says what it does not know.',
    'Prefer sources that give the {uncertainty|doubt} along with the {result|answer}.',
  ],
  questionSentence: [
    'How could {anybody|anyone} find that out?',
    'What would you see if it were not {true|so}?',
    'Does it happen {everywhere|always}, or only where people have {looked|measured}?',
    'What changes if you look {closer|longer}, or from much further {away|off}?',
  ],
  choiceSentence: [
    'Ask which explanation forbids more, and then {look|search} for what it forbids.',
    'Compare both on a case that {neither|none of them} was made for.',
    'Choose the one whose {assumptions|conditions} you could list on a {card|postcard}.',
    'Prefer what you can {observe|check} yourself to what you must take on {trust|faith}.',
  ],
};
