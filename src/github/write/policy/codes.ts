/** Why something did not leave as it was: one stable code each, the same table as the README's. */

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
    hint: "What could be kept of it is in the patch, and the next run on this thread begins with that. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file.",
  },
  "DKH-201": {
    message: "holds what looks like a secret",
    hint: "If it is one, replace it with a new one; the line is marked in the patch.",
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

/** Something that was not published. `path` is "" for the change as a whole; `detail` names the place, never a secret. */
export type Withheld = Readonly<{ path: string; code: Code; detail: string }>;
