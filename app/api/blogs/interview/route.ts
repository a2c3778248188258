import { route } from '@/lib/auth/route.ts';
import { interviewRequestSchema } from '@/lib/writing/interview-schema.ts';
import { proposeInterview } from '@/lib/writing/services/interview.ts';

export const POST = route({ scope: 'write', body: interviewRequestSchema, limit: 'interview' }, ({ body, request }) =>
  proposeInterview(body, request.signal),
);
