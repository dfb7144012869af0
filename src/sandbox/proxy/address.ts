/** Classifies addresses: public, private, or never reachable for tools. */
import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * "public": on the internet. "private": in a network of the machine. "never": the machine itself, link-local addresses,
 * metadata services of clouds, multicast, and invalid addresses.
 */
export type Reach = "public" | "private" | "never";

/** Addresses that are not on the internet: IANA's special-purpose registries. */
const SPECIAL_4 = [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["172.16.0.0", 12],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
] as const;

/** The machine itself, link-local addresses, multicast, IANA's protocols, and the metadata services of clouds. */
const NEVER_4 = [
  ["0.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["192.0.0.0", 24],
  ["192.88.99.0", 24],
  ["224.0.0.0", 3],
  ["100.100.100.200", 32], // Alibaba Cloud
  ["168.63.129.16", 32], // Azure
] as const;

/** In IPv6, `2000::/3` is the internet and `fc00::/7` is private. These are never reached. */
const NEVER_6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16], // leads to an IPv4 address
  ["3fff::", 20],
  ["fd00:ec2::", 32], // Amazon
  ["fd00:42::", 32], // Scaleway
  ["fd00:c1::", 32], // Oracle
  ["fd20:ce::", 32], // Google
] as const;

/** The class of a resolved address. An invalid address is never reached. */
export function reachOf(address: string): Reach {
  if (isIPv4(address)) {
    if (isIn(address, "ipv4", NEVER_4)) return "never";
    return isIn(address, "ipv4", SPECIAL_4) ? "private" : "public";
  }
  if (!isIPv6(address) || isIn(address, "ipv6", NEVER_6)) return "never";
  if (isIn(address, "ipv6", [["2000::", 3]])) return "public";
  return isIn(address, "ipv6", [["fc00::", 7]]) ? "private" : "never";
}

/** Whether a resolved address is on the public internet. */
export function isPublic(address: string): boolean {
  return reachOf(address) === "public";
}

type Ranges = readonly (readonly [network: string, prefix: number])[];

function isIn(address: string, family: "ipv4" | "ipv6", ranges: Ranges): boolean {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list.check(address, family);
}
