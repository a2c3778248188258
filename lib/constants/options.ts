import { MAX_WISH_CHARACTERS } from './limits.ts';

/** The closed lists of spec §3 (Enumerations), in the order the screens show them. */

export const LENGTH_OPTIONS = [
  { value: 'small', label: 'Small', description: 'Brief overview with essential points', words: '300-500 words' },
  {
    value: 'medium',
    label: 'Medium',
    description: 'Balanced content with detail and examples',
    words: '800-1200 words',
  },
  { value: 'large', label: 'Large', description: 'Comprehensive deep-dive', words: '1500-2000 words' },
] as const;
export type Length = (typeof LENGTH_OPTIONS)[number]['value'];
export const LENGTHS = LENGTH_OPTIONS.map(({ value }) => value);

type LanguageDetails = {
  /** BCP 47 tag, for `lang` and sorting; dates and og:locale follow its usual country. */
  tag: string;
  label: string;
  ownName: string;
  /** Of a language without spaces between words: how many characters say as much as a word of English. */
  charactersPerWord?: number;
};

/** The languages of articles; the words of each are in lib/languages. */
const DETAILS = {
  english: { tag: 'en', label: 'English', ownName: 'English' },
  french: { tag: 'fr', label: 'French', ownName: 'Français' },
  spanish: { tag: 'es', label: 'Spanish', ownName: 'Español' },
  german: { tag: 'de', label: 'German', ownName: 'Deutsch' },
  chinese: { tag: 'zh-Hans', label: 'Chinese', ownName: '中文', charactersPerWord: 1.7 },
  japanese: { tag: 'ja', label: 'Japanese', ownName: '日本語', charactersPerWord: 2.2 },
  russian: { tag: 'ru', label: 'Russian', ownName: 'Русский' },
  portuguese: { tag: 'pt', label: 'Portuguese', ownName: 'Português' },
  italian: { tag: 'it', label: 'Italian', ownName: 'Italiano' },
};
export type Language = keyof typeof DETAILS;

export const LANGUAGE_DETAILS: Readonly<Record<Language, LanguageDetails>> = DETAILS;
export const LANGUAGES = Object.keys(DETAILS) as readonly Language[];

/** `locale` is the BCP 47 tag of a variety, absent for the usual one. */
export type TextLanguage = { language: Language; locale?: string | undefined };

/** BCP 47 tag of a text: of its variety, else of its language. */
export const languageTag = ({ language, locale }: TextLanguage): string => locale ?? LANGUAGE_DETAILS[language].tag;

export const isSpaced = (language: Language): boolean => LANGUAGE_DETAILS[language].charactersPerWord === undefined;

/** Who can see a blog, from its owner alone to everyone. */
export const BLOG_VISIBILITIES = ['draft', 'unlisted', 'public'] as const;
export type BlogVisibility = (typeof BLOG_VISIBILITIES)[number];

export const BLOG_VISIBILITY_DETAILS: Readonly<Record<BlogVisibility, { label: string; description: string }>> = {
  draft: { label: 'Draft', description: 'Only you' },
  unlisted: { label: 'Unlisted', description: 'Anyone with the link' },
  public: { label: 'Public', description: 'Articles in search engines' },
};

export const BLOG_ORDERS = ['newest', 'oldest', 'title', 'edited'] as const;

export const BLOG_ORDER_LABELS: Readonly<Record<(typeof BLOG_ORDERS)[number], string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
  edited: 'Last edited',
};

/** Files of several blogs, by format. */
export const EXPORT_FILES = {
  markdown: { name: 'quillcast-markdown.zip', contentType: 'application/zip' },
  pdf: { name: 'quillcast-pdf.zip', contentType: 'application/zip' },
  wordpress: { name: 'quillcast-wordpress.xml', contentType: 'application/xml' },
  'wordpress-zip': { name: 'quillcast-wordpress.zip', contentType: 'application/zip' },
} as const;

export type ExportFormat = keyof typeof EXPORT_FILES;

export const EXPORT_FORMATS = Object.keys(EXPORT_FILES) as readonly ExportFormat[];

