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
var h=n(95017)
var f=n(97065)
var p=n(36674)
async function agentFrom(t,{modelFor:e,toolsFor:n}){const o=e(t.llm.model)
const r="default"in o?o:(0,p.u5)(o)
const{filter_tools_regex:i,own_finish_schema:s,own_text_reply:a}=t
const c=(0,f.l3)(r.default.features)
return(0,f.jk)({model:r.default,smallModel:r.title,systemPrompt:t.system_prompt??"",context:t.own_context??"",...(0,f.$p)((0,u.RV)(t),r.condenser),...typeof i==="string"&&{filterToolsRegex:i},...s&&{finishSchema:s},...a&&{textReply:a},...c!==void 0&&{inputLimit:c},tools:await n((0,u.Se)(t),r.default)})}var v=n(2507)
var w=n(17117)
var m=n(33368)
var g=n(98664)
var k=n(51977)
var y=n(94869)
var b=n(47776)
var _=n(46032)
var $=n(35556)
function consoleVisualizer(t={}){const{write:e=t=>void process.stdout.write(t),skipUserMessages:n=!1,length:o=300}=t
return{onEvent(t){const r=wordsOf(t)
if(r!==void 0){if(r.who!=="user"||!n)e(`${r.who}: ${(0,$.H)(r.words).trim()}\n`)
return}const i=(0,b.c)(t)
if(i!==void 0)e(`${(0,y.TN)((0,$.H)(i),o)}\n`)}}}function wordsOf(t){if(t.kind==="MessageEvent")return{who:t.source,words:(0,_.wh)(t.llm_message.content)}
if(t.kind!=="ActionEvent"||t.action?.kind!=="FinishAction")return
return{who:t.source,words:String(t.action.message??"")}}var S=n(39302)
var x=n(88135)
var F=n(47509)
var I=n(49588)
var j=n(32903)
var C=n(57974)
var T=n(81031)
var A=n(26119)
var D=n(8081)
var P=n(98213)
var O=n(30217)
var W=n(12904)
var N=n(64441)
var E=n(88102)
var M=n(27636)
var B=n(22670)
var L=n(23860)
var q=n(3113)
var V=n(36207)
class CopiedLog extends B.X{tree=new B.V
get lastTime(){return this.at(-1)?.timestamp??"1970-01-01T00:00:00Z"}take(t){const e=this.tree.hasParentOf(t)?t:(0,L.j0)(t)
this.tree.check(e)
this.announce(e)
return e}}function readSource(t){const e=(0,V.p)(t)
const n=(0,V.r)(e,h.bv)
const o=(0,M.un)((0,v.LK)(new Map(n===void 0?[]:[[h.bv,n]])))
if(!o)throw new g.vC("config",`${e} has no \`${h.bv}\`.`,{hint:"It is not the whole folder of a conversation: download its artifact again, or name another one."})
const i=(0,r.readdirSync)((0,s.join)(e,"events")).flatMap(t=>{const[,e,n=""]=/^event-(\d+)-([0-9a-fA-F-]{8,})\.json$/.exec(t)??[]
return e===void 0?[]:[{name:t,number:Number(e),id:n}]})
const a=new CopiedLog
const c=i.sort((t,e)=>t.number-e.number).map(({name:t,number:n,id:o})=>{const r=(0,V.r)(e,(0,s.join)("events",t))??""
return{number:n,text:r,event:a.take((0,L.Ep)(r,{id:o,timestamp:a.lastTime}).event)}});(0,E.bA)(a,o)
return{state:o,events:c,log:a}}function upTo({events:t,log:e},n){const o=t.at(-1)
if(!o)throw new g.vC("config","The conversation has no events.")
const on=n=>{const o=new Set(e.branch(n))
return t.filter(({event:t})=>o.has(t))}
if(n===void 0)return on(e.leaf)
const r=t.findIndex(({number:t,event:e})=>e.id===n||String(t)===n)
const i=t[r]
if(!i){const e=`Its events are ${t[0]?.number} to ${o.number}.`
throw new g.vC("config",`The conversation has no event ${n}.`,{hint:e})}const isWhole=({event:t})=>(0,q.Jq)(e.branch(t.id)).length===0
const s=on(i.event.id)
if(isWhole(i))return s
const a=s.findLast(t=>t!==i&&isWhole(t))
const follows=({event:t})=>e.branch(t.id).includes(i.event)
const c=t.slice(r+1).find(t=>follows(t)&&isWhole(t))
const l=[a,c].flatMap(t=>t?[t.number]:[])
throw new g.vC("config",`Event ${n} is in the middle of the calls of one reply: some have no result yet.`,{hint:l.length===0?"Name an earlier event.":`Use --at ${l.join(" or --at ")}.`})}const z={at:{type:"string"},model:{type:"string"},say:{type:"string"},repo:{type:"string",default:"."},"no-rerun":{type:"boolean",default:!1},out:{type:"string"},input:{type:"string",multiple:!0},help:{type:"boolean",short:"h",default:!1}}
async function replay({stdout:t,stderr:e,...n}){const o=read(n.argv)
if(typeof o==="string")return tell(e,`replay ${o} (see deckhand replay --help)`,2)
if(o.help)return tell(t,(0,x.J1)("replay-usage"),0)
const r=(0,k.redactor)([o.inputs["api-key"]??"",n.world.env.LLM_API_KEY??""].filter(Boolean))
try{return await play({...n,stdout:e=>t(r(e)),stderr:t=>e(r(t))},o)}catch(t){const{message:n,hint:o}=(0,O.y)(t)
return tell(e,r((0,N.pj)((0,y.hC)(n,o))),1)}}function read(t){try{const{values:e,positionals:n}=(0,a.parseArgs)({args:[...t],options:z,allowPositionals:!0,strict:!0})
const[o=""]=n
if(!e.help&&(o===""||n.length>1))return"needs one folder"
const r=(0,P.PC)([...e.input??[],...e.model?[`model=${e.model}`]:[]])
return typeof r==="string"?r:{...e,target:o,inputs:r}}catch(t){return`was not understood: ${(0,g.ec)(t).message.replace(/^.*?: /,"").replace(/\.\s.*$/s,"")}`}}async function play({folder:t,world:e,stdout:n,stderr:o},i){const a=readSource((0,s.resolve)(t,i.target))
const u=upTo(a,i.at)
const h=inputsFor(i.inputs,e.env,a.state)
if(i.say===void 0)requireRequest(a.events,u)
if(i.say===void 0&&(0,c._)(u.map(({event:t})=>t))!=="")throw isFinished(u)
const f=emptyFolder(i.out===void 0?void 0:(0,s.resolve)(t,i.out))
const p=(0,s.join)(f,"workspace")
const w=(0,s.resolve)(t,i.repo)
await clone(w,p)
const m=(0,s.join)(f,"conversation")
const g=(0,v.s4)(m)
const{id:k,record:b,missing:_}=writeCopy(g,a.state,u,p)
if(_.length>0)o(`Without the tools that are not there: ${_.join(", ")}\n`)
const $={workingDir:p,outputDir:(0,s.join)(m,"observations"),folder:(0,s.join)(f,"sandbox")};(0,r.mkdirSync)($.folder)
const S=await(0,j.a)({inputs:h,hiddenValues:[h["api-key"]??""],world:e,...$})
try{const t=await agentFrom(b,makersFor(h,{id:k,world:e}))
const r=l.F.open({id:k,agent:t,workspace:S.workspace,store:g,stamper:()=>({id:e.newId(),timestamp:e.now().toISOString()}),limits:(0,I.jE)(h),hiddenValues:[h["api-key"]??""],observers:[consoleVisualizer({write:n})],report:({message:t})=>o(`${(0,N.pj)(t)}\n`)})
const s=AbortSignal.any([e.signal,S.over])
try{if(!i["no-rerun"]){const e=withTools(r.log.branch(),t.toolbox.names)
const{repeated:o,failed:i}=await(0,d.rerunActions)(e,{agent:t,workspace:S.workspace,signal:s})
if(i)throw isDifferent(i,u)
n(`Repeated ${(0,y.U9)(o,"action")} in ${p}\n`)}if(i.say!==void 0)await r.send(i.say)
const e=await r.run(s)
n(`\n${replay_wordsOf(e)}\nThe work is in ${p}\nThe log is in ${m}\n`)
return e.status==="finished"?0:1}finally{await r.close()}}finally{await S.close()}}function requireRequest(t,e){const isRequest=({event:t})=>t.kind==="MessageEvent"&&t.source==="user"
if(e.some(isRequest))return
const n=t.find(isRequest)
const o="Say what comes first with --say"
throw new g.vC("config",`Nothing was asked up to event ${e.at(-1)?.number}.`,{hint:n?`${o}, or use --at ${n.number} or a later event.`:`${o}.`})}async function clone(t,e){try{await(0,m.$Y)({folder:(0,s.dirname)(e)}).raw(["clone","--quiet","--no-hardlinks","--",t,e])}catch(e){const n="Name the folder of a git repository with --repo."
throw new g.vC("config",`${t} could not be cloned.`,{hint:n,cause:e})}}function isDifferent({action:t,error:e},n){const o=n.find(({event:e})=>e.id===t.id)?.number
const r=`The call of ${t.tool_name} in event ${o} failed now, and had not failed before`
return new g.vC("config",`${r}: ${(0,y.TN)(e,200)}`,{hint:"Check out the commit on which the run began, in the repository that --repo names. With --no-rerun, nothing is repeated."})}function isFinished(t){return new g.vC("config",`The conversation is finished at event ${t.at(-1)?.number}.`,{hint:"Name an earlier event with --at, or say what comes next with --say."})}function inputsFor(t,e,{agent:n}){const o=t.model??e.LLM_MODEL??n.llm.model.replace(/^(?:openai|litellm_proxy)\//,"")
const r=(0,P.Rk)(e,{...t,model:o})
if(r.kind!=="real"){const e=r.kind==="mistake"&&t["azure-client-id"]
throw new g.vC("config",e?`${r.message}.`:"LLM_API_KEY is not set.",{...!e&&{hint:`Set it to a key for "${o}", or name another model with --model.`}})}const{apiKey:i,baseUrl:s}=r.model
const a={...t,model:o,"api-key":i,...s&&{"base-url":s}}
return(0,T.readInputs)(new A.wB({...a,"github-token":"none"}))}function emptyFolder(t){if(t===void 0)return(0,r.mkdtempSync)((0,s.join)((0,i.tmpdir)(),"deckhand-replay-"))
if((0,r.existsSync)(t)&&(0,r.readdirSync)(t).length>0)throw new g.vC("config",`The folder ${t} is not empty.`,{hint:"Name a new one with --out."});(0,W.f)(t)
return t}function writeCopy(t,e,n,r){const i=(0,o.randomUUID)()
const s=movedFrom(e.workspace.working_dir,r)
for(const{text:e,event:o}of n)t.write(`events/event-${String(n.findIndex(t=>t.event===o)).padStart(5,"0")}-${o.id}.json`,s(e))
const a=(0,u.$p)(e.agent)
const isHad=t=>a.includes(t)||a.includes((0,w.I)(t))||D.$A.includes(t)
const c=D.K2.filter(isHad)
const{activated_knowledge_skills:l,activated_path_rules:d,invoked_skills:f,agent_state:p}=e
const v={activated_knowledge_skills:l,activated_path_rules:d,invoked_skills:f,agent_state:p}
const{llm:m,condenser:g,own_condenser:k,tool_concurrency_limit:y,stuck_thresholds:b,own_finish_schema:_}=e.agent
const $={condenser:g,own_condenser:k,tool_concurrency_limit:y,stuck_thresholds:b,own_finish_schema:_}
const S={...$,kind:"Agent",llm:{model:m.model},tool_names:c}
const x={kind:"LocalWorkspace",working_dir:r}
const F=h.zn.parse({...v,id:i,agent:S,workspace:x,execution_status:"idle"})
t.write(h.bv,(0,h.rw)(F))
const isMissing=t=>!c.some(e=>e===t||(0,w.I)(e)===t)
return{id:i,record:F.agent,missing:a.filter(isMissing)}}function movedFrom(t,e){if(!/^(?:[/\\]|[A-Za-z]:[/\\])[^/\\]/.test(t))return t=>t
const inText=t=>JSON.stringify(t).slice(1,-1)
const[n,o]=[inText(t.replace(/[/\\]+$/,"")),inText(e)]
return t=>{const[e="",...r]=t.split(n)
return r.reduce((t,e)=>`${t}${/^[\w-]/.test(e)?n:o}${e}`,e)}}function makersFor(t,{id:e,world:n}){const o=(0,F.zg)(t,e,n)
if(typeof t["max-budget-usd"]==="number")(0,F.gk)(o)
const{fetch:r,clock:i,sleep:s,random:a}=n
const c=(0,p.GF)(o,{fetch:r,clock:i,sleep:s,random:a,onWait:C.printWait,onChange:C.printChange})
return{modelFor:()=>c,async toolsFor(t,{features:e}){const n=(0,D.Tt)(o.model,e.context_window)
const r=t.map(({name:t})=>t)
return(0,D.B)(r,n,{toMarkdown:async t=>(0,S.x)(t)})}}}function withTools(t,e){return t.filter(t=>!("tool_name"in t)||e.includes(String(t.tool_name)))}function replay_wordsOf(t){switch(t.status){case"failed":return`failed: ${(0,y.hC)(t.fault.message,t.fault.hint)}`
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
var h=n(10397)
async function rerunActions(t,{agent:e,workspace:n,signal:s,secrets:d,results:f}){let p=0
for(const[v,w]of(0,h.d5)(t)){if(!v.action||w.kind==="UserRejectObservation")continue
const t=e.toolbox.get(v.tool_name)
if(!t)throw new o.vC("config",`There is no tool ${v.tool_name} to run the actions again.`)
s.throwIfAborted()
const h=(0,i.mK)(v.tool_call,e.toolbox)
const m=(0,u.IX)(v.action,h.status==="ready"?h.input:{})
const g=d&&(0,c.$J)((0,r.o)(t,m,{workspace:n,secrets:d}).secrets,d)
const k=await(0,l.T)(t,m,{workspace:n,signal:s,secrets:g})
const y=d?(0,a.X)(k,d.mask):k
p+=1
if(f)record(f,v,y)
const b=errorOf(y)
if(b!==void 0&&!hadFailed(w))return{repeated:p,failed:{action:v,error:b}}}return{repeated:p}}function record(t,{id:e,tool_name:n,tool_call_id:o},r){const i={tool_name:n,tool_call_id:o}
if(r.status==="crashed")t.append({kind:"AgentErrorEvent",...i,error:r.error})
else t.append({kind:"ObservationEvent",...i,action_id:e,observation:r.observation})}function errorOf(t){if(t.status==="crashed")return t.error
return t.observation.is_error?(0,s.wh)(t.observation.content):void 0}function hadFailed(t){return t.kind==="AgentErrorEvent"||t.kind==="ObservationEvent"&&t.observation.is_error}async function executeTool({agent:t,workspace:e,state:n,toolSecrets:r},{name:i,input:s,signal:u}){const h=t.toolbox.get(i)
if(!h)throw new o.vC("config",`There is no tool ${i}.`)
const f=(0,d.L4)(i,n.agentState)
const p=await(0,l.T)(h,s,{workspace:e,signal:u,secrets:r&&(0,c.$J)([],r),state:f})
return(0,a.X)(p,n.secrets.mask)}}),3620:((t,e,n)=>{n.d(e,{w:()=>readNamedFile,z:()=>commitFiles})
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
var h=n(2914)
async function openTools(t){const{inputs:e,hiddenValues:r,world:i,workingDir:a,outputDir:l,undoDir:d}=t
const u=e["tool-env"]??[]
refuseSecrets(i.env,r,u);(0,o.mkdirSync)(l,{recursive:!0})
if(t.moving){const{openOnServer:e}=await Promise.all([n.e(4551),n.e(1017)]).then(n.bind(n,71017))
const{workspace:o,over:r,close:i}=await e(t,t.moving)
return withoutSandbox(o,r,i)}if(e.isolation!=="none")return openInSandbox(t,e.isolation,u)
const h=(0,s.u)(i.env,u)
const{localWorkspace:f}=await n.e(7836).then(n.bind(n,87836))
const p=f({workingDir:a,outputDir:l,undoDir:d,environment:h,git:(0,c.CA)("git"),node:i.node})
return withoutSandbox(p,(new AbortController).signal,async()=>{})}function withoutSandbox(t,e,n){const{openProgram:o}=t
const inSetUp=e=>e({workspace:t,denials:()=>[]})
return{workspace:t,openProgram:o,over:e,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(t){const e=loadSandbox(t)
e.catch(()=>{})
return e}async function loadSandbox(t){const[{openSandbox:e},{findIsolationMethod:o}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(5438)]).then(n.bind(n,25438)),Promise.all([n.e(2499),n.e(2325)]).then(n.bind(n,54706))])
return{open:e,way:await o(t,process.getuid?.()??0)}}async function openInSandbox({inputs:t,world:e,sandbox:n,otherActions:a=u.IH,...c},f,p){const{env:v,started:w,scripts:m,node:g,random:k}=e
const y=(0,r.join)(m,"tool-host","index.js")
if(!(0,o.existsSync)(y))throw(0,l.Yp)(y)
const b={started:w,scripts:m,others:a,workingDir:c.workingDir}
const _=await reserved(a)
try{(0,h.hm)(b)
const{open:o,way:r}=await(n??beginSandbox(f))
if(r==="bwrap")(0,h.zK)(b)
const l=await o({...c,way:r,env:v,scripts:m,tracked:await trackedIn(e,c.workingDir),others:a,node:g,random:k,added:p,isolation:f,network:t.network,setUpNetwork:t["setup-network"],isAsking:t.confirmation!=="never",caches:t.caches??[],host:y,brokerVariables:Object.keys(v).filter(t=>s.c.test(t)&&v[t]!==""),onHandOver:t=>(0,d.k8)(v,t),onBuilding:()=>void(0,i.c_)().catch(()=>{})})
const close=async()=>{await l.close()
_()
if(!l.report().kept)(0,d.k8)(v,void 0)
return}
return{...l,close:close}}catch(t){_()
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
const h=u.map(t=>(0,r.join)(n,t)).flatMap(t=>[...between(n,t),readOnly(t)])
const f=s&&d.includes(s)?ownPlaces((0,r.join)(n,s),{scripts:t,tracked:i}):[]
const p=new Map([...h,...f].map(t=>[t.path,t]))
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
