import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { proposeInterview } from '@/lib/writing/services/interview.ts';

export const POST = route(writing['POST /api/blogs/interview'], ({ body, request }) =>
  proposeInterview(body, request.signal),
);
