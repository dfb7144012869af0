export const id=2998
export const ids=[2998]
export const modules={22998:((t,e,n)=>{n.r(e)
n.d(e,{withReadableNames:()=>withReadableNames})
var r=n(47575)
const i=/^(?:diff --git |--- |\+\+\+ |rename (?:from|to) |copy (?:from|to) ).*"/
const a=/^(?:@@|GIT binary patch)/
const s=/(?<= )"(?:[^"\\]|\\.)*"/g
const o=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u
function withReadableNames(t){if(!/(?:^|\n)(?:diff --git |--- |\+\+\+ ).*"/.test(t))return t
let e=!1
return t.split("\n").map(t=>{if(t.startsWith("diff --git "))e=!0
else if(a.test(t))e=!1
return e&&i.test(t)?readable(t):t}).join("\n")}function readable(t){const e=(t.match(s)??[]).map(r._n)
if(e.length===0||!e.every(isPlain))return t
return t.replaceAll(s,r._n)}function isPlain(t){return o.test(t)&&!/["\\\ufffd]/.test(t)&&t.normalize("NFC")===t}})}
