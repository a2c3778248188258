import { route } from '@/lib/http/route';
import type { ConnectedModel } from '@/lib/writing/announced-writer';
import { connectedModel } from '@/lib/writing/choose-writer';

/** GET /api/writer: which model writes here, if any. */
export const GET = route({}, async () => ({ model: connectedModel() }) satisfies ConnectedModel);
