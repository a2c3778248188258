import type { Knowledge } from './reciting-gguf.ts';

const SECTIONS = [
  {
    heading: 'What a roof asks of a hive',
    covers: 'Weight, wind and water, and who has to agree before the first box goes up.',
    content: `A full hive weighs as much as a grown person, and the weight sits on four small feet. Ask the owner of the building where the beams run, and set the stand above one of them. Wind is the other burden of height: it cools the brood and pushes returning foragers past the entrance. A low wall or a dense hedge in tubs breaks it better than a solid screen, behind which the air tumbles.

Bees also need to drink, and they will find the neighbor's pool if nothing is closer. Put out a shallow tray with stones in it before the colony arrives, because the habit of a spring is hard to change. Tell the people on the top floor early, and show them where the flight path will lead.`,
  },
  {
    heading: 'Forage between the streets',
    covers: 'What flowers in a city through the season, and the weeks in which nothing does.',
    content: `Cities feed bees for longer than most fields do. Maples and willows open the year along the river, fruit trees follow in the courtyards, and lindens fill the avenues in early summer. Balconies add herbs, clover grows in every lawn that is cut late, and ivy closes the season on old walls.

The weak spot comes after the lindens, when the trees have finished and the parks are dry. Lift the back of each box in those weeks: one that has become light needs syrup, and it needs it in the evening so that no robbers are drawn. Before you add another colony, count the hives within a short walk. Too many mouths on the same trees make every keeper poorer, and wild bees pay first.`,
  },
  {
    heading: 'Keeping the peace with the neighbors',
    covers: 'How to prevent swarms and stings, and what to do on the day one happens.',
    content: `Most complaints begin with a swarm on a street lamp. Look through the brood every week from spring to midsummer, and split a colony that builds cells for a new queen before it decides for itself. Leave a card with your phone number at the front desk, so that somebody who sees a cluster calls you and not the fire department.

Temper is bred. Replace the queen of a hive that follows people across the roof, however well it gathers. Work on warm days around noon, when the older foragers are out, and keep a veil ready for whoever opens the door by accident. Anyone who swells far from a sting, or struggles for breath, needs an ambulance at once.`,
  },
] as const;

const SMALL_BEGINNING = `The first warm morning on a roof decides whether a beekeeper in the city will be happy there. The boxes hum, the street below takes no notice, and every mistake of the winter shows within an hour. Most of them are made before the bees arrive.`;

const SMALL_ENDING = `Start with one colony and a neighbor who likes honey. By the second spring you will know your roof, its winds and its hungry weeks, and whether there is room for more.`;

const TITLE = '# Bees on the Roof: What the City Asks of You';

/** The opening and the ending of the recited article. */
export const RECITED_FRAME = { opening: SMALL_BEGINNING, ending: SMALL_ENDING } as const;

const [FIRST, ...OTHERS] = SECTIONS.map(({ heading, content }) => `## ${heading}\n\n${content}`);

/**
 * What a reciting model writes for a request in English of the length small: searches, a plan, the text in two answers and
 * what stands beside it. Of one topic it does not come to an end.
 */
export const RECITED_ARTICLE: Knowledge = {
  answers: [
    { queries: ['rooftop beekeeping weight wind', 'city trees nectar season'] },
    {
      harm: 'none',
      advice: 'none',
      address: 'en-US',
      thread: 'The first warm morning on a roof, when the boxes hum',
      question: 'Will my roof carry a hive, and will there be enough to eat?',
      tension:
        'A roof suits bees well, as long as their keeper settles with it and with the people below before they come.',
      details: ['The weight sits on four small feet.'],
      quotation: '',
      leaveOut: ['The history of beekeeping'],
      titles: ['A Hive Above the Street', 'Before the Bees Move In Upstairs'],
      openings: ['With a warm morning.', 'With a neighbor.', 'With a swarm.'],
      authorQuestions: [],
      tags: ['beekeeping'],
      keyPoints: true,
      faq: true,
      sections: SECTIONS.map(({ heading, covers }) => ({ heading, covers, weight: 1 })),
    },
    {
      supported: [],
      free: [],
      misleads: [],
      overstated: [],
      told: [],
      marks: [],
      spare: [],
      harm: 'none',
      description:
        'What a roof, the flowers of a city and the people below ask of somebody who wants to keep bees there.',
      keyPoints: [
        'Have the stand placed above a beam, and break the wind with a hedge rather than a wall.',
        'Feed light colonies in the evening once the lindens have finished.',
        'Split a colony that builds queen cells before it swarms.',
      ],
      questions: [
        {
          question: 'How many hives should a beginner start with?',
          answer: 'One is enough to learn what the roof is like. Add a second when the first is strong.',
        },
        {
          question: 'Do bees on a roof need water?',
          answer:
            'They do, and they take it from the nearest place. Offer a tray with stones before they choose another.',
        },
        {
          question: 'What should be done about a bad-tempered hive?',
          answer: 'Its queen is replaced by one from a calmer line. The old workers are gone within some weeks.',
        },
      ],
    },
  ],
  texts: {
    'the opening: one or two paragraphs': [TITLE, SMALL_BEGINNING, FIRST].join('\n\n'),
    'Answer with the one word OK': 'OK.',
    'a line "***"': [...OTHERS, '***', SMALL_ENDING].join('\n\n'),
  },
  endless: {
    cue: 'A swarm that never settles',
    beginning: `# A swarm\n\n## ${SECTIONS[0].heading}\n\nA swarm has found the chimney. `,
    sentence: 'The bees circle the chimney once more and come back to the branch. ',
  },
};
