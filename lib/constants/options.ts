/** The closed lists of spec §3 (Enumerations), in the order the screens show them. */

export const LENGTHS = ['small', 'medium', 'large'] as const;
export type Length = (typeof LENGTHS)[number];

export const LENGTH_OPTIONS: readonly { value: Length; label: string; description: string; words: string }[] = [
  { value: 'small', label: 'Small', description: 'Brief overview with essential points', words: '300-500 words' },
  {
    value: 'medium',
    label: 'Medium',
    description: 'Balanced content with detail and examples',
    words: '800-1200 words',
  },
  { value: 'large', label: 'Large', description: 'Comprehensive deep-dive', words: '1500-2000 words' },
];

type LanguageDetails = {
  /** BCP 47 tag, for `lang` and sorting. */
  tag: string;
  /** Name in the selector. */
  label: string;
  /** Tag with the country that dates and og:locale follow. */
  locale: string;
  ownName: string;
  /** Of a language without spaces between words: how many characters say as much as a word of English. */
  charactersPerWord?: number;
};

/** The languages of articles; the words of each are in lib/languages. */
const DETAILS = {
  english: { tag: 'en', label: 'English', locale: 'en-US', ownName: 'English' },
  french: { tag: 'fr', label: 'French', locale: 'fr-FR', ownName: 'Français' },
  spanish: { tag: 'es', label: 'Spanish', locale: 'es-ES', ownName: 'Español' },
  german: { tag: 'de', label: 'German', locale: 'de-DE', ownName: 'Deutsch' },
  chinese: { tag: 'zh-Hans', label: 'Chinese', locale: 'zh-CN', ownName: '中文', charactersPerWord: 1.7 },
  japanese: { tag: 'ja', label: 'Japanese', locale: 'ja-JP', ownName: '日本語', charactersPerWord: 2.2 },
  russian: { tag: 'ru', label: 'Russian', locale: 'ru-RU', ownName: 'Русский' },
  portuguese: { tag: 'pt', label: 'Portuguese', locale: 'pt-BR', ownName: 'Português' },
  italian: { tag: 'it', label: 'Italian', locale: 'it-IT', ownName: 'Italiano' },
};
export type Language = keyof typeof DETAILS;

export const LANGUAGE_DETAILS: Readonly<Record<Language, LanguageDetails>> = DETAILS;
export const LANGUAGES = Object.keys(DETAILS) as readonly Language[];

/** Whether a language puts spaces between words. */
export const isSpaced = (language: Language): boolean => LANGUAGE_DETAILS[language].charactersPerWord === undefined;

/** Who may see a blog, from its owner alone to everybody. */
export const BLOG_VISIBILITIES = ['draft', 'unlisted', 'public'] as const;
export type BlogVisibility = (typeof BLOG_VISIBILITIES)[number];

export const BLOG_VISIBILITY_DETAILS: Readonly<Record<BlogVisibility, { label: string; description: string }>> = {
  draft: { label: 'Draft', description: 'Only you' },
  unlisted: { label: 'Unlisted', description: 'Whoever has the link' },
  public: { label: 'Public', description: 'Anybody, and search engines' },
};

/** The orders in which an owner may read the list of their blogs. */
export const BLOG_ORDERS = ['newest', 'oldest', 'title', 'edited'] as const;
export type BlogOrder = (typeof BLOG_ORDERS)[number];

export const BLOG_ORDER_LABELS: Readonly<Record<BlogOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
  edited: 'Last edited',
};

/** How that list is shown: each blog's design as a card, or a row for each. */
export const BLOG_LAYOUTS = ['grid', 'table'] as const;
export type BlogLayout = (typeof BLOG_LAYOUTS)[number];

export const DEFAULT_LENGTH: Length = 'medium';
export const DEFAULT_LANGUAGE: Language = 'english';

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

/** The styles under the names the product gives them. */
export const STYLE_LABELS: Readonly<Record<Style, string>> = {
  glassmorphism: 'Glass',
  neumorphism: 'Neumorphic',
  claymorphism: 'Clay',
  gradient: 'Gradient',
  geometric: 'Geometric',
  brutalist: 'Brutalist',
  minimal: 'Minimal',
  retro: 'Retro',
};

export const COLOR_THEMES = ['default', 'blue', 'green', 'purple', 'orange', 'pink', 'teal', 'amber'] as const;
export type ColorTheme = (typeof COLOR_THEMES)[number];
