import { z } from 'zod';
import { type CallAnswer, commonError } from '../shared/call.ts';
import { PlatformError } from '../shared/platform.ts';

const errorSchema = z.object({
  errors: z.array(z.object({ type: z.string().default(''), code: z.string().nullish() })).nonempty(),
});

const NOT_ACCEPTED =
  'Ghost did not accept the Admin API key. Copy it again from Settings → Integrations of your site: the Admin API key, not the Content API key.';

const BY_TYPE: Readonly<Record<string, string>> = {
  HostLimitError: 'Your Ghost plan allows no custom integrations. Move to a plan that does, or publish elsewhere.',
  ValidationError: 'Ghost refused the article (422, ValidationError). Shorten the title, then try again.',
};

const BY_STATUS: Readonly<Record<number, string>> = {
  401: NOT_ACCEPTED,
  403: 'Ghost does not let this key write posts (403). Make a new custom integration under Settings → Integrations and use its Admin API key.',
  404: 'No Ghost Admin API answers at this address. Enter the address of your site as Ghost shows it beside the Admin API key; it needs Ghost 5 or later.',
  413: 'The article is larger than your web server takes (413). Ask your host to raise the limit of a request.',
};

/** The error for an answer of Ghost's Admin API; undefined for one that is as it should be. */
export function ghostError(answer: CallAnswer): PlatformError | undefined {
  const common = commonError('Ghost', answer);
  if (common) return common;
  if (answer.status < 300) return undefined;
  if (answer.status < 400) {
    return new PlatformError(
      'refused',
      'Your site sends us on to another address. Enter the address that Ghost shows beside the Admin API key.',
    );
  }
  if (answer.status === 409) {
    return new PlatformError(
      'busy',
      'Somebody changed the post in Ghost at the same moment. We try again by ourselves.',
    );
  }
  const given = errorSchema.safeParse(answer.json);
  const { type = '', code = '' } = given.data?.errors[0] ?? {};
  // Ghost answers a key that is no key at all with 400.
  const isKey = /JWT|API_KEY|API_KID/.test(code ?? '');
  const known = isKey ? NOT_ACCEPTED : (BY_TYPE[type] ?? BY_STATUS[answer.status]);
  const why = /^\w{1,60}$/.test(type) ? `${answer.status}, ${type}` : `${answer.status}`;
  return new PlatformError(
    'refused',
    known ?? `Ghost refused the post (${why}). Look at your site's settings, then try again.`,
  );
}
