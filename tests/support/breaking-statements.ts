import {
  type AlterTableCmd,
  type ColumnDef,
  type Constraint,
  type CreateStmt,
  type Node,
  parse,
  type RangeVar,
  type RawStmt,
} from 'libpg-query';

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

const forbidsDeletion = ({ contype, pktable, fk_del_action = '' }: Constraint, isNew: IsNew): boolean =>
  contype === 'CONSTR_FOREIGN' && !isNew(pktable) && !CASCADE_OR_SET_NULL.includes(fk_del_action);

function isNull(value: Node | undefined): boolean {
  const { A_Const: constant, TypeCast: cast } = read(value);
  return constant?.isnull === true || (cast !== undefined && isNull(cast.arg));
}

/** Whether a constraint gives the rows of the running release a value. */
const isFilling = ({ contype, raw_expr }: Constraint): boolean =>
  /IDENTITY|GENERATED/.test(contype ?? '') || (contype === 'CONSTR_DEFAULT' && !isNull(raw_expr));

/** Constraints that a row of the running release may break. */
const RESTRICTIONS = ['CONSTR_PRIMARY', 'CONSTR_UNIQUE', 'CONSTR_CHECK'];

const constraintsOf = (column: ColumnDef | undefined): Constraint[] =>
  (column?.constraints ?? []).flatMap((each) => read(each).Constraint ?? []);

function isOptional(column: ColumnDef | undefined, table: RangeVar | undefined, isNew: IsNew): boolean {
  const constraints = constraintsOf(column);
  if (constraints.some((each) => forbidsDeletion(each, isNew))) return false;
  const kinds = constraints.map(({ contype = '' }) => contype);
  const isRestricted = kinds.some((kind) => RESTRICTIONS.includes(kind));
  return isNew(table) || (!isRestricted && (!kinds.includes('CONSTR_NOTNULL') || constraints.some(isFilling)));
}

function isFreeTable({ tableElts = [] }: CreateStmt, isNew: IsNew): boolean {
  const constraints = tableElts.flatMap((each) => {
    const { ColumnDef: column, Constraint: constraint } = read(each);
    return constraint ?? constraintsOf(column);
  });
  return !constraints.some((each) => forbidsDeletion(each, isNew));
}

function isAddition({ subtype, def }: AlterTableCmd, table: RangeVar | undefined, isNew: IsNew): boolean {
  const { ColumnDef: column, Constraint: constraint } = read(def);
  if (subtype === 'AT_AddColumn') return isOptional(column, table, isNew);
  if (subtype === 'AT_AddConstraint') {
    if (constraint && forbidsDeletion(constraint, isNew)) return false;
    const columns = [...(constraint?.fk_attrs ?? []), ...(constraint?.keys ?? [])];
    return isNew(
      table,
      columns.map((each) => read(each).String?.sval),
    );
  }
  return (subtype === 'AT_ColumnDefault' && def !== undefined && !isNull(def)) || isNew(table);
}

const ADDITIONS = ['CreateEnumStmt', 'CreateFunctionStmt', 'CreateTrigStmt'];

function onlyAdds(statement: Node | undefined, isNew: IsNew): boolean {
  const { CreateStmt, AlterTableStmt, AlterEnumStmt, IndexStmt, InsertStmt, UpdateStmt, ...other } = read(statement);
  if (CreateStmt) return isFreeTable(CreateStmt, isNew);
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
