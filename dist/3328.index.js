export const id=3328
export const ids=[3328]
export const modules={3328:((t,e,s)=>{s.r(e)
s.d(e,{cutPatch:()=>cutPatch,readChangedFiles:()=>readChangedFiles,readDiff:()=>readDiff,reviewedFile:()=>reviewedFile})
var n=s(28942)
var i=s(98664)
var a=s(95164)
const o=n.object({filename:n.string(),patch:n.string().optional(),status:n.string().optional(),changes:n.number().optional(),sha:n.string().nullish()})
const r=30
async function readDiff(t,e){const s={pull_number:e}
const{items:c,isWhole:u}=await(0,a.n)(t,"/pulls/{pull_number}/files",s,{most:r})
const l=n.array(o).safeParse(c)
if(l.success){const t=l.data.map(({filename:t,patch:e})=>reviewedFile(t,e))
return{diff:t,unseen:l.data.filter(isUnseen).map(({filename:t})=>t),isWhole:u}}const d=(0,i.ec)(l.error)
throw new i.vC("github",`GitHub's reply about the files of pull request #${e} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it. Otherwise run it again.",cause:d})}function isUnseen({patch:t,status:e,changes:s,sha:n}){const i=(e==="renamed"||e==="copied")&&s===0
return t===void 0&&!i&&n!==c}const c="e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
function reviewedFile(t,e){return{path:t,patch:e,hunks:e===void 0?[]:hunksOf(e)}}const u=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/
function hunksOf(t){const e=[]
let[s,n]=[0,0]
for(const i of t.split("\n")){const[,t,a]=u.exec(i)??[]
const o=e.at(-1)
if(t!==void 0){[s,n]=[Number(t),Number(a)]
e.push({old:[],new:[]})}else if(i.startsWith("-"))o?.old.push(s++)
else if(i.startsWith("+"))o?.new.push(n++)
else if(!i.startsWith("\\")){o?.new.push(n++)
s++}}return e}const l=n.object({filename:n.string(),previous_filename:n.string().optional(),status:n.string(),additions:n.number().int(),deletions:n.number().int(),patch:n.string().optional()})
const d=8e3
const h=300
async function readChangedFiles(t,e,s){try{const{items:i,isWhole:o}=await(0,a.n)(t,"/pulls/{pull_number}/files",{pull_number:e},{most:3})
let r=s
const c=n.array(l).parse(i).slice(0,h).map(t=>{const e=t.patch===void 0?void 0:cutPatch(t.patch,Math.min(r,d))
r-=e?.text.length??0
return toFile(t,e)})
return{files:c,isWhole:o}}catch{return}}function cutPatch(t,e){if(t.length<=e)return{text:t,isCut:!1}
const s=t.lastIndexOf("\n",e)
return s<=0?void 0:{text:t.slice(0,s),isCut:!0}}function toFile(t,e){const{filename:s,previous_filename:n,status:i,additions:a,deletions:o}=t
return{path:s,previousPath:n,status:i,additions:a,deletions:o,patch:e}}})}
