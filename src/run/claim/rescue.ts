/** Saves the conversation and the work of a run that was killed. The post step calls it. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { reopenPublisher } from "../../git/publisher.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { canonicalJson } from "../../lib/json.ts";
import { isWithoutRoom } from "../../lib/system-error.ts";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { Connection } from "../../runner/connect.ts";
import { printNotice } from "../../runner/console.ts";
import { LIMITS } from "../../runner/input/inputs.ts";
import { hidePaths } from "../../runner/runner-places.ts";
import { captureJob, captureLimits, type Env, gitEnvironment, type World } from "../../runner/world.ts";
import type { StateContents, StateFile } from "../../state/state-file.ts";
import type { StateStore } from "../../state/state-store.ts";
import { isUnfit } from "../../state/too-large.ts";
import { AS_READ, conversationFiles, sameFiles } from "../memory/conversation-files.ts";
import { asOther, isOfOther, ofOther, PENDING_REPORT, unpublishedFiles, unpublishedIn } from "../memory/unpublished.ts";
import type { Beginning } from "../run.ts";
import { openStore, spareFolders } from "../thread/state.ts";
import { releaseReserve } from "./disk-reserve.ts";
import { copiesOf, withCopies } from "./leave-copies.ts";
import { OpenLease } from "./open-lease.ts";
import { firstPaths, unpublishedOf } from "./restore-work.ts";

/**
 * `work`: unpublished changes are saved, too. `nothing`: the thread is another run's now, or has no state. `lost` are paths of
 * changes that are in no place, and `notes` say what of the state had no room.
 */
type Rescued = Readonly<{
  saved: "work" | "conversation" | "nothing";
  lost: readonly string[];
  notes: ReadonlySet<string>;
  failure: Fault | undefined;
  /** The argument with which `deckhand show` finds it. */
  target: string;
}>;

const NOTHING: Rescued = { saved: "nothing", lost: [], notes: new Set(), failure: undefined, target: "" };

/**
 * Saves the conversation and the work, and releases the thread. Does nothing if another run has the lease now. `isStill`: no tool
 * can write any more. Work that cannot be captured is the `failure`, and the conversation is saved.
 */
export async function rescue(world: World, connection: Connection, saved: string, isStill: boolean): Promise<Rescued> {
  const { github, job, leaks, settings } = connection;
  const open = OpenLease.parse(JSON.parse(saved));
  if (open.work) releaseReserve(open.work.folder);
  const { name, repositoryId } = open;
  return inRoom([job.temp, ...spareFolders(world.env)], async (temp) => {
    const store = openStore({ world, github, settings, job, leaks, name, repositoryId }, temp);
    return store ? rescueInto(store, { world, connection, open, isStill }) : NOTHING;
  });
}

/** With the first of these folders that has room. Things that are made in the others do not stay, because they are not the job's. */
async function inRoom<Result>(folders: readonly string[], use: (folder: string) => Promise<Result>): Promise<Result> {
  const [own = "", ...spares] = folders;
  try {
    return await use(own);
  } catch (error) {
    if (!isWithoutRoom(error) || spares.length === 0) throw error;
  }
  for (const [index, above] of spares.entries()) {
    let folder: string | undefined;
    try {
      folder = mkdtempSync(join(above, "deckhand-rescue-"));
      return await use(folder);
    } catch (error) {
      if (!isWithoutRoom(error) || index === spares.length - 1) throw error;
    } finally {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    }
  }
  return use(own);
}

type Rescuing = Readonly<{ world: World; connection: Connection; open: OpenLease; isStill: boolean }>;

async function rescueInto(store: StateStore, { world, connection, open, isStill }: Rescuing): Promise<Rescued> {
  const { name, folder, lease, work } = open;
  const found = await store.read();
  if (found.status !== "found") return NOTHING;
  if (canonicalJson(found.manifest.lease) !== canonicalJson(lease)) return NOTHING;
  const over = { ...lease, until: world.now().toISOString() };
  const kept = sameFiles(new Map([...found.files].filter(([path]) => path.startsWith("work/"))));
  // If a report is pending, the work of the run is already published or saved.
  const isOpen = work && isStill && !found.files.has(PENDING_REPORT);
  let failure: Fault | undefined = work && !isStill ? stillRunning() : undefined;
  const keepAsBefore = (error: unknown) => {
    failure = toFault(error);
    return kept;
  };
  const captured = isOpen
    ? await workIn(world, connection, { ...work, before: found.files }).catch(keepAsBefore)
    : kept;
  const earlier = () => sameFiles(found.files).filter(({ path }) => !path.startsWith("work/"));
  const files = [...(folder === undefined ? earlier() : conversationFiles(folder)), ...captured];
  const manifest = { ...found.manifest, lease: over };
  const notes = new Set<string>();
  const { written, files: fitting } = await writeRoomily(store, { manifest, files }, notes);
  if (written.status === "lost") return NOTHING;
  const left = fitting.filter(({ path }) => path.startsWith("work/"));
  const kinds = new Map(left.map((file) => [file.path, file.read()]));
  const unpublished = isOpen && failure === undefined ? unpublishedIn(kinds) : undefined;
  const isLeft =
    unpublished?.patch !== undefined || unpublished?.aside !== undefined || unpublished?.copies !== undefined;
  const back = isLeft
    ? await store.readBack(left.filter(({ stamp }) => stamp !== AS_READ).map(({ path }) => path))
    : undefined;
  if (back?.status === "unsaved") failure = new Fault("git", back.why);
  const isSaved = back?.status === "saved";
  const lost = (unpublished?.lost ?? []).map(({ path }) => path);
  return {
    saved: isSaved ? "work" : "conversation",
    lost,
    notes,
    failure,
    target: targetOf(name.name, connection.job),
  };
}

