/** An answer of the API that is an error. */
export class ApiFault extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

/** Stripe's refusal of an id it does not know; 404 for the address itself, 400 for a parameter. */
export function missing(kind: string, id: string, param = 'id'): ApiFault {
  return new ApiFault(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    message: `No such ${kind}: '${id}'`,
    param,
    type: 'invalid_request_error',
  });
}

/** Stripe's refusal of a request that is well formed. */
export function refusal(message: string, param?: string): ApiFault {
  return new ApiFault(400, { message, type: 'invalid_request_error', ...(param && { param }) });
}

/** What the portal says before its settings were saved. */
export const NO_PORTAL =
  'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.';
