/** Reads the pages of a thread by REST, for servers without GraphQL, in the format of GraphQL. */
import { z } from "zod";
import type { ReadClient } from "../port.ts";
import { canBeOurs, type readOwn } from "../trigger/own.ts";
import type { ThreadPage } from "./thread-query.ts";

const User = z.object({ login: z.string(), id: z.number().int(), type: z.string().optional() }).nullable();

const written = {
  body: z.string().nullish(),
  created_at: z.string(),
  updated_at: z.string(),
  author_association: z.string().default("NONE"),
  user: User,
  html_url: z.string(),
};
const Head = z.object({ ...written, title: z.string(), comments: z.number().int() });
const Comments = z.array(z.object({ ...written, id: z.number().int() }));

const pageSize = 100;

type Place = Readonly<{ number: number; own: Awaited<ReturnType<typeof readOwn>> }>;

/** `before` is the number of a page, and the newest page is the last. REST does not tell what is hidden. */
export async function restPage(
  client: Pick<ReadClient, "get">,
  { number, own }: Place,
  before: string | null,
): Promise<ThreadPage> {
  const head = Head.parse(await client.get("/issues/{issue_number}", { issue_number: number }));
  const page = before === null ? Math.max(1, Math.ceil(head.comments / pageSize)) : Number(before) - 1;
  const asked = { issue_number: number, per_page: pageSize, page };
  const comments = Comments.parse(await client.get("/issues/{issue_number}/comments", asked));
  return {
    title: head.title,
    url: head.html_url,
    ...dated(head),
    comments: {
      totalCount: head.comments,
      pageInfo: { hasPreviousPage: page > 1, startCursor: String(page) },
      nodes: comments.map((comment) => ({
        databaseId: comment.id,
        isMinimized: false,
        ...dated(comment),
        viewerDidAuthor: canBeOurs(comment.user, own),
      })),
    },
  };
}

type Written = Omit<z.infer<typeof Head>, "title" | "comments">;

/** The last update counts as the last edit: it cannot be earlier, so at most too much is left out. */
function dated({ body, created_at, updated_at, author_association, user }: Written) {
  return {
    body: body ?? "",
    author: user?.login ?? "ghost",
    authorAssociation: author_association,
    createdAt: created_at,
    lastEditedAt: updated_at === created_at ? null : updated_at,
  };
}
