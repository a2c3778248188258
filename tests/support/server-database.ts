import { PrismaPg } from '@prisma/adapter-pg';

/** The same server's address with another database. */
export function withDatabaseName(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs one statement on a server, outside any transaction. */
export async function onAdminConnection(url: string, statement: string): Promise<void> {
  const connection = await new PrismaPg({ connectionString: url }).connect();
  try {
    await connection.executeScript(statement);
  } finally {
    await connection.dispose();
  }
}
