export const id=8900
export const ids=[8900]
export const modules={95193:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ed:()=>Html,RK:()=>visible,qy:()=>html})
class Html{text
constructor(text){this.text=text}}function html(markup,...parts){return new Html(markup.reduce((text,piece,index)=>text+render(parts[index-1])+piece))}function render(part){if(part===void 0||part===!1)return""
if(part instanceof Html)return part.text
if(typeof part==="object")return part.map(render).join("")
return escapeHtml(String(part))}function escapeHtml(text){return visible(text).replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;").replaceAll("'","&#39;")}function visible(text){return text.replaceAll(HIDDEN,sign=>`\\u{${sign.codePointAt(0)?.toString(16)}}`)}const HIDDEN=/[^\P{Cc}\n\t]|[\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu}),42721:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mm:()=>SCRIPT,PO:()=>LIVE_SCRIPT,Y:()=>STYLE})
const STYLE=`\n:root { color-scheme: light dark; --text: #1f2328; --dim: #59636e; --back: #ffffff; --soft: #f6f8fa; --line: #d1d9e0;\n  --link: #0969da; --added: #dafbe1; --removed: #ffebe9; --bad: #cf222e; --wait: #9a6700; --model: #8250df; --tool: #1a7f37; --cyan: #1b7c83;\n  --keyword: #cf222e; --string: #0a3069; --comment: #59636e; --name: #6639ba; --number: #0550ae; }\n@media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --dim: #9198a1; --back: #0d1117; --soft: #151b23; --line: #3d444d;\n  --link: #4493f8; --added: #12261e; --removed: #301b1e; --bad: #f85149; --wait: #d29922; --model: #ab7df8; --tool: #3fb950; --cyan: #39c5cf;\n  --keyword: #ff7b72; --string: #a5d6ff; --comment: #9198a1; --name: #d2a8ff; --number: #79c0ff; } }\n* { box-sizing: border-box; }\nbody { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }\nmain { max-width: 1012px; margin: 0 auto; padding: 24px 16px 80px; }\na { color: var(--link); }\n:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }\n.skip { position: absolute; left: -9999px; } .skip:focus { left: 8px; top: 8px; background: var(--back); padding: 8px; z-index: 2; }\nh1 { font-size: 26px; line-height: 1.3; margin: 4px 0 8px; overflow-wrap: anywhere; } h2 { font-size: 20px; margin: 32px 0 8px; border-bottom: 1px solid var(--line); padding-bottom: 4px; }\n.where, .facts, .legend, time, .when, .empty { color: var(--dim); } .where, .facts { margin: 0; } .links a { margin-right: 12px; }\nblockquote { margin: 8px 0; padding: 0 12px; border-left: 4px solid var(--line); color: var(--dim); overflow-wrap: anywhere; }\n.damage { margin: 0 0 12px; padding: 8px 12px; border: 1px solid var(--bad); border-radius: 6px; overflow-wrap: anywhere; }\n.timeline { display: block; width: 100%; height: 24px; border-radius: 6px; background: var(--soft); }\nrect.model { fill: var(--model); } rect.tool { fill: var(--tool); } rect.waiting { fill: var(--line); } rect:hover { opacity: .7; }\n.key { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin: 0 4px 0 12px; } .key.model { background: var(--model); margin-left: 0; } .key.tool { background: var(--tool); } .key.waiting { background: var(--line); }\n.usage { display: block; width: 100%; height: 60px; border-bottom: 1px solid var(--line); } rect.cached { fill: var(--line); } rect.input { fill: var(--link); } rect.output { fill: var(--model); } polyline.cost { fill: none; stroke: var(--wait); stroke-width: 2; vector-effect: non-scaling-stroke; }\n.key.cached { background: var(--line); margin-left: 0; } .key.input { background: var(--link); } .key.output { background: var(--model); } .key.cost { background: var(--wait); }\n#scrub { width: 100%; margin: 6px 0 0; }\n.toolbar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 0; background: var(--back); font-size: 14px; }\n.toolbar input[type=search] { flex: 1 1 180px; min-width: 0; font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--back); color: inherit; }\n.toolbar button { font: inherit; padding: 4px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--soft); color: inherit; cursor: pointer; }\n#found { color: var(--dim); min-width: 4em; }\nol.steps, ol.inner { list-style: none; margin: 0; padding: 0; } ol.inner { margin: 8px 0 8px 12px; padding-left: 12px; border-left: 3px solid var(--line); }\n.item { border: 1px solid var(--line); border-radius: 6px; margin: 8px 0; padding: 8px 12px; scroll-margin-top: 60px; content-visibility: auto; contain-intrinsic-size: auto 90px; }\n.item[hidden] { display: none; } .item:target, .item.here { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }\n.begin { list-style: none; margin: 24px 0 8px; padding: 8px 12px; border-left: 4px solid var(--link); scroll-margin-top: 60px; } .item.earlier { background: var(--soft); } rect.earlier { opacity: .35; }\n.item header { display: flex; flex-wrap: wrap; gap: 8px; align-items: baseline; }\n.item.user { background: var(--soft); } .item.failed { border-left: 4px solid var(--bad); } .item.note { border-style: dashed; } .note.error strong { color: var(--bad); } .note.waiting strong { color: var(--wait); }\n.number { text-decoration: none; color: var(--dim); min-width: 1.6em; } .title { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; font-size: 13px; } .when { margin-left: auto; font-size: 13px; white-space: nowrap; }\n.badge { font-size: 12px; border: 1px solid var(--line); border-radius: 10px; padding: 0 8px; white-space: nowrap; } .failed .badge { border-color: var(--bad); color: var(--bad); } .badge.risk { border-color: var(--wait); color: var(--wait); }\n.words { white-space: pre-wrap; overflow-wrap: anywhere; margin: 6px 0; } .reasoning .words { color: var(--dim); font-size: 14px; }\ndetails > summary { cursor: pointer; color: var(--dim); font-size: 14px; overflow-wrap: anywhere; } .file > summary { font-family: ui-monospace, Menlo, Consolas, monospace; color: var(--text); padding: 6px 0; }\npre { margin: 6px 0; padding: 8px 12px; background: var(--soft); border-radius: 6px; overflow: auto; max-height: 480px; font: 12px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; } .item pre.output, .item pre { white-space: pre-wrap; overflow-wrap: anywhere; } code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }\npre.diff { padding: 0; white-space: pre; } .item pre.diff { white-space: pre-wrap; } pre.diff span.added, pre.diff span.removed, pre.diff span.same, pre.diff span.hunk { display: inline-block; min-width: 100%; padding: 0 12px; }\n.added { background: var(--added); } .removed { background: var(--removed); } .hunk { color: var(--dim); } .sum { color: var(--dim); }\n.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: 14px; } th, td { border: 1px solid var(--line); padding: 4px 10px; text-align: left; overflow-wrap: anywhere; } td { min-width: 9ch; } th { background: var(--soft); white-space: nowrap; }\nimg { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }\nmark { background: #fff8c5; color: #1f2328; }\n.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-type { color: var(--keyword); } .hljs-string, .hljs-regexp, .hljs-attr { color: var(--string); } .hljs-comment, .hljs-quote { color: var(--comment); } .hljs-title, .hljs-section, .hljs-name { color: var(--name); } .hljs-number, .hljs-built_in, .hljs-variable, .hljs-meta { color: var(--number); }\n.ansi-bold { font-weight: 600; } .ansi-dim { color: var(--dim); } .ansi-italic { font-style: italic; } .ansi-underline { text-decoration: underline; } .ansi-strikethrough { text-decoration: line-through; }\n.ansi-red, .ansi-bright-red { color: var(--bad); } .ansi-green, .ansi-bright-green { color: var(--tool); } .ansi-yellow, .ansi-bright-yellow { color: var(--wait); } .ansi-blue, .ansi-bright-blue { color: var(--link); } .ansi-magenta, .ansi-bright-magenta { color: var(--model); } .ansi-cyan, .ansi-bright-cyan { color: var(--cyan); } .ansi-white, .ansi-bright-white { color: var(--text); } .ansi-black, .ansi-bright-black { color: var(--dim); }\n.ansi-on-red, .ansi-on-bright-red { background: var(--bad); } .ansi-on-green, .ansi-on-bright-green { background: var(--tool); } .ansi-on-yellow, .ansi-on-bright-yellow { background: var(--wait); } .ansi-on-blue, .ansi-on-bright-blue { background: var(--link); } .ansi-on-magenta, .ansi-on-bright-magenta { background: var(--model); } .ansi-on-cyan, .ansi-on-bright-cyan { background: var(--cyan); } .ansi-on-white, .ansi-on-bright-white { background: var(--text); } .ansi-on-black, .ansi-on-bright-black { background: var(--dim); } .ansi-reverse { background: var(--text); } [class*="ansi-on-"], .ansi-reverse { color: var(--back); }\n@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }\n@media print { .toolbar, #scrub, .skip { display: none; } pre { max-height: none; } .item { content-visibility: visible; } }\n`
const SCRIPT=`\n"use strict";\nconst byId = (id) => document.getElementById(id);\nconst allItems = () => [...document.querySelectorAll("ol.steps > .item")];\nconst texts = new Map();\nconst textOf = (item) => {\n  if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());\n  return texts.get(item);\n};\nconst unfold = (item) => { for (const fold of item.querySelectorAll("details")) fold.open = true; };\nconst filter = () => {\n  const words = byId("find").value.trim().toLowerCase();\n  const failedOnly = byId("failed").checked;\n  const ownOnly = Boolean(byId("own") && byId("own").checked);\n  const items = allItems();\n  let shown = 0;\n  for (const item of items) {\n    const isShown = (!failedOnly || item.classList.contains("failed")) && (!ownOnly || !item.classList.contains("earlier")) && (words === "" || textOf(item).includes(words));\n    item.hidden = !isShown;\n    if (isShown) shown += 1;\n    if (isShown && words !== "") {\n      for (const fold of item.querySelectorAll("details")) if (fold.textContent.toLowerCase().includes(words)) fold.open = true;\n    }\n  }\n  byId("found").textContent = words === "" && !failedOnly && !ownOnly ? "" : shown + " of " + items.length;\n};\nlet timer;\nbyId("find").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(filter, 120); });\nbyId("failed").addEventListener("change", filter);\nif (byId("own")) byId("own").addEventListener("change", filter);\ndocument.querySelector(".toolbar").addEventListener("submit", (event) => { event.preventDefault(); filter(); });\nbyId("open").addEventListener("click", () => { for (const item of allItems()) unfold(item); });\nbyId("close").addEventListener("click", () => { for (const fold of document.querySelectorAll("details")) fold.open = false; });\ndocument.addEventListener("input", ({ target }) => {\n  if (target.id !== "scrub") return;\n  const bar = document.querySelectorAll(".timeline a")[target.value];\n  const item = byId(bar.getAttribute("href").slice(1));\n  const label = item && item.querySelector("article") && item.querySelector("article").getAttribute("aria-label");\n  target.setAttribute("aria-valuetext", [label, bar.textContent].filter(Boolean).join(", "));\n  for (const other of document.querySelectorAll(".here")) other.classList.remove("here");\n  if (!item) return;\n  item.classList.add("here");\n  item.scrollIntoView({ block: "center", behavior: "auto" });\n});\ndocument.addEventListener("keydown", (event) => {\n  if (event.key === "/" && !/^(?:INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) { event.preventDefault(); byId("find").focus(); }\n});\n`
const LIVE_SCRIPT=`\n"use strict";\nconst seen = new Map([...document.querySelectorAll("ol.steps > li")].map((item) => [item.id, item.outerHTML]));\nlet version = "";\nconst takeOver = (next) => {\n  for (const part of document.querySelectorAll("[data-part]")) {\n    const fresh = next.querySelector('[data-part="' + part.dataset.part + '"]');\n    if (fresh && !part.contains(document.activeElement)) part.replaceWith(document.adoptNode(fresh));\n  }\n  const list = document.querySelector("ol.steps");\n  for (const item of next.querySelectorAll("ol.steps > li")) {\n    const html = item.outerHTML;\n    if (seen.get(item.id) === html) continue;\n    seen.set(item.id, html);\n    const old = document.getElementById(item.id);\n    if (old) old.replaceWith(document.adoptNode(item)); else list.append(document.adoptNode(item));\n  }\n  document.title = next.title;\n};\nconst look = async () => {\n  try {\n    const now = await (await fetch("version")).text();\n    if (now !== version) {\n      takeOver(new DOMParser().parseFromString(await (await fetch("./")).text(), "text/html"));\n      version = now;\n    }\n  } catch { /* the rehearsal is over */ }\n  setTimeout(look, 700);\n};\nlook();\n`}),43193:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P1:()=>PageFacts,Uq:()=>REPORT_FILE,Vk:()=>CUT_OFF})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64377)
const REPORT_FILE="report.json"
const Link=zod__WEBPACK_IMPORTED_MODULE_0__.url({protocol:/^https?$/})
const WithheldFile=zod__WEBPACK_IMPORTED_MODULE_0__.object({path:zod__WEBPACK_IMPORTED_MODULE_0__.string(),code:zod__WEBPACK_IMPORTED_MODULE_0__.string(),message:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const OtherWork=zod__WEBPACK_IMPORTED_MODULE_0__.object({repository:zod__WEBPACK_IMPORTED_MODULE_0__.string(),label:zod__WEBPACK_IMPORTED_MODULE_0__.string(),link:Link.optional(),diff:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),withheld:zod__WEBPACK_IMPORTED_MODULE_0__.array(WithheldFile).readonly()}).readonly()
const ModelUse=zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),replies:zod__WEBPACK_IMPORTED_MODULE_0__.int(),inputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),cachedTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),outputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional()}).readonly()
const PageFacts=zod__WEBPACK_IMPORTED_MODULE_0__.object({version:zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_0__.string(),thread:zod__WEBPACK_IMPORTED_MODULE_0__.string(),requester:zod__WEBPACK_IMPORTED_MODULE_0__.string(),outcome:zod__WEBPACK_IMPORTED_MODULE_0__.string(),sign:zod__WEBPACK_IMPORTED_MODULE_0__.string(),reason:zod__WEBPACK_IMPORTED_MODULE_0__.string(),quote:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),hint:zod__WEBPACK_IMPORTED_MODULE_0__.string(),beganAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime(),endedAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime().optional(),durationMs:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),steps:zod__WEBPACK_IMPORTED_MODULE_0__.int().optional(),models:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),uses:zod__WEBPACK_IMPORTED_MODULE_0__.array(ModelUse).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({command:zod__WEBPACK_IMPORTED_MODULE_0__.string(),exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int()}).readonly()).readonly(),diff:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),withheld:zod__WEBPACK_IMPORTED_MODULE_0__.array(WithheldFile).readonly(),others:zod__WEBPACK_IMPORTED_MODULE_0__.array(OtherWork).readonly().optional(),blockedHosts:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),picture:zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[\w-]+\.png$/).optional(),links:zod__WEBPACK_IMPORTED_MODULE_0__.object({thread:Link.optional(),run:Link.optional(),comment:Link.optional(),commit:Link.optional(),pullRequest:Link.optional()}).readonly()}).readonly()
const CUT_OFF="cut-off"}),8900:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{gD:()=>headlineOf,S3:()=>itemsOf,lx:()=>noticesOf,US:()=>policyOf,Cf:()=>renderPage})
var external_node_crypto_=__webpack_require__(77598)
var html=__webpack_require__(95193)
var page_assets=__webpack_require__(42721)
var page_facts=__webpack_require__(43193)
var create=__webpack_require__(37291)
var parse=__webpack_require__(73857)
var core=__webpack_require__(9692)
var bash=__webpack_require__(71157)
var cpp=__webpack_require__(77542)
var csharp=__webpack_require__(75444)
var css=__webpack_require__(53312)
var dockerfile=__webpack_require__(68977)
var go=__webpack_require__(97365)
var ini=__webpack_require__(95537)
var java=__webpack_require__(17979)
var javascript=__webpack_require__(34820)
var json=__webpack_require__(68129)
var kotlin=__webpack_require__(97898)
var markdown=__webpack_require__(35286)
var php=__webpack_require__(48771)
var python=__webpack_require__(43145)
var ruby=__webpack_require__(86787)
var rust=__webpack_require__(81493)
var sql=__webpack_require__(22879)
var swift=__webpack_require__(77484)
var typescript=__webpack_require__(23612)
var xml=__webpack_require__(69870)
var yaml=__webpack_require__(17144)
const MOST_LINES=3e3
function renderEdit({path:path,before:before,after:after}){const{hunks:hunks}=(0,create.YB)(path,path,before,after,"","",{context:3,timeout:500})??{hunks:[]}
if(hunks.length===0)return new html.Ed("")
return renderFile(path,hunks)}function renderDiff(text){const files=parsed(text)
if(!files)return html.qy`<pre class="output">${text}</pre>`
return html.qy`${files.map(file=>{const path=nameOf(file.newFileName)??nameOf(file.oldFileName)??""
return html.qy`<details open class="file"><summary>${path} ${sumOf(file.hunks)}</summary>${renderFile(path,file.hunks)}</details>`})}`}function parsed(text){try{return(0,parse.i)(text)}catch{return}}function nameOf(name){return name===void 0||name==="/dev/null"?void 0:name.replace(/^[ab]\//,"")}function sumOf(hunks){const amount=sign=>hunks.flatMap(({lines:lines})=>lines).filter(line=>line.startsWith(sign)).length
return html.qy`<span class="sum">+${amount("+")} −${amount("-")}</span>`}function renderFile(path,hunks){let left=MOST_LINES
const rows=hunks.flatMap(({oldStart:oldStart,newStart:newStart,oldLines:oldLines,newLines:newLines,lines:lines})=>{const shown=lines.slice(0,Math.max(0,left))
left-=lines.length
return[html.qy`<span class="hunk">@@ -${oldStart},${oldLines} +${newStart},${newLines} @@</span>\n`,...shown.map(line=>renderLine(line,path))]})
const cut=left<0&&html.qy`<p>The diff continues: ${-left} more lines.</p>`
return html.qy`<pre class="diff">${rows}</pre>${cut}`}const CLASSES={"+":"added","-":"removed"}
function renderLine(line,path){const sign=line.charAt(0)
return html.qy`<span class="${CLASSES[sign]??"same"}">${sign}${highlight(line.slice(1),path)}</span>\n`}const LANGUAGES={bash:bash.A,cpp:cpp.A,csharp:csharp.A,css:css.A,dockerfile:dockerfile.A,go:go.A,ini:ini.A,java:java.A,javascript:javascript.A,json:json.A,kotlin:kotlin.A,markdown:markdown.A,php:php.A,python:python.A,ruby:ruby.A,rust:rust.A,sql:sql.A,swift:swift.A,typescript:typescript.A,xml:xml.A,yaml:yaml.A}
const LONGEST=2e3
function highlight(line,path){const language=languageOf(path)
if(language===void 0||line.length>LONGEST)return html.qy`${line}`
for(const[name,definition]of Object.entries(LANGUAGES))if(!core.A.getLanguage(name))core.A.registerLanguage(name,definition)
return new html.Ed(core.A.highlight((0,html.RK)(line),{language:language,ignoreIllegals:!0}).value)}function languageOf(path){const name=path.slice(path.lastIndexOf("/")+1).toLowerCase()
if(name==="dockerfile")return"dockerfile"
const ending=name.slice(name.lastIndexOf(".")+1)
return BY_ENDING[ending]}const BY_ENDING={sh:"bash",bash:"bash",c:"cpp",h:"cpp",cc:"cpp",cpp:"cpp",hpp:"cpp",cs:"csharp",css:"css",scss:"css",go:"go",ini:"ini",toml:"ini",cfg:"ini",lock:"ini",java:"java",js:"javascript",jsx:"javascript",mjs:"javascript",cjs:"javascript",json:"json",kt:"kotlin",md:"markdown",mdx:"markdown",php:"php",py:"python",rb:"ruby",rs:"rust",sql:"sql",swift:"swift",ts:"typescript",tsx:"typescript",mts:"typescript",html:"xml",svg:"xml",xml:"xml",vue:"xml",csproj:"xml",yml:"yaml",yaml:"yaml"}
var story=__webpack_require__(14039)
var timeline=__webpack_require__(55103)
const CUT_OFF="No result: the call was cut off."
function renderItem(item,about={}){const run=about.isEarlier?" earlier":""
switch(item.kind){case"message":return renderMessage(item,run)
case"call":return renderCall(item,run,about)
case"note":return renderNote(item,run)}}const AUTHORS={user:"Request",agent:"Agent",host:"Deckhand"}
function renderMessage({id:id,from:from,text:text,reasoning:reasoning,images:images,at:at},run){return html.qy`<li class="item message ${from}${run}" id="${id}"><article aria-label="${AUTHORS[from]}">
<header><strong>${AUTHORS[from]}</strong> ${time(at)}</header>
${thoughts(reasoning)}${folded(text)}${pictures(images)}
</article></li>\n`}const SHORT=1500
function folded(text){const block=html.qy`<div class="words">${text}</div>`
return text.length<=SHORT?block:html.qy`<details><summary>${text.slice(0,160)}… (${text.length.toLocaleString("en-US")} characters)</summary>${block}</details>`}function thoughts(reasoning){return reasoning.trim()!==""&&html.qy`<details class="reasoning"><summary>Reasoning</summary><div class="words">${reasoning}</div></details>`}function renderCall(call,run,{inner:inner,missing:missing=CUT_OFF}){const{id:id,step:step,words:words,reasoning:reasoning,tool:tool,at:at,endedAt:endedAt,result:result,edit:edit,risk:risk}=call
const state=result===void 0?"cut-off":result.isError||(result.exitCode??0)!==0?"failed":"ok"
return html.qy`<li class="item call ${state}${run}" id="${id}"><article aria-label="Step ${step}: ${tool}">
<header><a class="number" href="#${id}">${step}</a> <strong>${tool}</strong> <code class="title">${(0,story.Gg)(call)}</code> ${badge(call)}${risk!==void 0&&risk!=="LOW"&&html.qy` <span class="badge risk">risk: ${risk}</span>`} <span class="when">${endedAt!==void 0&&(0,timeline.p0)(endedAt-at)} ${time(at)}</span></header>
${thoughts(reasoning)}${words!==""&&html.qy`<div class="words">${words}</div>`}
${edit?renderEdit(edit):inputOf(call)}
${inner&&html.qy`<ol class="inner" aria-label="Work of the sub-agent">${inner}</ol>`}
${result?html.qy`${outputOf(result,state==="failed")}${pictures(result.images)}`:html.qy`<p>${missing}</p>`}
</article></li>\n`}function badge({result:result,endedAt:endedAt}){if(result?.exitCode!==void 0)return html.qy`<span class="badge">exit code ${result.exitCode}</span>`
if(result?.isError)return html.qy`<span class="badge">error</span>`
return html.qy`${endedAt===void 0&&html.qy`<span class="badge">no result</span>`}`}function inputOf(call){const isCut=(0,story.Gg)(call).endsWith("…")
const left=Object.entries(call.input).filter(([name,value])=>isCut||!story.ly.includes(name)||isLong(value))
const text=left.map(([name,value])=>`${name}: ${typeof value==="string"?value:JSON.stringify(value,null,1)}`)
return text.length>0&&html.qy`<details class="input"><summary>Arguments</summary><pre>${text.join("\n")}</pre></details>`}function isLong(value){return typeof value==="string"&&(value.includes("\n")||value.length>story.Eh)}function outputOf({text:text,styles:styles=[]},isOpen){if(text.trim()==="")return html.qy`<p class="empty">No output.</p>`
const lines=text.split("\n").length
const isLong=lines>12||text.length>SHORT
return html.qy`<details class="result"${(isOpen||!isLong)&&html.qy` open`}><summary>Output, ${lines} ${lines===1?"line":"lines"}</summary><pre class="output">${styles.length===0?text:withStyles(text,styles)}</pre></details>`}function withStyles(text,styles){const byLine=new Map(styles.map(styled=>[styled.line,styled]))
const lines=text.split("\n").map((line,at)=>{const{length:length,spans:spans}=byLine.get(at)??{length:-1,spans:[]}
return line.length===length?withSpans(line,spans):html.qy`${line}`})
return html.qy`${lines.flatMap((line,at)=>at===0?[line]:["\n",line])}`}function withSpans(line,spans){let done=0
const parts=spans.map(([from,to,style])=>{const before=line.slice(done,from)
done=Math.max(done,to)
return html.qy`${before}<span class="${style.replaceAll(/[^ ]+/g,"ansi-$&")}">${line.slice(from,to)}</span>`})
return html.qy`${parts}${line.slice(done)}`}const PICTURE=/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/
function pictures(images){return html.qy`${images.map(url=>PICTURE.test(url)?html.qy`<details open><summary>Image</summary><img src="${url}" alt="Image that the model was shown"></details>`:html.qy`<p>An image was shown to the model. It is not in this page.</p>`)}`}function renderNote({id:id,tone:tone,title:title,text:text,at:at},run){return html.qy`<li class="item note ${tone}${run}" id="${id}"><header><strong>${title}</strong> ${time(at)}</header>${text!==""&&folded(text)}</li>\n`}function time(at){const iso=new Date(at).toISOString()
return html.qy`<time datetime="${iso}">${iso.slice(11,19)}</time>`}var page_usage=__webpack_require__(87789)
function noticesOf({events:events,subAgents:subAgents,damage:damage},facts){const lost=damage?.events??[]
const read=events.length+[...subAgents?.values()??[]].reduce((sum,inner)=>sum+inner.length,0)
const named=`${lost.slice(0,NAMED).join(", ")}${lost.length>NAMED?", …":""}`
return[...lost.length>0?[`${lost.length} of ${read+lost.length} events could not be read (${named}).`]:[],...events.length===0?["The log has no event that can be read."]:[],...damage?.report!==void 0&&!facts?[`${page_facts.Uq} could not be used: ${damage.report}.`]:[]]}const NAMED=5
function renderPage(log,facts,hide,isLive=!1){const{subAgents:subAgents,picture:picture,usage:usage,damage:damage}=log
const items=itemsOf(log,hide)
const began=facts?Date.parse(facts.beganAt):0
const first=items.findIndex(({at:at})=>at>=began)
const earlier=first<0?items.length:first
const told=facts&&page_hidden(facts,hide)
const shown=told&&isLive?atWork(told):told
const waiting=facts?.outcome==="awaiting-approval"?"This has not run: it waits for approval.":void 0
const isWorking=isLive&&(facts===void 0||facts.outcome===page_facts.Vk)
const lost=damage&&damage.events.length>0?LOST:void 0
const missing=isWorking?"This has no result yet.":waiting??lost
const inner=call=>call.kind==="call"?subAgentOf(call,subAgents,hide,lost):void 0
const notices=isLive&&log.events.length===0?[]:noticesOf(log,facts).map(hide)
const title=shown?`${shown.sign} ${shown.reason}`:isLive?WORKING:headlineOf(log)
return html.qy`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(isLive)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}${shown&&` · ${shown.repository} ${shown.thread}`}</title>
<style>${new html.Ed(page_assets.Y)}</style>
</head>
<body>
<a class="skip" href="#steps">Skip to the steps</a>
<main>
<div data-part="head">${notices.map(notice=>html.qy`<p class="damage" role="note">${notice}</p>`)}${shown?renderHead(shown,earlier):html.qy`<h1>${title}</h1><p>${isLive?"There is no report yet. Each event is shown as it comes.":whyNoReport(log)}</p>`}</div>
<div data-part="timeline">${(0,timeline.s8)((0,timeline.OD)(items),began)}
${(0,page_usage.eY)((0,page_usage.RO)(items,usage))}</div>
<section aria-labelledby="steps"><h2 id="steps" tabindex="-1">Steps</h2>
${toolbar(earlier>0)}
<ol class="steps">
${items.map((item,at)=>html.qy`${at===earlier&&at>0&&BEGIN}${renderItem(item,{inner:inner(item),missing:missing,isEarlier:at<earlier})}`)}</ol></section>
${picture!==void 0&&html.qy`<section aria-labelledby="last-page"><h2 id="last-page">Last page in the browser</h2>${pictures([picture])}</section>`}
<div data-part="work">${shown&&renderWork(shown)}</div>
</main>
<script>${new html.Ed(page_assets.Mm)}</script>${isLive&&html.qy`<script>${new html.Ed(page_assets.PO)}</script>`}
</body>
</html>
`.text}const LOST="No result: its event may be among those that could not be read."
function headlineOf({damage:damage}){return damage?.report===void 0?"A run without a report":"A run whose report could not be used"}function whyNoReport({damage:damage}){const why=damage?.report===void 0?"The run stopped before it could report. ":""
return`${why}This is what its log has.`}const hashOf=text=>`'sha256-${(0,external_node_crypto_.createHash)("sha256").update(text).digest("base64")}'`
function policyOf(isLive){const live=isLive?` ${hashOf(page_assets.PO)}; connect-src 'self'`:""
return`default-src 'none'; style-src ${hashOf(page_assets.Y)}; script-src ${hashOf(page_assets.Mm)}${live}; img-src data:; base-uri 'none'; form-action 'none'`}const BEGIN=html.qy`<li class="begin" id="this-run"><strong>This run begins here.</strong> The entries above are of earlier runs on this thread.</li>\n`
const toolbar=isResumed=>html.qy`<form class="toolbar" role="search">
<label for="find">Find</label><input id="find" type="search" autocomplete="off"><output id="found" for="find"></output>
<label><input id="failed" type="checkbox"> Errors and failed commands only</label>
${isResumed&&html.qy`<label><input id="own" type="checkbox"> This run only</label>`}
<button type="button" id="open">Unfold all</button><button type="button" id="close">Fold all</button>
</form>`
const[SIGN,REASON]=["🟡","Working on it"]
const WORKING=`${SIGN} ${REASON}`
function atWork(facts){return facts.outcome===page_facts.Vk?{...facts,sign:SIGN,reason:REASON,hint:""}:facts}function itemsOf({events:events},hide){return page_hidden((0,story.dH)(events),hide)}function page_hidden(value,hide){return JSON.parse(JSON.stringify(value),(name,part)=>typeof part==="string"&&!OURS.has(name)&&!part.startsWith("data:image/")?hide(part):part)}const OURS=new Set(["id","reply","kind","tone","from"])
function subAgentOf(call,logs,hide,missing){const ids=[...logs.keys()].filter(id=>JSON.stringify(call.input).includes(id)||call.result?.text.includes(id))
const items=ids.flatMap(id=>itemsOf({events:logs.get(id)??[]},hide))
return items.length>0?html.qy`${items.map(item=>renderItem(item,{missing:missing}))}`:void 0}function renderHead(facts,earlier){const{sign:sign,reason:reason,quote:quote,hint:hint,repository:repository,thread:thread,requester:requester,links:links}=facts
return html.qy`<header class="head"><p class="where">${page_link(links.thread,`${repository} ${thread}`)} · requested by ${requester}</p>
<h1>${sign} ${withCode(reason)}</h1>
${quote!==void 0&&html.qy`<blockquote>${quote}</blockquote>`}
${hint!==""&&html.qy`<p>${withCode(hint)}</p>`}
<p class="facts">${figuresOf(facts)}</p>
${earlier>0&&html.qy`<p>This thread has earlier runs. <a href="#this-run">This run begins</a> after their ${earlier} ${earlier===1?"entry":"entries"}.</p>`}
<p class="links">${NAMED_LINKS.map(([name,label])=>links[name]!==void 0&&html.qy`${page_link(links[name],label)} `)}</p>
</header>`}function withCode(text){const parts=text.split(/`([^`\n]+)`/)
return html.qy`${parts.map((part,index)=>index%2===1?html.qy`<code>${part}</code>`:part)}`}function figuresOf({durationMs:durationMs,steps:steps,costUsd:costUsd,beganAt:beganAt,endedAt:endedAt}){const parts=[durationMs!==void 0&&(0,timeline.p0)(durationMs),steps!==void 0&&`${steps} ${steps===1?"step":"steps"}`,costUsd!==void 0&&`$${costUsd.toFixed(2)}`].filter(part=>part!==!1)
const[word,at]=endedAt===void 0?["began",beganAt]:["ended",endedAt]
const time=html.qy`${word} <time datetime="${at}">${at.slice(0,16).replace("T"," ")} UTC</time>`
return html.qy`${parts.map(part=>`${part} · `)}${time}`}const NAMED_LINKS=[["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function page_link(url,label){return url===void 0?html.qy`${label}`:html.qy`<a href="${url}" rel="noreferrer">${label}</a>`}function renderWork({diff:diff,withheld:withheld,others:others=[],blockedHosts:blockedHosts,checks:checks,uses:uses}){return html.qy`
${diff!==void 0&&html.qy`<section aria-labelledby="diff"><h2 id="diff">Published changes</h2>${renderDiff(diff)}</section>`}
${withheldTable("Withheld",withheld)}${others.map(work=>html.qy`<section><h2>${work.repository}</h2><p>${page_link(work.link,work.label)}</p>
${work.diff!==void 0&&renderDiff(work.diff)}${withheldTable(`Withheld in ${work.repository}`,work.withheld)}</section>`)}
${blockedHosts.length>0&&table("Blocked network access",["Host"],blockedHosts.map(host=>[host]))}
${checks.length>0&&table("Commands",["Command","Exit code"],checks.map(({command:command,exitCode:exitCode})=>[command,exitCode]))}
${uses.length>0&&table("Models",["Model","Replies","Tokens in","of them cached","Tokens out","Cost"],uses.map(use=>[use.name,use.replies,number(use.inputTokens),number(use.cachedTokens),number(use.outputTokens),use.costUsd===void 0?"unknown":`$${use.costUsd.toFixed(4)}`]))}`}function withheldTable(title,withheld){const rows=withheld.map(({path:path,code:code,message:message})=>[path,code,message])
return rows.length>0&&table(title,["File","Code","Why"],rows)}function table(title,names,rows){const id=title.toLowerCase().replaceAll(" ","-")
return html.qy`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="wide" tabindex="0" role="region" aria-labelledby="${id}"><table>
<thead><tr>${names.map(name=>html.qy`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(row=>html.qy`<tr>${row.map(cell=>html.qy`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></section>`}function number(value){return value.toLocaleString("en-US")}}),14039:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Bg:()=>resultOf,Eh:()=>LONGEST_TITLE,Gg:()=>titleOf,dH:()=>storyOf,ly:()=>TITLE})
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17117)
var _core_view_shown_content_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(16767)
function storyOf(events){const answers=answersIn(events)
const risks=risksIn(events)
const steps=new Map
return events.flatMap(event=>{switch(event.kind){case"MessageEvent":return[messageOf(event)]
case"ActionEvent":{const step=steps.get(event.llm_response_id)??steps.size+1
steps.set(event.llm_response_id,step)
return[callOf(event,step,answers.get(event.tool_call_id),risks.get(event.id))]}default:return noteOf(event)}})}const TITLE=["command","path","pattern","message","thought","url"]
const LONGEST_TITLE=120
function titleOf({input:input}){const parts=TITLE.map(name=>input[name]).filter(part=>typeof part==="string"&&part!=="")
const line=parts.join(" ").replaceAll(/\s+/g," ").trim()
return line.length<=LONGEST_TITLE?line:`${line.slice(0,LONGEST_TITLE-1)}…`}function resultOf({result:result,endedAt:endedAt}){if(result?.exitCode!==void 0)return`exit code ${result.exitCode}`
if(result?.isError)return"error"
return endedAt===void 0?"no result":"done"}function answersIn(events){return new Map(events.flatMap(event=>isAnswer(event)?[[event.tool_call_id,event]]:[]))}function isAnswer(event){return["ObservationEvent","AgentErrorEvent","UserRejectObservation"].includes(event.kind)}function risksIn(events){return new Map(events.flatMap(event=>event.kind==="SecurityAnalysisEvent"?Object.entries(event.risks):[]))}function messageOf(event){const{content:content,role:role,reasoning_content:reasoning=""}=event.llm_message
const from=role==="assistant"?"agent":event.source==="user"?"user":"host"
const reply=event.llm_response_id??void 0
return{...placeOf(event),reply:reply,kind:"message",from:from,text:(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(content),reasoning:reasoning,images:imagesIn(content)}}function callOf(event,step,answer,risk){const input=event.action?(0,_core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_1__.cP)(event.action):{arguments:event.tool_call.arguments}
return{...placeOf(event),reply:event.llm_response_id,kind:"call",step:step,words:(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(event.thought),reasoning:event.reasoning_content??"",tool:event.tool_name,input:input,risk:risk??(event.security_risk==="UNKNOWN"?void 0:event.security_risk),endedAt:answer&&timeOf(answer.timestamp),result:answer&&answeredWith(answer),edit:answer?.kind==="ObservationEvent"?editIn(answer.observation):void 0}}function answeredWith(answer){switch(answer.kind){case"ObservationEvent":{const{is_error:isError,exit_code:code}=answer.observation
const content=(0,_core_view_shown_content_js__WEBPACK_IMPORTED_MODULE_2__.jH)(answer.observation)
const exitCode=typeof code==="number"?code:void 0
const styles=(0,_core_view_shown_content_js__WEBPACK_IMPORTED_MODULE_2__.i1)(answer.observation)
return{text:(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(content),isError:isError,images:imagesIn(content),exitCode:exitCode,...styles.length>0&&{styles:styles}}}case"AgentErrorEvent":return{text:answer.error,isError:!0,images:[],exitCode:void 0}
case"UserRejectObservation":return{text:`Rejected: ${answer.rejection_reason}`,isError:!0,images:[],exitCode:void 0}}}function editIn(observation){const{path:path,old_content:before,new_content:after}=observation
if(typeof path!=="string"||typeof after!=="string")return
return{path:path,before:typeof before==="string"?before:"",after:after}}function imagesIn(content){return content.flatMap(block=>block.type==="image"?block.image_urls:[])}function noteOf(event){const note=(title,text="",tone="plain")=>[{...placeOf(event),kind:"note",tone:tone,title:title,text:text}]
switch(event.kind){case"Condensation":return note(`Condensed: ${event.forgotten_event_ids.length} events left the model's view`,event.summary).map(condensed=>({...condensed,reply:event.llm_response_id}))
case"HookExecutionEvent":return event.blocked||!event.success?note(`Hook ${event.hook_event_type} ${event.blocked?"blocked the action":"failed"}`,hookText(event),"error"):[]
case"ConversationErrorEvent":return note(event.code,event.detail,"error")
case"PauseEvent":return note("Paused")
case"InterruptEvent":return note("Interrupted")
case"ConversationStateUpdateEvent":return event.key==="execution_status"&&event.value==="waiting_for_confirmation"?note("Waiting for approval","","waiting"):[]
case"UnknownEvent":return note("An event of a kind that Deckhand does not know",JSON.stringify(event.wire,null,1))
default:return[]}}function hookText({hook_command:hook_command,reason:reason,stderr:stderr,error:error}){return[hook_command,reason,error,stderr].filter(Boolean).join("\n")}function placeOf({id:id,timestamp:timestamp}){return{id:`e-${id}`,at:timeOf(timestamp)}}function timeOf(timestamp){return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(timestamp)?timestamp:`${timestamp}Z`)}}),55103:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{OD:()=>segmentsOf,p0:()=>duration,s8:()=>renderTimeline,yg:()=>sumsOf})
var _html_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(95193)
function segmentsOf(items){const segments=[]
let now=items[0]?.at??0
let isWaiting=!1
const add=(kind,to,id)=>{if(to>now)segments.push({kind:kind,from:now,to:to,id:id})
now=Math.max(now,to)}
for(const item of items){const isHosts=item.kind==="note"||item.kind==="message"&&item.from!=="agent"
add(isWaiting||isHosts?"waiting":"model",item.at,item.id)
isWaiting=item.kind==="note"&&item.tone==="waiting"
if(item.kind==="call"&&item.endedAt!==void 0)add("tool",item.endedAt,item.id)}return segments}function sumsOf(segments){const sum=kind=>segments.filter(segment=>segment.kind===kind).reduce((total,{from:from,to:to})=>total+to-from,0)
return{model:sum("model"),tool:sum("tool"),waiting:sum("waiting")}}const WIDTH=1e3
const LONGEST_SHARE=.2
function renderTimeline(segments,began=0){const total=segments.reduce((sum,{from:from,to:to})=>sum+to-from,0)
if(total===0)return new _html_js__WEBPACK_IMPORTED_MODULE_0__.Ed("")
const shown=segments.map(segment=>({...segment,share:shareOf(segment,total)}))
const scale=WIDTH/shown.reduce((sum,{share:share})=>sum+share,0)
const sums=sumsOf(segments.filter(({to:to})=>to>began))
const before=sumsOf(segments.filter(({to:to})=>to<=began))
const earlier=before.model+before.tool
let x=0
const bars=shown.map(({kind:kind,from:from,to:to,id:id,share:share})=>{const width=share*scale
const bar=_html_js__WEBPACK_IMPORTED_MODULE_0__.qy`<a href="#${id}" tabindex="-1"><rect class="${kind}${to<=began&&" earlier"}" x="${x.toFixed(2)}" y="0" width="${Math.max(width,.5).toFixed(2)}" height="24"><title>${NAMES[kind]}: ${duration(to-from)}</title></rect></a>`
x+=width
return bar})
return _html_js__WEBPACK_IMPORTED_MODULE_0__.qy`<section aria-labelledby="timeline-title"><h2 id="timeline-title">Timeline</h2>
<svg class="timeline" viewBox="0 0 ${WIDTH} 24" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>
<input type="range" id="scrub" min="0" max="${segments.length-1}" value="0" aria-label="Move through the run">
<p class="legend"><span class="key model"></span>Model ${duration(sums.model)} <span class="key tool"></span>Tools ${duration(sums.tool)} <span class="key waiting"></span>Waiting ${duration(sums.waiting)}${earlier>0&&_html_js__WEBPACK_IMPORTED_MODULE_0__.qy` · pale: earlier runs, ${duration(earlier)}`}</p>
</section>`}const NAMES={model:"Model",tool:"Tool",waiting:"Waiting"}
function shareOf({from:from,to:to},total){return Math.min((to-from)/total,LONGEST_SHARE)}function duration(ms){if(ms<1e4)return`${(ms/1e3).toFixed(1)} s`
const seconds=Math.round(ms/1e3)
if(seconds<60)return`${seconds} s`
const minutes=Math.floor(seconds/60)
if(minutes<60)return`${minutes} min ${seconds%60} s`
return`${Math.floor(minutes/60)} h ${minutes%60} min`}}),87789:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RO:()=>rowsOf,eY:()=>renderUsage,pj:()=>usageIn})
var _html_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(95193)
function usageIn({usage_to_metrics:usage_to_metrics}){const found=Object.values(usage_to_metrics).flatMap(({token_usages:token_usages,costs:costs})=>{const prices=new Map(costs.map(({response_id:response_id,cost:cost})=>[response_id,cost]))
return token_usages.map(({response_id:response_id,...usage})=>[response_id,{model:usage.model,input:usage.prompt_tokens,cached:usage.cache_read_tokens,output:usage.completion_tokens,costUsd:prices.get(response_id)}])})
return new Map(found.filter(([id])=>id!==""))}function rowsOf(items,usage){const seen=new Set
return items.flatMap(item=>{const{reply:reply}=item
const took=reply===void 0?void 0:usage.get(reply)
if(reply===void 0||!took||seen.has(reply))return[]
seen.add(reply)
return[{...took,id:item.id,label:labelOf(item)}]})}function labelOf(item){if(item.kind==="call")return`Step ${item.step}`
return item.kind==="message"?"Answer":"Condensation"}const WIDTH=1e3
const HEIGHT=60
function renderUsage(rows){if(rows.length===0)return new _html_js__WEBPACK_IMPORTED_MODULE_0__.Ed("")
const most=Math.max(1,...rows.map(({input:input,output:output})=>input+output))
const sum=figure=>rows.reduce((total,row)=>total+figure(row),0)
const cached=share(sum(row=>row.cached),sum(row=>row.input))
const costs=costsOf(rows)
const cost=costs?.at(-1)
return _html_js__WEBPACK_IMPORTED_MODULE_0__.qy`<section aria-labelledby="usage-title"><h2 id="usage-title">Tokens and cost</h2>
<svg class="usage" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${rows.map((row,at)=>renderBar(row,at,WIDTH/rows.length,HEIGHT/most))}${costs&&renderLine(costs)}</svg>
<p class="legend"><span class="key cached"></span>From the cache ${cached} <span class="key input"></span>New input <span class="key output"></span>Output${cost!==void 0&&_html_js__WEBPACK_IMPORTED_MODULE_0__.qy` <span class="key cost"></span>Cost so far, up to ${dollars(cost)}`}</p>
<details><summary>The figures of each reply, as a table</summary><div class="wide" tabindex="0" role="region" aria-labelledby="usage-title"><table>
<thead><tr>${["Reply","Model","Tokens in","of them cached","Tokens out","Cost"].map(name=>_html_js__WEBPACK_IMPORTED_MODULE_0__.qy`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(row=>_html_js__WEBPACK_IMPORTED_MODULE_0__.qy`<tr><th scope="row"><a href="#${row.id}">${row.label}</a></th>${cellsOf(row).map(cell=>_html_js__WEBPACK_IMPORTED_MODULE_0__.qy`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></details>
</section>`}function cellsOf({model:model,input:input,cached:cached,output:output,costUsd:costUsd}){return[model,figure(input),figure(cached),figure(output),costUsd===void 0?"unknown":dollars(costUsd)]}function renderBar({id:id,label:label,input:input,cached:cached,output:output},at,width,scale){let top=HEIGHT
const parts=[["cached",cached],["input",Math.max(0,input-cached)],["output",output]]
const rects=parts.map(([kind,tokens])=>{const height=tokens*scale
top-=height
return _html_js__WEBPACK_IMPORTED_MODULE_0__.qy`<rect class="${kind}" x="${(at*width).toFixed(1)}" y="${top.toFixed(1)}" width="${(width*.9).toFixed(1)}" height="${height.toFixed(1)}"/>`})
return _html_js__WEBPACK_IMPORTED_MODULE_0__.qy`<a href="#${id}" tabindex="-1"><title>${label}: ${figure(input)} in, ${figure(cached)} cached, ${figure(output)} out</title>${rects}</a>`}function costsOf(rows){let total=0
const costs=rows.map(({costUsd:costUsd})=>{total+=costUsd??Number.NaN
return total})
return Number.isNaN(total)||total===0?void 0:costs}function renderLine(costs){const[width,last]=[WIDTH/costs.length,costs.at(-1)??1]
const points=costs.map((cost,at)=>`${((at+.45)*width).toFixed(1)},${(HEIGHT*(1-cost/last)).toFixed(1)}`)
return _html_js__WEBPACK_IMPORTED_MODULE_0__.qy`<polyline class="cost" points="${points.join(" ")}"/>`}function share(part,whole){return whole===0?"0 %":`${Math.round(100*part/whole)} % of the input`}function dollars(amount){return`$${amount.toFixed(4)}`}function figure(value){return value.toLocaleString("en-US")}})}
