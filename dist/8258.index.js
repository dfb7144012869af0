export const id=8258
export const ids=[8258]
export const modules={46032:((e,t,n)=>{n.d(t,{GT:()=>u,QB:()=>b,Qq:()=>text,UC:()=>a,Yt:()=>g,iL:()=>d,ny:()=>r,od:()=>p,wh:()=>plainText})
var i=n(28942)
var o=n(71093)
const r=i.strictObject({type:i.literal("text"),text:i.string(),cache_prompt:i.boolean().default(!1)}).readonly()
const s=i.strictObject({type:i.literal("image"),image_urls:i.array(i.string()).readonly(),cache_prompt:i.boolean().default(!1)}).readonly()
const a=i.discriminatedUnion("type",[r,s])
const c=i.record(i.string(),o.LM).readonly()
const l=i.array(c).readonly()
const d=i.strictObject({id:i.string(),responses_item_id:i.string().optional(),name:i.string(),arguments:i.string(),origin:i["enum"](["completion","responses"]).default("completion"),extra_content:c.optional(),provider_specific_fields:c.optional(),block_order:i.array(i.union([i["enum"](["thinking","tool_use"]),i.int().positive()])).readonly().optional(),reasoning_details:l.optional()}).readonly()
const u=i.discriminatedUnion("type",[i.strictObject({type:i.literal("thinking"),thinking:i.string(),signature:i.string().optional()}).readonly(),i.strictObject({type:i.literal("redacted_thinking"),data:i.string()}).readonly()])
const p=i.strictObject({id:i.string().optional(),summary:i.array(i.string()).readonly().prefault([]),content:i.array(i.string()).readonly().optional(),encrypted_content:i.string().optional(),status:i.string().optional()}).readonly()
const g=i.strictObject({score:i.number(),message:i.string().optional(),metadata:i.record(i.string(),o.LM).readonly().optional()}).readonly()
const b=i.strictObject({role:i["enum"](["system","user","assistant","tool"]),content:i.preprocess(e=>typeof e==="string"?[text(e)]:e,i.array(a).readonly()),tool_calls:i.array(d).readonly().optional(),tool_call_id:i.string().optional(),name:i.string().optional(),reasoning_content:i.string().optional(),thinking_blocks:i.array(u).readonly().optional(),responses_reasoning_item:p.optional(),reasoning_details:l.optional()}).readonly()
function text(e){return{type:"text",text:e,cache_prompt:!1}}function plainText(e){return e.flatMap(e=>e.type==="text"?[e.text]:[]).join("\n")}}),71093:((e,t,n)=>{n.d(t,{Dl:()=>o,Jq:()=>c,LM:()=>l,iE:()=>a,kL:()=>r,uN:()=>frozenCopy})
var i=n(28942)
const o="__root__"
const r=i["enum"](["agent","user","environment","hook"])
const s=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const a={id:i.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:i.string().regex(s),parent_id:i.string().min(1).optional()}
const c=i.strictObject({kind:i["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:i.boolean(),user_action:i["enum"](["none","retry","settings"]).default("none"),error_id:i.string().optional()}).readonly()
const l=i.unknown().transform(frozenCopy)
function frozenCopy(e){if(typeof e==="number")return Number.isFinite(e)?e+0:null
if(typeof e!=="object"||e===null)return e
if(Array.isArray(e))return Object.freeze(e.map(e=>frozenCopy(e)??null))
const t=Object.entries(e).filter(([,e])=>e!==void 0)
return Object.freeze(Object.fromEntries(t.map(([e,t])=>[e,frozenCopy(t)])))}}),17117:((e,t,n)=>{n.d(t,{I:()=>kindOf,IX:()=>wholeInput,NY:()=>wireClassOf,Sm:()=>isOfSdk,VS:()=>r,a5:()=>wireObservation,cP:()=>inputIn,dl:()=>omitsArguments,dq:()=>s,qz:()=>wireAction})
const i={TerminalAction:{needs:["command"],takes:["is_input","timeout","reset"]},TerminalObservation:{needs:["command"],takes:["exit_code","timeout","metadata","full_output_save_dir"]},FileEditorAction:{needs:["command","path"],takes:["file_text","old_str","new_str","insert_line","view_range"]},FileEditorObservation:{needs:["command"],takes:["path","prev_exist","old_content","new_content"]},ApplyPatchAction:{needs:["patch"],takes:[]},ApplyPatchObservation:{needs:[],takes:["message","fuzz","commit"]},GlobAction:{needs:["pattern"],takes:["path"]},GlobObservation:{needs:["files","pattern","search_path"],takes:["truncated"]},GrepAction:{needs:["pattern"],takes:["path","include"]},GrepObservation:{needs:["matches","pattern","search_path"],takes:["include_pattern","truncated"]},TaskTrackerAction:{needs:[],takes:["command","task_list"]},TaskTrackerObservation:{needs:["command"],takes:["task_list"]},ThinkAction:{needs:["thought"],takes:[]},ThinkObservation:{needs:[],takes:[]},FinishAction:{needs:["message"],takes:[]},FinishObservation:{needs:[],takes:[]},InvokeSkillAction:{needs:["name"],takes:[]},InvokeSkillObservation:{needs:["skill_name"],takes:[]},TaskAction:{needs:["prompt"],takes:["description","subagent_type","resume"]},TaskObservation:{needs:["task_id","subagent","status"],takes:[]},DelegateAction:{needs:["command"],takes:["ids","agent_types","tasks"]},DelegateObservation:{needs:["command"],takes:[]},MCPToolObservation:{needs:["tool_name"],takes:[]}}
const o="MCPToolAction"
const r={kind:"ClientTool",actionKind:o,observationKind:"ClientToolObservation"}
const s={kind:"MCPToolDefinition",actionKind:o,observationKind:"MCPToolObservation"}
function wireClassOf(e){const t=stemOf(e)
const n={kind:kindOf(e),actionKind:`${t}Action`,observationKind:`${t}Observation`}
return n.actionKind in i?n:r}function stemOf(e){return e.replaceAll(/(?:^|_)([a-z])/g,(e,t)=>t.toUpperCase())}function kindOf(e){return`${stemOf(e)}Tool`}function isOfSdk({kind:e}){return e!==r.kind&&e!==s.kind}function wireAction({actionKind:e},t){const n=fieldsFor(e,t)
return n?{...n,kind:e}:{kind:o,data:t}}function omitsArguments(e,t){return Object.keys(t).length>Object.keys(inputIn(wireAction(e,t))).length}function inputIn(e){const{kind:t,...n}=e??{kind:""}
const{data:i}=n
return t===o&&typeof i==="object"&&i!==null?{...i}:n}function wholeInput(e,t){const n=inputIn(e)
const{needs:o,takes:r}=i[e.kind]??{needs:[],takes:[]}
const s=Object.entries(t).filter(([e])=>!o.includes(e)&&!r.includes(e))
return e.kind in i?{...Object.fromEntries(s),...n}:n}function wireObservation({observationKind:e},{content:t,is_error:n},i){const o=fieldsFor(e,i)
return{...o,kind:o?e:r.observationKind,content:t,is_error:n}}function fieldsFor(e,t){const n=i[e]
if(!n||n.needs.some(e=>t[e]===void 0))return
const o=[...n.needs,...n.takes].filter(e=>t[e]!==void 0)
return Object.fromEntries(o.map(e=>[e,t[e]]))}}),62423:((e,t,n)=>{n.d(t,{$E:()=>codeWithin,DV:()=>codeBlock,FX:()=>codeInCell,aY:()=>code})
var i=n(94869)
var o=n(88135)
var r=n(17482)
function code(e){return codeWithin(200,e)}function codeWithin(e,t){return(0,i.SS)(lineOf(e,t))}function codeInCell(e,t=200){const n=lineOf(t,e)
if(!n.includes("|"))return(0,i.SS)(n)
return`<code>${n.replaceAll(/[^\w ./-]/gu,e=>`&#${e.codePointAt(0)};`)}</code>`}function lineOf(e,t){return(0,r.Hl)((0,r.ix)((0,r.lu)((0,i.TN)(t,e))))||"?"}function codeBlock(e,t,n="broken"){const s=(0,r.ix)(t,[],n)
const a=(0,i.Lt)(t)
const c=`${a}${e}\n${s}${s===""||s.endsWith("\n")?"":"\n"}${a}`
return s===t?c:`${c}\n\n${(0,o.J1)("broken-commands")}`}}),17482:((e,t,n)=>{n.d(t,{Hl:()=>breakCalls,Nv:()=>dropInvisible,WN:()=>neutralTitle,ix:()=>breakCommands,lu:()=>withShownInvisible})
var i=n(94869)
const o="​"
const r="0crat|0pdd|all-contributors|allcontributors|amazon-q-developer|autofix-ci|bors[\\w-]*|cla-assistant|claude|codecov|"+"codegen-sh|coderabbitai|codex|codiumai-pr-agent|conda-forge-(?:admin|linter)|copilot|cubic-dev-ai|cursor|cursoragent|"+"dependabot-preview|depfu|devin-ai-integration|droid|elasticmachine|ellipsis-dev|gemini-cli|gemini-code-assist|github-actions|graphite-app|greptile(?:ai)?|grahamcofborg|homu|jules|juliaregistrator|junie-agent|kody|korbit-ai|"+"lumberbot-app|meeseeksdev|mergify(?:io)?|nanosoldier|ofborg|openhands(?:-agent)?|pep8speaks|pre-commit-ci|qodo-merge(?:-pro)?|"+"renovate|rultor|sentry|sourcery-ai|sweepai|swift-ci|zerocracy"
const s="(?:counter|custom|font|phan|phpstan|property|psalm|template)-"
const a="approve|bench|build|canary|ci|deploy|format|lgtm|lint|lock|merge|noop|rebase|retest|retry|run|test|try|unlock"
const c="acked|approved|assisted|authored|bisected|co-authored|co-developed|committed|contributed|created|debugged|fixed|"+"found|generated|helped|improved|landed|mentored|merged|nacked|pair-programmed|released|reported|requested|reviewed|"+"signed-off|sponsored|submitted|suggested|tested|verified|written"
function atStart(e,t="",n="gim"){return new RegExp(`(?:${e})(?<=^[^\\S\\n]*(?:${e}))${t}`,n)}const l=[/<(?=!--\s{0,9}\/?deckhand:)/gi,new RegExp(`@(?=(?:${r}|(?:[\\w-]{1,39}\\/)?[\\w-]{0,40}bot)(?:\\[bot\\])?(?![\\w-]|[./]\\w))`,"gi"),new RegExp(`@(?!${s})(?=[a-z\\d]{1,39}(?:-[a-z\\d]{1,39}){1,19}(?:\\[bot\\])?[:,]?[^\\S\\n]+[a-z!+])`,"gi"),/(?<!\S)@(?=claude\.)/gi,atStart("\\/","(?=[A-Za-z][\\w-]*(?:[\\s:=,]|$))"),/(?<![\w/.~-])\/(?=(?:azp|azurepipelines|gcbrun|oc|opencode|rebase)(?![\w/-]|\.\w))/gi,atStart("bors|bros","(?=:?[^\\S\\n]+(?:[+-]r|r[+=-]|merge|try|d[+=]|delegate|cancel|retry|p=|ping|single))"),/^\s*s(?=weep\s*:)/gi,/\b(?:cursor(?= review\b)|bugbot(?= run\b)|(?:augment|auggie)(?= review\b))/gi,/\bpre-commit\.(?=ci[^\S\n]+(?:autofix|run)\b)/gi,/(?:(?<=(?:test|build|run) )this(?= please\b)|(?<=\bretest )please|\bok(?= to test\b)|\badd(?= to whitelist\b))/gi,/\b(?:jenkins|buildkite|travis)(?=[,:]?[^\S\n]+(?:please )?(?:re)?(?:test|build|run)\b)/gi,atStart("recheck|reverify|retest|rerun|rebuild","(?=[^\\S\\n]*$)"),atStart("lgtm","\\b"),atStart("atlantis|digger|env0|terrateam","(?=[^\\S\\n]+(?:abort|apply|approve|cancel|deploy|destroy|force|import|lock|plan|redeploy|run|state|unlock)\\b)"),atStart("[!.]",`(?=(?:${a})(?:[^\\S\\n]+[\\w-]|[^\\S\\n]*$))`),/\br\?(?=[^\S\n]*@|[^\S\n]+[`\w])/gi,/please merge this pull request/gi,/(?<===)[A-Z][A-Z_]{3,40}(?===)/g,/:(?=(?:[+-]1|lgtm|shipit):)/gi,/\[(?=(?:[\w.-]{2,25}(?: ci)?[ _-]skip|skip[ _-][\w.-]{2,25}(?: ci)?|skip ?(?:ci|run)|ci ?skip|no ?ci)\])/gi,/\[(?=skip\W{1,20}ci\])/gi,/(?<=\*{3})NO_CI(?=\*{3})/gi,/\bskip-checks(?=\s*:)/gi,/\+(?=semver:)|(?<![\w("'#])#(?=(?:major|minor|patch|none)\b)/gi,/\bhereby(?=\s{1,9}(?:sign|add my)\b)/gi,/\b(?:BEGIN|END)_(?=(?:COMMIT_OVERRIDE|NESTED_COMMIT)\b)/g,/\b(?:COPYBARA_|FUTURE_COPYBARA_|(?:Git|Gerrit|Hg|Piper|Svn)Origin-)(?=\w)/gi,/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(?::\s{0,9}|\s{1,9})(?:[\w.-]{1,100}\/[\w.-]{1,100})?(?:#|GH-)\d)/gi,/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(?::\s{0,9}|\s{1,9})https?:\/\/\S{1,200}\/(?:issues|pull)\/\d)/gi]
const d=[atStart(c,"(?=-by\\s*:)"),atStart("agent-(?:conversation|run|mark)|breaking[ -]change|change-id|release-as","(?=\\s*:)")]
const u=/^(?=.*@).+$/gim
const p=/(?<![^\s`])(?:r[+-](?![^\s`])|r=(?=\w)|delegate[+=-]|p=(?=-?\d)|rollup[+=-]|tree(?:closed|open)|try-)/gi
function breakCommands(e,t=[],n="broken"){let i=e.replaceAll("👍",":thumbsup:").replaceAll("👎",":thumbsdown:")
for(const e of n==="broken"?[...l,...d]:l)i=splitEach(i,e,t)
return i.replaceAll(u,e=>e.replaceAll(p,split))}const g=/(?<![\w.+-])@(?=[a-z\d][\w-]{0,60}(?:\[bot\])?[:,]?[^\S\n]+[a-z!+])/gi
function breakCalls(e,t=[]){return splitEach(e,g,t)}function splitEach(e,t,n){const i=n.filter(e=>e.startsWith("@")).map(e=>e.toLowerCase())
return e.replaceAll(t,(t,n)=>i.some(t=>isCall(e,n,t))?t:split(t))}function split(e){return`${e.slice(0,1)}${o}${e.slice(1)}`}function isCall(e,t,n){return e.slice(t,t+n.length).toLowerCase()===n&&!/[\w-]/.test(e[t+n.length]??"")}function neutralTitle(e){const t=dropInvisible((0,i.TN)(e,1e3)).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi,"＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,"$1$2$3 ").replaceAll(/([\w.-])#(?=\d)/g,"$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi,"($1)").replaceAll(/\*{3}NO_CI\*{3}/gi,"NO_CI").replaceAll(/\b(skip-checks)\s*:/gi,"$1 -")
return breakCommands(t)}const b=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
function dropInvisible(e){return e.replaceAll(b,"")}function withShownInvisible(e){return e.replaceAll(b,e=>{const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`})}})}
