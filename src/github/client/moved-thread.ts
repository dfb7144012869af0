/**
 * Keeps what is asked about a thread from reaching another one. GitHub redirects all that is asked about an issue that was transferred
 * to the issue in the other repository, writes too, and `fetch` makes a GET of a POST that is redirected.
 */

/** The address of a thread, or of a comment on one: the part before the repository, the repository, and what follows. */
const THREAD = /^(.*)(\/repos\/[^/]+\/[^/]+)(\/(?:issues|pulls)\/(?:comments\/)?\d+(?:[/?].*)?)$/;

/**
 * Asks again after `answer`, which was a redirection, if it leads to the same thread in a repository that was renamed. Otherwise the
 * redirection is what it resolves to.
 */
export async function followHere(
  ask: typeof fetch,
  url: string,
  { init, answer }: Readonly<{ init: RequestInit; answer: Response }>,
): Promise<Response> {
  const [, api = "", repository = "", rest = ""] = THREAD.exec(url) ?? [];
  const location = answer.headers.get("location") ?? "";
  if (rest === "" || !location.endsWith(rest)) return answer;
  const places = [api + repository, location.slice(0, -rest.length)];
  const [here, there] = await Promise.all(places.map((place) => idOf(ask, place, init)));
  return here !== undefined && here === there ? ask(url, init) : answer;
}

/** Undefined where the repository cannot be read. */
async function idOf(ask: typeof fetch, url: string, { headers, signal }: RequestInit): Promise<unknown> {
  const response = await ask(url, { ...(headers && { headers }), ...(signal && { signal }) });
  return response.ok ? Object(await response.json()).id : undefined;
}
