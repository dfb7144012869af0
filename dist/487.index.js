export const id=487
export const ids=[487]
export const modules={71093:((e,t,r)=>{r.d(t,{Dl:()=>i,Jq:()=>c,LM:()=>d,iE:()=>s,kL:()=>o,uN:()=>frozenCopy})
var n=r(28942)
const i="__root__"
const o=n["enum"](["agent","user","environment","hook"])
const a=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const s={id:n.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:n.string().regex(a),parent_id:n.string().min(1).optional()}
const c=n.strictObject({kind:n["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:n.boolean(),user_action:n["enum"](["none","retry","settings"]).default("none"),error_id:n.string().optional()}).readonly()
const d=n.unknown().transform(frozenCopy)
function frozenCopy(e){if(typeof e==="number")return Number.isFinite(e)?e+0:null
if(typeof e!=="object"||e===null)return e
if(Array.isArray(e))return Object.freeze(e.map(e=>frozenCopy(e)??null))
const t=Object.entries(e).filter(([,e])=>e!==void 0)
return Object.freeze(Object.fromEntries(t.map(([e,t])=>[e,frozenCopy(t)])))}}),62423:((e,t,r)=>{r.d(t,{$E:()=>codeWithin,DV:()=>codeBlock,FX:()=>codeInCell,aY:()=>code})
var n=r(94869)
var i=r(88135)
var o=r(17482)
function code(e){return codeWithin(200,e)}function codeWithin(e,t){return(0,n.SS)(lineOf(e,t))}function codeInCell(e,t=200){const r=lineOf(t,e)
if(!r.includes("|"))return(0,n.SS)(r)
return`<code>${r.replaceAll(/[^\w ./-]/gu,e=>`&#${e.codePointAt(0)};`)}</code>`}function lineOf(e,t){return(0,o.Hl)((0,o.ix)((0,o.lu)((0,n.TN)(t,e))))||"?"}function codeBlock(e,t,r="broken"){const a=(0,o.ix)(t,[],r)
const s=(0,n.Lt)(t)
const c=`${s}${e}\n${a}${a===""||a.endsWith("\n")?"":"\n"}${s}`
return a===t?c:`${c}\n\n${(0,i.J1)("broken-commands")}`}}),17482:((e,t,r)=>{r.d(t,{Hl:()=>breakCalls,Nv:()=>dropInvisible,WN:()=>neutralTitle,ix:()=>breakCommands,lu:()=>withShownInvisible})
var n=r(94869)
const i="​"
const o="0crat|0pdd|all-contributors|allcontributors|amazon-q-developer|autofix-ci|bors[\\w-]*|cla-assistant|claude|codecov|"+"codegen-sh|coderabbitai|codex|codiumai-pr-agent|conda-forge-(?:admin|linter)|copilot|cubic-dev-ai|cursor|cursoragent|"+"dependabot-preview|depfu|devin-ai-integration|droid|elasticmachine|ellipsis-dev|gemini-cli|gemini-code-assist|github-actions|graphite-app|greptile(?:ai)?|grahamcofborg|homu|jules|juliaregistrator|junie-agent|kody|korbit-ai|"+"lumberbot-app|meeseeksdev|mergify(?:io)?|nanosoldier|ofborg|openhands(?:-agent)?|pep8speaks|pre-commit-ci|qodo-merge(?:-pro)?|"+"renovate|rultor|sentry|sourcery-ai|sweepai|swift-ci|zerocracy"
const a="(?:counter|custom|font|phan|phpstan|property|psalm|template)-"
const s="approve|bench|build|canary|ci|deploy|format|lgtm|lint|lock|merge|noop|rebase|retest|retry|run|test|try|unlock"
const c="acked|approved|assisted|authored|bisected|co-authored|co-developed|committed|contributed|created|debugged|fixed|"+"found|generated|helped|improved|landed|mentored|merged|nacked|pair-programmed|released|reported|requested|reviewed|"+"signed-off|sponsored|submitted|suggested|tested|verified|written"
function atStart(e,t="",r="gim"){return new RegExp(`(?:${e})(?<=^[^\\S\\n]*(?:${e}))${t}`,r)}const d=[/<(?=!--\s{0,9}\/?deckhand:)/gi,new RegExp(`@(?=(?:${o}|(?:[\\w-]{1,39}\\/)?[\\w-]{0,40}bot)(?:\\[bot\\])?(?![\\w-]|[./]\\w))`,"gi"),new RegExp(`@(?!${a})(?=[a-z\\d]{1,39}(?:-[a-z\\d]{1,39}){1,19}(?:\\[bot\\])?[:,]?[^\\S\\n]+[a-z!+])`,"gi"),/(?<!\S)@(?=claude\.)/gi,atStart("\\/","(?=[A-Za-z][\\w-]*(?:[\\s:=,]|$))"),/(?<![\w/.~-])\/(?=(?:azp|azurepipelines|gcbrun|oc|opencode|rebase)(?![\w/-]|\.\w))/gi,atStart("bors|bros","(?=:?[^\\S\\n]+(?:[+-]r|r[+=-]|merge|try|d[+=]|delegate|cancel|retry|p=|ping|single))"),/^\s*s(?=weep\s*:)/gi,/\b(?:cursor(?= review\b)|bugbot(?= run\b)|(?:augment|auggie)(?= review\b))/gi,/\bpre-commit\.(?=ci[^\S\n]+(?:autofix|run)\b)/gi,/(?:(?<=(?:test|build|run) )this(?= please\b)|(?<=\bretest )please|\bok(?= to test\b)|\badd(?= to whitelist\b))/gi,/\b(?:jenkins|buildkite|travis)(?=[,:]?[^\S\n]+(?:please )?(?:re)?(?:test|build|run)\b)/gi,atStart("recheck|reverify|retest|rerun|rebuild","(?=[^\\S\\n]*$)"),atStart("lgtm","\\b"),atStart("atlantis|digger|env0|terrateam","(?=[^\\S\\n]+(?:abort|apply|approve|cancel|deploy|destroy|force|import|lock|plan|redeploy|run|state|unlock)\\b)"),atStart("[!.]",`(?=(?:${s})(?:[^\\S\\n]+[\\w-]|[^\\S\\n]*$))`),/\br\?(?=[^\S\n]*@|[^\S\n]+[`\w])/gi,/please merge this pull request/gi,/(?<===)[A-Z][A-Z_]{3,40}(?===)/g,/:(?=(?:[+-]1|lgtm|shipit):)/gi,/\[(?=(?:[\w.-]{2,25}(?: ci)?[ _-]skip|skip[ _-][\w.-]{2,25}(?: ci)?|skip ?(?:ci|run)|ci ?skip|no ?ci)\])/gi,/\[(?=skip\W{1,20}ci\])/gi,/(?<=\*{3})NO_CI(?=\*{3})/gi,/\bskip-checks(?=\s*:)/gi,/\+(?=semver:)|(?<![\w("'#])#(?=(?:major|minor|patch|none)\b)/gi,/\bhereby(?=\s{1,9}(?:sign|add my)\b)/gi,/\b(?:BEGIN|END)_(?=(?:COMMIT_OVERRIDE|NESTED_COMMIT)\b)/g,/\b(?:COPYBARA_|FUTURE_COPYBARA_|(?:Git|Gerrit|Hg|Piper|Svn)Origin-)(?=\w)/gi,/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(?::\s{0,9}|\s{1,9})(?:[\w.-]{1,100}\/[\w.-]{1,100})?(?:#|GH-)\d)/gi,/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(?::\s{0,9}|\s{1,9})https?:\/\/\S{1,200}\/(?:issues|pull)\/\d)/gi]
const u=[atStart(c,"(?=-by\\s*:)"),atStart("agent-(?:conversation|run|mark)|breaking[ -]change|change-id|release-as","(?=\\s*:)")]
const l=/^(?=.*@).+$/gim
const p=/(?<![^\s`])(?:r[+-](?![^\s`])|r=(?=\w)|delegate[+=-]|p=(?=-?\d)|rollup[+=-]|tree(?:closed|open)|try-)/gi
function breakCommands(e,t=[],r="broken"){let n=e.replaceAll("👍",":thumbsup:").replaceAll("👎",":thumbsdown:")
for(const e of r==="broken"?[...d,...u]:d)n=splitEach(n,e,t)
return n.replaceAll(l,e=>e.replaceAll(p,split))}const b=/(?<![\w.+-])@(?=[a-z\d][\w-]{0,60}(?:\[bot\])?[:,]?[^\S\n]+[a-z!+])/gi
function breakCalls(e,t=[]){return splitEach(e,b,t)}function splitEach(e,t,r){const n=r.filter(e=>e.startsWith("@")).map(e=>e.toLowerCase())
return e.replaceAll(t,(t,r)=>n.some(t=>isCall(e,r,t))?t:split(t))}function split(e){return`${e.slice(0,1)}${i}${e.slice(1)}`}function isCall(e,t,r){return e.slice(t,t+r.length).toLowerCase()===r&&!/[\w-]/.test(e[t+r.length]??"")}function neutralTitle(e){const t=dropInvisible((0,n.TN)(e,1e3)).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi,"＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,"$1$2$3 ").replaceAll(/([\w.-])#(?=\d)/g,"$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi,"($1)").replaceAll(/\*{3}NO_CI\*{3}/gi,"NO_CI").replaceAll(/\b(skip-checks)\s*:/gi,"$1 -")
return breakCommands(t)}const g=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
function dropInvisible(e){return e.replaceAll(g,"")}function withShownInvisible(e){return e.replaceAll(g,e=>{const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`})}}),64377:((e,t,r)=>{r.r(t)
r.d(t,{ZodISODate:()=>i.ZodISODate,ZodISODateTime:()=>i.ZodISODateTime,ZodISODuration:()=>i.ZodISODuration,ZodISOTime:()=>i.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var n=r(43759)
var i=r(28942)
function datetime(e){return n.G1(i.ZodISODateTime,e)}function date(e){return n.db(i.ZodISODate,e)}function time(e){return n.Kn(i.ZodISOTime,e)}function duration(e){return n.f2(i.ZodISODuration,e)}})}
