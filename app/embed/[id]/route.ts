import { route } from '@/lib/auth/route';
import { embedResponse } from '@/lib/blog-exports/embed-response';
import { embedDocument, embedFailureDocument } from '@/lib/blog-exports/service';

const answer = route({}, async ({ params }) => embedResponse(await embedDocument(params.id ?? '')));

/**
 * GET /embed/{id}: the bare document of a blog, the only address that other sites may frame. A refusal is a document,
 * too, as their visitors see it.
 */
export async function GET(...given: Parameters<typeof answer>): Promise<Response> {
  const response = await answer(...given);
  if (response.status < 400) return response;
  return embedResponse(embedFailureDocument(response.status), response.status);
}
