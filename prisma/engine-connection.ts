import type { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, type SqlDriverAdapter, type SqlQuery } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** PostgreSQL's "char", one letter, which its catalogue uses and the adapter does not know. */
const LETTER_TYPE = 18;

/** Follows the name of a column that holds letters, between the driver and the engine. */
const LETTER_MARK = '\0';

/**
 * A connection as the migration engine needs it, which `PrismaPg` alone does not give: scripts are run as PostgreSQL reads
 * them, each in one transaction (the adapter cuts them at every semicolon, those in comments, texts and bodies of functions
 * as well), and the catalogue's letters can be read.
 */
export async function engineConnection(factory: PrismaPg): Promise<SqlDriverAdapter> {
  const connection = await factory.connect();
  const { queryRaw } = connection;
  readLettersAsText(connection.underlyingDriver());
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
        columnTypes: columnTypes.map((type, at) =>
          isLetter[at] ? ColumnTypeEnum.Character : type,
        ),
      };
    },
  });
}

/** Has a pool's answers say text where they say letter, and marks those columns. */
function readLettersAsText(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const translated = async (config: pg.QueryConfig) => {
    const result = await query(config);
    for (const field of result.fields ?? []) {
      if (field.dataTypeID !== LETTER_TYPE) continue;
      field.dataTypeID = pg.types.builtins.TEXT;
      field.name += LETTER_MARK;
    }
    return result;
  };
  Object.assign(pool, { query: translated });
}
