import { PLATFORM_LABELS, PLATFORMS, type PlatformName } from '@/lib/constants/platforms.ts';

/** Whether a blog can be published there; any other platform is 'coming soon' (spec §3). */
export function isSupported(name: string): name is PlatformName {
  return PLATFORMS.some((platform) => platform === name);
}

/** A platform's own name; one we do not know is shown as the server names it, with a capital. */
export function platformLabel(name: string): string {
  const labels = new Map<string, string>(Object.entries(PLATFORM_LABELS));
  return labels.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
}
