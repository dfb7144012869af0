/** The command `deckhand replay`: continues a downloaded conversation from any of its events, in a copy, on this machine. */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { finalResponse } from "../core/conversation/conversation.ts";
import { LocalConversation } from "../core/conversation/local-conversation.ts";
import { type RerunEnd, rerunActions } from "../core/conversation/rerun.ts";
import type { RunEnd } from "../core/conversation/run-end.ts";
import { toolNames } from "../core/conversation/state/agent-record.ts";
import { BaseState, STATE_FILE, stateFileText } from "../core/conversation/state/base-state.ts";
import { type AgentMakers, agentFrom } from "../core/conversation/state/stored-agent.ts";
import type { Event } from "../core/event/event.ts";
import { type FileStore, folderStore } from "../core/event/file-store.ts";
import { openModel } from "../core/model/open-model.ts";
import { kindOf } from "../core/tool/wire-class.ts";
import { git } from "../core/workspace/git.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { redactor } from "../lib/mask/mask.ts";
import { count, oneLine, sentences } from "../lib/text.ts";
import { consoleVisualizer } from "../library/visualizers.ts";
import { pageText } from "../markdown/shown/rendered.ts";
import { prompt } from "../prompts.ts";
import { modelSettings, requirePrices } from "../run/agent/agent.ts";
import { runLimitsOf } from "../run/agent/open-conversation.ts";
import { openTools } from "../run/agent/tools.ts";
import { withFeatures } from "../run/features.ts";
import { printChange, printWait } from "../runner/console.ts";
import { type Inputs, readInputs } from "../runner/input/inputs.ts";
import { Settings } from "../runner/input/settings.ts";
import type { World } from "../runner/world.ts";
import { BUILT_IN, descriptionsFor, TOOL_NAMES, toolsNamed } from "../tools/standard-tools.ts";
import { chooseModel, type GivenInputs, givenInputs } from "./arguments.ts";
import { commandFault } from "./command-fault.ts";
import { makeFolder } from "./make-folder.ts";
import { plain } from "./readable.ts";
import { type NumberedEvent, readSource, upTo } from "./replayed-log.ts";

export type Replay = Readonly<{
  /** The words after the command. */
  argv: readonly string[];
  folder: string;
  world: World;
  stdout(text: string): void;
  stderr(text: string): void;
}>;

const options = {
  at: { type: "string" },
  model: { type: "string" },
  say: { type: "string" },
  repo: { type: "string", default: "." },
  "no-rerun": { type: "boolean", default: false },
  out: { type: "string" },
  input: { type: "string", multiple: true },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Resolves to the exit code: 0 when the agent finished, 1 when it did not or could not begin, 2 on wrong options. */
export async function replay({ stdout, stderr, ...given }: Replay): Promise<number> {
  const flags = read(given.argv);
  if (typeof flags === "string") return tell(stderr, `replay ${flags} (see deckhand replay --help)`, 2);
  if (flags.help) return tell(stdout, prompt("replay-usage"), 0);
  const hide = redactor([flags.inputs["api-key"] ?? "", given.world.env.LLM_API_KEY ?? ""].filter(Boolean));
  try {
    return await play({ ...given, stdout: (text) => stdout(hide(text)), stderr: (text) => stderr(hide(text)) }, flags);
  } catch (error) {
    const { message, hint } = commandFault(error);
    return tell(stderr, hide(plain(sentences(message, hint))), 1);
  }
}

type Flags = Exclude<ReturnType<typeof read>, string>;

/** Reads the options, or says what is wrong with them. */
function read(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    const [folder = ""] = positionals;
    if (!values.help && (folder === "" || positionals.length > 1)) return "needs one folder";
    const inputs = givenInputs([...(values.input ?? []), ...(values.model ? [`model=${values.model}`] : [])]);
    return typeof inputs === "string" ? inputs : { ...values, target: folder, inputs };
  } catch (error) {
    return `was not understood: ${toFault(error)
      .message.replace(/^.*?: /, "")
      .replace(/\.\s.*$/s, "")}`;
  }
}