/** With fewer files where the disk has no room for all of them, or a state may not have so many. */
async function writeRoomily(store: StateStore, draft: Parameters<StateStore["write"]>[0], notes: Set<string>) {
  try {
    return { written: await store.write(draft), files: draft.files };
  } catch (error) {
    if (!isUnfit(error)) throw error;
    return (await import("../memory/fitting-state.ts")).writeFitting(store, draft, error, notes);
  }
}

/** `name` is that of the state: `threads/7`. */
function targetOf(name: string, { repository: { owner, name: repository }, runUrl }: Connection["job"]): string {
  const [, number] = /^threads\/(\d+)$/.exec(name) ?? [];
  return number === undefined ? runUrl : `${number} --repo ${owner}/${repository}`;
}

function stillRunning(): Fault {
  return new Fault(
    "machine",
    "The tools of the run could not be ended, so it is unknown which of its files are whole.",
    {
      hint: "They are still in the workspace of a self-hosted runner.",
    },
  );
}

/** For the run's comment, which says `said` until then; "" where there is nothing to say. */
export function rescuedNote(
  { world, settings }: Beginning,
  { saved, lost, notes, failure, target }: Rescued,
  said = "",
): string {
  if (failure) return [rescueFailedNote(world.env, failure), ...notes].join(" ");
  if (saved === "nothing") return "";
  const [phrase = ""] = settings.phrases;
  const isConversationThere = !notes.has(prompt("state-without-conversation"));
  const conversation = isConversationThere ? [prompt("rescued-conversation")] : [];
  const words = saved === "work" ? [prompt("rescued-work"), prompt("work-shown", { target })] : conversation;
  const goesOn = words.length > 0 && !said.includes("`continue`") ? [prompt("go-on", { phrase })] : [];
  const without = lost.length === 0 ? [] : [prompt("rescued-without", { files: firstPaths(lost) })];
  return [...words, ...without, ...notes, ...goesOn].join(" ");
}

export function rescueFailedNote(env: Env, { message, hint }: Fault): string {
  return prompt("rescue-failed", { why: hidePaths(env)(sentences(message, hint)) });
}

/** Everything that differs from the initial state of the workspace, which included restored work of earlier runs. */
async function workIn(world: World, connection: Connection, { others, ...main }: FoundWork): Promise<StateFile[]> {
  const { before } = main;
  const kept = sameFiles(new Map([...before].filter(([path]) => isOfOther(path))));
  if (others === undefined || others.length === 0) return [...(await filesOf(world, connection, main)), ...kept];
  const { OTHERS, requireOwnFolder } = await import("./others-folder.ts");
  const files = await filesOf(world, connection, { ...main, apart: OTHERS });
  for (const { id, path, ...place } of others) {
    try {
      requireOwnFolder(connection.job.workspace, path);
      const own = { ...place, workspace: join(connection.job.workspace, path), before: ofOther(before, id) };
      const others = files.map(({ path, read }) => [path, read()] as const);
      files.push(...(await filesOf(world, connection, { ...own, others })).map((file) => asOther(file, id)));
    } catch (error) {
      printNotice(`The changes in ${path} could not be saved. ${toFault(error).message}`);
      files.push(...kept.filter((file) => isOfOther(file.path, id)));
    }
  }
  return [...files, ...kept.filter(({ path }) => !others.some(({ id }) => isOfOther(path, id)))];
}

type FoundWork = NonNullable<OpenLease["work"]> & Readonly<{ before: StateContents }>;
type WorkPlace = Omit<FoundWork, "others"> &
  Readonly<{ workspace?: string; apart?: string; others?: Iterable<readonly [string, Buffer]> }>;

async function filesOf(world: World, { job, leaks, settings }: Connection, place: WorkPlace): Promise<StateFile[]> {
  const { folder, base, before, workspace = job.workspace, apart, others = [] } = place;
  const remoteUrl = `${job.repositoryUrl}.git`; // nothing is pushed there
  const { env, now } = world;
  const environment = gitEnvironment(env);
  const capturing = captureJob(world, settings.slice(LIMITS)["timeout-minutes"]);
  const publisher = reopenPublisher({
    folder,
    base,
    workspace,
    remoteUrl,
    token: "",
    environment,
    now,
    job: capturing,
  });
  const limitMs = captureLimits(settings.slice(LIMITS)["timeout-minutes"]).copiesMs;
  const copying = {
    folder,
    workspace,
    base,
    apart,
    environment,
    leaks,
    before: unpublishedIn(before),
    limitMs,
    others,
  };
  try {
    const change = await publisher.capture({ apart });
    const { left, toCopy } = await unpublishedOf(publisher, change, { settings, leaks, before });
    return unpublishedFiles(left && (await withCopies(left, toCopy, copying)).work);
  } catch (error) {
    printNotice(`Files are saved as copies, because git could not take them. ${toFault(error).message}`);
    return [...(await copiesOf(copying)).files];
  }
}
