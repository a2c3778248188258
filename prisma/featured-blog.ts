import { FEATURED_BLOG_ID } from '../lib/routes.ts';

/** The blog that the landing demo shows: written by hand, in the shape a generated one has. */
export const FEATURED_BLOG = {
  id: FEATURED_BLOG_ID,
  topic: 'How to keep a reading journal you will actually use',
  ...({
    language: 'english',
    length: 'medium',
    writer: 'person',
    style: 'minimal',
    colorTheme: 'amber',
  } as const),
  title: 'How to Keep a Reading Journal You Will Actually Use',
  intro: `Most reading journals die on page four. They start as a promise, with a new notebook and a rule about writing after every chapter, and they end in a drawer, because the rule asked for more than an ordinary evening could give.

A journal that lasts is smaller than that. It asks for a few lines, it forgives a missed month, and it gives something back often enough that you want to open it. Here is how to build one.`,
  keyPoints: [
    'Know what the journal is for before you buy the notebook.',
    'Promise three lines a book: what it said, a line to read aloud, a thought of your own.',
    'Come back to it once a season, and never catch up on what you missed.',
  ],
  sections: [
    {
      heading: 'Decide what the journal is for',
      content: `Before you choose a notebook or an app, finish one sentence: "I want to open this when…" The end of that sentence decides everything else.

If you want to remember stories, you need room for a summary. If you want to think more clearly, you need room to disagree. If you want to know what to read next, you need short verdicts that are easy to scan. A journal that tries to do all three becomes a form to fill in, and forms are what we avoid after dinner.

Write your sentence on the first page. When you wonder whether an entry is good enough, hold it against that sentence and nothing else.`,
      images: [],
    },
    {
      heading: 'Make the entry so small that skipping it feels silly',
      content: `The usual entry should take about as long as brushing your teeth. Three lines carry more than they seem to:

- One line that says what happened or what was argued, in your own words.
- One line you would read aloud to a friend, copied exactly, with its page.
- One line of your own: a doubt, a memory it stirred, a question.

The third line is the one you will be glad of later. Summaries can be found anywhere; what you thought at the time cannot. When a book deserves more, let the entry run. But keep three lines as the promise, so that a tired evening still counts.`,
      images: [],
    },
    {
      heading: 'Write where the reading happens',
      content: `Journals fail in the gap between the armchair and the desk. Close it. Keep a card inside the book as a bookmark and write on that. If you read on a phone, keep a single note pinned to the top. If you listen while walking, speak one sentence into a recorder before you take your headphones off.

Then choose one place where all of it ends up: a notebook, a folder, a document. Move the cards there once a week, perhaps with the second coffee on a Sunday. The moving is not a chore beside the habit. It is the habit, because copying a thought is the first time you meet it again.`,
      images: [],
    },
    {
      heading: 'Record how you felt as well as what you learned',
      content: `A date and a mood take five words and change what the entry means. "March, on the train, impatient" explains a harsh verdict better than any analysis would. Books do not change between readings. We do, and the journal is the only witness.

Note where you were, who recommended the book, and what made you stop. Giving up on a book is worth an entry of its own. Two honest lines about why you left will teach you more about your taste than ten polite ones about books you finished out of duty.`,
      images: [],
    },
    {
      heading: 'Give your older self a way back in',
      content: `An archive nobody can search is a pile. You do not need a system with colors and codes; you need two doors.

1. Number the pages, and keep an index of titles on the last sheet.
2. Keep a short list of threads, the questions that follow you from book to book, and beside each one the pages where it turns up.

Threads are where the pleasure is. One day you notice that a novel, a cookbook and a biography have all been answering the same question, and that you have been asking it for a year without knowing. Start with no more than three threads. Let a new one earn its place by turning up twice.`,
      images: [],
    },
    {
      heading: 'Reread the journal on purpose',
      content: `A journal becomes useful on the day you read it, so put that day in the calendar. Once a season is enough. Make tea, open it at random, and mark every line you still believe and every line that makes you wince. Both marks are good news.

Use the hour to decide something. Pick the next three books from your own questions rather than from a list of bestsellers. Write to the friend who recommended the one you loved. Copy the best line of the season onto the first page. A record that leads to an act is a record you will keep making.`,
      images: [],
    },
    {
      heading: 'Forgive the gaps',
      content: `You will stop. Everyone does: a move, an exam, a newborn, a dull book that sat on the bedside table for a month. The danger is not the gap but the guilt, which asks you to catch up before you may continue.

Refuse. Never fill in what you missed. Draw a line, write today's date under it, and begin with whatever you are reading now. A journal with holes in it is still a journal. One you are ashamed to open is not.`,
      images: [],
    },
  ],
  conclusion: `Choose one purpose, keep the promise down to three lines, write beside the book, and come back to it once a season. That is the whole method, and it fits on a bookmark.

Tonight, take the book you are already reading. Write down what it said, one sentence you would read aloud, and one thought of your own. You now have a reading journal. The next entry will be easier.`,
  sources: [],
};
