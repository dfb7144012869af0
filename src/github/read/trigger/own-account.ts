/** Finds our own account on GitHub: the one of our token, which must never be answered. */
import { z } from "zod";
import type { ReadClient } from "../port.ts";

const Reply = z.object({ viewer: z.object({ login: z.string(), databaseId: z.number().int() }) });
const RestReply = z.object({ login: z.string(), id: z.number().int() });

type Own = Readonly<{ login: string; id: number }>;

/**
 * By GraphQL, or by REST, which works for people and not for apps. Undefined if GitHub does not tell: then every bot
 * that is not listed is refused.
 */
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

/** In the format of REST. */
export type TextAuthor = Readonly<{ id: number | bigint; type?: string | undefined }>;

/** Whether we may have written a text. If our account is unknown, any app may have; then our mark has to decide. */
export function canBeOurs(writer: TextAuthor | null | undefined, own: Own | undefined): boolean {
  return own ? Number(writer?.id) === own.id : writer?.type === "Bot";
}
