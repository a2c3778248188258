import { type Lexicon, phrases } from './lexicon.ts';

/** English. */
export const english: Lexicon = {
  tag: 'en',
  slots: {
    s: phrases(
      'a patient beginner|the local market|every careful cook|a small workshop|the older neighbour|a tired parent|the first customer|a good teacher|the village school|a quiet office|the night shift|a busy kitchen|the whole family|a young engineer|the morning crew|a curious visitor|the corner shop|a seasoned gardener|the repair team|a modest budget|the second attempt|a simple routine|the weekly meeting|a borrowed tool',
    ),
    v: phrases(
      'keeps|changes|needs|finds|improves|checks|repairs|shapes|carries|replaces|protects|explains|tests|shares|saves|measures|opens|follows|cleans|holds|watches|orders',
    ),
    o: phrases(
      'the narrow path|a spare part|the heavy door|an honest answer|the whole plan|a better habit|the wooden frame|a clear note|the last step|a warm meal|the old list|a second opinion|the quiet corner|a rough sketch|the main valve|a longer break|the daily bread|a fair price|the empty shelf|a handful of seeds|the broken lamp|a new question|the small garden|a steady rhythm',
    ),
    p: phrases(
      'before the sun rises|without much effort|during the rainy season|on a quiet afternoon|after the first winter|in a crowded room|with both hands|for several weeks|at the end of the day|near the old bridge|when nobody is watching|by the kitchen window|between two long calls|since early spring|under a clear sky|along the river|from the very start|against good advice',
    ),
  },
  templates: [
    '{s} {v} {o} {p}.',
    '{p}, {s} {v} {o}.',
    'when {s} {v} {o}, {s} {v} {o}.',
    '{s} {v} {o}, because {s} {v} {o}.',
    '{s} {v} {o} {p}, and {s} {v} {o}.',
    '{p}, {s} {v} {o}, while {s} {v} {o}.',
    'if {s} {v} {o} {p}, {s} {v} {o}.',
    '{s} {v} {o}, but {s} {v} {o} {p}.',
    'although {s} {v} {o}, {s} {v} {o} {p}.',
    '{s} {v} {o}, so {s} {v} {o}.',
  ],
  headings: ['how {s} {v} {o}', 'why {s} {v} {o}', 'when {s} {v} {o}', 'what {v} {o} {p}'],
  enumeration: {
    lead: 'it takes ',
    separator: ', ',
    end: '.',
    words: phrases(
      'patience|paper|water|light|trust|salt|wood|string|courage|glue|sleep|rain|bread|honey|chalk|wool|time|soap|sand|music|oil|practice|silence|luck|air',
    ),
  },
  space: ' ',
};
