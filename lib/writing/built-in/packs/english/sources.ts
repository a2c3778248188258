import type { SourceWords } from '../../language-pack.ts';

/** Headings for a section that holds all entries of a short list. */
export const ENTRY_HEADINGS: readonly string[] = [
  'The list, one by one',
  'Ideas to {choose|pick} from',
  'Point by point',
  'The short list',
  'Try these',
  'One at a time',
];

/** Words around quotations. The comments do not interpret what a page says; they say how to use it. */
export const SOURCES: SourceWords = {
  headings: [
    'What the sources say',
    'In their own words',
    'Voices from the sources',
    'Read for yourself',
    'What you can look up',
    'From the pages you can check',
    'Evidence to start from',
  ],
  openings: [
    'The following {sentences|passages} are quoted {word for word|exactly as they stand}, so that you can {judge|weigh} them yourself.',
    'Here the {pages|sources} speak for themselves, with a {number|mark} that leads you to each.',
    'Instead of {summing them up|boiling them down}, let us {hear|read} the sources {directly|in the original}.',
    'For {facts|details} it is {best|safest} to go to the sources, and {these|the ones below} can be {opened|checked}.',
    '{Read|Take} the next lines slowly, and ask of each how its author {knows|could know} it.',
    'These {quotations|lines} come straight from the {pages|texts} listed as sources.',
    'Each of these {pages|sources} has {something|a sentence} worth {keeping|noting}, quoted here {unchanged|without alteration}.',
  ],
  quotations: [
    'According to [title]: [quote] [cite]',
    '[title] puts it this way: [quote] [cite]',
    'In [title] we read: [quote] [cite]',
    'Here is how [title] {says|words} it: [quote] [cite]',
    'One sentence from [title] is worth quoting: [quote] [cite]',
    'The page [title] states: [quote] [cite]',
    'From [title] comes this {line|sentence}: [quote] [cite]',
    'Consider what [title] has to say: [quote] [cite]',
    'In the words of [title]: [quote] [cite]',
    'You can find this in [title]: [quote] [cite]',
    'Turn to [title] and you will find: [quote] [cite]',
    '[title] offers the following: [quote] [cite]',
  ],
  further: [
    'The same page {adds|says further}: [quote] [cite]',
    'Elsewhere in the text {we read|it says}: [quote] [cite]',
    'It {goes on|continues}: [quote] [cite]',
    'Another passage {there|from it}: [quote] [cite]',
    'And {further on|later}: [quote] [cite]',
    'A second {sentence|line} from that source: [quote] [cite]',
    'The text also {says|contains this}: [quote] [cite]',
  ],
  comments: [
    "That is the page's own wording, so {read|take} it with its context in mind.",
    'Ask {yourself|at once} what {follows|would follow} from it in your own case.',
    'It is worth {opening|reading} the whole page before you {rely|build} on a single line.',
    '{Compare|Hold} this {with|against} what you have {seen|found} yourself.',
    '{Note|Mark} what it says, and {note|mark} just as carefully what it leaves open.',
    'A sentence like this is a good {opening|start} for a {conversation|question} with somebody who knows the field.',
    'Look up when it was written and by whom, before you {pass|hand} it on.',
    'If two sources {differ|disagree} here, the difference deserves your attention.',
    'Try to {say|put} it in your own words {first|before reading on}; {then|after that} look at the original again.',
    'You may {agree|object} at once; {write|note} down why.',
    'What would you {need|have} to {see|know} in order to {check|confirm} it?',
    'This {line|statement} stands here as the page gives it, without a {verdict|comment} on whether it applies to you.',
    'Keep the {number|mark} beside it in your notes, so that you can find the {place|passage} again.',
    'Taken alone it is one {voice|piece}; its {weight|value} grows or shrinks with the {others|next}.',
    '{Underline|Mark} the word in it that {carries|bears} the most, and find out what it means there.',
    'For your own {decision|picture}, the {reasons|examples} around it may matter more than the line itself.',
  ],
};
