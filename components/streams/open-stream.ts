import { ApiError } from '@/lib/http/client.ts';

/**
 * Asks our API for an answer of server-sent events.
 * @throws ApiError for a refusal; what `fetch` throws when there is no answer
 */
export async function openStream(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, {
    ...options,
    credentials: 'include',
    cache: 'no-store',
    headers: { ...options.headers, Accept: 'text/event-stream' },
  });
  if (response.ok) return response;
  throw new ApiError(response.status, response.statusText, await response.text());
}
