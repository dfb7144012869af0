/** The address of an agent server: what goes there is encrypted, or stays in a private network. */
import { BlockList, isIP } from "node:net";
import { Fault } from "../lib/fault.ts";

/** The address with a slash at its end. Throws a "config" Fault for one that is no address of a server, or is public and not encrypted. */
export function serverAddress(text: string): URL {
  const url = URL.parse(text.endsWith("/") ? text : `${text}/`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw new Fault("config", "The address of the agent server must be a URL that starts with http:// or https://.");
  // Requests replace both.
  if (url.search !== "" || url.hash !== "")
    throw new Fault("config", "The address of the agent server must not contain `?` or `#`.");
  if (url.protocol === "https:" || isNear(url.hostname)) return url;
  throw new Fault("config", "What the agent server gets would be sent without encryption.", {
    hint: "Use https://, or reach the server on a private network or through a tunnel.",
  });
}

/** This machine, a service of the job, or a private network. `name` is that of a URL, which writes addresses in one way. */
function isNear(name: string): boolean {
  const address = name.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(address);
  if (family === 0) return /^(?:[^.]+|.+\.(?:local|internal))$/.test(name);
  const near = new BlockList();
  for (const [network, prefix] of NEAR) near.addSubnet(network, prefix, isIP(network) === 6 ? "ipv6" : "ipv4");
  return near.check(address, family === 6 ? "ipv6" : "ipv4");
}

const NEAR = [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const;
