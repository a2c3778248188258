import type { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, type SqlDriverAdapter, type SqlQuery } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** PostgreSQL's "char", one letter, which its catalogue uses and the adapter does not know. */
const LETTER_TYPE = 18;

/**
 * Prisma's lock for migrations. The engine would take it for its session, which a pooler keeps open; migrate.ts holds it for
 * a transaction instead.
 */
export const ENGINE_LOCK = 72_707_369;

/** Follows the name of a column that holds letters, between the driver and the engine. */
const LETTER_MARK = '\0';

/**
 * A connection as the migration engine needs it, which `PrismaPg` alone does not give: scripts are run as PostgreSQL reads
 * them, each in one transaction (the adapter cuts them at every semicolon, those in comments, texts and bodies of functions
 * as well), the catalogue's letters can be read, and nothing is locked for a session.
 */
export async function engineConnection(factory: PrismaPg): Promise<SqlDriverAdapter> {
  const connection = await factory.connect();
  const { queryRaw } = connection;
  adaptQueries(connection.underlyingDriver());
  return Object.assign(connection, {
    executeScript: async (sql: string) => {
      await connection.executeRaw({ sql, args: [], argTypes: [] });
    },
    queryRaw: async (query: SqlQuery) => {
      const { columnNames, columnTypes, rows } = await queryRaw.call(connection, query);
      const isLetter = columnNames.map((name) => name.endsWith(LETTER_MARK));
      return {
        rows,
        columnNames: columnNames.map((name) => name.replace(LETTER_MARK, '')),
        columnTypes: columnTypes.map((type, at) => (isLetter[at] ? ColumnTypeEnum.Character : type)),
      };
    },
  });
}

/** Has a pool's answers say text where they say letter, marks those columns, and leaves out the engine's lock. */
function adaptQueries(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const translated = async (config: pg.QueryConfig) => {
    const isLock = config.text === `SELECT pg_advisory_lock(${ENGINE_LOCK})`;
    const result = await query(isLock ? { ...config, text: 'SELECT' } : config);
    for (const field of result.fields ?? []) {
      if (field.dataTypeID !== LETTER_TYPE) continue;
      field.dataTypeID = pg.types.builtins.TEXT;
      field.name += LETTER_MARK;
    }
    return result;
  };
  Object.assign(pool, { query: translated });
}
