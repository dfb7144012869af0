/** Why something did not leave as it was: one stable code each, the same table as in docs/codes.md. */

/** `message` follows the name of what is withheld; `hint` says what a person can do about it. */
export const CODES = {
  "DKH-101": {
    message: "is a workflow, and an agent never changes what runs with your secrets",
    hint: "Read the patch, and apply it yourself if you want it.",
  },
  "DKH-102": {
    message: "belongs to git itself",
    hint: "Read the patch, and make this change yourself if you want it.",
  },
  "DKH-103": {
    message: "is protected: it steers agents, owners, builds or what is installed",
    hint: "Read the patch, and apply it yourself if you want it.",
  },
  "DKH-104": {
    message: "is a link that leaves the repository or leads to something protected",
    hint: "Ask for a file, or for a link to an ordinary file of the repository.",
  },
  "DKH-105": {
    message: "is neither a plain file nor a link",
    hint: "Add or move submodules yourself.",
  },
  "DKH-106": {
    message: "is too large",
    hint: "Let the build make it or download it, or add it yourself, with Git LFS perhaps.",
  },
  "DKH-107": { message: "touches too many files", hint: "Ask for less at once, or raise `max-patch-files`." },
  "DKH-108": { message: "is too long a patch", hint: "Ask for less at once, or raise `max-patch-kb`." },
  "DKH-109": {
    message: "has names or objects that git takes for an attack",
    hint: "Look at the patch before you use anything of it.",
  },
  "DKH-110": {
    message: "cannot be stored by git as it is",
    hint: "What could be kept of it is in the patch. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file.",
  },
  "DKH-111": {
    message: "is protected by this workflow's `protected-paths`",
    hint: "Read the patch, and apply it yourself if you want it, or take the pattern out of `protected-paths`.",
  },
  "DKH-112": {
    message: "cannot be stored by git as it is, and was not kept either",
    hint: "It is in no patch. It has to be made again: a nested repository without a `.git` folder, in parts that are small enough to be published.",
  },
  "DKH-113": {
    message: "has work that is not in the work tree, and so was not published",
    hint: "Only the work tree is published, as it is when the agent ends. What was kept of the rest is a patch, which no run applies by itself: apply it, or ask the agent to redo it in the work tree.",
  },
  "DKH-114": {
    message: "has work that was neither published nor kept",
    hint: "It is in no patch. It has to be made again.",
  },
  "DKH-115": {
    message: "belongs in Git LFS, where I cannot put it",
    hint: "A commit would hold its bytes in place of a pointer. Take the file from the patch, and commit it where `git lfs` is installed.",
  },
  "DKH-116": {
    message: "belongs in Git LFS, where I cannot put it, and is too large to be kept",
    hint: "It is in no patch. Make it where `git lfs` is installed, and commit it there.",
  },
  "DKH-117": {
    message: "has a name or a path that is longer than file systems take",
    hint: "Ask for a name of at most 255 bytes, in a path of at most 4,096.",
  },
  "DKH-118": {
    message: "was written by the agent and is ignored by git, so it is on no branch",
    hint: "If you want it, remove its pattern from `.gitignore`, or ask for a file in another place.",
  },
  "DKH-119": {
    message: "was staged and is not in the work tree, so it was not published",
    hint: "Only the work tree is published. What was staged is a patch, which no run applies by itself: apply it, or ask for it again.",
  },
  "DKH-201": {
    message: "holds what looks like a secret",
    hint: "If it is one, replace it with a new one.",
  },
  "DKH-202": {
    message: "has a name that holds what looks like a secret",
    hint: "If it is one, replace it with a new one.",
  },
  "DKH-203": {
    message: "said what looks like a secret, and it was taken out",
    hint: "If it is one, replace it with a new one.",
  },
} as const;

export type Code = keyof typeof CODES;

/** Whether it is work that could not be published, for no rule forbids it. */
export function isUnstored(code: Code): boolean {
  return belongsInLfs(code) || isLeftInRef(code) || code === "DKH-110" || code === "DKH-112";
}

/** Whether it is in the repository of the checkout and not in its work tree. */
export function isLeftInRef(code: Code): boolean {
  return code === "DKH-113" || code === "DKH-114";
}

/** Whether it belongs in Git LFS. */
export function belongsInLfs(code: Code): boolean {
  return code === "DKH-115" || code === "DKH-116";
}

/** Whether no patch has it, nor the next run. */
export function isLost(code: Code): boolean {
  return (
    code === "DKH-106" ||
    code === "DKH-112" ||
    code === "DKH-114" ||
    code === "DKH-116" ||
    code === "DKH-118" ||
    code === "DKH-201" ||
    code === "DKH-202"
  );
}

/** Whether it is withheld for being protected and nothing else, so that a person may let it through. */
export function isProtected(code: Code | undefined): boolean {
  return code === "DKH-103" || code === "DKH-111";
}

/** Something that was not published. `path` is "" for the change as a whole; `detail` names the place, never a secret. */
export type Withheld = Readonly<{ path: string; code: Code; detail: string }>;
