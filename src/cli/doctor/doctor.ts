/** The command `deckhand doctor`: asks the configured model one cheap question, and says what it can do. */
import { readInputs } from "../../action/runner/input/inputs.ts";
import { replyIn } from "../../core/model/failure/model-fault.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { modelSettings } from "../../run/agent/agent.ts";
import { chooseModel, type GivenInputs, inputVariables, parseArguments } from "../arguments.ts";
import { plain } from "../readable.ts";
import { type AskWorld, askModel } from "./ask.ts";
import { describeFindings } from "./findings.ts";

export type DoctorOptions = Readonly<{
  /** What follows `doctor` on the command line. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  world: AskWorld & Readonly<{ now(): Date }>;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** Of all questions together. The default is three minutes. */
  limitMs?: number;
}>;

const LIMIT_MS = 180_000;

/** The exit code: 0 when the model called the tool, 1 when it did not or could not be asked, 2 on wrong options. */
export async function doctor(options: DoctorOptions): Promise<number> {
  const { argv, env, world, stdout, stderr, limitMs = LIMIT_MS } = options;
  const flags = parseArguments(argv, ["input", "help"]);
  if (flags.kind === "help") return tell(stdout, prompt("doctor-usage"), 0);
  if (flags.kind === "mistake") return tell(stderr, `${flags.message} (see deckhand doctor --help)`, 2);
  const choice = chooseModel(env, flags.inputs);
  if (choice.kind !== "real") return tell(stderr, choice.kind === "mistake" ? choice.message : NO_MODEL, 2);
  const { model, apiKey, baseUrl } = choice.model;
  const given: GivenInputs = { ...flags.inputs, model, "api-key": apiKey, ...(baseUrl && { "base-url": baseUrl }) };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(tooLate(limitMs)), limitMs);
  try {
    const inputs = readInputs({ ...inputVariables(given), "INPUT_GITHUB-TOKEN": "none" });
    const { fallbackModels: _, ...settings } = modelSettings(inputs, "doctor", { ...world, env });
    const finding = await askModel(
      { ...settings, visionModel: undefined },
      { ...world, signal: AbortSignal.any([world.signal, late.signal]) },
    );
    stdout(`${describeFindings({ settings, given, finding, now: world.now() })}\n`);
    return finding.calling === "native" || finding.calling === "words" ? 0 : 1;
  } catch (error) {
    const { message, hint } = toFault(error);
    const reply = replyIn(error);
    const words = reply === undefined ? sentences(message, hint) : `${message}\nIt replied:\n${reply}`;
    return tell(stderr, plain(words), 1);
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(limitMs: number): Fault {
  return new Fault("model", `There was no whole reply within ${limitMs / 1000} seconds.`, {
    hint: "Check `base-url` and `model`, and whether the endpoint is busy: a run would wait for it until its time is up.",
  });
}

const NO_MODEL = "There is no model to ask: set LLM_API_KEY and LLM_MODEL, or give the inputs api-key and model";

function tell(write: (text: string) => void, text: string, exitCode: number): number {
  write(`${text}\n`);
  return exitCode;
}
