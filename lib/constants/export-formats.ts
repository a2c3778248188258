/** Export formats for several blogs in one file. */
export const EXPORT_FORMATS = {
  markdown: {
    label: 'Markdown with pictures (ZIP)',
    fileName: 'quillcast-markdown.zip',
    contentType: 'application/zip',
  },
  pdf: { label: 'PDF (ZIP)', fileName: 'quillcast-pdf.zip', contentType: 'application/zip' },
  wordpress: { label: 'WordPress (WXR)', fileName: 'quillcast-wordpress.xml', contentType: 'application/xml' },
  'wordpress-zip': {
    label: 'WordPress with pictures (ZIP)',
    fileName: 'quillcast-wordpress.zip',
    contentType: 'application/zip',
  },
} as const;

/** The name of one of them, as the API takes it. */
export type ExportFormat = keyof typeof EXPORT_FORMATS;
