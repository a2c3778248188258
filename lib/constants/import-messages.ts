import {
  MAX_BLOGS_AT_ONCE,
  MAX_IMPORT_FILES,
  MAX_IMPORT_MEGABYTES,
  MAX_IMPORT_POSTS,
} from './limits.ts';

/** Bringing blogs in from elsewhere. The specification names no sentences for it. */

const plural = (count: number, one: string, several: string) =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

export const IMPORT_MESSAGES = {
  noFile: 'Please choose a file',
  noPost: 'Please choose what to import',
  tooManyFiles: `Please choose up to ${MAX_IMPORT_FILES} files at a time`,
  tooManyBlogs: `Please choose up to ${MAX_BLOGS_AT_ONCE} blogs at a time`,
  tooManyPosts: `It holds more than ${MAX_IMPORT_POSTS} posts. Export fewer at a time.`,
  tooLarge: `The files are larger than ${MAX_IMPORT_MEGABYTES} MB together. Choose fewer at a time.`,
  notText: 'It is not a text file in UTF-8.',
  documentType: 'It declares a document type (DTD), which no WordPress export does.',
  noWxr: 'It is neither Markdown nor a WordPress export (WXR).',
  noPosts: 'It holds no posts.',
  frontMatter: 'The lines between --- at its beginning are not valid YAML.',
  empty: 'It holds no text.',
  tooLong:
    'It is too long for one blog: more than 60 sections, or one of more than 50,000 characters.',
  gone: 'It is not in the file any more. Please choose the files again.',
  dailyLimit: 'You have imported as many blogs as one day allows. Go on tomorrow.',
} as const;

/** What a blog cannot hold and how many of it there were, as whoever imports it is told. */
export const IMPORT_LOSSES = {
  nestedLists: (count: number) =>
    `${plural(count, 'nested list becomes', 'nested lists become')} flat`,
  links: (count: number) => `${plural(count, 'link', 'links')} left out, the words stay`,
  embeds: (count: number) =>
    `${plural(count, 'embedded element', 'embedded elements')} left out (video, form, script)`,
  pictures: (count: number) => `${plural(count, 'picture', 'pictures')} left out`,
  belowSources: (count: number) =>
    `${plural(count, 'paragraph', 'paragraphs')} below the list of sources left out`,
} as const;

export const IMPORT_NOTES = {
  leftOut: (count: number) =>
    `${plural(count, 'entry is', 'entries are')} no post (pages, attachments, menus) and left out.`,
  pictures: (count: number) => `${plural(count, 'picture', 'pictures')} could not be fetched`,
} as const;
