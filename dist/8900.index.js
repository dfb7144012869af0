export const id=8900
export const ids=[8900]
export const modules={95193:((e,t,n)=>{n.d(t,{Ed:()=>Html,RK:()=>visible,qy:()=>html})
class Html{text
constructor(e){this.text=e}}function html(e,...t){return new Html(e.reduce((e,n,r)=>e+render(t[r-1])+n))}function render(e){if(e===void 0||e===!1)return""
if(e instanceof Html)return e.text
if(typeof e==="object")return e.map(render).join("")
return escapeHtml(String(e))}function escapeHtml(e){return visible(e).replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;").replaceAll("'","&#39;")}function visible(e){return e.replaceAll(r,e=>`\\u{${e.codePointAt(0)?.toString(16)}}`)}const r=/[^\P{Cc}\n\t]|[\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu}),42721:((e,t,n)=>{n.d(t,{Mm:()=>o,PO:()=>i,Y:()=>r})
const r=`\n:root { color-scheme: light dark; --text: #1f2328; --dim: #59636e; --back: #ffffff; --soft: #f6f8fa; --line: #d1d9e0;\n  --link: #0969da; --added: #dafbe1; --removed: #ffebe9; --bad: #cf222e; --wait: #9a6700; --model: #8250df; --tool: #1a7f37; --cyan: #1b7c83;\n  --keyword: #cf222e; --string: #0a3069; --comment: #59636e; --name: #6639ba; --number: #0550ae; }\n@media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --dim: #9198a1; --back: #0d1117; --soft: #151b23; --line: #3d444d;\n  --link: #4493f8; --added: #12261e; --removed: #301b1e; --bad: #f85149; --wait: #d29922; --model: #ab7df8; --tool: #3fb950; --cyan: #39c5cf;\n  --keyword: #ff7b72; --string: #a5d6ff; --comment: #9198a1; --name: #d2a8ff; --number: #79c0ff; } }\n* { box-sizing: border-box; }\nbody { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }\nmain { max-width: 1012px; margin: 0 auto; padding: 24px 16px 80px; }\na { color: var(--link); }\n:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }\n.skip { position: absolute; left: -9999px; } .skip:focus { left: 8px; top: 8px; background: var(--back); padding: 8px; z-index: 2; }\nh1 { font-size: 26px; line-height: 1.3; margin: 4px 0 8px; overflow-wrap: anywhere; } h2 { font-size: 20px; margin: 32px 0 8px; border-bottom: 1px solid var(--line); padding-bottom: 4px; }\n.where, .facts, .legend, time, .when, .empty { color: var(--dim); } .where, .facts { margin: 0; } .links a { margin-right: 12px; }\nblockquote { margin: 8px 0; padding: 0 12px; border-left: 4px solid var(--line); color: var(--dim); overflow-wrap: anywhere; }\n.damage { margin: 0 0 12px; padding: 8px 12px; border: 1px solid var(--bad); border-radius: 6px; overflow-wrap: anywhere; }\n.timeline { display: block; width: 100%; height: 24px; border-radius: 6px; background: var(--soft); }\nrect.model { fill: var(--model); } rect.tool { fill: var(--tool); } rect.waiting { fill: var(--line); } rect:hover { opacity: .7; }\n.key { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin: 0 4px 0 12px; } .key.model { background: var(--model); margin-left: 0; } .key.tool { background: var(--tool); } .key.waiting { background: var(--line); }\n.usage { display: block; width: 100%; height: 60px; border-bottom: 1px solid var(--line); } rect.cached { fill: var(--line); } rect.input { fill: var(--link); } rect.output { fill: var(--model); } polyline.cost { fill: none; stroke: var(--wait); stroke-width: 2; vector-effect: non-scaling-stroke; }\n.key.cached { background: var(--line); margin-left: 0; } .key.input { background: var(--link); } .key.output { background: var(--model); } .key.cost { background: var(--wait); }\n#scrub { width: 100%; margin: 6px 0 0; }\n.toolbar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 0; background: var(--back); font-size: 14px; }\n.toolbar input[type=search] { flex: 1 1 180px; min-width: 0; font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--back); color: inherit; }\n.toolbar button { font: inherit; padding: 4px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--soft); color: inherit; cursor: pointer; }\n#found { color: var(--dim); min-width: 4em; }\nol.steps, ol.inner { list-style: none; margin: 0; padding: 0; } ol.inner { margin: 8px 0 8px 12px; padding-left: 12px; border-left: 3px solid var(--line); }\n.item { border: 1px solid var(--line); border-radius: 6px; margin: 8px 0; padding: 8px 12px; scroll-margin-top: 60px; content-visibility: auto; contain-intrinsic-size: auto 90px; }\n.item[hidden] { display: none; } .item:target, .item.here { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }\n.begin { list-style: none; margin: 24px 0 8px; padding: 8px 12px; border-left: 4px solid var(--link); scroll-margin-top: 60px; } .item.earlier { background: var(--soft); } rect.earlier { opacity: .35; }\n.item header { display: flex; flex-wrap: wrap; gap: 8px; align-items: baseline; }\n.item.user { background: var(--soft); } .item.failed { border-left: 4px solid var(--bad); } .item.note { border-style: dashed; } .note.error strong { color: var(--bad); } .note.waiting strong { color: var(--wait); }\n.number { text-decoration: none; color: var(--dim); min-width: 1.6em; } .title { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; font-size: 13px; } .when { margin-left: auto; font-size: 13px; white-space: nowrap; }\n.badge { font-size: 12px; border: 1px solid var(--line); border-radius: 10px; padding: 0 8px; white-space: nowrap; } .failed .badge { border-color: var(--bad); color: var(--bad); } .badge.risk { border-color: var(--wait); color: var(--wait); }\n.words { white-space: pre-wrap; overflow-wrap: anywhere; margin: 6px 0; } .reasoning .words { color: var(--dim); font-size: 14px; }\ndetails > summary { cursor: pointer; color: var(--dim); font-size: 14px; overflow-wrap: anywhere; } .file > summary { font-family: ui-monospace, Menlo, Consolas, monospace; color: var(--text); padding: 6px 0; }\npre { margin: 6px 0; padding: 8px 12px; background: var(--soft); border-radius: 6px; overflow: auto; max-height: 480px; font: 12px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; } .item pre.output, .item pre { white-space: pre-wrap; overflow-wrap: anywhere; } code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }\npre.diff { padding: 0; white-space: pre; } .item pre.diff { white-space: pre-wrap; } pre.diff span.added, pre.diff span.removed, pre.diff span.same, pre.diff span.hunk { display: inline-block; min-width: 100%; padding: 0 12px; }\n.added { background: var(--added); } .removed { background: var(--removed); } .hunk { color: var(--dim); } .sum { color: var(--dim); }\n.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: 14px; } th, td { border: 1px solid var(--line); padding: 4px 10px; text-align: left; overflow-wrap: anywhere; } td { min-width: 9ch; } th { background: var(--soft); white-space: nowrap; }\nimg { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }\nmark { background: #fff8c5; color: #1f2328; }\n.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-type { color: var(--keyword); } .hljs-string, .hljs-regexp, .hljs-attr { color: var(--string); } .hljs-comment, .hljs-quote { color: var(--comment); } .hljs-title, .hljs-section, .hljs-name { color: var(--name); } .hljs-number, .hljs-built_in, .hljs-variable, .hljs-meta { color: var(--number); }\n.ansi-bold { font-weight: 600; } .ansi-dim { color: var(--dim); } .ansi-italic { font-style: italic; } .ansi-underline { text-decoration: underline; } .ansi-strikethrough { text-decoration: line-through; }\n.ansi-red, .ansi-bright-red { color: var(--bad); } .ansi-green, .ansi-bright-green { color: var(--tool); } .ansi-yellow, .ansi-bright-yellow { color: var(--wait); } .ansi-blue, .ansi-bright-blue { color: var(--link); } .ansi-magenta, .ansi-bright-magenta { color: var(--model); } .ansi-cyan, .ansi-bright-cyan { color: var(--cyan); } .ansi-white, .ansi-bright-white { color: var(--text); } .ansi-black, .ansi-bright-black { color: var(--dim); }\n.ansi-on-red, .ansi-on-bright-red { background: var(--bad); } .ansi-on-green, .ansi-on-bright-green { background: var(--tool); } .ansi-on-yellow, .ansi-on-bright-yellow { background: var(--wait); } .ansi-on-blue, .ansi-on-bright-blue { background: var(--link); } .ansi-on-magenta, .ansi-on-bright-magenta { background: var(--model); } .ansi-on-cyan, .ansi-on-bright-cyan { background: var(--cyan); } .ansi-on-white, .ansi-on-bright-white { background: var(--text); } .ansi-on-black, .ansi-on-bright-black { background: var(--dim); } .ansi-reverse { background: var(--text); } [class*="ansi-on-"], .ansi-reverse { color: var(--back); }\n@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }\n@media print { .toolbar, #scrub, .skip { display: none; } pre { max-height: none; } .item { content-visibility: visible; } }\n`
const o=`\n"use strict";\nconst byId = (id) => document.getElementById(id);\nconst allItems = () => [...document.querySelectorAll("ol.steps > .item")];\nconst texts = new Map();\nconst textOf = (item) => {\n  if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());\n  return texts.get(item);\n};\nconst unfold = (item) => { for (const fold of item.querySelectorAll("details")) fold.open = true; };\nconst filter = () => {\n  const words = byId("find").value.trim().toLowerCase();\n  const failedOnly = byId("failed").checked;\n  const ownOnly = Boolean(byId("own") && byId("own").checked);\n  const items = allItems();\n  let shown = 0;\n  for (const item of items) {\n    const isShown = (!failedOnly || item.classList.contains("failed")) && (!ownOnly || !item.classList.contains("earlier")) && (words === "" || textOf(item).includes(words));\n    item.hidden = !isShown;\n    if (isShown) shown += 1;\n    if (isShown && words !== "") {\n      for (const fold of item.querySelectorAll("details")) if (fold.textContent.toLowerCase().includes(words)) fold.open = true;\n    }\n  }\n  byId("found").textContent = words === "" && !failedOnly && !ownOnly ? "" : shown + " of " + items.length;\n};\nlet timer;\nbyId("find").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(filter, 120); });\nbyId("failed").addEventListener("change", filter);\nif (byId("own")) byId("own").addEventListener("change", filter);\ndocument.querySelector(".toolbar").addEventListener("submit", (event) => { event.preventDefault(); filter(); });\nbyId("open").addEventListener("click", () => { for (const item of allItems()) unfold(item); });\nbyId("close").addEventListener("click", () => { for (const fold of document.querySelectorAll("details")) fold.open = false; });\ndocument.addEventListener("input", ({ target }) => {\n  if (target.id !== "scrub") return;\n  const bar = document.querySelectorAll(".timeline a")[target.value];\n  const item = byId(bar.getAttribute("href").slice(1));\n  const label = item && item.querySelector("article") && item.querySelector("article").getAttribute("aria-label");\n  target.setAttribute("aria-valuetext", [label, bar.textContent].filter(Boolean).join(", "));\n  for (const other of document.querySelectorAll(".here")) other.classList.remove("here");\n  if (!item) return;\n  item.classList.add("here");\n  item.scrollIntoView({ block: "center", behavior: "auto" });\n});\ndocument.addEventListener("keydown", (event) => {\n  if (event.key === "/" && !/^(?:INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) { event.preventDefault(); byId("find").focus(); }\n});\n`
const i=`\n"use strict";\nconst seen = new Map([...document.querySelectorAll("ol.steps > li")].map((item) => [item.id, item.outerHTML]));\nlet version = "";\nconst takeOver = (next) => {\n  for (const part of document.querySelectorAll("[data-part]")) {\n    const fresh = next.querySelector('[data-part="' + part.dataset.part + '"]');\n    if (fresh && !part.contains(document.activeElement)) part.replaceWith(document.adoptNode(fresh));\n  }\n  const list = document.querySelector("ol.steps");\n  for (const item of next.querySelectorAll("ol.steps > li")) {\n    const html = item.outerHTML;\n    if (seen.get(item.id) === html) continue;\n    seen.set(item.id, html);\n    const old = document.getElementById(item.id);\n    if (old) old.replaceWith(document.adoptNode(item)); else list.append(document.adoptNode(item));\n  }\n  document.title = next.title;\n};\nconst look = async () => {\n  try {\n    const now = await (await fetch("version")).text();\n    if (now !== version) {\n      takeOver(new DOMParser().parseFromString(await (await fetch("./")).text(), "text/html"));\n      version = now;\n    }\n  } catch { /* the rehearsal is over */ }\n  setTimeout(look, 700);\n};\nlook();\n`}),8900:((e,t,n)=>{n.d(t,{gD:()=>headlineOf,S3:()=>itemsOf,lx:()=>noticesOf,US:()=>policyOf,Cf:()=>renderPage})
var r=n(77598)
var o=n(67276)
var i=n(95193)
var a=n(42721)
var s=n(37291)
var l=n(73857)
var d=n(9692)
var c=n(71157)
var u=n(77542)
var p=n(53063)
var m=n(53312)
var f=n(68977)
var h=n(97365)
var g=n(95537)
var b=n(17979)
var y=n(34820)
var v=n(68129)
var $=n(97898)
var w=n(35286)
var x=n(48771)
var k=n(43145)
var q=n(86787)
var O=n(81493)
var A=n(22879)
var _=n(77484)
var E=n(23612)
var j=n(69870)
var S=n(17144)
const M=3e3
function renderEdit({path:e,before:t,after:n}){const{hunks:r}=(0,s.YB)(e,e,t,n,"","",{context:3,timeout:500})??{hunks:[]}
if(r.length===0)return new i.Ed("")
return renderFile(e,r)}function renderDiff(e){const t=parsed(e)
if(!t)return i.qy`<pre class="output">${e}</pre>`
return i.qy`${t.map(e=>{const t=nameOf(e.newFileName)??nameOf(e.oldFileName)??""
return i.qy`<details open class="file"><summary>${t} ${sumOf(e.hunks)}</summary>${renderFile(t,e.hunks)}</details>`})}`}function parsed(e){try{return(0,l.i)(e)}catch{return}}function nameOf(e){return e===void 0||e==="/dev/null"?void 0:e.replace(/^[ab]\//,"")}function sumOf(e){const amount=t=>e.flatMap(({lines:e})=>e).filter(e=>e.startsWith(t)).length
return i.qy`<span class="sum">+${amount("+")} −${amount("-")}</span>`}function renderFile(e,t){let n=M
const r=t.flatMap(({oldStart:t,newStart:r,oldLines:o,newLines:a,lines:s})=>{const l=s.slice(0,Math.max(0,n))
n-=s.length
return[i.qy`<span class="hunk">@@ -${t},${o} +${r},${a} @@</span>\n`,...l.map(t=>renderLine(t,e))]})
const o=n<0&&i.qy`<p>The diff continues: ${-n} more lines.</p>`
return i.qy`<pre class="diff">${r}</pre>${o}`}const I={"+":"added","-":"removed"}
function renderLine(e,t){const n=e.charAt(0)
return i.qy`<span class="${I[n]??"same"}">${n}${highlight(e.slice(1),t)}</span>\n`}const C={bash:c.A,cpp:u.A,csharp:p.A,css:m.A,dockerfile:f.A,go:h.A,ini:g.A,java:b.A,javascript:y.A,json:v.A,kotlin:$.A,markdown:w.A,php:x.A,python:k.A,ruby:q.A,rust:O.A,sql:A.A,swift:_.A,typescript:E.A,xml:j.A,yaml:S.A}
const T=2e3
function highlight(e,t){const n=languageOf(t)
if(n===void 0||e.length>T)return i.qy`${e}`
for(const[e,t]of Object.entries(C))if(!d.A.getLanguage(e))d.A.registerLanguage(e,t)
return new i.Ed(d.A.highlight((0,i.RK)(e),{language:n,ignoreIllegals:!0}).value)}function languageOf(e){const t=e.slice(e.lastIndexOf("/")+1).toLowerCase()
if(t==="dockerfile")return"dockerfile"
const n=t.slice(t.lastIndexOf(".")+1)
return L[n]}const L={sh:"bash",bash:"bash",c:"cpp",h:"cpp",cc:"cpp",cpp:"cpp",hpp:"cpp",cs:"csharp",css:"css",scss:"css",go:"go",ini:"ini",toml:"ini",cfg:"ini",lock:"ini",java:"java",js:"javascript",jsx:"javascript",mjs:"javascript",cjs:"javascript",json:"json",kt:"kotlin",md:"markdown",mdx:"markdown",php:"php",py:"python",rb:"ruby",rs:"rust",sql:"sql",swift:"swift",ts:"typescript",tsx:"typescript",mts:"typescript",html:"xml",svg:"xml",xml:"xml",vue:"xml",csproj:"xml",yml:"yaml",yaml:"yaml"}
var N=n(94869)
var F=n(14039)
var U=n(55103)
const P="No result: the call was cut off."
function renderItem(e,t={}){const n=t.isEarlier?" earlier":""
switch(e.kind){case"message":return renderMessage(e,n)
case"call":return renderCall(e,n,t)
case"note":return renderNote(e,n)}}const H={user:"Request",agent:"Agent",host:"Deckhand"}
function renderMessage({id:e,from:t,text:n,reasoning:r,images:o,at:a},s){return i.qy`<li class="item message ${t}${s}" id="${e}"><article aria-label="${H[t]}">
<header><strong>${H[t]}</strong> ${time(a)}</header>
${thoughts(r)}${folded(n)}${pictures(o)}
</article></li>\n`}const R=1500
function folded(e){const t=i.qy`<div class="words">${e}</div>`
return e.length<=R?t:i.qy`<details><summary>${(0,N.GH)(e,160)}… (${e.length.toLocaleString("en-US")} characters)</summary>${t}</details>`}function thoughts(e){return e.trim()!==""&&i.qy`<details class="reasoning"><summary>Reasoning</summary><div class="words">${e}</div></details>`}function renderCall(e,t,{inner:n,missing:r=P}){const{id:o,step:a,words:s,reasoning:l,tool:d,at:c,endedAt:u,result:p,edit:m,risk:f}=e
const h=p===void 0?"cut-off":p.isError||(p.exitCode??0)!==0?"failed":"ok"
return i.qy`<li class="item call ${h}${t}" id="${o}"><article aria-label="Step ${a}: ${d}">
<header><a class="number" href="#${o}">${a}</a> <strong>${d}</strong> <code class="title">${(0,F.Gg)(e)}</code> ${badge(e)}${f!==void 0&&f!=="LOW"&&i.qy` <span class="badge risk">risk: ${f}</span>`} <span class="when">${u!==void 0&&(0,U.p0)(u-c)} ${time(c)}</span></header>
${thoughts(l)}${s!==""&&i.qy`<div class="words">${s}</div>`}
${m?renderEdit(m):inputOf(e)}
${n&&i.qy`<ol class="inner" aria-label="Work of the sub-agent">${n}</ol>`}
${p?i.qy`${outputOf(p,h==="failed")}${pictures(p.images)}`:i.qy`<p>${r}</p>`}
</article></li>\n`}function badge({result:e,endedAt:t}){if(e?.exitCode!==void 0)return i.qy`<span class="badge">exit code ${e.exitCode}</span>`
if(e?.isError)return i.qy`<span class="badge">error</span>`
return i.qy`${t===void 0&&i.qy`<span class="badge">no result</span>`}`}function inputOf(e){const t=(0,F.Gg)(e).endsWith("…")
const n=Object.entries(e.input).filter(([e,n])=>t||!F.ly.includes(e)||isLong(n))
const r=n.map(([e,t])=>`${e}: ${typeof t==="string"?t:JSON.stringify(t,null,1)}`)
return r.length>0&&i.qy`<details class="input"><summary>Arguments</summary><pre>${r.join("\n")}</pre></details>`}function isLong(e){return typeof e==="string"&&(e.includes("\n")||e.length>F.Eh)}function outputOf({text:e,styles:t=[]},n){if(e.trim()==="")return i.qy`<p class="empty">No output.</p>`
const r=e.split("\n").length
const o=r>12||e.length>R
return i.qy`<details class="result"${(n||!o)&&i.qy` open`}><summary>Output, ${r} ${r===1?"line":"lines"}</summary><pre class="output">${t.length===0?e:withStyles(e,t)}</pre></details>`}function withStyles(e,t){const n=new Map(t.map(e=>[e.line,e]))
const r=e.split("\n").map((e,t)=>{const{length:r,spans:o}=n.get(t)??{length:-1,spans:[]}
return e.length===r?withSpans(e,o):i.qy`${e}`})
return i.qy`${r.flatMap((e,t)=>t===0?[e]:["\n",e])}`}function withSpans(e,t){let n=0
const r=t.map(([t,r,o])=>{const a=e.slice(n,t)
n=Math.max(n,r)
return i.qy`${a}<span class="${o.replaceAll(/[^ ]+/g,"ansi-$&")}">${e.slice(t,r)}</span>`})
return i.qy`${r}${e.slice(n)}`}const W=/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/
function pictures(e){return i.qy`${e.map(e=>W.test(e)?i.qy`<details open><summary>Image</summary><img src="${e}" alt="Image that the model was shown"></details>`:i.qy`<p>An image was shown to the model. It is not in this page.</p>`)}`}function renderNote({id:e,tone:t,title:n,text:r,at:o},a){return i.qy`<li class="item note ${t}${a}" id="${e}"><header><strong>${n}</strong> ${time(o)}</header>${r!==""&&folded(r)}</li>\n`}function time(e){const t=new Date(e).toISOString()
return i.qy`<time datetime="${t}">${t.slice(11,19)}</time>`}var z=n(87789)
function noticesOf({events:e,subAgents:t,damage:n},r){const i=n?.events??[]
const a=e.length+[...t?.values()??[]].reduce((e,t)=>e+t.length,0)
const s=`${i.slice(0,D).join(", ")}${i.length>D?", …":""}`
return[...i.length>0?[`${i.length} of ${a+i.length} events could not be read (${s}).`]:[],...e.length===0?["The log has no event that can be read."]:[],...n?.report!==void 0&&!r?[`${o.Uq} could not be used: ${n.report}.`]:[]]}const D=5
function renderPage(e,t,n,r=!1){const{subAgents:s,picture:l,usage:d,damage:c}=e
const u=itemsOf(e,n)
const p=t?Date.parse(t.beganAt):0
const m=u.findIndex(({at:e})=>e>=p)
const f=m<0?u.length:m
const h=t&&page_hidden(t,n)
const g=h&&r?atWork(h):h
const b=t?.outcome==="awaiting-approval"?"This has not run: it waits for approval.":void 0
const y=r&&(t===void 0||t.outcome===o.Vk)
const v=c&&c.events.length>0?B:void 0
const $=y?"This has no result yet.":b??v
const inner=e=>e.kind==="call"?subAgentOf(e,s,n,v):void 0
const w=r&&e.events.length===0?[]:noticesOf(e,t).map(n)
const x=g?`${g.sign} ${g.reason}`:r?V:headlineOf(e)
return i.qy`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(r)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${x}${g&&` · ${g.repository} ${g.thread}`}</title>
<style>${new i.Ed(a.Y)}</style>
</head>
<body>
<a class="skip" href="#steps">Skip to the steps</a>
<main>
<div data-part="head">${w.map(e=>i.qy`<p class="damage" role="note">${e}</p>`)}${g?renderHead(g,f):i.qy`<h1>${x}</h1><p>${r?"There is no report yet. Each event is shown as it comes.":whyNoReport(e)}</p>`}</div>
<div data-part="timeline">${(0,U.s8)((0,U.OD)(u),p)}
${(0,z.eY)((0,z.RO)(u,d))}</div>
<section aria-labelledby="steps"><h2 id="steps" tabindex="-1">Steps</h2>
${toolbar(f>0)}
<ol class="steps">
${u.map((e,t)=>i.qy`${t===f&&t>0&&J}${renderItem(e,{inner:inner(e),missing:$,isEarlier:t<f})}`)}</ol></section>
${l!==void 0&&i.qy`<section aria-labelledby="last-page"><h2 id="last-page">Last page in the browser</h2>${pictures([l])}</section>`}
<div data-part="work">${g&&renderWork(g)}</div>
</main>
<script>${new i.Ed(a.Mm)}</script>${r&&i.qy`<script>${new i.Ed(a.PO)}</script>`}
</body>
</html>
`.text}const B="No result: its event may be among those that could not be read."
function headlineOf({damage:e}){return e?.report===void 0?"A run without a report":"A run whose report could not be used"}function whyNoReport({damage:e}){const t=e?.report===void 0?"The run stopped before it could report. ":""
return`${t}This is what its log has.`}const hashOf=e=>`'sha256-${(0,r.createHash)("sha256").update(e).digest("base64")}'`
function policyOf(e){const t=e?` ${hashOf(a.PO)}; connect-src 'self'`:""
return`default-src 'none'; style-src ${hashOf(a.Y)}; script-src ${hashOf(a.Mm)}${t}; img-src data:; base-uri 'none'; form-action 'none'`}const J=i.qy`<li class="begin" id="this-run"><strong>This run begins here.</strong> The entries above are of earlier runs on this thread.</li>\n`
const toolbar=e=>i.qy`<form class="toolbar" role="search">
<label for="find">Find</label><input id="find" type="search" autocomplete="off"><output id="found" for="find"></output>
<label><input id="failed" type="checkbox"> Errors and failed commands only</label>
${e&&i.qy`<label><input id="own" type="checkbox"> This run only</label>`}
<button type="button" id="open">Unfold all</button><button type="button" id="close">Fold all</button>
</form>`
const[Y,G]=["🟡","Working on it"]
const V=`${Y} ${G}`
function atWork(e){return e.outcome===o.Vk?{...e,sign:Y,reason:G,hint:""}:e}function itemsOf({events:e},t){return page_hidden((0,F.dH)(e),t)}function page_hidden(e,t){return JSON.parse(JSON.stringify(e),(e,n)=>typeof n==="string"&&!K.has(e)&&!n.startsWith("data:image/")?t(n):n)}const K=new Set(["id","reply","kind","tone","from"])
function subAgentOf(e,t,n,r){const o=[...t.keys()].filter(t=>JSON.stringify(e.input).includes(t)||e.result?.text.includes(t))
const a=o.flatMap(e=>itemsOf({events:t.get(e)??[]},n))
return a.length>0?i.qy`${a.map(e=>renderItem(e,{missing:r}))}`:void 0}function renderHead(e,t){const{sign:n,reason:r,quote:o,hint:a,repository:s,thread:l,requester:d,links:c}=e
return i.qy`<header class="head"><p class="where">${page_link(c.thread,`${s} ${l}`)} · requested by ${d}</p>
<h1>${n} ${withCode(r)}</h1>
${o!==void 0&&i.qy`<blockquote>${o}</blockquote>`}
${a!==""&&i.qy`<p>${withCode(a)}</p>`}
<p class="facts">${figuresOf(e)}</p>
${t>0&&i.qy`<p>This thread has earlier runs. <a href="#this-run">This run begins</a> after their ${t} ${t===1?"entry":"entries"}.</p>`}
<p class="links">${Z.map(([e,t])=>c[e]!==void 0&&i.qy`${page_link(c[e],t)} `)}</p>
</header>`}function withCode(e){const t=e.split(/`([^`\n]+)`/)
return i.qy`${t.map((e,t)=>t%2===1?i.qy`<code>${e}</code>`:e)}`}function figuresOf({durationMs:e,steps:t,costUsd:n,beganAt:r,endedAt:o}){const a=[e!==void 0&&(0,U.p0)(e),t!==void 0&&`${t} ${t===1?"step":"steps"}`,n!==void 0&&`$${n.toFixed(2)}`].filter(e=>e!==!1)
const[s,l]=o===void 0?["began",r]:["ended",o]
const d=i.qy`${s} <time datetime="${l}">${l.slice(0,16).replace("T"," ")} UTC</time>`
return i.qy`${a.map(e=>`${e} · `)}${d}`}const Z=[["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function page_link(e,t){return e===void 0?i.qy`${t}`:i.qy`<a href="${e}" rel="noreferrer">${t}</a>`}function renderWork({diff:e,withheld:t,others:n=[],blockedHosts:r,checks:o,uses:a}){return i.qy`
${e!==void 0&&i.qy`<section aria-labelledby="diff"><h2 id="diff">Published changes</h2>${renderDiff(e)}</section>`}
${withheldTable("Withheld",t)}${n.map(e=>i.qy`<section><h2>${e.repository}</h2><p>${page_link(e.link,e.label)}</p>
${e.diff!==void 0&&renderDiff(e.diff)}${withheldTable(`Withheld in ${e.repository}`,e.withheld)}</section>`)}
${r.length>0&&table("Blocked network access",["Host"],r.map(e=>[e]))}
${o.length>0&&table("Commands",["Command","Exit code"],o.map(({command:e,exitCode:t})=>[e,t]))}
${a.length>0&&table("Models",["Model","Replies","Tokens in","of them cached","Tokens out","Cost"],a.map(e=>[e.name,e.replies,number(e.inputTokens),number(e.cachedTokens),number(e.outputTokens),e.costUsd===void 0?"unknown":`$${e.costUsd.toFixed(4)}`]))}`}function withheldTable(e,t){const n=t.map(({path:e,code:t,message:n})=>[e,t,n])
return n.length>0&&table(e,["File","Code","Why"],n)}function table(e,t,n){const r=e.toLowerCase().replaceAll(" ","-")
return i.qy`<section aria-labelledby="${r}"><h2 id="${r}">${e}</h2><div class="wide" tabindex="0" role="region" aria-labelledby="${r}"><table>
<thead><tr>${t.map(e=>i.qy`<th scope="col">${e}</th>`)}</tr></thead>
<tbody>${n.map(e=>i.qy`<tr>${e.map(e=>i.qy`<td>${e}</td>`)}</tr>`)}</tbody></table></div></section>`}function number(e){return e.toLocaleString("en-US")}}),14039:((e,t,n)=>{n.d(t,{Bg:()=>resultOf,Eh:()=>c,Gg:()=>titleOf,dH:()=>storyOf,ly:()=>d})
var r=n(42611)
var o=n(70598)
var i=n(46032)
var a=n(17117)
var s=n(16767)
var l=n(94869)
function storyOf(e){const t=answersIn(e)
const n=risksIn(e)
const r=new Map
return e.flatMap(e=>{switch(e.kind){case"MessageEvent":return[messageOf(e)]
case"ActionEvent":{const o=r.get(e.llm_response_id)??r.size+1
r.set(e.llm_response_id,o)
return[callOf(e,o,t.get(e.tool_call_id),n.get(e.id))]}default:return noteOf(e)}})}const d=["command","path","pattern","message","thought","url"]
const c=120
function titleOf({input:e}){const t=d.map(t=>e[t]).filter(e=>typeof e==="string"&&e!=="")
const n=t.join(" ").replaceAll(/\s+/g," ").trim()
return n.length<=c?n:`${(0,l.GH)(n,c-1)}…`}function resultOf({result:e,endedAt:t}){if(e?.exitCode!==void 0)return`exit code ${e.exitCode}`
if(e?.isError)return"error"
return t===void 0?"no result":"done"}function answersIn(e){return new Map(e.flatMap(e=>isAnswer(e)?[[e.tool_call_id,e]]:[]))}function isAnswer(e){return["ObservationEvent","AgentErrorEvent","UserRejectObservation"].includes(e.kind)}function risksIn(e){return new Map(e.flatMap(e=>e.kind==="SecurityAnalysisEvent"?Object.entries(e.risks):[]))}function messageOf(e){const{content:t,role:n,reasoning_content:r=""}=e.llm_message
const o=n==="assistant"?"agent":e.source==="user"?"user":"host"
const a=e.llm_response_id??void 0
return{...placeOf(e),reply:a,kind:"message",from:o,text:(0,i.wh)(t),reasoning:r,images:imagesIn(t)}}function callOf(e,t,n,o){const s=e.action?(0,a.cP)(e.action):{arguments:(0,r.y_)(e.tool_call.arguments)}
return{...placeOf(e),reply:e.llm_response_id,kind:"call",step:t,words:(0,i.wh)(e.thought),reasoning:e.reasoning_content??"",tool:e.tool_name,input:s,risk:o??(e.security_risk==="UNKNOWN"?void 0:e.security_risk),endedAt:n&&timeOf(n.timestamp),result:n&&answeredWith(n),edit:n?.kind==="ObservationEvent"?editIn(n.observation):void 0}}function answeredWith(e){switch(e.kind){case"ObservationEvent":{const{is_error:t,exit_code:n}=e.observation
const r=(0,s.jH)(e.observation)
const o=typeof n==="number"?n:void 0
const a=(0,s.i1)(e.observation)
return{text:(0,i.wh)(r),isError:t,images:imagesIn(r),exitCode:o,...a.length>0&&{styles:a}}}case"AgentErrorEvent":return{text:e.error,isError:!0,images:[],exitCode:void 0}
case"UserRejectObservation":return{text:`Rejected: ${e.rejection_reason}`,isError:!0,images:[],exitCode:void 0}}}function editIn(e){const{path:t,old_content:n,new_content:r}=e
if(typeof t!=="string"||typeof r!=="string")return
return{path:t,before:typeof n==="string"?n:"",after:r}}function imagesIn(e){return e.flatMap(e=>e.type==="image"?e.image_urls:[])}function noteOf(e){const note=(t,n="",r="plain")=>[{...placeOf(e),kind:"note",tone:r,title:t,text:n}]
switch(e.kind){case"Condensation":return note(`Condensed: ${e.forgotten_event_ids.length} events left the model's view`,e.summary).map(t=>({...t,reply:e.llm_response_id}))
case"HookExecutionEvent":return e.blocked||!e.success?note(`Hook ${e.hook_event_type} ${e.blocked?"blocked the action":"failed"}`,hookText(e),"error"):[]
case"ConversationErrorEvent":return note(e.code,e.detail,"error")
case"PauseEvent":return note("Paused")
case"InterruptEvent":return note("Interrupted")
case"ConversationStateUpdateEvent":{const t=(0,o.x$)(e)
if(t)return note("Repaired the history",t.words)
return e.key==="execution_status"&&e.value==="waiting_for_confirmation"?note("Waiting for approval","","waiting"):[]}case"UnknownEvent":return note("An event of a kind that Deckhand does not know",JSON.stringify(e.wire,null,1))
default:return[]}}function hookText({hook_command:e,reason:t,stderr:n,error:r}){return[e,t,r,n].filter(Boolean).join("\n")}function placeOf({id:e,timestamp:t}){return{id:`e-${e}`,at:timeOf(t)}}function timeOf(e){return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(e)?e:`${e}Z`)}}),55103:((e,t,n)=>{n.d(t,{OD:()=>segmentsOf,p0:()=>duration,s8:()=>renderTimeline,yg:()=>sumsOf})
var r=n(95193)
function segmentsOf(e){const t=[]
let n=e[0]?.at??0
let r=!1
const add=(e,r,o)=>{if(r>n)t.push({kind:e,from:n,to:r,id:o})
n=Math.max(n,r)}
for(const t of e){const e=t.kind==="note"||t.kind==="message"&&t.from!=="agent"
add(r||e?"waiting":"model",t.at,t.id)
r=t.kind==="note"&&t.tone==="waiting"
if(t.kind==="call"&&t.endedAt!==void 0)add("tool",t.endedAt,t.id)}return t}function sumsOf(e){const sum=t=>e.filter(e=>e.kind===t).reduce((e,{from:t,to:n})=>e+n-t,0)
return{model:sum("model"),tool:sum("tool"),waiting:sum("waiting")}}const o=1e3
const i=.2
function renderTimeline(e,t=0){const n=e.reduce((e,{from:t,to:n})=>e+n-t,0)
if(n===0)return new r.Ed("")
const i=e.map(e=>({...e,share:shareOf(e,n)}))
const s=o/i.reduce((e,{share:t})=>e+t,0)
const l=sumsOf(e.filter(({to:e})=>e>t))
const d=sumsOf(e.filter(({to:e})=>e<=t))
const c=d.model+d.tool
let u=0
const p=i.map(({kind:e,from:n,to:o,id:i,share:l})=>{const d=l*s
const c=r.qy`<a href="#${i}" tabindex="-1"><rect class="${e}${o<=t&&" earlier"}" x="${u.toFixed(2)}" y="0" width="${Math.max(d,.5).toFixed(2)}" height="24"><title>${a[e]}: ${duration(o-n)}</title></rect></a>`
u+=d
return c})
return r.qy`<section aria-labelledby="timeline-title"><h2 id="timeline-title">Timeline</h2>
<svg class="timeline" viewBox="0 0 ${o} 24" preserveAspectRatio="none" aria-hidden="true">${p}</svg>
<input type="range" id="scrub" min="0" max="${e.length-1}" value="0" aria-label="Move through the run">
<p class="legend"><span class="key model"></span>Model ${duration(l.model)} <span class="key tool"></span>Tools ${duration(l.tool)} <span class="key waiting"></span>Waiting ${duration(l.waiting)}${c>0&&r.qy` · pale: earlier runs, ${duration(c)}`}</p>
</section>`}const a={model:"Model",tool:"Tool",waiting:"Waiting"}
function shareOf({from:e,to:t},n){return Math.min((t-e)/n,i)}function duration(e){if(e<1e4)return`${(e/1e3).toFixed(1)} s`
const t=Math.round(e/1e3)
if(t<60)return`${t} s`
const n=Math.floor(t/60)
if(n<60)return`${n} min ${t%60} s`
return`${Math.floor(n/60)} h ${n%60} min`}}),87789:((e,t,n)=>{n.d(t,{RO:()=>rowsOf,eY:()=>renderUsage,pj:()=>usageIn})
var r=n(95193)
function usageIn({usage_to_metrics:e}){const t=Object.values(e).flatMap(({token_usages:e,costs:t})=>{const n=new Map(t.map(({response_id:e,cost:t})=>[e,t]))
return e.map(({response_id:e,...t})=>[e,{model:t.model,input:t.prompt_tokens,cached:t.cache_read_tokens,output:t.completion_tokens,costUsd:n.get(e)}])})
return new Map(t.filter(([e])=>e!==""))}function rowsOf(e,t){const n=new Set
return e.flatMap(e=>{const{reply:r}=e
const o=r===void 0?void 0:t.get(r)
if(r===void 0||!o||n.has(r))return[]
n.add(r)
return[{...o,id:e.id,label:labelOf(e)}]})}function labelOf(e){if(e.kind==="call")return`Step ${e.step}`
return e.kind==="message"?"Answer":"Condensation"}const o=1e3
const i=60
function renderUsage(e){if(e.length===0)return new r.Ed("")
const t=Math.max(1,...e.map(({input:e,output:t})=>e+t))
const sum=t=>e.reduce((e,n)=>e+t(n),0)
const n=share(sum(e=>e.cached),sum(e=>e.input))
const a=costsOf(e)
const s=a?.at(-1)
return r.qy`<section aria-labelledby="usage-title"><h2 id="usage-title">Tokens and cost</h2>
<svg class="usage" viewBox="0 0 ${o} ${i}" preserveAspectRatio="none" aria-hidden="true">${e.map((n,r)=>renderBar(n,r,o/e.length,i/t))}${a&&renderLine(a)}</svg>
<p class="legend"><span class="key cached"></span>From the cache ${n} <span class="key input"></span>New input <span class="key output"></span>Output${s!==void 0&&r.qy` <span class="key cost"></span>Cost so far, up to ${dollars(s)}`}</p>
<details><summary>The figures of each reply, as a table</summary><div class="wide" tabindex="0" role="region" aria-labelledby="usage-title"><table>
<thead><tr>${["Reply","Model","Tokens in","of them cached","Tokens out","Cost"].map(e=>r.qy`<th scope="col">${e}</th>`)}</tr></thead>
<tbody>${e.map(e=>r.qy`<tr><th scope="row"><a href="#${e.id}">${e.label}</a></th>${cellsOf(e).map(e=>r.qy`<td>${e}</td>`)}</tr>`)}</tbody></table></div></details>
</section>`}function cellsOf({model:e,input:t,cached:n,output:r,costUsd:o}){return[e,figure(t),figure(n),figure(r),o===void 0?"unknown":dollars(o)]}function renderBar({id:e,label:t,input:n,cached:o,output:a},s,l,d){let c=i
const u=[["cached",o],["input",Math.max(0,n-o)],["output",a]]
const p=u.map(([e,t])=>{const n=t*d
c-=n
return r.qy`<rect class="${e}" x="${(s*l).toFixed(1)}" y="${c.toFixed(1)}" width="${(l*.9).toFixed(1)}" height="${n.toFixed(1)}"/>`})
return r.qy`<a href="#${e}" tabindex="-1"><title>${t}: ${figure(n)} in, ${figure(o)} cached, ${figure(a)} out</title>${p}</a>`}function costsOf(e){let t=0
const n=e.map(({costUsd:e})=>{t+=e??Number.NaN
return t})
return Number.isNaN(t)||t===0?void 0:n}function renderLine(e){const[t,n]=[o/e.length,e.at(-1)??1]
const a=e.map((e,r)=>`${((r+.45)*t).toFixed(1)},${(i*(1-e/n)).toFixed(1)}`)
return r.qy`<polyline class="cost" points="${a.join(" ")}"/>`}function share(e,t){return t===0?"0 %":`${Math.round(100*e/t)} % of the input`}function dollars(e){return`$${e.toFixed(4)}`}function figure(e){return e.toLocaleString("en-US")}}),67276:((e,t,n)=>{n.d(t,{P1:()=>c,Uq:()=>i,Vk:()=>u})
var r=n(28942)
var o=n(64377)
const i="report.json"
const a=r.url({protocol:/^https?$/})
const s=r.object({path:r.string(),code:r.string(),message:r.string()}).readonly()
const l=r.object({repository:r.string(),label:r.string(),link:a.optional(),diff:r.string().optional(),withheld:r.array(s).readonly()}).readonly()
const d=r.object({name:r.string(),replies:r.int(),inputTokens:r.number(),cachedTokens:r.number(),outputTokens:r.number(),costUsd:r.number().optional()}).readonly()
const c=r.object({version:r.literal(1),repository:r.string(),thread:r.string(),requester:r.string(),outcome:r.string(),sign:r.string(),reason:r.string(),quote:r.string().optional(),hint:r.string(),beganAt:o.datetime(),endedAt:o.datetime().optional(),durationMs:r.number().optional(),steps:r.int().optional(),models:r.array(r.string()).readonly(),costUsd:r.number().optional(),uses:r.array(d).readonly(),checks:r.array(r.object({command:r.string(),exitCode:r.int()}).readonly()).readonly(),diff:r.string().optional(),withheld:r.array(s).readonly(),others:r.array(l).readonly().optional(),blockedHosts:r.array(r.string()).readonly(),missing:r.string().optional(),picture:r.string().regex(/^[\w-]+\.png$/).optional(),links:r.object({thread:a.optional(),run:a.optional(),comment:a.optional(),commit:a.optional(),pullRequest:a.optional()}).readonly()}).readonly()
const u="cut-off"})}
