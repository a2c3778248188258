import { z } from 'zod';
import { PROGRAM_MESSAGES } from '@/lib/constants/program-messages.ts';
import { SCOPES, type Scope } from '@/lib/constants/scopes.ts';
import { looseText } from '@/lib/http/bounds.ts';
import { oneLine } from '@/lib/users/schema.ts';

/** Keys of a user, without connections. */
export const MAX_KEYS = 20;

export const MAX_KEY_NAME_CHARACTERS = 60;

const { nameMissing, scopesMissing } = PROGRAM_MESSAGES;
const nameLong = PROGRAM_MESSAGES.nameLong(MAX_KEY_NAME_CHARACTERS);

/** Body of POST /api/account/keys. */
export const newKeySchema = z.object({
  name: looseText(MAX_KEY_NAME_CHARACTERS, nameLong, nameMissing)
    .overwrite(oneLine)
    .min(1, nameMissing)
    .max(MAX_KEY_NAME_CHARACTERS, nameLong),
  scopes: z.array(z.enum(SCOPES), scopesMissing).min(1, scopesMissing).max(SCOPES.length),
});

export type NewKey = z.infer<typeof newKeySchema>;

/** A key or an OAuth connection, as its user sees it. Times are ISO 8601. */
export type Program = {
  id: string;
  name: string;
  scopes: Scope[];
  isConnection: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

/** A new key with its secret, which is shown once. */
export type CreatedKey = Program & { secret: string };
