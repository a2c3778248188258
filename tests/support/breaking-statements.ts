import { type AlterTableCmd, type Node, parse, type RangeVar, type RawStmt } from 'libpg-query';

type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** A node as an object with one key, its type. */
const read = (node: Node | undefined) => (node ?? {}) as Partial<Merged<Node>>;

/** Whether a migration adds the table, or else all of the columns: the running release does not know them. */
type IsNew = (table: RangeVar | undefined, columns?: readonly (string | undefined)[]) => boolean;

function newIn(statements: readonly RawStmt[]): IsNew {
  const names = new Set<string | undefined>();
  for (const { stmt } of statements) {
    const { CreateStmt: created, AlterTableStmt: altered } = read(stmt);
    names.add(created?.relation?.relname);
    for (const cmd of altered?.cmds ?? []) {
      const { subtype, def } = read(cmd).AlterTableCmd ?? {};
      if (subtype === 'AT_AddColumn') names.add(`${altered?.relation?.relname}.${read(def).ColumnDef?.colname}`);
    }
  }
  return (table, columns = []) =>
    names.has(table?.relname) ||
    (columns.length > 0 && columns.every((column) => names.has(`${table?.relname}.${column}`)));
}

/** On delete: the running release deletes rows without knowing of those that refer to them. */
const CASCADE_OR_SET_NULL = ['c', 'n'];

function isAddition({ subtype, def }: AlterTableCmd, table: RangeVar | undefined, isNew: IsNew): boolean {
  const { ColumnDef: column, Constraint: constraint } = read(def);
  if (subtype === 'AT_AddColumn') {
    const kinds = (column?.constraints ?? []).map((each) => read(each).Constraint?.contype);
    return !kinds.includes('CONSTR_NOTNULL') || kinds.some((kind) => /DEFAULT|IDENTITY|GENERATED/.test(kind ?? ''));
  }
  if (subtype === 'AT_AddConstraint') {
    const isReference = constraint?.contype === 'CONSTR_FOREIGN';
    if (isReference && !CASCADE_OR_SET_NULL.includes(constraint.fk_del_action ?? '')) return false;
    const columns = [...(constraint?.fk_attrs ?? []), ...(constraint?.keys ?? [])];
    return isNew(
      table,
      columns.map((each) => read(each).String?.sval),
    );
  }
  return (subtype === 'AT_ColumnDefault' && def !== undefined) || isNew(table);
}

const ADDITIONS = ['CreateStmt', 'CreateEnumStmt', 'CreateFunctionStmt', 'CreateTrigStmt'];

function onlyAdds(statement: Node | undefined, isNew: IsNew): boolean {
  const { AlterTableStmt, AlterEnumStmt, IndexStmt, InsertStmt, UpdateStmt, ...other } = read(statement);
  if (AlterTableStmt) {
    const { relation, cmds = [] } = AlterTableStmt;
    return cmds.every((cmd) => isAddition(read(cmd).AlterTableCmd ?? {}, relation, isNew));
  }
  if (AlterEnumStmt) return AlterEnumStmt.oldVal === undefined;
  if (IndexStmt) {
    const columns = (IndexStmt.indexParams ?? []).map((each) => read(each).IndexElem?.name);
    return !IndexStmt.unique || isNew(IndexStmt.relation, columns);
  }
  if (InsertStmt) return isNew(InsertStmt.relation);
  if (UpdateStmt) {
    const columns = (UpdateStmt.targetList ?? []).map((each) => read(each).ResTarget?.name);
    return isNew(UpdateStmt.relation, columns);
  }
  return ADDITIONS.some((kind) => kind in other);
}

/**
 * Finds what does not only add to the database, so that the release before may not run on it (decision 156).
 * @param sql a migration, read by PostgreSQL's own parser
 * @returns those of its statements
 */
export async function breakingStatements(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql);
  const isNew = newIn(stmts);
  // The parser counts bytes.
  const bytes = Buffer.from(sql);
  return stmts
    .filter(({ stmt }) => !onlyAdds(stmt, isNew))
    .map(({ stmt_location: start = 0, stmt_len: length = bytes.length }) =>
      bytes.toString('utf8', start, start + length).trim(),
    );
}
