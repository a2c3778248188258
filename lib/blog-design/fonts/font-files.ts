import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONTS_RELEASE, SHELL_FILES } from './addresses.ts';
import { faceFile, STYLE_FACES } from './catalog.ts';
import { CJK_FACES } from './cjk.ts';

const PACKAGES = join(process.cwd(), 'node_modules');

const variablePath = (name: string, ...names: string[]) => join(PACKAGES, '@fontsource-variable', name, ...names);

const CJK_PACKAGES = Object.values(CJK_FACES).flatMap(({ sans, serif }) => [sans, serif]);

/** Path of every Latin and Cyrillic file, by its name. */
const STYLE_FILES = new Map([
  ...Object.values(STYLE_FACES)
    .flat()
    .flatMap((face) => face.subsets.map((subset) => ({ face, file: faceFile(face, subset) })))
    .map(({ face, file }): [string, string] => [file, join(PACKAGES, face.package, 'files', file)]),
  ...SHELL_FILES.map((file): [string, string] => [file, variablePath(file.split('-latin')[0] ?? '', 'files', file)]),
]);

export const cjkFile = (name: string, slice: string): string => `${name}-${slice}-wght-normal.woff2`;

/** Absolute path of a font file by its name in the stylesheets, or undefined. */
export function fontFilePath(served: string): string | undefined {
  const ending = `.${FONTS_RELEASE}.woff2`;
  if (!served.endsWith(ending)) return undefined;
  return packagedPath(`${served.slice(0, -ending.length)}.woff2`);
}

function packagedPath(file: string): string | undefined {
  const [, name, slice = ''] = /^(noto-[a-z-]+)-(\d{1,3})-wght-normal\.woff2$/.exec(file) ?? [];
  const owner = CJK_PACKAGES.find((known) => known === name);
  if (!owner) return STYLE_FILES.get(file);
  const isSlice = cjkSlices(owner).some(([known]) => known === slice);
  return isSlice ? variablePath(owner, 'files', file) : undefined;
}

/** The bytes of a file in base64, by its name in the stylesheets. */
export function fontBase64(served: string): string {
  const path = fontFilePath(served);
  if (!path) throw new Error(`No stylesheet names a font ${served}`);
  return readFileSync(/* turbopackIgnore: true */ path, 'base64');
}

const slices = new Map<string, [slice: string, range: string][]>();

/** The numbered slices of a Chinese or Japanese font and the characters in each (CSS unicode-range). */
export function cjkSlices(name: string): [slice: string, range: string][] {
  const known = slices.get(name);
  if (known) return known;
  const ranges: Record<string, string> = JSON.parse(readFileSync(variablePath(name, 'unicode.json'), 'utf8'));
  const read = Object.entries(ranges).flatMap(([key, range]): [string, string][] => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1];
    return number ? [[number, range]] : [];
  });
  slices.set(name, read);
  return read;
}
