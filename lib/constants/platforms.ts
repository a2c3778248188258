type Traits = {
  label: string;
  /** Whether its API can change a published post, and delete or hide it. */
  isEditable: boolean;
};

/** Platforms in the order of their tabs; the specification's four come first (spec §9). */
const TRAITS = {
  medium: { label: 'Medium', isEditable: false },
  devto: { label: 'DEV', isEditable: true },
  wordpress: { label: 'WordPress', isEditable: true },
  custom: { label: 'Custom', isEditable: false },
  hashnode: { label: 'Hashnode', isEditable: true },
  ghost: { label: 'Ghost', isEditable: true },
} as const satisfies Record<string, Traits>;

export type PlatformName = keyof typeof TRAITS;

export type EditablePlatform = {
  [Name in PlatformName]: (typeof TRAITS)[Name]['isEditable'] extends true ? Name : never;
}[PlatformName];

export const PLATFORMS = Object.keys(TRAITS) as readonly PlatformName[];

export const COMING_SOON = ['blogger'] as const;

/** Whether a blog can be published there; any other platform is 'coming soon' (spec §3). */
export const isSupported = (name: string): name is PlatformName => Object.hasOwn(TRAITS, name);

export const platformLabel = (name: string): string =>
  isSupported(name) ? TRAITS[name].label : name.charAt(0).toUpperCase() + name.slice(1);

/** Whether a platform's API can change a published post, and delete or hide it. */
export const isEditable = (name: PlatformName): name is EditablePlatform => TRAITS[name].isEditable;

/** Status of a submission (spec §3); any other value is shown as 'Unknown'. */
export type BacklinkStatus = 'pending' | 'submitted' | 'success' | 'failed';

/** Whether a post is published at once or saved as a draft on the platform. */
export const VISIBILITIES = ['public', 'draft'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
