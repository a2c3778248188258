import { route } from '@/lib/auth/route.ts';
import { csvFile } from '@/lib/http/public-text.ts';
import { decisionLog } from '@/lib/reports/service.ts';

export const GET = route({}, async ({ actor }) => csvFile(await decisionLog(actor), 'decisions.csv'));
