/** Platforms a blog can be published to, in the order of their tabs; the specification's four come first (spec §9). */
export const PLATFORMS = ['medium', 'devto', 'wordpress', 'custom', 'hashnode', 'ghost', 'telegraph'] as const;
export type PlatformName = (typeof PLATFORMS)[number];

/** Platforms on which a post can be changed later, by their published interfaces. */
const UPDATABLE_PLATFORMS = [
  'devto',
  'wordpress',
  'hashnode',
  'ghost',
  'telegraph',
] as const satisfies readonly PlatformName[];
export type UpdatablePlatform = (typeof UPDATABLE_PLATFORMS)[number];

/** Whether a post on a platform can be changed later. */
export function isUpdatable(platform: PlatformName): platform is UpdatablePlatform {
  return UPDATABLE_PLATFORMS.some((name) => name === platform);
}

/** Platforms from which a post can be taken away later, by their published interfaces. */
const REMOVABLE_PLATFORMS = ['devto', 'wordpress', 'hashnode', 'ghost'] as const satisfies readonly PlatformName[];
export type RemovablePlatform = (typeof REMOVABLE_PLATFORMS)[number];

/** Whether a post on a platform can be taken away later. */
export function isRemovable(platform: PlatformName): platform is RemovablePlatform {
  return REMOVABLE_PLATFORMS.some((name) => name === platform);
}

/** Platforms that are named and cannot be published to yet. */
export const COMING_SOON = ['blogger'] as const;

/** The platforms under their own names. */
export const PLATFORM_LABELS: Readonly<Record<PlatformName | (typeof COMING_SOON)[number], string>> = {
  medium: 'Medium',
  devto: 'DEV',
  wordpress: 'WordPress',
  custom: 'Custom',
  hashnode: 'Hashnode',
  ghost: 'Ghost',
  telegraph: 'Telegraph',
  blogger: 'Blogger',
};

/** Where a submission stands (spec §3); any other value is shown as 'Unknown'. */
export const BACKLINK_STATUSES = ['pending', 'submitted', 'success', 'failed'] as const;
export type BacklinkStatus = (typeof BACKLINK_STATUSES)[number];

/** Whether a post is public at once or first a draft that its author looks at. */
export const VISIBILITIES = ['public', 'draft'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
