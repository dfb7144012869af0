export const id=987
export const ids=[987]
export const modules={30289:((t,e,r)=>{r.d(e,{Q$:()=>a,xu:()=>s,yk:()=>readOnlyWorkspace})
var n=r(98664)
const a="node of the workspace"
const s=12*1024*1024
function readOnlyWorkspace(t){const refuse=async()=>{throw new n.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:t.kind,workingDir:t.workingDir,outputDir:t.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:t.edits,saveOutput:(e,r)=>t.saveOutput(e,r),stat:e=>t.stat(e),read:(e,r)=>t.read(e,r),list:e=>t.list(e),realPath:e=>t.realPath(e),findFiles:(e,r)=>t.findFiles(e,r),searchText:(e,r)=>t.searchText(e,r),gitChanges:e=>t.gitChanges(e),gitDiff:e=>t.gitDiff(e)}}}),20987:((t,e,r)=>{r.r(e)
r.d(e,{pageData:()=>pageData,webRead:()=>webRead})
var n=r(77598)
var a=r(28942)
var s=r(46032)
var o=r(69423)
var i=r(30289)
var c=r(98664)
var l=r(80292)
var d=r(94869)
var p=r(88135)
const u=2*1024*1024
const w=3e4
const h=a.url({protocol:/^https?$/,error:"must be an address with http:// or https://"})
const g=a.object({url:a.string(),status:a.int(),type:a.string(),text:a.string(),isCut:a.boolean()})
const m=a.union([a.object({problem:a.string()}).readonly(),g.readonly()])
function webRead(t){return(0,o.uO)({name:"web_read",description:(0,p.J1)("tools/web_read"),input:a.object({url:h.describe("With http:// or https://.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!0},risk:(t,{isSandboxed:e})=>e?"LOW":"MEDIUM",commands:({url:t})=>[t],declaredResources:()=>({declared:!0,keys:[]}),async run({url:e},r){const n=await fetchPage(e,r)
const a=/^(?:text\/html|application\/xhtml)/i.test(n.type)
const o=a?await t(n.text):n.text
const i=(0,p.J1)("tools/web_read-page",{url:(0,d.TN)(n.url,300),status:String(n.status),type:(0,d.TN)(n.type,100),cut:n.isCut?`, cut after ${u/1024/1024} MB`:""})
return{content:[(0,s.Qq)(`${i}\n${pageData(o.trim())}`)],is_error:n.status>=400,url:n.url}}})}async function fetchPage(t,{workspace:e,signal:r}){const n=["-e",y,"--",t,String(u),String(w)]
const a=await firstLine(e,n,r)
const s=m.safeParse((0,l.dn)(a))
if(s.success&&"status"in s.data)return s.data
const o=s.success&&"problem"in s.data?s.data.problem:a
throw new c.Fp((0,p.J1)("tools/web_read-failed",{url:(0,d.TN)(t,300),why:(0,d.TN)(o,500)}))}async function firstLine(t,e,r){const n={NODE_USE_ENV_PROXY:"1",NODE_NO_WARNINGS:"1"}
const a=await t.openProgram({file:i.Q$,args:e,environment:n})
const close=()=>void a.close().catch(()=>{})
r.addEventListener("abort",close,{once:!0})
try{for(const t=Date.now()+2*w;Date.now()<t;){const t=await a.read()
r.throwIfAborted()
const[e=t.end]=t.lines
if(e!==void 0)return e}return"It did not answer."}finally{r.removeEventListener("abort",close)
await a.close()}}function pageData(t){const e=(0,n.randomBytes)(12).toString("hex")
const r=t.replaceAll(/\p{Cf}/gu,"").replaceAll(e," ")
return(0,p.J1)("tools/page-data",{nonce:e,text:r})}const y=String.raw`
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
