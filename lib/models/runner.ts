import { existsSync, globSync } from 'node:fs';

/** node-llama-cpp's names of systems, where Node's differ. */
const SYSTEMS: Readonly<Record<string, string>> = { darwin: 'mac', win32: 'win' };

/** Glob of the packages with llama.cpp for this kind of machine. */
export const RUNNER_PACKAGES = `node_modules/@node-llama-cpp/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}*`;

export const hasRunner = (): boolean =>
  existsSync('node_modules/node-llama-cpp/package.json') && globSync(`${RUNNER_PACKAGES}/package.json`).length > 0;
