import { expect, test } from 'vitest';
import { noticesFor } from '@/lib/server/notices.ts';

const notices = noticesFor([
  'node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  'node_modules/@img/sharp-libvips-linux-x64/lib/glib-2.0/include/glibconfig.h',
  'node_modules/next/dist/server/next.js',
  'lib/server/start.ts',
]);

test.each([
  ['a font', 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
  ['a library under the LGPL', '| libheif       | LGPLv3'],
  ['what Next contains', 'next 16'],
  ['Chromium', 'Copyright The Chromium Authors, BSD-3-Clause'],
])('names the license of %s', (_, text) => {
  expect(notices).toContain(text);
});
