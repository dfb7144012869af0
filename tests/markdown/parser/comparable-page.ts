/** A page, of cmark-gfm or our parser, without what differs for a reason. */

/**
 * Addresses are compared as they are meant, since one is percent-encoded. Footnotes have names or numbers and links back;
 * rows are filled with cells or not: nobody sees the difference.
 */
export function comparablePage(html: string): string {
  return html
    .replaceAll(/ (href|src)="([^"]*)"/g, (_, name: string, url: string) => ` ${name}="${meant(url)}"`)
    .replaceAll(/<td[^>]*><\/td>\n/g, "")
    .replaceAll(/ ?<a href="#fnref-.*?<\/a>/g, "")
    .replaceAll(/<sup class="footnote-ref"><a[^>]*>(\d+)<\/a><\/sup>/g, "<footnote>$1</footnote>")
    .replaceAll(/<li id="fn-[^"]*">/g, "<li>")
    .replaceAll('<section class="footnotes" data-footnotes>', '<section class="footnotes">')
    .replaceAll(/\n+<\/li>/g, "</li>")
    .replaceAll(/ ?<\/p>/g, "</p>");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

function meant(url: string): string {
  const plain = url.replaceAll(/&(?:#x27|lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return plain.replaceAll(/(?:%[0-9A-Fa-f]{2})+/g, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
