/** Reads the name of a host on the internet as somebody wrote it. */
import { domainToASCII } from "node:url";

/** Two parts or more. The last one has a letter: an address is not a name. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/;

const OWN = /(?:^|\.)(?:localhost|localdomain)$/;

/** Known by their names, so that they are refused in the same words where no name is looked up. */
const METADATA = new Set(["metadata.google.internal", "instance-data.ec2.internal", "metadata.azure.internal"]);

/** Whether a name, in lower case, is that of a cloud's metadata service. */
export function isMetadata(name: string): boolean {
  return METADATA.has(name);
}

/**
 * In lower case and in ASCII, as it is looked up: `Bücher.Example.` is `xn--bcher-kva.example`. Undefined for what is no
 * such name: an address however it is written, a wildcard, a name of one part or of the machine itself, the metadata
 * service of a cloud, `user@host`, and a URL.
 */
export function hostName(text: string): string | undefined {
  if (/[\s@:/?#*\\%[\]]/.test(text) || text.length > 253) return undefined;
  const name = domainToASCII(text).replace(/\.$/, "");
  return NAME.test(name) && !OWN.test(name) && !isMetadata(name) ? name : undefined;
}
