import { defineConfig, type OxlintOverride } from 'oxlint';

/** The folders of lib in their order (ARCHITECTURE.md, docs/decisions/0048): each imports only those above it here. */
const ORDER = [
  // shared
  ...[
    'constants',
    'languages',
    'generated',
    'messages',
    'text',
    'article',
    'telemetry',
    'embedded-db',
    'database',
    'backup',
    'changes',
    'jobs',
    'http',
    'mail',
    'untrusted',
  ],
  // accounts
  ...['users', 'auth', 'programs', 'subscription', 'access', 'domains'],
  'browser',
  // blogs
  ...['images', 'blogs', 'provenance', 'blog-design', 'illustrations', 'blog-exports', 'views', 'reports'],
  // sites
  ...['sites', 'newsletter', 'announcements'],
  // research
  ...['safety', 'research', 'legal', 'origin-check'],
  'blog-imports',
  'models',
  'writing',
  'operator',
  // publishing
  'backlinks',
  'webhooks',
  'account-data',
  'api',
  'mcp',
  'server',
];

/** The folders inside a folder, in the same way; `.` stands for the files beside them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  blogs: ['.', 'groups', 'authorship', 'my-blogs', 'bin-and-visibility', 'reading', 'editing', 'links'],
  'blog-design': ['fonts', 'styles', '.', 'card', 'article'],
  research: ['pages', '.', 'providers'],
  models: ['.', 'hub', 'local', 'servers'],
  writing: [
    '.',
    'evidence',
    'digest',
    'close',
    'chat',
    'calls',
    'model',
    'score',
    'examination',
    'runs',
    'generation',
    'queue',
    'batches',
    'services',
  ],
  'writing/model': ['answer-text', 'lint', 'steps', '.'],
  'blog-exports': ['pdf', '.'],
  backlinks: ['platforms', '.'],
  'backlinks/platforms': ['shared', 'custom', 'wordpress', '.'],
};

/** The folders of components in their order (docs/decisions/0048). */
const COMPONENTS = [
  // shared
  ...['messages', 'storage', 'ui', 'library', 'legal', 'auth', 'writer', 'shell'],
  // accounts and what a blog needs
  ...['subscription', 'generation', 'backlinks', 'views', 'reports', 'newsletter'],
  // screens
  ...[
    'blog',
    'profile',
    'site',
    'create',
    'live-preview',
    'batch',
    'batch-results',
    'landing',
    'check',
    'operator',
    'developers',
  ],
];

/** The folders inside a folder of components, in the same way. */
const PARTS_OF_COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  auth: ['session', 'fields', 'recovery', 'sign-in', 'consent'],
  subscription: ['checkout', 'plan'],
  backlinks: ['platforms', 'form', 'list', 'submit', 'on-creation', 'panel'],
  blog: [
    'styling',
    'article',
    'card',
    'deletion',
    'visibility',
    'sharing',
    'reading',
    'score',
    'editing',
    'preview',
    'detail',
  ],
  profile: [
    'settings',
    'account',
    'author',
    'publishing',
    'site',
    'domain',
    'subscribers',
    'programs',
    'webhooks',
    'activity',
    'transfer',
    'blogs',
    'trash',
    'my-blogs',
  ],
  create: ['generation', 'sources', 'images', 'outline', 'form'],
  'live-preview': ['status', 'preview'],
  batch: ['progress', 'form'],
};

type Pattern = { regex: string; message: string; importNames?: string[] };

const message = 'It comes later in the order of oxlint.config.ts.';

/** Folders that come later than another of the same parent. */
type Later = { folders: readonly string[]; parent: string };

/** Forbids the files in `path` what comes later, whether it is named from the project's folder or from there. */
function noneOf({ folders, parent }: Later, path: string): Pattern[] {
  const up = Array(path.split('/').length - parent.split('/').length).fill('\\.\\.');
  const start = `(?:@/${parent}|\\.|(?:\\.\\./)*\\.\\.)`;
  const named = folders.filter((folder) => folder !== '.');
  return [
    ...(named.length > 0 ? [{ regex: `^${start}/(?:${named.join('|')})/`, message }] : []),
    ...(folders.includes('.') ? [{ regex: `^(?:@/${parent}|${up.join('/')})/[^/]+$`, message }] : []),
  ];
}

/** What asks or changes the database, by its names: the types of rows are free. */
const PRISMA: Pattern[] = [
  {
    regex: '/(?:db|database/prisma|generated/prisma/client)(?:\\.ts)?$',
    importNames: ['db', 'Prisma', 'PrismaClient'],
    message: 'Only queries.ts and mutations.ts ask the database.',
  },
];

const ASK_DATABASE = '{db,queries,mutations,*-queries,*-mutations}.ts';

function override(files: string, patterns: Pattern[]): OxlintOverride {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** Overrides do not add up, so each has the whole rule. */
const orderFor = (path: string, later: readonly Later[]) => later.flatMap((each) => noneOf(each, path));

function restrictLib(path: string, later: readonly Later[]): OxlintOverride[] {
  const order = orderFor(path, later);
  return [override(`${path}/**`, [...order, ...PRISMA]), override(`${path}/**/${ASK_DATABASE}`, order)];
}

function restrictComponents(path: string, later: readonly Later[]): OxlintOverride[] {
  return [override(`${path}/**`, orderFor(path, later))];
}

/** Folders in their order, the folders inside them, and what is said of each. */
type Tree = {
  root: string;
  order: readonly string[];
  parts: Readonly<Record<string, readonly string[]>>;
  restrict: (path: string, later: readonly Later[]) => OxlintOverride[];
};

/** The rules of a folder and, after them, of the folders in it: the last that holds for a file is the one that counts. */
function ordered(folder: string, later: readonly Later[], tree: Tree): OxlintOverride[] {
  const path = `${tree.root}/${folder}`;
  const parts = tree.parts[folder] ?? [];
  const laterThan = (part: string) => [...later, { folders: parts.slice(parts.indexOf(part) + 1), parent: path }];
  return [
    ...tree.restrict(path, parts.includes('.') ? laterThan('.') : later),
    ...parts.filter((part) => part !== '.').flatMap((part) => ordered(`${folder}/${part}`, laterThan(part), tree)),
  ];
}

const foldersOf = (tree: Tree): OxlintOverride[] =>
  tree.order.flatMap((folder, at) => ordered(folder, [{ folders: tree.order.slice(at + 1), parent: tree.root }], tree));

const UNPLACED = { regex: '.', message: 'Give this folder its place in oxlint.config.ts.' };

export default defineConfig({
  categories: { correctness: 'off' },
  plugins: [],
  ignorePatterns: ['lib/generated'],
  overrides: [
    override('lib/*/**', [UNPLACED]),
    // Files of lib itself are shared by all, and name no folder of a subject.
    override('lib/*.ts', noneOf({ folders: ORDER.slice(ORDER.indexOf('users')), parent: 'lib' }, 'lib')),
    ...foldersOf({ root: 'lib', order: ORDER, parts: PARTS, restrict: restrictLib }),
    override('components/*/**', [UNPLACED]),
    ...foldersOf({ root: 'components', order: COMPONENTS, parts: PARTS_OF_COMPONENTS, restrict: restrictComponents }),
  ],
});
