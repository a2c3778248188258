import { route } from '@/lib/auth/route.ts';
import { chooseProviders } from '@/lib/research/providers/choose-providers.ts';
import type { ConnectedModel } from '@/lib/writing/announced-writer.ts';
import { connectedModel } from '@/lib/writing/writers/choose-writer.ts';

/** GET /api/writer: which model writes here, if any, and whether sources can be looked for. */
export const GET = route(
  {},
  async () =>
    ({
      model: connectedModel(),
      research: chooseProviders().length > 0,
    }) satisfies ConnectedModel,
);
