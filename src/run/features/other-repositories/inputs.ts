/** Defines the input `repositories`, and what it cannot be used with. */
import { z } from "zod";
import { Fault } from "../../../lib/fault.ts";
import { commaList } from "../../../lib/text.ts";
import { AGENT, APPROVAL, MACHINE } from "../../../runner/input/inputs.ts";
import { PUBLISH } from "../../../runner/input/publishing.ts";
import { type Settings, sliceOf } from "../../../runner/input/settings.ts";
import { knowsOthers, TRIGGER } from "../../../runner/input/trigger-settings.ts";

const REPOSITORY = /^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/;
const MOST_REPOSITORIES = 5;

const repositoryList = z.string().transform((text, context): readonly string[] => {
  const names = commaList(text.replaceAll("\n", ","));
  const isSound = names.length > 0 && names.length <= MOST_REPOSITORIES && names.every((name) => REPOSITORY.test(name));
  if (!isSound) context.addIssue(`must be 1 to ${MOST_REPOSITORIES} repositories, written as owner/name`);
  const twice = names.find((name, at) => names.slice(0, at).some((one) => one.toLowerCase() === name.toLowerCase()));
  if (isSound && twice !== undefined) context.addIssue(`must not have ${twice} twice`);
  return names;
});

/** An input, as people write it, that cannot be used with another one, and why. */
type Barred = Readonly<{ input: string; why: string }>;

const APPROVED = "what people approve is bound to the files of one repository";

/** Throws a "config" Fault that names every input that cannot be used with `repositories`. */
function requireFitting(settings: Settings): void {
  const barred = settings.slice(OTHERS_INPUT).repositories === undefined ? [] : barredIn(settings);
  if (barred.length === 0) return;
  const named = barred.map(({ input }) => `\`${input}\``).join(", ");
  const why = [...new Set(barred.map((one) => one.why))].join("; ");
  throw new Fault("config", `Invalid configuration: \`repositories\` cannot be used with ${named}: ${why}.`, {
    hint: "Leave one of them out; docs/other-repositories.md of this action says what goes together.",
  });
}

function barredIn(settings: Settings): readonly Barred[] {
  const { mode } = settings.slice(TRIGGER);
  const { confirmation } = settings.slice(APPROVAL);
  const isServer = settings.slice(MACHINE)["agent-server-url"] !== undefined;
  return [
    ...(knowsOthers(mode) ? [] : [{ input: `mode: ${mode}`, why: "that mode knows one repository" }]),
    ...(confirmation === "never" ? [] : [{ input: `confirmation: ${confirmation}`, why: APPROVED }]),
    ...(settings.slice(PUBLISH)["protected-paths"].mode === "confirm"
      ? [{ input: "protected-paths: confirm", why: APPROVED }]
      : []),
    ...(settings.slice(AGENT).memory === "propose" ? [{ input: "memory: propose", why: APPROVED }] : []),
    ...(isServer ? [{ input: "agent-server-url", why: "the server has one checkout" }] : []),
  ];
}

export const OTHERS_INPUT = sliceOf({ repositories: repositoryList.optional() }, {}, requireFitting);
