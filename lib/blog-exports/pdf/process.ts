import { runJobProgram } from '../../browser/job-program.ts';
import { registerBundlerImports } from '../../bundler-imports.ts';
import type { PdfTask } from './print.ts';

/** A program of its own, run by lib/browser/job-process.ts: prints one document, says its bytes, and ends. */

registerBundlerImports();
const { printDocument } = await import('./print.ts');

runJobProgram<PdfTask, Uint8Array>(async (task, say) => say(await printDocument(task)));