async function play({ folder, world, stdout, stderr }: Replay, flags: Flags): Promise<number> {
  const source = readSource(resolve(folder, flags.target));
  const kept = upTo(source, flags.at);
  const inputs = inputsFor(flags.inputs, world.env, source.state);
  if (flags.say === undefined) requireRequest(source.events, kept);
  if (flags.say === undefined && finalResponse(kept.map(({ event }) => event)) !== "") throw isFinished(kept);

  const out = emptyFolder(flags.out === undefined ? undefined : resolve(folder, flags.out));
  const workspace = join(out, "workspace");
  const repository = resolve(folder, flags.repo);
  await clone(repository, workspace);
  const conversationFolder = join(out, "conversation");
  const store = folderStore(conversationFolder);
  const { id, record, missing } = writeCopy(store, source.state, kept, workspace);
  if (missing.length > 0) stderr(`Without the tools that are not there: ${missing.join(", ")}\n`);

  const place = {
    workingDir: workspace,
    outputDir: join(conversationFolder, "observations"),
    folder: join(out, "sandbox"),
  };
  mkdirSync(place.folder);
  const tools = await openTools({ inputs, hiddenValues: [inputs["api-key"] ?? ""], world, ...place });
  try {
    const agent = await agentFrom(record, makersFor(inputs, { id, world }));
    const conversation = LocalConversation.open({
      id,
      agent,
      workspace: tools.workspace,
      store,
      stamper: () => ({ id: world.newId(), timestamp: world.now().toISOString() }),
      limits: runLimitsOf(inputs),
      hiddenValues: [inputs["api-key"] ?? ""],
      observers: [consoleVisualizer({ write: stdout })],
      report: ({ message }) => stderr(`${plain(message)}\n`),
    });
    const signal = AbortSignal.any([world.signal, tools.over]);
    try {
      if (!flags["no-rerun"]) {
        const again = withTools(conversation.log.branch(), agent.toolbox.names);
        const { repeated, failed } = await rerunActions(again, { agent, workspace: tools.workspace, signal });
        if (failed) throw isDifferent(failed, kept);
        stdout(`Repeated ${count(repeated, "action")} in ${workspace}\n`);
      }
      if (flags.say !== undefined) await conversation.send(flags.say);
      const end = await conversation.run(signal);
      stdout(`\n${wordsOf(end)}\nThe work is in ${workspace}\nThe log is in ${conversationFolder}\n`);
      return end.status === "finished" ? 0 : 1;
    } finally {
      await conversation.close();
    }
  } finally {
    await tools.close();
  }
}

/** Throws a "config" Fault unless the events have a request: then the agent has something to do. */
function requireRequest(all: readonly NumberedEvent[], kept: readonly NumberedEvent[]): void {
  const isRequest = ({ event }: NumberedEvent) => event.kind === "MessageEvent" && event.source === "user";
  if (kept.some(isRequest)) return;
  const first = all.find(isRequest);
  const say = "Say what comes first with --say";
  throw new Fault("config", `Nothing was asked up to event ${kept.at(-1)?.number}.`, {
    hint: first ? `${say}, or use --at ${first.number} or a later event.` : `${say}.`,
  });
}

async function clone(repository: string, workspace: string): Promise<void> {
  try {
    await git({ folder: dirname(workspace) }).raw(["clone", "--quiet", "--no-hardlinks", "--", repository, workspace]);
  } catch (cause) {
    const hint = "Name the folder of a git repository with --repo.";
    throw new Fault("config", `${repository} could not be cloned.`, { hint, cause });
  }
}

function isDifferent({ action, error }: NonNullable<RerunEnd["failed"]>, kept: readonly NumberedEvent[]): Fault {
  const number = kept.find(({ event }) => event.id === action.id)?.number;
  const what = `The call of ${action.tool_name} in event ${number} failed now, and had not failed before`;
  return new Fault("config", `${what}: ${oneLine(error, 200)}`, {
    hint: "Check out the commit on which the run began, in the repository that --repo names. With --no-rerun, nothing is repeated.",
  });
}

function isFinished(kept: readonly NumberedEvent[]): Fault {
  return new Fault("config", `The conversation is finished at event ${kept.at(-1)?.number}.`, {
    hint: "Name an earlier event with --at, or say what comes next with --say.",
  });
}

