export const id=8174
export const ids=[8174]
export const modules={85793:((t,e,o)=>{o.r(e)
o.d(e,{moveCheckout:()=>moveCheckout})
var n=o(45775)
var a=o(98664)
var s=o(94869)
var r=o(33737)
var i=o(57974)
var c=o(73829)
var h=o(62340)
var u=o(85328)
async function moveCheckout(t,e,o){const a=(0,c.b)(t)
const r=(0,h.M)(t,await(0,u.Sm)(t,await(0,u.cd)(t,o.head)))
return(0,n.k)({git:a,workspace:t.job.workspace,remote:e,notify:t=>(0,i.printNotice)((0,s.TN)(t,300)),mayCheckOut:async t=>{const e=r?(await changedPaths(a(),o.head,t)).filter(r):[]
if(e.length>0)throw anotherAction(t,e)}},o)}const d="160000"
async function changedPaths(t,e,o){const n=["-r","-z","--raw","--no-renames","--ignore-submodules=none"]
const a=(await t.raw(["diff-tree",...n,e,o])).split("\0")
return a.filter((t,e)=>e%2===1&&!isSubmodule(a[e-1]??""))}function isSubmodule(t){const[e,o]=t.slice(1).split(" ")
return e===d&&o===d}const l=3
function anotherAction(t,e){const o=e.length>l?` and ${e.length-l} more`:""
const n=`${e.slice(0,l).map(r.aY).join(", ")}${o}`
const s=`This action, or another one of its job, is loaded from the checkout, and the commit to work on (${t.slice(0,7)}) has another version of that: ${n}.`
return new a.vC("config",s,{hint:"If its branch only lacks a newer version of the action, update the branch. Otherwise name the action by its repository and commit in the workflow (`uses: OWNER/REPOSITORY/PATH@COMMIT`, which can be this repository) instead of by its path (`uses: ./PATH`): then it is loaded from elsewhere."})}})}
