import { globSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { shownTexts } from '../../support/shown-texts.ts';
import { MODULES, type Node, treeOf } from '../../support/syntax.ts';

/** What speaks English or its own language to everybody, and names. */
const NO_MESSAGES = [
  // For models.
  'lib/writing/{calls,model}/**',
  'lib/writing/chat/{chat-client,request-shape}.ts',
  'lib/{models/servers/server-watch,operator/service}.ts',
  'lib/writing/{claims,generation/write-in-batch}.ts',
  // For programs.
  'lib/{api,mcp}/**',
  'lib/auth/{actor,idempotency,route}.ts',
  'lib/blog-exports/sitemap.ts',
  'lib/http/{body,input,public-text}.ts',
  'lib/programs/oauth/**',
  'lib/server/{application-client,listen}.ts',
  'lib/subscription/stripe-client.ts',
  // For whoever runs the server.
  'lib/browser/{browser-job,job-process}.ts',
  'lib/{backup,database,embedded-db,telemetry}/**',
  'lib/{data-directory,encryption,env,process-lock,secret}.ts',
  'lib/http/safe-fetch.ts',
  'lib/messages/declare.ts',
  'lib/models/{hub/model-command,local/*}.ts',
  'lib/provenance/signing-keys.ts',
  'lib/server/{build,migrate,notices,standalone,start,start-facts,start-up}.ts',
  'lib/writing/chat/failure.ts',
  // Of articles and documents, in their own languages.
  'lib/blog-design/**',
  'lib/blog-exports/pdf/make-pdf.ts',
  'lib/illustrations/openverse.ts',
  'lib/{languages,legal}/**',
  // Names of the product, models, crawlers and services.
  'lib/constants/{brand,crawlers,platforms}.ts',
  'lib/models/hub/catalog.ts',
  'lib/research/providers/search-services.ts',
  // Where the root layout fails, there are no messages.
  'app/global-error.tsx',
];

/** What other files say in English only. */
const NO_MESSAGE: ReadonlySet<string> = new Set([
  // To programs.
  'Nothing exists at this address.',
  'Expected form data.',
  'The database cannot be written to.',
  'There is no such file.',
  'Messages not found.',
  'Only format=json is supported.',
  'Stylesheet not found.',
  'Font not found.',
  'This address is not a blog of this site.',
  'This site does not serve this name.',
  'Length must be small, medium or large',
  'Language must be one of …',
  // A sample of type, and a quotation of the library.
  'Aa',
  // Names.
  ...['Brave Search', 'DOMContentLoaded', 'Ghost …', 'LM Studio', 'Public Domain Mark', 'User', '… Premium'],
]);

const EXCEPTIONS: ReadonlySet<string> = new Set(globSync(NO_MESSAGES));

/** In lib, a single word is a name or a header. */
const isSentence = (file: string, text: string) =>
  !NO_MESSAGE.has(text) && (!file.startsWith('lib/') || /\p{L}.*\s|\s.*\p{L}/u.test(text));

/** `#{` stands for what begins a value in a template. */
const textsIn = (code: string) => [
  ...shownTexts(parseSync('a.tsx', code.replaceAll('#{', '${')).program as unknown as Node),
];

test.each([
  ['text between tags', '<p>Saved</p>', ['Saved']],
  ['text around a value', '<p>{count} of {size} written</p>', ['of', 'written']],
  ['a name that is read out', '<a aria-label="close it" className="Flex A b" href="A b" />', ['close it']],
  ['a name made of values', '<a title={`#{count} blogs`} />', ['… blogs']],
  ['either of two names', "<a alt={open ? 'Close it' : 'Open it'} />", ['Close it', 'Open it']],
  ['a sentence', "const failed = 'Please try again.';", ['Please try again.']],
  ['a button', "const label = 'Save';", ['Save']],
  ['a sentence of values', 'const left = `You have #{n} blogs left.`;', ['You have … blogs left.']],
  ['no sign', '<p>· {name} → ×</p>', []],
  ['no key', '<A label="myBlogs" title={t(\'saved\')} hint={t(`states.#{state}`)} />', []],
  ['no class', '<p className={`#{base} invisible`} />', []],
  ['no class in a value', 'const box = `#{base} mt-4 text-sm`', []],
  ['no header', "headers.set('Content-Type', 'text/html')", []],
  ['no name of a key', "event.key === 'Escape'", []],
  ['no query', 'prisma.$queryRaw`SELECT id FROM blogs WHERE id = #{id}`', []],
  ['no error of the program', "throw new Error('There is no such part')", []],
  ['no address of the API', "const route = 'GET /api/blogs/{id}';", []],
  ['no comparison', "types.includes('Files')", []],
  ['no description of the API', "z.enum(ALL, 'Choose one').describe('One of all.')", ['Choose one']],
  ['no type of schema.org', "const data = { '@type': 'Offer' };", []],
  ['no type', "type Kind = 'Draft of a blog';", []],
])('finds %s', (_, code, expected) => {
  expect(textsIn(code)).toEqual(expected);
});

const SHOWN = MODULES.filter((file) => !EXCEPTIONS.has(file)).flatMap((file) =>
  [...shownTexts(treeOf(file))].map((text) => ({ file, text })),
);

test('every sentence that somebody reads is a message', () => {
  const found = SHOWN.flatMap(({ file, text }) => (isSentence(file, text) ? [`${file}: ${text}`] : []));
  expect(found).toEqual([]);
});

test.each([...NO_MESSAGE])('“%s” is said somewhere', (text) => {
  expect(SHOWN.map((shown) => shown.text)).toContain(text);
});

test.each(NO_MESSAGES)('%s has a sentence', (glob) => {
  const files = new Set(globSync(glob)).intersection(new Set(MODULES));
  expect([...files].some((file) => shownTexts(treeOf(file)).size > 0)).toBe(true);
});
