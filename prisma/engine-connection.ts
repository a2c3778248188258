import type { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, type SqlDriverAdapter, type SqlQuery } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** Type id of PostgreSQL's one-letter "char", used in its catalog and unknown to the adapter. */
const LETTER_TYPE = 18;

/** Suffix that marks the names of "char" columns between the driver and the engine. */
const LETTER_MARK = '\0';

/**
 * Adapts a connection of `PrismaPg` to the migration engine: runs each script whole, in one transaction (the adapter splits
 * at every semicolon, even in comments, strings and function bodies), and reads "char" columns.
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

/** Turns "char" columns of a pool's results into marked text columns. */
function adaptQueries(pool: pg.Pool): void {
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
