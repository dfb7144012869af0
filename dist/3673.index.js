export const id=3673
export const ids=[3673]
export const modules={43673:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>isOwnBranchName})
function isOwnBranchName(branch){return branch.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(branch)}}}
