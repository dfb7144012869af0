export const id=8867
export const ids=[8867]
export const modules={78867:((e,s,t)=>{t.d(s,{releasePipes:()=>releasePipes})
var n=t(73024)
var a=t(51455)
var r=t(76760)
async function releasePipes(e,s){const t=await(0,a.readdir)(e,{withFileTypes:!0}).catch(()=>[])
for(const n of t){if(s.aborted)return
const t=(0,r.join)(e,n.name)
if(n.isDirectory())await releasePipes(t,s)
else if(n.isFIFO()&&n.name.startsWith(".git"))release(t)}}function release(e){try{const s=(0,n.openSync)(e,n.constants.O_RDWR|n.constants.O_NONBLOCK|n.constants.O_NOFOLLOW);(0,n.rmSync)(e,{force:!0});(0,n.closeSync)(s)}catch{}}})}
