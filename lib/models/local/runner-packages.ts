/** node-llama-cpp's names of systems, where Node's differ. */
const SYSTEMS: Readonly<Record<string, string>> = { darwin: 'mac', win32: 'win' };

/** Glob of the packages with llama.cpp for this kind of machine. */
export const RUNNER_PACKAGES = `node_modules/@node-llama-cpp/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}*`;
