import { runJobProgram } from '../../browser/job-program.ts';
import { registerBundlerImports } from '../../bundler-imports.ts';
import type { PdfTask } from './print.ts';

/** The program of lib/browser/job-process.ts that prints one document. */

registerBundlerImports();
const { printDocument } = await import('./print.ts');

runJobProgram<PdfTask, Uint8Array>(async (task, say) => say(await printDocument(task)));
