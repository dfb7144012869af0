export const id=105
export const ids=[105]
export const modules={73829:((t,e,n)=>{n.d(e,{$:()=>whileGitAnswers,b:()=>checkoutGit})
var o=n(33368)
var s=n(29209)
var r=n(98664)
var i=n(94869)
var a=n(33737)
var c=n(97167)
function checkoutGit({world:t,job:e}){const n=(0,c._K)(t.env)
const{signal:s}=t
return(t={})=>(0,o.$Y)({folder:e.workspace,environment:{...n,...t},signal:s})}const u={what:"git in the checkout",most:1e3,pause:{first:3e3,longest:6e4},code:"config",hint:"Look for named pipes in the checkout, and remove them in a step before this one."}
async function whileGitAnswers(t,e,o){const{world:r,job:i}=t
const[a,c]=[new AbortController,new AbortController]
const l={...u,world:r,withinMs:e*6e4,signal:a.signal}
const look=async t=>{if(t===1)return
const{awaitedPath:e}=await n.e(2041).then(n.bind(n,52041))
return e(i.workspace,a.signal)}
const end=t=>{if(!a.signal.aborted)c.abort(t)};(0,s.M)(l,look).then(t=>end(waitsFor(t)),end)
const h=AbortSignal.any([r.signal,c.signal])
try{return await o({...t,world:{...r,signal:h}})}catch(t){h.throwIfAborted()
throw await ownersIn(i.workspace,t)??await lockIn(i.workspace,t)??t}finally{a.abort()}}async function ownersIn(t,e){if((0,r.ec)(e).code!=="machine")return
return(await Promise.all([n.e(2499),n.e(6418)]).then(n.bind(n,46418))).foreignFilesFault(t)}async function lockIn(t,e){if((0,r.ec)(e).code!=="git")return
return(await n.e(2791).then(n.bind(n,42791))).lockFault(t,e)}function waitsFor(t){const e=`${(0,a.aY)((0,i.TN)(t,200))} in the checkout is a named pipe or a device, and git waits for it without end.`
return new r.vC("config",e,{hint:"Remove it in a step before this one, or check out the repository again."})}}),99684:((t,e,n)=>{n.d(e,{O:()=>ours,p:()=>withinJob})
var o=n(73024)
var s=n(88135)
var r=n(57974)
const i=2
const a=360
function withinJob({world:t},e,n){if(!t.env.GITHUB_WORKFLOW_REF){(0,r.printNotice)((0,s.J1)("job-limit-unknown",{minutes:String(e["timeout-minutes"])}))
return e}const[o]=n?limitsIn(n,t).sort((t,e)=>t.left-e.left):[]
if(o===void 0)return e
const a=Math.max(1,Math.floor(o.left-i))
if(a>=e["timeout-minutes"])return e
const{what:c,minutes:u}=o;(0,r.printNotice)((0,s.J1)("job-limit",{what:c,limit:String(u),minutes:String(a)}))
return{...e,"timeout-minutes":a}}function limitsIn({"timeout-minutes":t=a,steps:e},{env:n,now:o}){const s=beginOfJob(n)
const r=s===void 0?void 0:(o().getTime()-s)/6e4
const i=ours(e,n).map(t=>t["timeout-minutes"])
return[...r===void 0?[]:limitOf("job",t,r),...i.flatMap(t=>limitOf("step",t,0))]}function limitOf(t,e,n){return typeof e==="number"?[{what:t,minutes:e,left:e-n}]:[]}function ours(t,{GITHUB_ACTION:e="",GITHUB_ACTION_REPOSITORY:n}){const o=t.filter(({id:t})=>t===e)
if(o.length>0)return o
const s=e.startsWith("__self")?"./":`${n}@`
return t.filter(({id:t,uses:e})=>t===void 0&&typeof e==="string"&&e.startsWith(s))}function beginOfJob({GITHUB_EVENT_PATH:t=""}){return(0,o.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs}}),80105:((t,e,n)=>{n.d(e,{whyNot:()=>whyNot})
var o=n(28942)
var s=n(58101)
var r=n(89812)
var i=n(98664)
var a=n(33737)
var c=n(7052)
var u=n(73829)
var l=n(99684)
const h=" If the agent is only to answer, set `create-pr: none`."
const d=o.object({type:o.string(),ruleset_id:o.int().optional(),parameters:o.json().optional()}).readonly()
async function whyNot(t,{rules:e,isPullRefused:n}){const s=o.array(d).catch([]).parse(e)
return unwritten(t)??await unpushable(t)??await against(t,s)??(n?unopened(t):void 0)}function unwritten({run:t,goal:e,way:n,written:o}){const{permissions:s,steps:r=[]}=o??{}
const a=(0,l.O)(r,t.world.env)
if(s===void 0||a.length===0||!a.every(t=>isOwnToken(t.with)))return
const c=e.kind==="advance"||n==="link"?["contents"]:["contents","pull-requests"]
const u=c.filter(t=>!isWritable(s,t)).map(t=>`\`${t}: write\``)
if(u.length===0)return
const h=u.length===1?"this line":"these lines"
return new i.vC("config",`The workflow does not give this job ${u.join(" and ")}, so no work could be published.`,{hint:`Write ${h} under \`permissions:\` of the job: ${u.join(", ")}.${alone(e)}`})}function alone({kind:t}){return t==="propose"?h:""}const f=o.object({"github-token":o.string().optional()})
function isOwnToken(t){const e=f.safeParse(t??{})
const n=e.data?.["github-token"]
return e.success&&(n===void 0||/^\s*\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}\s*$/i.test(n))}function isWritable(t,e){if(typeof t==="string")return t!=="read-all"
const n=o.record(o.string(),o.unknown()).safeParse(t)
return!n.success||n.data[e]==="write"||!["read","none",void 0].includes(n.data[e])}const w=/\b40[13]\b|denied|not granted|could not read Username/i
async function unpushable({run:t,goal:e}){const n=t.memory.hasStore?t.memory.failure.fault:await pushed(t)
const o=`${n?.message} ${n?.cause}`
if(!n||!w.test(o)||/archived/i.test(o))return
const s=`Give the job this line under \`permissions:\` in the workflow: \`contents: write\`.${alone(e)}`
return new i.vC("config","The token cannot push to this repository, so no work could be published.",{quote:n.message,hint:s,cause:n})}async function pushed(t){const{"github-token":e}=t.settings.slice(c.KEYS)
const n={url:`${t.job.repositoryUrl}.git`,token:e}
const o=`HEAD:refs/heads/agent/check-${t.job.runId}`
const r=["push","--quiet","--dry-run","--no-verify",n.url,o]
return(0,u.b)(t)((0,s.it)(n)).raw(r).then(()=>{},i.ec)}const p=o.object({operator:o["enum"](["starts_with","ends_with","contains"]),pattern:o.string(),negate:o.boolean().optional()})
function forbids({type:t,parameters:e},{branch:n,kind:o,...s}){const r=o==="propose"&&!("isThere"in s&&s.isThere)
if(t==="creation"&&r)return"new branches are restricted"
if(t==="update"&&!r)return"updates of the branch are restricted"
if(t==="pull_request")return"changes must come by a pull request, also on this branch"
if(t!=="branch_name_pattern"||!r)return
const{data:i}=p.safeParse(e)
if(i===void 0)return
const c={starts_with:n.startsWith(i.pattern),ends_with:n.endsWith(i.pattern),contains:n.includes(i.pattern)}[i.operator]
if(c!==(i.negate??!1))return
const u=`${i.negate?"must not ":"must "}${b[i.operator]}`
return`the name of a branch ${u} ${(0,a.aY)(i.pattern)}`}const b={starts_with:"start with",ends_with:"end with",contains:"contain"}
const g=o.object({name:o.string(),current_user_can_bypass:o.string().optional()})
async function against({run:t,goal:e},n){const o=n.flatMap(t=>{const n=forbids(t,e)
return n===void 0||t.ruleset_id===void 0?[]:[{why:n,id:t.ruleset_id}]})
for(const{why:n,id:s}of o){const{github:o,job:c}=t
const u=await(0,r.n)(o,c.repository).get("/rulesets/{ruleset_id}",{ruleset_id:s}).catch(()=>{})
const{data:l}=g.safeParse(u)
if(l===void 0||!["never","pull_requests_only"].includes(l.current_user_can_bypass??""))continue
const h=`Exclude \`agent/**\` from this ruleset in Settings → Rules → Rulesets, let this app bypass it, or set \`branch-name\` to a name that the rules allow.`
return new i.vC("config",`The ruleset ${(0,a.aY)(l.name)} does not allow this work on the branch ${(0,a.aY)(e.branch)}: ${n}.`,{hint:h})}return}const m="A pull request without commits, which GitHub always refuses: it says whether one could be opened."
async function unopened({run:t,goal:{base:e}}){const{owner:n,name:o}=t.job.repository
const s="POST /repos/{owner}/{repo}/pulls"
const r={owner:n,repo:o,title:m,head:e,base:e,draft:!0}
const a=await t.github.request(s,r).then(()=>{},i.ec)
return a?.isLasting?a:void 0}})}
