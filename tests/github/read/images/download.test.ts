import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { imageDownload, isGitHubs } from "../../../../src/github/read/pictures.ts";

const server = "https://github.com";
const asset = `${server}/user-attachments/assets/0a1b`;
const storage = "https://github-production-user-asset-6210df.s3.amazonaws.com/1/2.png?X-Amz-Signature=x";

type Asked = Readonly<{ url: string; headers: unknown }>;

/** Redirects as told; what leads nowhere is an image. */
function internet(redirects: Readonly<Record<string, string>>) {
  const asked: Asked[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    asked.push({ url: String(url), headers: init.headers });
    const location = redirects[String(url)];
    if (location === undefined) return new Response("an image");
    if (init.redirect !== "manual") return fetch(location, init); // as it does by itself
    return new Response("", { status: 302, headers: { location } });
  };
  const port = imageDownload({ fetch, serverUrl: server, signal: new AbortController().signal });
  return { asked, download: async (url: string) => text(await port.download(url)) };
}

test("an image is fetched from where GitHub keeps it, and nobody is told a token", async () => {
  const { asked, download } = internet({ [asset]: storage });
  expect(await download(asset)).toBe("an image");
  expect(asked).toEqual([
    { url: asset, headers: undefined },
    { url: storage, headers: undefined },
  ]);
});

test.each([
  ["another host", "https://evil.test/a.png"],
  ["this machine", "http://127.0.0.1/a.png"],
  ["a cloud's own address", "http://169.254.169.254/latest/meta-data"],
  ["a name that looks like it", "https://github-production-user-asset-6210df.s3.amazonaws.com.evil.test/a.png"],
  ["the same name without encryption", storage.replace("https", "http")],
])("a redirect to %s is not followed", async (_, location) => {
  const { asked, download } = internet({ [asset]: location });
  await expect(download(asset)).rejects.toThrow("away from GitHub");
  expect(asked).toHaveLength(1);
});

test("redirects come to an end", async () => {
  const { asked, download } = internet({ [asset]: asset });
  await expect(download(asset)).rejects.toThrow("redirects too often");
  expect(asked).toHaveLength(4);
});

test.each([
  ["https://private-user-images.githubusercontent.com/1/2.png?jwt=x", true],
  ["https://user-images.githubusercontent.com/1/2.png", true],
  ["https://raw.githubusercontent.com/acme/shop/main/a.png", false],
  ["https://images.githubusercontent.com/1/2.png", false],
  ["https://me@github.com/a", false],
  ["nothing", false],
])("%s may be asked for: %s", (url, isAllowed) => {
  expect(isGitHubs(url, server)).toBe(isAllowed);
});
