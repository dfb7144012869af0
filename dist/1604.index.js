export const id=1604
export const ids=[1604]
export const modules={67539:((e,t,n)=>{n.d(t,{gc:()=>gc})
var r=n(48161)
var i=n(89812)
var s=n(98664)
var o=n(94869)
var a=n(88135)
var c=n(74454)
var l=n(30217)
var u=n(27054)
async function gc({argv:e,env:t,now:n,stdout:r,stderr:i}){if(e[0]==="--help"||e[0]==="-h"){r(`${(0,a.J1)("gc-usage")}\n`)
return 0}if(e.length>0){i("gc takes no options (see deckhand gc --help)\n")
return 2}try{const e=await sweep(t,n)
r([...e.map(e=>`removed ${e}`),`${(0,o.U9)(e.length,"state")} removed`,""].join("\n"))
return 0}catch(e){const{message:t,hint:n}=(0,l.y)(e)
i(`${(0,o.hC)(t,n)}\n`)
return 1}}async function sweep(e,t){const n=need(e,"GITHUB_REPOSITORY")
const[s="",o=""]=n.split("/")
const a=need(e,"GITHUB_TOKEN")
const l=e.GITHUB_API_URL??"https://api.github.com"
try{return await(0,c.ds)({github:(0,i.X)({token:a,apiUrl:l,fetch:fetch}),repository:{owner:s,name:o},remote:{url:`${e.GITHUB_SERVER_URL??"https://github.com"}/${s}/${o}.git`,token:a},environment:{PATH:e.PATH??""},temp:e.RUNNER_TEMP??(0,r.tmpdir)(),now:t})}catch(e){throw(0,u.L7)(e,{repository:n,token:a})}}function need(e,t){const n=e[t]
if(n)return n
throw new s.vC("config",`${t} is not set.`,{hint:"Set GITHUB_REPOSITORY to owner/name, and GITHUB_TOKEN to a token with `contents: write` and `issues: read`."})}}),4471:((e,t,n)=>{n.d(t,{MS:()=>templateProblem,Pr:()=>branchFrom,Q8:()=>isBranchName,VI:()=>beginningOf,eW:()=>requireOwnBranch})
var r=n(98664)
var i=n(43673)
function requireOwnBranch(e,t){if((e===t||(0,i.k)(e))&&isBranchName(e))return e
throw new r.vC("denied",`The branch ${JSON.stringify(e.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isBranchName(e){if(/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$/.test(e))return!1
return e!==""&&e!=="HEAD"&&!/(?:^|\/)\.|\.lock(?:\/|$)/.test(e)}const s=/\{([a-z]*)\}/g
const o=["kind","number","slug","run"]
function branchFrom(e,t){const n=t
const r=e.replaceAll(s,(e,t)=>String(n[t]??""))
return r.split("/").map(e=>e.replaceAll(/[-_.]{2,}/g,e=>e.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(e=>e!=="").join("/")}function beginningOf(e,{kind:t,number:n}){const[r=""]=e.split(/\{(?:slug|run)\}/)
if(!r.includes("{number}"))return
return r.replaceAll("{kind}",t).replaceAll("{number}",String(n)).replaceAll(/([-_.])[-_.]+/g,"$1")}const a=100
function templateProblem(e){if(!e.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const t=[...e.matchAll(s)].map(([,e=""])=>e)
const n=t.find(e=>!o.includes(e))
if(n!==void 0)return`has the field {${n}}, but there are only {kind}, {number}, {slug} and {run}`
if(!t.includes("number")&&!t.includes("run"))return"must have {number} or {run}, so that names differ"
const r=e.replaceAll(s,"x")
if(Buffer.byteLength(r)<=a&&isBranchName(r))return
return`must be a name that git accepts for a branch, of at most ${a} bytes in addition to its fields`}}),43673:((e,t,n)=>{n.d(t,{k:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(e)}}),23849:((e,t,n)=>{n.d(t,{Hl:()=>breakCalls,ix:()=>breakCommands,Nv:()=>dropInvisible,WN:()=>neutralTitle,vU:()=>shownSign,lu:()=>withShownInvisible,l$:()=>withoutSigns})
var r=n(94869)
const i="clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|"+"finish(?:e[sd]|ing)?|deliver(?:s|ed|ing)?|reopen(?:s|ed|ing)?|start(?:s|ed)?|hold(?:s|ing)?|wontfix(?:e[sd])?|"+"invalidat(?:e[sd]?|ing)|merge[sd]?|spite[sd]?"
const s=String.raw`(?:[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,4})?[#!]\d|#[A-Za-z\d]{8}\b|[A-Z][A-Z0-9_]{0,20}-\d|[TD]\d|lp:\s?#?\d`
const o=String.raw`https?:\/\/[^\s<>]{1,200}(?:\/(?:issues?|pull|pulls|pull-request|c|card|work_items|_workitems\/edit|browse|story|stories|bugs?|t|show)\/[\w-]{0,60}\d|[?&]id=\d)`
const a=String.raw`(?:(?:linear )?(?:issues?|bugs?|tickets?|story|stories|tasks?)\s{1,3}(?:#|\d|[A-Z])|${s}|${o})`
const c=String.raw`\b(?!(?:UTF|SHA|ISO|AES|RFC)-)[A-Z][A-Z0-9_]{1,20}-\d`
const l=[new RegExp(String.raw`\b(?:${i})(?=(?::\s{0,9}|\s{1,9})${a})`,"gi"),new RegExp(String.raw`\blinear(?= issue:?\s{1,3}(?:${s}|${o}))`,"gi"),/\bAB(?=#\d)/gi,/(?<![\w&/#^])[#^](?=[A-Z][A-Z0-9_]{0,20}-\d)/g,/\b(?:sc(?=-\d)|ch(?=\d))(?=[\w-]{2,20}[^\][\n]{0,60}\])/gi,/\[(?=(?:(?:finish|fix|complet|deliver|start)\w{0,3}[ :]{1,3})?#\d{5,10}\b)/gi,/(?:#|\bCU-)(?=[\w-]{3,20}\[[^\][\n]{1,40}\])/g,/(?<=[#!]\d{1,9}[ \t]{1,3})@(?=\d)/g,/\bbug(?=[ \t]{1,3}\d{4,9}\b)/gi]
const u="bug|ccbug|fixed|fixed-in|lp|related|b"
const d=String.raw`(?=[ \t]*:[ \t]*(?:[\w.-]{1,40}[:#/])?#?\d)`
const p=new RegExp(`^.*${c}.*$`,"gm")
const g=/(?<!\S)#(?=[a-z])/gi
const b=/(?<=^[ \t]{0,9})#(?=(?:comment|time|close|resolve|reopen|done|start|stop|in-progress|in-review|finish)\b)/gim
function breakSmartCommits(e,t){if(!e.includes("#")||e.search(c)<0)return e
const n=e.replaceAll(p,e=>e.replaceAll(g,t))
return n.replaceAll(b,t)}const m="​"
const f="0crat|0pdd|all-contributors|allcontributors|amazon-q-developer|autofix-ci|bors[\\w-]*|cla-assistant|claude|codecov|"+"codegen-sh|coderabbitai|codex|codiumai-pr-agent|conda-forge-(?:admin|linter)|copilot|cubic-dev-ai|cursor|cursoragent|"+"dependabot-preview|depfu|devin-ai-integration|droid|elasticmachine|ellipsis-dev|gemini-cli|gemini-code-assist|github-actions|graphite-app|greptile(?:ai)?|grahamcofborg|homu|jules|juliaregistrator|junie-agent|kody|korbit-ai|"+"lumberbot-app|meeseeksdev|mergify(?:io)?|nanosoldier|ofborg|openhands(?:-agent)?|pep8speaks|pre-commit-ci|qodo-merge(?:-pro)?|"+"renovate|rultor|sentry|sourcery-ai|sweepai|swift-ci|zerocracy"
const h="(?:counter|custom|font|phan|phpstan|property|psalm|template)-"
const w="approve|bench|build|canary|ci|deploy|format|lgtm|lint|lock|merge|noop|rebase|retest|retry|run|test|try|unlock"
const k="acked|approved|assisted|authored|bisected|co-authored|co-developed|committed|contributed|created|debugged|fixed|"+"found|generated|helped|improved|landed|mentored|merged|nacked|pair-programmed|released|reported|requested|reviewed|"+"signed-off|sponsored|submitted|suggested|tested|verified|written"
function atStart(e,t="",n="gim"){return new RegExp(`(?:${e})(?<=^[^\\S\\n]*(?:${e}))${t}`,n)}const v=[/<(?=!--\s{0,9}\/?deckhand:)/gi,new RegExp(`@(?=(?:${f}|(?:[\\w-]{1,39}\\/)?[\\w-]{0,40}bot)(?:\\[bot\\])?(?![\\w-]|[./]\\w))`,"gi"),new RegExp(`@(?!${h})(?=[a-z\\d]{1,39}(?:-[a-z\\d]{1,39}){1,19}(?:\\[bot\\])?[:,]?[^\\S\\n]+[a-z!+])`,"gi"),/(?<!\S)@(?=claude\.)/gi,atStart("\\/","(?=[A-Za-z][\\w-]*(?:[\\s:=,]|$))"),/(?<![\w/.~-])\/(?=(?:azp|azurepipelines|gcbrun|oc|opencode|rebase)(?![\w/-]|\.\w))/gi,atStart("bors|bros","(?=:?[^\\S\\n]+(?:[+-]r|r[+=-]|merge|try|d[+=]|delegate|cancel|retry|p=|ping|single))"),/^\s*s(?=weep\s*:)/gi,/\b(?:cursor(?= review\b)|bugbot(?= run\b)|(?:augment|auggie)(?= review\b))/gi,/\bpre-commit\.(?=ci[^\S\n]+(?:autofix|run)\b)/gi,/(?:(?<=(?:test|build|run) )this(?= please\b)|(?<=\bretest )please|\bok(?= to test\b)|\badd(?= to whitelist\b))/gi,/\b(?:jenkins|buildkite|travis)(?=[,:]?[^\S\n]+(?:please )?(?:re)?(?:test|build|run)\b)/gi,atStart("recheck|reverify|retest|rerun|rebuild","(?=[^\\S\\n]*$)"),atStart("lgtm","\\b"),atStart("atlantis|digger|env0|terrateam","(?=[^\\S\\n]+(?:abort|apply|approve|cancel|deploy|destroy|force|import|lock|plan|redeploy|run|state|unlock)\\b)"),atStart("[!.]",`(?=(?:${w})(?:[^\\S\\n]+[\\w-]|[^\\S\\n]*$))`),/\br\?(?=[^\S\n]*@|[^\S\n]+[`\w])/gi,/please merge this pull request/gi,/(?<===)[A-Z][A-Z_]{3,40}(?===)/g,/:(?=(?:[+-]1|lgtm|shipit):)/gi,/\[(?=(?:[\w.-]{2,25}(?: ci)?[ _-]skip|skip[ _-][\w.-]{2,25}(?: ci)?|skip ?(?:ci|run)|ci ?skip|no ?ci)\])/gi,/\[(?=skip\W{1,20}ci\])/gi,/(?<=\*{3})NO_CI(?=\*{3})/gi,/\bskip-checks(?=\s*:)/gi,/\+(?=semver:)|(?<![\w("'#])#(?=(?:major|minor|patch|none)\b)/gi,/\bhereby(?=\s{1,9}(?:sign|add my)\b)/gi,/\b(?:BEGIN|END)_(?=(?:COMMIT_OVERRIDE|NESTED_COMMIT)\b)/g,/\b(?:COPYBARA_|FUTURE_COPYBARA_|(?:Git|Gerrit|Hg|Piper|Svn)Origin-)(?=\w)/gi,...l]
const S=[atStart(k,"(?=-by\\s*:)"),atStart("agent-(?:conversation|run|mark)|breaking[ -]change|change-id|release-as","(?=\\s*:)"),atStart(u,d)]
const y=/^(?=.*@).+$/gim
const $=/(?<![^\s`])(?:r[+-](?![^\s`])|r=(?=\w)|delegate[+=-]|p=(?=-?\d)|rollup[+=-]|tree(?:closed|open)|try-)/gi
function breakCommands(e,t=[],n="broken"){let r=e.replaceAll("👍",":thumbsup:").replaceAll("👎",":thumbsdown:")
for(const e of n==="broken"?[...v,...S]:v)r=splitEach(r,e,t)
r=breakSmartCommits(r,split)
return r.replaceAll(y,e=>e.replaceAll($,split))}const A=/(?<![\w.+-])@(?=[a-z\d][\w-]{0,60}(?:\[bot\])?[:,]?[^\S\n]+[a-z!+])/gi
function breakCalls(e,t=[]){return splitEach(e,A,t)}function splitEach(e,t,n){const r=n.filter(e=>e.startsWith("@")).map(e=>e.toLowerCase())
return e.replaceAll(t,(t,n)=>r.some(t=>isCall(e,n,t))?t:split(t))}function split(e){return`${e.slice(0,1)}${m}${e.slice(1)}`}function withoutSigns(e){return e.replaceAll(m,"")}function isCall(e,t,n){return e.slice(t,t+n.length).toLowerCase()===n&&!/[\w-]/.test(e[t+n.length]??"")}function neutralTitle(e){const t=dropInvisible((0,r.TN)(e,1e3)).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi,"＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,"$1$2$3 ").replaceAll(/([\w.-])#(?=\d)/g,"$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi,"($1)").replaceAll(/\*{3}NO_CI\*{3}/gi,"NO_CI").replaceAll(/\b(skip-checks)\s*:/gi,"$1 -")
return breakCommands(t)}const _=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
function dropInvisible(e){return e.replaceAll(_,"")}function withShownInvisible(e){return e.replaceAll(_,shownSign)}function shownSign(e){const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`}}),33737:((e,t,n)=>{n.d(t,{$E:()=>codeWithin,DV:()=>codeBlock,FX:()=>codeInCell,aY:()=>code})
var r=n(94869)
var i=n(88135)
var s=n(23849)
function code(e){return codeWithin(200,e)}function codeWithin(e,t){return(0,r.SS)(lineOf(e,t))}function codeInCell(e,t=200){const n=lineOf(t,e)
if(!n.includes("|"))return(0,r.SS)(n)
return`<code>${n.replaceAll(/[^\w ./-]/gu,e=>`&#${e.codePointAt(0)};`)}</code>`}function lineOf(e,t){return(0,s.Hl)((0,s.ix)((0,s.lu)((0,r.TN)(t,e))))||"?"}function codeBlock(e,t,n="broken"){const o=(0,s.ix)(t,[],n)
const a=(0,r.Lt)(t)
const c=`${a}${e}\n${o}${o===""||o.endsWith("\n")?"":"\n"}${a}`
return o===t?c:`${c}\n\n${(0,i.J1)("broken-commands")}`}}),67276:((e,t,n)=>{n.d(t,{P1:()=>u,Uq:()=>s,Vk:()=>d})
var r=n(28942)
var i=n(64377)
const s="report.json"
const o=r.url({protocol:/^https?$/})
const a=r.object({path:r.string(),code:r.string(),message:r.string()}).readonly()
const c=r.object({repository:r.string(),label:r.string(),link:o.optional(),diff:r.string().optional(),withheld:r.array(a).readonly()}).readonly()
const l=r.object({name:r.string(),replies:r.int(),inputTokens:r.number(),cachedTokens:r.number(),outputTokens:r.number(),costUsd:r.number().optional()}).readonly()
const u=r.object({version:r.literal(1),repository:r.string(),thread:r.string(),requester:r.string(),outcome:r.string(),sign:r.string(),reason:r.string(),quote:r.string().optional(),hint:r.string(),beganAt:i.datetime(),endedAt:i.datetime().optional(),durationMs:r.number().optional(),steps:r.int().optional(),models:r.array(r.string()).readonly(),costUsd:r.number().optional(),uses:r.array(l).readonly(),checks:r.array(r.object({command:r.string(),exitCode:r.int()}).readonly()).readonly(),diff:r.string().optional(),withheld:r.array(a).readonly(),others:r.array(c).readonly().optional(),blockedHosts:r.array(r.string()).readonly(),picture:r.string().regex(/^[\w-]+\.png$/).optional(),links:r.object({thread:o.optional(),run:o.optional(),comment:o.optional(),commit:o.optional(),pullRequest:o.optional()}).readonly()}).readonly()
const d="cut-off"})}
