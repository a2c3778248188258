import { route } from '@/lib/auth/route';
import { fontResponse } from '@/lib/blog-design/fonts/serve';

/** GET /fonts/{file}: a font of the blog styles. */
export const GET = route({}, ({ params }) => fontResponse(params.file ?? ''));
