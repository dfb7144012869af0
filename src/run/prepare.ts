/** Prepares a run: does everything that is needed before the first request to the model. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { printKnowledge, printNotice, printSandbox, printWarning } from "../action/runner/console.ts";
import { type Inputs, secretInputs } from "../action/runner/input/inputs.ts";
import type { Job } from "../action/runner/job.ts";
import { gitEnvironment } from "../action/runner/world.ts";
import { earlierTools } from "../core/conversation/state/base-state.ts";
import type { Event } from "../core/event/event.ts";
import { folderStore } from "../core/event/file-store.ts";
import type { Silence } from "../core/model/endpoint.ts";
import { plainToolName } from "../core/tool/registry.ts";
import type { Tool } from "../core/tool/tool.ts";
import { readOnlyWorkspace } from "../core/workspace/workspace.ts";
import { idlePatterns } from "../github/write/policy/protected-list.ts";
import { openPublisher, type Publisher, seedEarly } from "../github/write/publisher.ts";
import { oneLine } from "../lib/text.ts";
import { prompt } from "../prompts.ts";
import { usualNames, whyUnusable } from "../tools/standard-tools.ts";
import type { AgentOptions } from "./agent/agent.ts";
import { requireKnown, unknownIn, unusableNamesIn } from "./agent/allowed-tools.ts";
import { readKnowledge } from "./agent/knowledge/knowledge.ts";
import { type AllowedServers, allowedServers, knownTools, withServers } from "./agent/mcp/servers.ts";
import { openToolsAndServers, type ToolsAndServers } from "./agent/mcp/tools-and-servers.ts";
import { conversationPath, openRemembered } from "./agent/open-conversation.ts";
import {
  decideRestriction,
  grantsIn,
  mayGrant,
  printRestriction,
  type Restriction,
  rememberStrangers,
} from "./agent/restricted.ts";
import { beginSandbox } from "./agent/tools.ts";
import { mayRemember, requireState } from "./approve/change/protected-files.ts";
import { leaveTrace } from "./claim/rescue.ts";
import { type PutBack, restoreWork } from "./claim/restore-work.ts";
import type { StartingPoint } from "./goal.ts";
import type { PreparedRun } from "./prepared-run.ts";
import type { LookupAccess } from "./read-github/read-github-tool.ts";
import { outputSchema } from "./report/outputs.ts";
import { openPage } from "./report/run-page.ts";
import type { Run } from "./run.ts";
import { inputsOn, isOutside } from "./start/asked-head.ts";
import { withinJob } from "./start/job-limit.ts";
import type { Others, openOthers } from "./start/other-repositories.ts";
import { beginReading, readAll } from "./start/reading.ts";
import { keepHistory } from "./start/set-up.ts";
import { findStartingPoint } from "./start/starting-point.ts";
import { onlyReads } from "./thread/request-kind.ts";

/** Throws a Fault if the run cannot start. Then nothing was changed, and no model was called. */
export async function prepare(run: Run, given: Inputs): Promise<PreparedRun> {
  const { world, job, redact } = run;
  const isReading = onlyReads(run);
  requireState(given, world.env);
  for (const text of idlePatterns(given["protected-paths"]))
    printWarning(prompt("idle-pattern", { pattern: oneLine(text, 100) }));
  // A "config" Fault for intents that do not exist. Most runs declare none, and load nothing of it.
  if (given.intents) (await import("./intents/registry.ts")).declaredIntents(given.intents, { isRestricted: false });
  const { "agent-server-conversation": isThere, "agent-server-gives": gives } = given;
  const server = isThere || gives ? await import("./agent/server-conversation.ts") : undefined;
  server?.requireOnServer(run, given);
  const finishSchema = await outputSchema(given, job.workspace);
  const url = `${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`;
  const begun = beginReading(run);
  const sandbox = given.isolation === "none" ? undefined : beginSandbox(given.isolation);
  mkdirSync(job.temp, { recursive: true });
  const folder = mkdtempSync(join(job.temp, "deckhand-"));
  const own = { folder, workspace: job.workspace, environment: gitEnvironment(world.env) };
  // Other work starts from a commit that is mostly not what is checked out.
  const seemsNew = run.trigger.thread.type !== "pull_request" && run.memory.manifest.work === null;
  const seeded = seemsNew ? seedEarly(own) : undefined;
  const startingPoint = await findStartingPoint(run, { url, token: given["github-token"] }).finally(() => seeded);
  const inputs = await withinJob(run, inputsOn(startingPoint, given), startingPoint.head);
  const heard = readAll(run, startingPoint, begun);
  const publisher = await openPublisher({
    ...own,
    base: startingPoint.head,
    remoteUrl: url,
    forkUrl: forkOf(startingPoint, job),
    token: inputs["github-token"],
    allowedBranch: startingPoint.goal.kind === "advance" ? startingPoint.goal.branch : undefined,
    now: world.now,
  });
  const path = conversationPath(folder, run.memory.id);
  run.memory.openIn(path);
  leaveTrace(run, path);
  openPage(run, path);
  const restricting = decideRestriction(heard, { inputs, startingPoint, conversation: path });
  restricting.catch(() => undefined); // it is awaited below, as soon as there are tools
  server?.requireTrusted(await restricting);
  const there = inputs["agent-server-url"] === undefined ? undefined : await import("./moving-work.ts");
  const found = await there?.findPlace(run, inputs, folder);
  const unfit = join(path, "observations", "not-put-back.patch");
  const putBack = await restoreWork(run, { folder, path: unfit, later: found?.left });
  if (found?.left) await there?.keepLeft(run, publisher);
  // What hooks write while the agent only reads is not its work.
  if (!isReading) leaveTrace(run, path, { folder, base: startingPoint.head });
  // The work tree is captured before any tool runs: a person who decides has seen it in this state.
  const isTreeNeeded =
    run.trigger.kind === "decision" || (inputs["setup-command"] !== undefined && !isBase(startingPoint));
  const atStart = isTreeNeeded ? await publisher.capture() : undefined;
  const treeAtStart = atStart?.wholeTree ?? atStart?.tree;
  const readsHistory = given["read-github"]?.includes("history") === true;
  const checkout = mayGrant(run) || readsHistory ? await keepHistory(run, { folder }) : undefined;
  const reading = readKnowledge(inputs, { publisher, startingPoint, serverUrl: job.serverUrl, github: run.github });
  const withheld = { restricting, secrets: secretInputs(world.env) };
  const knowing = reading
    .then((base) => withServers(base, inputs, startingPoint))
    .then((base) => allowedServers(base, withheld));
  knowing.catch(() => undefined); // it is awaited below, where tools can be closed if it fails
  const outputs = join(path, "observations");
  const others = await othersIn(run, inputs, { startingPoint, publisher, folder, outputs, restricting });
  if (others && !isReading) leaveTrace(run, path, { folder, base: startingPoint.head, others: others.traces });
  const opened = await openToolsAndServers({
    inputs,
    world,
    workingDir: job.workspace,
    outputDir: join(path, "observations"),
    undoDir: join(path, "undo"),
    folder,
    sandbox,
    moving: there && found && there.workMover(run, { publisher, place: found.place, folder }),
    handed: server?.handedOver(inputs, run.memory.hasStore),
    specs: knowing.then(({ specs }) => (isReading ? [] : specs)),
    conversation: path,
    redact,
  }).catch(async (error: unknown) => {
    await others?.removeAfter(async () => undefined);
    throw error;
  });
  const tools = isReading ? { ...opened, workspace: readOnlyWorkspace(opened.workspace) } : opened;
  try {
    const known = await knowing;
    const restriction = await restricting;
    const words = printRestriction(restriction, inputs, { servers: known.withheld, trigger: run.trigger });
    const { knowledge, withoutTools } = await checkTools(known, { inputs, tools: opened, startingPoint, world });
    const allowed = restriction.restrictions?.inputs ?? inputs;
    printKnowledge(knowledge);
    printSandbox(tools.report());
    const review = startingPoint.goal.kind === "review" ? startingPoint.goal.context : undefined;
    const subAgentEvents: Event[] = [];
    const isRestricted = restriction.restrictions !== undefined || isOutside(startingPoint);
    const intents = await offerIn(run, isReading ? { ...given, intents: [] } : given, {
      isRestricted,
      had: earlierTools(folderStore(path)),
    });
    const pictures: string[] = [];
    const silences: Silence[] = [];
    const grants = isReading ? "refused" : grantsIn({ run, startingPoint, inputs: allowed, restriction, tools });
    const place = {
      grants,
      folder,
      tools,
      hookWorkspace: opened.workspace,
      branch: startingPoint.branch,
      work: isReading ? undefined : workIn(run, startingPoint, others),
      isReading,
      knowledge,
      redact,
      finishSchema,
      review,
      intents,
      lookups: await lookupsIn(run, given, {
        isOpen: restriction.restrictions !== undefined,
        isOutside: isOutside(startingPoint),
        checkout,
      }),
      unusable: withoutTools,
      memoryFile: mayRemember({ run, inputs: allowed, startingPoint }) ? knowledge.memoryFile : undefined,
      subAgentEvents,
      pictures,
      silences,
    };
    const { conversation, closed } = await openRemembered(run, allowed, place);
    const earlierEvents = conversation.log.length;
    await rememberStrangers(conversation, restriction.strangers);
    const signal = AbortSignal.any([world.signal, tools.over]);
    const deadline = AbortSignal.timeout(Math.ceil(allowed["timeout-minutes"] * 60_000));
    return {
      run,
      inputs: allowed,
      reading: await heard,
      restriction,
      restrictionNote: words,
      signal,
      deadline,
      runAgent: () => conversation.run(signal, deadline),
      conversation,
      closed,
      publisher,
      tools,
      startingPoint,
      others,
      treeAtStart,
      changed: [
        ...(await changedSince(knowledge.commit, { publisher, tree: treeAtStart, putBack })),
        ...(others?.unmerged ?? []),
      ],
      earlierEvents,
      putBack,
      knowledge,
      intents,
      wantsData: finishSchema !== undefined,
      subAgentEvents,
      pictures,
      silences,
      folder,
    };
  } catch (error) {
    await (others ? others.removeAfter(() => tools.close()) : tools.close());
    throw error;
  }
}

