/**
 * Reads a GraphQL operation (fields, aliases, arguments and inline fragments), and answers it from plain objects: exactly
 * the fields that were asked for, and of a connection one page from its end (only `last` and `before` are played).
 */
import { z } from "zod";

type Value = string | number | boolean | null | Readonly<{ variable: string }>;

type Field = Readonly<{
  kind: "field";
  /** The name in the answer: the alias, or the field's own name. */
  key: string;
  name: string;
  arguments: ReadonlyMap<string, Value>;
  selections: readonly Selection[];
}>;
type Fragment = Readonly<{ kind: "fragment"; on: string; selections: readonly Selection[] }>;
type Selection = Field | Fragment;

type Operation = Readonly<{ type: string; name: string; selections: readonly Selection[] }>;

/** A query that cannot be answered: as GraphQL wants it, `extra` goes into the entry of `errors`. */
export class GraphqlError extends Error {
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.extra = extra;
  }
}

const token = /\.\.\.|"(?:[^"\\]|\\.)*"|-?\d+|\$?[A-Za-z_]\w*|[{}()[\]:!=,]|#.*|\s+|./gy;

/** Throws a `GraphqlError` on what it does not understand. */
export function parseOperation(query: string): Operation {
  const reader = new Reader((query.match(token) ?? []).filter((text) => !/^[\s,#]/.test(text)));
  const type = reader.peek() === "{" ? "query" : reader.take();
  const name = /^\w/.test(reader.peek()) ? reader.take() : "";
  if (reader.peek() === "(") reader.skipParentheses();
  const selections = readSelections(reader);
  if (reader.peek() !== "") throw reader.unexpected();
  return { type, name, selections };
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** The next token, or "" at the end. */
  peek(): string {
    return this.#tokens[this.#at] ?? "";
  }

  take(): string {
    this.#at++;
    return this.#tokens[this.#at - 1] ?? "";
  }

  expect(text: string): void {
    if (this.peek() !== text) throw this.unexpected();
    this.take();
  }

  name(): string {
    if (!/^[A-Za-z_]/.test(this.peek())) throw this.unexpected();
    return this.take();
  }

  /** The declarations of variables: their types are not checked here. */
  skipParentheses(): void {
    while (this.peek() !== ")" && this.peek() !== "") this.take();
    this.expect(")");
  }

  unexpected(): GraphqlError {
    return new GraphqlError(`Parse error on ${JSON.stringify(this.peek() || "end of file")}`);
  }
}

function readSelections(reader: Reader): Selection[] {
  const selections: Selection[] = [];
  reader.expect("{");
  while (reader.peek() !== "}") selections.push(reader.peek() === "..." ? readFragment(reader) : readField(reader));
  reader.expect("}");
  return selections;
}

function readFragment(reader: Reader): Fragment {
  reader.expect("...");
  reader.expect("on");
  return { kind: "fragment", on: reader.name(), selections: readSelections(reader) };
}

function readField(reader: Reader): Field {
  const key = reader.name();
  const isAlias = reader.peek() === ":";
  if (isAlias) reader.take();
  const name = isAlias ? reader.name() : key;
  const values = readArguments(reader);
  const selections = reader.peek() === "{" ? readSelections(reader) : [];
  return { kind: "field", key, name, arguments: values, selections };
}

function readArguments(reader: Reader): Map<string, Value> {
  const values = new Map<string, Value>();
  if (reader.peek() !== "(") return values;
  reader.take();
  while (reader.peek() !== ")") {
    const name = reader.name();
    reader.expect(":");
    values.set(name, readValue(reader));
  }
  reader.take();
  return values;
}

function readValue(reader: Reader): Value {
  const text = reader.take();
  if (text.startsWith("$")) return { variable: text.slice(1) };
  if (/^(?:"|-?\d|true$|false$|null$)/.test(text)) return JSON.parse(text);
  throw new GraphqlError(`Parse error on ${JSON.stringify(text)}`);
}

export type Arguments = Readonly<Record<string, unknown>>;

/** A value of an object type. A field that takes arguments is a function of them. */
export type Node = Readonly<{ __typename: string; [field: string]: unknown }>;

export type GraphqlAnswer = Readonly<{ data?: unknown; errors?: readonly unknown[] }>;

/** A resolver's `GraphqlError` leaves its field null and is reported beside `data`; an unknown field fails the whole. */
export function execute(operation: Operation, root: Node, variables: Arguments): GraphqlAnswer {
  const errors: unknown[] = [];

  function select(node: Node, selections: readonly Selection[], path: readonly string[]): Record<string, unknown> {
    const entries = selections.flatMap((selection) => {
      if (selection.kind === "field")
        return [[selection.key, resolve(node, selection, [...path, selection.key])] as const];
      return selection.on === node.__typename ? Object.entries(select(node, selection.selections, path)) : [];
    });
    return Object.fromEntries(entries);
  }

  function resolve(node: Node, field: Field, path: readonly string[]): unknown {
    if (!Object.hasOwn(node, field.name)) throw undefinedField(node, field);
    const value = node[field.name];
    try {
      return complete(typeof value === "function" ? value(argumentsOf(field, variables)) : value, field, path);
    } catch (error) {
      if (!(error instanceof GraphqlError) || error.extra.extensions) throw error;
      errors.push({ ...error.extra, path, message: error.message });
      return null;
    }
  }

  function complete(value: unknown, field: Field, path: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((item, index) => complete(item, field, [...path, String(index)]));
    if (!isNode(value)) return value;
    if (field.selections.length === 0) throw new GraphqlError(`Field must have selections: ${path.join(".")}`, missing);
    return select(value, field.selections, path);
  }

  const data = select(root, operation.selections, []);
  return errors.length > 0 ? { data, errors } : { data };
}

// Errors with `extensions` are those of the query itself; GitHub then sends no data at all.
const missing = { extensions: { code: "selectionMismatch" } };

function undefinedField(node: Node, { name }: Field): GraphqlError {
  const extensions = { code: "undefinedField", typeName: node.__typename, fieldName: name };
  return new GraphqlError(`Field '${name}' doesn't exist on type '${node.__typename}'`, { extensions });
}

function argumentsOf(field: Field, variables: Arguments): Arguments {
  const values = [...field.arguments].map(([name, value]) => {
    const given = typeof value === "object" && value !== null ? variables[value.variable] : value;
    return [name, given ?? undefined] as const;
  });
  return Object.fromEntries(values);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "__typename" in value;
}

const PageArguments = z.strictObject({ last: z.number(), before: z.string().optional() }).readonly();

type Numbered = Readonly<{ id: number }>;

/** A cursor stays good when other items come and go. `name` is the field's, e.g. `comments`. */
export function lastPage<Item extends Numbered>(
  name: string,
  typename: string,
  all: readonly Item[],
  node: (item: Item) => Node,
) {
  return (given: Arguments): Node => {
    const { last, before } = pageOf(name, given);
    const end = before === undefined ? Number.POSITIVE_INFINITY : idOf(before);
    const earlier = all.filter(({ id }) => id < end);
    const page = last === 0 ? [] : earlier.slice(-last);
    const [first, final] = [page.at(0), page.at(-1)];
    return {
      __typename: typename,
      totalCount: all.length,
      pageInfo: {
        __typename: "PageInfo",
        hasPreviousPage: page.length < earlier.length,
        hasNextPage: earlier.length < all.length,
        startCursor: first ? cursorOf(first) : null,
        endCursor: final ? cursorOf(final) : null,
      },
      nodes: page.map(node),
    };
  };
}

function pageOf(name: string, given: Arguments) {
  if (given.last === undefined && given.first === undefined) {
    const message = `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`;
    throw new GraphqlError(message, { type: "MISSING_PAGINATION_BOUNDARIES" });
  }
  const page = PageArguments.parse(given);
  if (page.last <= 100) return page;
  const message = `Requesting ${page.last} records on the \`${name}\` connection exceeds the \`last\` limit of 100 records.`;
  throw new GraphqlError(message, { type: "EXCESSIVE_PAGINATION" });
}

function cursorOf({ id }: Numbered): string {
  return Buffer.from(`cursor:v2:${id}`).toString("base64");
}

function idOf(cursor: string): number {
  const id = /^cursor:v2:(\d+)$/.exec(Buffer.from(cursor, "base64").toString("utf8"))?.[1];
  if (id) return Number(id);
  throw new GraphqlError(`\`${cursor}\` does not appear to be a valid cursor.`, { type: "INVALID_CURSOR_ARGUMENTS" });
}
