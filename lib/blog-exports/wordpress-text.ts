import { escapeXml } from './xml.ts';

/** Markup in which WordPress finds no shortcode to run. */
export const withoutShortcodes = (markup: string) => markup.replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** A text as markup: WordPress takes titles and excerpts as that, too. */
export const wordpressText = (text: string) => withoutShortcodes(escapeXml(text));
