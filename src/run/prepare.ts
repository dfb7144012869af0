/** Prepares a run: does everything that is needed before the first request to the model. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { earlierTools } from "../core/conversation/state/read-state.ts";
import type { Event } from "../core/event/event.ts";
import { folderStore } from "../core/event/file-store.ts";
import type { Silence } from "../core/model/endpoint.ts";
import { readOnlyWorkspace } from "../core/workspace/workspace.ts";
import { once } from "../lib/once.ts";
import { oneLine } from "../lib/text.ts";
import { code } from "../markdown/inline-code.ts";
import { idlePatterns } from "../policy/protected-list.ts";
import { prompt } from "../prompts.ts";
import { printKnowledge, printSandbox, printWarning } from "../runner/console.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import { secretInputs } from "../runner/input/secrets-input.ts";
import type { Job } from "../runner/job.ts";
import { markBegin } from "../sandbox/begin-mark.ts";
import { allowedInputs } from "./agent/allowed-inputs.ts";
import { readKnowledge } from "./agent/knowledge/knowledge.ts";
import { type AllowedServers, allowedServers, checkTools, withServers } from "./agent/mcp/servers.ts";
import { openToolsAndServers } from "./agent/mcp/tools-and-servers.ts";
import { conversationPath, openRemembered } from "./agent/open-conversation.ts";
import {
  decideRestriction,
  grantsIn,
  mayGrant,
  printRestriction,
  rememberStrangers,
  trustIn,
} from "./agent/restricted.ts";
import { beginSandbox } from "./agent/tools.ts";
import { mayRemember, requireState } from "./approve/change/protected-files.ts";
import { whileGitAnswers } from "./checkout-git.ts";
import { type Checkouts, isUnmerged } from "./checkouts.ts";
import { leaveTrace } from "./claim/open-lease.ts";
import { restoreWork } from "./claim/restore-work.ts";
import type { Asked, Feature, WorkBegun } from "./feature.ts";
import { branchToRead } from "./goal.ts";
import type { MovingOptions } from "./moving-work.ts";
import {
  checkFeatures,
  closeTools,
  isUsefulWithoutFiles,
  localInputs,
  openFeatures,
  withheldParts,
} from "./open-features.ts";
import type { PreparedRun } from "./prepared-run.ts";
import { openPage } from "./report/run-page.ts";
import type { Run } from "./run.ts";
import { trustInCode } from "./start/asked-head.ts";
import { withinJob } from "./start/job-limit.ts";
import { publisherIn, startIn } from "./start/open-publisher.ts";
import { beginReading, readAll } from "./start/reading.ts";
import { missingRight } from "./start/rights.ts";
import { changedSince, keepHistory, treeBeforeTools } from "./start/set-up.ts";
import { isWorkThere } from "./start/starting-point.ts";
import { readJobWithActions } from "./start/written-job.ts";
import { onlyReads } from "./thread/request-kind.ts";

/** Filled while the run works. */
type Growing = Readonly<{ subAgentEvents: Event[]; silences: Silence[] }>;

