import { z } from 'zod';
import type { Credential } from '@/lib/auth/schema.ts';
import { SCOPES, type Scope } from '@/lib/constants/scopes.ts';
import { looseText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import { oneLine } from '@/lib/users/schema.ts';

/** Keys of a user, without connections. */
export const MAX_KEYS = 20;

export const MAX_KEY_NAME_CHARACTERS = 60;

const noName: MessageKey = 'settingsRefusals.keyNameMissing';
const tooLong: MessageKey = 'settingsRefusals.keyNameLong';
const noScope: MessageKey = 'settingsRefusals.keyScopesMissing';
const name = looseText(MAX_KEY_NAME_CHARACTERS, tooLong, noName).overwrite(oneLine);

export const newKeySchema = z.object({
  name: name.min(1, noName).max(MAX_KEY_NAME_CHARACTERS, tooLong),
  scopes: z.array(z.enum(SCOPES), noScope).min(1, noScope).max(SCOPES.length),
});

export type NewKey = z.infer<typeof newKeySchema>;

export type Program = Credential & { scopes: Scope[]; isConnection: boolean };
