/** Who wrote the texts that are read, and what they may do in the repository. */

import type { Linked } from "../linked/linked.ts";
import type { Reviews } from "../pull/reviews.ts";
import type { Thread } from "../thread.ts";
import { checkPermission, type PermissionClient } from "./permission.ts";

/** Whether an author may push to this repository, as GitHub says now. */
export type Standing = "can push" | "cannot push" | "permission unknown";

/** By login. A missing person was not looked up. */
export type Standings = ReadonlyMap<string, Standing>;

/**
 * Looks up each author once, up to `most`. Nothing is known about the others, nor about bots and deleted accounts,
 * which have no permissions.
 */
export async function standingsOf(client: PermissionClient, authors: readonly string[], most = 20): Promise<Standings> {
  const asked = [...new Set(authors)].filter(isPerson).slice(0, most);
  const found = await Promise.all(
    asked.map(async (login): Promise<[string, Standing]> => {
      const permission = await checkPermission(client, { login, id: undefined });
      if (permission.status === "allowed") return [login, "can push"];
      return [login, permission.isSure ? "cannot push" : "permission unknown"];
    }),
  );
  return new Map(found);
}

function isPerson(login: string): boolean {
  return login !== "ghost" && !login.endsWith("[bot]");
}

/** All other authors, each once: of the thread's own text, then the newest first. */
export function authorsOf(
  thread: Thread | undefined,
  reviews: Reviews | undefined,
  linked: readonly Linked[] = [],
): readonly string[] {
  const said: readonly Readonly<{ author: string; isOwn?: true }>[] = [
    ...(thread ? [thread, ...thread.comments.toReversed()] : []),
    ...(reviews ? [...reviews.linked, ...reviews.reviews, ...reviews.threads.flatMap(({ comments }) => comments)] : []),
    ...linked,
  ];
  return [...new Set(said.filter(({ isOwn }) => !isOwn).map(({ author }) => author))];
}

/** The authors who are not known to have write access. `isTrusted`: the workflow names them as allowed. */
export function strangersIn(
  authors: readonly string[],
  standings: Standings,
  isTrusted: (login: string) => boolean,
): readonly string[] {
  return authors.filter((login) => standings.get(login) !== "can push" && !isTrusted(login));
}

type Signed = Readonly<{ author: string; association: string; isOwn?: true }>;

/** `bob (NONE, cannot push)`, or `you (bob)`; without `standings`, nobody was looked up. */
export function titled({ author, association, isOwn }: Signed, standings: Standings | undefined): string {
  if (isOwn) return `you (${author})`;
  const standing = standings && (standings.get(author) ?? "permission unknown");
  return `${author} (${[association, standing].filter(Boolean).join(", ")})`;
}
