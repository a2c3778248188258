import { MAX_BLOGS_AT_ONCE } from './limits.ts';

/** Export formats for several blogs in one file. */
export const EXPORT_FORMATS = {
  markdown: { label: 'Markdown with images (ZIP)', fileName: 'quillcast-markdown.zip', contentType: 'application/zip' },
  pdf: { label: 'PDF (ZIP)', fileName: 'quillcast-pdf.zip', contentType: 'application/zip' },
  wordpress: { label: 'Download for WordPress', fileName: 'quillcast-wordpress.xml', contentType: 'application/xml' },
  'wordpress-zip': {
    label: 'WordPress with images (ZIP)',
    fileName: 'quillcast-wordpress.zip',
    contentType: 'application/zip',
  },
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

export const EXPORT_MESSAGES = {
  pdfBusy: 'Too many PDFs are waiting. Please try again in a moment.',
  pdfTooSlow: 'Creating the PDF took too long. Please try again.',
  pdfFailed: 'We could not create the PDF. Please try again.',
  underWay: 'A download is already running. Try again when it has finished.',
  nothing: 'There are no blogs to export.',
  tooManyPdfs: `You can export up to ${MAX_BLOGS_AT_ONCE} PDFs at a time. Please select some blogs.`,
  saved: (count: number | undefined) => ({
    title: count === undefined ? 'All blogs saved' : `${count === 1 ? '1 blog' : `${count} blogs`} saved`,
    description: 'The file is in your downloads.',
  }),
  failed: { title: 'Export failed', description: 'No file was saved. Please try again.' },
} as const;
