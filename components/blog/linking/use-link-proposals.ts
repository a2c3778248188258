import useSWR from 'swr';
import type { BlogProposals } from '@/lib/blogs/links/schema.ts';
import { requestJson } from '@/lib/http/client.ts';

/** Links that the user's blogs (all public ones without ids) may get. */
export function useLinkProposals(isWanted: boolean, ids?: readonly string[]) {
  const propose = () => requestJson<BlogProposals[]>('/api/links/proposals', { method: 'POST', body: { ids } });
  return useSWR<BlogProposals[], Error>(isWanted ? ['links', ids?.join()] : null, propose, {
    revalidateOnFocus: false,
    revalidateOnMount: isWanted,
  });
}
