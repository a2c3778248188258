/** Pages that an operator may replace, by path, in the order of the footer. */
export const LEGAL_PAGES = { terms: 'Terms', privacy: 'Privacy', contact: 'Contact' } as const;

/** The name of such a page. */
export type LegalPageName = keyof typeof LEGAL_PAGES;
