export const id=4267
export const ids=[4267]
export const modules={3630:((e,t,n)=>{n.d(t,{_:()=>gitEnvironment})
var r=n(22499)
function gitEnvironment(e){return(0,r.mR)(e)}}),63768:((e,t,n)=>{n.d(t,{CK:()=>whyNotYet,DL:()=>asReview,PP:()=>ignored,TN:()=>keyOf,dF:()=>isReviewing,eY:()=>snapshotOf,gq:()=>isLookedAt,zN:()=>isReview})
function ignored(e){return{status:"ignored",why:e}}function keyOf(e,t,...n){return[e,t,...n].join("/")}function snapshotOf({title:e,body:t,user:n,author_association:r,html_url:s,created_at:i}){const o=n?.login??"ghost"
return{title:e,body:t??"",author:o,association:r,url:s,createdAt:i}}const r=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:e}){return e==="review"}function isReview({kind:e}){return e==="review"||e==="review-request"}function isLookedAt(e){return r.includes(e)}function whyNotYet({draft:e}){return e?ignored("the pull request is a draft"):void 0}const s=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(e,t){if(e.status==="ignored")return e
const n=e.thread.type==="pull_request"&&e.kind!=="ci-failure"
if(isReviewing(t)){if(!n)return ignored("this workflow only reviews pull requests")
if(e.kind==="review")return e
return{...e,kind:e.kind==="automation"?"review":"review-request"}}const r=e.request.split("\n\n").at(-1)??""
return n&&e.kind==="mention"&&s.test(r)?{...e,kind:"review-request"}:e}}),54552:((e,t,n)=>{n.d(t,{C1:()=>pendingJson,Eb:()=>openIntents,H9:()=>isPlanned,Jh:()=>S,O$:()=>unreadable,Q6:()=>recordDecision,TH:()=>idOf,VK:()=>shortDigest,Vb:()=>nameOf,YY:()=>carryOver,dz:()=>openItems,ol:()=>digestOf,rr:()=>bodyDigest,wT:()=>shownPatch,zJ:()=>openChange})
var r=n(77598)
var s=n(28942)
var i=n(64377)
var o=n(76327)
var a=n(80292)
var c=n(62423)
var u=n(79190)
const l=s.string().regex(/^[0-9a-f]{40,64}$/)
const d=i.datetime()
const f=s.strictObject({login:s.string(),id:s.number().int().nullable()}).readonly()
const p={v:s.literal(1),repository:s.number().int(),thread:s.number().int(),run:s.number().int(),conversation:s.string(),tree:l,head:l,policy:s.string(),requesters:s.array(f).readonly(),created:d,expires:d}
const{tree:h,head:m,...g}=p
const w=s.strictObject({...g,intent:s.string(),value:s.string(),words:s.string()}).readonly()
const b=s.strictObject({...p,paths:s.array(s.string()).min(1).readonly(),patch:s.string(),branch:s.string(),is_new:s.boolean(),base:s.string(),pull_request:s.number().int().nullable()}).readonly()
const y=24e3
function shownPatch(e){return(0,c.DV)("diff",(0,u.ky)((0,u.RK)(e.replace(/\n$/,""))))}function unreadable(e,t){const n=e.toString("utf8")
if(!Buffer.from(n).equals(e)||/(?:^|\n)GIT binary patch(?=\n|$)/.test(n))return"it is not text, so it cannot be shown"
const r=shownPatch(n)
if(t(r)!==r)return"it contains what looks like a secret, which is never shown"
return r.length>y?"it is too long to be shown in full":void 0}const v=s.string().regex(/^[0-9a-f]{64}$/)
const k=s.strictObject({...p,action:s.string(),tool:s.string(),arguments:s.string(),cwd:s.string(),grant:o.Ve,network:s.string()}).readonly()
const O=s.strictObject({verdict:s["enum"](["approved","rejected","dropped"]),by:s.string(),at:d,reason:s.string()}).readonly()
const _=s.strictObject({pending:s.union([k,b,w]),risk:s.string(),reasons:s.array(s.string()).readonly(),shown:d.nullable(),decision:O.nullable()}).readonly()
const S=s.strictObject({v:s.literal(1),items:s.array(_).min(1).readonly(),comment:s.strictObject({id:s.number().int(),digest:v}).readonly().nullable(),of_plan:s.literal(!0).optional()}).readonly()
function digestOf(e){return sha256((0,a.dj)(e))}function shortDigest(e){return digestOf(e).slice(0,12)}function idOf(e){return"tool"in e?e.action:digestOf(e)}function nameOf(e){if("intent"in e)return e.intent
return"patch"in e?e.paths.join(", "):e.tool}function bodyDigest(e){return sha256(e.replaceAll("\r\n","\n").trimEnd())}function sha256(e){return(0,r.createHash)("sha256").update(e,"utf8").digest("hex")}function openItems({items:e}){return e.filter(({decision:e})=>e===null)}function openIntents(e){return e?openItems(e).filter(({pending:e})=>"intent"in e):[]}function isPlanned({pending:e}){return"intent"in e&&e.intent==="plan"}function openChange(e){const[t]=e?openItems(e):[]
return t&&"patch"in t.pending?t.pending:void 0}function isSame(e,t){const lasting=({run:e,created:t,expires:n,...r})=>(0,a.dj)(r)
return lasting(e)===lasting(t)}function carryOver(e,t,n){const r=t?openItems(t):[]
return e.map(e=>{const t=r.find(({pending:t})=>isSame(t,e.pending))
return t?{...t,shown:t.shown??n}:e})}function recordDecision(e,t,n){const r=new Set(t.map(({pending:e})=>idOf(e)))
const take=e=>e.decision===null&&r.has(idOf(e.pending))?{...e,decision:n}:e
return{...e,items:e.items.map(take)}}function pendingJson(e){const t=e.items.filter(({decision:e})=>e===null)
return JSON.stringify(t.map(e=>({digest:shortDigest(e.pending),...facts(e),expires:e.pending.expires})))}function facts({pending:e,risk:t,reasons:n}){if("patch"in e)return{paths:e.paths,branch:e.branch}
if("intent"in e)return{intent:e.intent,value:JSON.parse(e.value)}
const{tool:r,cwd:s,grant:i}=e
const{secrets:o,hosts:a,server:c}=i
return{tool:r,arguments:JSON.parse(e.arguments),cwd:s,risk:t,reasons:n,reach:{secrets:o,hosts:a,server:c}}}}),79190:((e,t,n)=>{n.d(t,{RK:()=>visible,go:()=>signsIn,ky:()=>wrapped})
const r=/^[\n\x20-\x7eÀ-ÖØ-öø-žぁ-ゖァ-ヺ一-鿿가-힣]$/u
const s=new Set(["Ð","ı","Ĳ","ĳ","ĸ","Ŀ","ŀ","ŉ","一","丶","丨","丿"])
const i="⇥"
const o="␠"
const a="⏎"
const c="↪"
const u=/ {40,}/g
const l=/\n{5,}/g
const d=[[a,/⏎(?!⟧)/],[o,/␠(?!⟧)/],[i,/⇥/],["⟦80 × ⏎⟧",/⏎⟧/],["⟦500 × ␠⟧",/␠⟧/],["⟦U+…⟧",/⟦U\+/],[c,/↪/]]
function signsIn(e){return d.filter(([,t])=>t.test(e)).map(([e])=>e)}function visible(e){const t=Array.from(e,sign).join("")
return t.replaceAll(u,e=>`⟦${e.length} × ${o}⟧`).replaceAll(l,e=>`\n⟦${e.length} × ${a}⟧\n`).replaceAll(/(?<! ) +(?=\n|$)/g,e=>o.repeat(e.length)).replace(/^\n+/,e=>`${a}\n`.repeat(e.length)).replace(/(?<!\n)\n+$/,e=>a.repeat(e.length))}const f=/(?:⟦[^⟧\n]*⟧|[^\n]){1,96}/gu
function wrapped(e){return e.split("\n").map(e=>{const t=e.match(f)??[e]
const n=t.map((e,n)=>n<t.length-1?e.replace(/ $/,o):e)
return n.join(`\n${c}`)}).join("\n")}function sign(e){if(e==="\t")return i
if(r.test(e)&&!s.has(e))return e
const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`}}),45013:((e,t,n)=>{n.d(t,{j:()=>askGraphql})
var r=n(28942)
var s=n(94869)
var i=n(58908)
const o=r.object({errors:r.tuple([r.object({type:r.string().optional(),message:r.string()})],r.unknown())})
const a={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(e,t,{variables:n,permission:r}){try{return await e.graphql(t,n)}catch(e){const[t]=o.safeParse(e).data?.errors??[]
if(e instanceof i.Q4||t===void 0)throw e
const n=a[t.type??""]??422
const c=`Give the job this line under \`permissions:\` in the workflow: \`${r}\`.`
throw new i.Q4(n,"GitHub refused the write.",{quote:`GitHub answered: ${(0,s.TN)(t.message,300)}`,hint:n===403?c:"Check whether the thread still exists and is open.",cause:e})}}}),3549:((e,t,n)=>{n.d(t,{HK:()=>takeOff,qT:()=>i,r1:()=>o,wv:()=>react})
var r=n(28942)
var s=n(45013)
const i=r["enum"](["eyes","confused","hooray","+1"])
const o=r.discriminatedUnion("kind",[r.object({kind:r.literal("issue-comment"),id:r.number()}),r.object({kind:r.literal("review-comment"),id:r.number()}),r.object({kind:r.literal("thread"),number:r.number()}),r.object({kind:r.literal("node"),id:r.string(),permission:r.string()})]).readonly()
const a=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(e,{owner:t,name:n},r,i){const o={owner:t,repo:n,content:i}
switch(r.kind){case"issue-comment":{const t="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await e.request(t,{...o,comment_id:r.id})
return}case"review-comment":{const t="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await e.request(t,{...o,comment_id:r.id})
return}case"node":{const t=i==="+1"?"THUMBS_UP":i.toUpperCase()
const n={input:{subjectId:r.id,content:t}}
await(0,s.j)(e,a,{variables:n,permission:r.permission})
return}case"thread":{const t="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await e.request(t,{...o,issue_number:r.number})}}}async function takeOff(e,{owner:t,name:n},r,{kind:s,name:i}){const o={owner:t,repo:n,issue_number:r}
if(s==="label")await e.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...o,name:i})
else{const t="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await e.request(t,{...o,assignees:[i]})}}}),83093:((e,t,n)=>{n.d(t,{I3:()=>latinOf,MT:()=>oldLine,Mc:()=>entriesOf,NG:()=>i,Pq:()=>differenceOf,_n:()=>unquote,b4:()=>readBlobs,gN:()=>sizesOf,nG:()=>filesIn,p6:()=>treeWith,ps:()=>s,s9:()=>entriesIn,sj:()=>r,zB:()=>isApart})
const r="000000"
const s="120000"
const i="160000"
function isApart({path:e},t){return t!==void 0&&`${e}/`.startsWith(`${t}/`)}async function entriesOf(e,t,n){return entriesIn(await e.raw(["diff-tree","-r","--raw","--no-renames","--no-abbrev",t,n]))}async function differenceOf(e,t,n){const r=["diff-tree","-r","--raw","--numstat","--no-renames","--no-abbrev"]
const s=(await e.raw([...r,t,n])).split("\n").filter(Boolean)
const isRaw=e=>e.startsWith(":")
return{entries:s.filter(isRaw).map(parseLine),files:s.filter(e=>!isRaw(e)).map(parseNumstat)}}function parseNumstat(e){const[t="",n="",r=""]=e.split("\t")
return{path:unquote(r),added:countOf(t),removed:countOf(n)}}function countOf(e){return e==="-"?void 0:Number(e)}function entriesIn(e){return e.split("\n").filter(Boolean).map(parseLine)}function parseLine(e){const t=e.indexOf("\t")
const[n="",r="",s="",i=""]=e.slice(1,t).split(" ")
const o=e.slice(t+1)
return{path:unquote(o),quoted:o,oldMode:n,newMode:r,oldObject:s,newObject:i}}const o={a:"",b:"\b",t:"\t",n:"\n",v:"\v",f:"\f",r:"\r"}
function unquote(e){return e.startsWith('"')?Buffer.from(latinOf(e),"latin1").toString("utf8"):e}function latinOf(e){if(!e.startsWith('"'))return e
return e.slice(1,-1).replaceAll(/\\([0-7]{3}|.)/g,(e,t)=>t.length===3?String.fromCharCode(Number.parseInt(t,8)):o[t]??t)}function oldLine({oldMode:e,oldObject:t,quoted:n}){return`${e} ${t}\t${n}\n`}async function treeWith(e,t,n,s){await e.raw(["read-tree",t])
const i=n.map(({quoted:e,oldMode:t,newMode:n,oldObject:r,newObject:i})=>s==="old"?`${t} ${r}\t${e}\n`:`${n} ${i}\t${e}\n`)
const isRemoval=e=>e.startsWith(r)
const o=[...i.filter(isRemoval),...i.filter(e=>!isRemoval(e))]
await e.raw(["update-index","--index-info"],o.join(""))
return(await e.raw(["write-tree"])).trim()}async function filesIn(e,t){const n=(await e.bytes(["ls-tree","-r","-l","-z","--full-tree",t])).toString().split("\0")
return n.flatMap(e=>{const t=e.indexOf("\t")
const[n,r,i="",o]=e.slice(0,Math.max(0,t)).split(/ +/)
return r==="blob"?[{path:e.slice(t+1),size:Number(o),id:i,isLink:n===s}]:[]})}async function sizesOf(e,t){if(t.length===0)return new Map
const n=(await e.raw(["cat-file","--batch-check"],listed(t))).split("\n")
const r=n.map(e=>e.split(" "))
return new Map(r.flatMap(([e="",t,n])=>t==="blob"?[[e,Number(n)]]:[]))}async function readBlobs(e,t,n){const r=new Map
if(t.length===0)return r
const s=await e.bytes(["cat-file","--batch"],listed(t),n)
for(let e=0;e<s.length;){const t=s.indexOf("\n",e)
const[n="",i,o]=s.toString("latin1",e,t).split(" ")
const a=o===void 0?-1:Number(o)
if(i==="blob")r.set(n,s.subarray(t+1,t+1+a))
e=t+1+a+1}return r}function listed(e){return[...new Set(e)].map(e=>`${e}\n`).join("")}}),5662:((e,t,n)=>{n.d(t,{OX:()=>stateKeys,gs:()=>enclose,un:()=>readState,yT:()=>readUnverified})
var r=n(77598)
var s=n(28942)
var i=n(80292)
var o=n(83093)
var a=n(21843)
var c=n(78428)
const u=s.strictObject({version:s.int(),manifest:s.union([s.strictObject({plain:s.json()}),s.strictObject({encrypted:s.string()})]),files:s.string(),mac:s.string()}).readonly()
function enclose({manifest:e,files:t,isEncrypted:n},r,s){const o=(0,i.dj)(e)
const c=n?{encrypted:s.encrypt(Buffer.from(o)).toString("base64")}:{plain:JSON.parse(o)}
const u={version:a.xv,manifest:c,files:t}
return`${(0,i.dj)({...u,mac:s.sign(signedText(u,r))})}\n`}function disclose(e,t,n){const r=u.safeParse(fromJson(e))
if(!r.success)return unusable("it is damaged, or was written by another version")
const{mac:s,...i}=r.data
if(!n.isSigned(signedText(i,t),s))return unusable("it was not signed with this repository's key for this thread")
if(i.version!==a.xv)return unusable("it was written by another version")
const o="encrypted"in i.manifest
const c=a._8.safeParse(contentOf(i.manifest,n))
if(!c.success)return unusable("it was written by another version")
return{status:"sound",manifest:c.data,files:i.files,isEncrypted:o}}function plainManifest(e){const t=u.safeParse(fromJson(e))
if(!t.success||!("plain"in t.data.manifest))return
return a._8.safeParse(t.data.manifest.plain).data}function unusable(e){return{status:"unusable",why:e}}function signedText(e,{repositoryId:t,name:n}){return(0,i.dj)({...e,repository_id:t,name:n})}function contentOf(e,t){if("plain"in e)return e.plain
const n=t.decrypt(Buffer.from(e.encrypted,"base64"))
return n&&fromJson(n.toString())}function fromJson(e){try{return JSON.parse(e)}catch{return}}const l="aes-256-gcm"
const d=12
const f=16
function stateKeys(e,t){const derive=n=>Buffer.from((0,r.hkdfSync)("sha256",e,String(t),n,32))
const[n,s]=[derive("deckhand state mac"),derive("deckhand state encryption")]
const sign=e=>(0,r.createHmac)("sha256",n).update(e).digest("hex")
return{sign:sign,isSigned(e,t){const[n,s]=[Buffer.from(sign(e)),Buffer.from(t)]
return n.length===s.length&&(0,r.timingSafeEqual)(n,s)},encrypt(e){const t=(0,r.randomBytes)(d)
const n=(0,r.createCipheriv)(l,s,t,{authTagLength:f})
return Buffer.concat([t,n.update(e),n.final(),n.getAuthTag()])},decrypt(e){if(e.length<d+f)return
const t=(0,r.createDecipheriv)(l,s,e.subarray(0,d),{authTagLength:f})
t.setAuthTag(e.subarray(-f))
try{return Buffer.concat([t.update(e.subarray(d,-f)),t.final()])}catch{return}}}}async function readState(e,t,n,r){const s=await storedIn(e,t)
return"status"in s?s:believe(s,n,r)}async function readUnverified(e,t){const n=await storedIn(e,t)
if("status"in n)return n
const r=plainManifest(n.get(c.e0)?.toString()??"")
if(!r)return unusable("it is encrypted, damaged, or was written by another version")
const s=new Map([...n].filter(([e])=>e!==c.e0))
return{status:"found",outcome:r.outcome,files:s}}async function storedIn(e,t){const n=await entriesOf(e,t)
const r=problemIn(n)
if(r!==void 0)return unusable(r)
const s=await(0,o.b4)(e,n.map(({object:e})=>e))
return new Map(n.flatMap(({path:e,object:t})=>{const n=s.get(t)
return n?[[e,n]]:[]}))}function believe(e,t,n){const r=disclose(e.get(c.e0)?.toString()??"",t,n)
if(r.status==="unusable")return r
const s=[...e].filter(([e])=>e!==c.e0)
const i=new Map(s.map(([e,t])=>[e,(0,c.Oy)(t)]))
if((0,c.ol)(i)!==r.files)return unusable("its files are not those that were signed")
const{manifest:o,isEncrypted:a}=r
const u=s.map(([e,t])=>[e,a?n.decrypt(t):t])
const l=new Map(u.flatMap(([e,t])=>t?[[e,t]]:[]))
if(l.size<u.length)return unusable("a file of it cannot be opened")
return{status:"found",manifest:o,files:l,stored:i,isEncrypted:a}}async function entriesOf(e,t){const n=await e.raw(["ls-tree","-r","-z","-l","--full-tree",t])
return n.split("\0").filter(Boolean).map(e=>{const t=e.indexOf("\t")
const[n="",,r="",s=""]=e.slice(0,t).split(/ +/)
return{mode:n,object:r,bytes:Number(s),path:e.slice(t+1)}})}function problemIn(e){const t=e.reduce((e,{bytes:t})=>e+t,0)
const n=e.length>c.b1.files||t>c.b1.allBytes
if(n||e.some(({bytes:e})=>e>c.b1.fileBytes))return"it is larger than a state may be"
const r=e.some(({mode:e,path:t})=>e!=="100644"||!(t===c.e0||(0,c.rX)(t)))
return r?"it contains files that are no part of a state":void 0}}),21843:((e,t,n)=>{n.d(t,{$s:()=>withAnswer,_8:()=>m,nD:()=>d,oy:()=>answerTo,xv:()=>o,yz:()=>freshManifest})
var r=n(28942)
var s=n(64377)
var i=n(3549)
const o=2
const a=200
const c=r.string().regex(/^[0-9a-f]{40,64}$/)
const u=s.datetime()
const l=r.strictObject({key:r.string(),comment_url:r.string().nullable(),outcome:r.string(),reaction:i.qT.optional(),time:u}).readonly()
const d=r.strictObject({run_id:r.int(),attempt:r.int(),run_url:r.string(),key:r.string(),taken:u,until:u}).readonly()
const f=r.strictObject({branch:r.string(),commit:c,base:r.string(),pull_request:r.int().nullable()})
const p=f.readonly()
const h=f.extend({name:r.string().regex(/^[\w.-]+\/[\w.-]+$/)}).readonly()
const m=r.strictObject({conversation_id:r.uuid(),answered:r.array(l).max(a).readonly(),work:p.nullable(),repositories:r.record(r.string().regex(/^\d{1,15}$/),h).readonly(),comment_id:r.int().nullable(),lease:d.nullable(),outcome:r.string().nullable(),reason:r.string().nullable(),read_until:r.string().nullable(),thread_digest:r.string().nullable(),proposal:r.json().nullable(),counters:r.record(r.string(),r.number()).readonly()}).readonly()
function freshManifest(e){return{conversation_id:e,answered:[],work:null,repositories:{},comment_id:null,lease:null,outcome:null,reason:null,read_until:null,thread_digest:null,proposal:null,counters:{}}}function answerTo(e,{answered:t}){return t.findLast(t=>t.key===e)}function withAnswer(e,t){const n=e.answered.filter(({key:e})=>e!==t.key)
return{...e,answered:[...n,t].slice(-a)}}}),78428:((e,t,n)=>{n.d(t,{Oy:()=>storedFile,QY:()=>threadState,b1:()=>o,e0:()=>a,ol:()=>digestOf,pH:()=>FileCache,pg:()=>taskState,rX:()=>isStatePath,sc:()=>sha256})
var r=n(4573)
var s=n(77598)
const i=1024*1024
const o={files:2e4,fileBytes:16*i,allBytes:96*i}
const a="manifest.json"
const c=/^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/
function isStatePath(e){return c.test(e)&&!/\.(?:tmp|lock)$/.test(e)}function digestOf(e){const t=(0,s.createHash)("sha256")
for(const n of[...e.keys()].sort())t.update(`${n}\0${e.get(n)?.sha256}\n`)
return t.digest("hex")}function storedFile(e){const t=(0,s.createHash)("sha1").update(`blob ${e.length}\0`).update(e).digest("hex")
return{object:t,sha256:sha256(e),bytes:e.length}}function sha256(e){return(0,s.createHash)("sha256").update(e).digest("hex")}const u="refs/deckhand/"
const l="refs/heads/deckhand/state/"
function threadState(e){return{name:`threads/${e}`,ref:`${u}threads/${e}`,branch:`${l}${e}`}}function taskState(e){const t=(0,s.createHash)("sha256").update(e).digest("hex").slice(0,32)
return{name:`tasks/${t}`,ref:`${u}tasks/${t}`,branch:`${l}task-${t}`}}class FileCache{#e
#t
#n=new Map
constructor(e,t){this.#e=e
this.#t=t}learn({stored:e,files:t}){for(const[n,r]of e){const e=t.get(n)
if(e)this.#n.set(n,{stored:r,stamp:"",plain:sha256(e)})}}async put(e){const t=new Map
const n=new Map
for(const r of e.filter(({path:e})=>isStatePath(e))){const e=this.#n.get(r.path)
const s=e!==void 0&&e.stamp===r.stamp
const i=s?e:await this.#r(r,e,n)
if(i)t.set(r.path,i.stored)}return{stored:t,added:n}}async#r(e,t,n){const s=e.read()
if(s.length>o.fileBytes/2||!(0,r.isUtf8)(s))return
const i=sha256(s)
const a=t!==void 0&&t.plain===i
const c=a?{...t,stamp:e.stamp}:await this.#s(e,{bytes:s,plain:i},n)
this.#n.set(e.path,c)
return c}async#s({path:e,stamp:t},{bytes:n,plain:r},s){const i=this.#t(Buffer.from((await this.#e.redactLong(n.toString())).text))
s.set(e,i)
return{stored:storedFile(i),stamp:t,plain:r}}}}),54267:((e,t,n)=>{n.d(t,{yA:()=>y,PU:()=>isOver,m8:()=>leaseOf,N3:()=>leaseStateOf,Kr:()=>lookForState,Ch:()=>openStore,yX:()=>proposalFor,sp:()=>proposalIn,kB:()=>runKeyOf,Qv:()=>stateNameOf,$:()=>stateStore,fE:()=>wasAccepted,LY:()=>withProposal})
var r=n(73024)
var s=n(76760)
var i=n(28942)
var o=n(48142)
var a=n(3630)
var c=n(44463)
var u=n(63768)
var l=n(54552)
var d=n(21843)
var f=n(78428)
var p=n(93804)
var h=n(33368)
var m=n(98664)
var g=n(5662)
function openStateStore(e){const t=(0,s.join)(e.folder,"state.git")
const{folder:n}=e
const run=(r={})=>{const s={...e.environment,...r}
return(0,h.$Y)(r.GIT_DIR===void 0?{folder:n,gitDir:t,environment:s}:{folder:n,environment:s})}
return new Store(e,run,t)}class Store{#i
#o
#a
#c
#u
#l
#d
#f
#p=""
#h
#m=!1
constructor(e,t,n){const{remote:r,name:s,secret:i,repositoryId:o}=e
this.#i=e
this.#o=t
this.#a=n
this.#c=(0,p.W)(t,r)
this.#u=(0,g.OX)(i,o)
this.#l={repositoryId:o,name:s.name}
this.#d=this.#g()
this.#f=s.ref
this.#h=e.seen;(0,h.xJ)(n)}async read(){for(let e=1;;e+=1){const t=await this.#w()
if(t!=="moved")return t
if(e===w)throw busy()}}async#w(){const{ref:e,branch:t}=this.#i.name
const n=await this.#h??await this.#c.tips([e,t])
this.#h=void 0
this.#f=!n.has(e)&&n.has(t)?t:e
this.#p=n.get(this.#f)??""
this.#m=!1
this.#d=this.#g()
if(this.#p==="")return{status:"none"}
if(await this.#c.fetch(this.#f)!==this.#p)return"moved"
const r=await(0,g.un)(this.#o(),this.#p,this.#l,this.#u)
if(r.status==="found"&&r.isEncrypted===this.#i.isEncrypted)this.#d.learn(r)
return r}async write(e){const t=await this.#b(e)
let n=await this.#c.move(this.#f,t,this.#p)
if(n==="refused"&&this.#f!==this.#i.name.branch){this.#f=this.#i.name.branch
n=await this.#c.move(this.#f,t,"")}if(n==="refused")throw refused()
if(n==="lost")return{status:"lost"}
this.#p=t
this.#m=!0
return{status:"saved",isBranch:this.#y}}async#b({manifest:e,files:t}){const{isEncrypted:n,leaks:r,now:s,name:i}=this.#i
const o=await withoutSecrets(e,r)
const{stored:a,added:c}=await this.#d.put(t)
requireSize(a)
const u=this.#m||this.#y?this.#p||void 0:void 0
const l=(0,g.gs)({manifest:o,files:(0,f.ol)(a),isEncrypted:n},this.#l,this.#u)
const d=Math.floor(s().getTime()/1e3)
try{return writeState(this.#a,{envelope:l,files:a,added:c,parent:u,seconds:d,message:`State of ${i.name}\n`})}catch(e){this.#d=this.#g()
throw e}}get#y(){return this.#f===this.#i.name.branch}#g(){const{isEncrypted:e,leaks:t}=this.#i
return new f.pH(t,t=>e?this.#u.encrypt(t):t)}}function requireSize(e){const t=[...e.values()].reduce((e,{bytes:t})=>e+t,0)
if(e.size<f.b1.files&&t<f.b1.allBytes)return
throw new m.vC("config","The conversation has become too long to be saved.",{hint:"Mention me with `reset` to start a new one."})}const w=10
function busy(){return new m.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new m.vC("git","GitHub accepts neither a ref nor a branch for the state of this thread.",{hint:"Allow `refs/deckhand/` or branches `deckhand/state/` in the rules of the repository, or set the input `state-store: none`."})}function writeState(e,{envelope:t,files:n,added:r,message:s,parent:i,seconds:o}){for(const t of r.values())(0,h.p7)(e,"blob",t)
const a=new Map([...n].map(([e,{object:t}])=>[e,t]))
const c=writeFolder(e,a.set(f.e0,(0,h.p7)(e,"blob",t)))
const u=`deckhand <deckhand@users.noreply.github.com> ${o} +0000`
const l=i===void 0?[]:[`parent ${i}`]
const d=[`tree ${c}`,...l,`author ${u}`,`committer ${u}`]
return(0,h.p7)(e,"commit",`${d.join("\n")}\n\n${s}`)}function writeFolder(e,t){const n=[...t].filter(([e])=>!e.includes("/")).map(([e,t])=>[e,"100644",t])
const r=Map.groupBy(t,([e])=>e.slice(0,Math.max(0,e.indexOf("/"))))
r.delete("")
const s=[...r].map(([t,n])=>{const r=t.length+1
const s=writeFolder(e,new Map(n.map(([e,t])=>[e.slice(r),t])))
return[t,"40000",s]})
return(0,h.p7)(e,"tree",(0,h.g7)([...n,...s]))}async function withoutSecrets(e,t){const{reason:n,work:r,repositories:s,proposal:i}=e
const o=new Map
for(const e of new Set(stringsIn({reason:n,work:r,repositories:s,proposal:i})))o.set(e,(await t.redactLong(e)).text)
const clean=e=>JSON.parse(JSON.stringify(e),(e,t)=>typeof t==="string"?o.get(t):t)
const a={reason:clean(n),work:clean(r),repositories:clean(s)}
return{...e,...a,proposal:clean(i)}}function stringsIn(e){if(typeof e==="string")return[e]
return typeof e==="object"&&e!==null?Object.values(e).flatMap(stringsIn):[]}function lookForState({world:e,github:t,job:n},r){if(!isSaved(e.env,r)||!(0,o.bg)(e.env)||!(0,o.J)(e.env))return
const{name:s,ref:i,branch:a}=stateNameOf(r)
return{name:s,tips:(0,p.s)((0,c.n)(t,n.repository),[i,a])}}function stateStore({trigger:e,...t},n){if(!isSaved(t.world.env,e))return
const r=stateNameOf(e)
const s=n?.name===r.name?n.tips:void 0
return openStore({...t,name:r,repositoryId:e.repositoryId,seen:s})}function isSaved(e,t){return!(0,u.zN)(t)&&(0,o.JR)(e,"state-store")!=="none"}function stateNameOf({thread:e,key:t}){return e.type==="none"?(0,f.pg)(t):(0,f.QY)(e.number)}function openStore({world:{env:e,now:t},job:n,leaks:i,...c}){const u=(0,o.bg)(e)
if(!u||!(0,o.J)(e))return;(0,r.mkdirSync)(n.temp,{recursive:!0})
return openStateStore({folder:(0,r.mkdtempSync)((0,s.join)(n.temp,"deckhand-state-")),remote:{url:`${n.repositoryUrl}.git`,token:(0,o.JR)(e,"github-token")??""},environment:(0,a._)(e),isEncrypted:(0,o.JR)(e,"encrypt-state")==="true",...c,secret:u,leaks:i,now:t})}function runKeyOf({key:e},{runId:t,runAttempt:n}){return{key:e,runId:t,attempt:n}}function leaseOf({world:{env:e,now:t},job:n,trigger:r},s){const i=Number((0,o.JR)(e,"timeout-minutes"))||25
const a=new Date(t().getTime()+(i+b)*6e4)
return{run_id:n.runId,attempt:n.runAttempt,run_url:n.runUrl,key:r.key,taken:s?.key===r.key?s.taken:t().toISOString(),until:a.toISOString()}}const b=10
const y=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function leaseStateOf(e,t,n){if(e.status==="none")return{kind:"begin",lost:void 0}
if(e.status==="unusable")return{kind:"begin",lost:e.why}
const{manifest:r}=e
const s=(0,d.oy)(t.key,r)
if(s&&!(t.attempt>1&&y.includes(s.outcome)))return{kind:"answered",answer:s}
const{lease:i}=r
return i&&isHeld(i,t,n)?{kind:"wait",lease:i,manifest:r}:{kind:"go-on",manifest:r}}function isHeld({run_id:e,attempt:t,until:n},r,s){const i=e===r.runId&&t<r.attempt
return!i&&s.getTime()<Date.parse(n)}const v=i.object({status:i.string().nullable(),run_attempt:i.number()})
async function isOver({github:e,job:t},{run_id:n,attempt:r}){const{owner:s,name:i}=t.repository
try{const{data:t}=await e.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",{owner:s,repo:i,run_id:n})
const o=v.parse(t)
return o.status==="completed"||o.run_attempt>r}catch{return!1}}function proposalFor(e){const t=proposalIn(e.memory)
return t&&isRepeated(e)?{...t,items:t.items.map(reopened)}:t}function wasAccepted(e){return isRepeated(e)&&proposalIn(e.memory)?.items.some(isUnfinished)===!0}function isRepeated({memory:e,trigger:t}){return e.wasCutOff&&e.manifest.lease?.key===t.key&&t.kind==="decision"}function reopened(e){return isUnfinished(e)?{...e,decision:null}:e}function isUnfinished({pending:e,decision:t}){return!("tool"in e)&&t?.verdict==="approved"}function proposalIn({manifest:e}){return l.Jh.safeParse(e.proposal).data}function withProposal(e){return t=>({...t,proposal:JSON.parse(JSON.stringify(e))})}})}
