import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { listGenerations } from '@/lib/writing/services/runs.ts';

export const GET = route(writing['GET /api/generations'], ({ actor }) => listGenerations(actor));
