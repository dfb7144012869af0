/** What people are told of a careful run: whose words it read, and what it did without. */
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { carefulWay } from "../ground/home/propose.ts";
import { printNotice } from "../runner/console.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import type { Care } from "./care.ts";

const MOST = 5;

type Withheld = Readonly<{ servers: readonly string[]; trigger: Pick<Trigger, "kind"> }>;

/** The log always says whose words they are. What people are told on the thread is the result, if anything was withheld that the workflow lends. */
export function tellCare(care: Care, given: Inputs, more: Withheld): string | undefined {
  const words = careWords(care, given, more);
  const who = namesOf(care.strangers);
  if (who !== "") printNotice(words ?? `The agent reads words of people who cannot push here: ${who}.`);
  return words;
}

function careWords({ strangers, caution }: Care, given: Inputs, { servers, trigger }: Withheld): string | undefined {
  if (!caution) return undefined;
  const isLink = !caution.proposes && carefulWay(given["create-pr"], trigger) !== given["create-pr"];
  const withheld = [
    ...(Object.keys(given.secrets ?? {}).length > 0 ? ["tools had no secrets"] : []),
    ...(servers.length > 0 ? [`servers with secrets were not started (${servers.join(", ")})`] : []),
    ...(caution.closesNetwork ? ["commands had no network"] : []),
    ...asking(given, caution.inputs),
    ...(isLink ? ["the pull request is for a person to open"] : []),
  ];
  if (withheld.length === 0) return undefined;
  return prompt("careful", { who: namesOf(strangers), withheld: withheld.join("; ") });
}

function asking(given: Inputs, { confirmation, "confirmation-threshold": threshold }: Inputs): string[] {
  if (given.confirmation === confirmation && given["confirmation-threshold"] === threshold) return [];
  return [
    confirmation === "always"
      ? "every action had to be approved"
      : `actions from ${threshold} risk on had to be approved`,
  ];
}

/** `tom, eve and 2 more`. */
function namesOf(people: readonly string[]): string {
  const shown = people.slice(0, MOST).map((login) => oneLine(login, 50));
  return people.length > MOST ? `${shown.join(", ")} and ${people.length - MOST} more` : shown.join(", ");
}
