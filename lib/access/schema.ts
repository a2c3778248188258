/** What a user may still generate (spec §3, Can-create response). */
export type CanCreate = {
  canCreate: boolean;
  blogCount: number;
  /** Null for accounts without a limit: the operator's, and all where the site has none. */
  freeLimit: number | null;
  /** Free blogs left; null without a limit, and for subscribers. */
  freeBlogsLeft: number | null;
};
