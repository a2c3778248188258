import { fontResponse } from '@/lib/blog-design/fonts/serve';
import { route } from '@/lib/http/route';

/** GET /fonts/{file}: a font of the blog styles. */
export const GET = route({}, ({ params }) => fontResponse(params.file ?? ''));
