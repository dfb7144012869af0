export const id=1400
export const ids=[1400]
export const modules={81400:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{exactPatch:()=>exactPatch,holdBack:()=>holdBack,letting:()=>letting})
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60601)
var _approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54552)
var _codes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9179)
var _entries_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83093)
var _lock_pairs_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(16772)
var _review_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85163)
async function holdBack(git,reviewed,{clean:clean,about:about,...review}){const{change:change,withheldTree:withheldTree}=reviewed
const entries=withheldTree===void 0?[]:await protectedOf(git,change.tree,withheldTree,reviewed.withheld)
const asked=about==="memory"?entries.filter(({path:path})=>(0,_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_0__.UV)(path)):entries
const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,change.tree,asked,"new")
const allowed=await(0,_review_js__WEBPACK_IMPORTED_MODULE_5__.reviewChange)(git,{tree:tree,files:[],leftOut:[]},{...review,policy:letting(review)})
const{chosen:chosen,unseen:unseen}=await shownOf(git,change.tree,allowed.entries,clean)
const shown=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,change.tree,chosen,"new")
return{tree:shown,rest:await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,withheldTree??change.tree,chosen,"old"),patch:(await exactPatch(git,change.tree,shown)).toString("utf8"),paths:chosen.map(({path:path})=>path),unseen:unseen}}function letting({policy:policy}){return{...policy,protectedPaths:"allow"}}async function protectedOf(git,from,to,withheld){if(withheld.some(({path:path})=>path===""))return[]
const paths=new Set(withheld.filter(({code:code})=>(0,_codes_js__WEBPACK_IMPORTED_MODULE_2__.bz)(code)).map(({path:path})=>path))
return(await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.Mc)(git,from,to)).filter(({path:path})=>paths.has(path))}async function shownOf(git,from,entries,clean){const chosen=[]
const unseen=new Map
for(const group of groupsOf(entries)){const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,from,[...chosen,...group],"new")
const why=(0,_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.O$)(await exactPatch(git,from,tree),clean)
if(why===void 0)chosen.push(...group)
else for(const{path:path}of group)unseen.set(path,why)}return{chosen:chosen,unseen:unseen}}function groupsOf(entries){let groups=entries.map(entry=>[entry])
for(const{lock:lock,manifests:manifests}of(0,_lock_pairs_js__WEBPACK_IMPORTED_MODULE_4__.fq)(entries.map(({path:path})=>path))){const isOfPair=group=>group.some(({path:path})=>path===lock||manifests.includes(path))
groups=[groups.filter(isOfPair).flat(),...groups.filter(group=>!isOfPair(group))]}return groups}const EXACT=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(git,from,to){return git.bytes([...EXACT,from,to])}})}
