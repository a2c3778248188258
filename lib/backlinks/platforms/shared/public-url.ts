import { destinationVerdict } from '@/lib/http/address-guard.ts';

/** Whether an address is http(s) and, by its spelling, on the public internet. */
export function isPublicUrl(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && destinationVerdict(url, []) === 'public-only';
}
