import { apiDescription } from '@/lib/api/document.ts';
import { route } from '@/lib/auth/route.ts';
import { publicJson } from '@/lib/http/public-text.ts';

export const GET = route({}, async () => publicJson(apiDescription()));
