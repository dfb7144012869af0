export const id=987
export const ids=[987]
export const modules={30289:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q$:()=>OWN_NODE,xu:()=>MAX_PROGRAM_LINE,yk:()=>readOnlyWorkspace})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const OWN_NODE="node of the workspace"
const MAX_PROGRAM_LINE=12*1024*1024
function readOnlyWorkspace(workspace){const refuse=async()=>{throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:workspace.kind,workingDir:workspace.workingDir,outputDir:workspace.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:workspace.edits,saveOutput:(name,bytes)=>workspace.saveOutput(name,bytes),stat:path=>workspace.stat(path),read:(path,maxBytes)=>workspace.read(path,maxBytes),list:path=>workspace.list(path),realPath:path=>workspace.realPath(path),findFiles:(query,signal)=>workspace.findFiles(query,signal),searchText:(query,signal)=>workspace.searchText(query,signal),gitChanges:path=>workspace.gitChanges(path),gitDiff:file=>workspace.gitDiff(file)}}}),20987:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{pageData:()=>pageData,webRead:()=>webRead})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(28942)
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46032)
var _core_tool_tool_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(69423)
var _core_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(30289)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
const MOST_BYTES=2*1024*1024
const PATIENCE_MS=3e4
const WebAddress=zod__WEBPACK_IMPORTED_MODULE_6__.url({protocol:/^https?$/,error:"must be an address with http:// or https://"})
const Page=zod__WEBPACK_IMPORTED_MODULE_6__.object({url:zod__WEBPACK_IMPORTED_MODULE_6__.string(),status:zod__WEBPACK_IMPORTED_MODULE_6__.int(),type:zod__WEBPACK_IMPORTED_MODULE_6__.string(),text:zod__WEBPACK_IMPORTED_MODULE_6__.string(),isCut:zod__WEBPACK_IMPORTED_MODULE_6__.boolean()})
const Answer=zod__WEBPACK_IMPORTED_MODULE_6__.union([zod__WEBPACK_IMPORTED_MODULE_6__.object({problem:zod__WEBPACK_IMPORTED_MODULE_6__.string()}).readonly(),Page.readonly()])
function webRead(toMarkdown){return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_2__.uO)({name:"web_read",description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/web_read"),input:zod__WEBPACK_IMPORTED_MODULE_6__.object({url:WebAddress.describe("With http:// or https://.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!0},risk:(_,{isSandboxed:isSandboxed})=>isSandboxed?"LOW":"MEDIUM",commands:({url:url})=>[url],declaredResources:()=>({declared:!0,keys:[]}),async run({url:url},context){const page=await fetchPage(url,context)
const isHtml=/^(?:text\/html|application\/xhtml)/i.test(page.type)
const shown=isHtml?await toMarkdown(page.text):page.text
const head=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/web_read-page",{url:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(page.url,300),status:String(page.status),type:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(page.type,100),cut:page.isCut?`, cut after ${MOST_BYTES/1024/1024} MB`:""})
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`${head}\n${pageData(shown.trim())}`)],is_error:page.status>=400,url:page.url}}})}async function fetchPage(url,{workspace:workspace,signal:signal}){const args=["-e",FETCHER,"--",url,String(MOST_BYTES),String(PATIENCE_MS)]
const line=await firstLine(workspace,args,signal)
const answer=Answer.safeParse(parsed(line))
if(answer.success&&"status"in answer.data)return answer.data
const why=answer.success&&"problem"in answer.data?answer.data.problem:line
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp((0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/web_read-failed",{url:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(url,300),why:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(why,500)}))}async function firstLine(workspace,args,signal){const environment={NODE_USE_ENV_PROXY:"1",NODE_NO_WARNINGS:"1"}
const program=await workspace.openProgram({file:_core_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Q$,args:args,environment:environment})
const close=()=>void program.close().catch(()=>{})
signal.addEventListener("abort",close,{once:!0})
try{for(const end=Date.now()+2*PATIENCE_MS;Date.now()<end;){const news=await program.read()
signal.throwIfAborted()
const[line=news.end]=news.lines
if(line!==void 0)return line}return"It did not answer."}finally{signal.removeEventListener("abort",close)
await program.close()}}function parsed(line){try{return JSON.parse(line)}catch{return}}function pageData(text){const nonce=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString("hex")
const shown=text.replaceAll(/\p{Cf}/gu,"").replaceAll(nonce," ")
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/page-data",{nonce:nonce,text:shown})}const FETCHER=String.raw`
const [url, most, patience] = process.argv.slice(1);
const TEXT = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|yaml|javascript|x-ndjson|toml))/i;
const words = (error) => [error.message, error.cause?.message, error.cause?.code].filter(Boolean).join(": ");

async function read() {
  const reply = await fetch(url, { signal: AbortSignal.timeout(Number(patience)), headers: { accept: "text/html, text/*, application/json" } });
  const type = reply.headers.get("content-type") ?? "text/plain";
  if (!TEXT.test(type)) return { problem: "It is " + type + ", and only text is read. Download it in the terminal." };
  const parts = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    parts.push(part.subarray(0, Number(most) - size));
    size += part.length;
    if (size >= Number(most)) break;
  }
  const label = /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  let decoder;
  try { decoder = new TextDecoder(label); } catch { decoder = new TextDecoder(); }
  return { url: reply.url, status: reply.status, type, text: decoder.decode(Buffer.concat(parts)), isCut: size >= Number(most) };
}

read().catch((error) => ({ problem: words(error) })).then((result) => process.stdout.write(JSON.stringify(result) + "\n", () => process.exit()));
`})}
