/** Who we are on GitHub: the account that our token speaks for, and that must never be answered. */
import { z } from "zod";
import type { ReadClient } from "../port.ts";

const Reply = z.object({ viewer: z.object({ login: z.string(), databaseId: z.number().int() }) });
const RestReply = z.object({ login: z.string(), id: z.number().int() });

type Own = Readonly<{ login: string; id: number }>;

/** By GraphQL, or by REST, which tells people and not apps. Undefined where GitHub does not tell: the gate then refuses every bot that is not listed. */
export async function readOwn(
  client: Pick<ReadClient, "graphql"> & Partial<Pick<ReadClient, "account">>,
): Promise<Own | undefined> {
  try {
    const { viewer } = Reply.parse(await client.graphql(ownQuery, {}));
    return { login: viewer.login, id: viewer.databaseId };
  } catch {
    return RestReply.safeParse(await client.account?.().catch(() => undefined)).data;
  }
}

export const ownQuery = "query Own{viewer{login databaseId}}";

/** As REST has it. */
export type Writer = Readonly<{ id: number | bigint; type?: string | undefined }>;

/** Whether what somebody wrote can be ours. Where GitHub does not tell who we are, an app's can: then our mark has to say the rest. */
export function canBeOurs(writer: Writer | null | undefined, own: Own | undefined): boolean {
  return own ? Number(writer?.id) === own.id : writer?.type === "Bot";
}
