import { MAX_BLOGS_AT_ONCE } from './limits.ts';

/** Taking blogs along in other formats, and bringing them in. The specification names no sentences for it. */

export const EXPORT_MESSAGES = {
  pdfBusy: 'Many PDFs are being made. Please try again in a moment.',
  pdfTooSlow: 'The PDF took too long to make. Please try again.',
  pdfFailed: 'The PDF could not be made. Please try again.',
  nothing: 'There is no blog to export.',
  tooManyPdfs: `PDFs are made of up to ${MAX_BLOGS_AT_ONCE} blogs at a time. Please select some.`,
  saved: (count: number | undefined) => ({
    title: count === undefined ? 'All blogs saved' : `${count === 1 ? '1 blog' : `${count} blogs`} saved`,
    description: 'The file is in your downloads.',
  }),
  failed: { title: 'Not exported', description: 'No file was saved. Please try again.' },
} as const;
