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

const plural = (count: number, one: string, several: string) => (count === 1 ? `1 ${one}` : `${count} ${several}`);

export const IMPORT_MESSAGES = {
  archive: 'The ZIP file',
  noFile: 'Please choose a file',
  noPost: 'Please choose what to import',
  tooManyFiles: `Please choose up to ${MAX_IMPORT_FILES} files at a time`,
  tooManyBlogs: `Please choose up to ${MAX_BLOGS_AT_ONCE} blogs at a time`,
  tooManyPosts: `It contains more than ${MAX_IMPORT_POSTS} posts. Export fewer at a time.`,
  tooLarge: `The files are larger than ${MAX_IMPORT_MEGABYTES} MB in total. Choose fewer at a time.`,
  archiveTooLarge: `The ZIPs are larger than ${MAX_IMPORT_ARCHIVE_MEGABYTES} MB in total. Export or choose fewer blogs at a time.`,
  fileTooLarge: (megabytes: number) => `It is larger than ${megabytes} MB.`,
  noRoom: 'It does not fit into this import. Import it after the others.',
  unreadable: 'We could not read it. Choose files, not folders.',
  interrupted: 'The connection was lost. The blogs below are imported. Import the files again to add the rest.',
  damagedArchive: 'It is damaged or not a ZIP file. Please export it again.',
  tooManyEntries: `It contains more than ${MAX_IMPORT_ENTRIES} files. Export fewer blogs at a time.`,
  tooMuchText: `It contains more than ${MAX_IMPORT_TEXTS} texts or ${MAX_IMPORT_MEGABYTES} MB of text. Export fewer blogs at a time.`,
  bomb: 'Its compression ratio is too high for texts and images.',
  noTexts: 'It contains neither Markdown nor a WordPress export (WXR).',
  notText: 'It is not a text file in UTF-8.',
  webPage: 'It is a web page. Choose a Markdown file, a WordPress or Ghost export, or a ZIP of them.',
  documentType: 'It declares a document type (DTD), which WordPress exports never do.',
  noWxr: 'It is XML, but not a WordPress export (WXR).',
  noGhost: 'It is JSON, but not a Ghost export.',
  accountData: 'It is the data of an account, not an export of blogs. Use “Export all” in its settings instead.',
  noPosts: 'It contains no posts.',
  frontMatter: (format: string, lines: string) =>
    `Its front matter (between the ${lines} lines) is not valid ${format}.`,
  empty: 'It contains no text.',
  tooLong: 'It is too long for one blog: more than 60 sections, or one of more than 50,000 characters.',
  tooDeep: 'Its lists or quotations are nested too deeply.',
  gone: 'It is no longer in the file. Please choose the files again.',
  dailyLimit: 'You have reached the daily import limit. Please continue tomorrow.',
} as const;

export const IMPORT_LOSSES = {
  links: (count: number) => `${plural(count, 'link', 'links')} removed, their text is kept`,
  embeds: (count: number) => `${plural(count, 'embedded element', 'embedded elements')} left out (video, form, script)`,
  pictures: (count: number) => `${plural(count, 'image', 'images')} left out`,
  struck: (count: number) => `${plural(count, 'struck-out passage', 'struck-out passages')} left out`,
  notes: (count: number) => `${plural(count, 'footnote mark', 'footnote marks')} left out`,
  tables: (count: number) => `${plural(count, 'table', 'tables')} cut after 50 columns or 100,000 characters`,
  breaks: (count: number) => `${plural(count, 'line break', 'line breaks')} in headings and tables became spaces`,
  numbers: (count: number) => `${plural(count, 'numbered list', 'numbered lists')} renumbered from 1`,
  belowSources: (count: number) => `${plural(count, 'paragraph', 'paragraphs')} below the list of sources left out`,
  labels: (count: number) => `${plural(count, 'tag or category', 'tags and categories')} left out`,
  dates: () => 'Unreadable date; the import date is used',
} as const;

type Losses = Partial<Record<keyof typeof IMPORT_LOSSES, number>>;

export const lossNotes = (losses: Losses): string[] =>
  (Object.keys(IMPORT_LOSSES) as (keyof Losses)[]).flatMap((name) => {
    const count = losses[name] ?? 0;
    return count > 0 ? [IMPORT_LOSSES[name](count)] : [];
  });

export const IMPORT_NOTES = {
  leftOut: (count: number) =>
    `${plural(count, 'entry that is not a post', 'entries that are not posts')} left out (pages, menus).`,
  missing: (count: number) => `${plural(count, 'image', 'images')} could not be downloaded`,
  tooMany: (count: number) =>
    `${plural(count, 'image', 'images')} left out: a section can have ${MAX_IMAGES}, a blog ${MAX_IMPORT_PICTURES}`,
  oldAddress: (path: string) => `Its old address ${path} leads to it`,
  isCopy: 'You already have this blog. Importing it adds a copy',
  isProtected: 'Password-protected. Select it to import it as a draft that only you can see',
  wasProtected: 'It was password-protected. Keep that in mind before you publish it',
  writer: {
    model: 'Stays marked as written with AI',
    digest: 'Stays marked as a digest of its sources',
    library: 'Stays marked as an article of our library',
    close: 'Stays marked as excerpts from our library',
    person: undefined,
  },
} as const;
