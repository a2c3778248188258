import { MAX_BLOGS_AT_ONCE } from './limits.ts';

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

export const BLOG_MISSING = { title: 'Blog not found', description: 'The requested blog could not be found.' } as const;

/** A blog that its owner has deleted; the specification names no sentences for it. */
export const BLOG_DELETED = { title: 'Blog deleted', description: 'This blog was deleted by its owner.' } as const;

/** A blog that the operator hid or deleted (docs/decisions/0131). */
export const BLOG_BLOCKED = {
  title: 'Blog unavailable',
  description: 'The operator of this site removed this blog from public view after reviewing a report.',
} as const;

export const EMBED_MESSAGES = {
  done: { title: 'Embed code copied', description: 'You can now paste the code into your website.' },
  failed: { title: 'Copy failed', description: 'Could not copy the embed code to clipboard' },
} as const;

export const DOWNLOAD_MESSAGES = {
  done: { title: 'Download complete', description: 'Your blog HTML file has been downloaded' },
  failed: { title: 'Download failed', description: 'Could not download the HTML file' },
} as const;

/** Why somebody may not change a blog (spec §6). */
export const RIGHTS_MESSAGES = {
  signIn: 'Sign in to change this blog.',
  notYours: 'Only the owner of this blog can change it.',
  blocked: 'The operator removed this blog from public view. It cannot be restored, published or translated.',
  sample: 'This blog is a sample. Nobody can change it.',
} as const;
