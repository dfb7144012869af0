export const id=8039
export const ids=[8039]
export const modules={28039:((t,e,n)=>{n.d(e,{CT:()=>diffOfAll,Uh:()=>filesOfAll,filesAt:()=>filesAt,t2:()=>recorded})
var i=n(77598)
var s=n(3024)
const o="-"
const f="?"
const r=100*1024*1024
const a=500*1024*1024
function recorded(t){return t&&Object.fromEntries(Object.entries(t).slice(0,2e3))}function placesOf({head:t,folders:e=[]}){const[n]=e
if(!n)return[{head:t}]
return[{head:t,but:` -- ':(top,exclude,literal)${n.path.split("/")[0]}'`},...e]}async function diffOfAll(t,e){const n=[]
for(const i of placesOf(e)){const{output:e,exitCode:s}=await gitIn(t,i,t=>`git diff --no-ext-diff --no-color ${t}`)
n.push(s===0?e.trim():`The diff is not known: git ended with exit code ${s}. ${e}`)}return n.filter(t=>t!=="").join("\n")}async function filesOfAll(t,e){const n={}
for(const i of placesOf(e)){const{output:e,exitCode:s}=await gitIn(t,i,idsOf)
if(s!==0)return
for(const t of e.split("\n")){const[e="",s]=t.split(/\t(.*)/s)
if(s)n[i.path===void 0?s:`${i.path}/${s}`]=e}}return n}function idsOf(t){const e='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "%s\\n" "$f" >> "$FILES"; else printf "${o}\\t%s\\n" "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${t} | xargs -0 sh -c '${e}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && paste "$ids" "$FILES"'}async function gitIn({workspace:t,signal:e},{head:n,path:i,but:s=""},o){const f='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const r=i===void 0?"":'cd "$FOLDER" && '
const a=`export GIT_INDEX_FILE="$i" && git add --all --intent-to-add${s}`
const c=`${r}${f} && ${a} && ${o(`${n} --${s.replace(" --","")}`)}`
const d=i===void 0?{}:{variables:{FOLDER:i}}
return t.run(c,{timeoutMs:12e4,signal:e,...d})}async function filesAt(t,e,n){const i=Object.values(n).some(t=>t.length===64)?"sha256":"sha1"
const s=[]
let o=a
for(const n of e){const{id:e,size:f}=await idAt(t,n,{algorithm:i,start:headOf,maxBytes:Math.min(o,r)})
s.push([n,e])
o-=f}return Object.fromEntries(s)}async function idAt(t,e,n){const i=(0,s.fd)(t,e)
if(i)return{id:idOfLink(i,n),size:0}
const r=await(0,s.fx)(t,e,n)
if(r.status==="read")return r
const a=r.status==="refused"&&["denied","unreadable","too-large"].includes(r.why)
return{id:a?f:o,size:0}}function idOfLink(t,{algorithm:e}){const n=Buffer.concat([t,Buffer.from("\n")])
return(0,i.createHash)(e).update(headOf(n.length)).update(n).digest("hex")}function headOf(t){return`blob ${t}\0`}})}
