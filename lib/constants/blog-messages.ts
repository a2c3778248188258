import type { ColorTheme } from './options.ts';
import { IS_UNLIMITED } from './plans.ts';

export const PICTURE_MESSAGES = {
  notStored: 'We could not store the images, so nothing was saved. Please try again.',
  notRead: 'We could not read this image. Please try again in a moment.',
} as const;

/** Changing style and color theme where every choice is saved at once (spec §8, creation side and preview). */
export const STYLE_MESSAGES = {
  styleFailed: { title: 'Style change failed', description: 'Could not update the blog style' },
  colorThemeFailed: { title: 'Color Theme change failed', description: 'Could not update the blog color theme' },
  randomFailed: { title: 'Style change failed', description: 'Could not update the blog style and color theme' },
  randomDone: (label: string, colorTheme: ColorTheme) => ({
    title: 'Style updated',
    description: `Blog style changed to ${label} with ${colorTheme} color theme`,
  }),
} as const;

export const SAVE_STYLE_MESSAGES = {
  saved: { title: 'Style saved', description: 'Your blog style has been updated and saved.' },
  failed: { title: 'Save failed', description: 'Could not save the style changes.' },
} as const;

/** Notices of the screens where a blog's style is changed (spec §2). */
export const DETAIL_TEXTS = {
  freePreview: IS_UNLIMITED ? 'Made without an account' : 'Free Preview Mode',
  createAccount: 'Create an account to save your changes and create your own blogs.',
  signInToSave: 'Sign in to Save',
  trying: 'You are trying out styles. Nothing is saved until you sign in.',
  maker: 'You made this blog in this browser, so you can save its style without an account.',
} as const;

export const TEXT_MESSAGES = {
  saved: { title: 'Text saved', description: 'The previous text is in the history.' },
  savedSoFar: {
    title: 'Text saved',
    description: 'What you typed since then is still in the form. Save it when you are ready.',
  },
  saveFailed: {
    title: 'Could not save the text',
    description: 'Your changes are still here. Check your connection and try again.',
  },
  loadFailed: { title: 'Could not load the text', description: 'Check your connection and try again.' },
  copyFailed: { title: 'Copy failed', description: 'Could not copy the text to clipboard' },
  discarded: { title: 'Changes discarded' },
  sectionRemoved: { title: 'Section removed' },
  pictureRemoved: { title: 'Image removed' },
  questionRemoved: { title: 'Question removed' },
  sectionChanged: { regenerate: 'Section rewritten', expand: 'Section made longer', shorten: 'Section made shorter' },
  sectionFailed: {
    title: 'Could not change the section',
    description: 'The text is unchanged. Check your connection and try again.',
  },
  sectionStopped: { title: 'Rewriting stopped', description: 'The section is unchanged.' },
  saveFirst: { title: 'Unsaved changes', description: 'Save your changes before rewriting a section.' },
  changedMeanwhile: {
    title: 'This blog was changed in another window',
    description: 'The form now shows the other text. Try again.',
  },
  restored: { title: 'Version restored', description: 'The text it replaced is now in the history.' },
  restoreFailed: {
    title: 'Could not restore the version',
    description: 'The text is unchanged. Try again in a moment.',
  },
} as const;

export const SENTENCE_MESSAGES = {
  unfit: 'This sentence has links or emphasis, or stands in the text twice. Change it in the editor.',
  failed: 'Could not save the sentence. Your text is still in the field. Please try again.',
} as const;

const places = (count: number) => (count === 1 ? '1 place' : `${count} places`);

export const PERSONAL_TEXTS = {
  hint: 'Tell what only you know. You see each change before it is made.',
  general: 'These questions fit any topic.',
  notAsked: 'Could not prepare the questions.',
  unanswered: 'Answer at least one question.',
  working: 'Looking for places that gain from your answers. This can take half a minute.',
  failed: 'Could not look for changes. Your answers are kept. Please try again.',
  notUsed: 'Could not save the changes. Nothing was changed. Please try again.',
  found: (count: number, unsafe: number, isQuoted: boolean) =>
    [
      count === 0 ? 'Nothing in the text gains from these answers.' : `${places(count)} would change.`,
      isQuoted && count > 0 ? 'No AI model is connected, so your answers are quoted word for word.' : '',
      unsafe > 0 ? `${places(unsafe)} could not be changed safely.` : '',
    ].join(' '),
  used: (count: number) => `${places(count)} changed`,
} as const;

export const DRAFT_MESSAGES = {
  saving: 'Saving draft…',
  saved: 'Draft saved',
  textSaved: 'Saved',
  notSaved: (reason: string) => `Draft not saved: ${reason} Your text is kept in this tab.`,
  unreachable: 'the server did not answer.',
  refused: {
    title: 'Drafts are no longer saved',
    description: (reason: string) =>
      `${reason} Your text is still in the form and kept in this tab. Copy it before you close the tab.`,
  },
  newer: 'Another window has saved a newer draft of this text.',
  held: 'Draft not saved: another window has a newer one.',
} as const;

export const EDITOR_TEXTS = {
  undoHint: 'Press Undo in the bar above the text',
  blockMenu: (count: number) => `${count} ${count === 1 ? 'block' : 'blocks'}. Choose with the arrow keys and Enter.`,
  linkHint: 'Enter a web address or an email address.',
  linkFault: 'Enter a web address (https://…) or an email address (name@example.com).',
  leftOut: (hasPictures: boolean, notes: readonly string[]) => ({
    title: hasPictures ? 'Images were left out' : 'Some content was left out',
    description: [
      ...(hasPictures ? ['The text was pasted without its images. Add them to a section with Add image'] : []),
      ...notes,
    ].join('. '),
  }),
} as const;

export const CONFLICT_TEXTS = {
  saved: {
    title: 'This blog was changed in another window',
    description:
      'Your text was not saved, but it is still in the form below. If you save yours, the other text goes into the history, where you can restore it.',
    keepLabel: 'Save my text',
    takeLabel: 'Load the other text',
  },
  draft: {
    title: 'Another window has a newer draft of this text',
    description:
      'Both are kept: yours in the form below and in this tab, the other one on the server. If you keep yours, it replaces the other draft.',
    keepLabel: 'Keep my draft',
    takeLabel: 'Load the other draft',
  },
} as const;

export const HISTORY_TEXTS = {
  anotherDraft: 'Another draft',
  legend: 'Additions are underlined, deletions are struck through.',
  same: 'Both versions have the same words. Formatting and images are not compared.',
  unchanged: (count: number) => `${count} unchanged ${count === 1 ? 'paragraph' : 'paragraphs'}`,
  begins: { added: 'Added:', removed: 'Removed:' },
  ends: { added: 'End of addition.', removed: 'End of deletion.' },
} as const;

export const COVER_MESSAGES = {
  kindMissing: 'Please choose an image',
  searchMissing: 'Please enter search words',
  searchLong: 'Please use fewer search words',
  searchFailed: 'The image search is not answering. Please try again in a moment.',
  notFoundAgain: 'This image is no longer available. Please search again and choose another one.',
  noDrawing: 'There is no drawing with this number.',
  none: 'This blog has no cover.',
  saved: { title: 'Cover saved' },
  removed: { title: 'Cover removed' },
  failed: 'Could not change the cover. Check your connection and try again.',
  altMissing: 'Describe the cover, or mark it as decorative',
} as const;

export const ADDED_PICTURE_MESSAGES = {
  tooMany: 'A blog can have up to 6 images. Remove one first.',
  failed: 'Check your connection and try again.',
  failedTitle: 'Could not add the image',
} as const;
