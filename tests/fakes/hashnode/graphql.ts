/** The subset of GraphQL that our client uses: one operation with variables, fields and aliases. */

/** A value in a query: a variable's name, or a literal. */
type Argument = { variable: string } | { literal: string | number };

/** A requested field. */
export type Field = {
  name: string;
  /** Its name in the answer. */
  alias: string;
  arguments: Record<string, Argument>;
  fields: Field[];
};

/** A parsed query. */
export type Operation = {
  kind: 'query' | 'mutation';
  /** Types of the variables, as `String!`. */
  variables: Record<string, string>;
  fields: Field[];
};

const TOKEN = /\s*(?:([A-Za-z_]\w*)|(\d+)|"([^"]*)"|([{}()[\]:!$,=]))/y;

/** A syntax error in a query. */
export class SyntaxFault extends Error {}

/** Reads a query token by token. */
function readerOf(query: string) {
  const tokens: string[] = [];
  const text = query.replaceAll(',', ' ').trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (!found) throw new SyntaxFault(`Syntax Error: Cannot parse the query.`);
    tokens.push(found[0].trim());
  }
  const peek = () => tokens[0];
  const take = () => tokens.shift() ?? '';
  const expect = (wanted: string) => {
    const token = take();
    if (token !== wanted) throw new SyntaxFault(`Syntax Error: Expected "${wanted}".`);
  };
  return { peek, take, expect };
}

type Reader = ReturnType<typeof readerOf>;

function readVariables(reader: Reader): Record<string, string> {
  const variables: Record<string, string> = {};
  if (reader.peek() !== '(') return variables;
  reader.expect('(');
  while (reader.peek() !== ')') {
    reader.expect('$');
    const name = reader.take();
    reader.expect(':');
    let type = reader.take();
    if (reader.peek() === '!') type += reader.take();
    variables[name] = type;
  }
  reader.expect(')');
  return variables;
}

function readArguments(reader: Reader): Record<string, Argument> {
  const found: Record<string, Argument> = {};
  if (reader.peek() !== '(') return found;
  reader.expect('(');
  while (reader.peek() !== ')') {
    const name = reader.take();
    reader.expect(':');
    const token = reader.take();
    if (token === '$') found[name] = { variable: reader.take() };
    else found[name] = { literal: token.startsWith('"') ? token.slice(1, -1) : Number(token) };
  }
  reader.expect(')');
  return found;
}

function readFields(reader: Reader): Field[] {
  const fields: Field[] = [];
  if (reader.peek() !== '{') return fields;
  reader.expect('{');
  while (reader.peek() !== '}') {
    const first = reader.take();
    if (!/^\w+$/.test(first)) throw new SyntaxFault('Syntax Error: Expected Name.');
    const isAlias = reader.peek() === ':';
    if (isAlias) reader.expect(':');
    const name = isAlias ? reader.take() : first;
    const given = readArguments(reader);
    fields.push({ name, alias: first, arguments: given, fields: readFields(reader) });
  }
  reader.expect('}');
  return fields;
}

/**
 * Parses a query.
 * @throws SyntaxFault
 */
export function parseQuery(query: string): Operation {
  const reader = readerOf(query);
  const kind = reader.take();
  if (kind !== 'query' && kind !== 'mutation') throw new SyntaxFault('Syntax Error: No operation.');
  if (/^\w+$/.test(reader.peek() ?? '')) reader.take();
  return { kind, variables: readVariables(reader), fields: readFields(reader) };
}
