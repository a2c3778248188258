import { BRAND_NAME } from './brand.ts';
import { BIN_DAYS } from './limits.ts';
import { BLOG_VISIBILITY_DETAILS, type BlogVisibility } from './options.ts';

/** What owners do with their blogs as a whole. The specification names no sentences for it. */

/** Deleting blogs, and having them back. */
export const BIN_MESSAGES = {
  deleted: (count: number) => ({
    title: count === 1 ? 'Blog deleted' : `${count} blogs deleted`,
    description: `The bin keeps ${count === 1 ? 'it' : 'them'} for ${BIN_DAYS} days.`,
  }),
  deleteFailed: { title: 'Not deleted', description: 'Nothing was changed. Please try again.' },
  picturesKept: (platform: string) => `Pictures are left on ${platform}`,
  restored: (count: number) => ({
    title: count === 1 ? 'Blog restored' : `${count} blogs restored`,
    description: 'Links work again, and everything is as it was.',
  }),
  restoreFailed: { title: 'Not restored', description: 'Please try again from the bin.' },
  gone: { title: 'Deleted for good' },
  loadFailed: { title: 'The bin did not load', description: 'What is in it is safe.' },
} as const;

/** Changing the style of several blogs. */
export const RESTYLE_MESSAGES = {
  saved: (count: number) => ({ title: count === 1 ? 'Style saved' : `Style of ${count} blogs saved` }),
  failed: { title: 'Not saved', description: 'Some blogs may have the new style already.' },
} as const;

/** Finding one's way among all of one's blogs. */
export const MY_BLOGS_MESSAGES = { empty: 'No blogs yet', nothingFound: 'No blog fits' } as const;

/** Saying who may see a blog. */
export const VISIBILITY_MESSAGES = {
  saved: (visibility: BlogVisibility) => ({
    title: BLOG_VISIBILITY_DETAILS[visibility].label,
    description: {
      draft: 'Only you can see it now. Its links do not work for anybody else.',
      unlisted: 'Whoever has the link can see it. It is in no list and no search engine.',
      public: 'Anybody can see it, also on your profile and in search engines.',
    }[visibility],
  }),
  scheduled: (time: string) => ({ title: 'Publishing is set', description: `It becomes public on ${time}.` }),
  savedSeveral: (visibility: BlogVisibility, count: number) => ({
    title: `${count === 1 ? '1 blog' : `${count} blogs`} set to ${BLOG_VISIBILITY_DETAILS[visibility].label}`,
  }),
  failed: { title: 'Not saved', description: 'Who may see the blog stays as it was.' },
  severalFailed: { title: 'Not saved', description: 'Who may see the blogs stays as it was.' },
  defaultSaved: { title: 'Saved', description: 'New blogs begin like this. Those you have stay as they are.' },
  defaultFailed: 'The setting was not saved',
} as const;

/** Having a blog written in another language. */
export const TRANSLATION_MESSAGES = {
  needsModel: 'Writing a blog in another language needs a connected model. None is connected here.',
  noArticle: 'Only an article can be written in another language, not a digest or a brief.',
  sameLanguage: 'The blog is in this language already.',
  existsAlready: 'The blog was written in this language meanwhile. Nothing was counted.',
  originalGone: 'The blog was deleted meanwhile. Nothing was counted.',
  failed: 'The blog could not be written in another language. Please try again.',
  allThere: 'The blog is there in all nine languages.',
  anotherUnderWay: 'Another blog is being written in this tab. Please wait until it is done.',
  quota: 'It counts as a new blog. The text, the style and the pictures of this one stay as they are.',
} as const;

/** What is answered to somebody who does not subscribe. */
export const PREMIUM_NEEDED = 'This is part of premium. Subscribe to turn it on.';

/** Leaving the product's name out (docs/decisions/0081). */
export const BRANDING_MESSAGES = {
  about:
    'With premium your blogs can do without our name: beside yours, on preview images and under embeds. When a subscription ends, it comes back until you renew.',
  hint: 'Beside your name, on preview images, in feeds and under embeds.',
  shown: { title: 'Saved', description: `Your blogs name ${BRAND_NAME} again.` },
  hidden: {
    title: 'Saved',
    description: `Your blogs do not name ${BRAND_NAME} any more. Embed codes you have pasted elsewhere keep their last line until you remove it there.`,
  },
  failed: 'The setting was not saved',
} as const;
