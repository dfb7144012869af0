/**
 * Keeps what is asked about a thread from reaching another one. GitHub redirects all that is asked about an issue that was transferred
 * to the issue in the other repository, writes too, and `fetch` makes a GET of a POST that is redirected.
 */
import { GitHubFault } from "./github-fault.ts";

/** GitHub leads on to an issue of another repository. Its status is that of an issue that is gone. */
export class MovedFault extends GitHubFault {
  constructor(request: string) {
    super(410, "The issue was transferred to another repository.", {
      quote: `GitHub leads on to another repository after ${request}.`,
      hint: "Ask on the issue in the other repository, if it has a workflow of its own.",
    });
  }
}

/** The address of a thread, or of a comment on one: the part before the repository, the repository, and what follows. */
const THREAD = /^(.*)(\/repos\/[^/]+\/[^/]+)(\/(?:issues|pulls)\/(?:comments\/)?\d+(?:[/?].*)?)$/;

const REDIRECTS: readonly number[] = [301, 302, 307, 308];

export function isRedirect(status: number): boolean {
  return REDIRECTS.includes(status);
}

/** As `fetch`, but the answer is the redirection itself where it leads to another thread. A repository that was renamed is followed. */
export async function fetchHere(ask: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  const [, api = "", repository = "", rest = ""] = THREAD.exec(url) ?? [];
  if (rest === "") return ask(url, init);
  const response = await ask(url, { ...init, redirect: "manual" });
  const location = response.headers.get("location");
  if (!isRedirect(response.status) || location === null) return response;
  const other = location.endsWith(rest) ? location.slice(0, -rest.length) : undefined;
  if (other === undefined) return response;
  const [here, there] = await Promise.all([api + repository, other].map((place) => idOf(ask, place, init)));
  return here !== undefined && here === there ? ask(url, init) : response;
}

/** Undefined where the repository cannot be read. */
async function idOf(ask: typeof fetch, url: string, { headers, signal }: RequestInit): Promise<unknown> {
  const response = await ask(url, { ...(headers && { headers }), ...(signal && { signal }) });
  return response.ok ? Object(await response.json()).id : undefined;
}
