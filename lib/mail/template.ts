import 'server-only';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteUrl } from '@/lib/env.ts';

type Paragraph = string | { quote: string };

/** The content of a mail. Its subject is also its heading; the note follows the button. */
export type Message = {
  subject: string;
  paragraphs: readonly Paragraph[];
  button: { label: string; url: string };
  note?: string;
};

export function mailText({ paragraphs, button: { label, url }, note }: Message): string {
  const texts = paragraphs.map((each) => (typeof each === 'string' ? each : each.quote.replace(/^/gm, '> ')));
  return [...texts, `${label}:\n${url}`, ...(note ? [note] : []), `-- \n${BRAND_NAME}\n${siteUrl()}`].join('\n\n');
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Mail programs that drop it show the inline styles, which are light. */
const DARK_STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: #0e1420 !important; }
    .card { background-color: #161d2b !important; border-color: #3b4352 !important; }
    .ink { color: #ede9e0 !important; }
    .soft { color: #a4adba !important; }
    .quote, .button { border-color: #f6563b !important; }
    .button { background-color: #f6563b !important; color: #090f1c !important; }
  }`;

const SANS = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** Keeps line breaks and breaks long addresses. */
const TEXT = `margin: 0 0 16px; font: 16px/1.55 ${SANS}; color: #182032; white-space: pre-line; overflow-wrap: anywhere`;
const QUOTE = `${TEXT}; padding: 2px 0 2px 14px; border-left: 3px solid #ce2c17`;
// Thick borders instead of padding, which Outlook ignores on links.
const BUTTON = `display: inline-block; border: solid #ce2c17; border-width: 12px 22px; border-radius: 4px; background-color: #ce2c17; font: bold 16px/1.25 ${SANS}; color: #fefcf6; text-decoration: none`;

const paragraphHtml = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? `<p class="ink" style="${TEXT}">${escaped(paragraph)}</p>`
    : `<blockquote class="ink quote" style="${QUOTE}">${escaped(paragraph.quote)}</blockquote>`;

/** The mail as HTML: tables and inline styles for old mail programs, light and dark, nothing loaded from elsewhere. */
export function mailHtml({ subject, paragraphs, button, note }: Message): string {
  const site = escaped(siteUrl());
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK_STYLES}
</style>
</head>
<body class="page" style="margin: 0; background-color: #f5f3ec">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background-color: #f5f3ec">
<tr><td align="center" style="padding: 24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: left">
<tr><td style="padding: 0 4px 14px">
<a href="${site}" class="ink" style="font: bold 22px/1.3 ${SERIF}; color: #182032; text-decoration: none">${escaped(BRAND_NAME)}</a>
</td></tr>
<tr><td class="card" style="padding: 28px 24px 20px; background-color: #fdfcf9; border: 1px solid #c3bfb4">
<h1 class="ink" style="margin: 0 0 16px; font: bold 24px/1.25 ${SERIF}; color: #182032; overflow-wrap: anywhere">${escaped(subject)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
<p style="margin: 24px 0 12px"><a href="${escaped(button.url)}" class="button" style="${BUTTON}">${escaped(button.label)}</a></p>
${note ? `<p class="soft" style="${TEXT}; margin: 20px 0 8px; font-size: 14px; color: #50586a">${escaped(note)}</p>` : ''}
</td></tr>
<tr><td class="soft" style="padding: 14px 4px; font: 13px/1.5 ${SANS}; color: #50586a">
Sent by <a href="${site}" class="soft" style="color: #50586a">${escaped(BRAND_NAME)}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
