export const id=2520
export const ids=[2520]
export const modules={52520:((t,e,o)=>{o.d(e,{$:()=>withoutThoughts,o:()=>partThoughts})
const n=/^\s*(?:<(think|thinking|thought|reasoning|seed:think)>|\[(THINK)\])/i
function partThoughts(t){const e=[]
let o=t
for(let t=n.exec(o);t;t=n.exec(o)){const n=t[1]===void 0?"[/THINK]":`</${t[1]}>`
const s=o.toLowerCase().indexOf(n.toLowerCase())
if(s<0)break
e.push(o.slice(t[0].length,s).trim())
o=o.slice(s+n.length).trim()}if(e.length>0)return{thoughts:e.filter(t=>t!=="").join("\n\n"),words:o}
return openedInPrompt(t)??{thoughts:"",words:o}}const s="</think>"
function openedInPrompt(t){const e=t.toLowerCase().indexOf(s)
if(e<0||t[e-1]==="`"||/<think>/i.test(t.slice(0,e)))return
const o=t.slice(e+s.length)
const n=(t.slice(0,e).match(/^\s{0,3}(?:```|~~~)/gm)??[]).length%2===1
if(n||!/^[ \t]*(?:\r?\n|$)/.test(o))return
return{thoughts:t.slice(0,e).trim(),words:o.trim()}}function withoutThoughts(t){const{words:e}=partThoughts(t.trim())
return n.test(e)?"":e.trim()}})}
