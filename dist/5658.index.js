export const id=5658
export const ids=[5658,5298,5578]
export const modules={36207:((e,t,n)=>{n.d(t,{p:()=>conversationIn,r:()=>textIn})
var o=n(73024)
var r=n(76760)
var i=n(3024)
var s=n(98664)
var a=n(30217)
function conversationIn(e){const t=(0,o.readdirSync)(requireFolder(e))
if(t.includes("events"))return(0,r.dirname)(requireFolder((0,r.join)(e,"events")))
const[n,...i]=t.map(t=>(0,r.join)(e,t)).filter(hasEvents)
if(n!==void 0&&i.length===0)return n
throw new s.vC("config",`${e} has no folder \`events\`.`,{hint:c})}const c="Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."
function requireFolder(e){if((0,o.statSync)(e,{throwIfNoEntry:!1})?.isDirectory())return e
throw new s.vC("config",(0,a.Q)(e),{hint:c})}function hasEvents(e){try{return(0,o.statSync)((0,r.join)(e,"events"),{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}const l={denied:"permission denied","too-large":"it is too large",unreadable:"the disk reported an error"}
const u=512*1024*1024
function textIn(e,t){const n=(0,i.Pd)(e,t,u)
if(n.status==="read")return n.bytes.toString()
if(n.status==="missing")return
throw new s.vC("config",`${(0,r.join)(e,t)} cannot be read: ${l[n.why]??"it is not a regular file"}.`,{hint:"Restore that file, or name another conversation."})}}),12904:((e,t,n)=>{n.d(t,{f:()=>makeFolder})
var o=n(73024)
var r=n(76760)
function makeFolder(e){if((0,o.existsSync)(e))return
const t=(0,r.dirname)(e)
if(t!==e)makeFolder(t);(0,o.mkdirSync)(e)}}),76863:((e,t,n)=>{n.d(t,{replay:()=>replay})
var o=n(77598)
var r=n(73024)
var i=n(48161)
var s=n(76760)
var a=n(57975)
var c=n(95493)
var l=n(10361)
var u=n(25578)
var d=n(95813)
var f=n(95017)
var h=n(97065)
var p=n(36674)
async function agentFrom(e,{modelFor:t,toolsFor:n}){const o=t(e.llm.model)
const r="default"in o?o:(0,p.u5)(o)
const{filter_tools_regex:i,own_finish_schema:s,own_text_reply:a}=e
const c=(0,h.l3)(r.default.features)
return(0,h.jk)({model:r.default,smallModel:r.title,systemPrompt:e.system_prompt??"",context:e.own_context??"",...(0,h.$p)((0,d.RV)(e),r.condenser),...typeof i==="string"&&{filterToolsRegex:i},...s&&{finishSchema:s},...a&&{textReply:a},...c!==void 0&&{inputLimit:c},tools:await n((0,d.Se)(e),r.default)})}var m=n(2507)
var v=n(17117)
var w=n(33368)
var g=n(98664)
var k=n(51977)
var y=n(94869)
var b=n(47776)
var _=n(46032)
var $=n(35556)
function consoleVisualizer(e={}){const{write:t=e=>void process.stdout.write(e),skipUserMessages:n=!1,length:o=300}=e
return{onEvent(e){const r=wordsOf(e)
if(r!==void 0){if(r.who!=="user"||!n)t(`${r.who}: ${(0,$.H)(r.words).trim()}\n`)
return}const i=(0,b.c)(e)
if(i!==void 0)t(`${(0,y.TN)((0,$.H)(i),o)}\n`)}}}function wordsOf(e){if(e.kind==="MessageEvent")return{who:e.source,words:(0,_.wh)(e.llm_message.content)}
if(e.kind!=="ActionEvent"||e.action?.kind!=="FinishAction")return
return{who:e.source,words:String(e.action.message??"")}}var S=n(38293)
var C=n(88135)
var O=n(47509)
var T=n(49588)
var P=n(32903)
var x=n(58175)
var A=n(57974)
var I=n(81031)
var E=n(26119)
var j=n(8081)
var R=n(98213)
var N=n(30217)
var F=n(12904)
var L=n(64441)
var B=n(88102)
var D=n(27636)
var M=n(22670)
var W=n(23860)
var q=n(3113)
var G=n(36207)
class CopiedLog extends M.X{tree=new M.V
get lastTime(){return this.at(-1)?.timestamp??"1970-01-01T00:00:00Z"}take(e){const t=this.tree.hasParentOf(e)?e:(0,W.j0)(e)
this.tree.check(t)
this.announce(t)
return t}}function readSource(e){const t=(0,G.p)(e)
const n=(0,G.r)(t,f.bv)
const o=(0,D.un)((0,m.LK)(new Map(n===void 0?[]:[[f.bv,n]])))
if(!o)throw new g.vC("config",`${t} has no \`${f.bv}\`.`,{hint:"It is not the whole folder of a conversation: download its artifact again, or name another one."})
const i=(0,r.readdirSync)((0,s.join)(t,"events")).flatMap(e=>{const[,t,n=""]=/^event-(\d+)-([0-9a-fA-F-]{8,})\.json$/.exec(e)??[]
return t===void 0?[]:[{name:e,number:Number(t),id:n}]})
const a=new CopiedLog
const c=i.sort((e,t)=>e.number-t.number).map(({name:e,number:n,id:o})=>{const r=(0,G.r)(t,(0,s.join)("events",e))??""
return{number:n,text:r,event:a.take((0,W.Ep)(r,{id:o,timestamp:a.lastTime}).event)}});(0,B.bA)(a,o)
return{state:o,events:c,log:a}}function upTo({events:e,log:t},n){const o=e.at(-1)
if(!o)throw new g.vC("config","The conversation has no events.")
const on=n=>{const o=new Set(t.branch(n))
return e.filter(({event:e})=>o.has(e))}
if(n===void 0)return on(t.leaf)
const r=e.findIndex(({number:e,event:t})=>t.id===n||String(e)===n)
const i=e[r]
if(!i){const t=`Its events are ${e[0]?.number} to ${o.number}.`
throw new g.vC("config",`The conversation has no event ${n}.`,{hint:t})}const isWhole=({event:e})=>(0,q.Jq)(t.branch(e.id)).length===0
const s=on(i.event.id)
if(isWhole(i))return s
const a=s.findLast(e=>e!==i&&isWhole(e))
const follows=({event:e})=>t.branch(e.id).includes(i.event)
const c=e.slice(r+1).find(e=>follows(e)&&isWhole(e))
const l=[a,c].flatMap(e=>e?[e.number]:[])
throw new g.vC("config",`Event ${n} is in the middle of the calls of one reply: some have no result yet.`,{hint:l.length===0?"Name an earlier event.":`Use --at ${l.join(" or --at ")}.`})}const U={at:{type:"string"},model:{type:"string"},say:{type:"string"},repo:{type:"string",default:"."},"no-rerun":{type:"boolean",default:!1},out:{type:"string"},input:{type:"string",multiple:!0},help:{type:"boolean",short:"h",default:!1}}
async function replay({stdout:e,stderr:t,...n}){const o=read(n.argv)
if(typeof o==="string")return tell(t,`replay ${o} (see deckhand replay --help)`,2)
if(o.help)return tell(e,(0,C.J1)("replay-usage"),0)
const r=(0,k.redactor)([o.inputs["api-key"]??"",n.world.env.LLM_API_KEY??""].filter(Boolean))
try{return await play({...n,stdout:t=>e(r(t)),stderr:e=>t(r(e))},o)}catch(e){const{message:n,hint:o}=(0,N.y)(e)
return tell(t,r((0,L.pj)((0,y.hC)(n,o))),1)}}function read(e){try{const{values:t,positionals:n}=(0,a.parseArgs)({args:[...e],options:U,allowPositionals:!0,strict:!0})
const[o=""]=n
if(!t.help&&(o===""||n.length>1))return"needs one folder"
const r=(0,R.PC)([...t.input??[],...t.model?[`model=${t.model}`]:[]])
return typeof r==="string"?r:{...t,target:o,inputs:r}}catch(e){return`was not understood: ${(0,g.ec)(e).message.replace(/^.*?: /,"").replace(/\.\s.*$/s,"")}`}}async function play({folder:e,world:t,stdout:n,stderr:o},i){const a=readSource((0,s.resolve)(e,i.target))
const d=upTo(a,i.at)
const f=inputsFor(i.inputs,t.env,a.state)
if(i.say===void 0)requireRequest(a.events,d)
if(i.say===void 0&&(0,c._)(d.map(({event:e})=>e))!=="")throw isFinished(d)
const h=emptyFolder(i.out===void 0?void 0:(0,s.resolve)(e,i.out))
const p=(0,s.join)(h,"workspace")
const v=(0,s.resolve)(e,i.repo)
await clone(v,p)
const w=(0,s.join)(h,"conversation")
const g=(0,m.s4)(w)
const{id:k,record:b,missing:_}=writeCopy(g,a.state,d,p)
if(_.length>0)o(`Without the tools that are not there: ${_.join(", ")}\n`)
const $={workingDir:p,outputDir:(0,s.join)(w,"observations"),folder:(0,s.join)(h,"sandbox")};(0,r.mkdirSync)($.folder)
const S=await(0,P.a)({inputs:f,hiddenValues:[f["api-key"]??""],world:t,...$})
try{const e=await agentFrom(b,makersFor(f,{id:k,world:t}))
const r=l.F.open({id:k,agent:e,workspace:S.workspace,store:g,stamper:()=>({id:t.newId(),timestamp:t.now().toISOString()}),limits:(0,T.jE)(f),hiddenValues:[f["api-key"]??""],observers:[consoleVisualizer({write:n})],report:({message:e})=>o(`${(0,L.pj)(e)}\n`)})
const s=AbortSignal.any([t.signal,S.over])
try{if(!i["no-rerun"]){const t=withTools(r.log.branch(),e.toolbox.names)
const{repeated:o,failed:i}=await(0,u.rerunActions)(t,{agent:e,workspace:S.workspace,signal:s})
if(i)throw isDifferent(i,d)
n(`Repeated ${(0,y.U9)(o,"action")} in ${p}\n`)}if(i.say!==void 0)await r.send(i.say)
const t=await r.run(s)
n(`\n${replay_wordsOf(t)}\nThe work is in ${p}\nThe log is in ${w}\n`)
return t.status==="finished"?0:1}finally{await r.close()}}finally{await S.close()}}function requireRequest(e,t){const isRequest=({event:e})=>e.kind==="MessageEvent"&&e.source==="user"
if(t.some(isRequest))return
const n=e.find(isRequest)
const o="Say what comes first with --say"
throw new g.vC("config",`Nothing was asked up to event ${t.at(-1)?.number}.`,{hint:n?`${o}, or use --at ${n.number} or a later event.`:`${o}.`})}async function clone(e,t){try{await(0,w.$Y)({folder:(0,s.dirname)(t)}).raw(["clone","--quiet","--no-hardlinks","--",e,t])}catch(t){const n="Name the folder of a git repository with --repo."
throw new g.vC("config",`${e} could not be cloned.`,{hint:n,cause:t})}}function isDifferent({action:e,error:t},n){const o=n.find(({event:t})=>t.id===e.id)?.number
const r=`The call of ${e.tool_name} in event ${o} failed now, and had not failed before`
return new g.vC("config",`${r}: ${(0,y.TN)(t,200)}`,{hint:"Check out the commit on which the run began, in the repository that --repo names. With --no-rerun, nothing is repeated."})}function isFinished(e){return new g.vC("config",`The conversation is finished at event ${e.at(-1)?.number}.`,{hint:"Name an earlier event with --at, or say what comes next with --say."})}function inputsFor(e,t,{agent:n}){const o=e.model??t.LLM_MODEL??n.llm.model.replace(/^(?:openai|litellm_proxy)\//,"")
const r=(0,R.Rk)(t,{...e,model:o})
if(r.kind!=="real"){const t=r.kind==="mistake"&&e["azure-client-id"]
throw new g.vC("config",t?`${r.message}.`:"LLM_API_KEY is not set.",{...!t&&{hint:`Set it to a key for "${o}", or name another model with --model.`}})}const{apiKey:i,baseUrl:s}=r.model
const a={...e,model:o,"api-key":i,...s&&{"base-url":s}}
return(0,I.readInputs)((0,x.withFeatures)(new E.wB({...a,"github-token":"none"})))}function emptyFolder(e){if(e===void 0)return(0,r.mkdtempSync)((0,s.join)((0,i.tmpdir)(),"deckhand-replay-"))
if((0,r.existsSync)(e)&&(0,r.readdirSync)(e).length>0)throw new g.vC("config",`The folder ${e} is not empty.`,{hint:"Name a new one with --out."});(0,F.f)(e)
return e}function writeCopy(e,t,n,r){const i=(0,o.randomUUID)()
const s=movedFrom(t.workspace.working_dir,r)
for(const{text:t,event:o}of n)e.write(`events/event-${String(n.findIndex(e=>e.event===o)).padStart(5,"0")}-${o.id}.json`,s(t))
const a=(0,d.$p)(t.agent)
const isHad=e=>a.includes(e)||a.includes((0,v.I)(e))||j.$A.includes(e)
const c=j.K2.filter(isHad)
const{activated_knowledge_skills:l,activated_path_rules:u,invoked_skills:h,agent_state:p}=t
const m={activated_knowledge_skills:l,activated_path_rules:u,invoked_skills:h,agent_state:p}
const{llm:w,condenser:g,own_condenser:k,tool_concurrency_limit:y,stuck_thresholds:b,own_finish_schema:_}=t.agent
const $={condenser:g,own_condenser:k,tool_concurrency_limit:y,stuck_thresholds:b,own_finish_schema:_}
const S={...$,kind:"Agent",llm:{model:w.model},tool_names:c}
const C={kind:"LocalWorkspace",working_dir:r}
const O=f.zn.parse({...m,id:i,agent:S,workspace:C,execution_status:"idle"})
e.write(f.bv,(0,f.rw)(O))
const isMissing=e=>!c.some(t=>t===e||(0,v.I)(t)===e)
return{id:i,record:O.agent,missing:a.filter(isMissing)}}function movedFrom(e,t){if(!/^(?:[/\\]|[A-Za-z]:[/\\])[^/\\]/.test(e))return e=>e
const inText=e=>JSON.stringify(e).slice(1,-1)
const[n,o]=[inText(e.replace(/[/\\]+$/,"")),inText(t)]
return e=>{const[t="",...r]=e.split(n)
return r.reduce((e,t)=>`${e}${/^[\w-]/.test(t)?n:o}${t}`,t)}}function makersFor(e,{id:t,world:n}){const o=(0,O.zg)(e,t,n)
if(typeof e["max-budget-usd"]==="number")(0,O.gk)(o)
const{fetch:r,clock:i,sleep:s,random:a}=n
const c=(0,p.GF)(o,{fetch:r,clock:i,sleep:s,random:a,onWait:A.printWait,onChange:A.printChange})
return{modelFor:()=>c,async toolsFor(e,{features:t}){const n=(0,j.Tt)(o.model,t.context_window)
const r=e.map(({name:e})=>e)
return(0,j.B)(r,n,{toMarkdown:async e=>(0,S.x)(e)})}}}function withTools(e,t){return e.filter(e=>!("tool_name"in e)||t.includes(String(e.tool_name)))}function replay_wordsOf(e){switch(e.status){case"failed":return`failed: ${(0,y.hC)(e.fault.message,e.fault.hint)}`
case"exhausted":return`exhausted: the limit of ${e.limit.most} ${e.limit.of==="money"?"dollars":e.limit.of} is reached`
default:return e.status}}function tell(e,t,n){e(`${t}\n`)
return n}}),47776:((e,t,n)=>{n.d(t,{c:()=>lineOf})
var o=n(94869)
var r=n(70598)
var i=n(46032)
var s=n(17117)
function lineOf(e){switch(e.kind){case"SystemPromptEvent":return
case"ConversationStateUpdateEvent":return(0,r.x$)(e)?.words
case"MessageEvent":if(e.source==="user")return skillsOf(e.activated_skills)
return`${e.source} says: ${(0,i.wh)(e.llm_message.content)}`
case"ActionEvent":return`-> ${e.tool_name} ${e.summary??inShort(e.action)}`
case"ObservationEvent":return`<- ${e.tool_name} ${outcomeOf(e.observation)}`
case"AgentErrorEvent":return`<- ${e.tool_name} error: ${e.error}`
case"HookExecutionEvent":return hookLine(e)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,o.U9)(e.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${e.code}: ${e.detail}`}}function hookLine({hook_event_type:e,blocked:t,reason:n,error:o}){if(t)return`hook ${e} blocks: ${n}`
if(o!==void 0)return`hook ${e} does not count: ${o}`
return e.endsWith("ToolUse")?void 0:`hook ${e} is fine`}function skillsOf(e){return e.length===0?void 0:`skills called for: ${e.join(", ")}`}function inShort(e){const t=e?(0,s.cP)(e):{invalid:"(an invalid call)"}
const n="code"in t||"command"in t
const isBare=e=>!n||!["number","boolean"].includes(typeof e)
return(0,o.TN)(Object.entries(t).map(([e,t])=>isBare(t)?inWords(t):`(${e}: ${t})`).join(" "),120)}function inWords(e,t=0){if(typeof e!=="object"||e===null)return String(e)
const n=Object.values(e)
if(Array.isArray(e)&&n.every(e=>typeof e!=="object"))return n.join(",")
return t<5?n.map(e=>inWords(e,t+1)).join(" "):"…"}function outcomeOf(e){const t=e.exit_code===void 0?"":`exit code ${e.exit_code}, `
const n=(0,o.U9)(Buffer.byteLength((0,i.wh)(e.content)),"byte")
return`${t}${n}${e.is_error?", an error":""}`}}),25578:((e,t,n)=>{n.d(t,{executeTool:()=>executeTool,rerunActions:()=>rerunActions})
var o=n(98664)
var r=n(98291)
var i=n(42611)
var s=n(46032)
var a=n(3828)
var c=n(78995)
var l=n(14596)
var u=n(69423)
var d=n(17117)
var f=n(10397)
async function rerunActions(e,{agent:t,workspace:n,signal:s,secrets:u,results:h}){let p=0
for(const[m,v]of(0,f.d5)(e)){if(!m.action||v.kind==="UserRejectObservation")continue
const e=t.toolbox.get(m.tool_name)
if(!e)throw new o.vC("config",`There is no tool ${m.tool_name} to run the actions again.`)
s.throwIfAborted()
const f=(0,i.mK)(m.tool_call,t.toolbox)
const w=(0,d.IX)(m.action,f.status==="ready"?f.input:{})
const g=u&&(0,c.$J)((0,r.o)(e,w,{workspace:n,secrets:u}).secrets,u)
const k=await(0,l.T)(e,w,{workspace:n,signal:s,secrets:g})
const y=u?(0,a.X)(k,u.mask):k
p+=1
if(h)record(h,m,y)
const b=errorOf(y)
if(b!==void 0&&!hadFailed(v))return{repeated:p,failed:{action:m,error:b}}}return{repeated:p}}function record(e,{id:t,tool_name:n,tool_call_id:o},r){const i={tool_name:n,tool_call_id:o}
if(r.status==="crashed")e.append({kind:"AgentErrorEvent",...i,error:r.error})
else e.append({kind:"ObservationEvent",...i,action_id:t,observation:r.observation})}function errorOf(e){if(e.status==="crashed")return e.error
return e.observation.is_error?(0,s.wh)(e.observation.content):void 0}function hadFailed(e){return e.kind==="AgentErrorEvent"||e.kind==="ObservationEvent"&&e.observation.is_error}async function executeTool({agent:e,workspace:t,state:n,toolSecrets:r},{name:i,input:s,signal:d}){const f=e.toolbox.get(i)
if(!f)throw new o.vC("config",`There is no tool ${i}.`)
const h=(0,u.L4)(i,n.agentState)
const p=await(0,l.T)(f,s,{workspace:t,signal:d,secrets:r&&(0,c.$J)([],r),state:h})
return(0,a.X)(p,n.secrets.mask)}}),33368:((e,t,n)=>{n.d(t,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var o=n(77598)
var r=n(73024)
var i=n(76760)
var s=n(57075)
var a=n(38522)
var c=n(74724)
var l=n(22499)
var u=n(84308)
var d=n(65466)
const f={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(e){const t=(0,l.CA)("git")
const n={...(0,d.l7)(e),...(0,l.f7)()}
const run=async(o,r,i)=>{(0,d.B1)(o)
e.signal?.throwIfAborted()
try{requireDescriptors()
return await(0,c.Lp)({...gitOptions(e,n,r),binary:t}).env(n).outputHandler(i).raw([...o])}catch(t){e.signal?.throwIfAborted()
throw(0,d.NO)(o,t)}}
const each=async(t,n,o)=>{const r=[]
let i=!1
await run(t,n,(t,n,a,c)=>{if(n instanceof s.Readable)n.removeAllListeners("data")
n.on("data",e=>{i||=!o(e)
if(i&&n instanceof s.Readable)n.destroy()})
a.on("data",e=>r.push(e))
endPromptly(e.signal)(t,n,a,c)}).catch(e=>{if(!i)throw e})
if(i)throw(0,d.NO)(t,new Error("Its output is too long."))
return Buffer.concat(r).toString()}
const collect=async(e,t,n=Number.POSITIVE_INFINITY)=>{const o=[]
let r=n
const i=await each(e,t,e=>{r-=e.length
if(r>=0)o.push(e)
return r>=0})
return{stdout:Buffer.concat(o),stderr:i}}
const records=async(e,t,{input:n="",end:o="\0"}={})=>{const r=new u.Z(o,t)
const i=await each(e,n,e=>r.push(e))
r.end()
return i}
const pieces=async(e,t)=>{const n=[]
const isTaken=e=>{try{t(e)}catch(e){n.push(e)}return n.length===0}
await each(e,"",isTaken).catch(e=>{throw n.length===0?e:n[0]})}
return Object.freeze({pieces:pieces,raw:(t,n="")=>run(t,n,endPromptly(e.signal)),bytes:async(e,t="",n)=>(await collect(e,t,n)).stdout,both:(e,t="")=>collect(e,t),records:records})}const h=12
function requireDescriptors(){const e=[]
try{while(e.length<h)e.push((0,r.openSync)("/dev/null","r"))}finally{for(const t of e)(0,r.closeSync)(t)}}const p="[pack]\n\tthreads = 1\n\twindowMemory = 16m\n"
function makeBareRepository(e){for(const t of["info","objects/info","objects/pack","refs/heads"])(0,r.mkdirSync)((0,i.join)(e,t),{recursive:!0});(0,r.writeFileSync)((0,i.join)(e,"HEAD"),"ref: refs/heads/main\n")
const t=["repositoryformatversion = 0","filemode = true","bare = true","bigFileThreshold = 8m"]
const n=["commitGraph = false","multiPackIndex = false"]
const o=`[core]\n${[...t,...n].map(e=>`\t${e}\n`).join("")}`;(0,r.writeFileSync)((0,i.join)(e,"config"),`${o}${p}`)}function writeObject(e,t,n){const s=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${t} ${s.length}\0`),s])
const l=(0,o.createHash)("sha1").update(c).digest("hex")
const u=(0,i.join)(e,"objects",l.slice(0,2),l.slice(2))
if((0,r.existsSync)(u))return l;(0,r.mkdirSync)((0,i.dirname)(u),{recursive:!0})
const d=(0,i.join)(e,"objects",`tmp_obj_${l}`)
try{(0,r.writeFileSync)(d,(0,a.deflateSync)(c,{level:1}));(0,r.renameSync)(d,u)}catch(e){(0,r.rmSync)(d,{force:!0})
throw e}return l}function treeOf(e){const t=e.map(([e,t,n])=>{const o=Buffer.from(t==="40000"?`${e}/`:e)
return{key:o,row:Buffer.concat([Buffer.from(`${t} ${e}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(t.sort((e,t)=>Buffer.compare(e.key,t.key)).map(({row:e})=>e))}function gitOptions({folder:e,signal:t},n,o){return{baseDir:e,config:[...d.O8],unsafe:f,allowEnvironment:Object.keys(n),...t&&{abort:t},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(o),errors:(e,{exitCode:t})=>e??(t===0?void 0:Buffer.alloc(0))}}function endPromptly(e){return(t,n,o)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const e of[n,o])if(e instanceof s.Readable)e.destroy()}
e?.addEventListener("abort",close,{once:!0})
n.once("close",()=>e?.removeEventListener("abort",close))}}}),84308:((e,t,n)=>{n.d(t,{Z:()=>RecordCutter})
class RecordCutter{#e
#t
#n=""
constructor(e,t){this.#e=e
this.#t=t}push(e){let t=0
for(let n=e.indexOf(this.#e);n>=0;n=e.indexOf(this.#e,t)){this.#o(e.toString("latin1",t,n))
t=n+1}this.#n+=e.toString("latin1",t)
return!0}end(){this.#o("")}#o(e){const t=this.#n===""?e:`${this.#n}${e}`
this.#n=""
if(t!=="")this.#t(t)}}}),65466:((e,t,n)=>{n.d(t,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>a,l7:()=>isolatedGitEnvironment,ry:()=>u})
var o=n(98664)
var r=n(97101)
var i=n(54668)
const s={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const a=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const c=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(e){const[t=""]=e
const n=e.some(e=>e==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(e))
if(c.has(t)&&!n)throw new Error(`\`git ${t}\` enters submodules.`)}function isolatedGitEnvironment({folder:e,gitDir:t,environment:n,settings:o}){const r=t===void 0?{}:{GIT_DIR:t,GIT_WORK_TREE:e}
return{...n,...r,...s,...o!==void 0&&{GIT_CONFIG_GLOBAL:o}}}function gitFault(e,t){const n=withoutCredentials(t instanceof Error?t.message:String(t))
const s=e.find(e=>/^[a-z][a-z-]*$/.test(e))??""
const a=`git ${s}: ${(0,r.fx)(meaningfulLine(n))}`
const c=(0,i._g)(n)??(0,i.LE)(t)
const l=new Error(n)
return c?(0,o.MG)(c,l,a):new o.vC("git",a,{cause:l})}const l=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(e){const t=e.split("\n")
const n=l.flatMap(e=>t.find(t=>e.test(t))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(e){return e.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const u={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),22499:((e,t,n)=>{n.d(t,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var o=n(73024)
var r=n(76760)
var i=n(98664)
const s=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:e=>(0,o.lstatSync)(e,{throwIfNoEntry:!1}),readlink:o.readlinkSync}
function systemProgram(e,t=a){const n=findSystemProgram(e,t)
if(typeof n==="string")return n
throw new i.vC("config",`${e} was not found in a system folder: install ${e} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${s.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(e,t=a){const n=findSystemProgram(e,t)
return typeof n==="string"?n:void 0}function systemPath(e=a){return s.filter(t=>problemOf(t,e)==="").join(":")}function systemEnvironment(e=a){return{PATH:systemPath(e),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
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
const i=linkAt((0,r.join)(o,(0,r.basename)(e)))
if(i===void 0)return(0,r.join)(o,(0,r.basename)(e))
return realPathOf((0,r.isAbsolute)(i)?i:`${o}/${i}`,t+1)}}function linkAt(e){try{return(0,o.readlinkSync)(e)}catch{return}}const u=40
function findSystemProgram(e,t){const n=[]
for(const o of s){const i=(0,r.join)(o,e)
if(t.lstat(i)===void 0)continue
const s=problemOf(i,t)
if(s==="")return i
n.push(`${i} is not used: ${s}.`)}return{refused:n}}function problemOf(e,t){let[n,o,i]=["/",e.split("/"),0]
for(let e=o.shift();e!==void 0;e=o.shift()){const s=(0,r.resolve)(n,e)
const a=t.lstat(s)
if(a===void 0)return`${s} is not there`
if(a.isSymbolicLink()){i+=1
if(i>u)return"it leads in a circle"
const e=t.readlink(s)
if((0,r.isAbsolute)(e))n="/"
o=[...e.split("/"),...o]
continue}if(a.uid!==0)return`${s} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${s}`
n=s}return""}}),3620:((e,t,n)=>{n.d(t,{w:()=>readNamedFile,z:()=>commitFiles})
var o=n(3024)
var r=n(98664)
var i=n(94869)
function commitFiles(e,t,n){return{commit:e,workspace:n,read:(e,n)=>readFrom(t,e,n)}}async function readFrom(e,t,n){const o=(await e.list()).find(e=>e.path===t)
if(o&&o.size>n)return{status:"too-large"}
const r=o&&(await e.read([t])).get(t)
return r===void 0?{status:"missing"}:{status:"read",text:r}}async function readNamedFile(e,{input:t,path:n,largest:o}){const s=await e.read(n,o)
if(s.status==="read"&&s.text.trim()!=="")return s.text
const a=`The input \`${t}\` names ${(0,i.TN)(n,200)}, which`
const c=`the commit ${e.commit.slice(0,7)}`
const l="Name a text file of the base branch, by its path from the root of the repository."
if(s.status==="read")throw new r.vC("config",`${a} is empty in ${c}.`,{hint:l})
if(s.status==="too-large")throw new r.vC("config",`${a} has more than ${o/1e3} kB in ${c}.`,{hint:l})
if(!isInWorkspace(e.workspace,n))throw new r.vC("config",`${a} is not a text file of ${c}.`,{hint:l})
const u="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new r.vC("config",`${a} is not in ${c}. ${u} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(e,t){return t!==""&&(0,o.BJ)(e,t)!==void 0}}),32903:((e,t,n)=>{n.d(t,{L:()=>beginSandbox,a:()=>openTools})
var o=n(73024)
var r=n(76760)
var i=n(11627)
var s=n(62461)
var a=n(98664)
var c=n(22499)
var l=n(88135)
var u=n(15320)
var d=n(26117)
var f=n(2914)
async function openTools(e){const{inputs:t,hiddenValues:r,world:i,workingDir:a,outputDir:l,undoDir:u}=e
const d=t["tool-env"]??[]
refuseSecrets(i.env,r,d);(0,o.mkdirSync)(l,{recursive:!0})
if(e.moving){const{openOnServer:t}=await Promise.all([n.e(4551),n.e(1017),n.e(6767)]).then(n.bind(n,71017))
const{workspace:o,over:r,close:i}=await t(e,e.moving)
return withoutSandbox(o,r,i)}if(t.isolation!=="none")return openInSandbox(e,t.isolation,d)
const f=(0,s.u)(i.env,d)
const{localWorkspace:h}=await n.e(7836).then(n.bind(n,87836))
const p=h({workingDir:a,outputDir:l,undoDir:u,environment:f,git:(0,c.CA)("git"),node:i.node})
return withoutSandbox(p,(new AbortController).signal,async()=>{})}function withoutSandbox(e,t,n){const{openProgram:o}=e
const inSetUp=t=>t({workspace:e,denials:()=>[]})
return{workspace:e,openProgram:o,over:t,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(e){const t=loadSandbox(e)
t.catch(()=>{})
return t}async function loadSandbox(e){const[{openSandbox:t},{findIsolationMethod:o}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(5438)]).then(n.bind(n,25438)),Promise.all([n.e(2499),n.e(4706)]).then(n.bind(n,54706))])
return{open:t,way:await o(e,process.getuid?.()??0)}}async function openInSandbox({inputs:e,world:t,sandbox:n,otherActions:a=d.IH,...c},h,p){const{env:m,started:v,scripts:w,node:g,random:k}=t
const y=(0,r.join)(w,"tool-host","index.js")
if(!(0,o.existsSync)(y))throw(0,l.Yp)(y)
const b={started:v,scripts:w,others:a,workingDir:c.workingDir}
const _=await reserved(a)
try{(0,f.hm)(b)
const{open:o,way:r}=await(n??beginSandbox(h))
if(r==="bwrap")(0,f.zK)(b)
const l=await o({...c,way:r,env:m,scripts:w,tracked:await trackedIn(t,c.workingDir),others:a,node:g,random:k,added:p,isolation:h,network:e.network,setUpNetwork:e["setup-network"],isAsking:e.confirmation!=="never",caches:e.caches??[],host:y,brokerVariables:Object.keys(m).filter(e=>s.c.test(e)&&m[e]!==""),onHandOver:e=>(0,u.k8)(m,e),onBuilding:()=>void(0,i.c_)().catch(()=>{})})
const close=async()=>{await l.close()
_()
if(!l.report().kept)(0,u.k8)(m,void 0)
return}
return{...l,close:close}}catch(e){_()
throw e}}async function reserved(e){if(e.loaded.length===0)return()=>{}
return(await n.e(8538).then(n.bind(n,88538))).reserveFolders(e)}async function trackedIn(e,t){if(!(0,d.ep)(e.scripts,t))return[]
return(await n.e(1045).then(n.bind(n,91045))).trackedInAction(e,t)}function refuseSecrets(e,t,n){const o=t.filter(e=>e.length>=6)
const r=n.filter(t=>o.some(n=>e[t]?.includes(n)))
if(r.length===0)return
throw new a.vC("config",`The input \`tool-env\` names ${r.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}}),96717:((e,t,n)=>{n.d(t,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var o=n(16698)
var r=n(48161)
var i=n(57975)
var s=n(94869)
const a=new o.AsyncLocalStorage
function info(e){const t=a.getStore()
if(t)t(`${e}${r.EOL}`)
else process.stdout.write(`${e}${r.EOL}`)}function notice(e,t={}){issue("notice",e,t)}function warning(e,t={}){issue("warning",e,t)}function error(e,t={}){issue("error",e,t)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup","")}function setSecret(e){issue("add-mask",e)}function stopCommands(e){issue("stop-commands",e)}function resumeCommands(e){issue(e,"")}function issue(e,t,n={}){const o=Object.entries(n).filter(([,e])=>e!==void 0&&e!=="")
const r=o.map(([e,t])=>`${e}=${escaped(String(t)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${e}${r.length>0?` ${r.join(",")}`:""}::${escaped(t)}`)}function escaped(e){return e.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const l=400
function printQuoted(e,{redact:t,newToken:n,most:o}){const r=t(plainly(e)).trimEnd().split(c)
if(r.length===1&&r[0]==="")return
const i=n()
stopCommands(i)
if(r.length>o)info(`| … ${(0,s.U9)(r.length-o,"line")} before`)
for(const e of r.slice(-o))info(`| ${t(clipped(e))}`)
resumeCommands(i)}function plainly(e){return(0,i.stripVTControlCharacters)(e).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(e){const t=e.replaceAll("##[","## [").replaceAll("\t","  ")
return t.length<=l?t:`${(0,s.GH)(t,l)}…`}}),57974:((e,t,n)=>{n.r(t)
n.d(t,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var o=n(47776)
var r=n(76221)
var i=n(91106)
var s=n(54668)
var a=n(94869)
var c=n(26285)
var l=n(96717)
var u=n(25298)
function maskSecrets(e){const t=e.flatMap(i.CB).filter(e=>e.length>=i.G6&&!/[\r\n]/.test(e))
for(const n of new Set([...e,...t]))if(n!=="")(0,l.Pq)(n)}function printSubAgent(e,t){return n=>{const r=(0,o.c)(n)
if(r!==void 0)(0,l.pq)(e(`  [${t}] ${breakRunnerCommands(e(r))}`))}}function printNotice(e){(0,l.lm)(breakRunnerCommands(e))}function printWarning(e){(0,l.$e)(breakRunnerCommands(e))}function printSandbox(e){const t=e?`The tools run in a sandbox (${e.way}, network: ${e.network}). Its self-test passed (${e.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,l.pq)(t)
for(const t of e?.gaps??[])printNotice(t)
if(e&&e.caches.given.length>0)(0,l.pq)(breakRunnerCommands(`Caches of earlier steps: ${e.caches.given.join(", ")}`))
for(const{path:t,why:n}of e?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(t,200)} is not in the sandbox: ${(0,a.TN)(n,300)}.`)}function printKnowledge({commit:e,files:t,plugins:n,brought:o,hooks:r,problems:i}){const s=t.map(({path:e,id:t})=>`${e} (${t.slice(0,7)})`)
for(const t of s.slice(0,50))(0,l.pq)(breakRunnerCommands(`instructions from ${e.slice(0,7)}: ${t}`))
if(s.length>50)(0,l.pq)(`… and from ${s.length-50} more files`)
for(const{name:e,label:t}of n)(0,l.pq)(breakRunnerCommands(`plugin ${e} from ${t}`))
for(const{label:e,skills:t}of o)(0,l.pq)(breakRunnerCommands(`skills from ${e}: ${t.map(({name:e})=>e).join(", ")||"none"}`))
if(r)(0,l.pq)(breakRunnerCommands(`hooks from ${e.slice(0,7)}: ${Object.keys(r).join(", ")}`))
for(const{path:e,problem:t}of i.slice(0,20))printNotice(`${e} ${t}.`)}function printSetUp(e,t){return n=>{(0,l.Oh)("Setting up");(0,l.OG)(n,{redact:e,newToken:t,most:Number.POSITIVE_INFINITY});(0,l.N4)()}}function printServer(e,t,n){(0,l.pq)(n(breakRunnerCommands(`Server ${e}: ${t}`)))}function printWait({waitMs:e,attempt:t,attempts:n,fault:o}){const r=Math.max(1,Math.round(e/1e3));(0,l.pq)(breakRunnerCommands((0,a.hC)(o.message,`Trying again in ${r} s (${t} of ${n})`)))}function printChange({from:e,to:t,fault:n}){printNotice((0,a.hC)(n.message,`Asking ${t} instead of ${e}`))}function printFault(e,t,n){const o=(0,u.hidePaths)(n)
const r=[e.headline,...e.list,e.quote,e.hint].map(e=>e&&breakRunnerCommands(o(e)));(0,l.z3)(t((0,a.hC)(...r)))
if(e.cause!==void 0)(0,l.pq)(t(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,t)}function printReply(e,t){const n=(0,r.o)(e)
if(n===void 0)return;(0,l.Oh)("What the endpoint replied")
for(const e of n.split("\n"))(0,l.pq)(t(breakRunnerCommands(e,n.length)));(0,l.N4)()}function printEnd({report:e,fault:t},{isFailure:n,redact:o,env:r}){const{outcome:i,reason:s,hint:u}=e
const d=o(breakRunnerCommands((0,a.hC)(s,u)))
if(n&&t)printFault(t,o,r)
else if(n)(0,l.z3)(d)
else if(c.tz.includes(i))(0,l.$e)(d)
else(0,l.pq)(`${i}: ${d}`)
if(!n)printReply(t,o)}function printAnnotations(e,t){for(const{file:n,line:o,message:r}of e)(0,l.z3)(t(breakRunnerCommands(r)),{file:n,line:o,title:"Seen by the agent"})}function printRisks(e,t){for(const n of e.slice(0,10))(0,l.$e)(t(breakRunnerCommands(`The agent made a call of medium risk: ${n}`)))}function describe(e){const t=(0,s.cZ)(e).map(({name:e,message:t})=>`${e}: ${t}`)
return t.length===0?String(e):[...new Set(t)].join("; caused by ")}function breakRunnerCommands(e,t=300){return(0,a.TN)(e,t).replaceAll("##[","## [").replace(/^::/,": :")}}),25298:((e,t,n)=>{n.r(t)
n.d(t,{hidePaths:()=>hidePaths})
var o=n(76760)
var r=n(97101)
const i=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const t=i.map(([t,n])=>[e[t]??"",n])
const n=[[(0,o.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,r._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...t,...n]})}}),26117:((e,t,n)=>{n.d(t,{BE:()=>usedFolders,Br:()=>pathBelow,IH:()=>a,S2:()=>s,V4:()=>i,ep:()=>pathInWorkspace,mJ:()=>actionView,wv:()=>loadedPaths})
var o=n(73024)
var r=n(76760)
const i=["action.yml","action.yaml"]
const s=[...i,"dist","prompts"]
const a={loaded:[],looked:[]}
function actionFolder(e,t){const isInside=e=>`${e}/`.startsWith(`${real(t)}/`)
const isAction=e=>i.some(t=>(0,o.existsSync)((0,r.join)(e,t)))
if(!isInside(e))return isAction((0,r.dirname)(e))?(0,r.dirname)(e):e
let n=e
while(!isAction(n)&&isInside((0,r.dirname)(n)))n=(0,r.dirname)(n)
return isAction(n)?n:e}function pathInWorkspace(e,t){return pathBelow(t,actionFolder(real(e),t))}function pathBelow(e,t){const n=(0,r.relative)(real(e),real(t))
return n.split("/")[0]===".."||n.startsWith("/")?void 0:n}function loadedPaths({scripts:e,others:t,workingDir:n}){const o=pathInWorkspace(e,n)
const[i=""]=(0,r.relative)(real(n),real(e)).split("/")
const a=[...o===""?[...s,i]:[o??[]].flat(),...t.loaded.flatMap(e=>pathBelow(n,e)??[])]
return[...new Set(a)].filter(e=>e!=="")}function usedFolders(e){const t=e.flatMap(({uses:e})=>typeof e==="string"?[e.replaceAll("\\","/")]:[])
return t.filter(e=>e.startsWith("./"))}function actionView({scripts:e,others:t,workingDir:n,tracked:i}){const s=pathInWorkspace(e,n)
const{covered:a,hidden:l}=s===void 0?outside(actionFolder(e,n),n,e):c
const u=loadedPaths({scripts:e,others:t,workingDir:n}).filter(e=>(0,o.existsSync)((0,r.join)(n,e)))
const d=u.filter(e=>!u.some(t=>e.startsWith(`${t}/`)))
const f=d.map(e=>(0,r.join)(n,e)).flatMap(e=>[...between(n,e),readOnly(e)])
const h=s&&u.includes(s)?ownPlaces((0,r.join)(n,s),{scripts:e,tracked:i}):[]
const p=new Map([...f,...h].map(e=>[e.path,e]))
return{places:[...p.values()],covered:a,hidden:l}}const c={covered:[],hidden:[]}
function ownPlaces(e,{scripts:t,tracked:n}){const i=(0,o.readdirSync)(e)
if(i.includes(".git"))return[{how:"no",path:e}]
const a=i.filter(n=>e!==t&&!s.includes(n))
const c=a.filter(e=>!n.includes(e))
return[readOnly(e),...c.map(t=>({how:"no",path:(0,r.join)(e,t)}))]}function outside(e,t,n){const o=`${real(t)}/`.startsWith(`${real(e)}/`)
return{covered:[e],hidden:[o?n:e]}}function readOnly(e){return{how:"ro",path:e}}function between(e,t){const n=(0,r.relative)(e,(0,r.dirname)(t)).split("/").filter(Boolean)
return n.map((t,o)=>({how:"rw",path:(0,r.join)(e,...n.slice(0,o+1))}))}function real(e){return(0,o.existsSync)(e)?(0,o.realpathSync)(e):e}}),2914:((e,t,n)=>{n.d(t,{QX:()=>loadedFrom,hm:()=>requireFixedWay,zK:()=>requireOneName})
var o=n(73024)
var r=n(76760)
var i=n(98664)
var s=n(38012)
var a=n(26117)
function requireFixedWay(e){const t=replaceableName(e)
if(t===void 0)return
throw new i.vC("config",`${isOwn(e,t)?"The action":"Another action of this job"} is reached through \`${t}\` in the checkout, which commands could replace before the post step starts.`,{hint:"Put the action into a real folder of the checkout, without symbolic links on the way to it or in it, or use it by its repository and commit. An action in the root of the checkout needs the file `action.yml`."})}function replaceableName(e){const t=(0,o.realpathSync)(e.workingDir)
const{places:n}=(0,a.mJ)({...e,workingDir:t,tracked:[]})
const i={...e,workingDir:t}
const s=waysIn(i).filter(e=>!n.some(holds(e)))
const c=s.find(e=>lookAt(e)?.isSymbolicLink())??s[0]
return c===void 0?void 0:(0,r.relative)(t,c)}function isOwn(e,t){return replaceableName({...e,others:a.IH})===t}function loadedFrom(e){const t=(0,o.realpathSync)(e.workingDir)
const n={...e,workingDir:t}
const i=waysIn(n).map(e=>(0,r.relative)(t,e))
const s=linksOf(n).flatMap(e=>(0,a.Br)(t,e)??[])
const c=[...(0,a.wv)(n),...folderBeside(n),...s]
if(i.length+c.length===0)return
return e=>i.includes(e)||c.some(t=>`${e}/`.startsWith(`${t}/`))}function folderBeside({started:e,workingDir:t}){const n=(0,r.dirname)(e)
const i=a.V4.filter(e=>(0,o.existsSync)((0,r.join)(n,e)))
if(i.length===0)return n==="/"?[]:folderBeside({started:n,workingDir:t})
const s=(0,a.Br)(t,n)
return s===""?i:[s??[]].flat()}function waysIn(e){const{started:t,scripts:n,others:o,workingDir:i}=e
const s=(0,a.ep)(n,i)===""?[(0,r.join)(i,a.V4[0]??"")]:[]
const c=[t,...s,...o.looked,...linksOf(e)].flatMap(namesOnWay)
return c.filter(e=>e.startsWith(`${i}/`))}function requireOneName(e){const t=(0,o.realpathSync)(e.workingDir)
const n=ownPaths({...e,workingDir:t}).find(e=>{const t=lookAt(e)
return t?.isFile()===!0&&t.nlink>1})
if(n===void 0)return
const s=(0,r.relative)(t,n)
throw new i.vC("config",`The file \`${s}\` of an action in the checkout is a hard link, so commands could write it by its other name.`,{hint:"Copy the files of the action instead of linking them, or use it by its repository and commit."})}function linksOf(e){return ownPaths(e).filter(e=>lookAt(e)?.isSymbolicLink()&&(0,o.existsSync)(e))}function ownPaths({scripts:e,others:t,workingDir:n}){const o=(0,a.ep)(e,n)
const i=o===void 0?[]:[e,...a.S2.map(e=>(0,r.join)(n,o,e))]
const c=t.loaded.flatMap(e=>(0,a.Br)(n,e)??[])
return[...new Set([...i,...c.map(e=>(0,r.join)(n,e))].flatMap(s.Y))]}function holds(e){return t=>e===t.path||t.how!=="rw"&&e.startsWith(`${t.path}/`)}function namesOnWay(e){const t=e.split("/")
const n=[]
let i="/"
for(let e=t.shift();e!==void 0;e=t.shift()){const s=(0,r.join)(i,e)
n.push(s)
const a=lookAt(s)?.isSymbolicLink()?(0,o.readlinkSync)(s):void 0
if(a===void 0)i=s
else t.unshift(...a.split("/"))
if(a!==void 0&&(0,r.isAbsolute)(a))i="/"}return n}function lookAt(e){return(0,o.lstatSync)(e,{throwIfNoEntry:!1})}})}
