/** Lists the connections of commands that the sandbox blocked, and says how to allow them. */
import { oneLine } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { type Nobody, whyNobody } from "../approval/nobody.ts";

/** A refused connection. `allow` is the word that is missing in the input; "fork" is for code of a fork. */
export type Denial = Readonly<{
  host: string;
  port: number;
  reason: "closed" | "unlisted" | "shut" | "private" | "never" | "port" | "unknown" | "unnamed" | "malformed" | "fork";
  allow?: string | undefined;
}>;

/**
 * The input that decides, and its value. With `isAsking` it opens registries only: other hosts are granted by a person,
 * to one command, and `value` has none of them. `nobody` says why no person could be asked.
 */
export type NetworkInput = Readonly<{
  name: "network" | "setup-network";
  value: string;
  isAsking?: boolean;
  nobody?: Nobody | undefined;
}>;

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
  if (input.isAsking)
    return remedyByGrant(reason, denials, input.nobody) ?? remedyFor(reason, denials, { ...input, isAsking: false });
  const setting = settingWith(denials, input);
  switch (reason) {
    case "closed":
    case "unlisted":
      return `To allow it, set ${setting}.`;
    case "shut": {
      const more = denials.some(({ allow }) => allow !== undefined) ? ` and ${setting}` : "";
      return `${SHUT} have no network. ${packagesIn(denials)}To open it on such threads as well, set ${code("mixed-threads: as-trusted")}${more}: then text by strangers can steer what commands send.`;
    }
    case "private":
      return `The name resolves to a private address, which is allowed only for a host that the input ${code(input.name)} names itself. To allow it, set ${setting}.`;
    case "never":
      return "The name resolves to the runner itself, to a link-local address or to a cloud metadata service. This cannot be allowed.";
    case "port":
      return `Other ports than 80 and 443 are open only where the input ${code(input.name)} names the host with its port. To allow it, set ${setting}.`;
    case "unknown":
      return "The name has no address: check its spelling, and the name servers of the runner.";
    case "unnamed":
      return "An address, or a name of one word, cannot be allowed: use the full name of the host.";
    case "malformed":
      return "This is not the address of a website: check what the command asks for.";
    case "fork":
      return "Commands on the code of a fork have no network, whatever the inputs say. Install what they need in a step before this action.";
  }
}

const SHUT = "People without write access wrote in this thread, so commands";

/** The safe way comes first: the set-up command runs before anybody's words reach the agent. */
function packagesIn(denials: readonly Denial[]): string {
  const isRegistry = denials.some(({ allow }) => allow !== undefined && !allow.includes("."));
  const what = isRegistry ? "Install packages" : "Download what is needed";
  const hosts = isRegistry
    ? "it can reach the package registries even here"
    : "it can reach the hosts of `setup-network` even here";
  return `${what} with the input ${code("setup-command")}: ${hosts}. `;
}

/** undefined where a grant makes no difference. */
function remedyByGrant(
  reason: Denial["reason"],
  denials: readonly Denial[],
  nobody: Nobody | undefined,
): string | undefined {
  const words = [...new Set(denials.flatMap(({ allow }) => allow ?? []))];
  const presets = words.filter((word) => !word.includes(".")).map((word) => code(oneLine(word, 100)));
  const open = presets.length === 0 ? "" : `add ${presets.join(", ")} to the input ${code("network")}`;
  const asked =
    nobody === undefined
      ? `mention me and ask for it: the agent has to call ${code("request_network")}, and a person grants the host to that one command`
      : `a person grants it to one command, and in this run there was nobody to ask, because ${whyNobody(nobody)}`;
  switch (reason) {
    case "closed":
    case "unlisted": {
      const isAll = words.every((word) => !word.includes("."));
      if (open !== "" && isAll) return `To allow it, ${open}.`;
      const first = open === "" ? "" : ` For the registries among them, ${open}.`;
      return `Such a host is open only where it is granted, whatever ${code("network")} says: ${asked}.${first}`;
    }
    case "shut":
      return `${SHUT} have no network, and none can be granted. ${packagesIn(denials)}To open it on such threads as well, set ${code("mixed-threads: as-trusted")}${open === "" ? "" : ` and ${open}`}: then text by strangers can steer what commands send.`;
    case "private":
      return `The name resolves to a private address, which is allowed only for a host that the input ${code("network")} names itself and that a person grants. To allow it, add the name of the host to that input; ${asked}.`;
    case "port":
      return `Other ports than 80 and 443 are open only where the input ${code("network")} names the host with its port, and a person grants the host. To allow it, add ${words.map((word) => code(oneLine(word, 100))).join(", ")} to that input; ${asked}.`;
    default:
      return undefined;
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
