export const id=8510
export const ids=[8510]
export const modules={38510:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{shownTree:()=>shownTree})
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573)
var _change_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3424)
var _policy_entries_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(83093)
const DIFF=["diff-tree","-r","-p","--text","--irreversible-delete","--no-renames","--no-ext-diff"]
async function shownTree(git,from,tree){const unreadable=await unreadableIn(git,from,tree)
const diff=unreadable.length>0?"":(await git.bytes([...DIFF,"--no-textconv",from,tree])).toString("utf8")
return{files:await(0,_change_js__WEBPACK_IMPORTED_MODULE_1__.W4)(git,from,tree),diff:diff,unreadable:unreadable,...await convertedBy(git,from,tree)}}async function unreadableIn(git,from,tree){const written=(await(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_2__.Mc)(git,from,tree)).filter(({newMode:newMode})=>/^1[02]0/.test(newMode))
const contents=await(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_2__.b4)(git,written.map(({newObject:newObject})=>newObject))
const isText=content=>content!==void 0&&(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content)&&!content.includes(0)
return written.filter(({newObject:newObject})=>!isText(contents.get(newObject))).map(({path:path})=>path)}const ATTRIBUTES=["working-tree-encoding","text","eol"]
async function convertedBy(git,base,tree){const list=commit=>git.raw(["ls-tree","-r","-z","--name-only",commit])
if(!/(?:^|[/\0])\.gitattributes\0/.test(await list(base)))return{encoded:[],hasOtherLines:!1}
await git.raw(["read-tree",base])
const check=["check-attr","--cached","--stdin","-z",...ATTRIBUTES]
const fields=(await git.raw(check,await list(tree))).split("\0")
const encoded=[]
let hasOtherLines=!1
for(let at=0;at+8<fields.length;at+=9){const[path="",,encoding=""]=fields.slice(at)
if(!/^(?:unspecified|unset|utf-?8)$/i.test(encoding))encoded.push(path)
hasOtherLines||=fields[at+5]!=="unset"&&fields[at+8]==="crlf"}return{encoded:encoded,hasOtherLines:hasOtherLines}}})}