// Some steps are promises that are awaited as late as possible: GitHub and git answer meanwhile.
/** Throws a Fault if the run cannot start. Then nothing was changed, and no model was called. */
export async function prepare(run: Run, given: Inputs, all: readonly Feature[]): Promise<PreparedRun> {
  const { world, job, redact } = run;
  const isReading = onlyReads(run);
  const server = await checkInputs(run, given, all, isReading ? "read" : "change");
  const begun = beginReading(run);
  const sandbox = given.isolation === "none" ? undefined : beginSandbox(given.isolation);
  const folder = makeFolder(job);
  const answered = <Result>(use: (run: Run) => Promise<Result>) => whileGitAnswers(run, given["timeout-minutes"], use);
  const startingPoint = await answered((run) => startIn(run, folder, given["github-token"]));
  const permitted = allowedInputs(given, trustInCode(startingPoint, given), run.trigger);
  const { written, otherActions } = await answered((run) => readJobWithActions(run, startingPoint.head));
  const inputs = withinJob(run, permitted, written);
  const isUseful = isUsefulWithoutFiles(all, run);
  const missing = missingRight(run, { goal: startingPoint.goal, inputs, written, isUseful });
  const reading = readAll(run, startingPoint, begun);
  const publisher = await answered((run) => publisherIn(run, folder, { startingPoint, inputs }));
  const path = openMemory(run, folder);
  const restricting = decideRestriction(reading, { inputs, trigger: run.trigger, startingPoint, conversation: path });
  restricting.catch(() => undefined); // it is awaited below, as soon as there are tools
  server?.requireTrusted(await restricting);
  const earlier = { publisher, folder, path, otherActions };
  const { putBack, moving } = await answered((run) => restoreEarlierWork(run, inputs, earlier));
  const treeAtStart = await treeBeforeTools(run, inputs, { publisher, startingPoint });
  // When it is asked for, tools have run, and can have written git's own files.
  const history = once(() => answered((run) => keepHistory(run, { folder })));
  if (mayGrant(run)) await history();
  const knowing = knowledgeIn(run, inputs, { publisher, startingPoint, restricting });
  const had = earlierTools(folderStore(path));
  const outputs = join(path, "observations");
  const features = await openFeatures(all, run, {
    had,
    work: isReading ? "read" : startingPoint.goal.kind === "review" ? "review" : "change",
    start: async () => ({
      ...{ run, startingPoint, publisher, folder, outputs, history, inputs, had },
      work: () => workIn(checkouts),
      trust: trustIn(startingPoint, await restricting),
      files: async () => (await knowing).named,
    }),
  });
  const checkouts: Checkouts = [{ run, path: "", publisher, folder, startingPoint, putBack }, ...features.checkouts];
  const opened = await openToolsAndServers({
    inputs,
    hiddenValues: secretInputs(run.settings),
    world,
    workingDir: job.workspace,
    outputDir: outputs,
    undoDir: join(path, "undo"),
    folder,
    ...{ sandbox, moving },
    handed: server?.handedOver(inputs, run.memory.hasStore),
    otherActions,
    specs: knowing.then(({ specs }) => (isReading ? [] : specs)),
    conversation: path,
    redact,
  }).catch(async (error: unknown) => {
    await features.close({ isOver: true });
    throw error;
  });
  const tools = isReading ? { ...opened, workspace: readOnlyWorkspace(opened.workspace) } : opened;
  return closeOnError({ tools, features }, async () => {
    const [known, restriction] = await Promise.all([knowing, restricting]);
    const words = printRestriction(restriction, inputs, {
      servers: known.withheld,
      parts: withheldParts(all, run),
    });
    const { knowledge, withoutTools } = await checkTools(known, { inputs, tools: opened, startingPoint, world });
    const allowed = restriction.restrictions?.inputs ?? inputs;
    printKnowledge(knowledge);
    printSandbox(tools.report());
    const growing: Growing = { subAgentEvents: [], silences: [] };
    const { conversation, closed } = await openRemembered(run, allowed, {
      grants: isReading ? "refused" : grantsIn({ run, startingPoint, inputs: allowed, restriction, tools }),
      ...{ folder, tools },
      hookWorkspace: opened.workspace,
      branch: branchToRead(startingPoint),
      work: isReading ? undefined : workIn(checkouts),
      isReading,
      ...{ knowledge, redact, features },
      review: startingPoint.goal.kind === "review" ? startingPoint.goal.context : undefined,
      unusable: withoutTools,
      memoryFile: mayRemember({ run, inputs: allowed, startingPoint }) ? knowledge.memoryFile : undefined,
      ...growing,
    });
    const earlierEvents = conversation.log.length;
    await rememberStrangers(conversation, restriction.strangers);
    const signal = AbortSignal.any([world.signal, world.broken, tools.over]);
    const deadline = AbortSignal.timeout(Math.ceil(allowed["timeout-minutes"] * 60_000));
    return {
      run,
      inputs: allowed,
      reading: await reading,
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
      checkouts,
      features,
      treeAtStart,
      changed: [
        ...(await changedSince(knowledge.commit, { publisher, tree: treeAtStart, putBack })),
        ...features.checkouts.filter(isUnmerged).map((other) => other.path),
      ],
      earlierEvents,
      putBack,
      knowledge,
      missing,
      ...growing,
      folder,
    };
  });
}

