import { BRAND_NAME } from './brand.ts';
import { BIN_DAYS, DOMAIN_GRACE_DAYS } from './limits.ts';
import type { BlogVisibility } from './options.ts';
import { IS_UNLIMITED, NOTHING_COUNTED, TAKES_PAYMENTS } from './plans.ts';
import { NO_SUBSCRIPTIONS } from './subscription-messages.ts';

export const HOST_REFUSALS = {
  malformed: 'Please enter a host name such as blog.example.org',
  address: 'Please enter a name, not an IP address',
  reserved: 'This name is not on the public internet',
  suffix: 'Please enter a name under your own domain, such as blog.example.org',
  own: 'This name belongs to this site',
  taken: 'Another account uses this name',
} as const;

export const DOMAIN_PROBLEMS = {
  no_ownership:
    'We could not find the TXT record that proves the name is yours. New records can take an hour to appear.',
  elsewhere:
    'The name does not point here yet. Changes can take an hour to appear. Remove other records for this name.',
  no_answer: 'The domain’s name servers did not answer. Please check again in a few minutes.',
  taken: 'Another account uses this name.',
} as const;

export const DOMAIN_MESSAGES = {
  about: `${IS_UNLIMITED ? 'Your' : 'With Premium, your'} public page and your blogs can use your own domain, such as blog.example.org. Links to this site keep working.`,
  hint: 'A domain or subdomain you own. You’ll add two DNS records at your registrar.',
  records:
    'Add these two records, then press Check domain. The first sends readers here; the second proves that the name is yours. Keep both.',
  apex: 'For a root domain such as example.org, use ALIAS or ANAME instead of CNAME.',
  saved: (host: string) => ({ title: 'Name saved', description: `Now add the DNS records for ${host}.` }),
  checked: (host: string) => ({ title: 'Your domain works', description: `Your blogs are now at ${host}.` }),
  notChecked: { title: 'Not found yet', description: 'The records we found are shown below the name.' },
  copied: { title: 'Copied', description: 'Paste it at your registrar.' },
  removing: (host: string) =>
    `${host} stops leading to your blogs at once. Their links on this site keep working. To use the name again, you need a new TXT record.`,
  removed: (host: string) => ({ title: 'Domain removed', description: `${host} no longer leads to your blogs.` }),
  changed: 'Another domain was saved in the meantime. Please reload the page.',
  failed: 'Could not save the domain',
  checkFailed: 'Could not check the domain',
  removeFailed: 'Could not remove the domain',
  loadFailed: 'Could not load your domain.',
  ending: (day: string) =>
    `The last check failed. The name will stop leading to your blogs on ${day} unless a check succeeds.`,
  ended: `We disconnected the name after its checks failed for ${DOMAIN_GRACE_DAYS} days.`,
  unpaid:
    'Your subscription has ended, so the name redirects readers to this site. Renew to serve your blogs under it again.',
} as const;

export const GROUP_MESSAGES = {
  hint: 'Up to five, separated by commas.',
  hintSeveral: 'Tags of any of these blogs, separated by commas. Add or remove one for all of them.',
  saved: { title: 'Tags and series saved' },
  failed: 'Could not save tags and series. Nothing has changed.',
} as const;

export const MISSING_PAGE = { label: '404', heading: 'Nothing is here', text: 'The address may be mistyped.' } as const;
export const GONE_PAGE = { label: '410', heading: 'This page is gone', text: 'It was removed for good.' } as const;

