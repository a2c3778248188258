import { type Running, startCommand } from './command.ts';

/**
 * Starts what `npm run model` runs.
 * @param settings its environment, on top of a clean one
 */
export const startModelCommand = (args: readonly string[], settings: Readonly<Record<string, string>>): Running =>
  startCommand('lib/models/hub/model-command.ts', args, settings);