/** Layouts of My Blogs: cards in each blog's design, or rows. */
export const BLOG_LAYOUTS = ['grid', 'table'] as const;
export type BlogLayout = (typeof BLOG_LAYOUTS)[number];

export const DEFAULT_LENGTH: Length = 'medium';
export const DEFAULT_LANGUAGE: Language = 'english';

type StyleDetails = {
  label: string;
  description: string;
  /** Two or three of its default colors as #rrggbb, the ground first where it has one. */
  swatch: readonly string[];
};

/** The styles in the order the screens show them, under the names the product gives them. */
const STYLES_IN_ORDER = {
  glassmorphism: {
    label: 'Glass',
    description: 'Frosted panes and light letters, floating over slow-moving color.',
    swatch: ['#e1e7ff', '#32d3ee', '#f9abdb'],
  },
  neumorphism: {
    label: 'Neumorphic',
    description: 'A lit display, soft keys and knobs, calm as a well-made radio.',
    swatch: ['#e4dfd6', '#271b17', '#ad3a00'],
  },
  claymorphism: {
    label: 'Clay',
    description: 'Fat round type on puffed cards that squash when you touch them.',
    swatch: ['#e1daff', '#ff8798', '#faca4b'],
  },
  gradient: {
    label: 'Gradient',
    description: 'Wide letters on a sky of moving color, poured into every heading.',
    swatch: ['#6e4af6', '#ba22bb', '#d10074'],
  },
  geometric: {
    label: 'Geometric',
    description: 'Circles, squares and heavy rules, set like a Bauhaus poster.',
    swatch: ['#f7f2e8', '#f94339', '#2057c4'],
  },
  brutalist: {
    label: 'Brutalist',
    description: 'Capitals as wide as the page, hard lines, nothing softened.',
    swatch: ['#fafafa', '#000000', '#f0da00'],
  },
  minimal: {
    label: 'Minimal',
    description: 'A light book face, plenty of air, and one dot of color.',
    swatch: ['#fafafa', '#161616'],
  },
  retro: {
    label: 'Retro',
    description: 'Sunburst, rainbow and a plump serif, straight off a seventies record sleeve.',
    swatch: ['#f9ebd1', '#ec723e', '#17938b'],
  },
};
export type Style = keyof typeof STYLES_IN_ORDER;

export const STYLE_DETAILS: Readonly<Record<Style, StyleDetails>> = STYLES_IN_ORDER;
export const STYLES = Object.keys(STYLES_IN_ORDER) as [Style, ...Style[]];

export const COLOR_THEMES = ['default', 'blue', 'green', 'purple', 'orange', 'pink', 'teal', 'amber'] as const;
export type ColorTheme = (typeof COLOR_THEMES)[number];

export const WISH_LABELS = { tone: 'Tone', audience: 'Audience', pointOfView: 'Point of view' } as const;

export type WishName = keyof typeof WISH_LABELS;

export type Wishes = Record<WishName, string>;

export const WISH_NAMES = Object.keys(WISH_LABELS) as WishName[];

export const wishTooLong = (name: WishName): string =>
  `${WISH_LABELS[name]} cannot exceed ${MAX_WISH_CHARACTERS} characters`;

/** Why a text of a draft was changed, or stands as it is in spite of a finding; in the order of the list of changes. */
export const CHANGE_REASONS = [
  // For the author to decide.
  ...(['doubted', 'overstated'] as const),
  ...(['contradicted', 'omitted', 'unsupported', 'figure', 'cited', 'condition', 'unsafe', 'unattributed'] as const),
  ...(['inconsistent', 'arithmetic', 'repetition', 'slip', 'spare', 'register', 'placeholder', 'characters'] as const),
  ...(['shouting', 'language', 'address', 'assistant', 'form', 'length'] as const),
  // Of articles written before there was a choice of drafts.
  ...(['transition', 'promise', 'opening', 'ending', 'moved'] as const),
] as const;

export type ChangeReason = (typeof CHANGE_REASONS)[number];
