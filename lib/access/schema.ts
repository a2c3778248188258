/** What a user may still generate (spec §3, Can-create response). */
export type CanCreate = {
  canCreate: boolean;
  blogCount: number;
  freeLimit: number;
  /** Free blogs left; null without a limit. */
  freeBlogsLeft: number | null;
};
