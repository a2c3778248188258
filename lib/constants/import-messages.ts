import {
  MAX_BLOGS_AT_ONCE,
  MAX_IMAGES,
  MAX_IMPORT_ARCHIVE_MEGABYTES,
  MAX_IMPORT_ENTRIES,
  MAX_IMPORT_FILES,
  MAX_IMPORT_MEGABYTES,
  MAX_IMPORT_PICTURES,
  MAX_IMPORT_POSTS,
  MAX_IMPORT_TEXTS,
} from './limits.ts';

/** Bringing blogs in from elsewhere. The specification names no sentences for it. */

const plural = (count: number, one: string, several: string) => (count === 1 ? `1 ${one}` : `${count} ${several}`);

export const IMPORT_MESSAGES = {
  /** Names an archive in a refusal. */
  archive: 'The ZIP file',
  noFile: 'Please choose a file',
  noPost: 'Please choose what to import',
  tooManyFiles: `Please choose up to ${MAX_IMPORT_FILES} files at a time`,
  tooManyBlogs: `Please choose up to ${MAX_BLOGS_AT_ONCE} blogs at a time`,
  tooManyPosts: `It holds more than ${MAX_IMPORT_POSTS} posts. Export fewer at a time.`,
  tooLarge: `The files are larger than ${MAX_IMPORT_MEGABYTES} MB together. Choose fewer at a time.`,
  archiveTooLarge: `The ZIPs are larger than ${MAX_IMPORT_ARCHIVE_MEGABYTES} MB together. Export or choose fewer blogs at a time.`,
  damagedArchive: 'It is damaged or no ZIP. Please export it again.',
  tooManyEntries: `It holds more than ${MAX_IMPORT_ENTRIES} files. Export fewer blogs at a time.`,
  tooMuchText: `It holds more than ${MAX_IMPORT_TEXTS} texts or ${MAX_IMPORT_MEGABYTES} MB of text. Export fewer blogs at a time.`,
  bomb: 'It is compressed too tightly for texts and pictures.',
  noTexts: 'It holds neither Markdown nor a WordPress export (WXR).',
  notText: 'It is not a text file in UTF-8.',
  documentType: 'It declares a document type (DTD), which no WordPress export does.',
  noWxr: 'It is neither Markdown nor a WordPress export (WXR).',
  noPosts: 'It holds no posts.',
  frontMatter: 'The lines between --- at its beginning are not valid YAML.',
  empty: 'It holds no text.',
  tooLong: 'It is too long for one blog: more than 60 sections, or one of more than 50,000 characters.',
  tooDeep: 'Its lists or quotations are nested too deeply to be read.',
  gone: 'It is not in the file any more. Please choose the files again.',
  dailyLimit: 'You have imported as many blogs as one day allows. Go on tomorrow.',
} as const;

/** Elements that a blog cannot hold, counted. */
export const IMPORT_LOSSES = {
  nestedLists: (count: number) => `${plural(count, 'nested list becomes', 'nested lists become')} flat`,
  links: (count: number) => `${plural(count, 'link', 'links')} left out, the words stay`,
  embeds: (count: number) => `${plural(count, 'embedded element', 'embedded elements')} left out (video, form, script)`,
  pictures: (count: number) => `${plural(count, 'picture', 'pictures')} left out`,
  belowSources: (count: number) => `${plural(count, 'paragraph', 'paragraphs')} below the list of sources left out`,
} as const;

export const IMPORT_NOTES = {
  leftOut: (count: number) => `${plural(count, 'entry is', 'entries are')} no post (pages, menus) and left out.`,
  missing: (count: number) => `${plural(count, 'picture', 'pictures')} could not be fetched`,
  tooMany: (count: number) =>
    `${plural(count, 'picture', 'pictures')} left out: a section has room for ${MAX_IMAGES}, a blog for ${MAX_IMPORT_PICTURES}`,
  isProtected: 'Password-protected. Select it to import it as a draft that only you can see',
  wasProtected: 'It was password-protected. Think of that before you publish it',
  writer: {
    model: 'Stays marked as written with AI',
    digest: 'Stays marked as a digest of its sources',
    brief: 'Stays marked as an editor’s brief',
    person: undefined,
  },
} as const;
