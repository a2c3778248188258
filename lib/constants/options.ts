/** The closed lists of spec §3 (Enumerations), in the order the screens show them. Their labels are the messages of `options`. */

export const LENGTHS = ['small', 'medium', 'large'] as const;
export type Length = (typeof LENGTHS)[number];

type LanguageDetails = {
  /** BCP 47 tag, for `lang` and sorting; dates and og:locale follow its usual country. */
  tag: string;
  /** English name, for prompts. */
  name: string;
  ownName: string;
  /** Of a language without spaces between words: how many characters say as much as a word of English. */
  charactersPerWord?: number;
};

/** The languages of articles; the words of each are in lib/languages. */
const DETAILS = {
  english: { tag: 'en', name: 'English', ownName: 'English' },
  french: { tag: 'fr', name: 'French', ownName: 'Français' },
  spanish: { tag: 'es', name: 'Spanish', ownName: 'Español' },
  german: { tag: 'de', name: 'German', ownName: 'Deutsch' },
  chinese: { tag: 'zh-Hans', name: 'Chinese', ownName: '中文', charactersPerWord: 1.7 },
  japanese: { tag: 'ja', name: 'Japanese', ownName: '日本語', charactersPerWord: 2.2 },
  russian: { tag: 'ru', name: 'Russian', ownName: 'Русский' },
  portuguese: { tag: 'pt', name: 'Portuguese', ownName: 'Português' },
  italian: { tag: 'it', name: 'Italian', ownName: 'Italiano' },
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

export const BLOG_ORDERS = ['newest', 'oldest', 'title', 'edited'] as const;

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

/** Language of an article for a reader of a language of the interface, by its BCP 47 tag. */
export const languageOfTag = (tag: string): Language =>
  LANGUAGES.find((each) => LANGUAGE_DETAILS[each].tag === tag) ?? DEFAULT_LANGUAGE;

export const STYLES = [
  'glassmorphism',
  'neumorphism',
  'claymorphism',
  'gradient',
  'geometric',
  'brutalist',
  'minimal',
  'retro',
] as const;
export type Style = (typeof STYLES)[number];

export const COLOR_THEMES = ['default', 'blue', 'green', 'purple', 'orange', 'pink', 'teal', 'amber'] as const;
export type ColorTheme = (typeof COLOR_THEMES)[number];

export const WISH_NAMES = ['tone', 'audience', 'pointOfView'] as const;

export type WishName = (typeof WISH_NAMES)[number];

export type Wishes = Record<WishName, string>;

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
