import 'server-only';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Actor } from '@/lib/auth/actor.ts';
import { type CardProps, drawCard } from '@/lib/blog-design/card/card.tsx';
import { cardFonts, printable, withoutSigns } from '@/lib/blog-design/card/fonts.ts';
import { scriptNames, scriptsWithoutFont } from '@/lib/blog-design/fonts/scripts.ts';
import { designTokens } from '@/lib/blog-design/tokens.ts';
import { authorLine } from '@/lib/blog-design/wording.ts';
import { blogMark, textSourceType } from '@/lib/blogs/authorship/source-type.ts';
import { getBlog, getImage } from '@/lib/blogs/reading/service.ts';
import { pictureCredit } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { env } from '@/lib/env.ts';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { combinedSource, readMark, writeXmp } from '@/lib/images/marks.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { log } from '@/lib/log.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { interfaceLanguage, SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';
import { imagePath } from '@/lib/routes.ts';

type CardFile = { bytes: Uint8Array<ArrayBuffer>; contentType: 'image/png' | 'image/jpeg' };

/** More concurrent renders only slow each other down and use memory. */
const renderOneOfTwo = pLimit(2);

async function loadAvatar({ author }: Blog): Promise<string | undefined> {
  if (!author?.thumbnailURL) return undefined;
  const { bytes } = await getImage(author.thumbnailURL.slice(imagePath('').length));
  const png = await sharp(bytes).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function coverBytes({ url }: BlogImage, actor: Actor): Promise<Uint8Array> {
  const id = storedPictureId(url);
  if (id) return (await getImage(id, actor)).bytes;
  const limits = { maxBytes: 15 * 1024 * 1024, timeoutMs: 5000, allowHosts: env().OUTBOUND_ALLOW_HOSTS };
  return (await safeFetch(url, { accept: 'image/*', ...limits })).body;
}

async function loadCover({ cover }: Blog, actor: Actor) {
  if (!cover) return undefined;
  try {
    const bytes = await coverBytes(cover, actor);
    const jpeg = await sharp(bytes)
      .resize({ ...CARD_SIZE, fit: 'cover' })
      .jpeg({ quality: 84 })
      .toBuffer();
    const picture = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    return { picture, credit: printable(pictureCredit(cover)), mark: await readMark(Buffer.from(bytes)) };
  } catch (error) {
    log().info({ reason: String(error), url: cover.url }, 'a cover could not be put on its card');
    return undefined;
  }
}

type CardTexts = Pick<CardProps, 'title' | 'byline' | 'cover'>;

/** The same card without what no font has: a title says where its script cannot be drawn, rather than lose letters. */
function drawable({ title, byline, cover }: CardTexts, missing: string, site: string, tag: string): CardTexts {
  const kept = withoutSigns(title, missing);
  const t = translatorFor(interfaceLanguage(tag) ?? SOURCE_LANGUAGE, 'blogs.card');
  const scripts = scriptNames(t.language, scriptsWithoutFont(missing));
  const credit = cover && withoutSigns(cover.credit, missing);
  return {
    title: kept || site,
    byline: kept ? (withoutSigns(byline, missing) ?? '') : t(scripts ? 'cannotShow' : 'cannotShowOther', { scripts }),
    // A picture without the credit that its license asks for is not shown.
    cover: credit === undefined ? undefined : cover && { ...cover, credit },
  };
}

async function render(blog: Blog, actor: Actor): Promise<CardFile> {
  const brand = blog.isUnbranded ? '' : BRAND_NAME;
  const site = brand || new URL(blog.shareUrl).host;
  const tokens = designTokens(blog.style, blog.colorTheme, 'light');
  const { tag } = LANGUAGE_DETAILS[blog.language];
  const avatar = await loadAvatar(blog);
  const cover = await loadCover(blog, actor);
  const draw = async (texts: CardTexts) => {
    const text = `${texts.title}${texts.byline}${texts.cover?.credit ?? ''}${brand}…`;
    const { fonts, families } = await cardFonts(blog.style, blog.language, text);
    return { texts, ...(await drawCard({ ...texts, tag, brand, avatar, families, tokens }, fonts)) };
  };
  let card = await draw({ title: printable(blog.content.title) || site, byline: printable(authorLine(blog)), cover });
  if (card.missing) card = await draw(drawable(card.texts, card.missing, site, tag));
  const sourceType = combinedSource([cover?.mark.sourceType, textSourceType(blog)]);
  const xmp = writeXmp({ sourceType, record: blogMark(blog).provenance });
  const image = xmp ? sharp(card.svg).withXmp(xmp) : sharp(card.svg);
  // A photograph is too large as PNG for messengers.
  const contentType = card.texts.cover ? 'image/jpeg' : 'image/png';
  const bytes = await (card.texts.cover ? image.jpeg({ quality: 82 }) : image.png()).toBuffer();
  return { bytes: new Uint8Array(bytes), contentType };
}

/** A blog's social preview image. @throws not-found, gone, unavailable */
export async function cardImage(id: string, actor: Actor): Promise<CardFile> {
  const blog = await getBlog(id, actor);
  return renderOneOfTwo(() => render(blog, actor));
}
