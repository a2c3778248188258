import { MAX_BLOGS_AT_ONCE } from './limits.ts';

/** Export of blogs; the specification defines no messages for it. */

export const EXPORT_MESSAGES = {
  pdfBusy: 'Too many PDFs are waiting. Please try again in a moment.',
  pdfTooSlow: 'Creating the PDF took too long. Please try again.',
  pdfFailed: 'We could not create the PDF. Please try again.',
  nothing: 'There are no blogs to export.',
  tooManyPdfs: `You can export up to ${MAX_BLOGS_AT_ONCE} PDFs at a time. Please select some blogs.`,
  saved: (count: number | undefined) => ({
    title: count === undefined ? 'All blogs saved' : `${count === 1 ? '1 blog' : `${count} blogs`} saved`,
    description: 'The file is in your downloads.',
  }),
  failed: { title: 'Export failed', description: 'No file was saved. Please try again.' },
} as const;
