/**
 * Finds loops and functions that wait for something outside without a bound: `while`, `do` and `for` with an `await`
 * inside, reading with `for await`, and functions that come back to themselves. `src/lib/bounded.ts` is for them; what has
 * another bound is named below, with the bound. Pure, so that the check itself is tested on planted breaches.
 */
import { parseAst } from "vitest/node";
import type { SourceFile } from "./architecture.ts";

/** Programs of their own, for a person who can end them: no run waits for them. */
const APART = ["src/rehearsal/", "src/cli/"];

/** How many such places a file has, and what ends each of them. */
export type Known = Readonly<Record<string, readonly [places: number, bound: string]>>;

/** Waits that `bounded` would not make simpler, because something else ends them. */
export const KNOWN: Known = {
  // Tries that are counted where their error is judged.
  "src/core/model/retry.ts": [1, "`attempts`, five by default, and the signal of the request"],
  "src/core/model/repairs.ts": [1, "MOST_REPAIRS, and each repair is learned once"],
  "src/core/model/chat/chat-model.ts": [1, "each turn gives up an optional field, of which there are a few"],
  "src/core/model/messages/messages-model.ts": [1, "each turn gives up an optional field, of which there are a few"],
  "src/core/model/responses/responses-model.ts": [1, "each turn gives up an optional field, of which there are a few"],
  "src/core/model/endpoint.ts": [1, "MOST_REDIRECTS"],
  "src/core/view/condenser/llm-summarizing.ts": [1, "`hardContextResetMaxRetries`"],
  "src/github/client.ts": [1, "TRIES, or WAITS_FOR_NETWORK_MS"],
  "src/github/client/outage.ts": [1, "WAITS_MS, once in a run"],
  "src/github/write/own-branch.ts": [1, "WAITS_MS, twice"],
  "src/github/write/pull-request/pull-request.ts": [1, "once: a draft becomes one that is ready"],
  "src/git/capture/add-paths.ts": [2, "MOST_ATTEMPTS in all halves together, and the parts of a list that is there"],
  "src/mcp/server.ts": [1, "MOST_LOSSES of the server, and only what it did not take is asked again"],
  "src/run/features/check/judge-finish.ts": [1, "twice"],
  "src/run/publish/propose.ts": [1, "each turn is for a base branch with another name"],
  "src/run/memory/fitting-state.ts": [1, "SHARES; each draft has less in it than the one before"],
  "src/run/approve/ask/why-not-asked.ts": [1, "ROUNDS"],
  "src/tools/terminal/terminal-calls.ts": [2, "once in a new shell; output is read until the limit of the command"],
  // Time limits, and the signal of the call.
  "src/agent-server/agent-server.ts": [2, "the patience with the server; `maxBytes` of a reply"],
  "src/agent-server/event-socket.ts": [1, "the signal of the run, and pauses that grow"],
  "src/agent-server/remote-copy.ts": [2, "READY_MS; each page must bring a new event"],
  "src/agent-server/remote-run.ts": [3, "TRIES; the signal that the time limit of the run aborts; STOP_MS"],
  "src/agent-server/remote-workspace.ts": [1, "QUIET_MS without a message, in pauses that grow"],
  "src/core/workspace/search/native/native.ts": [1, "the deadline of the search, and a finite list of files"],
  "src/core/workspace/search/native/walk.ts": [1, "the deadline of the search"],
  "src/run/converse/progress.ts": [1, "one edit of the comment for news, at most every 15 seconds, until the run ends"],
  "src/sandbox/launch/take-down.ts": [1, "GRACE_MS.gone"],
  "src/sandbox/separate-sandbox.ts": [1, "actions that run alone, each of which has a limit"],
  "src/sandbox/tool-host/main.ts": [1, "SILENCE_MS; it is a program of its own, which ends with the sandbox"],
  "src/tools/browser/session.ts": [1, "ten seconds, and the signal of the call"],
  "src/tools/ipython/ipython.ts": [1, "the seconds of the cell, and the signal of the call"],
  "src/tools/web-read.ts": [1, "twice PATIENCE_MS, and the signal of the call"],
  // Streams, which are read until they end or have brought too much.
  "src/core/model/bytes.ts": [2, "a limit of bytes, and REST_MS"],
  "src/core/model/stream/read-reply.ts": [
    4,
    "the length of a beginning; the limits of silence and of bytes of a reply",
  ],
  "src/core/workspace/untrusted-files.ts": [1, "the size that the file had"],
  "src/sandbox/tool-host/tool-methods.ts": [1, "once: a refusal is a short line"],
  "src/run/memory/copied-work.ts": [1, "the pieces of one file"],
  "src/run/memory/work-tree.ts": [1, "MOST_ENTRIES, and the signal"],
  "src/github/read/pictures.ts": [1, "the limit of bytes of a picture"],
  "src/github/read/workflow-runs.ts": [1, "the end of a log, and the time limit of a request"],
  "src/mcp/transports.ts": [1, "the end of the program, which the end of the run closes; MOST_NOISE"],
  "src/tools/browser/devtools.ts": [1, "the end of the browser, which the end of the run closes"],
  // Steps through what is finite.
  "src/core/agent/execute.ts": [1, "the keys of a call, each with a time limit"],
  "src/core/conversation/extension/extensions.ts": [1, "hooks in the background, each with a time limit"],
  "src/core/workspace/git-view/private-view.ts": [1, "folders up to the root"],
  "src/core/workspace/safe-path.ts": [1, "folders up to the root"],
  "src/leak/slices.ts": [1, "the slices of a text"],
  "src/policy/lock/outdated.ts": [1, "folders up to the root"],
  "src/library/folder-source.ts": [1, "folders of a checkout, whose links are not followed"],
  "src/sandbox/launch/git-settings.ts": [1, "folders of a repository, whose links are not followed"],
};

