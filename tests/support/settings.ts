import { replaceProcessWide } from '@/lib/process-wide.ts';

/** Changes settings for the rest of a test file, even when something running on from before has read them already. */
export function changeSettings(settings: Readonly<Record<string, string>>): void {
  Object.assign(process.env, settings);
  replaceProcessWide('settings');
}
