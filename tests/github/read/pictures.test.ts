import { expect, test } from "vitest";
import { type Album, countPictures, type ImagePort, readPictures } from "../../../src/github/read/pictures.ts";
import type { Thread } from "../../../src/github/read/thread/thread.ts";
import type { Trigger } from "../../../src/github/read/trigger/trigger.ts";
import { decide, matched } from "./payload.ts";

const serverUrl = "https://github.com";
const png = Buffer.from("89504e470d0a1a0a00", "hex");
const shown = `data:image/png;base64,${png.toString("base64")}`;
const asset = (name: string) => `${serverUrl}/user-attachments/assets/0000-${name}`;
const picture = (name: string) => `![${name}](${asset(name)})`;

const said = { author: "rita", association: "NONE", createdAt: "2026-11-21T09:00:00Z" };
const comment = (id: number, body: string) => ({ ...said, id, body });
const thread: Thread = {
  ...said,
  ...{ kind: "issue", number: 12, title: "T", body: picture("head"), url: "u" },
  comments: [comment(1, picture("old")), comment(2, `${picture("new")} ${picture("head")}`)],
  ...{ omitted: 0, notes: [] },
};
const trigger: Trigger = { ...matched(decide("issue_comment.created")), request: picture("asked") };
const album: Album = { trigger, thread, comments: thread.comments };

/** Serves these addresses, and writes down what it is asked. */
function serving(isThere: (url: string) => boolean) {
  const asked: string[] = [];
  const port: ImagePort = {
    async download(url) {
      asked.push(url);
      if (!isThere(url)) throw new Error("404");
      return (async function* () {
        yield png;
      })();
    },
  };
  return { asked, port };
}

const nothing = { get: async () => ({}) };

test("pictures are taken from the request first, then from the head and the newest comments, each once", async () => {
  const { asked, port } = serving(() => true);
  expect(countPictures(album, serverUrl)).toBe(4);
  expect(await readPictures({ client: nothing, port, serverUrl }, album)).toEqual({
    dataUrls: [shown, shown, shown, shown],
    places: ["the request", "issue #12", "comment 2", "comment 1"],
    missing: 0,
  });
  expect(asked).toEqual(["asked", "head", "new", "old"].map(asset));
});

test("those of reviews, of comments on code and of linked issues come after, and are asked for where they stand", async () => {
  const asked: string[] = [];
  const client = {
    async get(path: string) {
      asked.push(path);
      return {};
    },
  };
  const heard = (id: number, name: string) => ({ ...comment(id, picture(name)), state: "commented" });
  const pull = { number: 9, reviews: [heard(11, "review")], comments: [heard(21, "older"), heard(22, "newer")] };
  const linked = [{ number: 7, body: picture("linked") }, { number: 8 }];
  const onCode = { ...trigger, item: { kind: "review-comment", id: 31, nodeId: undefined } } as const;
  const reviewed = { trigger: onCode, thread: undefined, comments: [], pull, linked };
  const { port } = serving(() => false);
  expect(await readPictures({ client, port, serverUrl }, reviewed)).toMatchObject({ missing: 5 });
  const comments = ["/pulls/comments/31", "/pulls/9/reviews/11", "/pulls/comments/22", "/pulls/comments/21"];
  expect(asked).toEqual([...comments, "/issues/7"]);
});

test("a picture that people do not see is not taken", () => {
  const hidden = {
    ...album,
    trigger: { ...trigger, request: `<!-- ${picture("x")} -->` },
    thread: undefined,
    comments: [],
  };
  expect(countPictures(hidden, serverUrl)).toBe(0);
});

test("what cannot be had is counted, and there are at most four", async () => {
  const many = {
    ...thread,
    comments: [],
    body: Array.from({ length: 7 }, (_, index) => picture(`p${index}`)).join(" "),
  };
  const { port } = serving((url) => !url.endsWith("p1"));
  const found = await readPictures({ client: nothing, port, serverUrl }, { ...album, thread: many, comments: [] });
  expect(found).toMatchObject({ missing: 4, places: ["the request", "issue #12", "issue #12", "issue #12"] });
});

test("in a private repository a picture is fetched from the address that GitHub signs for it", async () => {
  const signed = "https://private-user-images.githubusercontent.com/1/2-0000-head.png?jwt=a&b=c";
  const asked: unknown[] = [];
  const client = {
    async get(path: string, { headers }: Readonly<Record<string, unknown>> = {}) {
      asked.push([path, headers]);
      return { body_html: `<img src="https://x.test/0.png"><img src="${signed.replace("&", "&amp;")}" alt="x">` };
    },
  };
  const { port } = serving((url) => url === signed);
  const alone = { trigger: { ...trigger, request: "" }, thread: { ...thread, comments: [] }, comments: [] };
  expect(await readPictures({ client, port, serverUrl }, alone)).toMatchObject({ dataUrls: [shown], missing: 0 });
  expect(asked).toEqual([["/issues/12", { accept: "application/vnd.github.full+json" }]]);
});

test("a GitHub that does not answer costs the picture, and nothing else", async () => {
  const { port } = serving(() => false);
  const get = async () => Promise.reject(new Error("502"));
  expect(await readPictures({ client: { get }, port, serverUrl }, album)).toEqual({
    ...{ dataUrls: [], places: [], missing: 4 },
  });
});
