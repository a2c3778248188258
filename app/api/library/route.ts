import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { describeLibrary } from '@/lib/research/library/answering.ts';

export const GET = route(writing['GET /api/library'], ({ query }) => describeLibrary(query.topic, query.language));
