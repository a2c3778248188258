/** What a user may still generate (spec §3, Can-create response). */
export type CanCreate = {
  canCreate: boolean;
  blogCount: number;
  freeLimit: number;
  /** How many more without paying; null for whoever has no limit. */
  freeBlogsLeft: number | null;
};
