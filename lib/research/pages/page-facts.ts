/** What a page says of itself besides its text. */
export type PageFacts = {
  /** Primary subtag of its language, such as `en`; absent where nothing says it. */
  language?: string;
  /** The open license its text stands under; absent where only quotations of it may be used. */
  license?: License;
  /** Day of publication as an ISO date. */
  published?: string;
};

type License = { name: string; url: string };

const OPEN_LICENSE =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses\/(?:by|by-sa)|publicdomain\/(?:zero|mark))\/(\d\.\d)(?:\/|$)/i;
const LICENSE_NAMES: Readonly<Record<string, string>> = {
  'licenses/by': 'CC BY',
  'licenses/by-sa': 'CC BY-SA',
  'publicdomain/zero': 'CC0',
  'publicdomain/mark': 'Public Domain Mark',
};

/** Wikis whose text stands under one license as a whole. */
const WIKIMEDIA = /(?:^|\.)(?:wikipedia|wikivoyage|wikibooks|wikiversity|wikiquote|wikisource|wiktionary)\.org$/i;
const WIKIMEDIA_LICENSE = 'https://creativecommons.org/licenses/by-sa/4.0/';

/** The open license that an address stands for: Creative Commons BY, BY-SA, CC0 or the public domain mark. */
export function openLicense(address: string): License | undefined {
  const [, kind = '', version = ''] = OPEN_LICENSE.exec(address) ?? [];
  const path = kind.toLowerCase();
  const name = LICENSE_NAMES[path];
  return name ? { name: `${name} ${version}`, url: `https://creativecommons.org/${path}/${version}/` } : undefined;
}

/** The page's own license; none if it also names one that is not open, which may apply to the text. */
function licenseOf(document: Document, url: string): License | undefined {
  if (WIKIMEDIA.test(new URL(url).hostname)) return openLicense(WIKIMEDIA_LICENSE);
  const named = [...document.querySelectorAll('a[rel~="license"], link[rel~="license"]')].map((link) =>
    openLicense(link.getAttribute('href') ?? ''),
  );
  return named.every(Boolean) ? named[0] : undefined;
}

function dayOf(time: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(time.trim())?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function publishedOf(document: Document): string | undefined {
  const meta = document.querySelector('meta[property="article:published_time"]');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => /"datePublished"\s*:\s*"([^"]{4,40})"/.exec(script.textContent ?? '')?.[1] ?? '',
  );
  const time = document.querySelector('time[datetime]');
  const times = [meta?.getAttribute('content'), ...data, time?.getAttribute('datetime')];
  return times.map((each) => dayOf(each ?? '')).find(Boolean);
}

/** Language, open license and day of publication, as far as a page names them. */
export function pageFacts(document: Document, url: string): PageFacts {
  const declared = document.documentElement?.getAttribute('lang') ?? '';
  const language = /^[a-z]{2,3}(?=-|$)/i.exec(declared.trim())?.[0].toLowerCase();
  const license = licenseOf(document, url);
  const published = publishedOf(document);
  return { ...(language && { language }), ...(license && { license }), ...(published && { published }) };
}
