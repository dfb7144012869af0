/** Why something was withheld: one stable code each, the same table as in docs/codes.md. */

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
    message: "is protected: it controls agents, owners, builds or what is installed",
    hint: "Read the patch, and apply it yourself if you want it. To approve such files on the thread, set `protected-paths: confirm`.",
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
    hint: "Create or download it during the build, or add it yourself, for example with Git LFS.",
  },
  "DKH-107": {
    message: "touches too many files",
    hint: "Ask for less at once, or raise `max-patch-files`. If programs wrote the files, add their folder to `.gitignore`.",
  },
  "DKH-108": { message: "makes the patch too large", hint: "Ask for less at once, or raise `max-patch-kb`." },
  "DKH-109": {
    message: "has names or objects that git treats as an attack",
    hint: "Check the patch before you use any part of it.",
  },
  "DKH-110": {
    message: "cannot be stored by git as it is",
    hint: "The patch has the files that could be saved. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file.",
  },
  "DKH-111": {
    message: "is protected by this workflow's `protected-paths`",
    hint: "Read the patch, and apply it yourself if you want it, or take the pattern out of `protected-paths`.",
  },
  "DKH-112": {
    message: "cannot be stored by git as it is, and was not saved either",
    hint: "Files that were not saved are in no patch. Ask for them again: a nested repository without its `.git` folder, in parts that are small enough to be published.",
  },
  "DKH-113": {
    message: "has work that is not in the work tree, and so was not published",
    hint: "Only the work tree is published, as it is when the agent ends. Files that are saved as a patch are applied by no run: apply the patch, or ask the agent to redo them in the work tree.",
  },
  "DKH-114": {
    message: "has work that was neither published nor saved",
    hint: "Files that were not saved are in no patch. Ask the agent to make them again, in the work tree.",
  },
  "DKH-115": {
    message: "belongs in Git LFS, to which I cannot upload",
    hint: "A commit would contain its bytes instead of a pointer. Take the file from the patch, and commit it where `git lfs` is installed.",
  },
  "DKH-116": {
    message: "belongs in Git LFS, to which I cannot upload, and is too large to be saved",
    hint: "Files of Git LFS that are too large are in no patch. Create and commit them where `git lfs` is installed.",
  },
  "DKH-117": {
    message: "has a name or a path that is too long for file systems",
    hint: "Ask for a name of at most 255 bytes, in a path of at most 4,096.",
  },
  "DKH-118": {
    message: "was written by the agent and is ignored by git, so it is on no branch",
    hint: "If you want it, ask for it to be added with `git add --force`, remove its pattern from `.gitignore`, or ask for a file in another place.",
  },
  "DKH-119": {
    message: "was staged and is not in the work tree, so it was not published",
    hint: "Only the work tree is published. The staged version is saved as a patch, which no run applies by itself: apply it, or ask for it again.",
  },
  "DKH-120": {
    message: "was committed and then dropped, so it was not published",
    hint: "Only the work tree is published. If you want what was dropped, take it from the patch, or ask for it again.",
  },
  "DKH-121": {
    message: "was replaced by a pipe, a socket or a device, which git cannot store",
    hint: "Anything that tools put there is removed, and the branch has the file as it was. If it is to be deleted, ask for that.",
  },
  "DKH-122": {
    message: "is new, and git ignores it by a rule that this run made, so it was not published",
    hint: "The patch has it. If you want it published, take it from the patch, or ask for another rule.",
  },
  "DKH-123": {
    message: "cannot be stored by git as it is, and only a part of it was saved",
    hint: "The files that were written last are saved. For the others, ask for a folder without `.git` in it, in parts that are small enough to be published.",
  },
  "DKH-124": {
    message:
      "is a merge with a conflict in a file or submodule that a run must not change, so nothing of it is published",
    hint: "Git takes a merge whole or not at all. Resolve that conflict yourself, then ask for the rest.",
  },
  "DKH-201": {
    message: "contains what looks like a secret",
    hint: "If it is one, revoke it and create a new one. If it is not one, ask for an obvious placeholder instead, such as `example`, or add it yourself.",
  },
  "DKH-202": {
    message: "has a name that contains what looks like a secret",
    hint: "If it is one, revoke it and create a new one. If it is not one, ask for an obvious placeholder instead, such as `example`, or add it yourself.",
  },
  "DKH-203": {
    message: "contained what looks like a secret, which was removed",
    hint: "If it is one, revoke it and create a new one. If it is not one, ask for an obvious placeholder instead, such as `example`, or add it yourself.",
  },
} as const;

export type Code = keyof typeof CODES;

/** Whether it is work that could not be published, for no rule forbids it. */
export function isUnstored(code: Code): boolean {
  return belongsInLfs(code) || isLeftInRef(code) || code === "DKH-110" || code === "DKH-112" || code === "DKH-123";
}

/** Whether it is in the repository of the checkout and not in its work tree. */
export function isLeftInRef(code: Code): boolean {
  return code === "DKH-113" || code === "DKH-114";
}

/** Whether the agent gave it up: it is no part of the work. */
export function isDropped(code: Code): boolean {
  return code === "DKH-120";
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
    code === "DKH-123" ||
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
