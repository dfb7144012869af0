/** Names work in the refs of nested repositories, of which the files alone are kept. */
import { join } from "node:path";
import { lookAtUntrusted } from "../core/workspace/untrusted-files.ts";
import { code } from "../markdown/inline-code.ts";
import type { Withheld } from "../policy/codes.ts";
import { type LookPlace, openLook } from "./checkout-objects.ts";
import { readCheckoutRefs, type WorkRef } from "./checkout-refs.ts";
import { newCommits } from "./missing-work.ts";

/** Repositories, and refs in one of them. */
const MOST = 20;

/** For those that are in `leftOut`: each ref with commits that its HEAD and its remote branches do not lead to. */
export async function nestedRefs(place: LookPlace, leftOut: readonly Withheld[]): Promise<readonly Withheld[]> {
  const named = leftOut.filter(({ code: why }) => why === "DKH-110" || why === "DKH-112").map(({ path }) => path);
  const isRepository = (path: string) => lookAtUntrusted(place.workspace, `${path}/.git`)?.isDirectory() === true;
  const found: Withheld[] = [];
  for (const path of [...new Set(named)].filter(isRepository).slice(0, MOST)) {
    for (const { kind, name, commit } of await refsOf({ ...place, workspace: join(place.workspace, path) })) {
      const detail = `${kind} in this repository, ${code(name)} at ${code(commit.slice(0, 7))}`;
      found.push({ path, code: "DKH-114", detail });
    }
  }
  return found;
}

async function refsOf(place: LookPlace): Promise<readonly WorkRef[]> {
  const now = readCheckoutRefs(place.workspace);
  const known = new Set([...(now?.others ?? []), ...(now?.head === undefined ? [] : [now.head])]);
  const refs = (now?.refs ?? []).filter(({ commit }) => !known.has(commit)).slice(0, MOST);
  if (refs.length === 0) return [];
  const tips = refs.map(({ commit }) => commit);
  const fresh = await openLook(place)
    .then((look) => newCommits(look, tips, [...known], []))
    .catch(() => tips);
  return refs.filter(({ commit }) => fresh.includes(commit));
}
