import { BRAND_NAME } from './brand.ts';
import { BIN_DAYS } from './limits.ts';
import { BLOG_VISIBILITY_DETAILS, type BlogVisibility } from './options.ts';
import { IS_UNLIMITED, NOTHING_COUNTED, TAKES_PAYMENTS } from './plans.ts';
import { NO_SUBSCRIPTIONS } from './subscription-messages.ts';

export const GROUP_MESSAGES = {
  hint: 'Up to five, separated by commas.',
  hintSeveral: 'Tags of any of these blogs, separated by commas. Add or remove one for all of them.',
  saved: { title: 'Tags and series saved' },
  failed: 'Could not save tags and series. Nothing has changed.',
} as const;

export const TRASH_MESSAGES = {
  deleted: (count: number) => ({
    title: count === 1 ? 'Blog deleted' : `${count} blogs deleted`,
    description: `You can restore ${count === 1 ? 'it' : 'them'} from Trash for ${BIN_DAYS} days.`,
  }),
  deleteFailed: { title: 'Not deleted', description: 'Nothing has changed. Please try again.' },
  restored: (count: number) => ({
    title: count === 1 ? 'Blog restored' : `${count} blogs restored`,
    description: 'Its links work again.',
  }),
  restoreFailed: { title: 'Not restored', description: 'Please try again from Trash.' },
  gone: { title: 'Permanently deleted' },
  loadFailed: { title: 'Could not load Trash', description: 'Your deleted blogs are safe. Please try again.' },
} as const;

export const RESTYLE_MESSAGES = {
  saved: (count: number) => ({ title: count === 1 ? 'Style saved' : `Style saved for ${count} blogs` }),
  failed: { title: 'Not saved', description: 'Some blogs may already have the new style.' },
} as const;

export const LINK_MESSAGES = {
  hint: 'These sentences name the subject of another of your public blogs. The words stay as they are.',
  none: 'No sentence names another of your public blogs.',
  notFound: 'Could not look for sentences.',
  failed: { title: 'Links not saved', description: 'Some links may be missing. Please try again.' },
  added: (count: number, unchanged: number) => ({
    title: count === 1 ? '1 link added' : `${count} links added`,
    ...(unchanged > 0 && { description: `Changed meanwhile and left as they are: ${unchanged}` }),
  }),
} as const;

export const MY_BLOGS_MESSAGES = { empty: 'No blogs yet', nothingFound: 'No blogs found' } as const;

export const VISIBILITY_MESSAGES = {
  saved: (visibility: BlogVisibility) => ({
    title: BLOG_VISIBILITY_DETAILS[visibility].label,
    description: {
      draft: 'Only you can see it now. Its links won’t work for anyone else.',
      unlisted: 'Anyone with the link can see it. It stays out of lists and search engines.',
      public: 'Anyone can see it, and it’s listed on your profile.',
    }[visibility],
  }),
  scheduled: (time: string) => ({ title: 'Publication scheduled', description: `It becomes public on ${time}.` }),
  savedSeveral: (visibility: BlogVisibility, count: number) => ({
    title: `${count === 1 ? '1 blog' : `${count} blogs`} set to ${BLOG_VISIBILITY_DETAILS[visibility].label}`,
  }),
  failed: { title: 'Not saved', description: 'The visibility has not changed. Please try again.' },
  defaultSaved: { title: 'Saved', description: 'New blogs will start this way. Existing blogs stay as they are.' },
  defaultFailed: 'Could not save the setting',
} as const;

export const AI_CHOICE_TEXTS = {
  legend: 'Ask AI companies not to',
  training: 'train models on it',
  answers: 'answer questions from it',
  hint: 'Well-behaved crawlers respect this; others may not. Search engines are not affected.',
} as const;

export const TRANSLATION_MESSAGES = {
  needsModel: 'Translating needs an AI model, and none is connected.',
  noArticle: 'Only articles can be translated.',
  sameLanguage: 'The blog is already in this language.',
  existsAlready: `This translation already exists.${NOTHING_COUNTED}`,
  originalGone: `The original was deleted.${NOTHING_COUNTED}`,
  failed: 'We could not translate the blog. Please try again.',
  allThere: 'This blog is already available in every language.',
  anotherUnderWay: 'Another blog is being written in this tab. Please wait for it to finish.',
  counts: 'Uses one blog.',
  unchanged: 'The original stays as it is.',
} as const;

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
  noRecentBlogs: 'No blogs yet. Your first one will appear here.',
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

export const COPY_MESSAGES = {
  linkCopied: { title: 'Link copied', description: 'Share link copied to clipboard' },
  linkFailed: { title: 'Copy failed', description: 'Could not copy the link to clipboard' },
  codeCopied: { title: 'Code copied', description: 'You can now paste it' },
  codeFailed: { title: 'Copy failed', description: 'Could not copy the code to clipboard' },
} as const;
