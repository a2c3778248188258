/** Numbers of the specification (spec §9 unless another section is named), each stated once. */

export const FREE_ANONYMOUS_GENERATIONS = 1;

/** Free blogs of an account in total (spec §1), and what the plan shows when the server names no number (spec §6). */
export const FREE_BLOGS = 4;
export const UNNAMED_FREE_LIMIT = 1;

/** Free blogs a day from one client address, against cleared cookies. */
export const FREE_PER_ADDRESS = 5;

export const PREMIUM_CENTS = 900;

/** Most images a writer may add to one blog, and the largest file. */
export const MAX_IMAGES = 6;
export const MAX_IMAGE_MEGABYTES = 5;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;

/** Longest topic in characters (spec §5, batch form; the single form has the same ceiling). */
export const MAX_TOPIC_CHARACTERS = 1000;

/** Longest topic that a form looks up in the library while it is typed: a lookup takes time in proportion. */
export const MAX_LOOKED_UP_CHARACTERS = 200;

export const MAX_WISH_CHARACTERS = 200;

/** Questions that only a blog's author can answer, the longest question and the longest answer. */
export const MAX_AUTHOR_QUESTIONS = 5;
export const MAX_QUESTION_CHARACTERS = 300;
export const MAX_ANSWER_CHARACTERS = 1000;

/** Texts of an author's own, and the longest text and house rules. */
export const MAX_VOICE_SAMPLES = 5;
export const MAX_SAMPLE_CHARACTERS = 10_000;
export const MAX_HOUSE_RULES_CHARACTERS = 1000;

/** Most source pages read for one blog; the spec names no number (docs/decisions/0006). */
export const MAX_SOURCE_URLS = 10;

export const MAX_URL_CHARACTERS = 2048;

/** An author's site: most pages and menu entries, and the longest text of a page, introduction and label in characters. */
export const MAX_WEBHOOKS = 10;
export const MAX_SITE_PAGES = 20;
export const MAX_MENU_LINKS = 12;
export const MAX_PAGE_CHARACTERS = 50_000;
export const MAX_SITE_INTRO_CHARACTERS = 2000;
export const MAX_MENU_LABEL_CHARACTERS = 40;

/** Sides of a site's icon in pixels: browser tabs, and home screens. */
export const ICON_SIDES = { tab: 32, touch: 180 } as const;

/** Most blogs that a search in a site finds. */
export const MAX_FOUND_IN_SITE = 50;

/** Word range of each length, both ends included (spec §3). */
export const WORD_RANGES = {
  small: { min: 300, max: 500 },
  medium: { min: 800, max: 1200 },
  large: { min: 1500, max: 2000 },
} as const;

/** Deadline of an article by a self-hosted model; the spec names no number. */
export const SMALL_MODEL_DEADLINE_MINUTES = 60;

export const DEADLINE_MINUTES = 10;

/** Toasts: milliseconds on screen, milliseconds until a dismissed one leaves memory, swipe in px. */
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

/** How long a sign-in notice stays before and while the visitor is taken to /login. */
export const SIGN_IN_NOTICE_MS = 5000;

export const DEMO_TYPING_MS = 80;
export const DEMO_PAUSE_MS = 3000;
export const DEMO_TRANSITION_MS = 300;

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Password length in characters (spec §9); the upper end only keeps a hash from costing seconds. */
export const MIN_PASSWORD_CHARACTERS = 6;
export const MAX_PASSWORD_CHARACTERS = 1000;

export const MAX_NAME_CHARACTERS = 60;

/** What an author may say of themselves, and the sides of an uploaded avatar in pixels. */
export const MAX_BIOGRAPHY_CHARACTERS = 400;
export const MAX_AUTHOR_LINKS = 5;
export const AVATAR_SIDES = { thumbnail: 192, full: 512 } as const;

/** How long before its end a session is renewed (spec §9), and how long it lasts. */
export const SESSION_REFRESH_BEFORE_MS = 5 * 60 * 1000;
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Google's sign-in window (spec §9): size in pixels, and how late a closed one is noticed. */
export const SIGN_IN_POPUP = { width: 500, height: 600 } as const;
export const POPUP_CLOSED_DELAY_MS = 8000;

/** Blogs on one page of a profile (spec §9), and characters of their intros. */
export const PROFILE_PAGE_SIZE = 10;
export const PROFILE_INTRO_CHARACTERS = 150;

/** Blogs on one page of My Blogs, and the longest search there in characters; the spec names neither. */
export const MY_BLOGS_PAGE_SIZE = 24;
export const MAX_SEARCH_CHARACTERS = 200;

export const DOMAIN_GRACE_DAYS = 7;

/** The log of an account's actions: days that it goes back, and entries on a page. */
export const ACTIVITY_DAYS = 180;
export const ACTIVITIES_PAGE_SIZE = 50;

