/** Characters that XML 1.0 cannot hold. */
const NOT_XML = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv;

/** A text without what no XML document can hold. */
export const xmlSafe = (text: string) => text.toWellFormed().replace(NOT_XML, '');

/** A text as it may stand between the tags of an XML document. */
export const escapeXml = (text: string) =>
  xmlSafe(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Markup in which WordPress finds no shortcode to run. */
export const withoutShortcodes = (markup: string) => markup.replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** A text as markup: WordPress takes titles and excerpts as that, too. */
export const wordpressText = (text: string) => withoutShortcodes(escapeXml(text));
