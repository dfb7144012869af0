/**
 * The content of an observation as the model reads it. For some tools the log has the raw output, and next to it the
 * fields that belong to its text, as in the OpenHands SDK.
 */
import { z } from "zod";
import { clipMiddle } from "../../lib/text.ts";
import { type Content, text } from "../event/content.ts";
import type { Observation } from "../event/kind/actions.ts";

const ERROR_MARK = "[An error occurred during execution.]\n";

/** With a mark in front of an error. */
export function shownContent(observation: Observation): readonly Content[] {
  const mark = observation.is_error ? [text(ERROR_MARK)] : [];
  const [head, body] = partsOf(observation);
  return [...head, ...mark, ...(observation.kind === "TerminalObservation" ? body.map(clipped) : body)];
}

/** In characters. Our own terminal keeps to less; the log of another may have all that a command printed. */
const LONGEST = 50_000;

function clipped(block: Content): Content {
  return block.type === "text" ? { ...block, text: clipMiddle(block.text, LONGEST, "[... cut ...]") } : block;
}

/** Without the mark: for people, who see in another way that it is an error. */
export function outputOf(observation: Observation): readonly Content[] {
  return partsOf(observation).flat();
}

type Parts = readonly [head: readonly Content[], body: readonly Content[]];

function partsOf(observation: Observation): Parts {
  const { kind, content } = observation;
  if (kind === "TerminalObservation") return [[], [text(terminalText(observation))]];
  if (kind !== "TaskObservation") return [[], content];
  const { task_id, subagent, status } = observation;
  return [[text(`Task ID: ${task_id}\nSubagent: ${subagent}\nStatus: ${status}`)], content];
}

const COLOR = "(?:bright-)?(?:black|red|green|yellow|blue|magenta|cyan|white)";
const STYLE = `(?:(?:on-)?${COLOR}|bold|dim|italic|underline|strikethrough|reverse)`;

/**
 * The colors of one line of an output, for people: spans from a character to before another, each with its styles, such as
 * `bold red`. A line that no longer has this `length` was changed since, by a mask for example, and has no colors.
 */
export const StyledLine = z
  .strictObject({
    line: z.int().min(0),
    length: z.int().min(0),
    spans: z
      .array(
        z.tuple([z.int().min(0), z.int().min(0), z.string().regex(new RegExp(`^${STYLE}(?: ${STYLE})*$`))]).readonly(),
      )
      .readonly(),
  })
  .readonly();
export type StyledLine = z.infer<typeof StyledLine>;

/** Takes an output as `outputOf` has it, by its lines. The model is not told. */
export function stylesOf({ metadata }: Observation): readonly StyledLine[] {
  const { prefix, styles } = Metadata.parse(metadata ?? {});
  const before = prefix.split("\n").length - 1;
  return styles.map((styled) => ({ ...styled, line: styled.line + before }));
}

/** `unsaid` is ours: the other fields that the model is not told, because it knows them. So is `styles`. */
const SoundMetadata = z.object({
  exit_code: z.int().catch(-1),
  working_dir: z.string().nullish(),
  py_interpreter_path: z.string().nullish(),
  prefix: z.string().catch(""),
  suffix: z.string().catch(""),
  unsaid: z.array(z.string()).optional(),
  styles: z.array(StyledLine).readonly().default([]).catch([]),
});
/** Made once: this is read of every observation at every step. */
const Metadata = SoundMetadata.catch(() => SoundMetadata.parse({}));

function terminalText({ content, metadata }: Observation): string {
  const { prefix, suffix, unsaid, styles: _, ...about } = Metadata.parse(metadata ?? {});
  const raw = content.map((block) => (block.type === "text" ? block.text : "")).join("");
  const head = `${prefix}${raw}${suffix}`;
  const isSaid = (name: keyof typeof about) => !unsaid?.includes(name);
  const lines = [
    ...(about.working_dir && isSaid("working_dir") ? [`[Current working directory: ${about.working_dir}]`] : []),
    ...(about.py_interpreter_path && isSaid("py_interpreter_path")
      ? [`[Python interpreter: ${about.py_interpreter_path}]`]
      : []),
    ...(about.exit_code !== -1 && isSaid("exit_code") ? [`[Command finished with exit code ${about.exit_code}]`] : []),
  ];
  return [...(head === "" && unsaid ? [] : [head]), ...lines].join("\n");
}
