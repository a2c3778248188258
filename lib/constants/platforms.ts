type Traits = {
  label: string;
  /** Whether its API can change a published post. */
  canUpdate: boolean;
  /** Whether its API can delete or hide a published post. */
  canRemove: boolean;
};

/** Platforms in the order of their tabs; the specification's four come first (spec §9). */
const TRAITS = {
  medium: { label: 'Medium', canUpdate: false, canRemove: false },
  devto: { label: 'DEV', canUpdate: true, canRemove: true },
  wordpress: { label: 'WordPress', canUpdate: true, canRemove: true },
  custom: { label: 'Custom', canUpdate: false, canRemove: false },
  hashnode: { label: 'Hashnode', canUpdate: true, canRemove: true },
  ghost: { label: 'Ghost', canUpdate: true, canRemove: true },
  telegraph: { label: 'Telegraph', canUpdate: true, canRemove: false },
} as const satisfies Record<string, Traits>;

export type PlatformName = keyof typeof TRAITS;

type PlatformThat<Trait extends keyof Traits> = {
  [Name in PlatformName]: (typeof TRAITS)[Name][Trait] extends true ? Name : never;
}[PlatformName];

export type UpdatablePlatform = PlatformThat<'canUpdate'>;
export type RemovablePlatform = PlatformThat<'canRemove'>;

/** Platforms a blog can be published to. */
export const PLATFORMS = Object.keys(TRAITS) as readonly PlatformName[];

export const COMING_SOON = ['blogger'] as const;

/** Whether a blog can be published there; any other platform is 'coming soon' (spec §3). */
export const isSupported = (name: string): name is PlatformName => Object.hasOwn(TRAITS, name);

/** A platform's display name; an unknown one is capitalized. */
export function platformLabel(name: string): string {
  return isSupported(name) ? TRAITS[name].label : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whether a platform's API can change a published post. */
export const isUpdatable = (name: PlatformName): name is UpdatablePlatform => TRAITS[name].canUpdate;

/** Whether a platform's API can delete or hide a published post. */
export const isRemovable = (name: PlatformName): name is RemovablePlatform => TRAITS[name].canRemove;

/** Status of a submission (spec §3); any other value is shown as 'Unknown'. */
export type BacklinkStatus = 'pending' | 'submitted' | 'success' | 'failed';

/** Whether a post is published at once or saved as a draft on the platform. */
export const VISIBILITIES = ['public', 'draft'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
