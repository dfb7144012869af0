/**
 * Writes the task of a run: the whole thread for a new conversation, only the news for a resumed one, with the images
 * of the thread if the model accepts images.
 */
import { type Message, text } from "../../core/event/content.ts";
import { gitHubReader } from "../../github/client.ts";
import { type CommitComparison, compareCommits, comparisonItem } from "../../github/read/commits.ts";
import { jobItems } from "../../github/read/items.ts";
import { type Album, countPictures, imageDownload, type Pictures, readPictures } from "../../github/read/pictures.ts";
import { newsOf, runOf, type TaskWords, taskOf } from "../../github/read/task.ts";
import type { Item } from "../../github/read/text/untrusted.ts";
import { isBefore } from "../../github/read/thread/stood-at.ts";
import { count } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { openChange } from "../../render/approval/proposal.ts";
import type { HouseRules } from "../agent/knowledge/house-rules.ts";
import { workFacts } from "../claim/restore-work.ts";
import { branchToRead, type ReviewContext, type StartingPoint } from "../goal.ts";
import type { PreparedRun } from "../prepared-run.ts";
import type { Run } from "../run.ts";
import type { Reading } from "../start/reading.ts";
import { requestKindOf } from "../thread/request-kind.ts";
import { proposalIn } from "../thread/state.ts";
import { snapshotDigest, subjectOf } from "../thread/subject.ts";
import { setUpFacts } from "./make-ready.ts";

/** The parts of a prepared run that the task needs. */
type Start = Pick<
  PreparedRun,
  | "startingPoint"
  | "folder"
  | "tools"
  | "putBack"
  | "reading"
  | "closed"
  | "conversation"
  | "inputs"
  | "restriction"
  | "changed"
  | "features"
  | "knowledge"
>;

/** Rejects only if the run is cancelled. */
export async function taskFor(run: Run, start: Start): Promise<TaskWords> {
  const [task, rules] = await Promise.all([taskWithout(run, start), rulesFor(run, start)]);
  return { ...task, words: [task.words, ...rules].join("\n\n") };
}

/** Fewer titles of commits show no style. */
const FEWEST_TITLES = 5;

/** The rules of the repository for contributions; nothing is loaded where it cannot ask for anything. Never rejects. */
export async function houseRulesFor(run: Run, start: Pick<Start, "startingPoint" | "reading" | "knowledge">) {
  const files = await start.knowledge.source.list().catch(() => []);
  const mayAsk =
    start.reading.titles.length >= FEWEST_TITLES || files.some(({ path }) => /pull_request_template/i.test(path));
  const none: HouseRules = {};
  return mayAsk ? (await import("../agent/knowledge/house-rules.ts")).houseRulesOf({ run, ...start }) : none;
}

async function rulesFor(run: Run, start: Start): Promise<readonly string[]> {
  const rules = await houseRulesFor(run, start);
  if (!rules.style && !rules.template) return [];
  const { toldRules } = await import("./told-rules.ts");
  return toldRules(rules, { nonce: run.world.newId().replaceAll("-", ""), subject: subjectOf(run.trigger) });
}

async function taskWithout(run: Run, start: Start): Promise<TaskWords> {
  const { memory, trigger, world, failed } = run;
  const { startingPoint, reading, closed } = start;
  const { thread, pull, standings } = reading;
  const kind = requestKindOf(run);
  const told = kind === "plan" || kind === "ask" ? [prompt(`${kind}-told`)] : setUpFacts(start, start.changed);
  const lacking = [...historyFacts(startingPoint), ...told, ...start.features.task];
  if (!memory.isResumed) {
    const task = firstTask(run, startingPoint, reading);
    return {
      ...task,
      words: [task.words, ...earlierFacts(startingPoint), ...workFacts(start), ...lacking].join("\n\n"),
    };
  }
  const { read_until: readUntil, answered, thread_digest: digest } = memory.manifest;
  const [checks, moved] = await Promise.all([checksOf(run, startingPoint), readMovedBranch(run, startingPoint)]);
  return newsOf({
    trigger,
    thread,
    pull,
    standings,
    nonce: world.newId().replaceAll("-", ""),
    readUntil: readUntil ?? undefined,
    known: new Set(answered.flatMap(({ key }) => commentIn(key))),
    isHeadNew: digest !== null && trigger.snapshot !== undefined && snapshotDigest(trigger.snapshot) !== digest,
    facts: [
      ...[...endOf(run), ...heldIn(run), ...placeOf(run, start, moved)],
      ...[...lacking, ...failureOf(run), ...(kind === "work" ? closedIn(closed) : [])],
    ],
    items: [...moved.items, ...checks, ...(failed ? jobItems(failed) : [])],
  });
}

