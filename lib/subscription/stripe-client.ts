import 'server-only';
import Stripe from 'stripe';
import { z } from 'zod';
import { SERVICE_MISCONFIGURED, SERVICE_UNREACHABLE } from '@/lib/constants/subscription-messages.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';

/** How long one call to Stripe may take, in milliseconds, and how often it is repeated. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

let client: Stripe | undefined;

/** What the user reads whenever Stripe cannot be asked. */
const unreachable = (cause?: unknown) => new AppError('unavailable', SERVICE_UNREACHABLE, { cause });

function open(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env();
  if (!STRIPE_SECRET_KEY) throw unreachable();
  const base = new URL(STRIPE_API_BASE);
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  return new Stripe(STRIPE_SECRET_KEY, {
    protocol,
    host: base.hostname,
    port: base.port || (protocol === 'http' ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/**
 * A refusal that only whoever runs this site can mend: said to the user, and logged with what Stripe gives as its cause.
 * @param cause Stripe's error, or what was found wrong
 */
export function operatorMustMend(cause: unknown): AppError {
  log().error({ err: cause }, 'Stripe refuses until its settings or ours are mended');
  return new AppError('internal', SERVICE_MISCONFIGURED, { cause });
}

/**
 * Asks Stripe.
 * @throws AppError not-found when Stripe knows no object of that id; internal when Stripe refuses what no repetition
 *   mends; unavailable when it cannot be asked
 */
export async function askStripe<Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  client ??= open();
  try {
    return await ask(client);
  } catch (error) {
    throw asAppError(error);
  }
}

function asAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  // With 400 it is something we named besides, such as the price.
  if (error.code === 'resource_missing' && error.statusCode === 404) {
    return new AppError('not-found', `Stripe does not know this ${nameOf(error.message)}.`, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return operatorMustMend(error);
  log().error({ err: error }, 'Stripe could not be asked');
  return unreachable(error);
}

/** "No such customer: 'cus_1'" names the kind of object; nothing else in the error does. */
function nameOf(message: string): string {
  return message.includes('such customer') ? 'Customer ID' : 'Subscription ID';
}

/** What every event has, whatever it is about. */
const eventSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  data: z.looseObject({ object: z.looseObject({ object: z.string() }) }),
});

/**
 * Reads a webhook's event out of its body.
 * @param payload the body exactly as it came
 * @throws AppError invalid-input when the signature is missing, wrong or older than 300 seconds, or what is signed is no
 *   event; unavailable without STRIPE_WEBHOOK_SECRET
 */
export function verifiedEvent(payload: string, signature: string | null): Stripe.Event {
  const { STRIPE_WEBHOOK_SECRET } = env();
  if (!STRIPE_WEBHOOK_SECRET) throw unreachable();
  try {
    const event = Stripe.webhooks.constructEvent(payload, signature ?? '', STRIPE_WEBHOOK_SECRET, 300);
    if (eventSchema.safeParse(event).success) return event;
  } catch (cause) {
    throw new AppError('invalid-input', 'The signature does not fit.', { cause });
  }
  throw new AppError('invalid-input', 'This is not an event.');
}
