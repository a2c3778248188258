import 'server-only';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteUrl } from '@/lib/env.ts';
import { say, sentence } from '@/lib/messages/catalogue.ts';
import { SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';

type Paragraph = string | { quote: string } | { heading: string; items: readonly string[] };

type MailColors = Record<'text' | 'muted' | 'popover' | 'border' | 'accent' | 'accentText', string> & {
  page: readonly [string, ...string[]];
};

/** Colors and font stacks. */
export type MailDesign = Record<'light' | 'dark', MailColors> & { title: string; text: string };

type Link = { label: string; url: string };

/** The content of a mail. Its subject is also its heading; the note follows the button. */
export type Message = {
  subject: string;
  paragraphs: readonly Paragraph[];
  button: Link;
  note?: string;
  /** Its language, English by default; one of the interface unless it has an `end`. */
  lang?: string;
  /** Of a mail in the name of others: its sender, and the link that ends such mails. */
  home?: Link;
  end?: Link;
  design?: MailDesign;
  picture?: { src: string; alt: string };
};

function paragraphText(each: Paragraph): string {
  if (typeof each === 'string') return each;
  return 'quote' in each ? each.quote.replace(/^/gm, '> ') : [each.heading, ...each.items].join('\n- ');
}

export function mailText({ paragraphs, button, note, end, home, subject }: Message): string {
  const line = ({ label, url }: Link) => `${label}:\n${url}`;
  const last = `-- \n${home?.label ?? BRAND_NAME}\n${home?.url ?? siteUrl()}`;
  const texts = [home && subject, ...paragraphs.map(paragraphText), line(button), note, end && line(end), last];
  return texts.filter(Boolean).join('\n\n');
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const DESIGN: MailDesign = {
  light: {
    ...{ page: ['#f5f3ec'], popover: '#fdfcf9', border: '#c3bfb4', text: '#182032', muted: '#50586a' },
    ...{ accent: '#ce2c17', accentText: '#fefcf6' },
  },
  dark: {
    ...{ page: ['#0e1420'], popover: '#161d2b', border: '#3b4352', text: '#ede9e0', muted: '#a4adba' },
    ...{ accent: '#f6563b', accentText: '#090f1c' },
  },
  title: "Georgia, 'Times New Roman', serif",
  text: "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
};

/** Mail programs that drop it show the inline styles, which are light. */
const darkStyles = ({ page, popover, border, text, muted, accent, accentText }: MailColors) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: ${page[0]} !important; }
    .card { background-color: ${popover} !important; border-color: ${border} !important; }
    .ink { color: ${text} !important; }
    .soft { color: ${muted} !important; }
    .quote, .button { border-color: ${accent} !important; }
    .button { background-color: ${accent} !important; color: ${accentText} !important; }
  }`;

function paragraphHtml(paragraph: Paragraph, style: string, accent: string): string {
  if (typeof paragraph === 'string') return `<p class="ink" style="${style}">${escaped(paragraph)}</p>`;
  if ('quote' in paragraph) {
    const quote = `${style}; padding: 2px 0 2px 14px; border-left: 3px solid ${accent}`;
    return `<blockquote class="ink quote" style="${quote}">${escaped(paragraph.quote)}</blockquote>`;
  }
  const items = paragraph.items.map((item) => `<li>${escaped(item)}</li>`).join('');
  const list = `<ul class="ink" style="${style}; padding-left: 22px; white-space: normal">${items}</ul>`;
  return `<h2 class="ink" style="${style}; font-weight: bold">${escaped(paragraph.heading)}</h2>\n${list}`;
}

/** The mail as HTML: tables and inline styles for old mail programs, light and dark, nothing loaded from elsewhere. */
export function mailHtml(message: Message): string {
  const { subject, paragraphs, button, note, home, end, picture, lang = SOURCE_LANGUAGE, design = DESIGN } = message;
  const { page, popover, border, text, muted, accent, accentText } = design.light;
  const site = escaped(home?.url ?? siteUrl());
  const name = escaped(home?.label ?? BRAND_NAME);
  // Keeps line breaks and breaks long addresses.
  const line = `margin: 0 0 16px; font: 16px/1.55 ${design.text}; color: ${text}; white-space: pre-line; overflow-wrap: anywhere`;
  const soft = `${line}; margin: 20px 0 8px; font-size: 14px; color: ${muted}`;
  const link = ({ label, url }: Link) =>
    `<a href="${escaped(url)}" class="soft" style="color: ${muted}">${escaped(label)}</a>`;
  // Thick borders instead of padding, which Outlook ignores on links.
  const action = `display: inline-block; border: solid ${accent}; border-width: 12px 22px; border-radius: 4px; background-color: ${accent}; font: bold 16px/1.25 ${design.text}; color: ${accentText}; text-decoration: none`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkStyles(design.dark)}
</style>
</head>
<body class="page" style="margin: 0; background-color: ${page[0]}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background-color: ${page[0]}">
<tr><td align="center" style="padding: 24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: left">
<tr><td style="padding: 0 4px 14px">
<a href="${site}" class="ink" style="font: bold 22px/1.3 ${design.title}; color: ${text}; text-decoration: none">${name}</a>
</td></tr>
<tr><td class="card" style="padding: 28px 24px 20px; background-color: ${popover}; border: 1px solid ${border}">
<h1 class="ink" style="margin: 0 0 16px; font: bold 24px/1.25 ${design.title}; color: ${text}; overflow-wrap: anywhere">${escaped(subject)}</h1>
${picture ? `<img src="${escaped(picture.src)}" alt="${escaped(picture.alt)}" width="510" style="display: block; width: 100%; height: auto; margin: 0 0 20px">` : ''}
${paragraphs.map((each) => paragraphHtml(each, line, accent)).join('\n')}
<p style="margin: 24px 0 12px"><a href="${escaped(button.url)}" class="button" style="${action}">${escaped(button.label)}</a></p>
${note ? `<p class="soft" style="${soft}">${escaped(note)}</p>` : ''}
</td></tr>
<tr><td class="soft" style="padding: 14px 4px; font: 13px/1.5 ${design.text}; color: ${muted}">
${end ? link(end) : say(lang, sentence('mails.sentBy', { site: link({ label: BRAND_NAME, url: siteUrl() }) }))}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
