export const id=9868
export const ids=[9868]
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
var state_file=__webpack_require__(78428)
var state_remote=__webpack_require__(93804)
var sweep=__webpack_require__(24776)
async function fetchConversation(place,number){return inRepository(place,async(run,remote)=>{const{name:name,ref:ref,branch:branch}=(0,state_file.QY)(number)
const tips=await remote.tips([ref,branch])
const from=[ref,branch].find(each=>tips.has(each))
if(from===void 0)throw nothingSaved(place,number,await issueOf(place,number))
const commit=await remote.fetch(from)
const read=place.key===""?await(0,envelope.yT)(run,commit):await readVerified(place,run,commit,name)
if(read.status==="unusable")throw new fault.vC("git",`The saved state of #${number} cannot be read: ${read.why}.`,{hint:KEY_HINT})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),`deckhand-${number}-`))
try{(0,conversation_files.qv)(read.files,folder)}catch(error){(0,external_node_fs_.rmSync)(folder,{recursive:!0,force:!0})
throw error}return{folder:folder,isVerified:place.key!==""}})}const KEY_HINT="Set STATE_KEY to the input `state-key` of the workflow, or LLM_API_KEY to its `api-key` if it has none."
async function readStates(place){return inRepository(place,async(run,remote)=>{const tips=await remote.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const states=[]
for(const ref of tips.keys()){const[name,commit]=[(0,sweep.L4)(ref),await remote.fetch(ref)]
const read=place.key===""?await(0,envelope.yT)(run,commit):await readVerified(place,run,commit,name)
if(read.status==="unusable")states.push({name:name,commit:commit,status:UNREADABLE,files:new Map})
else states.push({name:name,commit:commit,status:outcomeOf(read),files:read.files})}return states.sort((one,other)=>numberOf(other)-numberOf(one))})}const UNREADABLE="encrypted, or signed with another key"
function outcomeOf(read){return("manifest"in read?read.manifest.outcome:read.outcome)??"running"}function numberOf({name:name}){return name.startsWith("threads/")?Number(name.slice("threads/".length)):Number.NaN}async function readVerified({owner:owner,name:name,api:api,token:token,key:key},run,commit,state){const github=(0,client.X)({token:token,apiUrl:api,fetch:fetch})
const{data:data}=await github.request("GET /repos/{owner}/{repo}",{owner:owner,repo:name})
return(0,envelope.un)(run,commit,{repositoryId:Number(data.id),name:state},(0,envelope.OX)(key,Number(data.id)))}function nothingSaved({owner:owner,name:name},number,issue){const removed="A pull request that a run made is saved under its issue. States are removed a week after their thread was closed. `deckhand show --list` lists those that exist."
return new fault.vC("git",`Nothing is saved of #${number} in ${owner}/${name}.`,{hint:issue===void 0?removed:`A run of #${issue} made this pull request, and is saved there: name ${issue}.`})}async function issueOf(place,pull){const link=new RegExp(`"pullRequest":\\s*"[^"]*/pull/${pull}"`)
const report=conversation_files.H3+page_facts.Uq
const found=(await readStates(place)).find(({files:files})=>link.test(files.get(report)?.toString()??""))
return found&&!Number.isNaN(numberOf(found))?numberOf(found):void 0}async function inRepository({owner:owner,name:name,server:server,token:token},read){const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"deckhand-show-"))
const gitDir=(0,external_node_path_.join)(folder,"state.git")
const run=(extra={})=>(0,git.$Y)(extra.GIT_DIR===void 0?{folder:folder,gitDir:gitDir,environment:extra}:{folder:folder,environment:extra})
try{(0,git.xJ)(gitDir)
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
return{owner:owner,name:name,server:server,api:api,token:env.GITHUB_TOKEN??"",key:env.STATE_KEY??env.LLM_API_KEY??""}}async function originOf(folder){const url=await(0,git.$Y)({folder:folder}).raw(["config","--get","remote.origin.url"]).catch(()=>"")
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
throw new fault.vC("config",`The page is at ${path}, and ${opener} could not open it.`,{hint:stderr.trim()})}}),33368:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var node_stream__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57075)
var node_zlib__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(38522)
var simple_git__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(74724)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(22499)
var _git_settings_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(65466)
const unsafe={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(options){const binary=(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_6__.CA)("git")
const environment={...(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__._K)(options),...(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_6__.f7)()}
const run=async(args,input,handler)=>{(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.B1)(args)
options.signal?.throwIfAborted()
try{return await(0,simple_git__WEBPACK_IMPORTED_MODULE_5__.Lp)({...gitOptions(options,environment,input),binary:binary}).env(environment).outputHandler(handler).raw([...args])}catch(error){options.signal?.throwIfAborted()
throw(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.NO)(args,error)}}
const collect=async(args,input,most=Number.POSITIVE_INFINITY)=>{const[out,err]=[[],[]]
let left=most
await run(args,input,(command,stdout,stderr,all)=>{stdout.on("data",chunk=>{left-=chunk.length
if(left>=0)out.push(chunk)
else if(stdout instanceof node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable)stdout.destroy()})
stderr.on("data",chunk=>err.push(chunk))
endPromptly(options.signal)(command,stdout,stderr,all)})
if(left<0)throw(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.NO)(args,new Error("Its output is too long."))
return{stdout:Buffer.concat(out),stderr:Buffer.concat(err).toString()}}
return Object.freeze({raw:(args,input="")=>run(args,input,endPromptly(options.signal)),bytes:async(args,input="",most)=>(await collect(args,input,most)).stdout,both:(args,input="")=>collect(args,input)})}function makeBareRepository(gitDir){for(const folder of["info","objects/info","objects/pack","refs/heads"])(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,folder),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"HEAD"),"ref: refs/heads/main\n");(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"config"),"[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n")}function writeObject(gitDir,kind,content){const bytes=Buffer.from(content)
const whole=Buffer.concat([Buffer.from(`${kind} ${bytes.length}\0`),bytes])
const id=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(whole).digest("hex")
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"objects",id.slice(0,2),id.slice(2))
if((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))return id;(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path),{recursive:!0})
const temporary=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"objects",`tmp_obj_${id}`);(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary,(0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.deflateSync)(whole,{level:1}));(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary,path)
return id}function treeOf(entries){const rows=entries.map(([name,mode,id])=>{const key=Buffer.from(mode==="40000"?`${name}/`:name)
return{key:key,row:Buffer.concat([Buffer.from(`${mode} ${name}\0`),Buffer.from(id,"hex")])}})
return Buffer.concat(rows.sort((one,other)=>Buffer.compare(one.key,other.key)).map(({row:row})=>row))}function gitOptions({folder:folder,signal:signal},environment,input){return{baseDir:folder,config:[..._git_settings_js__WEBPACK_IMPORTED_MODULE_7__.O8],unsafe:unsafe,allowEnvironment:Object.keys(environment),...signal&&{abort:signal},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(input),errors:(error,{exitCode:exitCode})=>error??(exitCode===0?void 0:Buffer.alloc(0))}}function endPromptly(signal){return(_command,stdout,stderr)=>{queueMicrotask(()=>stdout.emit("data",Buffer.alloc(0)))
const close=()=>{for(const stream of[stdout,stderr])if(stream instanceof node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable)stream.destroy()}
signal?.addEventListener("abort",close,{once:!0})
stdout.once("close",()=>signal?.removeEventListener("abort",close))}}}),65466:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>gitOverrides,_K:()=>gitEnvironment,ry:()=>READ_ONLY_GIT})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const fixed={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const gitOverrides=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const ENTERS=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(args){const[command=""]=args
const isShut=args.some(arg=>arg==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(arg))
if(ENTERS.has(command)&&!isShut)throw new Error(`\`git ${command}\` enters submodules.`)}function gitEnvironment({folder:folder,gitDir:gitDir,environment:environment}){const repository=gitDir===void 0?{}:{GIT_DIR:gitDir,GIT_WORK_TREE:folder}
return{...environment,...repository,...fixed}}function gitFault(args,error){const printed=withoutCredentials(error instanceof Error?error.message:String(error))
const command=args.find(argument=>/^[a-z][a-z-]*$/.test(argument))??""
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",`git ${command}: ${meaningfulLine(printed)}`,{cause:new Error(printed)})}const meaningful=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(printed){const lines=printed.split("\n")
const found=meaningful.flatMap(pattern=>lines.find(line=>pattern.test(line))??[])[0]
return(found??"it failed without a message.").trim()}function withoutCredentials(text){return text.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const READ_ONLY_GIT={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),58908:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P_:()=>Refusal,Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
class GitHubFault extends _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC{status
waitMs
constructor(status,headline,{waitMs:waitMs,...options}){const isRefused=waitMs===void 0&&(status===401||status===403)
super("github",headline,{...options,isLasting:options.isLasting??isRefused})
this.status=status
this.waitMs=waitMs}}function toGitHubFault(cause,request){const refusal=Refusal.safeParse(cause).data
const reason=reasonOf(cause)
if(refusal===void 0){const hint="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:hint,quote:`${request}${reason}.`,cause:cause})}const{status:status,response:response}=refusal
return new GitHubFault(status,headlineFor(refusal,request),{quote:`GitHub answered ${status} to ${request}${response.data?reason:""}.`,hint:hintFor(refusal),waitMs:limitOf(refusal),cause:cause})}const UNSENT=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const BROKEN=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(cause){return hasCode(cause,UNSENT)}function isBroken(cause){return hasCode(cause,BROKEN)}function isTimeout(error){if(!(error instanceof Error))return!1
return error.name==="TimeoutError"||hasCode(error,SLOW)||isTimeout(error.cause)}const SLOW=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(error,codes){if(!(error instanceof Error))return!1
return"code"in error&&codes.has(String(error.code))||hasCode(error.cause,codes)}function mayBeDone(error){if(!(error instanceof GitHubFault))return!1
const{status:status,cause:cause}=error
return status===0?cause!==void 0&&!isUnsent(cause):status>=500||status<300}const Refusal=zod__WEBPACK_IMPORTED_MODULE_1__.object({status:zod__WEBPACK_IMPORTED_MODULE_1__.number(),response:zod__WEBPACK_IMPORTED_MODULE_1__.object({headers:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),zod__WEBPACK_IMPORTED_MODULE_1__.unknown()),data:zod__WEBPACK_IMPORTED_MODULE_1__.object({message:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:status,response:{data:data,headers:headers}}){if(status!==429&&(status!==403||!/rate limit/i.test(data?.message??"")))return
const seconds=Number(headers["retry-after"])
if(seconds>0)return seconds*1e3
const left=Number(headers["x-ratelimit-reset"])*1e3-Date.parse(String(headers.date))
return headers["x-ratelimit-remaining"]==="0"&&left>0?left:6e4}function reasonOf(error){if(!(error instanceof Error))return""
const sentence=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(error.message.split(" - https://")[0]??"",300).replace(/\.$/,"")
return sentence===""?"":`: ${sentence}`}const REQUESTS=[[/^POST \S+\/pulls$/,"the pull request"],[/^(?:POST|PUT) \S+\/pulls\/\S+\/reviews/,"the review"],[/^(?:POST|PATCH) \S+\/comments/,"the comment"],[/^POST \S+\/git\/refs$/,"the new branch"],[/^POST \S+\/reactions$/,"the reaction"],[/^\w+ \S+\/labels/,"the label"],[/^POST \S+\/requested_reviewers$/,"the request for a review"]]
function headlineFor({status:status,response:response},request){if(limitOf({status:status,response:response})!==void 0)return"GitHub's rate limit is reached."
if(status===401)return"GitHub refused the token."
if(status>=500)return"GitHub had an error."
const what=REQUESTS.find(([pattern])=>pattern.test(request))?.[1]??"a request"
return status===404&&request.startsWith("GET ")?"GitHub did not find the requested resource.":`GitHub refused ${what}.`}const PULL_REQUESTS_BY_ACTIONS="Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App."
function hintFor({status:status,response:response}){const{headers:headers}=response
if(limitOf({status:status,response:response})!==void 0){const seconds=Number(headers["retry-after"])
return`GitHub limits the requests of each token. Run it again in ${seconds>0?`${seconds} seconds`:"an hour"}.`}if(status===401)return"Check the `github-token` input: the token is wrong or has expired."
if(status===403&&/archived/i.test(response.data?.message??""))return"The repository is archived, so nothing can be written: unarchive it in its settings, or work in another."
if(/not permitted to (?:create|approve)[^.]* pull requests?/i.test(response.data?.message??""))return PULL_REQUESTS_BY_ACTIONS
if(response.data===void 0&&status<500)return"The answer did not come from GitHub: check GITHUB_API_URL, and whether there is a proxy or a firewall in between."
if(/\b(?:is|are|been) locked\b/i.test(response.data?.message??""))return"The conversation is locked: unlock it, and ask again. Until then the summary of the run has the report."
const missing=permissionsIn(headers["x-accepted-github-permissions"])
if(status===403&&missing!=="")return`Give the job this line under \`permissions:\` in the workflow: \`${missing}\`.`
if(status===403)return"Give the job `permissions: { contents: write, issues: write, pull-requests: write }`."
if(status===404)return"Check that the token can read this repository, and that the issue, pull request or branch still exists."
if(status>=500)return"Run it again; https://www.githubstatus.com says whether GitHub has a problem."
return"GitHub will refuse this every time; its reason is above."}function permissionsIn(header){const[set=""]=String(header??"").split(";")
return[...set.matchAll(/([a-z_]+)=(read|write)/g)].map(([,name="",level])=>`${yaml(name)}: ${level}`).join(", ")}function yaml(name){return name.replaceAll("_","-")}}),91116:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$i:()=>isPlain,MS:()=>templateProblem,Pr:()=>branchFrom,VI:()=>beginningOf,eW:()=>requireOwnBranch,h8:()=>tipIfAny,nM:()=>tipOf})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_own_branch_name_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43673)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58908)
const Branch=zod__WEBPACK_IMPORTED_MODULE_2__.object({name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),commit:zod__WEBPACK_IMPORTED_MODULE_2__.object({sha:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})
const Ref=zod__WEBPACK_IMPORTED_MODULE_2__.object({object:zod__WEBPACK_IMPORTED_MODULE_2__.object({sha:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})
async function tipOf(github,{owner:owner,name:repo},branch){try{const{data:data}=await github.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:owner,repo:repo,branch:branch})
const{name:name,commit:commit}=Branch.parse(data)
if(name===branch)return commit.sha}catch(error){if(!isMissing(error)||NO_BRANCH.test(error.message))throw error}const ref={owner:owner,repo:repo,ref:`heads/${branch}`}
return Ref.parse((await github.request("GET /repos/{owner}/{repo}/git/ref/{ref}",ref)).data).object.sha}async function tipIfAny(github,repository,branch){try{return await tipOf(github,repository,branch)}catch(error){if(isMissing(error))return
throw error}}const NO_BRANCH=/: Branch not found\.$/
function isMissing(error){return error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404}function requireOwnBranch(branch,allowedBranch){if((branch===allowedBranch||(0,_lib_own_branch_name_js__WEBPACK_IMPORTED_MODULE_3__.k)(branch))&&isPlain(branch))return branch
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("denied",`The branch ${JSON.stringify(branch.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isPlain(branch){const isOdd=/\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(branch)
return/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(branch)&&branch.length<=200&&!isOdd}const FIELD=/\{([a-z]*)\}/g
const FIELDS=["kind","number","slug","run"]
function branchFrom(template,fields){const values=fields
const filled=template.replaceAll(FIELD,(_,name)=>String(values[name]??""))
return filled.split("/").map(part=>part.replaceAll(/[-_.]{2,}/g,signs=>signs.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(part=>part!=="").join("/")}function beginningOf(template,{kind:kind,number:number}){const[begin=""]=template.split(/\{(?:slug|run)\}/)
if(!begin.includes("{number}"))return
return begin.replaceAll("{kind}",kind).replaceAll("{number}",String(number)).replaceAll(/([-_.])[-_.]+/g,"$1")}function templateProblem(template){if(!template.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const names=[...template.matchAll(FIELD)].map(([,name=""])=>name)
const unknown=names.find(name=>!FIELDS.includes(name))
if(unknown!==void 0)return`has the field {${unknown}}, but there are only {kind}, {number}, {slug} and {run}`
if(!names.includes("number")&&!names.includes("run"))return"must have {number} or {run}, so that names differ"
const rest=template.replaceAll(FIELD,"x")
if(/^[\w./-]{1,100}$/.test(rest)&&!/\.\.|\.lock(?:\/|$)|\/\/|\/$/.test(rest))return
return"must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields"}}),62822:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L2:()=>isOutcome,im:()=>OUTCOMES,rL:()=>signOf,tz:()=>FAILING})
var _review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61229)
const OUTCOMES=["changed","answered","no-op","awaiting-approval","blocked","budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]
const DONE={mark:"🟢",reaction:"hooray",exitCode:0}
const NOTHING_DONE={mark:"⚪",reaction:"+1",exitCode:0}
const DONE_IN_PART={mark:"🟠",reaction:"+1",exitCode:0}
const NOT_DONE={mark:"🔴",reaction:"confused",exitCode:1}
const SIGNS={changed:DONE,answered:DONE,"no-op":NOTHING_DONE,"awaiting-approval":{mark:"🟠",reaction:"eyes",exitCode:0},blocked:{mark:"🟠",reaction:"confused",exitCode:1},"budget-exhausted":NOT_DONE,"timed-out":NOT_DONE,stuck:NOT_DONE,cancelled:NOT_DONE,failed:NOT_DONE,skipped:{mark:"",reaction:void 0,exitCode:0}}
function signOf(ending){const{outcome:outcome,toolCalls:toolCalls,review:review}=ending
const isFinished=outcome==="answered"||outcome==="no-op"
if(review&&isFinished)return reviewSign(review,toolCalls)
const intents=(ending.intents??[]).filter(({status:status})=>status!=="not-taken")
if(outcome==="answered"&&intents.length>0)return intents.some(({status:status})=>status==="refused")?DONE_IN_PART:DONE
if(outcome==="changed"&&waitsForSomebody(ending))return DONE_IN_PART
return outcome==="answered"&&!toolCalls?NOTHING_DONE:SIGNS[outcome]}function waitsForSomebody({torn:torn=[],withheld:withheld=[],approvalComment:approvalComment,opinion:opinion}){if(opinion?.kind==="bad"||(opinion?.unseen??[]).length>0)return!0
return torn.length>0||approvalComment!==void 0||withheld.some(({code:code})=>code!=="DKH-203")}function reviewSign(review,toolCalls){const{found:found,stillOpen:stillOpen,blocking:blocking}=review
if(blocking>0)return{...DONE,mark:"🔴"}
if(found+stillOpen>0)return{...DONE,mark:"🟠"}
return toolCalls===0||(0,_review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__.MS)(review)?NOTHING_DONE:DONE}const FAILING=Object.freeze(OUTCOMES.filter(outcome=>SIGNS[outcome].exitCode===1))
function isOutcome(name){return OUTCOMES.some(outcome=>outcome===name)}}),61229:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Q:()=>reviewLine,Bb:()=>saysAnything,MS:()=>readNothing,hR:()=>sawNothing,jp:()=>sawAll,mQ:()=>countsOf,oB:()=>renderReviewFacts,x6:()=>renderUnseen})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62423)
function sawAll({unseen:unseen,unread:unread,isCut:isCut}){return unseen.length===0&&unread===0&&!isCut}function sawNothing({looks:looks}){return looks!==void 0&&looks.unseen.length===looks.files}function readNothing({looks:looks}){return looks!==void 0&&looks.unseen.length+looks.unread===looks.files}function reviewLine(facts){const{looks:looks,commit:commit}=facts
const short=`\`${commit.slice(0,7)}\``
const on=`on ${short}`
if(!looks)return`${countsOf(facts)}, ${on}`
const{files:files,unseen:unseen,unread:unread,isCut:isCut}=looks
if(files===0)return`Could not review ${short}: GitHub shows no changed file`
if(sawNothing(facts)){const which=files===1?"the changed file":`any of the ${files} changed files`
return`Could not review ${short}: GitHub shows no diff for ${which}`}const part=unread>0?`; ${unread} of ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(files,"file")} ${unread===1?"was":"were"} not read in full`:""
const some=unseen.length>0?`; ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(unseen.length,"file")} could not be looked at`:""
return`${countsOf(facts)}, ${on}${part}${some}${isCut?"; GitHub does not list all changed files":""}`}const NAMED=20
function renderUnseen({looks:looks}){if(!looks)return""
const{unread:unread,files:files}=looks
const were=`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(files,"file")} ${unread===1?"was":"were"}`
const part=unread>0?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("review-unread",{unread:`${unread} of ${were}`}):""
return[part,unseenIn(looks)].filter(Boolean).join("\n\n")}function unseenIn(looks){if(looks.unseen.length===0)return""
const rest=looks.unseen.length>NAMED?`, and ${looks.unseen.length-NAMED} more`:""
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("review-unseen",{files:`${looks.unseen.slice(0,NAMED).map(_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY).join(", ")}${rest}`})}function saysAnything({found:found,fixed:fixed,verdict:verdict}){return found>0||fixed>0||verdict==="APPROVE"}function countsOf({found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking}){const blocks=blocking>0?`; ${blocking} blocking`:""
const before=fixed+stillOpen>0?`, ${fixed} fixed, ${stillOpen} still open`:""
return`${found===0?"No new findings":(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(found,"new finding")}${before}${blocks}`}const VERDICTS={COMMENT:"",REQUEST_CHANGES:", which asks for changes",APPROVE:", which approves"}
function renderReviewFacts(facts){const{url:url,verdict:verdict,unposted:unposted}=facts
const place=url===void 0?"":`It is in [the review](${url})${VERDICTS[verdict]}.`
const said=unposted===""?place:`This is what the review would have said:\n\n${unposted}`
return[said,renderUnseen(facts)].filter(Boolean).join("\n\n")}}),24776:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CZ:()=>keptThreads,L4:()=>stateOf,ds:()=>sweepStates})
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
const run=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$Y)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
try{(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.xJ)(gitDir)
return await use({remote:(0,_state_remote_js__WEBPACK_IMPORTED_MODULE_4__.W)(run,remote),git:run()})}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder,{recursive:!0,force:!0})}}}),91106:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CB:()=>textsOf,DH:()=>decoded,G6:()=>MIN_LENGTH,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var _secret_parts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(24506)
const MIN_LENGTH=6
const minLine=16
function textsOf(value){return[...new Set([value.trim(),...(0,_secret_parts_js__WEBPACK_IMPORTED_MODULE_0__.B)(value).flatMap(part=>[part,...longLines(part)])])]}function formsOf(value){return textsOf(value).filter(part=>part.length>=MIN_LENGTH).flatMap(part=>[...asWritten(part),...encoded(part)])}function longLines(part){const lines=part.split(/[\r\n]+/).map(line=>line.trim())
return lines.length>1?lines.filter(line=>line.length>=minLine):[]}function asWritten(part){const forms=[part,decoded(part).text]
if(part.includes(" "))forms.push(part.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(part))forms.push(Buffer.from(part).toString("latin1"))
return forms.filter(form=>form.length>=MIN_LENGTH)}function encoded(part){const bytes=Buffer.from(part)
const hex=bytes.toString("hex")
return[hex,hex.toUpperCase(),...base64(bytes,"base64"),...base64(bytes,"base64url")]}function base64(bytes,encoding){const inside=[0,1,2].map(offset=>{const text=Buffer.concat([Buffer.alloc(offset),bytes]).toString(encoding)
return text.slice(Math.ceil(offset*8/6),Math.floor((offset+bytes.length)*8/6))})
return[bytes.toString(encoding),...inside]}const escapes=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const letters={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const entities={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(text){return/[\\%&]/.test(text)}function startOfOpenEscape(text){const tail=text.slice(-longest)
const found=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(tail)
return found?beginning(text,text.length-tail.length+found.index):text.length}function beforeEscape(text,index){if(index===text.length)return index
const start=Math.max(0,index-longest)
const found=text.slice(start,index).search(/[\\%&]/)
return found<0?index:beginning(text,start+found)}const longest=16
function beginning(text,index){let start=index
while(text[start]==="\\"&&text[start-1]==="\\")start-=1
return start}function decoded(text){const[at,from]=[[0],[0]]
let result=""
let end=0
for(const match of text.matchAll(escapes)){const meaning=meaningOf(match)
result+=text.slice(end,match.index)
end=match.index+match[0].length
at.push(result.length,result.length+meaning.length)
from.push(match.index,end)
result+=meaning}result+=text.slice(end)
const startOf=index=>{const piece=lastAtOrBefore(at,index)
return(from[piece]??0)+index-(at[piece]??0)}
const endOf=index=>{const piece=lastAtOrBefore(at,index)
return at[piece+1]===index+1?from[piece+1]??0:startOf(index)+1}
return{text:result,startOf:startOf,endOf:endOf}}function meaningOf([whole,unicode,byte,letter,other,percent,decimal,hex,entity]){const code=unicode??byte??percent??hex
if(code!==void 0)return unit(Number.parseInt(code,16),whole)
if(decimal!==void 0)return unit(Number.parseInt(decimal,10),whole)
if(letter!==void 0)return letters[letter]??letter
return entities[entity??""]??other??""}function unit(code,whole){return code<=65535?String.fromCharCode(code):whole}function lastAtOrBefore(at,index){let[low,high]=[0,at.length-1]
while(low<high){const middle=low+high+1>>1
if((at[middle]??0)<=index)low=middle
else high=middle-1}return low}}),24506:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>secretParts})
function secretParts(value){const parts=partsOrAll(value.trim())
const inAll=inBase64(value)
return[...new Set(inAll.length>0?[...parts,...inAll]:parts.flatMap(part=>[part,...inBase64(part)]))]}function partsOrAll(text){const parts=partsOf(text).filter(part=>part.length>=LEAST)
return parts.length===0?[text]:parts}function inBase64(part){const encoded=part.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(encoded))return[]
const text=Buffer.from(encoded,"base64").toString("latin1").trim()
if(text.length<LEAST||!/^[\t\n\r -~]*$/.test(text))return[]
const[,password=""]=/^[^\s:]*:(\S+)$/.exec(text)??[]
if(password.length>=LEAST&&!WORD.test(password))return[password]
return partsOrAll(text).filter(inner=>!WORD.test(inner)&&!USUAL.test(inner))}const LEAST=6
function partsOf(text,name=""){const fields=fieldsOf(text)
if(fields)return fields.flatMap(([field,inner])=>partsOf(inner,field))
if(HEADER.test(text))return inKeyFile(text)
if(ADDRESS.test(text))return inAddress(text)
if(name==="")return inWords(text)
return!USUAL.test(text)&&(NAMED.test(name)||isOpaque(text))?[text]:[]}const USUAL=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const NAMED=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(text){if(text.startsWith("{"))try{return inJson(JSON.parse(text),0)}catch{return}const ends=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(text)?";":/\r?\n/
const lines=text.split(ends).filter(line=>!/^\s*(?:#|$)/.test(line))
const pairs=lines.map(line=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(line))
if(pairs.length<2||pairs.includes(null))return
return pairs.map(pair=>[pair?.[1]??"",(pair?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const NAME=/[A-Za-z_][\w.-]*/g
const VALUE=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const PLACE=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const BETWEEN=/[\s"'`<>,;(){}[\]|]+/
function inWords(text){const named=text.split("\n").flatMap(namedInLine)
if(named.length===0&&!BETWEEN.test(text))return[]
const tokens=text.replaceAll(PLACE," ").split(BETWEEN).flatMap(word=>word.split(/[:=](?=[^:=])/)).map(word=>word.replace(/[.!?:]$/,"")).filter(word=>isOpaque(word)&&!CERTIFICATE.test(word))
const places=text.match(PLACE)??[]
return[...named,...tokens.map(token=>token.replace(COMMON,"")),...places.flatMap(inAddress)]}const CERTIFICATE=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(line){const found=[]
const start=line.search(/[A-Za-z_]/)
let end=0
for(const{0:name,index:index}of line.matchAll(NAME)){if(index<end||!NAMED.test(name))continue
VALUE.lastIndex=index+name.length
const[whole="",sign="",double,single,bare=""]=VALUE.exec(line)??[]
if(whole===""||sign===""&&WORD.test(bare)&&!/^(?:machine|default|login)\b/.test(line))continue
const isYaml=sign===":"&&bare!==""&&index===start
const value=isYaml?yamlValue(line.slice(index+name.length)):double??single??bare
end=isYaml?line.length:index+name.length+whole.length
if(!value.startsWith("$")&&!CERTIFICATE.test(value))found.push(...partsOf(value,name))}return found}function yamlValue(rest){return rest.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const DEPTH=10
function inJson(value,depth,name=""){if(typeof value==="string")return[[name,value.trim()]]
if(typeof value!=="object"||value===null||depth>DEPTH)return[]
const isList=Array.isArray(value)
return Object.entries(value).flatMap(([key,inner])=>inJson(inner,depth+1,isList?name:key))}const ADDRESS=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(text){const one=text.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(one))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(one)?.[1]??"")
const{username:username,password:password,pathname:pathname,searchParams:searchParams,hash:hash}=new URL(one)
const named=[...searchParams].filter(([name,value])=>NAMED.test(name)||isOpaque(value))
return[...WORD.test(decoded(password))?[`${username}:${password}`]:bothWays(password),...isOpaque(decoded(username))?bothWays(username):[],...named.map(([,value])=>value),...[...pathname.split("/"),hash.slice(1)].filter(isOpaque)]}const WORD=/^[a-z]{1,11}$/i
function bothWays(encoded){return encoded===""?[]:[encoded,decoded(encoded)]}function decoded(text){try{return decodeURIComponent(text)}catch{return text}}const HOST=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(text){if(text.length<16||/[\s@]|:\/\//.test(text)||HOST.test(text))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))return!1
const longest=text.split(/[^A-Za-z0-9]/).reduce((most,run)=>run.length>most.length?run:most,"")
return longest.length>=12&&/\d/.test(longest)&&/[a-z]/i.test(longest)&&new Set(text).size>=8}const HEADER=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(text){const lines=text.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const blocks=[]
const around=[]
let isInside=!1
for(const line of lines)if(line.startsWith("-----BEGIN ")){blocks.push({isPrivate:line.includes("PRIVATE"),body:[]})
isInside=!0}else if(line.startsWith("-----END "))isInside=!1
else if(isInside)blocks.at(-1)?.body.push(...bodyIn(line))
else around.push(line)
const keys=blocks.some(({isPrivate:isPrivate})=>isPrivate)?blocks.filter(({isPrivate:isPrivate})=>isPrivate):blocks
return[...keys.map(({body:body})=>body.join("\n").replace(COMMON,"")),...partsOf(around.join("\n"))]}function bodyIn(line){return line.includes(":")?[]:line.split(/\s+/).filter(run=>/^[A-Za-z0-9+/=]+$/.test(run))}const COMMON=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))}),43673:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>isOwnBranchName})
function isOwnBranchName(branch){return branch.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(branch)}}),22499:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
const SYSTEM_FOLDERS=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const MACHINE={lstat:path=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:!1}),readlink:node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync}
function systemProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
if(typeof found==="string")return found
throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config",`${name} was not found in a system folder: install ${name} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${SYSTEM_FOLDERS.join(", ")} and not in PATH.`,...found.refused].join(" ")})}function optionalProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
return typeof found==="string"?found:void 0}function systemPath(look=MACHINE){return SYSTEM_FOLDERS.filter(folder=>problemOf(folder,look)==="").join(":")}function systemEnvironment(look=MACHINE){return{PATH:systemPath(look),HOME:"/nonexistent",LC_ALL:"C"}}const PROXIES="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const CERTIFICATES="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(env){const isOutside=path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)&&!isIn(env.GITHUB_WORKSPACE,path)
const isPassed=name=>PROXIES.includes(name)||CERTIFICATES.includes(name)&&(env[name]??"").split(":").every(isOutside)
const names=[...PROXIES,...CERTIFICATES].filter(name=>env[name]&&isPassed(name))
return Object.fromEntries(names.map(name=>[name,env[name]??""]))}function isIn(folder,path){if(!folder)return!1
const roots=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder),realPathOf(folder)]
const isBelow=each=>roots.some(root=>each===root||each.startsWith(`${root}/`))
return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,path))||isBelow(realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)?path:`${folder}/${path}`))}function realPathOf(path,links=0){try{return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)}catch{const parent=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)
if(parent===path||links>MOST_LINKS)return path
const above=realPathOf(parent,links)
const target=linkAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)))
if(target===void 0)return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))
return realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target)?target:`${above}/${target}`,links+1)}}function linkAt(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)}catch{return}}const MOST_LINKS=40
function findSystemProgram(name,look){const refused=[]
for(const folder of SYSTEM_FOLDERS){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
if(look.lstat(path)===void 0)continue
const problem=problemOf(path,look)
if(problem==="")return path
refused.push(`${path} is not used: ${problem}.`)}return{refused:refused}}function problemOf(path,look){let[done,rest,links]=["/",path.split("/"),0]
for(let part=rest.shift();part!==void 0;part=rest.shift()){const here=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(done,part)
const found=look.lstat(here)
if(found===void 0)return`${here} is not there`
if(found.isSymbolicLink()){links+=1
if(links>MOST_LINKS)return"it leads in a circle"
const target=look.readlink(here)
if((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))done="/"
rest=[...target.split("/"),...rest]
continue}if(found.uid!==0)return`${here} does not belong to root`
if((found.mode&18)!==0)return`others than root can write ${here}`
done=here}return""}}),99217:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Am:()=>withFeedback,Ct:()=>RUNS_FILE,Oc:()=>Ledger,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,vA:()=>totalsOf,wv:()=>NO_TOTALS})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(64377)
var _core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95017)
var _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14549)
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
return withRecord(recordsIn(read),{...run,...nothing,model:"",outcome:UNFINISHED,before:before})}function takenIn(read){const stats=parsed(zod__WEBPACK_IMPORTED_MODULE_3__.object({stats:_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.Uz}),read(_core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_1__.bv))?.stats??_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.Sh
const{prompt_tokens:prompt_tokens,cache_read_tokens:cache_read_tokens,completion_tokens:completion_tokens,cost:cost,models:models}=(0,_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.vA)(stats)
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
return{...one,outcomes:outcomes,runs:one.runs+other.runs,inputTokens:one.inputTokens+other.inputTokens,cachedTokens:one.cachedTokens+other.cachedTokens,outputTokens:one.outputTokens+other.outputTokens,costUsd:Math.round((one.costUsd+other.costUsd)*1e6)/1e6,unpriced:one.unpriced+other.unpriced,up:one.up+other.up,down:one.down+other.down}}}),1539:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H3:()=>PREFIX,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
const PREFIX="conversation/"
const OUTPUTS="observations"
const LARGEST_OUTPUT=1024*1024
const ALL_OUTPUTS=8*1024*1024
function conversationFiles(folder){const subAgents=entries(folder,"subagents").filter(entry=>entry.isDirectory())
const parts=["",...subAgents.map(({name:name})=>`subagents/${name}/`)]
return[...parts.flatMap(part=>logFiles(folder,part)),...outputs(folder)].filter(({path:path})=>(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__.rX)(path))}function logFiles(folder,part){const events=names(folder,`${part}events`).map(name=>fileAt(folder,`${part}events/${name}`,"written once"))
const others=names(folder,part).filter(name=>name.endsWith(".json"))
return[...others.map(name=>fileAt(folder,part+name)),...events]}function restoreConversation(files,folder){for(const[path,bytes]of files){if(!path.startsWith(PREFIX))continue
const target=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path.slice(PREFIX.length));(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target,bytes)}}function sameFiles(files){return[...files].map(([path,bytes])=>({path:path,stamp:"as read",read:()=>bytes}))}function outputs(folder){const found=names(folder,OUTPUTS).flatMap(name=>{const facts=look((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,OUTPUTS,name))
return facts&&facts.size<=LARGEST_OUTPUT?[{...facts,name:name}]:[]})
let left=ALL_OUTPUTS
const newest=found.sort((a,b)=>b.mtimeMs-a.mtimeMs).filter(({size:size})=>{left-=size
return left>=0})
return newest.map(({name:name,size:size,mtimeMs:mtimeMs})=>fileAt(folder,`${OUTPUTS}/${name}`,`${size} ${mtimeMs}`))}function fileAt(folder,name,stamp){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
const facts=stamp===void 0?look(path):void 0
return{path:PREFIX+name,stamp:stamp??`${facts?.size} ${facts?.mtimeMs}`,read:()=>readPlain(path)}}function names(folder,inside){return entries(folder,inside).filter(entry=>entry.isFile()).map(({name:name})=>name).sort()}function entries(folder,inside){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,inside)
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path,{withFileTypes:!0}):[]}function look(path){return opened(path,descriptor=>{const facts=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)
return facts.isFile()?{size:facts.size,mtimeMs:facts.mtimeMs}:void 0})}function readPlain(path){return opened(path,descriptor=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile()?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor):void 0)??Buffer.alloc(0)}function opened(path,use){let descriptor
try{descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK)
return use(descriptor)}catch{return}finally{if(descriptor!==void 0)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}}}),65870:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NY:()=>countRun,SC:()=>readLedger,Uz:()=>LEDGER,mG:()=>changeLedger,th:()=>LEDGER_FILE})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21843)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _ledger_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(99217)
var _state_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54267)
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
if(!/\b403\b|denied/.test(message))(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`This run is not in the totals of \`show --costs\`. ${message}`)}}function ledgerIn(found){return found.status==="found"?readLedger(found.files.get(LEDGER_FILE)?.toString()):_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv}function readLedger(text){try{return text===void 0?_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv:_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Oc.parse(JSON.parse(text))}catch(cause){const hint=`Delete the ref ${LEDGER.ref} to begin the totals again.`
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