/** One line that says how much history git has in the checkout. */
function historyFacts({ history }: StartingPoint): string[] {
  if (!history) return [];
  const { base } = history;
  const depth = history.kind === "full" ? "complete" : `${count(history.commits, "commit")} deep`;
  const meets = base && { yes: "is known", no: "does not exist", unknown: "is not known" }[base.meets];
  return [prompt("git-history", { depth, base: base ? `; its merge base with origin/${base.branch} ${meets}` : "" })];
}

/** Describes existing work to a conversation that does not know it. A pull request is described separately. */
function earlierFacts({ goal, head, branch, pull }: StartingPoint): string[] {
  if (pull || !(goal.kind === "advance" || (goal.kind === "propose" && goal.isThere))) return [];
  const number = goal.kind === "advance" ? ` (pull request #${goal.pullRequest.number})` : "";
  return [prompt("earlier-work", { branch, pull_request: number, commit: head, base: goal.base })];
}

/** Keys look like `42/issue_comment/5001/…`. */
function commentIn(key: string): number[] {
  const [, event = "", id] = key.split("/");
  return ["issue_comment", "discussion_comment"].includes(event) && id !== undefined ? [Number(id)] : [];
}

function endOf({ memory }: Run): string[] {
  const { outcome, reason } = memory.manifest;
  if (outcome === null || memory.wasCutOff) return [prompt("news-cut-off")];
  return [prompt("news-end", { outcome, reason: reason ?? "" })];
}

function heldIn({ memory }: Run): string[] {
  const held = openChange(proposalIn(memory));
  return held ? [prompt("news-held", { paths: held.paths.join(", ") })] : [];
}

function closedIn(closed: PreparedRun["closed"]): string[] {
  return closed.length > 0 ? [prompt("news-closed", { names: closed.join(", ") })] : [];
}

function failureOf({ trigger: { run, headSha }, failed }: Run): string[] {
  return run ? [prompt("news-ci", runOf(run, headSha)), ...(failed?.notes ?? [])] : [];
}

function placeOf({ memory }: Run, start: Start, { facts }: MovedBranch): string[] {
  const { startingPoint, tools } = start;
  const [{ head, branch }, { workspace }] = [startingPoint, tools];
  const { work } = memory.manifest;
  const outputs = workspace.outputDir ?? "";
  const where = prompt("news-place", {
    workspace: workspace.workingDir,
    commit: head,
    branch: branchToRead(startingPoint),
    outputs,
  });
  if (!work) return [where, ...workFacts(start)];
  const { commit } = work;
  if (commit === head) return [where, prompt("news-published"), ...workFacts(start)];
  const elsewhere = work.branch === branch ? [] : [prompt("news-elsewhere", { commit, branch: work.branch })];
  return [where, ...elsewhere, ...facts, ...workFacts(start)];
}

type MovedBranch = Readonly<{ facts: readonly string[]; items: readonly Item[] }>;

/**
 * The changes of the branch since our last push. People are told as well, because our work continues on commits of
 * others.
 */
async function readMovedBranch({ memory, github, job }: Run, { head, branch }: StartingPoint): Promise<MovedBranch> {
  const { work } = memory.manifest;
  if (!work || work.branch !== branch || work.commit === head) return { facts: [], items: [] };
  const { commit } = work;
  const between = await compareCommits(gitHubReader(github, job.repository), commit, head);
  memory.notes.add(movedNote(between, code(branch)));
  const fact = between && !between.isRewritten ? "news-moved" : "news-rewritten";
  return { facts: [prompt(fact, { commit, branch })], items: between ? [comparisonItem(between, commit)] : [] };
}

