/** Characters that XML 1.0 cannot hold. */
const NOT_XML = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv;

/** A text without what no XML document can hold. */
export const xmlSafe = (text: string) => text.toWellFormed().replace(NOT_XML, '');

/** A text as it may stand between the tags of an XML document. */
export const escapeXml = (text: string) =>
  xmlSafe(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
