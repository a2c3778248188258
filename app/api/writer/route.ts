import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { chooseProviders } from '@/lib/research/providers/search-services.ts';
import type { ConnectedModel } from '@/lib/writing/announced-writer.ts';
import { connectedModel } from '@/lib/writing/generation/choose-writer.ts';

export const GET = route(
  writing['GET /api/writer'],
  async () => ({ ...connectedModel(), research: chooseProviders().length > 0 }) satisfies ConnectedModel,
);
