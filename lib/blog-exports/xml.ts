const NOT_XML = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv;

/** Removes characters that XML 1.0 cannot contain. */
const xmlSafe = (text: string) => text.toWellFormed().replace(NOT_XML, '');

export const escapeXml = (text: string) =>
  xmlSafe(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Markup without shortcodes for WordPress to run. */
export const withoutShortcodes = (markup: string) => markup.replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** Escapes a text for WordPress, which takes titles and excerpts for markup. */
export const wordpressText = (text: string) => withoutShortcodes(escapeXml(text));

/** A CDATA section; its end mark inside the text is split over two sections. */
export const cdata = (text: string) => `<![CDATA[${xmlSafe(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const element = (name: string, text: string | number) => `<${name}>${escapeXml(String(text))}</${name}>`;
