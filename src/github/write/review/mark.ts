/** The sign by which we know a finding of ours again: a comment that nobody sees, with a code that nobody else can make. */
import type { Severity } from "../../../tools/review/finding.ts";
import { sealFor } from "../seal.ts";

/** What a mark stands for. The severity is in it because the words above it can be edited. */
export type Marked = Readonly<{ kind: Severity | "mended"; fingerprint: string }>;

/** Of one pull request: a mark that is copied to another one means nothing there. */
export type Marker = Readonly<{ mark(marked: Marked): string; read(body: string): Marked | undefined }>;

const FORM = /<!-- deckhand:finding (blocking|important|minor|mended) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/;

/** `key` is a secret of ours, from which another one is drawn; `place` is `owner/name#number`. Without a key nothing is ours. */
export function findingMarker(key: string, place: string): Marker {
  if (key === "") return { mark: () => "", read: () => undefined };
  const seal = sealFor(key, "deckhand review findings", place);
  return {
    mark: ({ kind, fingerprint }) =>
      `<!-- deckhand:finding ${kind} ${fingerprint} ${seal.codeOf([kind, fingerprint])} -->`,
    read(body) {
      const [, kind, fingerprint = "", code = ""] = FORM.exec(body) ?? [];
      if (kind === undefined) return undefined;
      const marked = { kind: kind as Marked["kind"], fingerprint }; // one of those that FORM names
      return seal.isOurs(code, [kind, fingerprint]) ? marked : undefined;
    },
  };
}