/** Days that a deleted blog stays in the bin, and most blogs that one request moves. */
export const BIN_DAYS = 30;

/** How long an author may object to a decision, and how long after it a reporter's data is kept, in days. */
export const OBJECTION_DAYS = 183;

export const MAX_REPORT_CHARACTERS = 5000;
export const MAX_BLOGS_AT_ONCE = 100;

/** Of a blog. */
export const MAX_TAGS = 5;

/** Of a tag or series. */
export const MAX_TAG_CHARACTERS = 40;
export const MAX_SERIES_PART = 10_000;

export const UNDO_NOTICE_MS = 10_000;

/** What an owner may add to a blog's text, and the longest description search results show whole. */
export const MAX_KEY_POINTS = 10;
export const MAX_QUESTIONS = 20;
export const MAX_DESCRIPTION_CHARACTERS = 160;
export const MAX_CONCLUSION_HEADING = 200;
export const MAX_ALTERNATIVE_TEXT_CHARACTERS = 1000;

export const MAX_COVER_DRAWINGS = 1000;

/** Most pictures of a blog outside its saved text, and days they are kept. */
export const MAX_UNSAVED_PICTURES = 24;
export const UNSAVED_PICTURE_DAYS = 30;

export const FEED_EXCERPT_CHARACTERS = 200;

export const COPIED_FEEDBACK_MS = 2000;

/** Interval at which an open form asks which model writes. */
export const CONNECTED_MODEL_REFRESH_MS = 60_000;

/** Blogs that robots.txt names: crawlers read at least 500 KiB of it (RFC 9309). */
export const MAX_ROBOTS_BLOGS = 2000;

/** Interval at which counted visits are stored, in ms, and visits of one address in that time. */
export const VISITS_WRITTEN_EVERY_MS = 2000;
export const VISITS_PER_ADDRESS = 60;

export const MAX_CHECKED_CHARACTERS = 50_000;

/** Referring sites of a blog: most stored a day, and most shown. */
export const MAX_REFERRERS_A_DAY = 100;
export const REFERRERS_SHOWN = 10;

export const CHART_DAYS = 30;

/** Printing a PDF: timeout in milliseconds, and queue length in total and of one requester. */
export const PDF_MS = 30_000;
export const MOST_WAITING_PDFS = 32;
export const MOST_WAITING_PDFS_OF_ONE = 4;

/** Importing: bytes of texts and archives; posts of a file, their sources and pictures, and how long these may take. */
export const MAX_IMPORT_MEGABYTES = 10;
export const MAX_IMPORT_BYTES = MAX_IMPORT_MEGABYTES * 1024 * 1024;
export const MAX_IMPORT_ARCHIVE_MEGABYTES = 30;
export const MAX_IMPORT_ARCHIVE_BYTES = MAX_IMPORT_ARCHIVE_MEGABYTES * 1024 * 1024;
export const MAX_IMPORT_BODY_BYTES = 2 * MAX_IMPORT_BYTES + (MAX_IMPORT_ARCHIVE_BYTES / 3) * 4;
export const MAX_IMPORT_FILES = 100;
export const MAX_IMPORT_POSTS = 500;
export const MAX_IMPORT_SOURCES = 300;
export const MAX_IMPORT_PICTURES = 60;
export const MAX_IMPORT_PICTURES_AT_ONCE = 100;
export const MAX_IMPORT_ARCHIVED_PICTURES = 500;
export const IMPORT_PICTURE_MS = 10_000;
export const IMPORT_PICTURES_MS = 90_000;

/** An imported archive: its entries, the texts among them, and how many times larger an entry may be than it is compressed. */
export const MAX_IMPORT_ENTRIES = 5000;
export const MAX_IMPORT_TEXTS = 500;
export const MAX_IMPORT_RATIO = 200;

/** Saving drafts, in milliseconds: debounce of typing, first and longest wait before a retry. */
export const DRAFT_DELAY_MS = 1_500;
export const DRAFT_RETRY_MS = 10_000;
export const MAX_DRAFT_RETRY_MS = 60_000;

export const MAX_INSTRUCTION_CHARACTERS = 500;

export const MIN_BATCH_SIZE = 2;
export const MAX_BATCH_SIZE = 20;
export const DEFAULT_BATCH_SIZE = 5;

/** Shortest topic of a batch in characters; the longest is the single form's. */
export const MIN_BATCH_TOPIC_CHARACTERS = 3;

export const MAX_INSTRUCTIONS_CHARACTERS = 2000;

export const MAX_ANGLE_CHARACTERS = 200;

export const BATCH_INTRO_CHARACTERS = 120;

/** Reports on one blog that the operator's page shows; a decision answers all. */
export const MAX_SHOWN_REPORTS = 100;

/** Reported blogs on a page of the operator's list, and decisions below it. */
export const CASES_PAGE_SIZE = 50;

export const MAX_REPORTED_CHARACTERS = 50_000;
