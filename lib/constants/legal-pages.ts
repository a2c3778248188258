/** Pages whose text the operator of a site may replace, by the name of their address, in the order of the footer. */
export const LEGAL_PAGES = { terms: 'Terms', privacy: 'Privacy', contact: 'Contact' } as const;

/** The name of such a page. */
export type LegalPageName = keyof typeof LEGAL_PAGES;