type Chance = Readonly<{ isRestricted: boolean; had: readonly string[] }>;

/** A conversation that could propose once keeps the tool, closed. */
async function offerIn(run: Run, { intents = [] }: Inputs, chance: Chance) {
  if (intents.length === 0 && !chance.had.includes("propose")) return undefined;
  return (await import("./intents/propose-tool.ts")).offerIntents(run, intents, chance);
}

type Trust = Readonly<{ isOpen: boolean; isOutside: boolean; checkout: LookupAccess["checkout"] }>;

/** A run that has little to lose may read words of anybody; any other reads those of people who can push. */
async function lookupsIn({ github, job }: Run, inputs: Inputs, trust: Trust): Promise<readonly Tool[]> {
  const { "read-github": areas, "mixed-threads": mixed } = inputs;
  if (areas === undefined) return [];
  const { readGithubTool } = await import("./read-github/read-github-tool.ts");
  const showsStrangers = mixed === "as-trusted" || trust.isOpen || trust.isOutside;
  const place = { areas, github, repository: job.repository, showsStrangers, checkout: trust.checkout };
  return [readGithubTool(place) ?? []].flat();
}

type ToolCheck = Readonly<{
  inputs: Inputs;
  tools: ToolsAndServers;
  startingPoint: StartingPoint;
  world: Run["world"];
}>;

