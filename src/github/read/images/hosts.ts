/** Where GitHub keeps what people attach: addresses of other hosts are never asked for. */

const CDN = /^(?:private-user|user)-images\.githubusercontent\.com$/;
const STORAGE = /^github-production-user-asset-[a-z0-9]+\.s3(?:\.[a-z0-9-]+)?\.amazonaws\.com$/;

/** Whether an address may be asked for at all, `serverUrl` being GitHub's own. */
export function isGitHubs(url: string, serverUrl: string): boolean {
  const parsed = URL.parse(url);
  if (parsed?.username !== "" || parsed.password !== "") return false;
  const { origin, protocol, hostname, port } = parsed;
  if (origin === new URL(serverUrl).origin) return true;
  return protocol === "https:" && port === "" && (CDN.test(hostname) || STORAGE.test(hostname));
}

/** Whether a text names an attachment by it: on GitHub's own server not every address is one. */
export function isAttachment(url: string, serverUrl: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed || !isGitHubs(url, serverUrl)) return false;
  if (CDN.test(parsed.hostname)) return true;
  const isOurs = parsed.origin === new URL(serverUrl).origin;
  return isOurs && /^\/(?:user-attachments\/assets\/|[^/]+\/[^/]+\/assets\/|storage\/user\/)/.test(parsed.pathname);
}
