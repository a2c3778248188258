import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { sign } from '@/lib/provenance/signing-keys.ts';
import { api } from '../../support/api.ts';
import { changeSettings } from '../../support/settings.ts';

changeSettings({ CREDENTIALS_KEY_PREVIOUS: 'lost' });

test('replaces a signing key whose CREDENTIALS_KEY is lost, and keeps it public', async () => {
  const { signingKey } = await db();
  await sign('first');
  await signingKey.updateMany({ where: { retiredAt: null }, data: { encryptedPrivateKey: 'v1.lostkey1.AAAA' } });
  const { kid: lost } = await signingKey.findFirstOrThrow({ where: { retiredAt: null } });
  await sign('second');
  const { kid } = await signingKey.findFirstOrThrow({ where: { retiredAt: null } });
  const { keys } = await (await api.get('/api/public-keys')).json();
  expect(kid).not.toBe(lost);
  expect(keys.map((key: { kid: string }) => key.kid)).toEqual(expect.arrayContaining([kid, lost]));
  expect(JSON.stringify(keys)).not.toContain('PRIVATE');
});
