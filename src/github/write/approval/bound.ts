/** What everything that waits for a person is bound to. */
import { z } from "zod";

const Commit = z.string().regex(/^[0-9a-f]{40,64}$/);
export const Time = z.iso.datetime();

/** Who asked: nobody of them may approve where the workflow wants a second person. */
const Person = z.strictObject({ login: z.string(), id: z.number().int().nullable() }).readonly();
export type Person = z.infer<typeof Person>;

export const bound = {
  v: z.literal(1),
  repository: z.number().int(),
  thread: z.number().int(),
  run: z.number().int(),
  conversation: z.string(),
  /** Git's tree of the workspace, or what the branch holds after a change; and the commit that it stands on. */
  tree: Commit,
  head: Commit,
  /** Of the settings under which it was asked for. */
  policy: z.string(),
  requesters: z.array(Person).readonly(),
  created: Time,
  expires: Time,
};
