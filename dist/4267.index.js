export const id=4267
export const ids=[4267]
export const modules={3630:((e,t,n)=>{n.d(t,{_:()=>gitEnvironment})
var s=n(22499)
function gitEnvironment(e){return(0,s.mR)(e)}}),63768:((e,t,n)=>{n.d(t,{CK:()=>whyNotYet,DL:()=>asReview,PP:()=>ignored,TN:()=>keyOf,dF:()=>isReviewing,eY:()=>snapshotOf,gq:()=>isLookedAt,zN:()=>isReview})
function ignored(e){return{status:"ignored",why:e}}function keyOf(e,t,...n){return[e,t,...n].join("/")}function snapshotOf({title:e,body:t,user:n,author_association:s,html_url:r,created_at:i}){const o=n?.login??"ghost"
return{title:e,body:t??"",author:o,association:s,url:r,createdAt:i}}const s=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:e}){return e==="review"}function isReview({kind:e}){return e==="review"||e==="review-request"}function isLookedAt(e){return s.includes(e)}function whyNotYet({draft:e}){return e?ignored("the pull request is a draft"):void 0}const r=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(e,t){if(e.status==="ignored")return e
const n=e.thread.type==="pull_request"&&e.kind!=="ci-failure"
if(isReviewing(t)){if(!n)return ignored("this workflow only reviews pull requests")
if(e.kind==="review")return e
return{...e,kind:e.kind==="automation"?"review":"review-request"}}const s=e.request.split("\n\n").at(-1)??""
return n&&e.kind==="mention"&&r.test(s)?{...e,kind:"review-request"}:e}}),54552:((e,t,n)=>{n.d(t,{C1:()=>pendingJson,Eb:()=>openIntents,H9:()=>isPlanned,Jh:()=>S,O$:()=>unreadable,Q6:()=>recordDecision,TH:()=>idOf,VK:()=>shortDigest,YY:()=>carryOver,dz:()=>openItems,ee:()=>pendingDigest,lx:()=>pendingName,rr:()=>bodyDigest,wT:()=>shownPatch,zJ:()=>openChange})
var s=n(77598)
var r=n(28942)
var i=n(64377)
var o=n(76327)
var a=n(80292)
var c=n(62423)
var u=n(79190)
const l=r.string().regex(/^[0-9a-f]{40,64}$/)
const d=i.datetime()
const f=r.strictObject({login:r.string(),id:r.number().int().nullable()}).readonly()
const p={v:r.literal(1),repository:r.number().int(),thread:r.number().int(),run:r.number().int(),conversation:r.string(),tree:l,head:l,policy:r.string(),requesters:r.array(f).readonly(),created:d,expires:d}
const{tree:h,head:m,...g}=p
const w=r.strictObject({...g,intent:r.string(),value:r.string(),words:r.string()}).readonly()
const b=r.strictObject({...p,paths:r.array(r.string()).min(1).readonly(),patch:r.string(),branch:r.string(),is_new:r.boolean(),base:r.string(),pull_request:r.number().int().nullable()}).readonly()
const y=24e3
function shownPatch(e){return(0,c.DV)("diff",(0,u.ky)((0,u.RK)(e.replace(/\n$/,""))))}function unreadable(e,t){const n=e.toString("utf8")
if(!Buffer.from(n).equals(e)||/(?:^|\n)GIT binary patch(?=\n|$)/.test(n))return"it is not text, so it cannot be shown"
const s=shownPatch(n)
if(t(s)!==s)return"it contains what looks like a secret, which is never shown"
return s.length>y?"it is too long to be shown in full":void 0}const v=r.string().regex(/^[0-9a-f]{64}$/)
const k=r.strictObject({...p,action:r.string(),tool:r.string(),arguments:r.string(),cwd:r.string(),grant:o.Ve,network:r.string()}).readonly()
const O=r.strictObject({verdict:r["enum"](["approved","rejected","dropped"]),by:r.string(),at:d,reason:r.string()}).readonly()
const _=r.strictObject({pending:r.union([k,b,w]),risk:r.string(),reasons:r.array(r.string()).readonly(),shown:d.nullable(),decision:O.nullable()}).readonly()
const S=r.strictObject({v:r.literal(1),items:r.array(_).min(1).readonly(),comment:r.strictObject({id:r.number().int(),digest:v}).readonly().nullable(),of_plan:r.literal(!0).optional()}).readonly()
function pendingDigest(e){return sha256((0,a.dj)(e))}function shortDigest(e){return pendingDigest(e).slice(0,12)}function idOf(e){return"tool"in e?e.action:pendingDigest(e)}function pendingName(e){if("intent"in e)return e.intent
return"patch"in e?e.paths.join(", "):e.tool}function bodyDigest(e){return sha256(e.replaceAll("\r\n","\n").trimEnd())}function sha256(e){return(0,s.createHash)("sha256").update(e,"utf8").digest("hex")}function openItems({items:e}){return e.filter(({decision:e})=>e===null)}function openIntents(e){return e?openItems(e).filter(({pending:e})=>"intent"in e):[]}function isPlanned({pending:e}){return"intent"in e&&e.intent==="plan"}function openChange(e){const[t]=e?openItems(e):[]
return t&&"patch"in t.pending?t.pending:void 0}function isSame(e,t){const lasting=({run:e,created:t,expires:n,...s})=>(0,a.dj)(s)
return lasting(e)===lasting(t)}function carryOver(e,t,n){const s=t?openItems(t):[]
return e.map(e=>{const t=s.find(({pending:t})=>isSame(t,e.pending))
return t?{...t,shown:t.shown??n}:e})}function recordDecision(e,t,n){const s=new Set(t.map(({pending:e})=>idOf(e)))
const take=e=>e.decision===null&&s.has(idOf(e.pending))?{...e,decision:n}:e
return{...e,items:e.items.map(take)}}function pendingJson(e){const t=e.items.filter(({decision:e})=>e===null)
return JSON.stringify(t.map(e=>({digest:shortDigest(e.pending),...facts(e),expires:e.pending.expires})))}function facts({pending:e,risk:t,reasons:n}){if("patch"in e)return{paths:e.paths,branch:e.branch}
if("intent"in e)return{intent:e.intent,value:JSON.parse(e.value)}
const{tool:s,cwd:r,grant:i}=e
const{secrets:o,hosts:a,server:c}=i
return{tool:s,arguments:JSON.parse(e.arguments),cwd:r,risk:t,reasons:n,reach:{secrets:o,hosts:a,server:c}}}}),79190:((e,t,n)=>{n.d(t,{RK:()=>visible,go:()=>signsIn,ky:()=>wrapped})
const s=/^[\n\x20-\x7eÀ-ÖØ-öø-žぁ-ゖァ-ヺ一-鿿가-힣]$/u
const r=new Set(["Ð","ı","Ĳ","ĳ","ĸ","Ŀ","ŀ","ŉ","一","丶","丨","丿"])
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
if(s.test(e)&&!r.has(e))return e
const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`}}),45013:((e,t,n)=>{n.d(t,{j:()=>askGraphql})
var s=n(28942)
var r=n(94869)
var i=n(58908)
const o=s.object({errors:s.tuple([s.object({type:s.string().optional(),message:s.string()})],s.unknown())})
const a={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(e,t,{variables:n,permission:s}){try{return await e.graphql(t,n)}catch(e){const[t]=o.safeParse(e).data?.errors??[]
if(e instanceof i.Q4||t===void 0)throw e
const n=a[t.type??""]??422
const c=`Give the job this line under \`permissions:\` in the workflow: \`${s}\`.`
throw new i.Q4(n,"GitHub refused the write.",{quote:`GitHub answered: ${(0,r.TN)(t.message,300)}`,hint:n===403?c:"Check whether the thread still exists and is open.",cause:e})}}}),3549:((e,t,n)=>{n.d(t,{HK:()=>takeOff,qT:()=>i,r1:()=>o,wv:()=>react})
var s=n(28942)
var r=n(45013)
const i=s["enum"](["eyes","confused","hooray","+1"])
const o=s.discriminatedUnion("kind",[s.object({kind:s.literal("issue-comment"),id:s.number()}),s.object({kind:s.literal("review-comment"),id:s.number()}),s.object({kind:s.literal("thread"),number:s.number()}),s.object({kind:s.literal("node"),id:s.string(),permission:s.string()})]).readonly()
const a=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(e,{owner:t,name:n},s,i){const o={owner:t,repo:n,content:i}
switch(s.kind){case"issue-comment":{const t="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await e.request(t,{...o,comment_id:s.id})
return}case"review-comment":{const t="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await e.request(t,{...o,comment_id:s.id})
return}case"node":{const t=i==="+1"?"THUMBS_UP":i.toUpperCase()
const n={input:{subjectId:s.id,content:t}}
await(0,r.j)(e,a,{variables:n,permission:s.permission})
return}case"thread":{const t="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await e.request(t,{...o,issue_number:s.number})}}}async function takeOff(e,{owner:t,name:n},s,{kind:r,name:i}){const o={owner:t,repo:n,issue_number:s}
if(r==="label")await e.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...o,name:i})
else{const t="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await e.request(t,{...o,assignees:[i]})}}}),83093:((e,t,n)=>{n.d(t,{I3:()=>latinOf,MT:()=>oldLine,Mc:()=>entriesOf,NG:()=>i,Pq:()=>differenceOf,_n:()=>unquote,b4:()=>readBlobs,gN:()=>sizesOf,nG:()=>filesIn,p6:()=>treeWith,ps:()=>r,s9:()=>entriesIn,sj:()=>s,zB:()=>isApart})
const s="000000"
const r="120000"
const i="160000"
function isApart({path:e},t){return t!==void 0&&`${e}/`.startsWith(`${t}/`)}async function entriesOf(e,t,n){return entriesIn(await e.raw(["diff-tree","-r","--raw","--no-renames","--no-abbrev",t,n]))}async function differenceOf(e,t,n){const s=["diff-tree","-r","--raw","--numstat","--no-renames","--no-abbrev"]
const r=(await e.raw([...s,t,n])).split("\n").filter(Boolean)
const isRaw=e=>e.startsWith(":")
return{entries:r.filter(isRaw).map(parseLine),files:r.filter(e=>!isRaw(e)).map(parseNumstat)}}function parseNumstat(e){const[t="",n="",s=""]=e.split("\t")
return{path:unquote(s),added:countOf(t),removed:countOf(n)}}function countOf(e){return e==="-"?void 0:Number(e)}function entriesIn(e){return e.split("\n").filter(Boolean).map(parseLine)}function parseLine(e){const t=e.indexOf("\t")
const[n="",s="",r="",i=""]=e.slice(1,t).split(" ")
const o=e.slice(t+1)
return{path:unquote(o),quoted:o,oldMode:n,newMode:s,oldObject:r,newObject:i}}const o={a:"",b:"\b",t:"\t",n:"\n",v:"\v",f:"\f",r:"\r"}
function unquote(e){return e.startsWith('"')?Buffer.from(latinOf(e),"latin1").toString("utf8"):e}function latinOf(e){if(!e.startsWith('"'))return e
return e.slice(1,-1).replaceAll(/\\([0-7]{3}|.)/g,(e,t)=>t.length===3?String.fromCharCode(Number.parseInt(t,8)):o[t]??t)}function oldLine({oldMode:e,oldObject:t,quoted:n}){return`${e} ${t}\t${n}\n`}async function treeWith(e,t,n,r){await e.raw(["read-tree",t])
const i=n.map(({quoted:e,oldMode:t,newMode:n,oldObject:s,newObject:i})=>r==="old"?`${t} ${s}\t${e}\n`:`${n} ${i}\t${e}\n`)
const isRemoval=e=>e.startsWith(s)
const o=[...i.filter(isRemoval),...i.filter(e=>!isRemoval(e))]
await e.raw(["update-index","--index-info"],o.join(""))
return(await e.raw(["write-tree"])).trim()}async function filesIn(e,t){const n=(await e.bytes(["ls-tree","-r","-l","-z","--full-tree",t])).toString().split("\0")
return n.flatMap(e=>{const t=e.indexOf("\t")
const[n,s,i="",o]=e.slice(0,Math.max(0,t)).split(/ +/)
return s==="blob"?[{path:e.slice(t+1),size:Number(o),id:i,isLink:n===r}]:[]})}async function sizesOf(e,t){if(t.length===0)return new Map
const n=(await e.raw(["cat-file","--batch-check"],listed(t))).split("\n")
const s=n.map(e=>e.split(" "))
return new Map(s.flatMap(([e="",t,n])=>t==="blob"?[[e,Number(n)]]:[]))}async function readBlobs(e,t,n){const s=new Map
if(t.length===0)return s
const r=await e.bytes(["cat-file","--batch"],listed(t),n)
for(let e=0;e<r.length;){const t=r.indexOf("\n",e)
const[n="",i,o]=r.toString("latin1",e,t).split(" ")
const a=o===void 0?-1:Number(o)
if(i==="blob")s.set(n,r.subarray(t+1,t+1+a))
e=t+1+a+1}return s}function listed(e){return[...new Set(e)].map(e=>`${e}\n`).join("")}}),5662:((e,t,n)=>{n.d(t,{OX:()=>stateKeys,Tc:()=>readStateAt,gs:()=>enclose,yT:()=>readUnverified})
var s=n(77598)
var r=n(28942)
var i=n(80292)
var o=n(83093)
var a=n(21843)
var c=n(78428)
const u=r.strictObject({version:r.int(),manifest:r.union([r.strictObject({plain:r.json()}),r.strictObject({encrypted:r.string()})]),files:r.string(),mac:r.string()}).readonly()
function enclose({manifest:e,files:t,isEncrypted:n},s,r){const o=(0,i.dj)(e)
const c=n?{encrypted:r.encrypt(Buffer.from(o)).toString("base64")}:{plain:JSON.parse(o)}
const u={version:a.xv,manifest:c,files:t}
return`${(0,i.dj)({...u,mac:r.sign(signedText(u,s))})}\n`}function disclose(e,t,n){const s=u.safeParse(fromJson(e))
if(!s.success)return unusable("it is damaged, or was written by another version")
const{mac:r,...i}=s.data
if(!n.isSigned(signedText(i,t),r))return unusable("it was not signed with this repository's key for this thread")
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
function stateKeys(e,t){const derive=n=>Buffer.from((0,s.hkdfSync)("sha256",e,String(t),n,32))
const[n,r]=[derive("deckhand state mac"),derive("deckhand state encryption")]
const sign=e=>(0,s.createHmac)("sha256",n).update(e).digest("hex")
return{sign:sign,isSigned(e,t){const[n,r]=[Buffer.from(sign(e)),Buffer.from(t)]
return n.length===r.length&&(0,s.timingSafeEqual)(n,r)},encrypt(e){const t=(0,s.randomBytes)(d)
const n=(0,s.createCipheriv)(l,r,t,{authTagLength:f})
return Buffer.concat([t,n.update(e),n.final(),n.getAuthTag()])},decrypt(e){if(e.length<d+f)return
const t=(0,s.createDecipheriv)(l,r,e.subarray(0,d),{authTagLength:f})
t.setAuthTag(e.subarray(-f))
try{return Buffer.concat([t.update(e.subarray(d,-f)),t.final()])}catch{return}}}}async function readStateAt(e,t,n,s){const r=await storedIn(e,t)
return"status"in r?r:believe(r,n,s)}async function readUnverified(e,t){const n=await storedIn(e,t)
if("status"in n)return n
const s=plainManifest(n.get(c.e0)?.toString()??"")
if(!s)return unusable("it is encrypted, damaged, or was written by another version")
const r=new Map([...n].filter(([e])=>e!==c.e0))
return{status:"found",outcome:s.outcome,files:r}}async function storedIn(e,t){const n=await entriesOf(e,t)
const s=problemIn(n)
if(s!==void 0)return unusable(s)
const r=await(0,o.b4)(e,n.map(({object:e})=>e))
return new Map(n.flatMap(({path:e,object:t})=>{const n=r.get(t)
return n?[[e,n]]:[]}))}function believe(e,t,n){const s=disclose(e.get(c.e0)?.toString()??"",t,n)
if(s.status==="unusable")return s
const r=[...e].filter(([e])=>e!==c.e0)
const i=new Map(r.map(([e,t])=>[e,(0,c.Oy)(t)]))
if((0,c.Ox)(i)!==s.files)return unusable("its files are not those that were signed")
const{manifest:o,isEncrypted:a}=s
const u=r.map(([e,t])=>[e,a?n.decrypt(t):t])
const l=new Map(u.flatMap(([e,t])=>t?[[e,t]]:[]))
if(l.size<u.length)return unusable("a file of it cannot be opened")
return{status:"found",manifest:o,files:l,stored:i,isEncrypted:a}}async function entriesOf(e,t){const n=await e.raw(["ls-tree","-r","-z","-l","--full-tree",t])
return n.split("\0").filter(Boolean).map(e=>{const t=e.indexOf("\t")
const[n="",,s="",r=""]=e.slice(0,t).split(/ +/)
return{mode:n,object:s,bytes:Number(r),path:e.slice(t+1)}})}function problemIn(e){const t=e.reduce((e,{bytes:t})=>e+t,0)
const n=e.length>c.b1.files||t>c.b1.allBytes
if(n||e.some(({bytes:e})=>e>c.b1.fileBytes))return"it is larger than a state may be"
const s=e.some(({mode:e,path:t})=>e!=="100644"||!(t===c.e0||(0,c.rX)(t)))
return s?"it contains files that are no part of a state":void 0}}),21843:((e,t,n)=>{n.d(t,{$s:()=>withAnswer,_8:()=>m,nD:()=>d,oy:()=>answerTo,xv:()=>o,yz:()=>freshManifest})
var s=n(28942)
var r=n(64377)
var i=n(3549)
const o=2
const a=200
const c=s.string().regex(/^[0-9a-f]{40,64}$/)
const u=r.datetime()
const l=s.strictObject({key:s.string(),comment_url:s.string().nullable(),outcome:s.string(),reaction:i.qT.optional(),time:u}).readonly()
const d=s.strictObject({run_id:s.int(),attempt:s.int(),run_url:s.string(),key:s.string(),taken:u,until:u}).readonly()
const f=s.strictObject({branch:s.string(),commit:c,base:s.string(),pull_request:s.int().nullable()})
const p=f.readonly()
const h=f.extend({name:s.string().regex(/^[\w.-]+\/[\w.-]+$/)}).readonly()
const m=s.strictObject({conversation_id:s.uuid(),answered:s.array(l).max(a).readonly(),work:p.nullable(),repositories:s.record(s.string().regex(/^\d{1,15}$/),h).readonly(),comment_id:s.int().nullable(),lease:d.nullable(),outcome:s.string().nullable(),reason:s.string().nullable(),read_until:s.string().nullable(),thread_digest:s.string().nullable(),proposal:s.json().nullable(),counters:s.record(s.string(),s.number()).readonly()}).readonly()
function freshManifest(e){return{conversation_id:e,answered:[],work:null,repositories:{},comment_id:null,lease:null,outcome:null,reason:null,read_until:null,thread_digest:null,proposal:null,counters:{}}}function answerTo(e,{answered:t}){return t.findLast(t=>t.key===e)}function withAnswer(e,t){const n=e.answered.filter(({key:e})=>e!==t.key)
return{...e,answered:[...n,t].slice(-a)}}}),78428:((e,t,n)=>{n.d(t,{Ox:()=>stateDigest,Oy:()=>storedFile,QY:()=>threadState,b1:()=>o,e0:()=>a,pH:()=>FileCache,pg:()=>taskState,rX:()=>isStatePath,sc:()=>sha256})
var s=n(4573)
var r=n(77598)
const i=1024*1024
const o={files:2e4,fileBytes:16*i,allBytes:96*i}
const a="manifest.json"
const c=/^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/
function isStatePath(e){return c.test(e)&&!/\.(?:tmp|lock)$/.test(e)}function stateDigest(e){const t=(0,r.createHash)("sha256")
for(const n of[...e.keys()].sort())t.update(`${n}\0${e.get(n)?.sha256}\n`)
return t.digest("hex")}function storedFile(e){const t=(0,r.createHash)("sha1").update(`blob ${e.length}\0`).update(e).digest("hex")
return{object:t,sha256:sha256(e),bytes:e.length}}function sha256(e){return(0,r.createHash)("sha256").update(e).digest("hex")}const u="refs/deckhand/"
const l="refs/heads/deckhand/state/"
function threadState(e){return{name:`threads/${e}`,ref:`${u}threads/${e}`,branch:`${l}${e}`}}function taskState(e){const t=(0,r.createHash)("sha256").update(e).digest("hex").slice(0,32)
return{name:`tasks/${t}`,ref:`${u}tasks/${t}`,branch:`${l}task-${t}`}}class FileCache{#e
#t
#n=new Map
constructor(e,t){this.#e=e
this.#t=t}learn({stored:e,files:t}){for(const[n,s]of e){const e=t.get(n)
if(e)this.#n.set(n,{stored:s,stamp:"",plain:sha256(e)})}}async put(e){const t=new Map
const n=new Map
for(const s of e.filter(({path:e})=>isStatePath(e))){const e=this.#n.get(s.path)
const r=e!==void 0&&e.stamp===s.stamp
const i=r?e:await this.#s(s,e,n)
if(i)t.set(s.path,i.stored)}return{stored:t,added:n}}async#s(e,t,n){const r=e.read()
if(r.length>o.fileBytes/2||!(0,s.isUtf8)(r))return
const i=sha256(r)
const a=t!==void 0&&t.plain===i
const c=a?{...t,stamp:e.stamp}:await this.#r(e,{bytes:r,plain:i},n)
this.#n.set(e.path,c)
return c}async#r({path:e,stamp:t},{bytes:n,plain:s},r){const i=this.#t(Buffer.from((await this.#e.redactLong(n.toString())).text))
r.set(e,i)
return{stored:storedFile(i),stamp:t,plain:s}}}}),54267:((e,t,n)=>{n.d(t,{Kr:()=>lookForState,Ch:()=>openStore,yX:()=>proposalFor,sp:()=>proposalIn,Qv:()=>stateNameOf,$:()=>stateStore,fE:()=>wasAccepted,LY:()=>withProposal})
var s=n(73024)
var r=n(76760)
var i=n(48142)
var o=n(3630)
var a=n(44463)
var c=n(63768)
var u=n(54552)
var l=n(78428)
var d=n(93804)
var f=n(33368)
var p=n(98664)
var h=n(5662)
function openStateStore(e){const t=(0,r.join)(e.folder,"state.git")
const{folder:n}=e
const run=(s={})=>{const r={...e.environment,...s}
return(0,f.$Y)(s.GIT_DIR===void 0?{folder:n,gitDir:t,environment:r}:{folder:n,environment:r})}
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
constructor(e,t,n){const{remote:s,name:r,secret:i,repositoryId:o}=e
this.#i=e
this.#o=t
this.#a=n
this.#c=(0,d.W)(t,s)
this.#u=(0,h.OX)(i,o)
this.#l={repositoryId:o,name:r.name}
this.#d=this.#g()
this.#f=r.ref
this.#h=e.seen;(0,f.xJ)(n)}async read(){for(let e=1;;e+=1){const t=await this.#w()
if(t!=="moved")return t
if(e===m)throw busy()}}async#w(){const{ref:e,branch:t}=this.#i.name
const n=await this.#h??await this.#c.tips([e,t])
this.#h=void 0
this.#f=!n.has(e)&&n.has(t)?t:e
this.#p=n.get(this.#f)??""
this.#m=!1
this.#d=this.#g()
if(this.#p==="")return{status:"none"}
if(await this.#c.fetch(this.#f)!==this.#p)return"moved"
const s=await(0,h.Tc)(this.#o(),this.#p,this.#l,this.#u)
if(s.status==="found"&&s.isEncrypted===this.#i.isEncrypted)this.#d.learn(s)
return s}async write(e){const t=await this.#b(e)
let n=await this.#c.move(this.#f,t,this.#p)
if(n==="refused"&&this.#f!==this.#i.name.branch){this.#f=this.#i.name.branch
n=await this.#c.move(this.#f,t,"")}if(n==="refused")throw refused()
if(n==="lost")return{status:"lost"}
this.#p=t
this.#m=!0
return{status:"saved",isBranch:this.#y}}async#b({manifest:e,files:t}){const{isEncrypted:n,leaks:s,now:r,name:i}=this.#i
const o=await withoutSecrets(e,s)
const{stored:a,added:c}=await this.#d.put(t)
requireSize(a)
const u=this.#m||this.#y?this.#p||void 0:void 0
const d=(0,h.gs)({manifest:o,files:(0,l.Ox)(a),isEncrypted:n},this.#l,this.#u)
const f=Math.floor(r().getTime()/1e3)
try{return writeState(this.#a,{envelope:d,files:a,added:c,parent:u,seconds:f,message:`State of ${i.name}\n`})}catch(e){this.#d=this.#g()
throw e}}get#y(){return this.#f===this.#i.name.branch}#g(){const{isEncrypted:e,leaks:t}=this.#i
return new l.pH(t,t=>e?this.#u.encrypt(t):t)}}function requireSize(e){const t=[...e.values()].reduce((e,{bytes:t})=>e+t,0)
if(e.size<l.b1.files&&t<l.b1.allBytes)return
throw new p.vC("config","The conversation has become too long to be saved.",{hint:"Mention me with `reset` to start a new one."})}const m=10
function busy(){return new p.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new p.vC("git","GitHub accepts neither a ref nor a branch for the state of this thread.",{hint:"Allow `refs/deckhand/` or branches `deckhand/state/` in the rules of the repository, or set the input `state-store: none`."})}function writeState(e,{envelope:t,files:n,added:s,message:r,parent:i,seconds:o}){for(const t of s.values())(0,f.p7)(e,"blob",t)
const a=new Map([...n].map(([e,{object:t}])=>[e,t]))
const c=writeFolder(e,a.set(l.e0,(0,f.p7)(e,"blob",t)))
const u=`deckhand <deckhand@users.noreply.github.com> ${o} +0000`
const d=i===void 0?[]:[`parent ${i}`]
const p=[`tree ${c}`,...d,`author ${u}`,`committer ${u}`]
return(0,f.p7)(e,"commit",`${p.join("\n")}\n\n${r}`)}function writeFolder(e,t){const n=[...t].filter(([e])=>!e.includes("/")).map(([e,t])=>[e,"100644",t])
const s=Map.groupBy(t,([e])=>e.slice(0,Math.max(0,e.indexOf("/"))))
s.delete("")
const r=[...s].map(([t,n])=>{const s=t.length+1
const r=writeFolder(e,new Map(n.map(([e,t])=>[e.slice(s),t])))
return[t,"40000",r]})
return(0,f.p7)(e,"tree",(0,f.g7)([...n,...r]))}async function withoutSecrets(e,t){const{reason:n,work:s,repositories:r,proposal:i}=e
const o=new Map
for(const e of new Set(stringsIn({reason:n,work:s,repositories:r,proposal:i})))o.set(e,(await t.redactLong(e)).text)
const clean=e=>JSON.parse(JSON.stringify(e),(e,t)=>typeof t==="string"?o.get(t):t)
const a={reason:clean(n),work:clean(s),repositories:clean(r)}
return{...e,...a,proposal:clean(i)}}function stringsIn(e){if(typeof e==="string")return[e]
return typeof e==="object"&&e!==null?Object.values(e).flatMap(stringsIn):[]}function lookForState({world:e,github:t,job:n},s){if(!isSaved(e.env,s)||!(0,i.bg)(e.env)||!(0,i.J)(e.env))return
const{name:r,ref:o,branch:c}=stateNameOf(s)
return{name:r,tips:(0,d.s)((0,a.n)(t,n.repository),[o,c])}}function stateStore({trigger:e,...t},n){if(!isSaved(t.world.env,e))return
const s=stateNameOf(e)
const r=n?.name===s.name?n.tips:void 0
return openStore({...t,name:s,repositoryId:e.repositoryId,seen:r})}function isSaved(e,t){return!(0,c.zN)(t)&&(0,i.JR)(e,"state-store")!=="none"}function stateNameOf({thread:e,key:t}){return e.type==="none"?(0,l.pg)(t):(0,l.QY)(e.number)}function openStore({world:{env:e,now:t},job:n,leaks:a,...c}){const u=(0,i.bg)(e)
if(!u||!(0,i.J)(e))return;(0,s.mkdirSync)(n.temp,{recursive:!0})
return openStateStore({folder:(0,s.mkdtempSync)((0,r.join)(n.temp,"deckhand-state-")),remote:{url:`${n.repositoryUrl}.git`,token:(0,i.JR)(e,"github-token")??""},environment:(0,o._)(e),isEncrypted:(0,i.JR)(e,"encrypt-state")==="true",...c,secret:u,leaks:a,now:t})}function proposalFor(e){const t=proposalIn(e.memory)
return t&&isRepeated(e)?{...t,items:t.items.map(reopened)}:t}function wasAccepted(e){return isRepeated(e)&&proposalIn(e.memory)?.items.some(isUnfinished)===!0}function isRepeated({memory:e,trigger:t}){return e.wasCutOff&&e.manifest.lease?.key===t.key&&t.kind==="decision"}function reopened(e){return isUnfinished(e)?{...e,decision:null}:e}function isUnfinished({pending:e,decision:t}){return!("tool"in e)&&t?.verdict==="approved"}function proposalIn({manifest:e}){return u.Jh.safeParse(e.proposal).data}function withProposal(e){return t=>({...t,proposal:JSON.parse(JSON.stringify(e))})}})}
