/** What node-llama-cpp calls the systems that Node calls differently. */
const SYSTEMS: Readonly<Record<string, string>> = { darwin: 'mac', win32: 'win' };

/** The packages that hold llama.cpp for machines of this kind, as a pattern of folders in the project's. */
export const RUNNER_PACKAGES = `node_modules/@node-llama-cpp/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}*`;
