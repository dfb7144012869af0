/** Holds an exchange with GitHub against what GitHub publishes: its OpenAPI description and its GraphQL schema. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { z } from "zod";
import type { Exchange } from "../src/rehearsal/github/server.ts";

type Json = Record<string, unknown>;
type Parameter = Readonly<{ name: string; in: string; required?: boolean; schema: Json }>;
type Operation = Readonly<{
  key: string;
  parameters: readonly Parameter[];
  requestBody?: { required?: boolean; content: Json };
  responses: Readonly<Record<string, { content?: Json }>>;
  pathValues: Readonly<Record<string, string>>;
}>;

const lazy = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const require = createRequire(import.meta.url);

// The description with references: a sixth of the dereferenced one, and only the schemas in use are compiled.
const description = lazy(() => {
  const path = require.resolve("@octokit/openapi/generated/api.github.com.json");
  // `as`: the file is GitHub's; its shape is what this checker relies on.
  return JSON.parse(readFileSync(path, "utf8")) as {
    paths: Record<string, Record<string, Json>>;
    components: { schemas: Record<string, Json> } & Record<string, Record<string, Json>>;
  };
});

/** A compiler with what it has compiled, by the name that we give it, and the components that it has been given. */
type Checker = Readonly<{ ajv: Ajv; compiled: Map<string, ValidateFunction>; components: Set<string> }>;

const makeChecker = (coerceTypes: boolean): Checker => ({
  ajv: new Ajv({ strict: false, validateFormats: false, allErrors: true, coerceTypes }),
  compiled: new Map(),
  components: new Set(),
});
const bodies = lazy(() => makeChecker(false));
/** Query and path values are text; they are coerced to what the schema says before they are judged. */
const texts = lazy(() => makeChecker(true));

/** The problems of an exchange, one line each; none is an empty list. */
export function checkExchange(exchange: Exchange): string[] {
  const problems = isGraphql(exchange) ? checkGraphql(exchange) : checkRest(exchange);
  return problems.map((problem) => `${exchange.method} ${exchange.path}: ${problem}`);
}

/** The problems of a webhook payload, e.g. of `issue-comment-created`. */
export function checkWebhook(name: string, payload: unknown): string[] {
  return validate(bodies(), `webhook-${name}`, { $ref: `#/components/schemas/webhook-${name}` }, payload, "payload");
}

function isGraphql({ method, path }: Exchange): boolean {
  return method === "POST" && path.split("?")[0] === "/graphql";
}

const GraphqlBody = z.strictObject({ query: z.string(), variables: z.record(z.string(), z.unknown()).optional() });

function checkGraphql({ requestBody, status, responseBody }: Exchange): string[] {
  const body = GraphqlBody.safeParse(requestBody);
  if (!body.success) return [`request body: ${z.prettifyError(body.error)}`];
  if (status !== 200) return status === 401 || status === 404 ? [] : [`status ${status} is not documented`];
  const isAnswer = z
    .object({ data: z.unknown() })
    .or(z.object({ errors: z.array(z.unknown()) }))
    .safeParse(responseBody);
  const problems = checkQuery(body.data.query);
  return isAnswer.success ? [...problems] : [...problems, "response body: neither data nor errors"];
}

/** Not imported above: building GitHub's GraphQL schema takes a third of a second. By path: it has no `require` entry. */
const graphqlSchema = lazy(() => {
  return require(join(import.meta.dirname, "../node_modules/@octokit/graphql-schema/index.js")) as {
    validate(query: string): readonly Error[];
  };
});

/** There are a dozen queries, and thousands of exchanges. */
const queries = new Map<string, readonly string[]>();

function checkQuery(query: string): readonly string[] {
  const known =
    queries.get(query) ??
    graphqlSchema()
      .validate(query)
      .map(({ message }) => `query: ${message}`);
  queries.set(query, known);
  return known;
}

function checkRest(exchange: Exchange): string[] {
  const url = new URL(exchange.path, "http://github.test");
  const operation = findOperation(exchange.method, url.pathname);
  if (!operation) return ["no such operation"];
  return [
    ...checkParameters(operation, url.searchParams),
    ...checkRequestBody(operation, exchange.requestBody),
    ...checkResponse(operation, exchange),
  ];
}

/** Operations by method and by number of segments, so that a look-up compares a few dozen templates. */
const index = lazy(() => {
  const byShape = new Map<string, { template: string; segments: string[]; operation: Json }[]>();
  for (const [template, methods] of Object.entries(description().paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const segments = template.split("/");
      const shape = `${method.toUpperCase()} ${segments.length}`;
      byShape.set(shape, [...(byShape.get(shape) ?? []), { template, segments, operation }]);
    }
  }
  return byShape;
});

function findOperation(method: string, pathname: string): Operation | undefined {
  // Link headers name a repository by its id; such a path is described under the repository's name.
  const named = pathname.replace(/^\/repositories\/\d+/, "/repos/by/id");
  // The path of a file comes with its slashes, and is one value all the same.
  const segments = named.replace(/(?<=\/contents\/).+/, (path) => path.replaceAll("/", "%2F")).split("/");
  const fits = (index().get(`${method} ${segments.length}`) ?? [])
    .filter((candidate) => candidate.segments.every((part, at) => part.startsWith("{") || part === segments[at]))
    .sort((a, b) => placeholders(a.template) - placeholders(b.template));
  const best = fits[0];
  return best && readOperation(`${method} ${best.template}`, best.operation, best.segments, segments);
}

