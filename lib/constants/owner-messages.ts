import { BRAND_NAME } from './brand.ts';
import { IS_UNLIMITED, TAKES_PAYMENTS } from './plans.ts';
import { NO_SUBSCRIPTIONS } from './subscription-messages.ts';

export const RESTYLE_MESSAGES = {
  saved: (count: number) => ({ title: count === 1 ? 'Style saved' : `Style saved for ${count} blogs` }),
  failed: { title: 'Not saved', description: 'Some blogs may already have the new style.' },
} as const;

export const MY_BLOGS_MESSAGES = { empty: 'No blogs yet', nothingFound: 'No blogs found' } as const;

export const PREMIUM_NEEDED = `This is a Premium feature. ${TAKES_PAYMENTS ? 'Subscribe to turn it on.' : NO_SUBSCRIPTIONS}`;

export const BRANDING_MESSAGES = {
  about: IS_UNLIMITED
    ? 'You can hide our name next to yours, on preview images and under embeds.'
    : 'With Premium, you can hide our name next to yours, on preview images and under embeds. It returns when your subscription ends.',
  hint: 'Next to your name, on preview images, in feeds and under embeds.',
  shown: { title: 'Saved', description: `Your blogs show the name ${BRAND_NAME} again.` },
  hidden: {
    title: 'Saved',
    description: `Your blogs no longer show the name ${BRAND_NAME}. Embed codes you have already pasted keep their last line until you remove it.`,
  },
  failed: 'Could not save the setting',
} as const;

export const PROFILE_MESSAGES = {
  blogsFailed: { title: 'Error loading blogs', description: 'Your blogs are safe. Please try again.' },
  notFound: { title: 'User profile not found' },
} as const;

export const AUTHOR_MESSAGES = {
  nameMissing: 'Please enter a name',
  nameLong: 'A name cannot exceed 60 characters',
  biographyLong: 'A biography cannot exceed 400 characters',
  linkInvalid: (link: string) => `“${link}” is not an address starting with https://`,
  linksMany: 'You can show up to 5 links',
  pictureHint: 'PNG, JPEG, WebP, GIF or AVIF, up to 5 MB. It is cropped to a square or circle.',
  pictureUnreadable: 'We could not read this file. Please choose it again.',
  biographyHint: 'A sentence or two, up to 400 characters. It appears at the end of each of your blogs.',
  linksHint: 'Your pages elsewhere, one per line, up to 5.',
  unsigned: 'Readers see “By Anonymous” until you choose a name.',
  shown: 'Shown on your blogs and your public page.',
  saved: { title: 'Profile saved', description: 'It now appears on your blogs and your public page.' },
  notSaved: 'Could not save the profile',
} as const;

export const VOICE_MESSAGES = {
  about:
    'Up to five texts that you wrote yourself, and your house rules. They go to the AI model with each blog you want in your voice. Expect a likeness, not a double: more and longer texts help.',
  characters: (count: number) => `${count.toLocaleString('en-US')} of 10,000 characters`,
  fromBlog: 'We copy the text of this blog when you save.',
  tooMany: 'You can keep up to five texts. Remove one to add another.',
  sampleEmpty: 'Paste a text here or remove it',
  sampleLong: 'A text cannot exceed 10,000 characters',
  rulesLong: 'House rules cannot exceed 1,000 characters',
  rulesHint: 'Your audience, your spelling, words never to use. Up to 1,000 characters.',
  rulesDrafted: { title: 'Rules drafted', description: 'Edit them as you like, then save.' },
  rulesFailed: 'Could not draft rules',
  noSamples: 'Add a text of yours first',
  needsModel: 'With an AI model connected, we can draft them from your texts.',
  fileUnreadable: 'We could not read this file. Please choose a .txt or .md file of up to 40 KB.',
  blogGone: 'You can copy your own blogs only. Remove the others and save again.',
  removed: { title: 'Text removed', description: 'Save to keep the change.' },
  saved: { title: 'Voice saved', description: 'Blogs already written keep the voice they were written in.' },
  notSaved: 'Could not save your voice',
} as const;
