/** REST: reading and making commits and blobs of the git database. */
import { z } from "zod";
import { bytesOf, isCommit, readCommit, writeObject } from "../git/objects.ts";
import { gitCommitJson } from "../json/repository.ts";
import { repositoryApi } from "../site.ts";
import { demand, notFound, param, type RestCall, type RestReply, readBody, refused } from "./call.ts";

export function getGitCommit(call: RestCall): RestReply {
  demand(call, "read", "contents");
  const { gitDir } = call.site.seed;
  const sha = param(call, "sha");
  if (!isCommit(gitDir, sha)) throw notFound();
  return { status: 200, body: gitCommitJson(call.site, readCommit(gitDir, sha)) };
}

const NewBlob = z
  .strictObject({ content: z.string(), encoding: z.enum(["utf-8", "base64"]).default("utf-8") })
  .readonly();

/** In bytes, of a blob: https://docs.github.com/en/rest/git/blobs */
const LARGEST_BLOB = 100 * 1024 * 1024;

export function createBlob(call: RestCall): RestReply {
  demand(call, "write", "contents");
  const { content, encoding } = readBody(call, NewBlob, "Blob");
  if (encoding === "base64" && !z.base64().safeParse(content).success) throw refused("content is not valid Base64");
  const bytes = Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
  if (bytes.length > LARGEST_BLOB) throw refused("Sorry, your input was too large to process.");
  const sha = writeObject(call.site.seed.gitDir, "blob", bytes);
  const url = repositoryApi(call.site, `/git/blobs/${sha}`);
  return { status: 201, body: { sha, url }, headers: { location: url } };
}

const Person = z.strictObject({
  name: z.string(),
  email: z.string(),
  date: z.iso.datetime({ offset: true }).optional(),
});

const NewCommit = z
  .strictObject({
    message: z.string(),
    tree: z.string(),
    parents: z.array(z.string()).default([]),
    author: Person.optional(),
    committer: Person.optional(),
    signature: z.string().optional(),
  })
  .readonly();

/**
 * Signed for an app that leaves the author, the committer and the signature to GitHub, and for nobody else:
 * https://docs.github.com/en/authentication/managing-commit-signature-verification/about-commit-signature-verification#signature-verification-for-bots
 */
export function createCommit(call: RestCall): RestReply {
  demand(call, "write", "contents");
  const { site, caller } = call;
  const { message, tree, parents, author, committer, signature } = readBody(call, NewCommit, "Commit");
  const { gitDir } = site.seed;
  if (bytesOf(gitDir, tree)?.type !== "tree") throw refused("Tree SHA does not exist");
  if (!parents.every((parent) => isCommit(gitDir, parent)))
    throw refused("Parent SHA does not exist or is not a commit object");
  const isOwn = !author && !committer && signature === undefined;
  const isSigned = isOwn && caller.login.endsWith("[bot]");
  const made = author ?? selfOf(call);
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${lineOf(call, made)}`,
    `committer ${lineOf(call, isSigned ? GITHUB : (committer ?? made))}`,
    ...(isSigned ? [`gpgsig ${SIGNATURE.replaceAll("\n", "\n ")}`] : []),
  ];
  const sha = writeObject(gitDir, "commit", Buffer.from(`${lines.join("\n")}\n\n${message}`));
  if (isSigned) site.state.signed.add(sha);
  const json = gitCommitJson(site, readCommit(gitDir, sha));
  return { status: 201, body: json, headers: { location: json.url } };
}

const GITHUB = { name: "GitHub", email: "noreply@github.com" };
const SIGNATURE = "-----BEGIN PGP SIGNATURE-----\n\nrehearsed\n-----END PGP SIGNATURE-----";

function selfOf({ site, caller: { login } }: RestCall): z.infer<typeof Person> {
  return { name: login, email: `${site.state.user(login).id}+${login}@users.noreply.${new URL(site.serverUrl).host}` };
}

function lineOf({ site }: RestCall, { name, email, date }: z.infer<typeof Person>): string {
  const at = date === undefined ? site.seed.now() : new Date(date);
  return `${name} <${email}> ${Math.floor(at.getTime() / 1000)} +0000`;
}
