export const id=8698
export const ids=[8698]
export const modules={58698:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher,LU:()=>seedEarly})
var external_node_path_=__webpack_require__(76760)
var fault=__webpack_require__(98664)
var push=__webpack_require__(70012)
var policy_entries=__webpack_require__(83093)
function treeSource(git,commit,list=policy_entries.nG){let listed
const files=()=>{listed??=filesOf(git,commit,list)
return listed}
return{list:files,read:async paths=>textsOf(git,await files(),paths)}}const MOST_LINKS=200
const LONGEST_LINK=4096
async function filesOf(git,commit,list){const entries=await list(git,commit)
const files=entries.flatMap(({isLink:isLink,...file})=>isLink?[]:[file])
const links=entries.filter(({isLink:isLink,size:size})=>isLink&&size<=LONGEST_LINK).slice(0,MOST_LINKS)
const targets=await(0,policy_entries.b4)(git,idsOf(links))
return[...files,...followLinks(files,new Map(links.map(({path:path,id:id})=>[path,`${targets.get(id)}`])))]}async function textsOf(git,files,paths){const wanted=new Set(paths)
const found=files.filter(({path:path})=>wanted.has(path))
const blobs=await(0,policy_entries.b4)(git,idsOf(found))
return new Map(found.flatMap(({path:path,id:id})=>textOf(blobs.get(id)).map(text=>[path,text])))}function textOf(bytes){try{return bytes?[new TextDecoder("utf-8",{fatal:!0}).decode(bytes)]:[]}catch{return[]}}function idsOf(files){return files.map(({id:id})=>id)}async function idsAt(git,tree,paths){if(paths.length===0)return new Map
const records=(await git.raw(["ls-tree","-z","--full-tree",tree,"--",...paths])).split("\0").filter(Boolean)
return new Map(records.map(record=>[record.slice(record.indexOf("\t")+1),record.split(/[ \t]/)[2]??""]))}const MOST_STEPS=20
function followLinks(files,links){return[...links.keys()].flatMap(link=>filesBehind(link,files,links))}function filesBehind(link,files,links){const target=resolve(link,links)
if(target===void 0)return[]
return files.flatMap(file=>{if(file.path===target)return[{...file,path:link}]
return file.path.startsWith(`${target}/`)?[{...file,path:link+file.path.slice(target.length)}]:[]})}function resolve(path,links){let current=path
for(let step=0;step<MOST_STEPS;step+=1){const link=prefixes(current).find(prefix=>links.has(prefix))
if(link===void 0)return current
const target=links.get(link)??""
if(target.startsWith("/"))return
current=external_node_path_.posix.join(external_node_path_.posix.dirname(link),target,current.slice(link.length)).replace(/\/+$/,"")
if(current==="."||current===".."||current.startsWith("../"))return}return}function prefixes(path){const steps=path.split("/")
return steps.map((_,index)=>steps.slice(0,index+1).join("/"))}const FETCH=["fetch","--quiet","--depth=1","--no-tags","--no-write-fetch-head"]
async function fetchBranch(git,remote,branch){if(/[\s:*?[\\^~]|\.\.|^$/.test(branch))throw new fault.vC("git","The base branch has a name that git does not allow.")
const place="refs/deckhand/base-branch"
await git((0,push.it)(remote)).raw([...FETCH,remote.url,`+refs/heads/${branch}:${place}`])
return(await git().raw(["rev-parse","--verify",`${place}^{commit}`])).trim()}async function fetchCommit(git,remote,commit){try{await git(remote.token===""?{}:(0,push.it)(remote)).raw([...FETCH,remote.url,commit])
await git().raw(["cat-file","-e",`${commit}^{commit}`])}catch(cause){throw new fault.vC("config",`The commit ${commit} of ${remote.url} could not be fetched.`,{quote:(0,fault.ec)(cause).message,hint:"Check the address and the commit: the server must allow fetching it by its SHA.",cause:cause})}}var write_change=__webpack_require__(3424)
var apply_patch=__webpack_require__(5537)
var external_node_fs_=__webpack_require__(73024)
var lib_text=__webpack_require__(94869)
var git=__webpack_require__(33368)
const COMMIT=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const NO_COMMIT=/^0+$/
const LARGEST=8*1024*1024
const MOST_REFS=2e4
function readCheckoutRefs(workspace){const gitDir=(0,external_node_path_.join)(workspace,".git")
if(!(0,external_node_fs_.lstatSync)(gitDir,{throwIfNoEntry:!1})?.isDirectory())return
const all=new Map([...packedRefs(gitDir),...looseRefs(gitDir)])
const under=prefix=>[...all].filter(([name])=>name.startsWith(prefix))
const said=checkout_refs_textOf((0,external_node_path_.join)(gitDir,"HEAD"))?.trim()??""
const head=COMMIT.test(said)?said:all.get(said.replace(/^ref: /,""))
const{left:left,replaced:replaced,seen:seen}=headLog(checkout_refs_textOf((0,external_node_path_.join)(gitDir,"logs/HEAD"))??"")
const stash=all.get("refs/stash")
const stashes=stash===void 0?[]:[...new Set([stash,...stashLog(gitDir)])]
const branches=under("refs/heads/").map(([name,commit])=>({name:name.slice("refs/heads/".length),commit:commit}))
return{head:head,refs:[...branches.map(ref=>({kind:"a branch",...ref})),...linkedTrees(gitDir).map(ref=>({kind:"a linked work tree",...ref})),...stashes.map((commit,index)=>({kind:"a stash",name:`stash@{${index}}`,commit:commit})),...[...left].map(commit=>({kind:"a commit on no branch",name:commit.slice(0,7),commit:commit}))],others:new Set([...under("refs/remotes/").map(([,commit])=>commit),...replaced]),past:new Set([...under("refs/tags/").map(([,commit])=>commit),...seen])}}function allCommits({head:head,refs:refs,others:others,past:past}){return[...new Set([...head===void 0?[]:[head],...refs.map(({commit:commit})=>commit),...others,...past])]}function checkout_refs_textOf(path){const found=(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:!1})
return found?.isFile()&&found.size<=LARGEST?(0,external_node_fs_.readFileSync)(path,"utf8"):void 0}function packedRefs(gitDir){return(checkout_refs_textOf((0,external_node_path_.join)(gitDir,"packed-refs"))??"").split("\n").flatMap(line=>{const[commit="",name]=line.split(" ")
return name!==void 0&&COMMIT.test(commit)?[[name,commit]]:[]})}function looseRefs(gitDir){const found=[]
const folders=["refs"]
for(const folder of folders)for(const entry of entriesIn((0,external_node_path_.join)(gitDir,folder))){const name=`${folder}/${entry.name}`
if(entry.isDirectory())folders.push(name)
const commit=entry.isFile()?checkout_refs_textOf((0,external_node_path_.join)(gitDir,name))?.trim():void 0
if(commit!==void 0&&COMMIT.test(commit))found.push([name,commit])
if(found.length+folders.length>MOST_REFS)return found}return found}function entriesIn(folder){return(0,external_node_fs_.lstatSync)(folder,{throwIfNoEntry:!1})?.isDirectory()?(0,external_node_fs_.readdirSync)(folder,{withFileTypes:!0}):[]}function linkedTrees(gitDir){return entriesIn((0,external_node_path_.join)(gitDir,"worktrees")).flatMap(({name:name})=>{const commit=checkout_refs_textOf((0,external_node_path_.join)(gitDir,"worktrees",name,"HEAD"))?.trim()??""
return COMMIT.test(commit)?[{name:name,commit:commit}]:[]})}function stashLog(gitDir){return logEntries(checkout_refs_textOf((0,external_node_path_.join)(gitDir,"logs/refs/stash"))??"").map(({to:to})=>to).toReversed()}function logEntries(log){return log.split("\n").flatMap(line=>{const[from="",to=""]=line.split(" ",2)
const message=line.slice(line.indexOf("\t")+1)
return COMMIT.test(from)&&COMMIT.test(to)?[{from:from,to:to,message:message}]:[]})}function headLog(log){const[left,replaced,seen]=[new Set,new Set,new Set]
for(const{from:from,to:to,message:message}of logEntries(log)){if(!NO_COMMIT.test(from))seen.add(from)
seen.add(to)
if(message.startsWith(`checkout: moving from ${from} to `))left.add(from)
if(/^(?:commit \(amend\)|rebase (?:-i )?\(start\))/.test(message))replaced.add(from)
replaced.delete(to)}return{left:left,replaced:replaced,seen:seen}}const MOST_MS=6e4
async function openLook({folder:folder,workspace:workspace,environment:environment,gitDir:gitDir,identity:identity}){const own=(0,external_node_path_.join)(folder,"look.git")
const objects=(0,external_node_path_.join)(workspace,".git/objects")
requireOwnObjects(objects);(0,git.xJ)(own)
const shallow=(0,external_node_path_.join)(workspace,".git/shallow")
const lines=(0,external_node_fs_.lstatSync)(shallow,{throwIfNoEntry:!1})?.isFile()?(0,external_node_fs_.readFileSync)(shallow,"utf8").split("\n"):[];(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(own,"shallow"),lines.filter(line=>/^[0-9a-f]{40,64}$/.test(line)).map(line=>`${line}\n`).join(""));(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(own,"config"),"[core]\n\tbare = true\n\tcommitGraph = false\n\tmultiPackIndex = false\n[merge]\n\trenames = false\n");(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(own,"objects/info/alternates"),`${(0,external_node_path_.join)(gitDir,"objects")}\n${objects}\n`)
return(0,git.$Y)({folder:folder,gitDir:own,environment:{...environment,...apply_patch.vQ,...identity,GIT_LITERAL_PATHSPECS:"1"},signal:AbortSignal.timeout(MOST_MS)})}function requireOwnObjects(folder){if(!(0,external_node_fs_.lstatSync)(folder).isDirectory())throw new Error(`${folder} is not a folder`)
for(const entry of(0,external_node_fs_.readdirSync)(folder,{withFileTypes:!0}))if(entry.isDirectory())requireOwnObjects((0,external_node_path_.join)(folder,entry.name))
else if(!entry.isFile()||entry.name.endsWith("alternates"))throw new Error(`${entry.name} leads elsewhere`)}var inline_code=__webpack_require__(62423)
var left_out=__webpack_require__(26600)
const left_commits_MOST_REFS=20
const SEEN="refs-before.json"
function rememberRefs(workspace,gitDir){const refs=readCheckoutRefs(workspace)
if(refs)(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir,SEEN),JSON.stringify(allCommits(refs)))}async function withLeftCommits(place,change){const path=(0,external_node_path_.join)(place.gitDir,SEEN)
const now=(0,external_node_fs_.existsSync)(path)?readCheckoutRefs(place.workspace):void 0
if(!now)return change
const before=new Set(JSON.parse((0,external_node_fs_.readFileSync)(path,"utf8")))
const fresh=now.refs.filter(({commit:commit})=>!before.has(commit)&&!now.others.has(commit)&&commit!==now.head)
const refs=[...new Map(fresh.toReversed().map(ref=>[ref.commit,ref])).values()].toReversed()
if(refs.length===0)return change
try{return await keep(refs,[place.base,...before,...knownOf(now)],place,change)}catch{return{...change,leftOut:[...change.leftOut,...refs.map(ref=>lostRef(ref,"it cannot be read"))]}}}function knownOf({head:head,others:others}){return[...head===void 0?[]:[head],...others]}function lostRef({kind:kind,name:name,commit:commit},why){return{path:name,code:"DKH-114",detail:`${kind} at ${(0,inline_code.aY)(commit.slice(0,7))}: ${why}`}}async function keep(refs,known,place,change){const look=await openLook(place)
const whole=change.wholeTree??change.tree
const leftOut=[]
const paths=new Set
const patches=[]
let[files,bytes]=[left_out.Q4,left_out.uZ]
for(const ref of refs.slice(0,left_commits_MOST_REFS)){const others=refs.flatMap(({commit:commit})=>commit===ref.commit?[]:[commit])
const added=await addedBy(look,ref,[...known,...others],{whole:whole,files:files,bytes:bytes,apart:place.apart}).catch(()=>{})
if(!added){leftOut.push(lostRef(ref,"it cannot be read"))
continue}const{kept:kept,patch:patch,lost:lost}=added
if(kept.length+lost.length===0)continue
for(const path of kept)paths.add(path)
patches.push(patch)
files-=kept.length
bytes-=patch.length
leftOut.push({path:ref.name,code:"DKH-113",detail:await describe(look,ref,{kept:kept.length,lost:lost.length})},...lost.map(path=>({path:path,code:"DKH-114",detail:`as it is in ${(0,inline_code.aY)(ref.name)}`})))}leftOut.push(...refs.slice(left_commits_MOST_REFS).map(ref=>lostRef(ref,"there are too many like it")))
if(leftOut.length===0)return change
const aside=paths.size===0?void 0:{paths:[...paths],patch:Buffer.concat(patches)}
return{...change,leftOut:[...change.leftOut,...leftOut],aside:aside}}async function describe(look,{kind:kind,commit:commit},{kept:kept,lost:lost}){const subject=(await look.raw(["log","-1","--no-show-signature","--format=%s",commit])).trim()
const parts=[...kept>0?[`${(0,lib_text.U9)(kept,"file")} saved as a patch`]:[],...lost>0?[`${(0,lib_text.U9)(lost,"file")} not saved`]:[]]
return`${kind}, ${(0,inline_code.aY)(commit.slice(0,7))} ${(0,inline_code.aY)(subject)}; ${parts.join(", ")}`}async function addedBy(look,ref,known,room){const patches=[]
const[kept,lost]=[[],[]]
for(const part of await partsOf(look,ref,known)){const{from:from,to:to,entries:all}=await missing(look,part,room.whole)
const entries=all.filter(entry=>!(0,policy_entries.zB)(entry,room.apart))
const isWhole=({path:path,newMode:newMode})=>newMode!==policy_entries.NG&&!path.includes("�")
const fit=entries.filter(isWhole).map(({path:path})=>path)
lost.push(...entries.filter(entry=>!isWhole(entry)).map(({path:path})=>path))
const sizes=await(0,policy_entries.gN)(look,entries.map(({newObject:newObject})=>newObject))
const size=[...sizes.values()].reduce((sum,one)=>sum+one,0)
const isSmall=fit.length<=room.files&&size<=room.bytes
if(isSmall&&fit.length>0)patches.push(await look.bytes([...write_change.Mu,from,to,"--",...fit]));(isSmall?kept:lost).push(...fit)}const patch=Buffer.concat(patches)
if(kept.length<=room.files&&patch.length<=room.bytes)return{kept:kept,patch:patch,lost:lost}
return{kept:[],patch:Buffer.alloc(0),lost:[...kept,...lost]}}async function partsOf(look,{kind:kind,commit:commit},known){await look.raw(["cat-file","-e",`${commit}^{commit}`])
const input=[commit,...known.map(one=>`^${one}`)].join("\n")
const commits=(await look.raw(["rev-list","--boundary","--ignore-missing","--stdin"],`${input}\n`)).split("\n")
if(!commits.includes(commit))return[]
const boundary=commits.filter(line=>line.startsWith("-")).map(line=>line.slice(1))
const empty=(await look.raw(["mktree"])).trim()
const bases=boundary.length<2?boundary:await mergeBases(look,commit,boundary)
const own={from:bases[0]??empty,to:commit}
if(kind!=="a stash")return[own]
const[,,,untracked]=(await look.raw(["rev-list","--parents","-n","1",commit])).trim().split(" ")
return untracked===void 0?[own]:[own,{from:empty,to:untracked}]}async function mergeBases(look,commit,others){return(await look.raw(["merge-base",commit,...others.slice(0,100)])).split("\n").filter(Boolean)}async function missing(look,{from:from,to:to},whole){const merged=await(0,apply_patch.Vq)(look,{base:from,tree:whole,onto:to})
if(merged!==void 0)return{from:whole,to:merged,entries:await(0,policy_entries.Mc)(look,whole,merged)}
const changed=new Map((await(0,policy_entries.Mc)(look,from,whole)).map(entry=>[entry.quoted,entry]))
const entries=[]
for(const entry of await(0,policy_entries.Mc)(look,from,to)){const other=changed.get(entry.quoted)
if(!other||!await isTakenOver(look,entry,other))entries.push(entry)}return{from:from,to:to,entries:entries}}const LARGEST_COMPARED=1024*1024
async function isTakenOver(look,entry,other){if(entry.newObject===other.newObject&&entry.newMode===other.newMode)return!0
const objects=[entry.oldObject,entry.newObject,other.newObject]
const sizes=await(0,policy_entries.gN)(look,objects)
if([...sizes.values()].some(size=>size>LARGEST_COMPARED))return!1
const blobs=await(0,policy_entries.b4)(look,objects)
const[before,there,here]=objects.map(object=>lineCounts(blobs.get(object)?.toString("latin1")??""))
if(!before||!there||!here)return!1
const changed=[...new Set([...before.keys(),...there.keys()])].filter(line=>(before.get(line)??0)!==(there.get(line)??0))
return changed.length>0&&changed.every(line=>goesAlong(line,{before:before,there:there,here:here}))}function goesAlong(line,{before:before,there:there,here:here}){const[was,wanted,is]=[before,there,here].map(counts=>counts.get(line)??0)
return(wanted??0)>(was??0)?(is??0)>=(wanted??0):(is??0)<=(wanted??0)}function lineCounts(text){const counts=new Map
for(const line of text.split("\n"))if(line!=="")counts.set(line,(counts.get(line)??0)+1)
return counts}var private_repository=__webpack_require__(31662)
const LARGEST_INDEX=64*1024*1024
async function withStaged(place,change){const indexes=indexesIn(place)
if(indexes.length===0)return change
const known=await knownIn(place,change)
const found=new Map
for(const index of indexes)for(const entry of await addedIn(index,place))if(!known(entry))found.set(entry.path,entry)
if(found.size===0)return change
for(const{path:path}of await committedIn(place))found.delete(path)
if(found.size===0)return change
const entries=[...found.values()]
const aside=await patchOf(entries,place,change.aside).catch(()=>{})
const leftOut=entries.map(({path:path})=>({path:path,code:aside?"DKH-119":"DKH-114",detail:aside?"":"it was staged"}))
return{...change,leftOut:[...change.leftOut,...leftOut],aside:aside??change.aside}}function indexesIn({workspace:workspace,gitDir:gitDir}){const own=(0,external_node_path_.join)(workspace,".git")
const linked=(0,external_node_path_.join)(own,"worktrees")
const isFolder=path=>(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:!1})?.isDirectory()===!0
if(!isFolder(own))return[]
const trees=isFolder(linked)?(0,external_node_fs_.readdirSync)(linked).map(name=>(0,external_node_path_.join)(linked,name)):[]
return[own,...trees.filter(isFolder)].map(folder=>(0,external_node_path_.join)(folder,"index")).filter(path=>{const found=(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:!1})
return found?.isFile()&&found.size<=LARGEST_INDEX&&!(0,private_repository.tW)(path,(0,external_node_path_.join)(gitDir,"HEAD"))})}async function addedIn(index,{gitDir:gitDir,environment:environment,base:base,apart:apart}){const own=(0,git.$Y)({folder:gitDir,environment:{...environment,GIT_INDEX_FILE:index}})
const diff=["diff-index","--cached","--raw","--no-renames","--no-abbrev","--diff-filter=A",base]
return(0,policy_entries.s9)(await own.raw(diff).catch(()=>"")).filter(entry=>!(0,policy_entries.zB)(entry,apart))}async function committedIn(place){const head=readCheckoutRefs(place.workspace)?.head
if(head===void 0||head===place.base)return[]
return openLook(place).then(objects=>(0,policy_entries.Mc)(objects,place.base,head)).catch(()=>[])}async function knownIn({gitDir:gitDir,environment:environment,workspace:workspace,base:base},change){const own=(0,git.$Y)({folder:gitDir,environment:environment})
const written=await(0,policy_entries.Mc)(own,base,change.wholeTree??change.tree)
const objects=new Set(written.map(({newObject:newObject})=>newObject))
const aside=new Set(change.aside?.paths)
return({path:path,newMode:newMode,newObject:newObject})=>newMode===policy_entries.NG||objects.has(newObject)||aside.has(path)||(0,left_out.md)(workspace,Buffer.from(path).toString("latin1"))!==void 0}async function patchOf(entries,place,before){const objects=await openLook(place)
const sizes=await(0,policy_entries.gN)(objects,entries.map(({newObject:newObject})=>newObject))
const size=[...sizes.values()].reduce((sum,one)=>sum+one,0)
if(entries.length>left_out.Q4||size>left_out.uZ)throw new Error("It is too much to be kept.")
const tree=await(0,policy_entries.p6)(objects,place.base,entries,"new")
const patch=await objects.bytes([...write_change.Mu,place.base,tree])
const paths=entries.map(({path:path})=>path)
return{paths:[...before?.paths??[],...paths],patch:Buffer.concat([before?.patch??Buffer.alloc(0),patch])}}const BOT={name:"github-actions[bot]",email:"41898282+github-actions[bot]@users.noreply.github.com"}
async function seedEarly(place){await(0,private_repository.cu)((0,private_repository.B9)(place).objects(),place.workspace).catch(()=>{})}async function openPublisher(options){const made=(0,private_repository.B9)(options)
if((0,private_repository.VE)(made)!==options.base)await(0,private_repository.cu)(made.objects(),options.workspace)
await(0,private_repository.hw)(options,made)
rememberRefs(options.workspace,made.gitDir)
return publisherIn(made,options)}function reopenPublisher(options){return publisherIn((0,private_repository.ce)(options),options)}async function openPatchPublisher(options,patch,limits){const all={...options,workspace:(0,external_node_path_.join)(options.folder,"nothing")}
const made=(0,private_repository.B9)(all)
const{gitDir:gitDir,objects:objects}=made
const remote={url:options.remoteUrl,token:options.token}
const fetch=["fetch","--quiet","--depth=1","--no-tags"]
await objects((0,push.it)(remote)).raw([...fetch,remote.url,options.base])
const index=objects({...apply_patch.vQ,GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"patch-index")})
const change=await(0,apply_patch.X6)(index,options.base,patch,limits)
return{publisher:publisherIn(made,all),change:change}}function publisherIn({gitDir:gitDir,inWorkTree:inWorkTree,objects:objects},options){const{base:base}=options
const remote={url:options.remoteUrl,token:options.token,allowedBranch:options.allowedBranch}
const target={...remote,url:options.forkUrl??remote.url}
const own=()=>objects({GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"review-index")})
const commit=async({tree:tree},message,parent=base)=>(await objects(identity(options.now())).raw(["commit-tree",tree,"-p",parent,"-F","-"],message)).trim()
const compared=async(tree,from)=>({tree:tree,files:await(0,write_change.W4)(objects(),from,tree),leftOut:[]})
const diff=lastOnly((from,tree)=>objects().bytes([...write_change.Mu,from,tree]))
let listed
const list=(git,commit)=>{if(commit!==base)return(0,policy_entries.nG)(git,commit)
listed??=(0,policy_entries.nG)(git,commit)
return listed}
const treeOf=async commit=>(await objects().raw(["rev-parse",`${commit}^{tree}`])).trim()
return{base:base,async capture(apart){const around={gitDir:gitDir,workspace:options.workspace,objects:objects,plain:()=>(0,private_repository.D2)(options,gitDir),isOlder:path=>(0,private_repository.tW)((0,external_node_path_.join)(options.workspace,path),(0,external_node_path_.join)(gitDir,"HEAD")),apart:apart}
const place={...options,gitDir:gitDir,apart:apart,identity:identity(options.now())}
return releasePipesIfSlow(options.workspace,async()=>{const change=await(0,write_change.Xl)(inWorkTree,base,around)
return withStaged(place,await withLeftCommits(place,change))})},async ignored(paths){const git=inWorkTree({GIT_LITERAL_PATHSPECS:"1"})
const list=["ls-files","-z","--others","--ignored","--exclude-standard","--",...paths.slice(0,200)]
return paths.length===0?[]:(await git.raw(list)).split("\0").filter(path=>paths.includes(path))},patched:patch=>(0,apply_patch.X6)(objects({...apply_patch.vQ,GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"patch-index")}),base,patch),compared:compared,treeOf:treeOf,since:async commit=>compared(await treeOf(base),commit),review:async(change,rules)=>isEmpty(change)?unchanged(change):(await loadReview()).reviewChange(own(),change,{base:base,...rules,diff:diff,list:list}),writeFiles:async(tree,folder)=>(0,push.WM)((await(0,private_repository.D2)(options,gitDir)).in(folder),tree),hold:async(reviewed,rules)=>(await loadHold()).holdBack(own(),reviewed,rules),commit:commit,async writePatch(commit,path){const tree=["diff-tree","--patch","--binary","--no-commit-id",`--output=${path}`]
await objects().raw([...tree,commit])},diff:({tree:tree},from=base)=>diff(from,tree),async shown(tree,from){const{shownTree:shownTree}=await __webpack_require__.e(8510).then(__webpack_require__.bind(__webpack_require__,38510))
return shownTree(objects({GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"shown-index")}),from,tree)},exactPatch:async({tree:tree})=>(await(await loadHold()).exactPatch(objects(),base,tree)).toString("utf8"),idsAt:(tree,paths)=>idsAt(objects({GIT_LITERAL_PATHSPECS:"1"}),tree,paths),filesOf:commit=>treeSource(objects(),commit,list),fetchBranch:branch=>fetchBranch(objects,remote,branch),fetchCommit(url,commit){const isOurs=new URL(url).origin===new URL(remote.url).origin
return fetchCommit(objects,{url:url,token:isOurs?remote.token:""},commit)},push:(commit,branch,expected)=>(0,push.Sq)(objects,target,{commit:commit,branch:branch,expected:expected}),takeBack:branch=>(0,push.VS)(objects,target,{branch:branch,at:base}),async rebase({tree:tree},message,{branch:branch,...rules}){const tip=await(0,push.mC)(objects,target,branch)
const merged=await(0,apply_patch.Vq)(objects(identity(options.now())),{base:base,tree:tree,onto:tip})
if(merged===void 0)return
const change={tree:merged,files:await(0,write_change.W4)(objects(),tip,merged),leftOut:[]}
const{withheld:withheld}=await(await loadReview()).reviewChange(own(),change,{base:tip,...rules})
return withheld.length>0?void 0:{commit:await commit(change,message,tip),tip:tip}}}}const PATIENCE_MS=2e3
async function releasePipesIfSlow(workspace,capture){const ended=new AbortController
const timer=setTimeout(async()=>{const{releasePipes:releasePipes}=await __webpack_require__.e(8867).then(__webpack_require__.bind(__webpack_require__,78867))
await releasePipes(workspace,ended.signal)},PATIENCE_MS)
try{return await capture()}finally{clearTimeout(timer)
ended.abort()}}const loadReview=()=>__webpack_require__.e(5163).then(__webpack_require__.bind(__webpack_require__,85163))
const loadHold=()=>Promise.all([__webpack_require__.e(5163),__webpack_require__.e(1400)]).then(__webpack_require__.bind(__webpack_require__,81400))
function isEmpty({files:files,wholeTree:wholeTree}){return files.length===0&&wholeTree===void 0}function unchanged(change){const{tree:tree,leftOut:leftOut}=change
const nothing={entries:[],withheldTree:void 0,locks:[],outdated:[],blobs:new Map}
return{...nothing,change:change,withheld:leftOut,wholeTree:tree}}function lastOnly(ask){let last
return(from,to)=>{if(from===to)return Promise.resolve(Buffer.alloc(0))
if(last?.from!==from||last.to!==to)last={from:from,to:to,bytes:ask(from,to)}
return last.bytes}}function identity(now){const date=now.toISOString()
return{GIT_AUTHOR_NAME:BOT.name,GIT_AUTHOR_EMAIL:BOT.email,GIT_AUTHOR_DATE:date,GIT_COMMITTER_NAME:BOT.name,GIT_COMMITTER_EMAIL:BOT.email,GIT_COMMITTER_DATE:date}}})}
