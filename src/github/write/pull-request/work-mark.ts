/** The marks by which we know a branch and its pull request again where nothing else is remembered of them. */
import { sealFor } from "../seal.ts";

/** Of one thread: a mark that is copied to another one, or to another branch, means nothing there. */
export type WorkMarker = Readonly<{
  /** A line that nobody sees, for the body of the pull request from that branch; "" without a secret. */
  mark(branch: string): string;
  isMarked(body: string, branch: string): boolean;
  /** Of the commits of a conversation: a trailer without its newline, or undefined without a secret. */
  trailer(conversationId: string): string | undefined;
  hasTrailer(message: string): boolean;
}>;

const MARK = /<!-- deckhand:work ([0-9a-f]{32}) -->/g;
const CONVERSATION = /^Agent-Conversation: (\S+)$/m;
const TRAILER = /^Agent-Mark: ([0-9a-f]{32})$/m;

/** `secret` is one of ours, or "" where there is none; `number` is that of the thread. */
export function workMarker(
  secret: string,
  { repositoryId, number }: Readonly<{ repositoryId: number; number: number }>,
): WorkMarker {
  if (secret === "") {
    return { mark: () => "", isMarked: () => false, trailer: () => undefined, hasTrailer: () => false };
  }
  const seal = sealFor(secret, "deckhand work", `${repositoryId}#${number}`);
  return {
    mark: (branch) => `<!-- deckhand:work ${seal.codeOf(["branch", branch])} -->`,
    isMarked(body, branch) {
      const [found, ...others] = body.matchAll(MARK);
      return found?.[1] !== undefined && others.length === 0 && seal.isOurs(found[1], ["branch", branch]);
    },
    trailer: (conversation) => `Agent-Mark: ${seal.codeOf(["conversation", conversation])}`,
    hasTrailer(message) {
      const [, conversation = ""] = CONVERSATION.exec(message) ?? [];
      const [, code] = TRAILER.exec(message) ?? [];
      return code !== undefined && seal.isOurs(code, ["conversation", conversation]);
    },
  };
}
