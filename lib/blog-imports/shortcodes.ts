import { escapeXml } from '@/lib/blog-exports/xml.ts';
import type { PictureLink } from './types.ts';

type GalleryPictures = (attributes: string) => readonly PictureLink[];

/** No pattern matches across brackets, which keeps them linear. */
const CAPTION = /\[caption\b([^\][]*)\]([^[]*)\[\/caption\]/g;
const GALLERY = /\[gallery\b([^\][]*)\]/g;
const EMBED = /\[(embed|video|audio|playlist|contact-form-7)\b[^\][]*\](?:[^[]*\[\/\1\])?/g;
const LEFT_OVER = /\[\/?(?:caption|gallery|embed|video|audio|playlist|contact-form-7)\b[^\][]*\]/g;

/** A picture, possibly linked, and its caption. */
const CAPTIONED = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;

const attribute = (text: string) => escapeXml(text).replaceAll('"', '&quot;');

const figure = (picture: string, caption: string) =>
  `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

function captioned(whole: string, attributes: string, inner: string): string {
  const [, picture, words = ''] = CAPTIONED.exec(inner) ?? [];
  if (!picture) return whole;
  // Syntax before WordPress 3.4.
  const [, early = ''] = /\bcaption="([^"]*)"/.exec(attributes) ?? [];
  return figure(picture, words.trim() || early);
}

const galleryMarkup = (pictures: readonly PictureLink[]) =>
  pictures
    .map(({ url, alt, source }) => figure(`<img src="${attribute(url)}" alt="${attribute(alt)}">`, escapeXml(source)))
    .join('');

/**
 * Converts WordPress shortcodes to HTML: captions and galleries to figures, others to `<embed>`, empty galleries to a
 * lost picture.
 */
export function expandShortcodes(html: string, picturesOf: GalleryPictures): string {
  return html
    .replace(CAPTION, captioned)
    .replace(GALLERY, (_, attributes) => galleryMarkup(picturesOf(attributes)) || '<img>')
    .replace(EMBED, '<embed>')
    .replace(LEFT_OVER, '');
}
