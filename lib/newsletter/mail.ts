import 'server-only';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { plainLine } from '@/lib/article/plain-text.ts';
import { ALL_NUMBERS } from '@/lib/article/read-markdown.ts';
import { STYLE_FACES } from '@/lib/blog-design/fonts/catalog.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { alternativeText } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { env, siteUrl } from '@/lib/env.ts';
import { newId } from '@/lib/ids.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { AUTOMATIC } from '@/lib/mail/mailer.ts';
import { type MailDesign, type Message, mailHtml, mailText } from '@/lib/mail/template.ts';
import { say, sentence } from '@/lib/messages/catalogue.ts';
import { interfaceLanguage, SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';
import { subscriptionPath, unsubscribePath } from '@/lib/routes.ts';
import type { Mail } from './smtp.ts';

/** The colors of a blog, and fonts that readers have with the measures of its own. */
function blogDesign({ style, colorTheme }: Blog): MailDesign {
  const colors = (mode: 'light' | 'dark') => designTokens(style, colorTheme, mode).colors;
  const stacks = STYLE_FACES[style].flatMap(({ systemFonts: [font] }) => {
    if (!font) return [];
    const names = font[0].map((name) => `'${name.replace(/ (?:Regular|Bold)$/, '')}'`);
    const serif = names.includes("'Georgia'") ? 'serif' : 'sans-serif';
    return [...names, names.includes("'Courier New'") ? 'monospace' : serif].join(', ');
  });
  const [title = 'sans-serif', text = title] = stacks;
  return { light: colors('light'), dark: colors('dark'), title, text };
}

const plain = (markdown: string) => plainLine(markdown, ALL_NUMBERS);

function issueMessage(blog: Blog, unsubscribe: string): Message {
  const { content, cover, shareUrl, usernameSlug: slug = '', userDisplayName: author } = blog;
  const { origin } = new URL(shareUrl);
  const site = siteOf({ slug, ownOrigin: origin === siteUrl() ? undefined : origin });
  const labels = ARTICLE_LABELS[blog.language];
  const { keyPoints: items = [] } = content;
  return {
    subject: content.title,
    lang: languageTag(blog),
    design: blogDesign(blog),
    home: { label: author ?? new URL(site).host, url: site },
    ...(cover && { picture: { src: new URL(cover.url, siteUrl()).href, alt: alternativeText(cover) } }),
    paragraphs: [
      ...content.intro.split(/\n{2,}/).flatMap((paragraph) => plain(paragraph) || []),
      ...(items.length > 0 ? [{ heading: labels.keyPoints, items: items.map(plain) }] : []),
    ],
    button: { label: labels.readOnline, url: shareUrl },
    note: [articleNote(blog), labels.subscribed.replace('{site}', site)].filter(Boolean).join('\n\n'),
    end: { label: labels.unsubscribe, url: unsubscribe },
  };
}

/** Prepares the mail of a blog; the result makes it for a subscriber, who can leave at once (RFC 8058). */
export function issueMail(blog: Blog): (id: string, to: string) => Promise<Mail> {
  // Stands for the subscriber's.
  const anyId = newId();
  const message = issueMessage(blog, `${siteUrl()}${subscriptionPath(anyId)}`);
  const [html, text] = [mailHtml(message), mailText(message)];
  const [{ address: from = '' } = {}] = addressparser(env().MAIL_FROM, { flatten: true });
  const host = new URL(siteUrl()).hostname;
  const { userDisplayName: author = '', isUnbranded } = blog;
  const language = interfaceLanguage(languageTag(blog)) ?? SOURCE_LANGUAGE;
  const withBrand = author ? say(language, sentence('site.mail.sender', { author, brand: BRAND_NAME })) : BRAND_NAME;
  const name = isUnbranded ? author : withBrand;
  return async (id, to) => {
    const headers = {
      ...AUTOMATIC,
      'List-Id': `<${blog.usernameSlug ?? blog.id}.${host}>`,
      'List-Unsubscribe': `<${siteUrl()}${unsubscribePath(id)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const composer = new MailComposer({
      ...{ from: { name, address: from }, to, subject: message.subject, headers },
      messageId: `<${blog.id}.${id}@${host}>`,
      html: html.replaceAll(anyId, id),
      text: text.replaceAll(anyId, id),
    });
    return { id, to, from, bytes: await composer.compile().build() };
  };
}
