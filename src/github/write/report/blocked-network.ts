/** What people are told of connections that commands were not let through, and how to allow them. */
import { oneLine } from "../../../lib/text.ts";
import { code } from "../inline-code.ts";

/** A refused connection. `allow` is the word that is missing in the input; "fork" is for code of a fork. */
export type Denial = Readonly<{
  host: string;
  port: number;
  reason: "closed" | "unlisted" | "shut" | "private" | "never" | "port" | "unknown" | "unnamed" | "malformed" | "fork";
  allow?: string | undefined;
}>;

/** The input that decides, and its value. */
export type NetworkInput = Readonly<{ name: "network" | "setup-network"; value: string }>;

const MOST = 10;

/** A sentence or two for each reason, "" for no denials. A host is named once for each. */
export function blockedNetwork(denials: readonly Denial[], input: NetworkInput): string {
  const reasons = [...new Set(denials.map(({ reason }) => kindOf(reason)))];
  return reasons
    .map((reason) => {
      const those = denials.filter((denial) => kindOf(denial.reason) === reason);
      return `Blocked network access: ${namesOf(those)}. ${remedyFor(reason, those, input)}`.trim();
    })
    .join("\n\n");
}

/** For both of them, a word is missing in the input. */
const kindOf = (reason: Denial["reason"]) => (reason === "closed" ? "unlisted" : reason);

function remedyFor(reason: Denial["reason"], denials: readonly Denial[], input: NetworkInput): string {
  const setting = settingWith(denials, input);
  switch (reason) {
    case "closed":
    case "unlisted":
      return `To allow it, set ${setting}.`;
    case "shut": {
      const more = denials.some(({ allow }) => allow !== undefined) ? ` and ${setting}` : "";
      return `People who cannot push have written on this thread, so commands have no network. To allow it on such threads, set ${code("mixed-threads: as-trusted")}${more}.`;
    }
    case "private":
      return `The name leads to a private address, which is allowed only for a host that the input ${code(input.name)} names itself. To allow it, set ${setting}.`;
    case "never":
      return "The name leads to the runner itself, to its local link or to its cloud's metadata service. This cannot be allowed.";
    case "port":
      return "Only the ports 80 and 443 are open.";
    case "unknown":
      return "The name has no address.";
    case "unnamed":
      return "An address, or a name of one word, cannot be allowed: use the full name of the host.";
    case "malformed":
      return "This is not the address of a website.";
    case "fork":
      return "Commands on the code of a fork have no network, whatever the inputs say.";
  }
}

function namesOf(denials: readonly Denial[]): string {
  const names = [...new Set(denials.map(({ host, port }) => ([0, 80, 443].includes(port) ? host : `${host}:${port}`)))];
  const some = names.slice(0, MOST).map((name) => code(oneLine(name, 100)));
  return names.length > MOST ? `${some.join(", ")} and ${names.length - MOST} more` : some.join(", ");
}

/** The line for the workflow: what the input has, and what is missing. */
function settingWith(denials: readonly Denial[], { name, value }: NetworkInput): string {
  const missing = denials.flatMap(({ allow }) => (allow === undefined ? [] : [oneLine(allow, 100)]));
  const words = [...(value === "none" || value === "" ? [] : [value]), ...new Set(missing)].slice(0, MOST + 1);
  return code(`${name}: ${words.join(", ")}`);
}
