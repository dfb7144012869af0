export const id=6863
export const ids=[6863]
export const modules={98213:((e,t,n)=>{n.d(t,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments,kN:()=>inputVariables})
var o=n(57975)
var r=n(28942)
var s=n(87233)
function givenInputs(e){const t={}
for(const n of e){const e=n.indexOf("=")
if(e<1)return"--input is name=value, with the name of an input of the action"
const o=n.slice(0,e).trim()
const r=problemWith(o)
if(r!==void 0)return r
t[o]=n.slice(e+1)}return t}function problemWith(e){if(e==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
if(s.InputName.safeParse(e).success)return
const t=(0,s.nearestInput)(e)
return`--input ${e}: the action has no such input${t===void 0?"":` (did you mean ${t}?)`}`}function inputVariables(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[`INPUT_${e.toUpperCase()}`,t]))}const i=r.object({repo:r.string().min(1,"--repo needs a path").optional(),say:r.string().trim().min(1,"--say needs a text").optional(),story:r["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:r.array(r.string()).readonly().default([]),keep:r.boolean().default(!1),json:r.boolean().default(!1),verbose:r.boolean().default(!1),watch:r.boolean().default(!1),help:r.boolean().default(!1)}).refine(e=>e.story===void 0||(e.repo??e.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const a={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(e,t=Object.keys(a)){const n=split(e,t)
if(typeof n==="string")return{kind:"mistake",message:n}
const o=i.safeParse(n)
if(!o.success)return{kind:"mistake",message:o.error.issues[0]?.message??"wrong options"}
const{input:r,...s}=o.data
const c=givenInputs(r)
if(typeof c==="string")return{kind:"mistake",message:c}
return s.help?{kind:"help"}:{kind:"rehearse",...s,inputs:c}}function split(e,t){const n=Object.fromEntries(Object.entries(a).filter(([e])=>t.includes(e)))
try{return(0,o.parseArgs)({args:[...e],options:n,strict:!0}).values}catch(e){const t=e instanceof Error?e.message:String(e)
return t.replace(/\.\s.*$/s,"")}}const c="azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says"
function chooseModel(e,t={}){const n=t["api-key"]??e.LLM_API_KEY
const o=t.model??e.LLM_MODEL
const r=t["base-url"]??e.LLM_BASE_URL
if(!n&&!o&&!r)return{kind:"scripted"}
if(n&&o)return{kind:"real",model:{apiKey:n,model:o,...r?{baseUrl:r}:{}}}
if(o&&t["azure-client-id"])return{kind:"mistake",message:c}
const s=n?"LLM_MODEL is":o?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${s} not set: a real model needs both; unset all three for a scripted one`}}}),64441:((e,t,n)=>{n.d(t,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(e){return e.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(e){return e.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(e,t){const n=plain(e).replaceAll(/<!--.*?-->/gs,"").split("\n")
let o=!1
const r=n.flatMap(e=>{const n=/^\s*(```|~~~)/.test(e)
if(n)o=!o
return n||o||e.startsWith("|")?[e]:wrap(prose(e),t)})
return r.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(e,t){const n=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(e)?.[0]??""
const o=[]
let r=n
for(const s of e.slice(n.length).split(/\s+/).filter(Boolean)){const e=r.trim()===""||r===n
if(!e&&r.length+1+s.length>t){o.push(r)
r=" ".repeat(n.length)+s}else r+=e?s:` ${s}`}return[...o,r.trimEnd()]}function prose(e){return e.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(e,t,n)=>n?`${t} (${n})`:t).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(e){const wrap=(t,n)=>o=>e?`[${t}m${o}[${n}m`:o
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),76863:((e,t,n)=>{n.d(t,{replay:()=>replay})
var o=n(77598)
var r=n(73024)
var s=n(48161)
var i=n(76760)
var a=n(57975)
var c=n(54995)
var l=n(87233)
var u=n(95493)
var d=n(49207)
var f=n(25578)
var h=n(95813)
var p=n(95017)
var m=n(97065)
var v=n(43621)
async function agentFrom(e,{modelFor:t,toolsFor:n}){const o=t(e.llm.model)
const r="default"in o?o:(0,v.u5)(o)
const{filter_tools_regex:s,own_finish_schema:i}=e
const a=(0,m.l3)(r.default.features)
return(0,m.jk)({model:r.default,smallModel:r.title,systemPrompt:e.system_prompt??"",context:e.own_context??"",...(0,m.$p)((0,h.RV)(e),r.condenser),...typeof s==="string"&&{filterToolsRegex:s},...i&&{finishSchema:i},...a!==void 0&&{inputLimit:a},tools:await n((0,h.Se)(e),r.default)})}var g=n(2507)
var w=n(17117)
var y=n(33368)
var b=n(28063)
var _=n(98664)
var k=n(51977)
var S=n(94869)
var $=n(47776)
var O=n(46032)
var A=n(35556)
function consoleVisualizer(e={}){const{write:t=e=>void process.stdout.write(e),skipUserMessages:n=!1,length:o=300}=e
return{onEvent(e){const r=wordsOf(e)
if(r!==void 0){if(r.who!=="user"||!n)t(`${r.who}: ${(0,A.H)(r.words).trim()}\n`)
return}const s=(0,$.c)(e)
if(s!==void 0)t(`${(0,S.TN)((0,A.H)(s),o)}\n`)}}}function wordsOf(e){if(e.kind==="MessageEvent")return{who:e.source,words:(0,O.wh)(e.llm_message.content)}
if(e.kind!=="ActionEvent"||e.action?.kind!=="FinishAction")return
return{who:e.source,words:String(e.action.message??"")}}var P=n(88135)
var I=n(63882)
var L=n(49588)
var x=n(32903)
var C=n(3823)
var T=n(98213)
var E=n(64441)
var j=n(88102)
var M=n(22670)
var N=n(23860)
var F=n(3113)
class CopiedLog extends M.X{tree=new M.V
take(e){this.tree.check(e)
this.announce(e)}}function readSource(e){const t=(0,i.join)(e,"events")
const n=(0,r.existsSync)(t)?(0,p.un)((0,g.s4)(e)):void 0
if(!n)throw new _.vC("config",`${e} has no \`events\` and \`${p.bv}\`.`,{hint:"Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."})
const o=(0,r.readdirSync)(t).flatMap(e=>{const[,t]=/^event-(\d+)-[0-9a-fA-F-]+\.json$/.exec(e)??[]
return t===void 0?[]:[{name:e,number:Number(t)}]})
const s=o.sort((e,t)=>e.number-t.number).map(({name:e,number:n})=>{const o=(0,r.readFileSync)((0,i.join)(t,e),"utf8")
return{number:n,text:o,event:eventIn(e,o)}})
const a=new CopiedLog
for(const{event:e}of s)a.take(e);(0,j.bA)(a,n)
return{state:n,events:s,log:a}}function eventIn(e,t){try{return(0,N.j)(JSON.parse(t)).event}catch(t){const n="Restore that file, or name an earlier event with --at in a copy without it."
throw new _.vC("config",`The event in ${e} cannot be read.`,{hint:n,cause:t})}}function upTo({events:e,log:t},n){const o=e.at(-1)
if(!o)throw new _.vC("config","The conversation has no events.")
const on=n=>{const o=new Set(t.branch(n))
return e.filter(({event:e})=>o.has(e))}
if(n===void 0)return on(t.leaf)
const r=e.findIndex(({number:e,event:t})=>t.id===n||String(e)===n)
const s=e[r]
if(!s){const t=`Its events are ${e[0]?.number} to ${o.number}.`
throw new _.vC("config",`The conversation has no event ${n}.`,{hint:t})}const isWhole=({event:e})=>(0,F.Jq)(t.branch(e.id)).length===0
const i=on(s.event.id)
if(isWhole(s))return i
const a=i.findLast(e=>e!==s&&isWhole(e))
const follows=({event:e})=>t.branch(e.id).includes(s.event)
const c=e.slice(r+1).find(e=>follows(e)&&isWhole(e))
const l=[a,c].flatMap(e=>e?[e.number]:[])
throw new _.vC("config",`Event ${n} is in the middle of the calls of one reply: some have no result yet.`,{hint:l.length===0?"Name an earlier event.":`Use --at ${l.join(" or --at ")}.`})}const R={at:{type:"string"},model:{type:"string"},say:{type:"string"},repo:{type:"string",default:"."},"no-rerun":{type:"boolean",default:!1},out:{type:"string"},input:{type:"string",multiple:!0},help:{type:"boolean",short:"h",default:!1}}
async function replay({stdout:e,stderr:t,...n}){const o=read(n.argv)
if(typeof o==="string")return tell(t,`replay ${o} (see deckhand replay --help)`,2)
if(o.help)return tell(e,(0,P.J1)("replay-usage"),0)
const r=(0,k.redactor)([o.inputs["api-key"]??"",n.world.env.LLM_API_KEY??""].filter(Boolean))
try{return await play({...n,stdout:t=>e(r(t)),stderr:e=>t(r(e))},o)}catch(e){const{message:n,hint:o}=(0,_.ec)(e)
return tell(t,r((0,E.pj)((0,S.hC)(n,o))),1)}}function read(e){try{const{values:t,positionals:n}=(0,a.parseArgs)({args:[...e],options:R,allowPositionals:!0,strict:!0})
const[o=""]=n
if(!t.help&&(o===""||n.length>1))return"needs one folder"
const r=(0,T.PC)([...t.input??[],...t.model?[`model=${t.model}`]:[]])
return typeof r==="string"?r:{...t,target:o,inputs:r}}catch(e){return`was not understood: ${(0,_.ec)(e).message.replace(/^.*?: /,"").replace(/\.\s.*$/s,"")}`}}async function play({folder:e,world:t,stdout:n,stderr:o},s){const a=readSource((0,i.resolve)(e,s.target))
const c=upTo(a,s.at)
const l=inputsFor(s.inputs,t.env,a.state)
if(s.say===void 0)requireRequest(a.events,c)
if(s.say===void 0&&(0,u._)(c.map(({event:e})=>e))!=="")throw isFinished(c)
const h=emptyFolder(s.out===void 0?void 0:(0,i.resolve)(e,s.out))
const p=(0,i.join)(h,"workspace")
const m=(0,i.resolve)(e,s.repo)
await clone(m,p)
const v=(0,i.join)(h,"conversation")
const w=(0,g.s4)(v)
const{id:y,record:b,missing:_}=writeCopy(w,a.state,c,p)
if(_.length>0)o(`Without the tools that are not there: ${_.join(", ")}\n`)
const k={workingDir:p,outputDir:(0,i.join)(v,"observations"),folder:(0,i.join)(h,"sandbox")};(0,r.mkdirSync)(k.folder)
const $=await(0,x.a)({inputs:l,world:t,...k})
try{const e=await agentFrom(b,makersFor(l,{id:y,world:t}))
const r=d.F.open({id:y,agent:e,workspace:$.workspace,store:w,stamper:()=>({id:t.newId(),timestamp:t.now().toISOString()}),limits:(0,L.jE)(l),hiddenValues:[l["api-key"]??""],observers:[consoleVisualizer({write:n})],report:({message:e})=>o(`${(0,E.pj)(e)}\n`)})
const i=AbortSignal.any([t.signal,$.over])
try{if(!s["no-rerun"]){const t=withTools(r.log.branch(),e.toolbox.names)
const{repeated:o,failed:s}=await(0,f.s)(t,{agent:e,workspace:$.workspace,signal:i})
if(s)throw isDifferent(s,c)
n(`Repeated ${(0,S.U9)(o,"action")} in ${p}\n`)}if(s.say!==void 0)await r.send(s.say)
const t=await r.run(i)
n(`\n${replay_wordsOf(t)}\nThe work is in ${p}\nThe log is in ${v}\n`)
return t.status==="finished"?0:1}finally{await r.close()}}finally{await $.close()}}function requireRequest(e,t){const isRequest=({event:e})=>e.kind==="MessageEvent"&&e.source==="user"
if(t.some(isRequest))return
const n=e.find(isRequest)
const o="Say what comes first with --say"
throw new _.vC("config",`Nothing was asked up to event ${t.at(-1)?.number}.`,{hint:n?`${o}, or use --at ${n.number} or a later event.`:`${o}.`})}async function clone(e,t){try{await(0,y.$Y)({folder:(0,i.dirname)(t)}).raw(["clone","--quiet","--no-hardlinks","--",e,t])}catch(t){const n="Name the folder of a git repository with --repo."
throw new _.vC("config",`${e} is not a git repository that can be cloned.`,{hint:n,cause:t})}}function isDifferent({action:e,error:t},n){const o=n.find(({event:t})=>t.id===e.id)?.number
const r=`The call of ${e.tool_name} in event ${o} failed now, and had not failed before`
return new _.vC("config",`${r}: ${(0,S.TN)(t,200)}`,{hint:"Check out the commit on which the run began, in the repository that --repo names. With --no-rerun, nothing is repeated."})}function isFinished(e){return new _.vC("config",`The conversation is finished at event ${e.at(-1)?.number}.`,{hint:"Name an earlier event with --at, or say what comes next with --say."})}function inputsFor(e,t,{agent:n}){const o=e.model??t.LLM_MODEL??n.llm.model.replace(/^(?:openai|litellm_proxy)\//,"")
const r=(0,T.Rk)(t,{...e,model:o})
if(r.kind!=="real"){const t=r.kind==="mistake"&&e["azure-client-id"]
throw new _.vC("config",t?`${r.message}.`:"LLM_API_KEY is not set.",{...!t&&{hint:`Set it to a key for ${o}, or name another model with --model.`}})}const{apiKey:s,baseUrl:i}=r.model
const a={...e,model:o,"api-key":s,...i&&{"base-url":i}}
return(0,l.readInputs)({...(0,T.kN)(a),"INPUT_GITHUB-TOKEN":"none"})}function emptyFolder(e){if(e===void 0)return(0,r.mkdtempSync)((0,i.join)((0,s.tmpdir)(),"deckhand-replay-"))
if((0,r.existsSync)(e)&&(0,r.readdirSync)(e).length>0)throw new _.vC("config",`The folder ${e} is not empty.`,{hint:"Name a new one with --out."});(0,r.mkdirSync)(e,{recursive:!0})
return e}function writeCopy(e,t,n,r){const s=(0,o.randomUUID)()
const i=movedFrom(t.workspace.working_dir,r)
for(const{text:t,event:o}of n)e.write(`events/event-${String(n.findIndex(e=>e.event===o)).padStart(5,"0")}-${o.id}.json`,i(t))
const a=(0,h.$p)(t.agent)
const isHad=e=>a.includes(e)||a.includes((0,w.I)(e))||B.has(e)
const c=C.K2.filter(isHad)
const{activated_knowledge_skills:l,activated_path_rules:u,invoked_skills:d,agent_state:f}=t
const m={activated_knowledge_skills:l,activated_path_rules:u,invoked_skills:d,agent_state:f}
const{llm:v,condenser:g,own_condenser:y,tool_concurrency_limit:b,stuck_thresholds:_,own_finish_schema:k}=t.agent
const S={condenser:g,own_condenser:y,tool_concurrency_limit:b,stuck_thresholds:_,own_finish_schema:k}
const $={...S,kind:"Agent",llm:{model:v.model},tool_names:c}
const O={kind:"LocalWorkspace",working_dir:r}
const A=p.zn.parse({...m,id:s,agent:$,workspace:O,execution_status:"idle"})
e.write(p.bv,(0,p.rw)(A))
const isMissing=e=>!c.some(t=>t===e||(0,w.I)(t)===e)
return{id:s,record:A.agent,missing:a.filter(isMissing)}}function movedFrom(e,t){if(!/^(?:[/\\]|[A-Za-z]:[/\\])[^/\\]/.test(e))return e=>e
const inText=e=>JSON.stringify(e).slice(1,-1)
const[n,o]=[inText(e.replace(/[/\\]+$/,"")),inText(t)]
return e=>{const[t="",...r]=e.split(n)
return r.reduce((e,t)=>`${e}${/^[\w-]/.test(t)?n:o}${t}`,t)}}const B=new Set(["think","finish"])
function makersFor(e,{id:t,world:n}){const o=(0,I.zg)(e,t,n)
if(typeof e["max-budget-usd"]==="number")(0,I.gk)(o)
const{fetch:r,clock:s,sleep:i,random:a}=n
const l=(0,v.GF)(o,{fetch:r,clock:s,sleep:i,random:a,onWait:c.printWait,onChange:c.printChange})
return{modelFor:()=>l,async toolsFor(e,{features:t}){const n=(0,C.Tt)(o.model,t.context_window)
const r=e.map(({name:e})=>e)
return(0,C.B)(r,n,{toMarkdown:async e=>(0,b.x)(e)})}}}function withTools(e,t){return e.filter(e=>!("tool_name"in e)||t.includes(String(e.tool_name)))}function replay_wordsOf(e){switch(e.status){case"failed":return`failed: ${(0,S.hC)(e.fault.message,e.fault.hint)}`
case"exhausted":return`exhausted: the limit of ${e.limit.most} ${e.limit.of==="money"?"dollars":e.limit.of} is reached`
default:return e.status}}function tell(e,t,n){e(`${t}\n`)
return n}}),33368:((e,t,n)=>{n.d(t,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var o=n(77598)
var r=n(73024)
var s=n(76760)
var i=n(57075)
var a=n(38522)
var c=n(74724)
var l=n(22499)
var u=n(65466)
const d={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(e){const t=(0,l.CA)("git")
const n={...(0,u.l7)(e),...(0,l.f7)()}
const run=async(o,r,s)=>{(0,u.B1)(o)
e.signal?.throwIfAborted()
try{return await(0,c.Lp)({...gitOptions(e,n,r),binary:t}).env(n).outputHandler(s).raw([...o])}catch(t){e.signal?.throwIfAborted()
throw(0,u.NO)(o,t)}}
const collect=async(t,n,o=Number.POSITIVE_INFINITY)=>{const[r,s]=[[],[]]
let a=o
await run(t,n,(t,n,o,c)=>{n.on("data",e=>{a-=e.length
if(a>=0)r.push(e)
else if(n instanceof i.Readable)n.destroy()})
o.on("data",e=>s.push(e))
endPromptly(e.signal)(t,n,o,c)})
if(a<0)throw(0,u.NO)(t,new Error("Its output is too long."))
return{stdout:Buffer.concat(r),stderr:Buffer.concat(s).toString()}}
return Object.freeze({raw:(t,n="")=>run(t,n,endPromptly(e.signal)),bytes:async(e,t="",n)=>(await collect(e,t,n)).stdout,both:(e,t="")=>collect(e,t)})}function makeBareRepository(e){for(const t of["info","objects/info","objects/pack","refs/heads"])(0,r.mkdirSync)((0,s.join)(e,t),{recursive:!0});(0,r.writeFileSync)((0,s.join)(e,"HEAD"),"ref: refs/heads/main\n")
const t=["repositoryformatversion = 0","filemode = true","bare = true"]
const n=["commitGraph = false","multiPackIndex = false"];(0,r.writeFileSync)((0,s.join)(e,"config"),`[core]\n${[...t,...n].map(e=>`\t${e}\n`).join("")}`)}function writeObject(e,t,n){const i=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${t} ${i.length}\0`),i])
const l=(0,o.createHash)("sha1").update(c).digest("hex")
const u=(0,s.join)(e,"objects",l.slice(0,2),l.slice(2))
if((0,r.existsSync)(u))return l;(0,r.mkdirSync)((0,s.dirname)(u),{recursive:!0})
const d=(0,s.join)(e,"objects",`tmp_obj_${l}`);(0,r.writeFileSync)(d,(0,a.deflateSync)(c,{level:1}));(0,r.renameSync)(d,u)
return l}function treeOf(e){const t=e.map(([e,t,n])=>{const o=Buffer.from(t==="40000"?`${e}/`:e)
return{key:o,row:Buffer.concat([Buffer.from(`${t} ${e}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(t.sort((e,t)=>Buffer.compare(e.key,t.key)).map(({row:e})=>e))}function gitOptions({folder:e,signal:t},n,o){return{baseDir:e,config:[...u.O8],unsafe:d,allowEnvironment:Object.keys(n),...t&&{abort:t},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(o),errors:(e,{exitCode:t})=>e??(t===0?void 0:Buffer.alloc(0))}}function endPromptly(e){return(t,n,o)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const e of[n,o])if(e instanceof i.Readable)e.destroy()}
e?.addEventListener("abort",close,{once:!0})
n.once("close",()=>e?.removeEventListener("abort",close))}}}),65466:((e,t,n)=>{n.d(t,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>s,l7:()=>isolatedGitEnvironment,ry:()=>c})
var o=n(98664)
const r={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const s=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const i=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(e){const[t=""]=e
const n=e.some(e=>e==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(e))
if(i.has(t)&&!n)throw new Error(`\`git ${t}\` enters submodules.`)}function isolatedGitEnvironment({folder:e,gitDir:t,environment:n}){const o=t===void 0?{}:{GIT_DIR:t,GIT_WORK_TREE:e}
return{...n,...o,...r}}function gitFault(e,t){const n=withoutCredentials(t instanceof Error?t.message:String(t))
const r=e.find(e=>/^[a-z][a-z-]*$/.test(e))??""
return new o.vC("git",`git ${r}: ${meaningfulLine(n)}`,{cause:new Error(n)})}const a=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(e){const t=e.split("\n")
const n=a.flatMap(e=>t.find(t=>e.test(t))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(e){return e.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const c={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),51977:((e,t,n)=>{n.r(t)
n.d(t,{HIDDEN:()=>r,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var o=n(91106)
const r="<secret-hidden>"
function maskOf(e,t=r){const n=new Set([...e].flatMap(o.XP))
if(n.size===0)return s
const i=new Automaton(n)
return Object.freeze({mask:e=>replaced(e,findAll(i,e).spans,t),begin(e){const{spans:n,open:o}=findAllIn(i,e)
const r=n.find(({start:e,end:t})=>e<o&&o<t)?.start??o
const s=n.filter(({end:e})=>e<=r)
return{safe:replaced(e.slice(0,r),s,t),rest:e.slice(r)}}})}const s=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:n,open:r}=findAll(e,t)
const s=(0,o.Zw)(t)
if(s===t.length)return{spans:n,open:(0,o.dy)(t,r)}
const i=Math.min(findAll(e,t.slice(0,s)).open,s)
return{spans:n,open:(0,o.dy)(t,Math.min(r,i))}}function findAll(e,t){const n=e.scan(t)
if(!(0,o.un)(t))return{spans:joined(n.spans),open:n.open}
const{text:r,startOf:s,endOf:i}=(0,o.DH)(t)
const{spans:a,open:c}=e.scan(r)
const l=a.map(({start:e,end:t})=>({start:s(e),end:i(t-1)}))
return{spans:joined([...n.spans,...l]),open:Math.min(n.open,s(c))}}function joined(e){const t=[]
for(const n of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||n.start>=e.end)t.push(n)
else t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}function replaced(e,t,n){if(t.length===0)return e
const o=[]
let r=0
for(const s of t){o.push(e.slice(r,s.start),n)
r=s.end}return o.join("")+e.slice(r)}class Automaton{#e=[0]
#t=[0]
#n=[0]
#o=[0]
#r=[0]
#s=[0]
#i=new Int32Array(65536)
constructor(e){for(const t of e)this.#a(t)
this.#c()}scan(e){const t=[]
let n=0
for(let o=0;o<e.length;o+=1){const r=e.charCodeAt(o)
if(r<14&&isPassedOver(e,o))continue
n=n===0?this.#l(r):this.#u(n,r)
const s=this.#s[n]??0
if(s>0)t.push({start:back(e,o+1,s),end:o+1})}return{spans:t,open:back(e,e.length,this.#o[n]??0)}}#a(e){let t=0
for(let n=0;n<e.length;n+=1){const o=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#d(t,o)||this.#f(t,o)}this.#s[t]=this.#o[t]??0}#f(e,t){const n=this.#e.push(t)-1
this.#t.push(0)
this.#r.push(0)
this.#s.push(0)
this.#o.push((this.#o[e]??0)+1)
if(e===0)this.#i[t]=n
this.#n.push(this.#t[e]??0)
this.#t[e]=n
return n}#c(){const e=this.#h(0)
for(const t of e){const n=this.#r[t]??0
this.#s[t]||=this.#s[n]??0
for(const o of this.#h(t)){this.#r[o]=this.#u(n,this.#e[o]??0)
e.push(o)}}}#h(e){const t=[]
for(let n=this.#t[e]??0;n!==0;n=this.#n[n]??0)t.push(n)
return t}#l(e){return this.#i[e]??0}#d(e,t){if(e===0)return this.#l(t)
let n=this.#t[e]??0
while(n!==0&&this.#e[n]!==t)n=this.#n[n]??0
return n}#u(e,t){let n=e
let o=this.#d(n,t)
while(o===0&&n!==0){n=this.#r[n]??0
o=this.#d(n,t)}return o}}const[i,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==i)return n===a
let o=t-1
while(e.charCodeAt(o)===a)o-=1
return e.charCodeAt(o)!==i}function back(e,t,n){let[o,r]=[t,n]
while(r>0){o-=1
if(!isPassedOver(e,o))r-=1}return o}function redactor(e){return maskOf([r,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(o){n+=o
if(t.length>c&&n.length<t.length)return""
const{safe:r,rest:s}=e().begin(take())
t=s
return r},end(){const n=e().mask(take())
t=""
return n}})}}),22499:((e,t,n)=>{n.d(t,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var o=n(73024)
var r=n(76760)
var s=n(98664)
const i=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:e=>(0,o.lstatSync)(e,{throwIfNoEntry:!1}),readlink:o.readlinkSync}
function systemProgram(e,t=a){const n=findSystemProgram(e,t)
if(typeof n==="string")return n
throw new s.vC("config",`${e} was not found in a system folder: install ${e} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${i.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(e,t=a){const n=findSystemProgram(e,t)
return typeof n==="string"?n:void 0}function systemPath(e=a){return i.filter(t=>problemOf(t,e)==="").join(":")}function systemEnvironment(e=a){return{PATH:systemPath(e),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const l="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(e){const isOutside=t=>(0,r.isAbsolute)(t)&&(0,o.existsSync)(t)&&!isIn(e.GITHUB_WORKSPACE,t)
const isPassed=t=>c.includes(t)||l.includes(t)&&(e[t]??"").split(":").every(isOutside)
const t=[...c,...l].filter(t=>e[t]&&isPassed(t))
return Object.fromEntries(t.map(t=>[t,e[t]??""]))}function isIn(e,t){if(!e)return!1
const n=[(0,r.resolve)(e),realPathOf(e)]
const isBelow=e=>n.some(t=>e===t||e.startsWith(`${t}/`))
return isBelow((0,r.resolve)(e,t))||isBelow(realPathOf((0,r.isAbsolute)(t)?t:`${e}/${t}`))}function realPathOf(e,t=0){try{return o.realpathSync.native(e)}catch{const n=(0,r.dirname)(e)
if(n===e||t>u)return e
const o=realPathOf(n,t)
const s=linkAt((0,r.join)(o,(0,r.basename)(e)))
if(s===void 0)return(0,r.join)(o,(0,r.basename)(e))
return realPathOf((0,r.isAbsolute)(s)?s:`${o}/${s}`,t+1)}}function linkAt(e){try{return(0,o.readlinkSync)(e)}catch{return}}const u=40
function findSystemProgram(e,t){const n=[]
for(const o of i){const s=(0,r.join)(o,e)
if(t.lstat(s)===void 0)continue
const i=problemOf(s,t)
if(i==="")return s
n.push(`${s} is not used: ${i}.`)}return{refused:n}}function problemOf(e,t){let[n,o,s]=["/",e.split("/"),0]
for(let e=o.shift();e!==void 0;e=o.shift()){const i=(0,r.resolve)(n,e)
const a=t.lstat(i)
if(a===void 0)return`${i} is not there`
if(a.isSymbolicLink()){s+=1
if(s>u)return"it leads in a circle"
const e=t.readlink(i)
if((0,r.isAbsolute)(e))n="/"
o=[...e.split("/"),...o]
continue}if(a.uid!==0)return`${i} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${i}`
n=i}return""}}),32903:((e,t,n)=>{n.d(t,{L:()=>beginSandbox,a:()=>openTools})
var o=n(73024)
var r=n(76760)
var s=n(46101)
var i=n(87233)
var a=n(11627)
var c=n(62461)
var l=n(98664)
var u=n(22499)
var d=n(88135)
async function openTools(e){const{inputs:t,world:r,workingDir:s,outputDir:i,undoDir:a}=e
const l=t["tool-env"]??[]
refuseSecrets(r.env,l);(0,o.mkdirSync)(i,{recursive:!0})
if(e.moving){const{openOnServer:t}=await Promise.all([n.e(4551),n.e(1017),n.e(6767)]).then(n.bind(n,71017))
const{workspace:o,over:r,close:s}=await t(e,e.moving)
return withoutSandbox(o,r,s)}if(t.isolation!=="none")return openInSandbox(e,t.isolation,l)
const d=(0,c.u)(r.env,l)
const{localWorkspace:f}=await n.e(1464).then(n.bind(n,81464))
const h=f({workingDir:s,outputDir:i,undoDir:a,environment:d,git:(0,u.CA)("git"),node:r.node})
return withoutSandbox(h,(new AbortController).signal,async()=>{})}function withoutSandbox(e,t,n){const{openProgram:o}=e
const inSetUp=t=>t({workspace:e,denials:()=>[]})
return{workspace:e,openProgram:o,over:t,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(e){const t=loadSandbox(e)
t.catch(()=>{})
return t}async function loadSandbox(e){const[{openSandbox:t},{findIsolationMethod:o}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(6280)]).then(n.bind(n,14290)),Promise.all([n.e(2499),n.e(4706)]).then(n.bind(n,54706))])
return{open:t,way:await o(e,process.getuid?.()??0)}}async function openInSandbox({inputs:e,world:t,sandbox:n,...i},l,u){const{env:f,scripts:h,node:p,random:m}=t
const v=(0,r.join)(h,"tool-host","index.js")
if(!(0,o.existsSync)(v))throw(0,d.Yp)(`file ${v}`)
const{open:g,way:w}=await(n??beginSandbox(l))
const y=await g({...i,way:w,env:f,scripts:h,node:p,random:m,added:u,isolation:l,network:e.network,setUpNetwork:e["setup-network"],isAsking:e.confirmation!=="never",caches:e.caches??[],host:v,brokerVariables:Object.keys(f).filter(e=>c.c.test(e)&&f[e]!==""),onHandOver:e=>(0,s.k8)(f,e),onBuilding:()=>void(0,a.c_)().catch(()=>{})})
const close=async()=>{await y.close();(0,s.k8)(f,void 0)
return}
return{...y,close:close}}function refuseSecrets(e,t){const n=(0,i.secretInputs)(e).filter(e=>e.length>=6)
const o=t.filter(t=>n.some(n=>e[t]?.includes(n)))
if(o.length===0)return
throw new l.vC("config",`The input \`tool-env\` names ${o.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}})}
