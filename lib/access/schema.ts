/** What a user may still generate (spec §3, Can-create response). */
export type CanCreate = { canCreate: boolean; blogCount: number; freeLimit: number };

/** State of a subscription (spec §3, Subscription check response). */
export type SubscriptionCheck = {
  subscription: { status: string; currentPeriodEnd: string } | null;
  freeLimit: number;
  blogCount: number;
};
