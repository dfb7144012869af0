export const id=202
export const ids=[202]
export const modules={51176:((e,t,n)=>{n.d(t,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var a=n(73024)
var r=n(76760)
var o=n(54995)
var i=n(98664)
var s=n(63501)
var c=n(85831)
const l="deckhand-so-far.patch"
const f=12e4
const d={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(e){const{memory:t}=e.run
if(!t.isKept)return
try{t.leaveWork(await workSoFar(e))}catch(e){(0,o.printNotice)(`Only the output of an approved action was saved. ${(0,i.ec)(e).message}`)}await t.keep()}function patchIn(e,t,n){return madeIn(e,{command:snapshot(t),name:l},n)}async function madeIn(e,{command:t,name:n},a){const r=`.git/${n}`
const o=`{ [ ! -e ${r} ] || split -b ${d.piece} -a 4 ${r} ${r}.; }`
const i=[`rm -f ${r} ${r}.*`,t,o,`rm -f ${r}`].join(" && ")
const{exitCode:s,output:c}=await e.run(i,{timeoutMs:f,signal:a})
if(s!==0)throw new Error(`Git said: ${c}`)
const l=[]
for(const t of await e.list(".git")){if(!t.name.startsWith(`${n}.`))continue
if(l.length*d.piece>=d.all)throw new Error("The changes have more than 256 MB.")
l.push(await e.read(`.git/${t.name}`,d.piece))}return Buffer.concat(l)}async function workSoFar(e){const{run:t,publisher:n}=e
const a=await changeSoFar(e)
if(!a)return[]
const{left:r}=await(0,s.Ng)(n,a,{env:t.world.env,leaks:t.leaks,before:t.memory.workBefore})
return(0,c.Xo)(r)}async function changeSoFar({publisher:e,folder:t,tools:n,signal:o}){const i=await patchIn(n.workspace,e.base,o)
if(i.length===0)return
const s=(0,r.join)(t,"so-far.patch");(0,a.writeFileSync)(s,i)
return e.patched(s)}function snapshot(e){const t='"$PWD/.git/deckhand-so-far.index"'
const n="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${t}`,`export GIT_INDEX_FILE=${t}`,"{ git add --all --ignore-errors -- . || true; }",`${n} ${e} -- > .git/${l}`].join(" && ")}}),80202:((e,t,n)=>{n.r(t)
n.d(t,{findPlace:()=>findPlace,keepLeft:()=>keepLeft,workMover:()=>workMover})
var a=n(77598)
var r=n(73024)
var o=n(76760)
var i=n(3630)
var s=n(33368)
var c=n(5537)
var l=n(98664)
var f=n(94869)
var d=n(71017)
var h=n(51176)
var u=n(63501)
var w=n(85831)
var p=n(20185)
var m=n(54267)
const v=3e5
async function findPlace(e,t,n){if(await e.claimed==="lost")throw new l.vC("cancelled","Another run works on this thread.")
const{memory:a,job:r,world:o}=e
const s=a.isKept&&!(0,p.AD)(e)
const u=s?placeName(r.repositoryUrl,(0,m.Qv)(e.trigger).name):o.newId()
const w={path:`/tmp/deckhand-work-${u}`,isFoundAgain:s}
if(!s)return{place:w,left:void 0}
const k=t["agent-server-conversation"]?a.id:void 0
const{isLost:y,wasCutOff:$,manifest:b}=a
const S=!y&&!$&&b.outcome===null
const F=await(0,d.i)({inputs:t,world:o,conversation:k},w.path,async e=>{if(S)return g
const t=AbortSignal.any([o.signal,AbortSignal.timeout(v)])
const a=await(0,h.eF)(e,d.y,t);(0,c.rm)(a.toString("latin1"))
await fetchBranches(e,{workspace:r.workspace,folder:n,environment:(0,i._)(o.env)},t)
return a})
if(F&&"fault"in F)a.notes.add((0,f.hC)(F.fault.message,F.fault.hint))
return{place:w,left:F&&"left"in F&&F.left.length>0?F.left:void 0}}const g=Buffer.alloc(0)
function placeName(e,t){return(0,a.createHash)("sha256").update(`${e}\0${t}`).digest("hex").slice(0,24)}async function keepLeft({memory:e,world:{env:t},leaks:n},a){const r={env:t,leaks:n,before:e.workBefore}
e.leaveWork((0,w.Xo)((await(0,u.Ng)(a,await a.capture(),r)).left))}function workMover({job:e,world:t},{publisher:n,place:a,folder:c}){const{workspace:l}=e
const f=(0,i._)(t.env)
const d=(0,s.$Y)({folder:l,environment:f})
const now=async()=>{const e=await n.capture()
return{tree:e.wholeTree??e.tree}}
return{place:a,async outgoing(){const t=(0,o.join)(c,"outgoing.bundle")
await d.raw(["bundle","create","--quiet",t,"HEAD","--all"])
const a=(0,o.resolve)(l,(await d.raw(["rev-parse","--git-path","shallow"])).trim())
const i=(await d.raw(["branch","--show-current"])).trim()
return{bundle:(0,r.readFileSync)(t),shallow:(0,r.existsSync)(a)?(0,r.readFileSync)(a,"utf8"):"",patch:await n.diff(await now()),commit:n.base,branch:i===""?void 0:i,remoteUrl:`${e.repositoryUrl}.git`}},async fetch(e){const t=AbortSignal.timeout(v)
const a=(0,o.join)(c,"incoming.patch")
const i=await(0,h.eF)(e,n.base,t);(0,r.writeFileSync)(a,i)
const s=i.length===0?await n.treeOf(n.base):(await n.patched(a)).tree
const u=await n.diff({tree:s},(await now()).tree)
if(u.length>0)await d.raw(["apply","--whitespace=nowarn","-"],u)
await fetchBranches(e,{workspace:l,folder:c,environment:f},t)}}}const k="deckhand-branches.bundle"
const y=["git stash list --format=%H | { n=0; while read -r id; do n=$((n + 1)); git update-ref refs/heads/stash-$n $id; done; }",`{ [ -z "$(git rev-list -1 --branches --not ${d.y})" ] || git bundle create -q .git/${k} --branches --not ${d.y}; }`].join(" && ")
async function fetchBranches(e,{workspace:t,folder:n,environment:a},i){const l=await(0,h.Dm)(e,{command:y,name:k},i)
if(l.length===0)return
const f=(0,o.join)(n,"incoming.bundle");(0,r.writeFileSync)(f,l)
const d=["--quiet","--no-tags","--no-write-fetch-head"]
const u=(0,s.$Y)({folder:t,environment:{...a,...c.vQ},signal:i})
await u.raw(["fetch",...d,f,"+refs/heads/*:refs/heads/agent-server/*"])}})}