type Node = Readonly<{ type: string; start: number; end: number }> & Readonly<Record<string, unknown>>;

/** Every breach in words; none for a sound tree. */
export function waitingProblems(files: readonly SourceFile[], known: Known): string[] {
  const checked = files.filter(({ path }) => !APART.some((folder) => path.startsWith(folder)));
  const found = checked.flatMap((file) => {
    const places = placesIn(file);
    const allowed = known[file.path]?.[0] ?? 0;
    if (places.length > allowed) return places.map((place) => `${place} without a bound: use src/lib/bounded.ts`);
    return places.length < allowed ? [`${file.path} has fewer waits (${places.length}) than are named`] : [];
  });
  const paths = new Set(files.map(({ path }) => path));
  const gone = Object.keys(known).filter((path) => !paths.has(path));
  return [...found, ...gone.map((path) => `${path} is named, and is not there`)];
}

function placesIn({ path, text }: SourceFile): string[] {
  if (!WAITING.test(text)) return [];
  const program = parseAst(text, { lang: "ts", sourceType: "module" }) as unknown as Node; // the parser's own types name each kind of node
  const lineOf = (node: Node) => text.slice(0, node.start).split("\n").length;
  const loops = inside(program).filter((node) => isUnbounded(node, program));
  return [
    ...loops.map((node) => `${path}:${lineOf(node)} waits in a loop`),
    ...circlesIn(program).map((node) => `${path}:${lineOf(node)} waits and comes back to itself`),
  ];
}

/** Most files wait for nothing, and need not be parsed. */
const WAITING = /\b(?:await|async|then|setTimeout|setImmediate|queueMicrotask|nextTick)\b/;

/** The node and everything in it. `enters` says where to go on. */
function inside(node: Node, enters: (child: Node) => boolean = () => true): Node[] {
  const found = [node];
  for (const one of found) found.push(...childrenOf(one).filter(enters));
  return found;
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];
const isFunction = ({ type }: Node) => FUNCTIONS.includes(type);

/** What a function inside awaits, the loop does not wait for. */
function waits(node: Node): boolean {
  const own = inside(node, (child) => !isFunction(child));
  return own.some(
    ({ type, kind, await: isAwaiting }) => type === "AwaitExpression" || isAwaiting === true || kind === "await using",
  );
}

function isUnbounded(node: Node, program: Node): boolean {
  switch (node.type) {
    case "WhileStatement":
    case "DoWhileStatement":
      return waits(node);
    case "ForStatement":
      return waits(node) && !isCounted(node);
    case "ForOfStatement":
      return node.await === true || (waits(node) && !isLimited(node, program));
    default:
      return false;
  }
}

/** A counter goes up or down by a number, towards a limit that stays, and nothing else changes it. */
function isCounted({ test, update, body }: Node): boolean {
  if (!isNode(test) || !isNode(update) || !isNode(body)) return false;
  const step = stepOf(update);
  const limits = conjuncts(test).filter(({ type, operator, left }) => {
    const towards = step?.up ? ["<", "<="] : [">", ">="];
    return type === "BinaryExpression" && towards.includes(String(operator)) && nameOf(left) === step?.name;
  });
  const changed = changedIn(body);
  return limits.some(({ right }) => {
    if (!isNode(right) || inside(right).some(({ type }) => /Call|Await/.test(type))) return false;
    const names = inside(right).map(nameOf);
    return ![step?.name, ...names].some((name) => name !== undefined && changed.has(name));
  });
}

function stepOf(update: Node): Readonly<{ name: string | undefined; up: boolean }> | undefined {
  if (update.type === "UpdateExpression") return { name: nameOf(update.argument), up: update.operator === "++" };
  const by = isNode(update.right) ? update.right.value : undefined;
  const isStep = update.type === "AssignmentExpression" && typeof by === "number" && by > 0;
  if (!isStep || !["+=", "-="].includes(String(update.operator))) return undefined;
  return { name: nameOf(update.left), up: update.operator === "+=" };
}

