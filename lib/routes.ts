import type { Route } from 'next';
import type { ExportFormat } from './constants/options.ts';
import { INTERFACE_LANGUAGES, SOURCE_LANGUAGE } from './messages/languages.ts';

/** Read-only page of a blog. */
export const viewPath = (id: string) => `/view/${id}` as const;

/** Public address of a blog: its share link and canonical. */
export const sharePath = (id: string) => `/share/${id}` as const;

/** Detail and edit screen of a blog. */
export const blogPath = (id: string) => `/blog/${id}` as const;

/** Preview of a blog with the editing panel. */
export const previewPath = (id: string) => `/preview/${id}` as const;

/** Bare document of a blog, for frames on other sites. */
export const embedPath = (id: string) => `/embed/${id}` as const;

/** Image that counts a view of a blog, on its pages and in frames (docs/decisions/0074). */
export const viewImagePath = (id: string, where: 'page' | 'embed') => `/api/views/${id}/${where}.gif` as const;

/** Social preview image of a blog. */
export const cardPath = (id: string) => `/api/og-image/${id}` as const;

/** The signed record of who and what wrote a blog (docs/decisions/0128). */
export const provenancePath = (id: string) => `/api/blogs/${id}/provenance` as const;

export const PUBLIC_KEYS_PATH = '/.well-known/jwks.json';

export const sentencesPath = (id: string) => `/api/blogs/${id}/sentences` as const;

export const revisionsPath = (id: string) => `/api/blogs/${id}/revisions` as const;

export const scorePath = (id: string) => `/api/blogs/${id}/score` as const;

/** Findings of a model's text, and where its owner states to have examined or read it. */
export const reviewPath = (id: string) => `/api/blogs/${id}/review` as const;

export const imagePath = (id: string) => `/api/images/${id}` as const;

/** All of the user's blogs, with search and bulk actions. */
export const MY_BLOGS_PATH = '/blogs';

/** Sections of the settings, in the order of their links. */
export const SETTINGS_SECTIONS = [
  'account',
  'author',
  'voice',
  'site',
  'publishing',
  'domain',
  'subscribers',
  'programs',
  'webhooks',
  'activity',
  'data',
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

export const settingsPath = (section: SettingsSection) => `/settings/${section}` as Route;

export const OPERATOR_PATH = '/operator';

/** Documentation of the API, its description (OpenAPI), and the MCP server. */
export const DEVELOPERS_PATH = '/developers';
export const REFERENCE_PATH = `${DEVELOPERS_PATH}/reference` as const;
export const OPENAPI_PATH = '/api/openapi.json';
export const MCP_PATH = '/api/mcp';

/** OAuth: metadata of the resource (RFC 9728), and the page that asks for consent. */
export const PROTECTED_RESOURCE_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}` as const;
export const AUTHORIZE_PATH = '/authorize';

/** Form that reports a blog to the operator. */
export const reportPath = (id: string) => `/report/${id}` as const;

/** A report's receipt, by its secret code. */
export const receiptPath = (code: string) => `/report/status/${code}` as const;

export const REPORTS_PATH = `${OPERATOR_PATH}/reports` as const;
export const casePath = (blogId: string) => `${REPORTS_PATH}/${blogId}` as const;

/** The operator's link. Browsers do not send the code after the #. */
export const operatorLinkPath = (code: string) => `${OPERATOR_PATH}/enter#code=${code}` as const;

/** Deleted blogs, which can be restored. */
export const BIN_PATH = '/bin';

export const LIBRARY_PATH = '/library';

export const notePath = (language: string, slug: string) => `${LIBRARY_PATH}/${language}/${slug}` as const;

/** Finds out whether a text was published here. */
export const CHECK_PATH = '/check';

export const userPath = (slug: string) => `/user/${slug}` as const;

/** Whether a path belongs to the product on every host, so that no site has it. */
export const isProductPath = (path: string): boolean =>
  /^\/(?:api|_next|fonts|auth|user|profile|view|s|embed|share)(?:\/|$)/i.test(path);

/** Parts of an author's site below its address: '' on the own domain, else `userPath`. */
export const tagPath = (site: string, key: string) => `${site}/tags/${key}` as Route;
export const seriesPath = (site: string, key: string) => `${site}/series/${key}` as Route;
export const archivePath = (site: string) => `${site}/archive` as Route;
export const siteSearchPath = (site: string) => `${site}/search` as Route;
export const groupPath = (site: string, kind: 'tags' | 'series', key: string) => `${site}/${kind}/${key}` as Route;
/** A page of the site, or a blog at its readable address. */
export const siteAddress = (site: string, slug: string) => `${site}/${slug}` as Route;

/** Takes a reader's address for mails about new blogs. */
export const subscribersPath = (slug: string) => `/api/subscribers/${slug}` as const;

/** The feeds of an author's site, a tag or a series, by the address of its page. */
export const feedPaths = (page: string) => ({ rss: `${page}/feed.xml`, json: `${page}/feed.json` });

/** A reader's subscription, by its secret id. */
export const subscriptionPath = (id: string) => `/subscription/${id}` as const;

/** Ends a subscription by one request of a mail program (RFC 8058). */
export const unsubscribePath = (id: string) => `/api/subscriptions/${id}/unsubscribe` as const;

/** Blog of the landing demo in a language of the interface; seeded at the first start. */
export const featuredBlogId = (tag: string): string => (tag === SOURCE_LANGUAGE ? 'featured' : `featured-${tag}`);

const FEATURED = new Set(Object.keys(INTERFACE_LANGUAGES).map(featuredBlogId));

export const isFeaturedBlog = (id: string): boolean => FEATURED.has(id);

/** The user's blogs in one file; with `ids` only these. */
export const exportPath = (format: ExportFormat, ids?: readonly string[]) =>
  `/api/exports?format=${format}${ids ? `&ids=${ids.map(encodeURIComponent).join(',')}` : ''}`;

export const pdfPath = (id: string) => `${sharePath(id)}.pdf` as const;

/** Pages that an operator may replace, by path, in the order of the footer. */
export const LEGAL_PAGES = ['terms', 'privacy', 'accessibility', 'contact'] as const;

export type LegalPageName = (typeof LEGAL_PAGES)[number];
