export const id=9664
export const ids=[9664]
export const modules={89664:((t,e,o)=>{o.r(e)
o.d(e,{requireOwnRepository:()=>requireOwnRepository})
var r=o(73024)
var n=o(76760)
var s=o(98664)
var i=o(22499)
var a=o(88906)
function requireOwnRepository(t){const e=repositoryOf(t)
if(e===void 0)return
const o=pathIn(e,textOf((0,n.join)(e,"commondir")))??e
if(isUnseen(t,e)||isUnseen(t,o))throw o===e?refusal("The workspace has its git repository outside of it",c):refusal("The workspace is a linked work tree (`git worktree`) of a repository outside of it",c)
if(isUnseen(t,(0,n.join)(o,"objects")))throw refusal("The folder `.git/objects` of the checkout leads out of the workspace",c)
if(alternatesOf((0,n.join)(o,"objects")).some(e=>isUnseen(t,e)))throw refusal("The checkout takes objects of git from a repository outside of the workspace (`.git/objects/info/alternates`)","Let a step before this one copy them: `git repack -a -d && rm .git/objects/info/alternates`. Or clone with `--dissociate`.")}const c="Use a checkout with a repository of its own, for example by actions/checkout in an empty folder."
function refusal(t,e){return new s.vC("config",`${t}, which commands in the sandbox do not see, so git would not work there.`,{hint:e})}function isUnseen(t,e){return!(0,i.S1)(t,realPath(e)??t)&&!a.IJ.some(t=>(0,i.S1)(t,e))}function repositoryOf(t){const e=(0,n.join)(t,".git")
const o=(0,r.lstatSync)(e,{throwIfNoEntry:!1})
if(!o?.isFile())return o&&realPath(e)
const[,s]=/^gitdir: (.+)$/m.exec(textOf(e))??[]
return realPath(pathIn(t,s)??"")}const f=5
function alternatesOf(t,e=0){if(e>f)return[]
const o=textOf((0,n.join)(t,"info/alternates")).split("\n")
const r=o.flatMap(e=>e.startsWith("#")?[]:pathIn(t,e)??[])
return r.flatMap(t=>[t,...alternatesOf(t,e+1)])}function pathIn(t,e){const o=e?.trim()
return o?(0,n.resolve)(t,o):void 0}function realPath(t){try{return(0,r.realpathSync)(t)}catch{return}}const u=65536
function textOf(t){try{return(0,r.statSync)(t).size>u?"":(0,r.readFileSync)(t,"utf8")}catch{return""}}})}
