export const id=5658
export const ids=[5658,5578]
export const modules={36207:((t,e,n)=>{n.d(e,{p:()=>conversationIn,r:()=>textIn})
var o=n(73024)
var r=n(76760)
var i=n(3024)
var s=n(98664)
var a=n(30217)
function conversationIn(t){const e=(0,o.readdirSync)(requireFolder(t))
if(e.includes("events"))return(0,r.dirname)(requireFolder((0,r.join)(t,"events")))
const[n,...i]=e.map(e=>(0,r.join)(t,e)).filter(hasEvents)
if(n!==void 0&&i.length===0)return n
throw new s.vC("config",`${t} has no folder \`events\`.`,{hint:c})}const c="Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."
function requireFolder(t){if((0,o.statSync)(t,{throwIfNoEntry:!1})?.isDirectory())return t
throw new s.vC("config",(0,a.Q)(t),{hint:c})}function hasEvents(t){try{return(0,o.statSync)((0,r.join)(t,"events"),{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}const l={denied:"permission denied","too-large":"it is too large",unreadable:"the disk reported an error"}
const d=512*1024*1024
function textIn(t,e){const n=(0,i.Pd)(t,e,d)
if(n.status==="read")return n.bytes.toString()
if(n.status==="missing")return
throw new s.vC("config",`${(0,r.join)(t,e)} cannot be read: ${l[n.why]??"it is not a regular file"}.`,{hint:"Restore that file, or name another conversation."})}}),12904:((t,e,n)=>{n.d(e,{f:()=>makeFolder})
var o=n(73024)
var r=n(76760)
function makeFolder(t){if((0,o.existsSync)(t))return
const e=(0,r.dirname)(t)
if(e!==t)makeFolder(e);(0,o.mkdirSync)(t)}}),76863:((t,e,n)=>{n.d(e,{replay:()=>replay})
var o=n(77598)
var r=n(73024)
var i=n(48161)
var s=n(76760)
var a=n(57975)
var c=n(95493)
var l=n(10361)
var d=n(25578)
var u=n(95813)
var f=n(95017)
var h=n(97065)
var p=n(36674)
async function agentFrom(t,{modelFor:e,toolsFor:n}){const o=e(t.llm.model)
const r="default"in o?o:(0,p.u5)(o)
const{filter_tools_regex:i,own_finish_schema:s,own_text_reply:a}=t
const c=(0,h.l3)(r.default.features)
return(0,h.jk)({model:r.default,smallModel:r.title,systemPrompt:t.system_prompt??"",context:t.own_context??"",...(0,h.$p)((0,u.RV)(t),r.condenser),...typeof i==="string"&&{filterToolsRegex:i},...s&&{finishSchema:s},...a&&{textReply:a},...c!==void 0&&{inputLimit:c},tools:await n((0,u.Se)(t),r.default)})}var m=n(2507)
var v=n(17117)
var w=n(33368)
var g=n(98664)
var y=n(51977)
var k=n(94869)
var _=n(47776)
var b=n(46032)
var S=n(35556)
function consoleVisualizer(t={}){const{write:e=t=>void process.stdout.write(t),skipUserMessages:n=!1,length:o=300}=t
return{onEvent(t){const r=wordsOf(t)
if(r!==void 0){if(r.who!=="user"||!n)e(`${r.who}: ${(0,S.H)(r.words).trim()}\n`)
return}const i=(0,_.c)(t)
if(i!==void 0)e(`${(0,k.TN)((0,S.H)(i),o)}\n`)}}}function wordsOf(t){if(t.kind==="MessageEvent")return{who:t.source,words:(0,b.wh)(t.llm_message.content)}
if(t.kind!=="ActionEvent"||t.action?.kind!=="FinishAction")return
return{who:t.source,words:String(t.action.message??"")}}var $=n(39302)
var O=n(88135)
var x=n(47509)
var I=n(49588)
var P=n(32903)
var T=n(34483)
var C=n(57974)
var A=n(81031)
var E=n(26119)
var F=n(8081)
var j=n(98213)
var L=n(30217)
var B=n(12904)
var N=n(64441)
var D=n(88102)
var R=n(27636)
var M=n(22670)
var W=n(23860)
var G=n(3113)
var H=n(36207)
class CopiedLog extends M.X{tree=new M.V
get lastTime(){return this.at(-1)?.timestamp??"1970-01-01T00:00:00Z"}take(t){const e=this.tree.hasParentOf(t)?t:(0,W.j0)(t)
this.tree.check(e)
this.announce(e)
return e}}function readSource(t){const e=(0,H.p)(t)
const n=(0,H.r)(e,f.bv)
const o=(0,R.un)((0,m.LK)(new Map(n===void 0?[]:[[f.bv,n]])))
if(!o)throw new g.vC("config",`${e} has no \`${f.bv}\`.`,{hint:"It is not the whole folder of a conversation: download its artifact again, or name another one."})
const i=(0,r.readdirSync)((0,s.join)(e,"events")).flatMap(t=>{const[,e,n=""]=/^event-(\d+)-([0-9a-fA-F-]{8,})\.json$/.exec(t)??[]
return e===void 0?[]:[{name:t,number:Number(e),id:n}]})
const a=new CopiedLog
const c=i.sort((t,e)=>t.number-e.number).map(({name:t,number:n,id:o})=>{const r=(0,H.r)(e,(0,s.join)("events",t))??""
return{number:n,text:r,event:a.take((0,W.Ep)(r,{id:o,timestamp:a.lastTime}).event)}});(0,D.bA)(a,o)
return{state:o,events:c,log:a}}function upTo({events:t,log:e},n){const o=t.at(-1)
if(!o)throw new g.vC("config","The conversation has no events.")
const on=n=>{const o=new Set(e.branch(n))
return t.filter(({event:t})=>o.has(t))}
if(n===void 0)return on(e.leaf)
const r=t.findIndex(({number:t,event:e})=>e.id===n||String(t)===n)
const i=t[r]
if(!i){const e=`Its events are ${t[0]?.number} to ${o.number}.`
throw new g.vC("config",`The conversation has no event ${n}.`,{hint:e})}const isWhole=({event:t})=>(0,G.Jq)(e.branch(t.id)).length===0
const s=on(i.event.id)
if(isWhole(i))return s
const a=s.findLast(t=>t!==i&&isWhole(t))
const follows=({event:t})=>e.branch(t.id).includes(i.event)
const c=t.slice(r+1).find(t=>follows(t)&&isWhole(t))
const l=[a,c].flatMap(t=>t?[t.number]:[])
throw new g.vC("config",`Event ${n} is in the middle of the calls of one reply: some have no result yet.`,{hint:l.length===0?"Name an earlier event.":`Use --at ${l.join(" or --at ")}.`})}const q={at:{type:"string"},model:{type:"string"},say:{type:"string"},repo:{type:"string",default:"."},"no-rerun":{type:"boolean",default:!1},out:{type:"string"},input:{type:"string",multiple:!0},help:{type:"boolean",short:"h",default:!1}}
async function replay({stdout:t,stderr:e,...n}){const o=read(n.argv)
if(typeof o==="string")return tell(e,`replay ${o} (see deckhand replay --help)`,2)
if(o.help)return tell(t,(0,O.J1)("replay-usage"),0)
const r=(0,y.redactor)([o.inputs["api-key"]??"",n.world.env.LLM_API_KEY??""].filter(Boolean))
try{return await play({...n,stdout:e=>t(r(e)),stderr:t=>e(r(t))},o)}catch(t){const{message:n,hint:o}=(0,L.y)(t)
return tell(e,r((0,N.pj)((0,k.hC)(n,o))),1)}}function read(t){try{const{values:e,positionals:n}=(0,a.parseArgs)({args:[...t],options:q,allowPositionals:!0,strict:!0})
const[o=""]=n
if(!e.help&&(o===""||n.length>1))return"needs one folder"
const r=(0,j.PC)([...e.input??[],...e.model?[`model=${e.model}`]:[]])
return typeof r==="string"?r:{...e,target:o,inputs:r}}catch(t){return`was not understood: ${(0,g.ec)(t).message.replace(/^.*?: /,"").replace(/\.\s.*$/s,"")}`}}async function play({folder:t,world:e,stdout:n,stderr:o},i){const a=readSource((0,s.resolve)(t,i.target))
const u=upTo(a,i.at)
const f=inputsFor(i.inputs,e.env,a.state)
if(i.say===void 0)requireRequest(a.events,u)
if(i.say===void 0&&(0,c._)(u.map(({event:t})=>t))!=="")throw isFinished(u)
const h=emptyFolder(i.out===void 0?void 0:(0,s.resolve)(t,i.out))
const p=(0,s.join)(h,"workspace")
const v=(0,s.resolve)(t,i.repo)
await clone(v,p)
const w=(0,s.join)(h,"conversation")
const g=(0,m.s4)(w)
const{id:y,record:_,missing:b}=writeCopy(g,a.state,u,p)
if(b.length>0)o(`Without the tools that are not there: ${b.join(", ")}\n`)
const S={workingDir:p,outputDir:(0,s.join)(w,"observations"),folder:(0,s.join)(h,"sandbox")};(0,r.mkdirSync)(S.folder)
const $=await(0,P.a)({inputs:f,hiddenValues:[f["api-key"]??""],world:e,...S})
try{const t=await agentFrom(_,makersFor(f,{id:y,world:e}))
const r=l.F.open({id:y,agent:t,workspace:$.workspace,store:g,stamper:()=>({id:e.newId(),timestamp:e.now().toISOString()}),limits:(0,I.jE)(f),hiddenValues:[f["api-key"]??""],observers:[consoleVisualizer({write:n})],report:({message:t})=>o(`${(0,N.pj)(t)}\n`)})
const s=AbortSignal.any([e.signal,$.over])
try{if(!i["no-rerun"]){const e=withTools(r.log.branch(),t.toolbox.names)
const{repeated:o,failed:i}=await(0,d.rerunActions)(e,{agent:t,workspace:$.workspace,signal:s})
if(i)throw isDifferent(i,u)
n(`Repeated ${(0,k.U9)(o,"action")} in ${p}\n`)}if(i.say!==void 0)await r.send(i.say)
const e=await r.run(s)
n(`\n${replay_wordsOf(e)}\nThe work is in ${p}\nThe log is in ${w}\n`)
return e.status==="finished"?0:1}finally{await r.close()}}finally{await $.close()}}function requireRequest(t,e){const isRequest=({event:t})=>t.kind==="MessageEvent"&&t.source==="user"
if(e.some(isRequest))return
const n=t.find(isRequest)
const o="Say what comes first with --say"
throw new g.vC("config",`Nothing was asked up to event ${e.at(-1)?.number}.`,{hint:n?`${o}, or use --at ${n.number} or a later event.`:`${o}.`})}async function clone(t,e){try{await(0,w.$Y)({folder:(0,s.dirname)(e)}).raw(["clone","--quiet","--no-hardlinks","--",t,e])}catch(e){const n="Name the folder of a git repository with --repo."
throw new g.vC("config",`${t} could not be cloned.`,{hint:n,cause:e})}}function isDifferent({action:t,error:e},n){const o=n.find(({event:e})=>e.id===t.id)?.number
const r=`The call of ${t.tool_name} in event ${o} failed now, and had not failed before`
return new g.vC("config",`${r}: ${(0,k.TN)(e,200)}`,{hint:"Check out the commit on which the run began, in the repository that --repo names. With --no-rerun, nothing is repeated."})}function isFinished(t){return new g.vC("config",`The conversation is finished at event ${t.at(-1)?.number}.`,{hint:"Name an earlier event with --at, or say what comes next with --say."})}function inputsFor(t,e,{agent:n}){const o=t.model??e.LLM_MODEL??n.llm.model.replace(/^(?:openai|litellm_proxy)\//,"")
const r=(0,j.Rk)(e,{...t,model:o})
if(r.kind!=="real"){const e=r.kind==="mistake"&&t["azure-client-id"]
throw new g.vC("config",e?`${r.message}.`:"LLM_API_KEY is not set.",{...!e&&{hint:`Set it to a key for "${o}", or name another model with --model.`}})}const{apiKey:i,baseUrl:s}=r.model
const a={...t,model:o,"api-key":i,...s&&{"base-url":s}}
return(0,A.readInputs)((0,T.withFeatures)(new E.wB({...a,"github-token":"none"})))}function emptyFolder(t){if(t===void 0)return(0,r.mkdtempSync)((0,s.join)((0,i.tmpdir)(),"deckhand-replay-"))
if((0,r.existsSync)(t)&&(0,r.readdirSync)(t).length>0)throw new g.vC("config",`The folder ${t} is not empty.`,{hint:"Name a new one with --out."});(0,B.f)(t)
return t}function writeCopy(t,e,n,r){const i=(0,o.randomUUID)()
const s=movedFrom(e.workspace.working_dir,r)
for(const{text:e,event:o}of n)t.write(`events/event-${String(n.findIndex(t=>t.event===o)).padStart(5,"0")}-${o.id}.json`,s(e))
const a=(0,u.$p)(e.agent)
const isHad=t=>a.includes(t)||a.includes((0,v.I)(t))||F.$A.includes(t)
const c=F.K2.filter(isHad)
const{activated_knowledge_skills:l,activated_path_rules:d,invoked_skills:h,agent_state:p}=e
const m={activated_knowledge_skills:l,activated_path_rules:d,invoked_skills:h,agent_state:p}
const{llm:w,condenser:g,own_condenser:y,tool_concurrency_limit:k,stuck_thresholds:_,own_finish_schema:b}=e.agent
const S={condenser:g,own_condenser:y,tool_concurrency_limit:k,stuck_thresholds:_,own_finish_schema:b}
const $={...S,kind:"Agent",llm:{model:w.model},tool_names:c}
const O={kind:"LocalWorkspace",working_dir:r}
const x=f.zn.parse({...m,id:i,agent:$,workspace:O,execution_status:"idle"})
t.write(f.bv,(0,f.rw)(x))
const isMissing=t=>!c.some(e=>e===t||(0,v.I)(e)===t)
return{id:i,record:x.agent,missing:a.filter(isMissing)}}function movedFrom(t,e){if(!/^(?:[/\\]|[A-Za-z]:[/\\])[^/\\]/.test(t))return t=>t
const inText=t=>JSON.stringify(t).slice(1,-1)
const[n,o]=[inText(t.replace(/[/\\]+$/,"")),inText(e)]
return t=>{const[e="",...r]=t.split(n)
return r.reduce((t,e)=>`${t}${/^[\w-]/.test(e)?n:o}${e}`,e)}}function makersFor(t,{id:e,world:n}){const o=(0,x.zg)(t,e,n)
if(typeof t["max-budget-usd"]==="number")(0,x.gk)(o)
const{fetch:r,clock:i,sleep:s,random:a}=n
const c=(0,p.GF)(o,{fetch:r,clock:i,sleep:s,random:a,onWait:C.printWait,onChange:C.printChange})
return{modelFor:()=>c,async toolsFor(t,{features:e}){const n=(0,F.Tt)(o.model,e.context_window)
const r=t.map(({name:t})=>t)
return(0,F.B)(r,n,{toMarkdown:async t=>(0,$.x)(t)})}}}function withTools(t,e){return t.filter(t=>!("tool_name"in t)||e.includes(String(t.tool_name)))}function replay_wordsOf(t){switch(t.status){case"failed":return`failed: ${(0,k.hC)(t.fault.message,t.fault.hint)}`
case"exhausted":return`exhausted: the limit of ${t.limit.most} ${t.limit.of==="money"?"dollars":t.limit.of} is reached`
default:return t.status}}function tell(t,e,n){t(`${e}\n`)
return n}}),25578:((t,e,n)=>{n.d(e,{executeTool:()=>executeTool,rerunActions:()=>rerunActions})
var o=n(98664)
var r=n(98291)
var i=n(42611)
var s=n(46032)
var a=n(3828)
var c=n(78995)
var l=n(14596)
var d=n(69423)
var u=n(17117)
var f=n(10397)
async function rerunActions(t,{agent:e,workspace:n,signal:s,secrets:d,results:h}){let p=0
for(const[m,v]of(0,f.d5)(t)){if(!m.action||v.kind==="UserRejectObservation")continue
const t=e.toolbox.get(m.tool_name)
if(!t)throw new o.vC("config",`There is no tool ${m.tool_name} to run the actions again.`)
s.throwIfAborted()
const f=(0,i.mK)(m.tool_call,e.toolbox)
const w=(0,u.IX)(m.action,f.status==="ready"?f.input:{})
const g=d&&(0,c.$J)((0,r.o)(t,w,{workspace:n,secrets:d}).secrets,d)
const y=await(0,l.T)(t,w,{workspace:n,signal:s,secrets:g})
const k=d?(0,a.X)(y,d.mask):y
p+=1
if(h)record(h,m,k)
const _=errorOf(k)
if(_!==void 0&&!hadFailed(v))return{repeated:p,failed:{action:m,error:_}}}return{repeated:p}}function record(t,{id:e,tool_name:n,tool_call_id:o},r){const i={tool_name:n,tool_call_id:o}
if(r.status==="crashed")t.append({kind:"AgentErrorEvent",...i,error:r.error})
else t.append({kind:"ObservationEvent",...i,action_id:e,observation:r.observation})}function errorOf(t){if(t.status==="crashed")return t.error
return t.observation.is_error?(0,s.wh)(t.observation.content):void 0}function hadFailed(t){return t.kind==="AgentErrorEvent"||t.kind==="ObservationEvent"&&t.observation.is_error}async function executeTool({agent:t,workspace:e,state:n,toolSecrets:r},{name:i,input:s,signal:u}){const f=t.toolbox.get(i)
if(!f)throw new o.vC("config",`There is no tool ${i}.`)
const h=(0,d.L4)(i,n.agentState)
const p=await(0,l.T)(f,s,{workspace:e,signal:u,secrets:r&&(0,c.$J)([],r),state:h})
return(0,a.X)(p,n.secrets.mask)}}),33368:((t,e,n)=>{n.d(e,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var o=n(77598)
var r=n(73024)
var i=n(76760)
var s=n(57075)
var a=n(38522)
var c=n(74724)
var l=n(22499)
var d=n(84308)
var u=n(65466)
const f={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(t){const e=(0,l.CA)("git")
const n={...(0,u.l7)(t),...(0,l.f7)()}
const run=async(o,r,i)=>{(0,u.B1)(o)
t.signal?.throwIfAborted()
try{requireDescriptors()
return await(0,c.Lp)({...gitOptions(t,n,r),binary:e}).env(n).outputHandler(i).raw([...o])}catch(e){t.signal?.throwIfAborted()
throw(0,u.NO)(o,e)}}
const each=async(e,n,o)=>{const r=[]
let i=!1
await run(e,n,(e,n,a,c)=>{if(n instanceof s.Readable)n.removeAllListeners("data")
n.on("data",t=>{i||=!o(t)
if(i&&n instanceof s.Readable)n.destroy()})
a.on("data",t=>r.push(t))
endPromptly(t.signal)(e,n,a,c)}).catch(t=>{if(!i)throw t})
if(i)throw(0,u.NO)(e,new Error("Its output is too long."))
return Buffer.concat(r).toString()}
const collect=async(t,e,n=Number.POSITIVE_INFINITY)=>{const o=[]
let r=n
const i=await each(t,e,t=>{r-=t.length
if(r>=0)o.push(t)
return r>=0})
return{stdout:Buffer.concat(o),stderr:i}}
const records=async(t,e,{input:n="",end:o="\0"}={})=>{const r=new d.Z(o,e)
const i=await each(t,n,t=>r.push(t))
r.end()
return i}
const pieces=async(t,e)=>{const n=[]
const isTaken=t=>{try{e(t)}catch(t){n.push(t)}return n.length===0}
await each(t,"",isTaken).catch(t=>{throw n.length===0?t:n[0]})}
return Object.freeze({pieces:pieces,raw:(e,n="")=>run(e,n,endPromptly(t.signal)),bytes:async(t,e="",n)=>(await collect(t,e,n)).stdout,both:(t,e="")=>collect(t,e),records:records})}const h=12
function requireDescriptors(){const t=[]
try{while(t.length<h)t.push((0,r.openSync)("/dev/null","r"))}finally{for(const e of t)(0,r.closeSync)(e)}}const p="[pack]\n\tthreads = 1\n\twindowMemory = 16m\n"
function makeBareRepository(t){for(const e of["info","objects/info","objects/pack","refs/heads"])(0,r.mkdirSync)((0,i.join)(t,e),{recursive:!0});(0,r.writeFileSync)((0,i.join)(t,"HEAD"),"ref: refs/heads/main\n")
const e=["repositoryformatversion = 0","filemode = true","bare = true","bigFileThreshold = 100m"]
const n=["commitGraph = false","multiPackIndex = false"]
const o=`[core]\n${[...e,...n].map(t=>`\t${t}\n`).join("")}`;(0,r.writeFileSync)((0,i.join)(t,"config"),`${o}${p}`)}function writeObject(t,e,n){const s=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${e} ${s.length}\0`),s])
const l=(0,o.createHash)("sha1").update(c).digest("hex")
const d=(0,i.join)(t,"objects",l.slice(0,2),l.slice(2))
if((0,r.existsSync)(d))return l;(0,r.mkdirSync)((0,i.dirname)(d),{recursive:!0})
const u=(0,i.join)(t,"objects",`tmp_obj_${l}`)
try{(0,r.writeFileSync)(u,(0,a.deflateSync)(c,{level:1}));(0,r.renameSync)(u,d)}catch(t){(0,r.rmSync)(u,{force:!0})
throw t}return l}function treeOf(t){const e=t.map(([t,e,n])=>{const o=Buffer.from(e==="40000"?`${t}/`:t)
return{key:o,row:Buffer.concat([Buffer.from(`${e} ${t}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(e.sort((t,e)=>Buffer.compare(t.key,e.key)).map(({row:t})=>t))}function gitOptions({folder:t,signal:e},n,o){return{baseDir:t,config:[...u.O8],unsafe:f,allowEnvironment:Object.keys(n),...e&&{abort:e},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(o),errors:(t,{exitCode:e})=>t??(e===0?void 0:Buffer.alloc(0))}}function endPromptly(t){return(e,n,o)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const t of[n,o])if(t instanceof s.Readable)t.destroy()}
t?.addEventListener("abort",close,{once:!0})
n.once("close",()=>t?.removeEventListener("abort",close))}}}),84308:((t,e,n)=>{n.d(e,{Z:()=>RecordCutter})
class RecordCutter{#t
#e
#n=""
constructor(t,e){this.#t=t
this.#e=e}push(t){let e=0
for(let n=t.indexOf(this.#t);n>=0;n=t.indexOf(this.#t,e)){this.#o(t.toString("latin1",e,n))
e=n+1}this.#n+=t.toString("latin1",e)
return!0}end(){this.#o("")}#o(t){const e=this.#n===""?t:`${this.#n}${t}`
this.#n=""
if(e!=="")this.#e(e)}}}),65466:((t,e,n)=>{n.d(e,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>a,l7:()=>isolatedGitEnvironment,ry:()=>d})
var o=n(98664)
var r=n(97101)
var i=n(54668)
const s={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const a=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const c=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(t){const[e=""]=t
const n=t.some(t=>t==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(t))
if(c.has(e)&&!n)throw new Error(`\`git ${e}\` enters submodules.`)}function isolatedGitEnvironment({folder:t,gitDir:e,environment:n,settings:o}){const r=e===void 0?{}:{GIT_DIR:e,GIT_WORK_TREE:t}
return{...n,...r,...s,...o!==void 0&&{GIT_CONFIG_GLOBAL:o}}}function gitFault(t,e){const n=withoutCredentials(e instanceof Error?e.message:String(e))
const s=t.find(t=>/^[a-z][a-z-]*$/.test(t))??""
const a=`git ${s}: ${(0,r.fx)(meaningfulLine(n))}`
const c=(0,i._g)(n)??(0,i.LE)(e)
const l=new Error(n)
return c?(0,o.MG)(c,l,a):new o.vC("git",a,{cause:l})}const l=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(t){const e=t.split("\n")
const n=l.flatMap(t=>e.find(e=>t.test(e))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(t){return t.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const d={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),22499:((t,e,n)=>{n.d(e,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var o=n(73024)
var r=n(76760)
var i=n(98664)
const s=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:t=>(0,o.lstatSync)(t,{throwIfNoEntry:!1}),readlink:o.readlinkSync}
function systemProgram(t,e=a){const n=findSystemProgram(t,e)
if(typeof n==="string")return n
throw new i.vC("config",`${t} was not found in a system folder: install ${t} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${s.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(t,e=a){const n=findSystemProgram(t,e)
return typeof n==="string"?n:void 0}function systemPath(t=a){return s.filter(e=>problemOf(e,t)==="").join(":")}function systemEnvironment(t=a){return{PATH:systemPath(t),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const l="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(t){const isOutside=e=>(0,r.isAbsolute)(e)&&(0,o.existsSync)(e)&&!isIn(t.GITHUB_WORKSPACE,e)
const isPassed=e=>c.includes(e)||l.includes(e)&&(t[e]??"").split(":").every(isOutside)
const e=[...c,...l].filter(e=>t[e]&&isPassed(e))
return Object.fromEntries(e.map(e=>[e,t[e]??""]))}function isIn(t,e){if(!t)return!1
const n=[(0,r.resolve)(t),realPathOf(t)]
const isBelow=t=>n.some(e=>t===e||t.startsWith(`${e}/`))
return isBelow((0,r.resolve)(t,e))||isBelow(realPathOf((0,r.isAbsolute)(e)?e:`${t}/${e}`))}function realPathOf(t,e=0){try{return o.realpathSync.native(t)}catch{const n=(0,r.dirname)(t)
if(n===t||e>d)return t
const o=realPathOf(n,e)
const i=linkAt((0,r.join)(o,(0,r.basename)(t)))
if(i===void 0)return(0,r.join)(o,(0,r.basename)(t))
return realPathOf((0,r.isAbsolute)(i)?i:`${o}/${i}`,e+1)}}function linkAt(t){try{return(0,o.readlinkSync)(t)}catch{return}}const d=40
function findSystemProgram(t,e){const n=[]
for(const o of s){const i=(0,r.join)(o,t)
if(e.lstat(i)===void 0)continue
const s=problemOf(i,e)
if(s==="")return i
n.push(`${i} is not used: ${s}.`)}return{refused:n}}function problemOf(t,e){let[n,o,i]=["/",t.split("/"),0]
for(let t=o.shift();t!==void 0;t=o.shift()){const s=(0,r.resolve)(n,t)
const a=e.lstat(s)
if(a===void 0)return`${s} is not there`
if(a.isSymbolicLink()){i+=1
if(i>d)return"it leads in a circle"
const t=e.readlink(s)
if((0,r.isAbsolute)(t))n="/"
o=[...t.split("/"),...o]
continue}if(a.uid!==0)return`${s} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${s}`
n=s}return""}}),3620:((t,e,n)=>{n.d(e,{w:()=>readNamedFile,z:()=>commitFiles})
var o=n(3024)
var r=n(98664)
var i=n(94869)
function commitFiles(t,e,n){return{commit:t,workspace:n,read:(t,n)=>readFrom(e,t,n)}}async function readFrom(t,e,n){const o=(await t.list()).find(t=>t.path===e)
if(o&&o.size>n)return{status:"too-large"}
const r=o&&(await t.read([e])).get(e)
return r===void 0?{status:"missing"}:{status:"read",text:r}}async function readNamedFile(t,{input:e,path:n,largest:o}){const s=await t.read(n,o)
if(s.status==="read"&&s.text.trim()!=="")return s.text
const a=`The input \`${e}\` names ${(0,i.TN)(n,200)}, which`
const c=`the commit ${t.commit.slice(0,7)}`
const l="Name a text file of the base branch, by its path from the root of the repository."
if(s.status==="read")throw new r.vC("config",`${a} is empty in ${c}.`,{hint:l})
if(s.status==="too-large")throw new r.vC("config",`${a} has more than ${o/1e3} kB in ${c}.`,{hint:l})
if(!isInWorkspace(t.workspace,n))throw new r.vC("config",`${a} is not a text file of ${c}.`,{hint:l})
const d="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new r.vC("config",`${a} is not in ${c}. ${d} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(t,e){return e!==""&&(0,o.BJ)(t,e)!==void 0}}),32903:((t,e,n)=>{n.d(e,{L:()=>beginSandbox,a:()=>openTools})
var o=n(73024)
var r=n(76760)
var i=n(11627)
var s=n(62461)
var a=n(98664)
var c=n(22499)
var l=n(88135)
var d=n(15320)
var u=n(26117)
var f=n(2914)
async function openTools(t){const{inputs:e,hiddenValues:r,world:i,workingDir:a,outputDir:l,undoDir:d}=t
const u=e["tool-env"]??[]
refuseSecrets(i.env,r,u);(0,o.mkdirSync)(l,{recursive:!0})
if(t.moving){const{openOnServer:e}=await Promise.all([n.e(4551),n.e(1017),n.e(9148)]).then(n.bind(n,71017))
const{workspace:o,over:r,close:i}=await e(t,t.moving)
return withoutSandbox(o,r,i)}if(e.isolation!=="none")return openInSandbox(t,e.isolation,u)
const f=(0,s.u)(i.env,u)
const{localWorkspace:h}=await n.e(7836).then(n.bind(n,87836))
const p=h({workingDir:a,outputDir:l,undoDir:d,environment:f,git:(0,c.CA)("git"),node:i.node})
return withoutSandbox(p,(new AbortController).signal,async()=>{})}function withoutSandbox(t,e,n){const{openProgram:o}=t
const inSetUp=e=>e({workspace:t,denials:()=>[]})
return{workspace:t,openProgram:o,over:e,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(t){const e=loadSandbox(t)
e.catch(()=>{})
return e}async function loadSandbox(t){const[{openSandbox:e},{findIsolationMethod:o}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(5438)]).then(n.bind(n,25438)),Promise.all([n.e(2499),n.e(4706)]).then(n.bind(n,54706))])
return{open:e,way:await o(t,process.getuid?.()??0)}}async function openInSandbox({inputs:t,world:e,sandbox:n,otherActions:a=u.IH,...c},h,p){const{env:m,started:v,scripts:w,node:g,random:y}=e
const k=(0,r.join)(w,"tool-host","index.js")
if(!(0,o.existsSync)(k))throw(0,l.Yp)(k)
const _={started:v,scripts:w,others:a,workingDir:c.workingDir}
const b=await reserved(a)
try{(0,f.hm)(_)
const{open:o,way:r}=await(n??beginSandbox(h))
if(r==="bwrap")(0,f.zK)(_)
const l=await o({...c,way:r,env:m,scripts:w,tracked:await trackedIn(e,c.workingDir),others:a,node:g,random:y,added:p,isolation:h,network:t.network,setUpNetwork:t["setup-network"],isAsking:t.confirmation!=="never",caches:t.caches??[],host:k,brokerVariables:Object.keys(m).filter(t=>s.c.test(t)&&m[t]!==""),onHandOver:t=>(0,d.k8)(m,t),onBuilding:()=>void(0,i.c_)().catch(()=>{})})
const close=async()=>{await l.close()
b()
if(!l.report().kept)(0,d.k8)(m,void 0)
return}
return{...l,close:close}}catch(t){b()
throw t}}async function reserved(t){if(t.loaded.length===0)return()=>{}
return(await n.e(8538).then(n.bind(n,88538))).reserveFolders(t)}async function trackedIn(t,e){if(!(0,u.ep)(t.scripts,e))return[]
return(await n.e(1045).then(n.bind(n,91045))).trackedInAction(t,e)}function refuseSecrets(t,e,n){const o=e.filter(t=>t.length>=6)
const r=n.filter(e=>o.some(n=>t[e]?.includes(n)))
if(r.length===0)return
throw new a.vC("config",`The input \`tool-env\` names ${r.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}}),26117:((t,e,n)=>{n.d(e,{BE:()=>usedFolders,Br:()=>pathBelow,IH:()=>a,S2:()=>s,V4:()=>i,ep:()=>pathInWorkspace,mJ:()=>actionView,wv:()=>loadedPaths})
var o=n(73024)
var r=n(76760)
const i=["action.yml","action.yaml"]
const s=[...i,"dist","prompts"]
const a={loaded:[],looked:[]}
function actionFolder(t,e){const isInside=t=>`${t}/`.startsWith(`${real(e)}/`)
const isAction=t=>i.some(e=>(0,o.existsSync)((0,r.join)(t,e)))
if(!isInside(t))return isAction((0,r.dirname)(t))?(0,r.dirname)(t):t
let n=t
while(!isAction(n)&&isInside((0,r.dirname)(n)))n=(0,r.dirname)(n)
return isAction(n)?n:t}function pathInWorkspace(t,e){return pathBelow(e,actionFolder(real(t),e))}function pathBelow(t,e){const n=(0,r.relative)(real(t),real(e))
return n.split("/")[0]===".."||n.startsWith("/")?void 0:n}function loadedPaths({scripts:t,others:e,workingDir:n}){const o=pathInWorkspace(t,n)
const[i=""]=(0,r.relative)(real(n),real(t)).split("/")
const a=[...o===""?[...s,i]:[o??[]].flat(),...e.loaded.flatMap(t=>pathBelow(n,t)??[])]
return[...new Set(a)].filter(t=>t!=="")}function usedFolders(t){const e=t.flatMap(({uses:t})=>typeof t==="string"?[t.replaceAll("\\","/")]:[])
return e.filter(t=>t.startsWith("./"))}function actionView({scripts:t,others:e,workingDir:n,tracked:i}){const s=pathInWorkspace(t,n)
const{covered:a,hidden:l}=s===void 0?outside(actionFolder(t,n),n,t):c
const d=loadedPaths({scripts:t,others:e,workingDir:n}).filter(t=>(0,o.existsSync)((0,r.join)(n,t)))
const u=d.filter(t=>!d.some(e=>t.startsWith(`${e}/`)))
const f=u.map(t=>(0,r.join)(n,t)).flatMap(t=>[...between(n,t),readOnly(t)])
const h=s&&d.includes(s)?ownPlaces((0,r.join)(n,s),{scripts:t,tracked:i}):[]
const p=new Map([...f,...h].map(t=>[t.path,t]))
return{places:[...p.values()],covered:a,hidden:l}}const c={covered:[],hidden:[]}
function ownPlaces(t,{scripts:e,tracked:n}){const i=(0,o.readdirSync)(t)
if(i.includes(".git"))return[{how:"no",path:t}]
const a=i.filter(n=>t!==e&&!s.includes(n))
const c=a.filter(t=>!n.includes(t))
return[readOnly(t),...c.map(e=>({how:"no",path:(0,r.join)(t,e)}))]}function outside(t,e,n){const o=`${real(e)}/`.startsWith(`${real(t)}/`)
return{covered:[t],hidden:[o?n:t]}}function readOnly(t){return{how:"ro",path:t}}function between(t,e){const n=(0,r.relative)(t,(0,r.dirname)(e)).split("/").filter(Boolean)
return n.map((e,o)=>({how:"rw",path:(0,r.join)(t,...n.slice(0,o+1))}))}function real(t){return(0,o.existsSync)(t)?(0,o.realpathSync)(t):t}}),2914:((t,e,n)=>{n.d(e,{QX:()=>loadedFrom,hm:()=>requireFixedWay,zK:()=>requireOneName})
var o=n(73024)
var r=n(76760)
var i=n(98664)
var s=n(38012)
var a=n(26117)
function requireFixedWay(t){const e=replaceableName(t)
if(e===void 0)return
throw new i.vC("config",`${isOwn(t,e)?"The action":"Another action of this job"} is reached through \`${e}\` in the checkout, which commands could replace before the post step starts.`,{hint:"Put the action into a real folder of the checkout, without symbolic links on the way to it or in it, or use it by its repository and commit. An action in the root of the checkout needs the file `action.yml`."})}function replaceableName(t){const e=(0,o.realpathSync)(t.workingDir)
const{places:n}=(0,a.mJ)({...t,workingDir:e,tracked:[]})
const i={...t,workingDir:e}
const s=waysIn(i).filter(t=>!n.some(holds(t)))
const c=s.find(t=>lookAt(t)?.isSymbolicLink())??s[0]
return c===void 0?void 0:(0,r.relative)(e,c)}function isOwn(t,e){return replaceableName({...t,others:a.IH})===e}function loadedFrom(t){const e=(0,o.realpathSync)(t.workingDir)
const n={...t,workingDir:e}
const i=waysIn(n).map(t=>(0,r.relative)(e,t))
const s=linksOf(n).flatMap(t=>(0,a.Br)(e,t)??[])
const c=[...(0,a.wv)(n),...folderBeside(n),...s]
if(i.length+c.length===0)return
return t=>i.includes(t)||c.some(e=>`${t}/`.startsWith(`${e}/`))}function folderBeside({started:t,workingDir:e}){const n=(0,r.dirname)(t)
const i=a.V4.filter(t=>(0,o.existsSync)((0,r.join)(n,t)))
if(i.length===0)return n==="/"?[]:folderBeside({started:n,workingDir:e})
const s=(0,a.Br)(e,n)
return s===""?i:[s??[]].flat()}function waysIn(t){const{started:e,scripts:n,others:o,workingDir:i}=t
const s=(0,a.ep)(n,i)===""?[(0,r.join)(i,a.V4[0]??"")]:[]
const c=[e,...s,...o.looked,...linksOf(t)].flatMap(namesOnWay)
return c.filter(t=>t.startsWith(`${i}/`))}function requireOneName(t){const e=(0,o.realpathSync)(t.workingDir)
const n=ownPaths({...t,workingDir:e}).find(t=>{const e=lookAt(t)
return e?.isFile()===!0&&e.nlink>1})
if(n===void 0)return
const s=(0,r.relative)(e,n)
throw new i.vC("config",`The file \`${s}\` of an action in the checkout is a hard link, so commands could write it by its other name.`,{hint:"Copy the files of the action instead of linking them, or use it by its repository and commit."})}function linksOf(t){return ownPaths(t).filter(t=>lookAt(t)?.isSymbolicLink()&&(0,o.existsSync)(t))}function ownPaths({scripts:t,others:e,workingDir:n}){const o=(0,a.ep)(t,n)
const i=o===void 0?[]:[t,...a.S2.map(t=>(0,r.join)(n,o,t))]
const c=e.loaded.flatMap(t=>(0,a.Br)(n,t)??[])
return[...new Set([...i,...c.map(t=>(0,r.join)(n,t))].flatMap(s.Y))]}function holds(t){return e=>t===e.path||e.how!=="rw"&&t.startsWith(`${e.path}/`)}function namesOnWay(t){const e=t.split("/")
const n=[]
let i="/"
for(let t=e.shift();t!==void 0;t=e.shift()){const s=(0,r.join)(i,t)
n.push(s)
const a=lookAt(s)?.isSymbolicLink()?(0,o.readlinkSync)(s):void 0
if(a===void 0)i=s
else e.unshift(...a.split("/"))
if(a!==void 0&&(0,r.isAbsolute)(a))i="/"}return n}function lookAt(t){return(0,o.lstatSync)(t,{throwIfNoEntry:!1})}})}
