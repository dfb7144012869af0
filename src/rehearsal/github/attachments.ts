/**
 * Serves the files that people attach to their texts: to everybody in a public repository, else by an address that is
 * good for minutes.
 */
import type { ServerResponse } from "node:http";
import { isPublic, type Site } from "./site.ts";

const ASSET = "/user-attachments/assets/";
const STORAGE = "/storage/user/1/files/";
const SIGNED = "?token=open";

/** Whether it answered: in a private repository, only the signed address does. */
export function serveAttachment({ sites }: Site, path: string, response: ServerResponse): boolean {
  const name = path.split("/").at(-1)?.replace(SIGNED, "") ?? "";
  const site = sites.find(({ state }) => state.attachments.has(name));
  const bytes = site?.state.attachments.get(name);
  if (!site || bytes === undefined) return false;
  if (path === `${STORAGE}${name}${SIGNED}`) response.writeHead(200, { "content-type": "image/png" }).end(bytes);
  else if (path === `${ASSET}${name}` && isPublic(site))
    response.writeHead(302, { location: `${STORAGE}${name}${SIGNED}` }).end();
  else response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not Found");
  return true;
}

/** The address that stands in a text. */
export function addressOf({ serverUrl }: Pick<Site, "serverUrl">, name: string): string {
  return `${serverUrl}${ASSET}${name}`;
}

/** As GitHub shows it to anyone who may read it. From Markdown, only pictures are played. */
export function renderedHtml({ serverUrl }: Site, markdown: string): string {
  const escaped = markdown.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = escaped.replaceAll(/!\[([^\]]*)\]\((\S+?)\)/g, (_, words: string, url: string) => {
    const name = url.startsWith(`${serverUrl}${ASSET}`) ? url.slice(serverUrl.length + ASSET.length) : undefined;
    const source = name === undefined ? url : `${serverUrl}${STORAGE}${name}${SIGNED}`;
    return `<a href="${source}"><img src="${source}" alt="${words}"></a>`;
  });
  return `<p dir="auto">${html}</p>`;
}
