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
  'lib/auth/{idempotency,route}.ts',
  'lib/http/{body,input,public-text}.ts',
  'lib/programs/oauth/**',
  'lib/server/{application-client,listen}.ts',
  // For whoever runs the server.
  'lib/{database,embedded-db}/**',
  'lib/{data-directory,encryption,env,process-lock,secret}.ts',
  'lib/messages/declare.ts',
  'lib/models/{hub/model-command,local/*}.ts',
  'lib/server/{build,notices,standalone,start,start-facts,start-up}.ts',
  // Of articles and documents, in their own languages.
  'lib/blog-design/**',
  'lib/blog-exports/pdf/make-pdf.ts',
  'lib/{languages,legal}/**',
  // Names of the product, models, crawlers and services.
  'lib/constants/{brand,crawlers,platforms}.ts',
  'lib/models/hub/catalog.ts',
  'lib/research/providers/search-services.ts',
];

/** Names that no language translates. */
const NAMES: ReadonlySet<string> = new Set(['Brave Search', 'LM Studio', 'Public Domain Mark']);

const EXCEPTIONS: ReadonlySet<string> = new Set(globSync(NO_MESSAGES));

/** In lib, a single word is a name or a header. */
const isSentence = (file: string, text: string) =>
  !NAMES.has(text) && (!file.startsWith('lib/') || /\p{L}.*\s|\s.*\p{L}/u.test(text));

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
  ['no type', "type Kind = 'Draft of a blog';", []],
])('finds %s', (_, code, expected) => {
  expect(textsIn(code)).toEqual(expected);
});

test('every sentence that somebody reads is a message', () => {
  const found = MODULES.filter((file) => !EXCEPTIONS.has(file)).flatMap((file) =>
    [...shownTexts(treeOf(file))].flatMap((text) => (isSentence(file, text) ? [`${file}: ${text}`] : [])),
  );
  expect(found).toEqual([]);
});

test.each(NO_MESSAGES)('%s has a sentence', (glob) => {
  const files = new Set(globSync(glob)).intersection(new Set(MODULES));
  expect([...files].some((file) => shownTexts(treeOf(file)).size > 0)).toBe(true);
});
