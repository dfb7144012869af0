/** What a report says of what the agent was given to read: whose words, and what people do not see of them. */
import { count, oneLine } from "../../../lib/text.ts";
import { code } from "../inline-code.ts";

/** `strangers` are logins of people who cannot push, as far as is known. Of hidden parts, where they stood and how many. */
export type ReadingFacts = Readonly<{
  strangers: readonly string[];
  hidden: readonly Readonly<{ where: string; parts: number }>[];
}>;

const MOST = 10;

/** "" where all was by people who can push, and seen by everybody. */
export function renderReading({ strangers, hidden }: ReadingFacts): string {
  return [byStrangers(strangers), leftOut(hidden)].filter((line) => line !== "").join("\n\n");
}

function byStrangers(logins: readonly string[]): string {
  if (logins.length === 0) return "";
  const more = logins.length > MOST ? ` and ${count(logins.length - MOST, "other")}` : "";
  const some = logins.slice(0, MOST).map((login) => code(oneLine(login, 50)));
  return `The agent read words of people who are not known to have write access here: ${some.join(", ")}${more}.`;
}

function leftOut(hidden: ReadingFacts["hidden"]): string {
  if (hidden.length === 0) return "";
  const parts = hidden.reduce((sum, one) => sum + one.parts, 0);
  const places = hidden.slice(0, MOST).map((one) => `${one.parts} in ${oneLine(one.where, 60)}`);
  const more = hidden.length > MOST ? `, and in ${count(hidden.length - MOST, "other text")}` : "";
  const were = parts === 1 ? "hidden passage was" : "hidden passages were";
  return `${parts} ${were} left out of what the agent read: ${places.join(", ")}${more}.`;
}
