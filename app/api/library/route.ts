import { route } from '@/lib/auth/route.ts';
import { describeLibrary } from '@/lib/research/library/answering.ts';
import { libraryQuerySchema } from '@/lib/research/library/schema.ts';

export const GET = route({ scope: 'read', query: libraryQuerySchema, limit: 'library' }, ({ query }) =>
  describeLibrary(query.topic, query.language),
);