export const REDIRECT_MESSAGES = {
  about: 'Lead readers from old addresses to the right page. Earlier addresses of your blogs do so by themselves.',
  hint: 'One rule a line: a path, then a path of your site, an https URL, or 410 for a page that is gone. A * at the end stands for any rest.',
  example: '/old-post → /new-post\n/blog/* → /*\n/shop/* → 410',
  from: (path: string) => `“${path}” must begin with /. A * can only be its last character.`,
  to: (path: string) => `“${path}” must lead to a path, an https URL or 410. A * needs one on both sides.`,
  loop: (path: string) => `“${path}” leads to itself.`,
  reserved: (path: string) => `“${path}” is an address of this product. Rules cannot change it.`,
  manyAtOnce: 'Please add up to 1,000 rules at a time.',
  many: 'Nothing was added. A site can have up to 5,000 rules.',
  taken: 'Another blog, page or rule of yours has this address.',
  addressEmpty: 'Please enter an address of letters or digits.',
  addressHint: 'Readers of an earlier address are led to the new one.',
  moved: (slug: string) => ({ title: `Address: /${slug}` }),
  saved: { title: 'Redirects saved', description: 'They work at once.' },
  removed: (path: string) => ({ title: 'Redirect removed', description: path }),
  ignored: (path: string) => ({ title: 'Address ignored', description: path }),
  failed: { title: 'Could not save. Nothing has changed.' },
  loadFailed: 'Could not load your redirects.',
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

const VISIBILITIES = { draft: 'Draft', unlisted: 'Unlisted', public: 'Public' } as const;

export const VISIBILITY_MESSAGES = {
  saved: (visibility: BlogVisibility) => ({
    title: VISIBILITIES[visibility],
    description: {
      draft: 'Only you can see it now. Its links won’t work for anyone else.',
      unlisted: 'Anyone with the link can see it. It stays out of lists and search engines.',
      public: 'Anyone can see it, and it’s listed on your profile.',
    }[visibility],
  }),
  scheduled: (time: string) => ({ title: 'Publication scheduled', description: `It becomes public on ${time}.` }),
  savedSeveral: (visibility: BlogVisibility, count: number) => ({
    title: `${count === 1 ? '1 blog' : `${count} blogs`} set to ${VISIBILITIES[visibility]}`,
  }),
  failed: { title: 'Not saved', description: 'The visibility has not changed. Please try again.' },
  defaultSaved: { title: 'Saved', description: 'New blogs will start this way. Existing blogs stay as they are.' },
  defaultFailed: 'Could not save the setting',
} as const;

const counted = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;

export const REVIEW_MESSAGES = {
  needsName: 'Choose a name in your settings first. Readers see it beside your review.',
  notByModel: 'Only text written by AI can be reviewed.',
  changing: 'The text has just changed. Please try again.',
  changed: 'The text was changed in another window. Reload the page and review it again.',
  unsettled: (left: number) => `${counted(left, 'finding is', 'findings are')} not confirmed yet. Nothing was signed.`,
  about: (all: number, settled: number) =>
    `${counted(all, 'place deserves', 'places deserve')} a look: sentences without a source, figures, quotations, and what the check changed or left open. ${settled} settled so far. Without the review, the label says “read”, not “reviewed”.`,
  label: (verb: 'read' | 'reviewed') => `Readers see that you ${verb} this text, until it changes.`,
  reasons: {
    unsourced: 'Rests on no source',
    figure: 'Contains a figure',
    quotation: 'Contains a quotation',
    unchecked: 'Not compared with its source, which says it in other words',
    changed: (why: string) => `Changed by the check: ${why}`,
  },
  done: ({ passages, confirmed, changed, cut }: Record<'passages' | 'confirmed' | 'changed' | 'cut', number>) =>
    `${counted(passages, 'passage')} opened, ${counted(confirmed, 'finding')} confirmed, ${counted(changed, 'sentence')} changed, ${cut} cut.`,
  saved: { title: 'Saved', description: 'The AI label now says so.' },
  failed: { title: 'Not saved', description: 'The label has not changed. Reload the page and try again.' },
  cut: 'Sentence cut',
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

export const SITE_MESSAGES = {
  about: 'Your public page is the home of your site. Give it a design, an introduction, pages of your own and a menu.',
  designHint: 'Home, archive and pages in one of the eight styles. Your blogs keep their own.',
  introHint: 'Stands at the top of your site. Up to 2,000 characters.',
  introLong: 'The introduction cannot exceed 2,000 characters',
  pictureHint: 'A wide picture for the top of your site and for links on social networks. Up to 5 MB.',
  iconHint: 'A square picture for browser tabs and home screens. Up to 5 MB.',
  pinnedGone: 'You can pin your own public blogs only. Choose another and save again.',
  menuLong: 'A menu has up to 12 entries',
  menuHint: 'Choose where an entry leads, or enter an address that starts with https://.',
  labelMissing: 'Enter the words of the entry',
  labelLong: 'The words of an entry cannot exceed 40 characters',
  targetWrong: 'Enter an address that starts with https://',
  saved: { title: 'Site saved', description: 'Readers see it now.' },
  notSaved: 'Could not save your site',
  pagesHint: 'Pages are not listed among your blogs. Put them in the menu so that readers find them.',
  pagesMany: 'You can have up to 20 pages. Delete one to add another.',
  pageGone: 'This page no longer exists.',
  pageLong: 'A page cannot exceed 50,000 characters',
  pageHint: 'Markdown: ### Subheading, **bold**, *italic*, - list, [words](https://…). Up to 50,000 characters.',
  addressHint: 'The last part of its address. An earlier address leads here.',
  titleMissing: 'Enter a title',
  titleLong: 'A title cannot exceed 200 characters',
  pageSaved: { title: 'Page saved', description: 'Readers see it now.' },
  pageDeleted: { title: 'Page deleted', description: 'Its entry in the menu is gone too.' },
  pageNotSaved: 'Could not save the page',
  pageNotDeleted: { title: 'Page not deleted', description: 'Please try again.' },
} as const;

export const COPY_MESSAGES = {
  linkCopied: { title: 'Link copied', description: 'Share link copied to clipboard' },
  linkFailed: { title: 'Copy failed', description: 'Could not copy the link to clipboard' },
  codeCopied: { title: 'Code copied', description: 'You can now paste it' },
  codeFailed: { title: 'Copy failed', description: 'Could not copy the code to clipboard' },
} as const;
