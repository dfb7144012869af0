export const id=7976
export const ids=[7976,4377]
export const modules={64441:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(text){return text.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(json){return json.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,sign=>`\\u${sign.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(markdown,width){const lines=plain(markdown).replaceAll(/<!--.*?-->/gs,"").split("\n")
let isCode=false
const shown=lines.flatMap(line=>{const isFence=/^\s*(```|~~~)/.test(line)
if(isFence)isCode=!isCode
return isFence||isCode||line.startsWith("|")?[line]:wrap(prose(line),width)})
return shown.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(line,width){const margin=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(line)?.[0]??""
const lines=[]
let current=margin
for(const word of line.slice(margin.length).split(/\s+/).filter(Boolean)){const isFirst=current.trim()===""||current===margin
if(!isFirst&&current.length+1+word.length>width){lines.push(current)
current=" ".repeat(margin.length)+word}else current+=isFirst?word:` ${word}`}return[...lines,current.trimEnd()]}function prose(line){return line.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(_,label,url)=>url?`${label} (${url})`:label).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(isColoured){const wrap=(on,off)=>text=>isColoured?`[${on}m${text}[${off}m`:text
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),58714:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{show:()=>show})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var external_node_url_=__webpack_require__(73136)
var external_node_util_=__webpack_require__(57975)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var markdown=__webpack_require__(14089)
var page=__webpack_require__(25783)
var page_facts=__webpack_require__(43193)
var write_page=__webpack_require__(55197)
var prompts=__webpack_require__(88135)
var command_line=__webpack_require__(51698)
var external_node_crypto_=__webpack_require__(77598)
var html=__webpack_require__(95193)
var page_style=__webpack_require__(97287)
const HASH=(0,external_node_crypto_.createHash)("sha256").update(page_style.Y).digest("base64")
const POLICY=`default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'`
const HEAD=["Month","Workflow","Model","Runs","Outcomes","Tokens in","of them cached","Tokens out","Cost","👍","👎"]
function renderCosts(rows){const most=Math.max(1e-4,...rows.map(({costUsd:costUsd})=>costUsd))
return html.qy`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>What runs have cost</title>
<style>${new html.Ed(page_style.Y)}</style></head><body><main>
<h1 id="costs">What runs have cost</h1>
${rows.length===0&&html.qy`<p>No run is recorded.</p>`}
<div class="wide" tabindex="0" role="region" aria-labelledby="costs"><table>
<thead><tr>${HEAD.map(name=>html.qy`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(row=>html.qy`<tr>${cellsOf(row,most)}</tr>`)}</tbody></table></div>
<p class="legend">Runs without a known price are not in the cost. 👍 and 👎 are reactions to the comments of runs, as the last sweep saw them.</p>
</main></body></html>
`.text}function cellsOf(row,most){const outcomes=Object.entries(row.outcomes).map(([outcome,times])=>`${times} ${outcome}`)
const width=Math.round(60*row.costUsd/most)
const bar=html.qy`<svg width="60" height="8" aria-hidden="true"><rect class="tool" width="${width}" height="8"/></svg>`
const cost=html.qy`$${row.costUsd.toFixed(2)}${row.unpriced>0&&` (${row.unpriced} unknown)`} ${bar}`
const texts=[row.month,row.workflow,row.model,(0,lib_text.vP)(row.runs),outcomes.join(", ")]
const tokens=[row.inputTokens,row.cachedTokens,row.outputTokens].map(lib_text.vP)
return[...texts,...tokens,cost,(0,lib_text.vP)(row.up),(0,lib_text.vP)(row.down)].map(cell=>html.qy`<td>${cell}</td>`)}var ledger=__webpack_require__(99217)
var conversation_files=__webpack_require__(1539)
var ledger_store=__webpack_require__(65870)
var readable=__webpack_require__(64441)
var external_node_os_=__webpack_require__(48161)
var git=__webpack_require__(33368)
var client=__webpack_require__(44463)
var envelope=__webpack_require__(5662)
var read_state=__webpack_require__(22286)
var state_file=__webpack_require__(78428)
var state_remote=__webpack_require__(93804)
var sweep=__webpack_require__(24776)
async function fetchConversation(place,number){return inRepository(place,async(run,remote)=>{const{name:name,ref:ref,branch:branch}=(0,state_file.QY)(number)
const tips=await remote.tips([ref,branch])
const from=[ref,branch].find(each=>tips.has(each))
if(from===void 0)throw nothingSaved(place,number)
const commit=await remote.fetch(from)
const read=place.key===""?await(0,read_state.y)(run,commit):await readVerified(place,run,commit,name)
if(read.status==="unusable")throw new fault.vC("git",`The saved state of #${number} cannot be read: ${read.why}.`,{hint:KEY_HINT})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),`deckhand-${number}-`));(0,conversation_files.qv)(read.files,folder)
return{folder:folder,isVerified:place.key!==""}})}const KEY_HINT="Set STATE_KEY to the input `state-key` of the workflow, or LLM_API_KEY to its `api-key` if it has none."
async function readStates(place){return inRepository(place,async(run,remote)=>{const tips=await remote.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const states=[]
for(const ref of tips.keys()){const[name,commit]=[(0,sweep.L4)(ref),await remote.fetch(ref)]
const read=place.key===""?await(0,read_state.y)(run,commit):await readVerified(place,run,commit,name)
if(read.status==="unusable")states.push({name:name,commit:commit,status:UNREADABLE,files:new Map})
else states.push({name:name,commit:commit,status:outcomeOf(read),files:read.files})}return states.sort((one,other)=>numberOf(other)-numberOf(one))})}const UNREADABLE="encrypted, or signed with another key"
function outcomeOf(read){return("manifest"in read?read.manifest.outcome:read.outcome)??"running"}function numberOf({name:name}){return name.startsWith("threads/")?Number(name.slice("threads/".length)):Number.NaN}async function readVerified({owner:owner,name:name,api:api,token:token,key:key},run,commit,state){const github=(0,client.X)({token:token,apiUrl:api,fetch:fetch})
const{data:data}=await github.request("GET /repos/{owner}/{repo}",{owner:owner,repo:name})
return(0,read_state.u)(run,commit,{repositoryId:Number(data.id),name:state},(0,envelope.OX)(key,Number(data.id)))}function nothingSaved({owner:owner,name:name},number){return new fault.vC("git",`Nothing is saved of #${number} in ${owner}/${name}.`,{hint:"States are removed a week after their thread was closed. `deckhand show --list` lists those that exist."})}async function inRepository({owner:owner,name:name,server:server,token:token},read){const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"deckhand-show-"))
const gitDir=(0,external_node_path_.join)(folder,"state.git")
const run=(extra={})=>(0,git.$)(extra.GIT_DIR===void 0?{folder:folder,gitDir:gitDir,environment:extra}:{folder:folder,environment:extra})
try{(0,git.x)(gitDir)
return await read(run(),(0,state_remote.W)(run,{url:`${server}/${owner}/${name}.git`,token:token}))}catch(error){throw REFUSED.test((0,fault.ec)(error).message)?noAccess(`${owner}/${name}`,(0,fault.ec)(error)):error}finally{(0,external_node_fs_.rmSync)(folder,{recursive:true,force:true})}}const REFUSED=/could not read Username|Authentication failed|returned error: 40[134]|not found/i
function noAccess(repository,cause){const hint="If it is private, set GITHUB_TOKEN to a token that can read it; `gh auth token` prints one."
return new fault.vC("git",`The repository ${repository} could not be read.`,{hint:hint,cause:cause})}function addressOf(text){const[,server="",path="",kind,number]=/^(https?:\/\/[^/\s]+)\/([\w.-]+\/[\w.-]+)\/(issues|pull|discussions|actions\/runs)\/(\d+)/.exec(text)??[]
if(kind===void 0)return
return{server:server,path:path,...kind==="actions/runs"?{run:Number(number)}:{thread:Number(number)}}}async function placeAt({server:server,path:path},folder,env){const place=await placeOf(path,folder,env)
if(place.server===server)return place
throw new fault.vC("config",`${server} is not the server ${place.server}.`,{hint:`Set GITHUB_SERVER_URL to ${server} if you trust it with your token.`})}async function placeOf(repository,folder,env){const named=repository??env.GITHUB_REPOSITORY
const origin=named===void 0?await originOf(folder):void 0
const server=env.GITHUB_SERVER_URL??origin?.server??"https://github.com"
const[owner="",name=""]=(named??origin?.path??"").split("/")
if(owner===""||name==="")throw new fault.vC("config","It is not clear which repository is meant.",{hint:"Run this in a clone of it, or add --repo OWNER/NAME."})
const api=env.GITHUB_API_URL??(server==="https://github.com"?"https://api.github.com":`${server}/api/v3`)
return{owner:owner,name:name,server:server,api:api,token:env.GITHUB_TOKEN??"",key:env.STATE_KEY??env.LLM_API_KEY??""}}async function originOf(folder){const url=await(0,git.$)({folder:folder}).raw(["config","--get","remote.origin.url"]).catch(()=>"")
const match=/^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([^/:]+)(?::\d+)?[/:]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(url)
return match?.[2]===void 0?void 0:{server:`https://${match[1]}`,path:match[2]}}function showCosts(states,isJson,stderr){const records=states.flatMap(({files:files})=>(0,ledger.Q0)(name=>files.get(conversation_files.H3+name)?.toString()))
const closed=states.filter(({status:status})=>status===UNREADABLE).length
if(closed>0)stderr(`${(0,lib_text.U9)(closed,"saved state")} could not be read (${UNREADABLE}).\n`)
const rows=(0,ledger.vA)(ledgerIn(states,stderr),records)
const text=isJson?`${JSON.stringify(rows,null,1)}\n`:tableOf(rows)
return{text:text,page:renderCosts(rows)}}function ledgerIn(states,stderr){try{return(0,ledger_store.SC)(states.find(({name:name})=>name===ledger_store.Uz.name)?.files.get(ledger_store.th)?.toString())}catch(error){const{message:message,hint:hint}=(0,fault.ec)(error)
stderr(`${(0,lib_text.hC)(message,hint)} Runs on closed threads are left out.\n`)
return ledger.wv}}const costs_HEAD=["Month","Workflow","Model","Runs","Outcomes","Tokens in","cached","out","Cost","👍","👎"]
function tableOf(rows){if(rows.length===0)return"No run is recorded.\n"
const cells=[costs_HEAD,...rows.map(costs_cellsOf)]
const widths=costs_HEAD.map((_,column)=>Math.max(...cells.map(row=>(row[column]??"").length)))
return cells.map(row=>row.map((cell,column)=>cell.padEnd(widths[column]??0)).join("  ").trimEnd()).map(line=>`${(0,readable.pj)(line)}\n`).join("")}function costs_cellsOf(row){const outcomes=Object.entries(row.outcomes).map(([outcome,times])=>`${times} ${outcome}`)
return[row.month,row.workflow,row.model,(0,lib_text.vP)(row.runs),outcomes.join(", "),(0,lib_text.vP)(row.inputTokens),(0,lib_text.vP)(row.cachedTokens),(0,lib_text.vP)(row.outputTokens),`$${row.costUsd.toFixed(2)}${row.unpriced>0?` (${row.unpriced} unknown)`:""}`,(0,lib_text.vP)(row.up),(0,lib_text.vP)(row.down)]}var page_story=__webpack_require__(14039)
function diagnose({events:events},facts){const began=facts?Date.parse(facts.beganAt):0
const story=(0,page_story.dH)(events).filter(({at:at})=>at>=began)
const calls=story.filter(item=>item.kind==="call")
const notes=story.filter(item=>item.kind==="note")
return[endOf(facts,notes),facts?.quote&&`It was told: ${line(facts.quote)}`,lastOf(calls,facts),evidenceIn(calls,facts),`What to change: ${adviceFor(facts,calls)}`].filter(Boolean).map(text=>`${text}\n`).join("")}const line=text=>(0,lib_text.TN)(text,200)
function endOf(facts,notes){if(facts&&facts.outcome!==page_facts.Vk)return`${facts.outcome}: ${line(facts.reason)}`
const last=notes.findLast(({tone:tone})=>tone==="error")
return last?`No report. The log ends with ${last.title}: ${line(last.text)}`:"No report: the run was cut off."}function lastOf(calls,facts){const call=calls.findLast(({tool:tool})=>tool!=="finish")
if(!call)return"The model called no tool."
const about=Object.values(call.input).find(value=>typeof value==="string")
return`Last call, in step ${call.step}: ${call.tool} ${line(String(about??""))} (${isWaiting(call,facts)?"waiting for approval, not run":resultOf(call)})`}function resultOf({result:result}){if(!result)return"cut off"
const words=result.text.trim().split("\n").findLast(each=>!/^\[.*\]$/.test(each.trim())&&each.trim()!=="")
const said=words===void 0?"":`: ${(0,lib_text.TN)(words,120)}`
if(result.exitCode!==void 0)return`exit code ${result.exitCode}${said}`
return result.isError?`error${said}`:"no error"}function evidenceIn(calls,facts){const failed=calls.filter(call=>!isWaiting(call,facts)&&hasFailed(call)).length
return[...calls.length>0?[`${failed} of ${calls.length} calls failed`]:[],...facts&&facts.withheld.length>0?[`${facts.withheld.length} changes were withheld`]:[],...facts&&facts.blockedHosts.length>0?[`blocked network access to ${facts.blockedHosts.join(", ")}`]:[],...isRepeated(calls)?["the last three calls are the same"]:[]].join("; ")}function hasFailed({result:result}){return result===void 0||result.isError||(result.exitCode??0)!==0}function isWaiting({result:result},facts){return result===void 0&&facts?.outcome==="awaiting-approval"}function isRepeated(calls){const last=calls.slice(-3).map(({tool:tool,input:input})=>JSON.stringify([tool,input]))
return last.length===3&&new Set(last).size===1}function adviceFor(facts,calls){if(!facts)return"write `@agent continue`, and look into the job log for why the runner stopped."
if(facts.hint!=="")return line(facts.hint)
if(facts.blockedHosts.length>0)return"add these hosts to the input `network`, if the work needs them."
if(facts.withheld.length>0)return`look up ${facts.withheld[0]?.code} in docs/codes.md.`
if(GOOD.includes(facts.outcome))return"nothing."
return ADVICE[facts.outcome]??(calls.some(hasFailed)?"read the failed calls in the page.":"nothing.")}const GOOD=["changed","answered","no-op","skipped"]
const ADVICE={stuck:"tell the agent what it is missing, and mention it again.","timed-out":"write `@agent continue`, or raise `timeout-minutes`.","budget-exhausted":"write `@agent continue`, or raise the limit that the reason names.",cancelled:"write `@agent continue`.","awaiting-approval":"approve or reject what waits; see docs/approvals.md."}
const options={repo:{type:"string"},out:{type:"string"},json:{type:"boolean"},list:{type:"boolean"},costs:{type:"boolean"},open:{type:"boolean"},format:{type:"string"},help:{type:"boolean",short:"h"}}
const KNOWN={show:["repo","out","json","list","costs","open","help"],export:["repo","out","format","help"],diagnose:["repo","help"]}
async function show(given){const{command:command,stdout:stdout,stderr:stderr}=given
const parsed=read(given)
if(typeof parsed==="string"){stderr(`${command} ${parsed} (see deckhand ${command} --help)\n`)
return 2}if(parsed.help){stdout(`${(0,prompts.J1)(`${command}-usage`)}\n`)
return 0}try{const isJson=parsed.out===void 0&&(parsed.json||parsed.format==="openhands")
stdout((isJson?readable.RU:readable.pj)(await render(given,parsed)))
return 0}catch(error){const{message:message,hint:hint}=(0,fault.ec)(error)
stderr(`${(0,readable.pj)((0,lib_text.hC)(message,hint))}\n`)
return 1}}function read({argv:argv,command:command}){try{const{values:values,positionals:positionals}=(0,external_node_util_.parseArgs)({args:[...argv],options:options,allowPositionals:true,strict:true})
const[target=""]=positionals
const foreign=Object.keys(values).find(name=>!KNOWN[command].includes(name))
if(foreign!==void 0)return`has no option --${foreign}`
if(positionals.length>1)return"takes one number, address or folder"
if(target===""&&!values.list&&!values.costs&&!values.help)return"needs a number, an address or a folder"
if(!["markdown","openhands",void 0].includes(values.format))return"knows the formats markdown and openhands"
return{...values,target:target}}catch(error){const[problem=""]=(0,fault.ec)(error).message.replace(/^.*?: /,"").split(". ")
return`was not understood: ${problem}`}}async function render(given,parsed){const{env:env,folder:folder}=given
if(parsed.list)return list(await placeOf(parsed.repo,folder,env))
if(!parsed.costs)return showOne(given,parsed)
const states=await readStates(await placeOf(parsed.repo,folder,env))
const{text:text,page:page}=showCosts(states,parsed.json??false,given.stderr)
if(parsed.out===void 0&&!parsed.open)return text
const path=(0,external_node_path_.resolve)(folder,parsed.out??"costs.html");(0,external_node_fs_.writeFileSync)(path,page)
if(parsed.open)await openInBrowser(path,env)
return`${path}\n`}async function list(place){const states=(await readStates(place)).filter(state=>!Number.isNaN(numberOf(state)))
const lines=states.map(state=>{const facts=factsIn(state.files.get(`conversation/${page_facts.Uq}`)?.toString())
const date=(facts?.endedAt??facts?.beganAt??"").slice(0,10)
const cost=facts?.costUsd===void 0?"":`$${facts.costUsd.toFixed(4)}`
return`${[`#${numberOf(state)}`,state.status,date,cost].join("\t").trimEnd()}\n`})
return lines.join("")||"No thread is saved.\n"}function factsIn(text){try{return text===void 0?void 0:page_facts.P1.parse(JSON.parse(text))}catch{return}}async function showOne(given,parsed){const folder=await folderOf(given,parsed)
const facts=(0,write_page.readFacts)(folder)
if(given.command==="diagnose")return diagnose((0,write_page.readLog)(folder),facts)
if(given.command==="export")return exportRun(given,parsed,folder)
if(parsed.json)return`${JSON.stringify({facts:facts,events:(0,write_page.readLog)(folder).events},null,1)}\n`
const{path:written}=await(0,write_page.writePage)(folder,facts,same)
const path=parsed.out===void 0?written:(0,external_node_path_.resolve)(given.folder,parsed.out)
if(path!==written)(0,external_node_fs_.writeFileSync)(path,(0,external_node_fs_.readFileSync)(written))
if(parsed.open)await openInBrowser(path,given.env)
return`${path}\n`}const same=text=>text
function exportRun(given,{out:out,format:format="markdown"},folder){const text=format==="openhands"?trajectoryOf(folder):(0,markdown.G)((0,page.S3)((0,write_page.readLog)(folder),same),(0,write_page.readFacts)(folder))
if(out===void 0)return text
const path=(0,external_node_path_.resolve)(given.folder,out);(0,external_node_fs_.writeFileSync)(`${path}.tmp`,text);(0,external_node_fs_.renameSync)(`${path}.tmp`,path)
return`${path}\n`}function trajectoryOf(folder){const inside=(0,external_node_path_.join)(folder,"events")
const names=(0,external_node_fs_.readdirSync)(inside).filter(name=>/^event-\d+-.*\.json$/.test(name))
const events=names.sort().map(name=>JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(inside,name),"utf8")))
return`${JSON.stringify(events,null,1)}\n`}async function folderOf(given,{target:target,repo:repo}){const{folder:folder,env:env}=given
const address=addressOf(target)
if(address){const place=await placeAt(address,folder,env)
return fetchThread(given,place,"run"in address?await threadOf(place,address.run):address.thread)}if(!/^#?\d+$/.test(target))return conversationIn((0,external_node_path_.resolve)(folder,target))
return fetchThread(given,await placeOf(repo,folder,env),Number(target.replace("#","")))}async function fetchThread({stderr:stderr},place,number){const{folder:folder,isVerified:isVerified}=await fetchConversation(place,number)
if(!isVerified)stderr("This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n")
return folder}async function threadOf(place,run){const named=new RegExp(`/actions/runs/${run}"`)
const states=await readStates(place)
const found=states.find(state=>["runs.json",page_facts.Uq].some(name=>named.test(state.files.get(`conversation/${name}`)?.toString()??"")))
if(found&&!Number.isNaN(numberOf(found)))return numberOf(found)
throw new fault.vC("git",`No saved thread has the run ${run}.`,{hint:"Download the artifact of its page, or name the issue or pull request. `deckhand show --list` lists the saved threads."})}function conversationIn(folder){if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,"events")))return folder
throw new fault.vC("config",`${folder} has no folder \`events\`.`,{hint:"Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."})}const DESKTOP=["PATH","BROWSER","HOME","DISPLAY","WAYLAND_DISPLAY","XAUTHORITY","XDG_CURRENT_DESKTOP","XDG_DATA_DIRS","XDG_RUNTIME_DIR","DBUS_SESSION_BUS_ADDRESS"]
async function openInBrowser(path,env){const opener=process.platform==="darwin"?"open":"xdg-open"
const given=DESKTOP.flatMap(name=>env[name]===void 0?[]:[`${name}=${env[name]}`])
const{exitCode:exitCode,stderr:stderr}=await(0,command_line.cd)([(0,command_line.DM)("env"),...given,opener,(0,external_node_url_.pathToFileURL)(path).href],2e4)
if(exitCode===0)return
throw new fault.vC("config",`The page is at ${path}, and ${opener} could not open it.`,{hint:stderr.trim()})}}),2357:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{SZ:()=>StoredEvent,aO:()=>WireEvent})
var schemas=__webpack_require__(28942)
var actions=__webpack_require__(67159)
var envelope=__webpack_require__(71093)
const Condensation=schemas.strictObject({kind:schemas.literal("Condensation"),...envelope.iE,source:envelope.kL.default("environment"),forgotten_event_ids:schemas.array(schemas.string()).readonly().prefault([]),summary:schemas.string().optional(),summary_offset:schemas.int().min(0).optional(),llm_response_id:schemas.string()}).readonly()
const CondensationRequest=schemas.strictObject({kind:schemas.literal("CondensationRequest"),...envelope.iE,source:envelope.kL.default("environment")}).readonly()
const CondensationSummaryEvent=schemas.strictObject({kind:schemas.literal("CondensationSummaryEvent"),...envelope.iE,id:schemas.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),source:envelope.kL.default("environment"),summary:schemas.string()}).readonly()
var host_events=__webpack_require__(47092)
var content=__webpack_require__(46032)
const MessageEvent=schemas.strictObject({kind:schemas.literal("MessageEvent"),...envelope.iE,source:envelope.kL,llm_message:content.QB,llm_response_id:schemas.string().optional(),activated_skills:schemas.array(schemas.string()).readonly().prefault([]),extended_content:schemas.array(content.ny).readonly().prefault([]),sender:schemas.string().optional(),critic_result:content.Yt.optional()}).readonly()
const ToolRecord=schemas.strictObject({kind:schemas.string(),title:schemas.string().optional(),description:schemas.string(),action_type:schemas.string(),observation_type:schemas.string().optional(),annotations:schemas.record(schemas.string(),envelope.LM).readonly().optional(),meta:schemas.record(schemas.string(),envelope.LM).readonly().optional(),client_tool_name:schemas.string().optional(),input_schema:schemas.record(schemas.string(),envelope.LM).readonly().optional(),mcp_tool:schemas.record(schemas.string(),envelope.LM).readonly().optional()}).readonly()
const SystemPromptEvent=schemas.strictObject({kind:schemas.literal("SystemPromptEvent"),...envelope.iE,source:envelope.kL.default("agent"),system_prompt:content.ny,tools:schemas.array(ToolRecord).readonly(),dynamic_context:content.ny.optional()}).readonly()
const StoredEvent=schemas.discriminatedUnion("kind",[SystemPromptEvent,MessageEvent,actions.XP,actions.xn,actions.l,actions.MR,Condensation,CondensationRequest,host_events.vW,host_events.cr,actions.mY,host_events.Kf,host_events.mM,host_events.xv,host_events.SO,host_events.CT,host_events.TO])
const WireEvent=schemas.discriminatedUnion("kind",[...StoredEvent.options,CondensationSummaryEvent,host_events.LX,actions.YZ])
schemas.discriminatedUnion("kind",[...WireEvent.options,host_events.Nl])}),47092:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CT:()=>TokenEvent,Kf:()=>ConversationStateUpdateEvent,LX:()=>StreamingDeltaEvent,Nl:()=>UnknownEvent,SO:()=>LLMCompletionLogEvent,TO:()=>ACPToolCallEvent,cr:()=>InterruptEvent,mM:()=>HookExecutionEvent,vW:()=>PauseEvent,xv:()=>SecurityAnalysisEvent})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _envelope_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71093)
var _actions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67159)
const LLMCompletionLogEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("LLMCompletionLogEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("environment"),filename:zod__WEBPACK_IMPORTED_MODULE_2__.string(),log_data:zod__WEBPACK_IMPORTED_MODULE_2__.string(),model_name:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("unknown"),usage_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("default")}).readonly()
const StreamingDeltaEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("StreamingDeltaEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),content:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),reasoning_content:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}).readonly()
const TokenEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("TokenEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),prompt_token_ids:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.int()).readonly(),response_token_ids:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.int()).readonly()}).readonly()
const LIMIT=5e4
const capped=zod__WEBPACK_IMPORTED_MODULE_2__.string().transform(value=>value.length<=LIMIT?value:value.slice(0,LIMIT).replace(/[\uD800-\uDBFF]$/,""))
const HookExecutionEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("HookExecutionEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("hook"),hook_event_type:zod__WEBPACK_IMPORTED_MODULE_2__.string(),hook_command:capped,tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),success:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),blocked:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),exit_code:zod__WEBPACK_IMPORTED_MODULE_2__.int(),stdout:capped,stderr:capped,reason:capped.optional(),additional_context:capped.optional(),error:capped.optional(),action_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),message_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),hook_input:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().optional()}).readonly()
const SecurityAnalysisEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("SecurityAnalysisEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("environment"),analyzer:zod__WEBPACK_IMPORTED_MODULE_2__.string(),policy:zod__WEBPACK_IMPORTED_MODULE_2__.string(),risks:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_actions_js__WEBPACK_IMPORTED_MODULE_1__.IB).readonly(),details:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().prefault({})}).readonly()
const ConversationStateUpdateEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ConversationStateUpdateEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("environment"),key:zod__WEBPACK_IMPORTED_MODULE_2__.string(),value:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null)}).readonly()
const PauseEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("PauseEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("user")}).readonly()
const InterruptEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("InterruptEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("user")}).readonly()
const ACPToolCallEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ACPToolCallEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),title:zod__WEBPACK_IMPORTED_MODULE_2__.string(),status:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),tool_kind:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),raw_input:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null),raw_output:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null),content:zod__WEBPACK_IMPORTED_MODULE_2__.array(_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().optional(),is_error:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(false)}).readonly()
const UnknownEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("UnknownEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.catch("environment"),wire:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM}).readonly()}),23860:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>dumpEvent,j:()=>readEvent})
var _envelope_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71093)
var _event_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2357)
var _kind_host_events_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(47092)
function dumpEvent(event){if(event.kind==="UnknownEvent")return JSON.stringify(event.wire)
return JSON.stringify(Object.fromEntries(Object.entries(event).filter(([,field])=>field!==null)))}function readEvent(value){const strict=_event_js__WEBPACK_IMPORTED_MODULE_1__.aO.safeParse(value)
if(strict.success)return{event:strict.data,unknownFields:[]}
if(isOfUnknownKind(value))return{event:unknownEvent(value),unknownFields:[]}
return forgive(value,strict.error.issues)}const KINDS=new Set(_event_js__WEBPACK_IMPORTED_MODULE_1__.aO.options.map(option=>option.unwrap().shape.kind.value))
function isOfUnknownKind(value){const isObject=typeof value==="object"&&value!==null&&"kind"in value
return isObject&&typeof value.kind==="string"&&!KINDS.has(value.kind)}function unknownEvent(wire){const{id:id,timestamp:timestamp,parent_id:parent_id,source:source}=wire
const parent=parent_id===void 0||parent_id===null?{}:{parent_id:parent_id}
return _kind_host_events_js__WEBPACK_IMPORTED_MODULE_2__.Nl.parse({kind:"UnknownEvent",id:id,timestamp:timestamp,...parent,source:source,wire:wire})}function forgive(value,issues){const unknown=issues.flatMap(unknownFieldsOf)
const nulls=issues.map(issue=>issue.path).filter(path=>path.length>0&&valueAt(value,path)===null)
const known=structuredClone(value)
for(const path of[...unknown,...nulls])delete holderOf(known,path)[nameOf(path)]
const whole=structuredClone(_event_js__WEBPACK_IMPORTED_MODULE_1__.aO.parse(known))
for(const path of unknown)holderOf(whole,path)[nameOf(path)]=valueAt(value,path)
const event=(0,_envelope_js__WEBPACK_IMPORTED_MODULE_0__.uN)(whole)
return{event:event,unknownFields:unknown.map(path=>path.join("."))}}function unknownFieldsOf(issue){return issue.code==="unrecognized_keys"?issue.keys.map(key=>[...issue.path,key]):[]}function valueAt(value,path){return path.reduce((holder,key)=>holder?.[key],value)}function holderOf(value,path){return valueAt(value,path.slice(0,-1))}function nameOf(path){return path.at(-1)??""}}),45013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>askGraphql})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
const Refusal=zod__WEBPACK_IMPORTED_MODULE_1__.object({errors:zod__WEBPACK_IMPORTED_MODULE_1__.tuple([zod__WEBPACK_IMPORTED_MODULE_1__.object({type:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),message:zod__WEBPACK_IMPORTED_MODULE_1__.string()})],zod__WEBPACK_IMPORTED_MODULE_1__.unknown())})
const STATUS={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(github,query,{variables:variables,permission:permission}){try{return await github.graphql(query,variables)}catch(error){const[refusal]=Refusal.safeParse(error).data?.errors??[]
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4||refusal===void 0)throw error
const status=STATUS[refusal.type??""]??422
const missing=`Give the job this line under \`permissions:\` in the workflow: \`${permission}\`.`
throw new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(status,"GitHub refused the write.",{quote:`GitHub answered: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(refusal.message,300)}`,hint:status===403?missing:"Check whether the thread still exists and is open.",cause:error})}}}),3549:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HK:()=>takeOff,qT:()=>Reaction,r1:()=>ReactionPlace,wv:()=>react})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _ask_graphql_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45013)
const Reaction=zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["eyes","confused","hooray","+1"])
const ReactionPlace=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("kind",[zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("issue-comment"),id:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("review-comment"),id:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("thread"),number:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("node"),id:zod__WEBPACK_IMPORTED_MODULE_1__.string(),permission:zod__WEBPACK_IMPORTED_MODULE_1__.string()})]).readonly()
const REACT=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(github,{owner:owner,name:repo},place,content){const reaction={owner:owner,repo:repo,content:content}
switch(place.kind){case"issue-comment":{const route="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await github.request(route,{...reaction,comment_id:place.id})
return}case"review-comment":{const route="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await github.request(route,{...reaction,comment_id:place.id})
return}case"node":{const name=content==="+1"?"THUMBS_UP":content.toUpperCase()
const variables={input:{subjectId:place.id,content:name}}
await(0,_ask_graphql_js__WEBPACK_IMPORTED_MODULE_0__.j)(github,REACT,{variables:variables,permission:place.permission})
return}case"thread":{const route="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await github.request(route,{...reaction,issue_number:place.number})}}}async function takeOff(github,{owner:owner,name:repo},number,{kind:kind,name:name}){const thread={owner:owner,repo:repo,issue_number:number}
if(kind==="label")await github.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...thread,name:name})
else{const route="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await github.request(route,{...thread,assignees:[name]})}}}),24776:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CZ:()=>keptThreads,L4:()=>stateOf,ds:()=>sweepStates})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(33368)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58908)
var _state_remote_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(93804)
const DAY_MS=864e5
const CLOSED_DAYS=7
const TASK_DAYS=30
async function sweep(options,keep){const{remote:remote,git:git}=options
const tips=await remote.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const done=[]
for(const[ref,tip]of tips)if(await isDone(options,ref))done.push([ref,tip])
const leaving=[]
for(const[ref]of done)leaving.push({name:stateOf(ref),commit:await remote.fetch(ref),git:git})
if(leaving.length>0)await keep(leaving)
const gone=[]
for(const[ref,tip]of done)if(await remote.move(ref,"",tip)==="moved")gone.push(ref)
return gone}function stateOf(ref){const short=ref.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(short))return`threads/${short}`
return short.replace(/^task-/,"tasks/")}async function isDone(options,ref){const[,number]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(ref)??[]
if(number!==void 0)return isClosed(options,Number(number))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(ref)&&isOld(options,ref)}const Thread=zod__WEBPACK_IMPORTED_MODULE_5__.object({state:zod__WEBPACK_IMPORTED_MODULE_5__.string(),closed_at:zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable()})
async function isClosed({github:github,repository:repository,now:now},number){const{owner:owner,name:repo}=repository
try{const route="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:state,closed_at:time}=Thread.parse((await github.request(route,{owner:owner,repo:repo,issue_number:number})).data)
return state==="closed"&&time!==null&&isPast(time,now)}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===410)return true
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===404)return isClosedDiscussion(github,repository,number,now)
throw error}}const QUERY=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const Discussion=zod__WEBPACK_IMPORTED_MODULE_5__.object({repository:zod__WEBPACK_IMPORTED_MODULE_5__.object({discussion:zod__WEBPACK_IMPORTED_MODULE_5__.object({closedAt:zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable()})})})
async function isClosedDiscussion(github,{owner:owner,name:name},number,now){const reply=await github.graphql(QUERY,{owner:owner,name:name,number:number}).catch(()=>{})
const closedAt=Discussion.safeParse(reply).data?.repository.discussion.closedAt??null
return closedAt!==null&&isPast(closedAt,now)}function isPast(time,now){return now.getTime()-Date.parse(time)>CLOSED_DAYS*DAY_MS}async function isOld({remote:remote,git:git,now:now},ref){await remote.fetch(ref)
const seconds=Number(await git.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return now.getTime()-seconds*1e3>TASK_DAYS*DAY_MS}async function sweepStates({remote:remote,environment:environment,temp:temp,...options},keep=async()=>{}){return inPlace({remote:remote,environment:environment,temp:temp},place=>sweep({...options,...place},keep))}async function keptThreads(place){const patterns=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const tips=await inPlace(place,({remote:remote})=>remote.tips(patterns))
return new Set([...tips.keys()].map(ref=>Number(ref.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:remote,environment:environment,temp:temp},use){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(temp,{recursive:true})
const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,"deckhand-sweep-"))
const gitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"state.git")
const run=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
try{(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.x)(gitDir)
return await use({remote:(0,_state_remote_js__WEBPACK_IMPORTED_MODULE_4__.W)(run,remote),git:run()})}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder,{recursive:true,force:true})}}}),60297:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{d:()=>canonicalJson})
function canonicalJson(value){return JSON.stringify(value,(_,part)=>isRecord(part)?sorted(part):part)}function isRecord(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function sorted(record){const keys=Object.keys(record).sort((a,b)=>a<b?-1:1)
const result=Object.create(null)
for(const key of keys)result[key]=record[key]
return result}}),14089:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>renderMarkdown,I:()=>renderSteps})
var diff__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(37291)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62423)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94869)
var _story_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14039)
var _timeline_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(55103)
const FIRST=30
const LAST=70
function renderSteps(items,usage,began){const own=items.filter(({at:at})=>at>=began)
const calls=own.filter(item=>item.kind==="call")
if(calls.length===0)return""
const{model:model,tool:tool,waiting:waiting}=(0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__.yg)((0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__.OD)(own))
const rows=calls.map(call=>rowOf(call,usage))
const left=rows.length-FIRST-LAST
const shown=left>0?[...rows.slice(0,FIRST),`| | … ${left} more … | | | |`,...rows.slice(-LAST)]:rows
return[`#### Steps\n\nModel ${(0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__.p0)(model)} · tools ${(0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__.p0)(tool)} · waiting ${(0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__.p0)(waiting)}\n`,"| Step | Call | Result | Time | Tokens in (cached), out |","|-:|-|-|-:|-:|",...shown].join("\n")}function rowOf(call,usage){const{step:step,tool:tool,at:at,endedAt:endedAt,reply:reply=""}=call
const took=usage.get(reply)
const tokens=took?`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.vP)(took.input)} (${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.vP)(took.cached)}), ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.vP)(took.output)}`:""
const title=(0,_story_js__WEBPACK_IMPORTED_MODULE_1__.Gg)(call)
const about=title===""?"":` ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(100,title)}`
const time=endedAt===void 0?"":(0,_timeline_js__WEBPACK_IMPORTED_MODULE_2__.p0)(endedAt-at)
return`| ${step} | ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(60,tool)}${about} | ${(0,_story_js__WEBPACK_IMPORTED_MODULE_1__.Bg)(call)} | ${time} | ${tokens} |`}function renderMarkdown(items,facts){return[headOf(facts),...items.map(partOf),...facts?publishedIn(facts):[]].filter(Boolean).join("\n\n").concat("\n")}function headOf(facts){if(!facts)return"# A run without a report"
const{sign:sign,repository:repository,thread:thread,requester:requester,reason:reason,hint:hint,links:links}=facts
const named=LINKS.flatMap(([name,label])=>links[name]===void 0?[]:[`- ${label}: <${links[name]}>`])
const said=[reason,hint].filter(text=>text!=="").map(text=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",text))
return[`# ${sign} ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(100,`${repository} ${thread}`)}, requested by ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(100,requester)}`,...said,named.join("\n")].filter(Boolean).join("\n\n")}const LINKS=[["thread","Thread"],["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function partOf(item){switch(item.kind){case"message":return messageOf(item)
case"call":return callOf(item)
case"note":return[`## ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(200,item.title)}`,item.text&&(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",item.text)].filter(Boolean).join("\n\n")}}const AUTHORS={user:"Request",agent:"Agent",host:"Deckhand"}
function messageOf({from:from,text:text,images:images}){const pictures=images.length===0?[]:[`Images: ${images.length}`]
return[`## ${AUTHORS[from]}`,(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",text),...pictures].join("\n\n")}function callOf(call){const{step:step,tool:tool,words:words,input:input,result:result,edit:edit}=call
const given=edit?(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("diff",diffOf(edit)):(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("json",JSON.stringify(input,null,2))
return[`## Step ${step}: ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(60,tool)} (${(0,_story_js__WEBPACK_IMPORTED_MODULE_1__.Bg)(call)})`,words!==""&&(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",words),given,result&&result.text!==""&&(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",result.text)].filter(Boolean).join("\n\n")}function diffOf({path:path,before:before,after:after}){return(0,diff__WEBPACK_IMPORTED_MODULE_4__.ss)(path,path,before,after,"","",{context:3,timeout:500})??""}function publishedIn({diff:diff,withheld:withheld}){const kept=withheld.map(({path:path,code:code})=>`- ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(200,path)}: ${code}`)
return[...diff===void 0?[]:[`## Published changes\n\n${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("diff",diff)}`],...kept.length===0?[]:[`## Withheld\n\n${kept.join("\n")}`]]}}),55197:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{PAGE_FILE:()=>PAGE_FILE,readFacts:()=>readFacts,readLog:()=>readLog,writePage:()=>writePage})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(28942)
var _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14549)
var _core_conversation_state_stored_state_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28331)
var _core_event_wire_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(23860)
var _markdown_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(14089)
var _page_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(25783)
var _page_facts_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(43193)
var _usage_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(87789)
const PAGE_FILE="run.html"
async function writePage(folder,facts,hide){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,PAGE_FILE)
const log=readLog(folder);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,(0,_page_js__WEBPACK_IMPORTED_MODULE_6__.Cf)({...log,picture:readPicture(folder,facts)},facts,hide))
const began=facts?Date.parse(facts.beganAt):0
return{path:path,steps:(0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.I)((0,_page_js__WEBPACK_IMPORTED_MODULE_6__.S3)(log,hide),log.usage,began)}}function readLog(folder){const below=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"subagents")
const names=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(below)?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(below):[]
return{events:readEvents(folder),subAgents:new Map(names.map(name=>[name,readEvents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below,name))])),usage:(0,_usage_js__WEBPACK_IMPORTED_MODULE_8__.pj)(readStats((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_core_conversation_state_stored_state_js__WEBPACK_IMPORTED_MODULE_3__.bv)))}}function readPicture(folder,facts){const path=facts?.picture&&(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"observations",facts.picture)
if(!path||!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)||(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size>LARGEST_PICTURE)return
return`data:image/png;base64,${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path).toString("base64")}`}const LARGEST_PICTURE=5*1024*1024
function readStats(path){try{return zod__WEBPACK_IMPORTED_MODULE_9__.object({stats:_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.Uz}).parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8"))).stats}catch{return _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.Sh}}function readFacts(folder){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_page_facts_js__WEBPACK_IMPORTED_MODULE_7__.Uq)
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))return
return _page_facts_js__WEBPACK_IMPORTED_MODULE_7__.P1.safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8"))).data}function readEvents(folder){const inside=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"events")
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inside))return[]
const files=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inside).filter(name=>/^event-\d+-.*\.json$/.test(name))
return files.sort().flatMap(name=>readOne((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inside,name)))}function readOne(path){try{return[(0,_core_event_wire_js__WEBPACK_IMPORTED_MODULE_4__.j)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8"))).event]}catch{return[]}}}),99217:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Am:()=>withFeedback,Ct:()=>RUNS_FILE,Oc:()=>Ledger,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,vA:()=>totalsOf,wv:()=>NO_TOTALS})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(64377)
var _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14549)
var _core_conversation_state_stored_state_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28331)
var _core_model_usage_usage_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(82047)
const RUNS_FILE="runs.json"
const count=zod__WEBPACK_IMPORTED_MODULE_3__.int().min(0).default(0)
const sums={inputTokens:count,cachedTokens:count,outputTokens:count,costUsd:zod__WEBPACK_IMPORTED_MODULE_3__.number().optional()}
const Sums=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject(sums).readonly()
const RunRecord=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({run:zod__WEBPACK_IMPORTED_MODULE_3__.string(),at:zod__WEBPACK_IMPORTED_MODULE_4__.datetime(),workflow:zod__WEBPACK_IMPORTED_MODULE_3__.string(),model:zod__WEBPACK_IMPORTED_MODULE_3__.string(),outcome:zod__WEBPACK_IMPORTED_MODULE_3__.string(),...sums,comment:zod__WEBPACK_IMPORTED_MODULE_3__.string().optional(),before:Sums.optional()}).readonly()
const Feedback=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({up:count,down:count}).readonly()
const Row=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({month:zod__WEBPACK_IMPORTED_MODULE_3__.string(),model:zod__WEBPACK_IMPORTED_MODULE_3__.string(),workflow:zod__WEBPACK_IMPORTED_MODULE_3__.string(),runs:count,outcomes:zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(),zod__WEBPACK_IMPORTED_MODULE_3__.int()).readonly(),inputTokens:count,cachedTokens:count,outputTokens:count,costUsd:zod__WEBPACK_IMPORTED_MODULE_3__.number(),unpriced:count,up:count,down:count}).readonly()
const Ledger=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_3__.literal(1),rows:zod__WEBPACK_IMPORTED_MODULE_3__.array(Row).readonly(),runs:zod__WEBPACK_IMPORTED_MODULE_3__.array(RunRecord).readonly(),feedback:zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(),Feedback).readonly(),counted:zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).readonly()}).readonly()
const NO_TOTALS={version:1,rows:[],runs:[],feedback:{},counted:[]}
const MOST_RECORDS=500
const MOST_RUNS=200
const MOST_COUNTED=5e3
const MOST_FEEDBACK=1e3
const UNFINISHED="unfinished"
function recordsIn(read){const records=parsed(zod__WEBPACK_IMPORTED_MODULE_3__.array(RunRecord),read(RUNS_FILE))??[]
if(records.every(({before:before})=>before===void 0))return records
const{sums:sums,models:models}=takenIn(read)
return records.map(({before:before,...record})=>before?{...record,...less(sums,before),model:models.join(", ")}:record)}function withUnfinished(read,run){const{sums:before}=takenIn(read)
const nothing={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(read),{...run,...nothing,model:"",outcome:UNFINISHED,before:before})}function takenIn(read){const stats=parsed(zod__WEBPACK_IMPORTED_MODULE_3__.object({stats:_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_1__.Uz}),read(_core_conversation_state_stored_state_js__WEBPACK_IMPORTED_MODULE_2__.bv))?.stats??_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_1__.Sh
const{prompt_tokens:prompt_tokens,cache_read_tokens:cache_read_tokens,completion_tokens:completion_tokens,cost:cost,models:models}=(0,_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_1__.vA)(stats)
const tokens={inputTokens:prompt_tokens,cachedTokens:cache_read_tokens,outputTokens:completion_tokens}
return{sums:{...tokens,costUsd:cost},models:models}}function less(now,before){const difference=name=>Math.max(0,now[name]-before[name])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:now.costUsd===void 0?void 0:(0,_core_model_usage_usage_js__WEBPACK_IMPORTED_MODULE_5__.D$)(Math.max(0,now.costUsd-(before.costUsd??0)))}}function parsed(schema,text){try{return text===void 0?void 0:schema.parse(JSON.parse(text))}catch{return}}function withRecord(records,record){const isOther=({run:run,comment:comment,outcome:outcome})=>run!==record.run||comment!==record.comment&&outcome!==UNFINISHED
return[...records.filter(isOther),record].slice(-MOST_RECORDS)}function withStates(ledger,records){const known=new Set([...ledger.counted,...ledger.runs.map(keyOf)])
const fresh=records.filter(record=>!known.has(keyOf(record)))
const comments=new Set(fresh.map(({comment:comment})=>comment))
return{...ledger,rows:sumOf([...ledger.rows,...rowsOf(fresh,ledger.feedback)]),feedback:Object.fromEntries(Object.entries(ledger.feedback).filter(([comment])=>!comments.has(comment))),counted:[...ledger.counted,...fresh.map(keyOf)].slice(-MOST_COUNTED)}}function withRun(ledger,record){const runs=withRecord(ledger.runs,record)
const recent=runs.slice(-MOST_RUNS)
return{...withStates({...ledger,runs:[]},runs.slice(0,-MOST_RUNS)),runs:recent}}function keyOf({run:run,at:at,comment:comment=""}){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update([run,at,comment].join("\n")).digest("hex").slice(0,16)}function withFeedback(ledger,feedback){const all=Object.entries({...ledger.feedback,...feedback}).slice(-MOST_FEEDBACK)
return{...ledger,feedback:Object.fromEntries(all)}}function totalsOf(ledger,records){const{rows:rows}=withStates({...ledger,runs:[]},[...records,...ledger.runs])
return rows.toSorted((one,other)=>nameOf(other).localeCompare(nameOf(one)))}function rowsOf(records,feedback){return records.map(({at:at,outcome:outcome,costUsd:costUsd,comment:comment="",run:_,before:__,...record})=>({...record,month:at.slice(0,7),runs:1,outcomes:{[outcome]:1},costUsd:costUsd??0,unpriced:costUsd===void 0?1:0,...feedback[comment]??{up:0,down:0}}))}function nameOf({month:month,workflow:workflow,model:model}){return[month,workflow,model].join("\n")}function sumOf(rows){return[...Map.groupBy(rows,nameOf).values()].map(same=>same.reduce(add))}function add(one,other){const outcomes={...one.outcomes}
for(const[outcome,times]of Object.entries(other.outcomes))outcomes[outcome]=(outcomes[outcome]??0)+times
return{...one,outcomes:outcomes,runs:one.runs+other.runs,inputTokens:one.inputTokens+other.inputTokens,cachedTokens:one.cachedTokens+other.cachedTokens,outputTokens:one.outputTokens+other.outputTokens,costUsd:Math.round((one.costUsd+other.costUsd)*1e6)/1e6,unpriced:one.unpriced+other.unpriced,up:one.up+other.up,down:one.down+other.down}}}),65870:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NY:()=>countRun,SC:()=>readLedger,Uz:()=>LEDGER,mG:()=>changeLedger,th:()=>LEDGER_FILE})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21843)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _ledger_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(99217)
var _state_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(26178)
const LEDGER={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const LEDGER_FILE="work/ledger.json"
const ATTEMPTS=10
const PAUSE_MS=300
async function changeLedger(place,change){const{sleep:sleep,newId:newId,random:random,signal:signal}=place.world
for(let attempt=1;attempt<=ATTEMPTS;attempt+=1){const store=(0,_state_js__WEBPACK_IMPORTED_MODULE_5__.Ch)({...place,name:LEDGER})
if(!store)return
const found=await store.read()
const before=ledgerIn(found)
const next=JSON.stringify(change(before))
if(next===JSON.stringify(before))return
const bytes=Buffer.from(next)
const manifest=found.status==="found"?found.manifest:(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__.yz)(newId())
const files=[{path:LEDGER_FILE,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__.sc)(bytes),read:()=>bytes}]
if((await store.write({manifest:manifest,files:files})).status==="saved")return
await sleep(PAUSE_MS*attempt*random(),signal)}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:trigger,...run},record){try{await changeLedger({...run,repositoryId:trigger.repositoryId},ledger=>(0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Yq)(ledger,record))}catch(error){const{message:message}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
if(!/\b403\b|denied/.test(message))(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`This run is not in the totals of \`show --costs\`. ${message}`)}}function ledgerIn(found){return found.status==="found"?readLedger(found.files.get(LEDGER_FILE)?.toString()):_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv}function readLedger(text){try{return text===void 0?_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv:_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Oc.parse(JSON.parse(text))}catch(cause){const hint=`Delete the ref ${LEDGER.ref} to begin the totals again.`
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git","The totals of runs are damaged, or were written by another version.",{hint:hint,cause:cause})}}}),51698:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var execa__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(82499)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22499)
function program(name){return{program:name}}async function runToEnd(command,timeout){try{const[file,...args]=resolved(command)
const ended=await(0,execa__WEBPACK_IMPORTED_MODULE_2__.Ho)(file,args,{...options(),stdin:"ignore",...timeout!==void 0&&{timeout:timeout}})
const{exitCode:exitCode,timedOut:timedOut,stdout:stdout,stderr:stderr,originalMessage:originalMessage}=ended
return{exitCode:exitCode,timedOut:timedOut,stdout:stdout,stderr:stderr||originalMessage||""}}catch(error){return{exitCode:void 0,timedOut:false,stdout:"",stderr:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error).message}}}function startDetached(command){const[file,...args]=resolved(command)
return(0,execa__WEBPACK_IMPORTED_MODULE_2__.Ho)(file,args,{...options(),cwd:"/",stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:false,encoding:"buffer",detached:true,cleanup:false})}function resolved(command){const[file,...args]=command.map(part=>typeof part==="string"?part:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.CA)(part.program))
return[file??"",...args]}function options(){return{env:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.f7)(),extendEnv:false,reject:false}}}),64377:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ZodISODate:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,ZodISODateTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,ZodISODuration:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,ZodISOTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
function datetime(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,params)}function date(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,params)}function time(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,params)}function duration(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,params)}})}