function conjuncts(test: Node): Node[] {
  const { type, operator, left, right } = test;
  return type === "LogicalExpression" && operator === "&&" && isNode(left) && isNode(right)
    ? [...conjuncts(left), ...conjuncts(right)]
    : [test];
}

/** A list does not grow while it is gone through, and does not come from a generator of the same file. */
function isLimited({ right, body }: Node, program: Node): boolean {
  if (!isNode(right) || !isNode(body)) return false;
  const list = nameOf(right);
  if (list !== undefined && changedIn(body).has(list)) return false;
  const called = isNode(right.callee) ? nameOf(right.callee) : undefined;
  if (called === undefined) return true;
  return !functionsIn(program).some(({ name, node }) => name === called && node.generator === true);
}

const GROWING = ["push", "unshift", "splice", "add", "set"];

/** Names that are assigned to, or lists of these names that grow. */
function changedIn(body: Node): ReadonlySet<string> {
  const names = inside(body).map((node) => {
    if (node.type === "AssignmentExpression") return nameOf(node.left);
    if (node.type === "UpdateExpression") return nameOf(node.argument);
    const { callee } = node;
    const grows = isNode(callee) && isNode(callee.property) && GROWING.includes(String(callee.property.name));
    return grows ? nameOf(callee.object) : undefined;
  });
  return new Set(names.filter((name) => name !== undefined));
}

/** `name`, or `this.name`. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier") return String(node.name);
  const isOwn = node.type === "MemberExpression" && isNode(node.object) && node.object.type === "ThisExpression";
  return isOwn && isNode(node.property) ? memberName(node.property) : undefined;
}

function memberName({ type, name }: Node): string {
  return type === "PrivateIdentifier" ? `this.#${name}` : `this.${name}`;
}

/** `scope` is where the name is known: a function, a class, or the file. */
type Named = Readonly<{ name: string; node: Node; scope: Node }>;

function functionsIn(node: Node, scope = node): Named[] {
  const own = named(node, scope);
  const inner = isFunction(node) || node.type === "ClassBody" ? node : scope;
  return [...own, ...childrenOf(node).flatMap((child) => functionsIn(child, inner))];
}

function named(node: Node, scope: Node): Named[] {
  const { type, key, id, value, init } = node;
  if (type === "FunctionDeclaration") return [{ name: nameOf(id) ?? "", node, scope }];
  const isMember = type === "MethodDefinition" || type === "PropertyDefinition";
  if (isMember && isNode(key) && isNode(value) && isFunction(value))
    return [{ name: memberName(key), node: value, scope }];
  const isVariable = type === "VariableDeclarator" && isNode(init) && isFunction(init);
  return isVariable ? [{ name: nameOf(id) ?? "", node: init, scope }] : [];
}

/** Functions that wait and reach themselves, also by way of a timer, a promise or others of the file: one of each circle. */
function circlesIn(program: Node): Node[] {
  const functions = functionsIn(program);
  const targets = new Map(functions.map((one) => [one, usedIn(one, functions)]));
  const reach = (from: Named) => {
    const seen = new Set(targets.get(from));
    for (const one of seen) for (const next of targets.get(one) ?? []) seen.add(next);
    return seen;
  };
  const reached = new Map(functions.map((one) => [one, reach(one)]));
  const circleOf = (one: Named) =>
    functions.filter((other) => reached.get(one)?.has(other) && reached.get(other)?.has(one));
  const circles = functions.map(circleOf).filter((circle, at) => circle[0] === functions[at]);
  return circles.filter((circle) => circle.some(({ node }) => isWaiting(node))).flatMap(([first]) => first?.node ?? []);
}

/** Functions that it calls, or hands to somebody who calls them later. */
function usedIn({ node }: Named, functions: readonly Named[]): ReadonlySet<Named> {
  const all = inside(node);
  const calls = all.filter(({ type }) => /^(?:Call|New)Expression$/.test(type));
  const names = calls.flatMap(({ callee, arguments: given }) => [callee, ...(Array.isArray(given) ? given : [])]);
  const used = new Set(names.map(nameOf));
  const own = new Set(all.flatMap(declaredIn));
  return new Set(
    functions.filter(({ name, scope, node: target }) => {
      const isSeen = scope.start <= node.start && node.end <= scope.end;
      return used.has(name) && isSeen && (!own.has(name) || target.start > node.start);
    }),
  );
}

/** Names of variables and parameters, which hide functions of the same name. */
function declaredIn({ type, id, params }: Node): string[] {
  const patterns = type === "VariableDeclarator" ? [id] : Array.isArray(params) ? params : [];
  return patterns.filter(isNode).flatMap((pattern) => inside(pattern).flatMap((node) => nameOf(node) ?? []));
}

const LATER = ["then", "setTimeout", "setImmediate", "queueMicrotask", "nextTick"];

function isWaiting(node: Node): boolean {
  const all = inside(node);
  return node.async === true || all.some(({ type, name }) => type === "Identifier" && LATER.includes(String(name)));
}
