export const id=8039
export const ids=[8039]
export const modules={28039:((t,e,n)=>{n.d(e,{C:()=>diffOfAll,filesAt:()=>filesAt,filesOfAll:()=>filesOfAll,t:()=>recorded})
var s=n(77598)
var i=n(3024)
const o="-"
const f="+x"
const r="?"
const c=100*1024*1024
const a=500*1024*1024
function placesOf({head:t,folders:e=[]}){const[n]=e
if(!n)return[{head:t}]
return[{head:t,but:` -- ':(top,exclude,literal)${n.path.split("/")[0]}'`},...e]}const d=12e4
async function diffOfAll(t,e){const n=[]
for(const s of placesOf(e)){const{output:e,exitCode:i}=await gitIn(t,s,t=>`git diff --no-ext-diff --no-color ${t}`)
n.push(i===0?e.trim():`The diff is not known: git ended with exit code ${i}. ${e}`)}return n.filter(t=>t!=="").join("\n")}const l=2e3
function recorded({files:t,isCut:e}){const n=Object.entries(t)
return{files:Object.fromEntries(n.slice(0,l)),is_cut:e||n.length>l}}async function filesOfAll(t,e,n=d){const s={}
let i=!1
for(const o of placesOf(e)){const{output:e,exitCode:f,omittedBytes:r}=await gitIn(t,o,idsOf,n)
if(f!==0)return
i||=r>0
for(const t of e.split("\n")){const[e="",n]=t.split(/\t(.*)/s)
if(n)s[`${o.path===void 0?"":`${o.path}/`}${n.replace(/^\.\//,"")}`]=e}}return{files:s,isCut:i}}function idsOf(t){const e='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "./%s\\n" "$f" >> "$FILES"; { [ -x "$f" ] && echo ${f} || echo; } >> "$FILES.x"; else printf "%s\\t%s\\n" ${o} "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$FILES.x" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${t} | xargs -0 sh -c '${e}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && { [ ! -s "$FILES" ] || paste -d "\\0" "$ids" "$FILES.x" | paste - "$FILES"; }'}async function gitIn({workspace:t,signal:e},{head:n,path:s,but:i=""},o,f=d){const r='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const c="git ls-files -v | sed -n 's/^[a-z] //p' | git update-index --no-assume-unchanged --stdin"
const a=s===void 0?"":'cd "$FOLDER" && '
const l=`export GIT_INDEX_FILE="$i" && ${c} && git add --all --intent-to-add${i}`
const u=`${a}${r} && ${l} && ${o(`${n} --${i.replace(" --","")}`)}`
const $=s===void 0?{}:{variables:{FOLDER:s}}
return t.run(u,{timeoutMs:f,signal:e,...$})}async function filesAt(t,e,n){const s=Object.values(n).some(t=>t.length>=64)?"sha256":"sha1"
const i=[]
let o=a
for(const n of e){const{id:e,size:f}=await idAt(t,n,{algorithm:s,start:headOf,maxBytes:Math.min(o,c)})
i.push([n,e])
o-=f}return Object.fromEntries(i)}async function idAt(t,e,n){const s=(0,i.fd)(t,e)
if(s)return{id:idOfLink(s,n),size:0}
const c=await(0,i.fx)(t,e,n)
if(c.status==="read")return{id:`${c.id}${c.isExecutable?f:""}`,size:c.size}
const a=c.status==="refused"&&["denied","unreadable","too-large"].includes(c.why)
return{id:a?r:o,size:0}}function idOfLink(t,{algorithm:e}){const n=Buffer.concat([t,Buffer.from("\n")])
return(0,s.createHash)(e).update(headOf(n.length)).update(n).digest("hex")}function headOf(t){return`blob ${t}\0`}})}
