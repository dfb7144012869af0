/** Defines one REST request as a handler sees it, what a handler answers, and GitHub's ways of saying no. */
import { z } from "zod";
import type { Scope } from "../seed.ts";
import { isAllowed, type Known, type Site } from "../site.ts";

export type RestReply = Readonly<{ status: number; body?: unknown; headers?: Readonly<Record<string, string>> }>;

export type FieldError = Readonly<{ resource: string; code: string; field?: string; message?: string }>;

/** Ends the handling of a request with an error reply. */
export class Refusal extends Error {
  readonly reply: RestReply;

  constructor(reply: RestReply) {
    super(`refused with ${reply.status}`);
    this.reply = reply;
  }
}

/** An error in GitHub's shape. `documentation_url` is put in where the route is known. */
export function errorReply(status: number, message: string, more: Readonly<Record<string, unknown>> = {}): RestReply {
  return {
    status,
    body: { message, ...more, documentation_url: "https://docs.github.com/rest", status: String(status) },
  };
}

export function notFound(message = "Not Found"): Refusal {
  return new Refusal(errorReply(404, message));
}

/** With a message of GitHub's, and no list of errors. */
export function refused(message: string): Refusal {
  return new Refusal(errorReply(422, message));
}

export function invalid(...errors: readonly FieldError[]): Refusal {
  return new Refusal(errorReply(422, "Validation Failed", { errors }));
}

export type RestCall = Readonly<{
  site: Site;
  caller: Known;
  /** The named groups of the route's pattern, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
  /** The header: in which form texts are wanted. */
  accept: string;
  /** Path under the API prefix as GitHub writes it in a Link header: by repository id. */
  linkPath: string;
}>;

export type Handler = (call: RestCall) => RestReply;

/** Refuses as GitHub does when the token of an app lacks the permission, and what is written in an archive. One scope is enough. */
export function demand({ site, caller }: RestCall, level: "read" | "write", ...scopes: readonly Scope[]): void {
  if (!isAllowed(site, caller, level, scopes)) {
    const headers = { "x-accepted-github-permissions": scopes.map((scope) => `${scope}=${level}`).join("; ") };
    throw new Refusal({ ...errorReply(403, "Resource not accessible by integration"), headers });
  }
  if (level === "write" && site.state.isArchived)
    throw new Refusal(errorReply(403, "Repository was archived so is read-only."));
}

export function param({ params }: RestCall, name: string): string {
  return params[name] ?? "";
}

/** A request body by its schema; a missing or wrong field is refused with 422. */
export function readBody<Schema extends z.ZodType>(call: RestCall, schema: Schema, resource: string): z.infer<Schema> {
  const parsed = schema.safeParse(call.body ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  const missing = parsed.error.issues.filter((issue) => issue.input === undefined).map((issue) => issue.path.join("."));
  if (missing.length > 0) {
    const names = missing.map((name) => `"${name}"`).join(", ");
    throw new Refusal(
      errorReply(422, `Invalid request.\n\n${names} ${missing.length > 1 ? "weren't" : "wasn't"} supplied.`),
    );
  }
  throw invalid(...parsed.error.issues.map(({ path }) => ({ resource, code: "invalid", field: path.join(".") })));
}

const longestText = 65_536;

/** Whether a text is longer than GitHub keeps, counted in characters, not in UTF-16 units. */
export function isTooLong(text: string): boolean {
  return text.length > longestText && [...text].length > longestText;
}

const Count = z.coerce.number().int().positive();

/** One page of a list, with a Link header if there are more pages than one. */
export function page<Item>(call: RestCall, items: readonly Item[], json: (item: Item) => unknown): RestReply {
  const size = Math.min(Count.catch(30).parse(call.query.get("per_page") ?? 30), 100);
  const current = Count.catch(1).parse(call.query.get("page") ?? 1);
  const links = linksOf(call, current, Math.max(1, Math.ceil(items.length / size)));
  const body = items.slice((current - 1) * size, current * size).map(json);
  return { status: 200, body, headers: links.length > 0 ? { link: links.join(", ") } : {} };
}

/** In GitHub's order: prev, next, last, first, as far as they exist. */
function linksOf({ site, query, linkPath }: RestCall, current: number, last: number): string[] {
  const link = (relation: string, number: number) => {
    const target = new URLSearchParams(query);
    target.set("page", String(number));
    return `<${site.apiUrl}${linkPath}?${target}>; rel="${relation}"`;
  };
  return [
    ...(current > 1 ? [link("prev", Math.min(current - 1, last))] : []),
    ...(current < last ? [link("next", current + 1), link("last", last)] : []),
    ...(current > 1 ? [link("first", 1)] : []),
  ];
}
