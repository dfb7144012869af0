export const id=2791
export const ids=[2791]
export const modules={42791:((t,e,o)=>{o.r(e)
o.d(e,{brokenCheckout:()=>brokenCheckout,lockFault:()=>lockFault,withoutIndex:()=>withoutIndex})
var i=o(73024)
var n=o(76760)
var r=o(3024)
var s=o(98664)
var a=o(94869)
var c=o(33737)
const h="A step before this one may have damaged it. Check out the repository again right before this action; on a self-hosted runner, delete the workspace first."
function brokenCheckout(t,e){const{code:o,message:i}=(0,s.ec)(e)
if(o!=="git")return e
const{what:n,hint:r}=whatIsBroken(t,wordsOf(e))??{what:"Git cannot read the checkout.",hint:h}
return new s.vC("config",n,{hint:r,quote:i,cause:e})}function lockFault(t,e){const[,o]=u.exec(wordsOf(e))??[]
if(o===void 0||(0,s.ec)(e).code!=="git")return
const i=(0,c.aY)((0,a.TN)((0,n.relative)(t,o.startsWith("/")?o:(0,n.join)(t,o)),200))
return new s.vC("config",`Git cannot change the checkout, because the lock file ${i} is there.`,{hint:"Another git was stopped there, or is still at work. If none is, remove the file in a step before this one.",cause:e})}const u=/'([^']+\.lock)': File exists/
function wordsOf(t){const{message:e,cause:o}=(0,s.ec)(t)
return o instanceof Error?o.message:e}function whatIsBroken(t,e){if(/must be run in a work tree/.test(e))return f
if(/bad (?:numeric |boolean )?config|unable to parse config/.test(e))return{what:"The settings of git in the checkout (`.git/config`) cannot be read.",hint:h}
if(/index file|bad index|bad signature|index uses/.test(e))return g
if(/git repo version|repository extension|v1-only extension/.test(e))return d
if(/bad object|missing (?:blob|tree|commit)|unable to read/.test(e))return{what:"Objects of git are missing in the checkout, or are damaged.",hint:h}
return/not a git repository/.test(e)?withoutRepository(t):void 0}const f={what:"Git takes the checkout for a repository without files: `core.bare` or `core.worktree` in `.git/config` says so.",hint:"Have the step before this one take these settings back: `git config core.bare false` and `git config --unset core.worktree`."}
const g={what:"The index of git in the checkout (`.git/index`) is damaged.",hint:"A step before this one may have been stopped while git wrote it. Let a step before this one run `rm .git/index && git reset`, or check out the repository again."}
const d={what:"The repository of the checkout has a format that the git of this runner does not know.",hint:"Use a newer git on this runner, or check out the repository again with the git that is there."}
function withoutIndex(t){const e=(0,i.lstatSync)((0,n.join)(t,".git"),{throwIfNoEntry:!1})?.isDirectory()===!0
if(!e||(0,r.BJ)(t,".git/index")!==void 0)return
return new s.vC("config","The index of git in the checkout (`.git/index`) is missing.",{hint:g.hint})}const k=8192
function withoutRepository(t){const e=(0,r.BJ)(t,".git")
if(e?.isDirectory())return{what:`The repository of the checkout is damaged: ${lackOf(t)}.`,hint:h}
const[,o]=/^gitdir: (.+)/.exec((0,r.Ui)(t,".git",k)??"")??[]
const i=o===void 0?"":` (${(0,c.aY)((0,a.TN)(o,200))})`
return{what:`The file \`.git\` of the workspace leads to a place${i} where there is no git repository.`,hint:"A submodule or a linked work tree was copied without its repository. Use a checkout of its own, for example by actions/checkout."}}const w=["objects","refs"]
function lackOf(t){const e=(0,r.Ui)(t,".git/HEAD",k)
if(e===void 0)return"`.git/HEAD` is missing or cannot be read"
if(!/^(?:ref: refs\/|[0-9a-f]{40})/.test(e))return"`.git/HEAD` names neither a branch nor a commit"
const o=w.filter(e=>(0,r.BJ)(t,`.git/${e}`)===void 0)
if(o.length===0)return"git does not take `.git` for a repository"
const i=o.map(t=>`\`.git/${t}\``).join(" and ")
return`${i} ${o.length===1?"is":"are"} missing`}})}