/** A "config" Fault for a tool that an input or the agent's definition names and nobody has. What else is missing is told in the log. */
async function checkTools(known: AllowedServers, { inputs, tools, startingPoint, world }: ToolCheck) {
  const there = knownTools(tools, { knowledge: known, startingPoint });
  const { "allowed-tools": allowed, tools: changes } = inputs;
  requireKnown({ allowed, changes, main: known.main }, there);
  const problems = [
    ...known.problems,
    ...known.agents.flatMap((agent) => unknownIn(agent, there)),
    ...(known.main ? unusableNamesIn(known.main, { allowed, changes, usual: usualNames(inputs.model) }) : []),
  ];
  const named = [allowed, changes, ...known.agents.map((agent) => agent.tools)].flatMap((entries) => entries ?? []);
  const without = await whyUnusable(named.map(plainToolName), tools.workspace, world.signal);
  for (const [name, why] of without) printNotice(prompt("tool-not-offered", { tool: name, why }));
  return { knowledge: { ...known, problems }, withoutTools: [...without.keys()] };
}

type Place = Omit<Parameters<typeof openOthers>[1], "names" | "inputs" | "isRestricted"> &
  Readonly<{ restricting: Promise<Restriction> }>;

/** Other repositories, checked out. Most workflows name none, and load none of this code. */
async function othersIn(run: Run, inputs: Inputs, { restricting, ...place }: Place): Promise<Others | undefined> {
  const { repositories: names } = inputs;
  if (names === undefined) return undefined;
  const isRestricted = (await restricting).restrictions !== undefined;
  return (await import("./start/other-repositories.ts")).openOthers(run, { ...place, names, inputs, isRestricted });
}

/** What the check of finished work compares, and whether there is work of earlier runs. */
function workIn(run: Run, startingPoint: StartingPoint, others: Others | undefined): AgentOptions["work"] {
  const here = others?.here ?? [];
  const isThere = isWorkThere(run, startingPoint) || here.some((one) => isWorkThere(one.run, one.startingPoint));
  const folders = here.map(({ path, startingPoint: { head } }) => ({ path, head }));
  return { head: startingPoint.head, isWorkThere: isThere, ...(folders.length > 0 && { folders }) };
}

/** Whether the checked-out commit is the head of the base branch. */
function isBase({ pull, branch, goal }: StartingPoint): boolean {
  return pull === undefined && branch === goal.base;
}

/** Whether this run publishes work of an earlier one, even if it adds nothing. */
function isWorkThere({ memory }: Run, { goal }: StartingPoint): boolean {
  return memory.wasCutOff || (goal.kind === "propose" && goal.isThere === true);
}

type AtStart = Readonly<{ publisher: Publisher; tree: string | undefined; putBack: PutBack | undefined }>;

/** Restored changes count on their own, because git may ignore them here. */
async function changedSince(base: string, { publisher, tree, putBack }: AtStart): Promise<readonly string[]> {
  const files = tree === undefined ? [] : (await publisher.compared(tree, base)).files.map(({ path }) => path);
  return [...new Set([...files, ...(putBack?.files ?? [])])];
}

/** The fork whose branch is to be continued, if there is one. */
function forkOf({ goal }: StartingPoint, { serverUrl }: Job): string | undefined {
  return goal.kind === "advance" && goal.fork !== undefined ? `${serverUrl}/${goal.fork}.git` : undefined;
}
