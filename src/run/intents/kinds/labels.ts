/** The intent `labels`: puts labels on a thread and takes them off. */
import { z } from "zod";
import { readLabels } from "../../../github/read/vocabulary.ts";
import { takeOff } from "../../../github/write/comment/reaction.ts";
import { code } from "../../../github/write/inline-code.ts";
import { addLabels } from "../../../github/write/pull-request/pull-request.ts";
import { quotedForShell } from "../../admit/labels.ts";
import { defineIntent, type Place, refused } from "../intent.ts";

const Name = z.string().min(1).max(50);

export const labels = defineIntent({
  name: "labels",
  help: "adds labels to a thread and removes labels from it; they must exist.",
  permission: "issues: write",
  most: 3,
  target: "thread",
  isForRestricted: true,
  canBeLocked: true,
  takes: { choices: "any", flags: ["create-labels"] },
  fields({ choices }) {
    const one = choices.length > 0 ? z.enum(choices) : Name;
    return { add: z.array(one).max(10).default([]), remove: z.array(one).max(10).default([]) };
  },
  words({ add, remove }, on) {
    const named = (names: readonly string[]) => names.map(code).join(", ");
    const parts = [
      ...(add.length > 0 ? [`add ${named(add)} to ${on}`] : []),
      ...(remove.length > 0 ? [`remove ${named(remove)} from ${on}`] : []),
    ];
    return parts.join(", ") || `no label for ${on}`;
  },
  async check(place, { fields, limits, target }) {
    const { add, remove } = fields;
    if (add.length + remove.length === 0) return refused("it names no label");
    const own = [...add, ...remove].find((name) => isOwnLabel(place, name));
    if (own !== undefined) return refused(`${code(own)} calls the agent or decides what it may do`);
    const known = add.length === 0 ? [] : (await readLabels(place.client)).map(({ name }) => name);
    const resolved = add.map((name) => known.find((one) => isSame(one, name)) ?? name);
    const missing = resolved.find((name) => !known.includes(name));
    if (missing !== undefined && !limits.flags.includes("create-labels"))
      return refused(`the repository has no label ${code(missing)}`);
    const wanted = resolved.filter((name) => !target.labels.some((one) => isSame(one, name)));
    const unwanted = target.labels.filter((name) => remove.some((one) => isSame(one, name)));
    if (wanted.length + unwanted.length === 0) return { status: "already" };
    return {
      status: "ready",
      async act() {
        if (wanted.length > 0) await addLabels(place.github, place.repository, target.number, wanted);
        for (const name of unwanted)
          await takeOff(place.github, place.repository, target.number, { kind: "label", name });
        return { url: target.url, undo: undoOf(target.number, wanted, unwanted) };
      },
    };
  },
});

/** Whatever the case of its letters, its accents and its invisible signs: GitHub, or people, may not tell them apart. */
export function isOwnLabel({ ownLabels }: Pick<Place, "ownLabels">, name: string): boolean {
  return ownLabels.some((own) => letters(own) === letters(name));
}

function letters(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{C}\s]/gu, "")
    .toLowerCase();
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function undoOf(number: number, added: readonly string[], removed: readonly string[]): string {
  const flags = [
    ...added.map((name) => `--remove-label ${quotedForShell(name)}`),
    ...removed.map((name) => `--add-label ${quotedForShell(name)}`),
  ];
  return `gh issue edit ${number} ${flags.join(" ")}`;
}
