/** Reads the name of an internet host as somebody wrote it. */
import { domainToASCII } from "node:url";

/** Two or more parts, the last of them with a letter: an address is not a name. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/;

const OWN = /(?:^|\.)(?:localhost|localdomain)$/;

/** They are known by name, so that they are refused with the same reason if no name is looked up. */
const METADATA = new Set(["metadata.google.internal", "instance-data.ec2.internal", "metadata.azure.internal"]);

/** Whether a lower-case name belongs to a cloud's metadata service. */
export function isMetadata(name: string): boolean {
  return METADATA.has(name);
}

/**
 * Returns the name in lower case and ASCII, as it is looked up: `Bücher.Example.` is `xn--bcher-kva.example`. Returns
 * undefined for anything else: an address in any notation, a wildcard, a name of one part or of the machine itself, a
 * cloud's metadata service, `user@host`, and a URL.
 */
export function hostName(text: string): string | undefined {
  if (/[\s@:/?#*\\%[\]]/.test(text) || text.length > 253) return undefined;
  const name = domainToASCII(text).replace(/\.$/, "");
  return NAME.test(name) && !OWN.test(name) && !isMetadata(name) ? name : undefined;
}
