import { siteUrl } from '@/lib/env.ts';
import { askedDomain } from '@/lib/http/answer-context.ts';
import { originOf } from './origin.ts';

/** The address that whoever asks knows this server by, without a trailing slash: this site's, or an own domain's. */
export function addressAsked(): string {
  const domain = askedDomain();
  return domain ? originOf(domain.host) : siteUrl();
}
