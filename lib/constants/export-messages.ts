/** Taking blogs along in other formats, and bringing them in. The specification names no sentences for it. */

export const EXPORT_MESSAGES = {
  pdfBusy: 'Many PDFs are being made. Please try again in a moment.',
  pdfTooSlow: 'The PDF took too long to make. Please try again.',
  pdfFailed: 'The PDF could not be made. Please try again.',
  nothing: 'There is no blog to export.',
} as const;
