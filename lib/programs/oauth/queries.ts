import 'server-only';
import { db } from '@/lib/database/db.ts';
import { isId } from '@/lib/ids.ts';

export const findClient = async (id: string) =>
  isId(id) ? (await db()).oAuthClient.findUnique({ where: { id } }) : null;

export const findCode = async (hash: string) => (await db()).authorizationCode.findUnique({ where: { hash } });

export const findConnection = async (refreshHash: string) =>
  (await db()).accessToken.findUnique({ where: { refreshHash } });
