export const id=5298
export const ids=[5298]
export const modules={25298:((e,t,o)=>{o.r(t)
o.d(t,{hidePaths:()=>hidePaths})
var r=o(76760)
var n=o(97101)
const h=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const t=h.map(([t,o])=>[e[t]??"",o])
const o=[[(0,r.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,n._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...t,...o]})}})}
