import { expect, test } from 'vitest';
import { GET as publicKeys } from '@/app/api/public-keys/route.ts';
import { db } from '@/lib/database/db.ts';
import { sign } from '@/lib/provenance/signing-keys.ts';
import { get } from '../../support/requests.ts';

process.env.CREDENTIALS_KEY_PREVIOUS = 'lost';

test('replaces a signing key whose CREDENTIALS_KEY is lost, and keeps it public', async () => {
  const { signingKey } = await db();
  await sign('first');
  await signingKey.updateMany({ where: { retiredAt: null }, data: { encryptedPrivateKey: 'v1.lostkey1.AAAA' } });
  const { kid: lost } = await signingKey.findFirstOrThrow({ where: { retiredAt: null } });
  await sign('second');
  const { kid } = await signingKey.findFirstOrThrow({ where: { retiredAt: null } });
  const { keys } = await (await publicKeys(get('/.well-known/jwks.json'))).json();
  expect(kid).not.toBe(lost);
  expect(keys.map((key: { kid: string }) => key.kid)).toEqual(expect.arrayContaining([kid, lost]));
  expect(JSON.stringify(keys)).not.toContain('PRIVATE');
});
