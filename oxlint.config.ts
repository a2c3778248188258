import { defineConfig, type OxlintOverride } from 'oxlint';

/** The folders of lib in their order (ARCHITECTURE.md, docs/decisions/0048): each imports only those above it here. */
const ORDER = [
  // shared
  ...[
    'constants',
    'text',
    'generated',
    'embedded-db',
    'untrusted',
    'changes',
    'jobs',
    'http',
    'mail',
  ],
  // accounts
  ...['users', 'auth', 'subscription', 'access'],
  // blogs
  ...['images', 'blogs', 'blog-design', 'illustrations', 'blog-exports'],
  // research
  ...['safety', 'research'],
  'writing',
  // publishing
  'backlinks',
  'account-data',
  'server',
];

/** The folders inside a folder, in the same way. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'blog-design': ['styles', 'fonts', 'card'],
  research: ['pages', 'providers'],
  writing: [
    'evidence',
    'events',
    'batch',
    'brief',
    'digest',
    'model',
    'score',
    'queue',
    'live',
    'batches',
  ],
  backlinks: ['browser', 'platforms'],
};

/** The folders of components in their order (docs/decisions/0048). */
const COMPONENTS = [
  // shared
  ...['ui', 'storage', 'streams', 'progress', 'writer', 'library', 'auth', 'shell'],
  // accounts and what a blog needs
  ...['subscription', 'generation', 'backlinks'],
  // screens
  ...['blog', 'profile', 'create', 'live', 'batch', 'batch-results', 'landing'],
];

/** The folders inside a folder of components, in the same way. */
const PARTS_OF_COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  auth: ['fields', 'session', 'google', 'menu', 'recovery', 'sign-in'],
  subscription: ['checkout', 'plan'],
  generation: ['outcome', 'request', 'run'],
  backlinks: ['platforms', 'form', 'list', 'submit', 'on-creation', 'panel'],
  blog: [
    'styling',
    'article',
    'card',
    'sharing',
    'reading',
    'score',
    'editing',
    'preview',
    'detail',
  ],
  profile: ['account', 'blogs'],
  create: ['generation', 'images', 'sources', 'outline', 'form'],
  live: ['status', 'preview'],
  batch: ['progress', 'form'],
  landing: ['demo', 'sections'],
};

type Pattern = { regex: string; message: string; importNames?: string[] };

/** Forbids folders that come later, whether they are named from the project's folder or from here. */
function noneOf(folders: readonly string[], parent: string): Pattern[] {
  if (folders.length === 0) return [];
  const start = `(?:@/${parent}|\\.|(?:\\.\\./)*\\.\\.)`;
  const message = 'It comes later in the order of oxlint.config.ts.';
  return [{ regex: `^${start}/(?:${folders.join('|')})/`, message }];
}

/** What asks or changes the database, by its names: the types of rows are free. */
const PRISMA: Pattern[] = [
  {
    regex: '/(?:db|generated/prisma/client)(?:\\.ts)?$',
    importNames: ['db', 'Prisma', 'PrismaClient'],
    message: 'Only queries.ts and mutations.ts ask the database.',
  },
];

const ASK_DATABASE = '{queries,mutations,*-queries,*-mutations}.ts';

function override(files: string, patterns: Pattern[]): OxlintOverride {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** Overrides do not add up, so each has the whole rule. */
function restrictLib(folder: string, later: Pattern[]): OxlintOverride[] {
  return [
    override(`${folder}/**`, [...later, ...PRISMA]),
    override(`${folder}/**/${ASK_DATABASE}`, later),
  ];
}

function restrictComponents(folder: string, later: Pattern[]): OxlintOverride[] {
  return [override(`${folder}/**`, later)];
}

/** The rules of every folder of `parent` in `order`, and of the folders inside it, which come later in the list and win. */
function foldersOf(
  parent: string,
  order: readonly string[],
  parts: Readonly<Record<string, readonly string[]>>,
  restrict: (folder: string, later: Pattern[]) => OxlintOverride[],
): OxlintOverride[] {
  return order.flatMap((folder, at) => {
    const path = `${parent}/${folder}`;
    const later = noneOf(order.slice(at + 1), parent);
    const inside = parts[folder] ?? [];
    return [
      ...restrict(path, later),
      ...inside.flatMap((part, place) =>
        restrict(`${path}/${part}`, [...later, ...noneOf(inside.slice(place + 1), path)]),
      ),
    ];
  });
}

const UNPLACED = { regex: '.', message: 'Give this folder its place in oxlint.config.ts.' };

export default defineConfig({
  categories: { correctness: 'off' },
  plugins: [],
  ignorePatterns: ['lib/generated'],
  overrides: [
    override('lib/*/**', [UNPLACED]),
    // Files of lib itself are shared by all, and name no folder of a subject.
    override('lib/*.ts', noneOf(ORDER.slice(ORDER.indexOf('users')), 'lib')),
    ...foldersOf('lib', ORDER, PARTS, restrictLib),
    override('components/*/**', [UNPLACED]),
    ...foldersOf('components', COMPONENTS, PARTS_OF_COMPONENTS, restrictComponents),
  ],
});