function movedNote(between: CommitComparison | undefined, branch: string): string {
  if (!between) return prompt("branch-unknown", { branch });
  const words = between.isRewritten ? "branch-rewritten" : "branch-others";
  return prompt(words, { branch, commits: count(between.total, "commit") });
}

/** The checks of the commit that we published last, unless they are shown with the pull request. */
async function checksOf({ memory, github, job }: Run, { pull, goal, head }: StartingPoint): Promise<readonly Item[]> {
  const { work } = memory.manifest;
  if (!work || (work.commit === head && (pull || goal.kind === "advance"))) return [];
  const { readChecks } = await import("../../github/read/workflow-runs.ts");
  const checks = await readChecks(gitHubReader(github, job.repository), work.commit);
  if (!checks || checks.length === 0) return [];
  const lines = checks.slice(0, 50).map(({ name, conclusion }) => `${conclusion}: ${name}`);
  return [{ label: `the checks of ${work.commit}, which you published`, text: lines.join("\n"), format: "plain" }];
}

function firstTask(run: Run, { goal }: StartingPoint, reading: Reading): TaskWords {
  const { job, trigger, world, failed } = run;
  const nonce = world.newId().replaceAll("-", "");
  const task = taskOf({ ...reading, trigger, failed, repository: job.repository, nonce });
  return goal.kind === "review" ? { ...task, words: `${task.words}\n\n${reviewTask(goal.context)}` } : task;
}

/** Names known findings by their comment numbers only, because the text of the comments is in the data below. */
function reviewTask({ known }: ReviewContext): string {
  const open = known.filter(({ status }) => status === "open").map(({ id }) => id);
  const before = open.length === 0 ? "" : `\n\n${prompt("review-known", { comments: open.join(", ") })}`;
  return prompt("review") + before;
}

/** Only the text if there are no images. Never fails because of an image: the message says how many are missing. */
export async function withPictures(
  run: Run,
  reading: Pick<Reading, "thread" | "pull" | "linked">,
  { words, sees }: Readonly<{ words: string; sees: boolean }>,
): Promise<string | Message> {
  const album = albumOf(run, reading);
  const count = countPictures(album, run.job.serverUrl);
  if (count === 0) return words;
  if (!sees) return told(words, { dataUrls: [], places: [], missing: count });
  const pictures = await loadPictures(run, album);
  if (pictures.dataUrls.length === 0) return told(words, pictures);
  const image = { type: "image", image_urls: pictures.dataUrls, cache_prompt: false } as const;
  return { role: "user", content: [text(told(words, pictures)), image] };
}

function loadPictures({ github, job, world }: Run, album: Album): Promise<Pictures> {
  const { serverUrl, repository, fetch } = job;
  const port = imageDownload({ fetch, serverUrl, signal: world.signal });
  return readPictures({ client: gitHubReader(github, repository), port, serverUrl }, album);
}

/** The texts whose images the agent gets. A resumed conversation has seen the earlier images. */
function albumOf(
  { trigger, memory }: Run,
  { thread, pull, linked }: Pick<Reading, "thread" | "pull" | "linked">,
): Album {
  const { isResumed, manifest } = memory;
  const { read_until: readUntil } = manifest;
  const isNew = (said: Readonly<{ createdAt: string; isOwn?: true }>) => {
    return !said.isOwn && (!isResumed || readUntil === null || !isBefore(said.createdAt, readUntil));
  };
  const comments = (thread?.comments ?? []).filter(isNew);
  const reviewed = pull && {
    number: pull.pull.number,
    reviews: pull.reviews.reviews.filter(isNew),
    comments: pull.reviews.threads.flatMap((one) => one.comments).filter(isNew),
  };
  const all = { trigger, comments, pull: reviewed };
  return {
    ...all,
    ...(isResumed ? { thread: undefined } : { thread, linked: [...(pull?.reviews.linked ?? []), ...linked] }),
  };
}

function told(words: string, { places, missing }: Pictures): string {
  return [
    words,
    ...(places.length > 0 ? [prompt("images-shown", { places: places.join(", ") })] : []),
    ...(missing > 0 ? [prompt("images-not-shown", { count: String(missing) })] : []),
  ].join("\n\n");
}
