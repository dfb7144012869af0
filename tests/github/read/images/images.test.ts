import { expect, test } from "vitest";
import { type ImagePort, imageUrls, readImages } from "../../../../src/github/read/pictures.ts";

const server = "https://github.com";
const asset = `${server}/user-attachments/assets/0a1b`;

test.each([
  ["![x](https://github.com/user-attachments/assets/0a1b)", [asset]],
  ['<img width="9" src="https://github.com/user-attachments/assets/0a1b">', [asset]],
  [`![a](${asset}) ![b](${asset} "title")`, [asset]],
  ["![x](https://user-images.githubusercontent.com/1/2.png)", ["https://user-images.githubusercontent.com/1/2.png"]],
  ["![x](https://github.com/acme/shop/assets/1/2)", ["https://github.com/acme/shop/assets/1/2"]],
])("%j holds an attachment", (text, urls) => {
  expect(imageUrls([text, text], server)).toEqual(urls);
});

test.each([
  "![x](https://evil.test/a.png)",
  "![x](http://github.com/user-attachments/assets/0a1b)",
  "![x](https://github.com.evil.test/user-attachments/assets/0a1b)",
  "![x](https://github.com@evil.test/user-attachments/assets/0a1b)",
  "![x](https://me@github.com/user-attachments/assets/0a1b)",
  "![x](https://github.com:8443/user-attachments/assets/0a1b)",
  "![x](https://github.com/logout)",
  "![x](https://user-images.githubusercontent.com:99/1.png)",
  "![x](http://169.254.169.254/latest)",
  "[x](https://github.com/user-attachments/assets/0a1b)",
  "![x](https://[)",
])("%j is not asked for", (text) => {
  expect(imageUrls([text], server)).toEqual([]);
});

test("a server of one's own has its own attachments", () => {
  const url = "https://ghe.acme.test/storage/user/7/files/0a1b";
  expect(imageUrls([`![x](${url})`], "https://ghe.acme.test")).toEqual([url]);
  expect(imageUrls([`![x](${url})`], server)).toEqual([]);
});

const png = Buffer.from("89504e470d0a1a0a00", "hex");

function serving(files: Readonly<Record<string, Buffer>>): ImagePort {
  return {
    async download(url) {
      const file = files[url];
      if (!file) throw new Error("404");
      return (async function* () {
        for (const byte of file) yield Uint8Array.of(byte);
      })();
    },
  };
}

test("images are told by their first bytes, and held to a size and a number", async () => {
  const files = { a: png, b: Buffer.from("<svg onload=x>"), c: Buffer.concat([png, Buffer.alloc(50)]), d: png, e: png };
  const { images, missing } = await readImages(serving(files), ["a", "b", "c", "x", "d", "e"], { most: 2, bytes: 40 });
  expect(images).toEqual([
    { url: "a", dataUrl: `data:image/png;base64,${png.toString("base64")}` },
    { url: "d", dataUrl: `data:image/png;base64,${png.toString("base64")}` },
  ]);
  expect(missing).toEqual(["b", "c", "x", "e"]);
});

test.each([
  ["ffd8ff00", "jpeg"],
  [Buffer.from("GIF89a").toString("hex"), "gif"],
  [Buffer.from("RIFF0000WEBP").toString("hex"), "webp"],
])("%s is a %s", async (hex, type) => {
  const { images } = await readImages(serving({ a: Buffer.from(hex, "hex") }), ["a"], { most: 1, bytes: 99 });
  expect(images[0]?.dataUrl).toContain(`data:image/${type};base64,`);
});