function placeholders(template: string): number {
  return template.split("{").length - 1;
}

function readOperation(key: string, operation: Json, template: string[], segments: string[]): Operation {
  const pairs = template.flatMap((part, at) =>
    part.startsWith("{") ? [[part.slice(1, -1), decodeURIComponent(segments[at] ?? "")]] : [],
  );
  const {
    parameters = [],
    requestBody,
    responses,
  } = operation as {
    parameters?: Json[];
    requestBody?: { required?: boolean; content: Json };
    responses: Record<string, Json>;
  };
  return {
    key,
    parameters: parameters.map((parameter) => dereference(parameter) as Parameter),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, dereference(response)]),
    ),
    pathValues: Object.fromEntries(pairs),
  };
}

function dereference(value: Json): Json {
  const [, , group = "", name = ""] = typeof value.$ref === "string" ? value.$ref.split("/") : [];
  return description().components[group]?.[name] ?? value;
}

function checkParameters({ key, parameters, pathValues }: Operation, query: URLSearchParams): string[] {
  const known = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const unknown = [...query.keys()].filter((name) => !known.includes(name));
  const wrong = parameters.flatMap(({ name, in: place, required, schema }) => {
    if (place !== "path" && place !== "query") return [];
    const value = place === "path" ? pathValues[name] : (query.get(name) ?? undefined);
    if (value === undefined) return required ? [`${place} parameter ${name} is missing`] : [];
    const wrapped = { type: "object", properties: { [name]: schema } };
    return validate(texts(), `${key} ${place} ${name}`, wrapped, { [name]: value }, `${place} parameter`);
  });
  return [...unknown.map((name) => `query parameter ${name} is unknown`), ...wrong];
}

function checkRequestBody({ key, requestBody }: Operation, body: unknown): string[] {
  const schema = jsonSchema(requestBody?.content);
  if (!schema) return body === undefined ? [] : ["request body: none is expected"];
  if (body === undefined) return requestBody?.required ? ["request body: missing"] : [];
  const known = Object.keys(Object(schema.properties));
  const unknown = known.length > 0 ? Object.keys(Object(body)).filter((name) => !known.includes(name)) : [];
  return [
    ...unknown.map((name) => `request body: property ${name} is unknown`),
    ...validate(bodies(), `${key} request`, schema, body, "request body"),
  ];
}

// Every endpoint may answer these, though few of them say so in the description.
const universal = ["400", "401", "403", "404", "429"];
const outage = ["500", "502", "503", "504"];

function checkResponse({ key, responses }: Operation, { status, responseBody }: Exchange): string[] {
  const code = String(status);
  if (outage.includes(code)) return [];
  const response = responses[code];
  if (!response && !universal.includes(code)) return [`status ${code} is not documented`];
  const schema = response ? jsonSchema(response.content) : { $ref: "#/components/schemas/basic-error" };
  if (!schema) return responseBody === undefined ? [] : [`response body: none is expected with ${code}`];
  return validate(bodies(), `${key} ${code}`, schema, responseBody, "response body");
}

function jsonSchema(content: Json | undefined): Json | undefined {
  return (content?.["application/json"] as { schema: Json } | undefined)?.schema;
}

function validate(checker: Checker, key: string, schema: Json, value: unknown, what: string): string[] {
  const check = checker.compiled.get(key) ?? checker.ajv.compile(toJsonSchema(checker, schema));
  checker.compiled.set(key, check);
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath}: ${message}`);
}

/** OpenAPI 3.0 to JSON Schema: `nullable` becomes a choice, and a reference pulls in its schema when first met. */
function toJsonSchema(checker: Checker, node: Json): Json {
  if (typeof node.$ref === "string") return { $ref: addComponent(checker, node.$ref.split("/").at(-1) ?? "") };
  const { nullable, ...rest } = node;
  const entries = Object.entries(rest).map(([keyword, value]) => [keyword, convert(checker, keyword, value)]);
  const schema = Object.fromEntries(entries);
  return nullable === true ? { anyOf: [{ type: "null" }, schema] } : schema;
}

/** Only what holds schemas is converted; the description also has free text and values under names of its own. */
function convert(checker: Checker, keyword: string, value: unknown): unknown {
  if (keyword === "properties") {
    const properties = Object.entries(value as Record<string, Json>);
    return Object.fromEntries(properties.map(([name, schema]) => [name, toJsonSchema(checker, schema)]));
  }
  if (Array.isArray(value) && choices.includes(keyword)) return value.map((item) => toJsonSchema(checker, item));
  const isSchema = typeof value === "object" && value !== null && nested.includes(keyword);
  return isSchema ? toJsonSchema(checker, value as Json) : value;
}

const choices = ["allOf", "anyOf", "oneOf"];
const nested = ["items", "additionalProperties", "not"];

function addComponent(checker: Checker, name: string): string {
  const id = `component:${name}`;
  const schema = description().components.schemas[name];
  if (!schema || checker.components.has(name)) return id;
  // Noted before its own references are followed: GitHub's schemas refer to each other in circles.
  checker.components.add(name);
  checker.ajv.addSchema(toJsonSchema(checker, schema), id);
  return id;
}
