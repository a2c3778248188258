import 'server-only';
import Stripe from 'stripe';
import { z } from 'zod';
import { type Env, env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { sentence } from '@/lib/messages/catalogue.ts';

/** The client of the settings: errors of a client that several bundles share would be of another class. */
const clients = new WeakMap<Env, Stripe>();

const unreachable = (cause?: unknown) =>
  new AppError('unavailable', sentence('subscription.connectionIssue.description'), { cause });

function open(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env();
  if (!STRIPE_SECRET_KEY) throw new AppError('not-implemented', sentence('premium.notSold'));
  const base = new URL(STRIPE_API_BASE);
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  return new Stripe(STRIPE_SECRET_KEY, {
    protocol,
    host: base.hostname,
    port: base.port || (protocol === 'http' ? 80 : 443),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** An error only the operator can fix: shown to the user, and logged with its cause. */
export function operatorError(cause: unknown): AppError {
  log().error({ err: cause }, 'Stripe refuses until its settings or ours are mended');
  return new AppError('internal', sentence('billing.misconfigured'), { cause });
}

/**
 * Calls Stripe.
 * @throws AppError not-found for an unknown id; internal for permanent refusals; unavailable; not-implemented without a key
 */
export async function callStripe<Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  const stripe = clients.get(env()) ?? open();
  clients.set(env(), stripe);
  try {
    return await ask(stripe);
  } catch (error) {
    throw asAppError(error);
  }
}

function asAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  // A 400 concerns another parameter, such as the price.
  if (error.code === 'resource_missing' && error.statusCode === 404) {
    return new AppError('not-found', sentence(unknownObject(error.message)), { cause: error });
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return operatorError(error);
  log().error({ err: error }, 'Stripe could not be asked');
  return unreachable(error);
}

/** "No such customer: 'cus_1'": only the message names the kind of object. */
const unknownObject = (message: string) =>
  message.includes('such customer') ? 'billing.unknownCustomer' : 'billing.unknownSubscription';

export const isUnknownToStripe = (error: unknown) => error instanceof AppError && error.code === 'not-found';

const eventSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  data: z.looseObject({ object: z.looseObject({ object: z.string() }) }),
});

/** Verifies and parses a webhook event. @throws AppError invalid-input, unavailable without a secret */
export function verifiedEvent(payload: string, signature: string | null): Stripe.Event {
  const { STRIPE_WEBHOOK_SECRET } = env();
  if (!STRIPE_WEBHOOK_SECRET) throw unreachable();
  try {
    const event = Stripe.webhooks.constructEvent(payload, signature ?? '', STRIPE_WEBHOOK_SECRET, 300);
    if (eventSchema.safeParse(event).success) return event;
  } catch (cause) {
    throw new AppError('invalid-input', 'The signature is invalid.', { cause });
  }
  throw new AppError('invalid-input', 'This is not a Stripe event.');
}
