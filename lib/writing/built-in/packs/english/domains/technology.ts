import type { EnglishDomain } from './slots.ts';

/** Software, devices, programming, the web, AI. */
export const TECHNOLOGY: EnglishDomain = {
  tools: [
    'the official documentation, a scratch project and a notebook',
    'a clean test account, a backup and a text editor',
    'the manual, a notebook and a spare device',
  ],
  expert: [
    'someone who maintains such a system',
    'a colleague who has used it for real work',
    'the person who answers the support questions',
    'a developer who recently moved away from it',
  ],
  trial: [
    'a two-day prototype',
    'a small throwaway project',
    'one real task, done from end to end',
    'a test run on a spare device',
  ],
  record: [
    'the version, the steps and the error message',
    'how long the setup took and where you had to search for help',
    'what you changed, what you expected and what happened',
    'start-up time, workarounds and open questions',
  ],
  result: [
    'a working feature that a stranger can use without instructions',
    'a setup you could rebuild from your notes in an evening',
    'a tool you stop noticing because it does its job',
  ],
  signal: [
    'how quickly a newcomer finds their way around',
    'whether you can explain an error without searching for it',
    'how often you need a workaround',
  ],
  sources: [
    'the documentation, the changelog and the list of open issues',
    'release notes, source code and honest post-mortems',
    "manuals, maintainers' answers and the questions people keep asking",
  ],
  detail: [
    'the default setting',
    'the way errors are reported',
    'the export function',
    'the update policy',
  ],
  exampleSentence: [
    'Do the same tiny task twice, once the way you {know|always did} and once the new way, and {compare|list} what you had to look up.',
    'Take one real task from your {daily|own} work, however {dull|small}, and try only that.',
    'Make a mistake on purpose, an empty field or a wrong {password|entry}, and see how {clearly|soon} it tells you what is wrong.',
    'Hand the {keyboard|device} to somebody who has never seen it, keep {quiet|silent} and watch where they {hesitate|stop}.',
  ],
  firstStepSentence: [
    'Open the official getting-started page and follow it {to the letter|line by line} once, without {improving|skipping} anything.',
    'Write down in three lines what the thing {should|has to} do, before you {choose|decide} what to build it with.',
    'Make a backup first, {and|then} a copy of the project to {play|experiment} in.',
    'Look for the export function before you put {anything|real data} {in|into it}.',
  ],
  mistakeSentence: [
    'With technology, people choose for the scale they {dream of|hope for} and then {maintain|pay for} it at the scale they have.',
    'It is {tempting|easy} to judge a tool by its demo, where the data is tidy and nobody makes a {typing|silly} mistake.',
    'Many evenings {go|disappear} into configuring what a {plain|sensible} default would have done.',
    'Teams compare features in a table and forget to compare the documentation, which they will {read|need} far more often.',
  ],
  measureSentence: [
    'Measure the time from an idea to something a {user|colleague} can {click|try}.',
    'Count the questions you had to ask somebody else {this week|lately}, and see whether the number {falls|shrinks}.',
    'Rebuild the setup from your notes on a {clean|fresh} machine; the gaps in the notes are your {to-do list|next task}.',
    'Ask after a month which parts nobody {dares|wants} to {touch|change}.',
  ],
  sourceSentence: [
    'In technical matters look at the version and the date before the {advice|answer}, and run the example before you {believe|repeat} it.',
    'The documentation tells you what a tool should do, the {issue|bug} list what it {does|fails to do}; read both.',
    'Be {careful|patient} with benchmarks you cannot {repeat|run} on your own machine.',
    'Ask whether the author has {kept|had} the thing running for {a year|a while}, or only {installed|unpacked} it.',
  ],
  questionSentence: [
    'Who will look after this when the person who {chose|built} it is {on holiday|away}?',
    'What happens to your data on the day you {want to leave|switch it off}?',
    'Which {problem|part of it} disappears if you solve it with a spreadsheet and a {phone call|conversation}?',
    'What is the smallest version of this that would {already|still} be useful to {somebody|one person}?',
  ],
  choiceSentence: [
    'Do the same small {job|task} with each, put both away for a {week|few days}, and see with which one you still {know|find} your way.',
    'Compare how they behave when something goes wrong; you will {spend|share} more {time|evenings} with that than with the {shiny|easy} part.',
    'Look at how each handles {upgrades|updates}, because the first version is {always|usually} the easy one.',
    'Ask which of them the people who will {maintain|repair} it would {choose|rather have}.',
  ],
};