/** With the model of the conversation, unless another one is named. A "config" Fault without a key. */
function inputsFor(given: GivenInputs, env: World["env"], { agent }: BaseState) {
  const model = given.model ?? env.LLM_MODEL ?? agent.llm.model.replace(/^(?:openai|litellm_proxy)\//, "");
  const choice = chooseModel(env, { ...given, model });
  if (choice.kind !== "real") {
    const isOfJob = choice.kind === "mistake" && given["azure-client-id"];
    throw new Fault("config", isOfJob ? `${choice.message}.` : "LLM_API_KEY is not set.", {
      ...(!isOfJob && { hint: `Set it to a key for "${model}", or name another model with --model.` }),
    });
  }
  const { apiKey, baseUrl } = choice.model;
  const all: GivenInputs = { ...given, model, "api-key": apiKey, ...(baseUrl && { "base-url": baseUrl }) };
  return readInputs(withFeatures(new Settings({ ...all, "github-token": "none" })));
}

function emptyFolder(named: string | undefined): string {
  if (named === undefined) return mkdtempSync(join(tmpdir(), "deckhand-replay-"));
  if (existsSync(named) && readdirSync(named).length > 0)
    throw new Fault("config", `The folder ${named} is not empty.`, { hint: "Name a new one with --out." });
  makeFolder(named);
  return named;
}

/**
 * An idle conversation with these events, in which the old workspace is the new one. Nobody is asked, and of the agent is
 * kept which of our tools it had: others cannot be had here.
 */
function writeCopy(store: FileStore, state: BaseState, kept: readonly NumberedEvent[], workspace: string) {
  const id = randomUUID();
  const move = movedFrom(state.workspace.working_dir, workspace);
  for (const { text, event } of kept) {
    store.write(
      `events/event-${String(kept.findIndex((one) => one.event === event)).padStart(5, "0")}-${event.id}.json`,
      move(text),
    );
  }
  const had = toolNames(state.agent);
  const isHad = (name: string) => had.includes(name) || had.includes(kindOf(name)) || BUILT_IN.includes(name);
  const tool_names = TOOL_NAMES.filter(isHad);
  const { activated_knowledge_skills, activated_path_rules, invoked_skills, agent_state } = state;
  const carried = { activated_knowledge_skills, activated_path_rules, invoked_skills, agent_state };
  const { llm, condenser, own_condenser, tool_concurrency_limit, stuck_thresholds, own_finish_schema } = state.agent;
  const settings = { condenser, own_condenser, tool_concurrency_limit, stuck_thresholds, own_finish_schema };
  const agent = { ...settings, kind: "Agent", llm: { model: llm.model }, tool_names };
  const place = { kind: "LocalWorkspace", working_dir: workspace };
  const copy = BaseState.parse({ ...carried, id, agent, workspace: place, execution_status: "idle" });
  store.write(STATE_FILE, stateFileText(copy));
  const isMissing = (name: string) => !tool_names.some((tool) => tool === name || kindOf(tool) === name);
  return { id, record: copy.agent, missing: had.filter(isMissing) };
}

/** Returns JSON with the one path for the other, also where it begins a longer path. Only absolute paths are replaced. */
export function movedFrom(old: string, now: string): (json: string) => string {
  if (!/^(?:[/\\]|[A-Za-z]:[/\\])[^/\\]/.test(old)) return (json) => json;
  const inText = (path: string) => JSON.stringify(path).slice(1, -1);
  const [path, moved] = [inText(old.replace(/[/\\]+$/, "")), inText(now)];
  return (json) => {
    const [first = "", ...rest] = json.split(path);
    return rest.reduce((text, next) => `${text}${/^[\w-]/.test(next) ? path : moved}${next}`, first);
  };
}

/** The model is that of the inputs, and tools are described as suits it. Throws a "config" Fault if a limit on cost cannot be enforced. */
function makersFor(inputs: Inputs, { id, world }: Readonly<{ id: string; world: World }>): AgentMakers {
  const settings = modelSettings(inputs, id, world);
  if (typeof inputs["max-budget-usd"] === "number") requirePrices(settings);
  const { fetch, clock, sleep, random } = world;
  const models = openModel(settings, { fetch, clock, sleep, random, onWait: printWait, onChange: printChange });
  return {
    modelFor: () => models,
    async toolsFor(specs, { features }) {
      const descriptions = descriptionsFor(settings.model, features.context_window);
      const names = specs.map(({ name }) => name);
      return toolsNamed(names, descriptions, { toMarkdown: async (html) => pageText(html) });
    },
  };
}

/** Without the calls of tools that are not there, and their results. */
function withTools(events: readonly Event[], names: readonly string[]): readonly Event[] {
  return events.filter((event) => !("tool_name" in event) || names.includes(String(event.tool_name)));
}

function wordsOf(end: RunEnd): string {
  switch (end.status) {
    case "failed":
      return `failed: ${sentences(end.fault.message, end.fault.hint)}`;
    case "exhausted":
      return `exhausted: the limit of ${end.limit.most} ${end.limit.of === "money" ? "dollars" : end.limit.of} is reached`;
    default:
      return end.status;
  }
}

function tell(write: (text: string) => void, text: string, exitCode: number): number {
  write(`${text}\n`);
  return exitCode;
}
