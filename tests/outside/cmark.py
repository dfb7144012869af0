"""Renders Markdown with cmark-gfm and reads the page with html5lib: for each line of input (a text as JSON) one line.

The line has the HTML, and what a browser would show and do: the visible letters, the links, the images, the names of
elements that nothing in Markdown makes, and what GitHub would take for a mention in the text.
"""
import json
import re
import sys

import html5lib
from cmarkgfm import cmark
from cmarkgfm.cmark import Options

EXTENSIONS = ["table", "strikethrough", "autolink", "tagfilter", "tasklist"]
OPTIONS = Options.CMARK_OPT_FOOTNOTES | Options.CMARK_OPT_UNSAFE
MADE = set(
    "html head body p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a img table thead tbody tr th td br hr "
    "sup section input".split()
)
QUIET = {"pre", "code"}
# https://github.com/gjtorikian/html-pipeline
MENTION = re.compile(r"(?:^|[^A-Za-z0-9_])@([a-z0-9][a-z0-9-]*)", re.IGNORECASE)


def render_html(root, options=0, extensions=None):
    """As the package does it, for names of footnotes that end within a character."""
    raw = cmark._cmark.lib.cmark_render_html(root, options, extensions or cmark._cmark.ffi.NULL)
    return cmark._cmark.ffi.string(raw).decode("utf-8", "replace")


cmark.render_html = render_html


def look(node, is_quiet, page):
    name = node.tag if isinstance(node.tag, str) else "!"
    if name not in MADE:
        page["html"].append(str(name))
    if name == "a" and node.get("href") and not node.get("href").startswith(("#fn", "#fnref")):
        page["links"].append(node.get("href"))
    if name == "img":
        page["images"].append(node.get("src", ""))
    is_quiet = is_quiet or name in QUIET
    for text, quiet in [(node.text, is_quiet)] if name != "!" else []:
        hear(text, quiet, page)
    for child in node:
        look(child, is_quiet, page)
        hear(child.tail, is_quiet, page)


def hear(text, is_quiet, page):
    if not text:
        return
    page["shown"] += text
    if not is_quiet:
        page["mentions"] += [found.group(1) for found in MENTION.finditer(text)]


for line in sys.stdin:
    html = cmark.markdown_to_html_with_extensions(json.loads(line), options=OPTIONS, extensions=EXTENSIONS)
    page = {"html": [], "links": [], "images": [], "mentions": [], "shown": ""}
    look(html5lib.parse(html, namespaceHTMLElements=False), False, page)
    print(json.dumps({"page": html, **page}))