/**
 * Checks what needs no answer of GitHub or git. Throws a "config" Fault. Resolves to the code for a conversation on an agent
 * server, if the workflow wants one; most runs do not, and load nothing of it.
 */
async function checkInputs(run: Run, given: Inputs, features: readonly Feature[], work: Asked["work"]) {
  requireState(given, run);
  for (const text of idlePatterns(given["protected-paths"]))
    printWarning(prompt("idle-pattern", { pattern: oneLine(text, 100) }));
  await checkFeatures(features, run, work);
  const { "agent-server-conversation": isThere, "agent-server-gives": gives } = given;
  const server = isThere || gives ? await import("./agent/server-conversation.ts") : undefined;
  server?.requireOnServer(run, given, localInputs(features, run));
  return server;
}

function makeFolder({ temp }: Job): string {
  mkdirSync(temp, { recursive: true });
  const folder = mkdtempSync(join(temp, "deckhand-"));
  markBegin(folder);
  return folder;
}

/** Restores the conversation into a folder, and has the post step know of it. Returns that folder. */
function openMemory(run: Run, folder: string): string {
  const path = conversationPath(folder, run.memory.id);
  run.memory.openIn(path);
  leaveTrace(run, path);
  openPage(run, path);
  return path;
}

type WorkPlace = Pick<MovingOptions, "publisher" | "folder" | "otherActions"> & Readonly<{ path: string }>;

/** Puts back what earlier runs did not publish, also what is still on an agent server. `moving` takes work there. */
async function restoreEarlierWork(run: Run, inputs: Inputs, { path, ...place }: WorkPlace) {
  const server = inputs["agent-server-url"] === undefined ? undefined : await import("./moving-work.ts");
  const found = await server?.findPlace(run, inputs, place.folder);
  const outputs = join(path, "observations");
  const putBack = await restoreWork(run, { ...place, path: join(outputs, "not-put-back.patch"), later: found?.left });
  if (found?.left) await server?.keepLeft(run, place.publisher);
  const moving = server && found && server.workMover(run, { ...place, place: found.place, outputs });
  return { putBack, moving };
}

type KnowledgePlace = Pick<PreparedRun, "publisher" | "startingPoint"> &
  Readonly<{ restricting: Promise<PreparedRun["restriction"]> }>;

/** Reads the instructions of the base branch for the agent, with those of its servers that this run may have. */
function knowledgeIn(
  { github, job: { serverUrl, workspace }, settings, memory }: Run,
  inputs: Inputs,
  { publisher, startingPoint, restricting }: KnowledgePlace,
): Promise<AllowedServers> {
  const branch = code(startingPoint.goal.base);
  const onBaseGone = () => {
    memory.notes.add(prompt("base-gone", { branch }));
    memory.notes.add(prompt("base-gone-instructions", { branch }));
  };
  const knowing = readKnowledge(inputs, { publisher, startingPoint, serverUrl, github, workspace, onBaseGone })
    .then((base) => withServers(base, inputs, startingPoint))
    .then((base) => allowedServers(base, { restricting, secrets: secretInputs(settings) }));
  knowing.catch(() => undefined); // it is awaited where tools can be closed if it fails
  return knowing;
}

/** The tools stay open if `action` succeeds. */
async function closeOnError<Result>(
  open: Pick<PreparedRun, "tools" | "features">,
  action: () => Promise<Result>,
): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    await closeTools(open);
    throw error;
  }
}

/** The commits that the work begins with in each checkout, and whether there is work of earlier runs. */
function workIn([own, ...others]: Checkouts): WorkBegun {
  const isThere = [own, ...others].some((one) => isWorkThere(one.run, one.startingPoint));
  const folders = others.map(({ path, startingPoint: { head } }) => ({ path, head }));
  return { head: own.startingPoint.head, isWorkThere: isThere, ...(folders.length > 0 && { folders }) };
}
