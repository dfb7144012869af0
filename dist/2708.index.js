export const id=2708
export const ids=[2708]
export const modules={64441:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(text){return text.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(json){return json.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,sign=>`\\u${sign.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(markdown,width){const lines=plain(markdown).replaceAll(/<!--.*?-->/gs,"").split("\n")
let isCode=!1
const shown=lines.flatMap(line=>{const isFence=/^\s*(```|~~~)/.test(line)
if(isFence)isCode=!isCode
return isFence||isCode||line.startsWith("|")?[line]:wrap(prose(line),width)})
return shown.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(line,width){const margin=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(line)?.[0]??""
const lines=[]
let current=margin
for(const word of line.slice(margin.length).split(/\s+/).filter(Boolean)){const isFirst=current.trim()===""||current===margin
if(!isFirst&&current.length+1+word.length>width){lines.push(current)
current=" ".repeat(margin.length)+word}else current+=isFirst?word:` ${word}`}return[...lines,current.trimEnd()]}function prose(line){return line.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(_,label,url)=>url?`${label} (${url})`:label).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(isColoured){const wrap=(on,off)=>text=>isColoured?`[${on}m${text}[${off}m`:text
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),1709:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{show:()=>show})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var external_node_url_=__webpack_require__(73136)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var markdown=__webpack_require__(14089)
var page=__webpack_require__(8900)
var page_facts=__webpack_require__(43193)
var write_page=__webpack_require__(55197)
var prompts=__webpack_require__(88135)
var command_line=__webpack_require__(51698)
var external_node_crypto_=__webpack_require__(77598)
var html=__webpack_require__(95193)
var page_assets=__webpack_require__(42721)
var ledger=__webpack_require__(99217)
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
if(from===void 0)throw nothingSaved(place,number,await issueOf(place,number))
const commit=await remote.fetch(from)
const read=place.key===""?await(0,read_state.y)(run,commit):await readVerified(place,run,commit,name)
if(read.status==="unusable")throw new fault.vC("git",`The saved state of #${number} cannot be read: ${read.why}.`,{hint:KEY_HINT})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),`deckhand-${number}-`))
try{(0,conversation_files.qv)(read.files,folder)}catch(error){(0,external_node_fs_.rmSync)(folder,{recursive:!0,force:!0})
throw error}return{folder:folder,isVerified:place.key!==""}})}const KEY_HINT="Set STATE_KEY to the input `state-key` of the workflow, or LLM_API_KEY to its `api-key` if it has none."
async function readStates(place){return inRepository(place,async(run,remote)=>{const tips=await remote.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const states=[]
for(const ref of tips.keys()){const[name,commit]=[(0,sweep.L4)(ref),await remote.fetch(ref)]
const read=place.key===""?await(0,read_state.y)(run,commit):await readVerified(place,run,commit,name)
if(read.status==="unusable")states.push({name:name,commit:commit,status:UNREADABLE,files:new Map})
else states.push({name:name,commit:commit,status:outcomeOf(read),files:read.files})}return states.sort((one,other)=>numberOf(other)-numberOf(one))})}const UNREADABLE="encrypted, or signed with another key"
function outcomeOf(read){return("manifest"in read?read.manifest.outcome:read.outcome)??"running"}function numberOf({name:name}){return name.startsWith("threads/")?Number(name.slice("threads/".length)):Number.NaN}async function readVerified({owner:owner,name:name,api:api,token:token,key:key},run,commit,state){const github=(0,client.X)({token:token,apiUrl:api,fetch:fetch})
const{data:data}=await github.request("GET /repos/{owner}/{repo}",{owner:owner,repo:name})
return(0,read_state.u)(run,commit,{repositoryId:Number(data.id),name:state},(0,envelope.OX)(key,Number(data.id)))}function nothingSaved({owner:owner,name:name},number,issue){const removed="A pull request that a run made is saved under its issue. States are removed a week after their thread was closed. `deckhand show --list` lists those that exist."
return new fault.vC("git",`Nothing is saved of #${number} in ${owner}/${name}.`,{hint:issue===void 0?removed:`A run of #${issue} made this pull request, and is saved there: name ${issue}.`})}async function issueOf(place,pull){const link=new RegExp(`"pullRequest":\\s*"[^"]*/pull/${pull}"`)
const report=conversation_files.H3+page_facts.Uq
const found=(await readStates(place)).find(({files:files})=>link.test(files.get(report)?.toString()??""))
return found&&!Number.isNaN(numberOf(found))?numberOf(found):void 0}async function inRepository({owner:owner,name:name,server:server,token:token},read){const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"deckhand-show-"))
const gitDir=(0,external_node_path_.join)(folder,"state.git")
const run=(extra={})=>(0,git.$)(extra.GIT_DIR===void 0?{folder:folder,gitDir:gitDir,environment:extra}:{folder:folder,environment:extra})
try{(0,git.x)(gitDir)
return await read(run(),(0,state_remote.W)(run,{url:`${server}/${owner}/${name}.git`,token:token}))}catch(error){throw REFUSED.test((0,fault.ec)(error).message)?noAccess(`${owner}/${name}`,(0,fault.ec)(error)):error}finally{(0,external_node_fs_.rmSync)(folder,{recursive:!0,force:!0})}}const REFUSED=/could not read Username|Authentication failed|returned error: 40[134]|not found/i
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
return ledger.wv}}const COLUMNS=["Month","Workflow","Model","Runs","Outcomes","Tokens in","cached","out","Cost","👍","👎"]
function tableOf(rows){if(rows.length===0)return"No run is recorded.\n"
const cells=[COLUMNS,...rows.map(tableCells)]
const widths=COLUMNS.map((_,column)=>Math.max(...cells.map(row=>(row[column]??"").length)))
return cells.map(row=>row.map((cell,column)=>cell.padEnd(widths[column]??0)).join("  ").trimEnd()).map(line=>`${(0,readable.pj)(line)}\n`).join("")}function outcomesOf(row){return Object.entries(row.outcomes).map(([outcome,times])=>`${times} ${outcome}`).join(", ")}function tableCells(row){return[row.month,row.workflow,row.model,(0,lib_text.vP)(row.runs),outcomesOf(row),(0,lib_text.vP)(row.inputTokens),(0,lib_text.vP)(row.cachedTokens),(0,lib_text.vP)(row.outputTokens),`$${row.costUsd.toFixed(2)}${row.unpriced>0?` (${row.unpriced} unknown)`:""}`,(0,lib_text.vP)(row.up),(0,lib_text.vP)(row.down)]}const HASH=(0,external_node_crypto_.createHash)("sha256").update(page_assets.Y).digest("base64")
const POLICY=`default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'`
const HEADINGS=["Month","Workflow","Model","Runs","Outcomes","Tokens in","of them cached","Tokens out","Cost","👍","👎"]
function renderCosts(rows){const most=Math.max(1e-4,...rows.map(({costUsd:costUsd})=>costUsd))
return html.qy`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>What runs have cost</title>
<style>${new html.Ed(page_assets.Y)}</style></head><body><main>
<h1 id="costs">What runs have cost</h1>
${rows.length===0&&html.qy`<p>No run is recorded.</p>`}
<div class="wide" tabindex="0" role="region" aria-labelledby="costs"><table>
<thead><tr>${HEADINGS.map(name=>html.qy`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(row=>html.qy`<tr>${htmlCells(row,most)}</tr>`)}</tbody></table></div>
<p class="legend">Runs without a known price are not in the cost. 👍 and 👎 are reactions to the comments of runs, as the last sweep saw them.</p>
</main></body></html>
`.text}function htmlCells(row,most){const width=Math.round(60*row.costUsd/most)
const bar=html.qy`<svg width="60" height="8" aria-hidden="true"><rect class="tool" width="${width}" height="8"/></svg>`
const cost=html.qy`$${row.costUsd.toFixed(2)}${row.unpriced>0&&` (${row.unpriced} unknown)`} ${bar}`
const texts=[row.month,row.workflow,row.model,(0,lib_text.vP)(row.runs),outcomesOf(row)]
const tokens=[row.inputTokens,row.cachedTokens,row.outputTokens].map(lib_text.vP)
return[...texts,...tokens,cost,(0,lib_text.vP)(row.up),(0,lib_text.vP)(row.down)].map(cell=>html.qy`<td>${cell}</td>`)}var page_story=__webpack_require__(14039)
function diagnose(log,facts){const began=facts?Date.parse(facts.beganAt):0
const story=(0,page_story.dH)(log.events).filter(({at:at})=>at>=began)
const calls=story.filter(item=>item.kind==="call")
const notes=story.filter(item=>item.kind==="note")
return[...(0,page.lx)(log,facts).map(notice=>(0,lib_text.TN)(notice,400)),endOf(log,facts,notes),facts?.quote&&`It was told: ${line(facts.quote)}`,lastOf(log,calls,facts),evidenceIn(calls,facts),`What to change: ${adviceFor(log,facts,calls)}`].filter(Boolean).map(text=>`${text}\n`).join("")}const line=text=>(0,lib_text.TN)(text,200)
const hasLost=({events:events,damage:damage})=>events.length===0||damage!==void 0&&damage.events.length>0
function endOf({damage:damage},facts,notes){if(facts&&facts.outcome!==page_facts.Vk)return`${facts.outcome}: ${line(facts.reason)}`
const last=notes.findLast(({tone:tone})=>tone==="error")
const isUnusable=damage?.report!==void 0&&!facts
const report=isUnusable?"No report that can be used":"No report"
if(last)return`${report}. The log ends with ${last.title}: ${line(last.text)}`
return isUnusable?"How the run ended is not known.":"No report: the run was cut off."}function lastOf(log,calls,facts){const call=calls.findLast(isWork)
if(!call)return hasLost(log)?"No call of a tool could be read.":"The model called no tool."
const about=Object.values(call.input).find(value=>typeof value==="string")
const which=calls.at(-1)===call?"Last call":"Last call before `finish`"
const missing=isWaiting(call,facts)?"waiting for approval, not run":hasLost(log)?LOST:"cut off"
return`${which}, in step ${call.step}: ${call.tool} ${line(String(about??""))} (${resultOf(call)??missing})`}const LOST="its result may be among the events that could not be read"
const isWork=({tool:tool})=>tool!=="finish"
function resultOf(call){const{result:result}=call
if(!result)return
const words=tellingLine(result.text,hasTrouble(call))
const said=words===void 0?"":`: ${(0,lib_text.TN)(words,120)}`
if(result.exitCode!==void 0)return`exit code ${result.exitCode}${said}`
return result.isError?`error${said}`:"no error"}function tellingLine(text,isTrouble){const lines=text.split("\n").filter(each=>/[\p{L}\p{N}]/u.test(each)&&!/^\[.*\]$/.test(each.trim()))
const tells=sign=>lines.findLast(each=>sign.test(each)&&!NO_FAILURE.test(each))
return(isTrouble?tells(NAMED_ERROR)??tells(FAILURE):void 0)??lines.at(-1)}const NO_FAILURE=/^\s*at |\b0 (?:fail|error)|\b(?:fail|error)\w*:? 0\b/i
const NAMED_ERROR=/^\W*(?:\w+\s+)?[\w.]*(?:Error|Exception)\b[^:]*: ./
const FAILURE=/\b(?:error|fail(?:ed|ure|ures|ing|s)?|not ok|fatal|panic|cannot|denied|not found|no such|unable)\b/i
function evidenceIn(calls,facts){const errors=calls.filter(({result:result})=>result?.isError).length
const failed=calls.filter(({result:result})=>result&&!result.isError&&(result.exitCode??0)!==0).length
return[...calls.length>0?[`${errors} of ${(0,lib_text.U9)(calls.length,"call")} ended in an error`]:[],...failed>0?[`${(0,lib_text.U9)(failed,"command")} exited with a code other than 0`]:[],...facts&&facts.withheld.length>0?[`${(0,lib_text.U9)(facts.withheld.length,"change")} withheld`]:[],...facts&&facts.blockedHosts.length>0?[`blocked network access to ${facts.blockedHosts.join(", ")}`]:[],...isRepeated(calls)?["the last three calls are the same"]:[]].join("; ")}function hasTrouble({result:result}){return result===void 0||result.isError||(result.exitCode??0)!==0}function isWaiting({result:result},facts){return result===void 0&&facts?.outcome==="awaiting-approval"}const lastThree=calls=>calls.filter(isWork).slice(-3)
function isRepeated(calls){const last=lastThree(calls).map(({tool:tool,input:input})=>JSON.stringify([tool,input]))
return last.length===3&&new Set(last).size===1}function adviceFor(log,facts,calls){if(!facts)return log.damage?.report===void 0?CONTINUE:OTHER_COPY
if(facts.hint!=="")return line(facts.hint)
if(facts.blockedHosts.length>0)return"add these hosts to the input `network`, if the work needs them."
if(facts.withheld.length>0)return`look up ${facts.withheld[0]?.code} in docs/codes.md.`
const advice=GOOD.includes(facts.outcome)?void 0:ADVICE[facts.outcome]
if(advice!==void 0)return advice
if(isRepeated(calls)&&lastThree(calls).every(hasTrouble))return"check the result: the last three calls failed."
if(!GOOD.includes(facts.outcome)&&calls.some(hasTrouble))return"read what failed in the page."
return hasLost(log)?"get this log again: this copy of it is damaged.":"nothing."}const CONTINUE="write `@agent continue`, and look into the job log for why the runner stopped."
const OTHER_COPY="get the folder of the run again, or use the version of Deckhand that wrote it."
const GOOD=["changed","answered","no-op","skipped"]
const ADVICE={stuck:"tell the agent what it is missing, and mention it again.","timed-out":"write `@agent continue`, or raise `timeout-minutes`.","budget-exhausted":"write `@agent continue`, or raise the limit that the reason names.",cancelled:"write `@agent continue`.","awaiting-approval":"approve or reject what waits; see docs/approvals.md."}
var external_node_util_=__webpack_require__(57975)
const options={repo:{type:"string"},out:{type:"string"},json:{type:"boolean"},list:{type:"boolean"},costs:{type:"boolean"},open:{type:"boolean"},format:{type:"string"},help:{type:"boolean",short:"h"}}
const KNOWN={show:["repo","out","json","list","costs","open","help"],export:["repo","out","format","help"],diagnose:["repo","help"]}
function showArguments(command,argv){try{const{values:values,positionals:positionals}=(0,external_node_util_.parseArgs)({args:[...argv],options:options,allowPositionals:!0,strict:!0})
const foreign=Object.keys(values).find(name=>!KNOWN[command].includes(name))
if(foreign!==void 0)return`has no option --${foreign}`
if(positionals.length>1)return"takes one number, address or folder"
const given={...values,target:positionals[0]??""}
return given.help?given:mistakeIn(given)??given}catch(error){const[problem=""]=(0,fault.ec)(error).message.replace(/^.*?: /,"").split(". ")
return`was not understood: ${problem}`}}function mistakeIn({target:target,repo:repo,out:out,json:json,list:list,costs:costs,open:open,format:format}){if(list&&costs)return"takes --list or --costs, not both"
const all=list?"--list":costs?"--costs":void 0
if(all&&target!=="")return`${all} is about all threads: leave out ${target}, or ${all}`
if(!all&&target==="")return"needs a number, an address or a folder"
if(list&&open)return"--list opens no page: leave out --open"
if(list&&out!==void 0)return"--list writes no file: leave out --out"
if(json&&open)return"--json makes no page: leave out --open, or --json"
if(repo!==void 0&&!all&&!isNumber(target))return`--repo goes with a number: ${addressOf(target)?"the address names its repository":"a folder has none"}`
return["markdown","openhands",void 0].includes(format)?void 0:"knows the formats markdown and openhands"}function isNumber(target){return/^#?\d+$/.test(target)}async function show(given){const{command:command,stdout:stdout,stderr:stderr}=given
const parsed=showArguments(command,given.argv)
if(typeof parsed==="string"){stderr(`${command} ${parsed} (see deckhand ${command} --help)\n`)
return 2}if(parsed.help){stdout(`${(0,prompts.J1)(`${command}-usage`)}\n`)
return 0}try{const isJson=parsed.out===void 0&&(parsed.json||parsed.format==="openhands")
stdout((isJson?readable.RU:readable.pj)(await render(given,parsed)))
return 0}catch(error){const{message:message,hint:hint}=pathFault(error)??(0,fault.ec)(error)
stderr(`${(0,readable.pj)((0,lib_text.hC)(message,hint))}\n`)
return 1}}function pathFault(error){if(!(error instanceof Error&&"code"in error&&"path"in error))return
if("syscall"in error&&String(error.syscall).startsWith("spawn"))return
const path=String(error.path)
const isFile=(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1})?.isFile()
const sentence={ENOENT:(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(path))?`There is no ${path}.`:`There is no folder ${(0,external_node_path_.dirname)(path)}.`,EISDIR:`${path} is a folder, not a file.`,ENOTDIR:isFile?`${path} is a file, not a folder.`:`A part of ${path} is a file, not a folder.`}
return new fault.vC("config",sentence[String(error.code)]??`${path} could not be used: ${error.message}.`)}async function render(given,parsed){const{env:env,folder:folder}=given
if(parsed.list)return list(await placeOf(parsed.repo,folder,env),parsed.json??!1)
if(!parsed.costs)return showOne(given,parsed)
const states=await readStates(await placeOf(parsed.repo,folder,env))
const{text:text,page:page}=showCosts(states,parsed.json??!1,given.stderr)
if(parsed.json||parsed.out===void 0&&!parsed.open)return written(given,parsed,text)
const path=(0,external_node_path_.resolve)(folder,parsed.out??"costs.html");(0,external_node_fs_.writeFileSync)(path,page)
if(parsed.open)await openInBrowser(path,env)
return`${path}\n`}function written({folder:folder},{out:out},text){if(out===void 0)return text
const path=(0,external_node_path_.resolve)(folder,out);(0,external_node_fs_.writeFileSync)(path,text)
return`${path}\n`}async function list(place,isJson){const states=(await readStates(place)).filter(state=>!Number.isNaN(numberOf(state)))
const rows=states.map(state=>{const facts=factsIn(state.files.get(`conversation/${page_facts.Uq}`)?.toString())
const at=facts?.endedAt??facts?.beganAt
return{thread:numberOf(state),status:state.status,at:at,costUsd:facts?.costUsd}})
if(isJson)return`${JSON.stringify(rows,null,1)}\n`
const lines=rows.map(({thread:thread,status:status,at:at="",costUsd:costUsd})=>{const cost=costUsd===void 0?"":`$${costUsd.toFixed(4)}`
return`${[`#${thread}`,status,at.slice(0,10),cost].join("\t").trimEnd()}\n`})
return lines.join("")||"No thread is saved.\n"}function factsIn(text){try{return text===void 0?void 0:page_facts.P1.parse(JSON.parse(text))}catch{return}}async function showOne(given,parsed){const{folder:folder,isFetched:isFetched}=await folderOf(given,parsed)
try{return await showFolder(given,parsed,folder)}finally{if(isFetched&&(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,write_page.PAGE_FILE)))given.stderr(`The saved state stays with the page: remove ${folder} when you are done.\n`)
else if(isFetched)(0,external_node_fs_.rmSync)(folder,{recursive:!0,force:!0})}}async function showFolder(given,parsed,folder){const[facts,log]=[(0,write_page.readFacts)(folder),(0,write_page.readLog)(folder)]
if(given.command==="diagnose")return diagnose(log,facts)
const notices=(0,page.lx)(log,facts)
for(const notice of notices)given.stderr(`${(0,readable.pj)(notice)}\n`)
if(given.command==="export"&&parsed.format==="openhands")return written(given,parsed,trajectoryOf(folder,log))
if(given.command==="export")return written(given,parsed,(0,markdown.G)(log,facts,same))
if(parsed.json)return written(given,parsed,`${JSON.stringify({facts:facts,notices:notices,events:log.events},null,1)}\n`)
const out=parsed.out===void 0?void 0:(0,external_node_path_.resolve)(given.folder,parsed.out)
const{path:path}=await(0,write_page.writePage)(folder,facts,same,out)
if(parsed.open)await openInBrowser(path,given.env)
return`${path}\n`}const same=text=>text
function trajectoryOf(folder,{damage:damage}){const names=(0,write_page.eventFiles)(folder).filter(name=>!damage?.events.includes(name))
const events=names.map(name=>JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder,"events",name),"utf8")))
return`${JSON.stringify(events,null,1)}\n`}async function folderOf(given,{target:target,repo:repo}){const{folder:folder,env:env}=given
const address=addressOf(target)
if(address){const place=await placeAt(address,folder,env)
return fetchThread(given,place,"run"in address?await threadOf(place,address.run):address.thread)}if(/^https?:/.test(target))throw noThread(target)
if(!isNumber(target))return{folder:conversationIn((0,external_node_path_.resolve)(folder,target)),isFetched:!1}
return fetchThread(given,await placeOf(repo,folder,env),Number(target.replace("#","")))}function noThread(address){return new fault.vC("config",`${address} is not the address of a thread, a comment or a run.`,{hint:"Name a page such as https://github.com/OWNER/NAME/issues/1."})}async function fetchThread({stderr:stderr},place,number){const{folder:folder,isVerified:isVerified}=await fetchConversation(place,number)
if(!isVerified)stderr("This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n")
return{folder:folder,isFetched:!0}}async function threadOf(place,run){const named=new RegExp(`/actions/runs/${run}"`)
const states=await readStates(place)
const found=states.find(state=>["runs.json",page_facts.Uq].some(name=>named.test(state.files.get(`conversation/${name}`)?.toString()??"")))
if(found&&!Number.isNaN(numberOf(found)))return numberOf(found)
throw new fault.vC("git",`No saved thread has the run ${run}.`,{hint:"Download the artifact of its page, or name the issue or pull request. `deckhand show --list` lists the saved threads."})}function conversationIn(folder){const inner=isFolder(folder)?(0,external_node_fs_.readdirSync)(folder).map(name=>(0,external_node_path_.join)(folder,name)):[]
const[found,...others]=(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,"events"))?[folder]:inner.filter(path=>isFolder((0,external_node_path_.join)(path,"events")))
if(found!==void 0&&others.length===0)return found
throw new fault.vC("config",`${folder} has no folder \`events\`.`,{hint:"Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."})}const isFolder=path=>(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1})?.isDirectory()??!1
const DESKTOP=["PATH","BROWSER","HOME","DISPLAY","WAYLAND_DISPLAY","XAUTHORITY","XDG_CURRENT_DESKTOP","XDG_DATA_DIRS","XDG_RUNTIME_DIR","DBUS_SESSION_BUS_ADDRESS"]
async function openInBrowser(path,env){const opener=process.platform==="darwin"?"open":"xdg-open"
const given=DESKTOP.flatMap(name=>env[name]===void 0?[]:[`${name}=${env[name]}`])
const{exitCode:exitCode,stderr:stderr}=await(0,command_line.cd)([(0,command_line.DM)("env"),...given,opener,(0,external_node_url_.pathToFileURL)(path).href],2e4)
if(exitCode===0)return
throw new fault.vC("config",`The page is at ${path}, and ${opener} could not open it.`,{hint:stderr.trim()})}}),45013:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>askGraphql})
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
return state==="closed"&&time!==null&&isPast(time,now)}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===410)return!0
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===404)return isClosedDiscussion(github,repository,number,now)
throw error}}const QUERY=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const Discussion=zod__WEBPACK_IMPORTED_MODULE_5__.object({repository:zod__WEBPACK_IMPORTED_MODULE_5__.object({discussion:zod__WEBPACK_IMPORTED_MODULE_5__.object({closedAt:zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable()})})})
async function isClosedDiscussion(github,{owner:owner,name:name},number,now){const reply=await github.graphql(QUERY,{owner:owner,name:name,number:number}).catch(()=>{})
const closedAt=Discussion.safeParse(reply).data?.repository.discussion.closedAt??null
return closedAt!==null&&isPast(closedAt,now)}function isPast(time,now){return now.getTime()-Date.parse(time)>CLOSED_DAYS*DAY_MS}async function isOld({remote:remote,git:git,now:now},ref){await remote.fetch(ref)
const seconds=Number(await git.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return now.getTime()-seconds*1e3>TASK_DAYS*DAY_MS}async function sweepStates({remote:remote,environment:environment,temp:temp,...options},keep=async()=>{}){return inPlace({remote:remote,environment:environment,temp:temp},place=>sweep({...options,...place},keep))}async function keptThreads(place){const patterns=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const tips=await inPlace(place,({remote:remote})=>remote.tips(patterns))
return new Set([...tips.keys()].map(ref=>Number(ref.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:remote,environment:environment,temp:temp},use){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(temp,{recursive:!0})
const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,"deckhand-sweep-"))
const gitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"state.git")
const run=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
try{(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.x)(gitDir)
return await use({remote:(0,_state_remote_js__WEBPACK_IMPORTED_MODULE_4__.W)(run,remote),git:run()})}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder,{recursive:!0,force:!0})}}}),80292:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dm:()=>leadingJson,dj:()=>canonicalJson,lj:()=>parseObject})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const ObjectSchema=zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.unknown())
function parseObject(text){for(const json of[text,escapeControls(text)]){const value=ObjectSchema.safeParse(parse(json))
if(value.success)return{json:json,value:value.data}}return}function leadingJson(text,start){const end=endOfValue(text,start)
if(end===void 0)return
const value=parse(escapeControls(text.slice(start,end)))
return value===void 0?void 0:{value:value,end:end}}function parse(json){try{return JSON.parse(json)}catch{return}}const SHORT={"\n":"\\n","\r":"\\r","\t":"\\t"}
function escapeControls(text){const pieces=[]
let end=0
for(let start=text.indexOf('"');start>=0;start=text.indexOf('"',end)){pieces.push(text.slice(end,start))
end=endOfString(text,start)
pieces.push(escaped(text.slice(start,end)))}return pieces.join("")+text.slice(end)}function escaped(string){return string.replaceAll(/[\u0000-\u001f]/g,control=>SHORT[control]??`\\u${hex(control)}`)}function hex(character){return character.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(text,start){for(let index=start+1;index<text.length;index+=1)if(text[index]==="\\")index+=1
else if(text[index]==='"')return index+1
return text.length}function endOfValue(text,start){if(text[start]!=="{"&&text[start]!=="[")return
let depth=0
for(let index=start;index<text.length;index+=1){const character=text[index]??""
if(character==='"')index=endOfString(text,index)-1
if(character==="{"||character==="[")depth+=1
if(character==="}"||character==="]")depth-=1
if(depth===0)return index+1}return}function canonicalJson(value){return JSON.stringify(value,(_,part)=>isRecord(part)?sorted(part):part)}function isRecord(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function sorted(record){const keys=Object.keys(record).sort((a,b)=>a<b?-1:1)
const result=Object.create(null)
for(const key of keys)result[key]=record[key]
return result}}),99217:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Am:()=>withFeedback,Ct:()=>RUNS_FILE,Oc:()=>Ledger,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,vA:()=>totalsOf,wv:()=>NO_TOTALS})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(64377)
var _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14549)
var _core_conversation_state_stored_state_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28331)
var _core_model_usage_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54847)
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
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:now.costUsd===void 0?void 0:(0,_core_model_usage_js__WEBPACK_IMPORTED_MODULE_5__.D$)(Math.max(0,now.costUsd-(before.costUsd??0)))}}function parsed(schema,text){try{return text===void 0?void 0:schema.parse(JSON.parse(text))}catch{return}}function withRecord(records,record){const isOther=({run:run,comment:comment,outcome:outcome})=>run!==record.run||comment!==record.comment&&outcome!==UNFINISHED
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
return{exitCode:exitCode,timedOut:timedOut,stdout:stdout,stderr:stderr||originalMessage||""}}catch(error){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error).message}}}function startDetached(command){const[file,...args]=resolved(command)
return(0,execa__WEBPACK_IMPORTED_MODULE_2__.Ho)(file,args,{...options(),cwd:"/",stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(command){const[file,...args]=command.map(part=>typeof part==="string"?part:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.CA)(part.program))
return[file??"",...args]}function options(){return{env:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.f7)(),extendEnv:!1,reject:!1}}})}
