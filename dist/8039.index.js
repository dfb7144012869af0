export const id=8039
export const ids=[8039]
export const modules={28039:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CT:()=>diffOfAll,Uh:()=>filesOfAll,filesAt:()=>filesAt,t2:()=>recorded})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
const GONE="-"
function recorded(files){return files&&Object.fromEntries(Object.entries(files).slice(0,2e3))}function placesOf({head:head,folders:folders=[]}){const[first]=folders
if(!first)return[{head:head}]
return[{head:head,but:` -- ':(top,exclude,literal)${first.path.split("/")[0]}'`},...folders]}async function diffOfAll(situation,start){const diffs=[]
for(const place of placesOf(start)){const{output:output,exitCode:exitCode}=await gitIn(situation,place,what=>`git diff --no-ext-diff --no-color ${what}`)
diffs.push(exitCode===0?output.trim():`The diff is not known: git ended with exit code ${exitCode}. ${output}`)}return diffs.filter(diff=>diff!=="").join("\n")}async function filesOfAll(situation,start){const files={}
for(const place of placesOf(start)){const{output:output,exitCode:exitCode}=await gitIn(situation,place,idsOf)
if(exitCode!==0)return
for(const line of output.split("\n")){const[id="",path]=line.split(/\t(.*)/s)
if(path)files[place.path===void 0?path:`${place.path}/${path}`]=id}}return files}function idsOf(what){const each='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "%s\\n" "$f" >> "$FILES"; else printf "${GONE}\\t%s\\n" "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${what} | xargs -0 sh -c '${each}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && paste "$ids" "$FILES"'}async function gitIn({workspace:workspace,signal:signal},{head:head,path:path,but:but=""},command){const index='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const enter=path===void 0?"":'cd "$FOLDER" && '
const add=`export GIT_INDEX_FILE="$i" && git add --all --intent-to-add${but}`
const line=`${enter}${index} && ${add} && ${command(`${head} --${but.replace(" --","")}`)}`
const variables=path===void 0?{}:{variables:{FOLDER:path}}
return workspace.run(line,{timeoutMs:12e4,signal:signal,...variables})}function filesAt(workspace,paths,like){const algorithm=Object.values(like).some(id=>id.length===64)?"sha256":"sha1"
return Object.fromEntries(paths.map(path=>[path,idAt((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace,path),algorithm)]))}function idAt(path,algorithm){const content=contentAt(path)
if(content===void 0)return GONE
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex")}function contentAt(path){try{const found=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path)
if(found.isSymbolicLink())return Buffer.from(`${(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path)}\n`)
return found.isFile()?(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path):void 0}catch{return}}})}
