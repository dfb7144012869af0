/** Who wrote what is read, and what they may do in the repository. */

import type { Linked } from "../linked/linked.ts";
import type { Reviews } from "../pull/reviews.ts";
import type { Thread } from "../thread.ts";
import { checkPermission, type PermissionClient } from "./permission.ts";

/** Of an author: whether they may push here, as GitHub says now. */
export type Standing = "can push" | "cannot push" | "permission unknown";

/** By login. Who is not there was not asked about. */
export type Standings = ReadonlyMap<string, Standing>;

/**
 * Looks up each author once, the first `most` of them; of the others nothing is known, nor of bots and deleted accounts,
 * of which GitHub has no permission to tell.
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

/** Everybody else whose words are read, each once: those of the thread's head, then the newest first. */
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

/** Those of whom it is not known that they may push here. `isTrusted`: the workflow says by name that they may ask. */
export function strangersIn(
  authors: readonly string[],
  standings: Standings,
  isTrusted: (login: string) => boolean,
): readonly string[] {
  return authors.filter((login) => standings.get(login) !== "can push" && !isTrusted(login));
}

type Signed = Readonly<{ author: string; association: string; isOwn?: true }>;

/** `bob (NONE, cannot push)`, or `you (bob)`; without `standings` nobody was asked about. */
export function titled({ author, association, isOwn }: Signed, standings: Standings | undefined): string {
  if (isOwn) return `you (${author})`;
  const standing = standings && (standings.get(author) ?? "permission unknown");
  return `${author} (${[association, standing].filter(Boolean).join(", ")})`;
}
