export const id=202
export const ids=[202]
export const modules={51176:((e,t,n)=>{n.d(t,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var a=n(73024)
var r=n(76760)
var o=n(98664)
var i=n(57974)
var s=n(63501)
var c=n(85831)
const l="deckhand-so-far.patch"
const f=12e4
const d={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(e){const{memory:t}=e.run
if(!t.isKept)return
try{t.leaveWork(await workSoFar(e))}catch(e){(0,i.printNotice)(`Only the output of an approved action was saved. ${(0,o.ec)(e).message}`)}await t.keep()}function patchIn(e,t,n){return madeIn(e,{command:snapshot(t),name:l},n)}async function madeIn(e,{command:t,name:n},a){const r=`.git/${n}`
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
const{left:r}=await(0,s.Ng)(n,a,{settings:t.settings,leaks:t.leaks,before:t.memory.workBefore})
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
var i=n(33368)
var s=n(3024)
var c=n(78250)
var l=n(98664)
var f=n(97101)
var d=n(94869)
var u=n(88135)
var h=n(97167)
var w=n(71017)
var p=n(51176)
var g=n(63501)
var m=n(62340)
var v=n(85831)
var y=n(20185)
var k=n(1176)
const $=3e5
async function findPlace(e,t,n){if(await e.claimed==="lost")throw new l.vC("cancelled","Another run works on this thread.")
const{memory:a,job:r,world:o}=e
const i=a.isKept&&!(0,y.AD)(e)
const s=i?placeName(r.repositoryUrl,(0,k.Qv)(e.trigger).name):o.newId()
const u={path:`${f.pM}${s}`,isFoundAgain:i}
if(!i)return{place:u,left:void 0}
const g=t["agent-server-conversation"]?a.id:void 0
const{isLost:m,wasCutOff:v,manifest:S}=a
const F=!m&&!v&&S.outcome===null
const B=await(0,w.i)({inputs:t,world:o,conversation:g},u.path,async e=>{if(F)return b
const t=AbortSignal.any([o.signal,AbortSignal.timeout($)])
const a=await(0,p.eF)(e,w.y,t);(0,c.rm)(a.toString("latin1"))
await fetchBranches(e,{workspace:r.workspace,folder:n,environment:(0,h._K)(o.env)},t)
return a})
if(B&&"fault"in B)a.notes.add((0,d.hC)(B.fault.message,B.fault.hint))
return{place:u,left:B&&"left"in B&&B.left.length>0?B.left:void 0}}const b=Buffer.alloc(0)
function placeName(e,t){return(0,a.createHash)("sha256").update(`${e}\0${t}`).digest("hex").slice(0,24)}async function keepLeft({memory:e,settings:t,leaks:n},a){const r={settings:t,leaks:n,before:e.workBefore}
e.leaveWork((0,v.Xo)((await(0,g.Ng)(a,await a.capture(),r)).left))}function workMover(e,t){const{publisher:n,place:a,folder:c,outputs:l,otherActions:f}=t
const{job:d,world:w,memory:v}=e
const y=(0,m.M)(e,f)
const{workspace:k}=d
const b=(0,h._K)(w.env)
const B=(0,i.$Y)({folder:k,environment:b})
const now=async()=>{const e=await n.capture()
return{tree:e.wholeTree??e.tree}}
return{place:a,async outgoing(){const e=(0,o.join)(c,"outgoing.bundle")
await B.raw(["bundle","create","--quiet",e,"HEAD","--all"])
const t=(0,o.resolve)(k,(await B.raw(["rev-parse","--git-path","shallow"])).trim())
const a=(await B.raw(["branch","--show-current"])).trim()
return{bundle:(0,r.readFileSync)(e),shallow:(0,s.Ui)((0,o.dirname)(t),(0,o.basename)(t),F)??"",patch:await n.diff(await now()),commit:n.base,branch:a===""?void 0:a,remoteUrl:`${d.repositoryUrl}.git`}},async fetch(e){const t=AbortSignal.timeout($)
const a=(0,o.join)(c,"incoming.patch")
const i=await(0,p.eF)(e,n.base,t);(0,r.writeFileSync)(a,i)
const s=i.length===0?await n.treeOf(n.base):(await n.patched(a)).tree
const f=await n.diff({tree:s},(await now()).tree)
const{rest:d,closed:h,files:w}=await apart(f,{git:B,file:a,isLoaded:y})
if(h.length>0){(0,r.writeFileSync)((0,o.join)(l,S),h)
v.notes.add((0,u.J1)("work-not-fetched",{files:(0,g.ri)(w),name:S}))}if(d.length>0)await B.raw(["apply","--whitespace=nowarn","-"],d)
await fetchBranches(e,{workspace:k,folder:c,environment:b},t)}}}const S="not-fetched.patch"
async function apart(e,{git:t,file:n,isLoaded:a}){if(!a)return{rest:e,closed:Buffer.alloc(0),files:[]}
const[o,i,s]=[[],[],[]]
for(const l of(0,c.Dt)(e.toString("latin1"))){const e=Buffer.from(l,"latin1");(0,r.writeFileSync)(n,e)
const f=(await(0,c.Pq)(t,n)).filter(a)
s.push(...f);(f.length>0?i:o).push(e)}return{rest:Buffer.concat(o),closed:Buffer.concat(i),files:s}}const F=16*1024*1024
const B="deckhand-branches.bundle"
const _=["git stash list --format=%H | { n=0; while read -r id; do n=$((n + 1)); git update-ref refs/heads/stash-$n $id; done; }",`{ [ -z "$(git rev-list -1 --branches --not ${w.y})" ] || git bundle create -q .git/${B} --branches --not ${w.y}; }`].join(" && ")
async function fetchBranches(e,{workspace:t,folder:n,environment:a},s){const l=await(0,p.Dm)(e,{command:_,name:B},s)
if(l.length===0)return
const f=(0,o.join)(n,"incoming.bundle");(0,r.writeFileSync)(f,l)
const d=["--quiet","--no-tags","--no-write-fetch-head"]
const u=(0,i.$Y)({folder:t,environment:{...a,...c.vQ},signal:s})
await u.raw(["fetch",...d,f,"+refs/heads/*:refs/heads/agent-server/*"])}})}
