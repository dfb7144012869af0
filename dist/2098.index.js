export const id=2098
export const ids=[2098]
export const modules={18629:(e=>{const t=2147483647
const n=36
const s=1
const i=26
const r=38
const o=700
const a=72
const c=128
const u="-"
const h=/^xn--/
const l=/[^\0-\x7F]/
const f=/[\x2E\u3002\uFF0E\uFF61]/g
const d={overflow:"Overflow: input needs wider integers to process","not-basic":"Illegal input >= 0x80 (not a basic code point)","invalid-input":"Invalid input"}
const p=n-s
const m=Math.floor
const g=String.fromCharCode
function error(e){throw new RangeError(d[e])}function map(e,t){const n=[]
let s=e.length
while(s--)n[s]=t(e[s])
return n}function mapDomain(e,t){const n=e.split("@")
let s=""
if(n.length>1){s=n[0]+"@"
e=n[1]}e=e.replace(f,".")
const i=e.split(".")
const r=map(i,t).join(".")
return s+r}function ucs2decode(e){const t=[]
let n=0
const s=e.length
while(n<s){const i=e.charCodeAt(n++)
if(i>=55296&&i<=56319&&n<s){const s=e.charCodeAt(n++)
if((s&64512)==56320)t.push(((i&1023)<<10)+(s&1023)+65536)
else{t.push(i)
n--}}else t.push(i)}return t}const ucs2encode=e=>String.fromCodePoint(...e)
const basicToDigit=function(e){if(e>=48&&e<58)return 26+(e-48)
if(e>=65&&e<91)return e-65
if(e>=97&&e<123)return e-97
return n}
const digitToBasic=function(e,t){return e+22+75*(e<26)-((t!=0)<<5)}
const adapt=function(e,t,s){let a=0
e=s?m(e/o):e>>1
e+=m(e/t)
for(;e>p*i>>1;a+=n)e=m(e/p)
return m(a+(p+1)*e/(e+r))}
const decode=function(e){const r=[]
const o=e.length
let h=0
let l=c
let f=a
let d=e.lastIndexOf(u)
if(d<0)d=0
for(let t=0;t<d;++t){if(e.charCodeAt(t)>=128)error("not-basic")
r.push(e.charCodeAt(t))}for(let a=d>0?d+1:0;a<o;){const c=h
for(let r=1,c=n;;c+=n){if(a>=o)error("invalid-input")
const u=basicToDigit(e.charCodeAt(a++))
if(u>=n)error("invalid-input")
if(u>m((t-h)/r))error("overflow")
h+=u*r
const l=c<=f?s:c>=f+i?i:c-f
if(u<l)break
const d=n-l
if(r>m(t/d))error("overflow")
r*=d}const u=r.length+1
f=adapt(h-c,u,c==0)
if(m(h/u)>t-l)error("overflow")
l+=m(h/u)
h%=u
r.splice(h++,0,l)}return String.fromCodePoint(...r)}
const encode=function(e){const r=[]
e=ucs2decode(e)
const o=e.length
let h=c
let l=0
let f=a
for(const t of e)if(t<128)r.push(g(t))
const d=r.length
let p=d
if(d)r.push(u)
while(p<o){let o=t
for(const t of e)if(t>=h&&t<o)o=t
const a=p+1
if(o-h>m((t-l)/a))error("overflow")
l+=(o-h)*a
h=o
for(const o of e){if(o<h&&++l>t)error("overflow")
if(o===h){let e=l
for(let t=n;;t+=n){const o=t<=f?s:t>=f+i?i:t-f
if(e<o)break
const a=e-o
const c=n-o
r.push(g(digitToBasic(o+a%c,0)))
e=m(a/c)}r.push(g(digitToBasic(e,0)))
f=adapt(l,a,p===d)
l=0;++p}}++l;++h}return r.join("")}
const toUnicode=function(e){return mapDomain(e,function(e){return h.test(e)?decode(e.slice(4).toLowerCase()):e})}
const toASCII=function(e){return mapDomain(e,function(e){return l.test(e)?"xn--"+encode(e):e})}
const b={version:"2.3.1",ucs2:{decode:ucs2decode,encode:ucs2encode},decode:decode,encode:encode,toASCII:toASCII,toUnicode:toUnicode}
e.exports=b}),57031:((e,t,n)=>{n.d(t,{FJ:()=>p,Wf:()=>EntityDecoder,hl:()=>decodeHTMLStrict})
const s=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376]
function isInvalidCodePoint(e){return e===0||e>=55296&&e<=57343||e>1114111}function replaceCodePoint(e){if(isInvalidCodePoint(e))return 65533
if(e>=128&&e<=159)return s[e-128]||e
return e}function decode_codepoint_replaceCodePointXML(e){return isInvalidCodePoint(e)?65533:e}function codePointToString(e){return e-1>>>0<127||e-160>>>0<55136?String.fromCharCode(e):String.fromCodePoint(replaceCodePoint(e))}var i=n(14873)
var r=n(78094)
var o;(function(e){e[e["VALUE_LENGTH"]=49152]="VALUE_LENGTH"
e[e["FLAG13"]=8192]="FLAG13"
e[e["BRANCH_LENGTH"]=8064]="BRANCH_LENGTH"
e[e["JUMP_TABLE"]=127]="JUMP_TABLE"
e[e["VALUE_MASK"]=8191]="VALUE_MASK"})(o||(o={}))
var a;(function(e){e[e["AMP"]=38]="AMP"
e[e["NUM"]=35]="NUM"
e[e["SEMI"]=59]="SEMI"
e[e["EQUALS"]=61]="EQUALS"
e[e["ZERO"]=48]="ZERO"
e[e["NINE"]=57]="NINE"
e[e["LOWER_A"]=97]="LOWER_A"
e[e["LOWER_X"]=120]="LOWER_X"})(a||(a={}))
const c=32
const u=21
const h=2097151
const l=2047
let f=0
function unpackConsumed(e){const t=e>>>u
return t===l?f:t}function isNumber(e){return e-a.ZERO>>>0<=9}function isHexadecimalCharacter(e){return(e|c)-a.LOWER_A>>>0<=5}function isAlpha(e){return(e|c)-a.LOWER_A>>>0<=25}function isEntityInAttributeInvalidEnd(e){return e===a.EQUALS||isAlpha(e)||isNumber(e)}var d;(function(e){e[e["EntityStart"]=0]="EntityStart"
e[e["NumericStart"]=1]="NumericStart"
e[e["NumericDecimal"]=2]="NumericDecimal"
e[e["NumericHex"]=3]="NumericHex"
e[e["NamedEntity"]=4]="NamedEntity"})(d||(d={}))
var p;(function(e){e[e["Legacy"]=0]="Legacy"
e[e["Strict"]=1]="Strict"
e[e["Attribute"]=2]="Attribute"})(p||(p={}))
class EntityDecoder{decodeTree
emitCodePoint
errors
state=d.EntityStart
consumed=1
result=0
treeIndex=0
excess=1
decodeMode=p.Strict
runConsumed=0
constructor(e,t,n){this.decodeTree=e
this.emitCodePoint=t
this.errors=n}startEntity(e){this.decodeMode=e
this.state=d.EntityStart
this.result=0
this.treeIndex=0
this.excess=1
this.consumed=1
this.runConsumed=0}write(e,t){switch(this.state){case d.EntityStart:if(e.charCodeAt(t)===a.NUM){this.state=d.NumericStart
this.consumed+=1
return this.stateNumericStart(e,t+1)}this.state=d.NamedEntity
return this.stateNamedEntity(e,t)
case d.NumericStart:return this.stateNumericStart(e,t)
case d.NumericDecimal:return this.stateNumericDecimal(e,t)
case d.NumericHex:return this.stateNumericHex(e,t)
default:return this.stateNamedEntity(e,t)}}stateNumericStart(e,t){if(t>=e.length)return-1
if((e.charCodeAt(t)|c)===a.LOWER_X){this.state=d.NumericHex
this.consumed+=1
return this.stateNumericHex(e,t+1)}this.state=d.NumericDecimal
return this.stateNumericDecimal(e,t)}stateNumericHex(e,t){const n=e.length
let{result:s}=this
let{consumed:i}=this
while(t<n){const n=e.charCodeAt(t)
if(isNumber(n)||isHexadecimalCharacter(n)){const e=n<=a.NINE?n-a.ZERO:(n|c)-a.LOWER_A+10
s=s*16+e
i+=1
t+=1}else{this.result=s
this.consumed=i
return this.emitNumericEntity(n,3)}}this.result=s
this.consumed=i
return-1}stateNumericDecimal(e,t){const n=e.length
let{result:s}=this
let{consumed:i}=this
while(t<n){const n=e.charCodeAt(t)-a.ZERO
if(n>>>0>9){this.result=s
this.consumed=i
return this.emitNumericEntity(n+a.ZERO,2)}s=s*10+n
i+=1
t+=1}this.result=s
this.consumed=i
return-1}emitNumericEntity(e,t){if(this.consumed<=t){this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}if(e===a.SEMI)this.consumed+=1
else if(this.decodeMode===p.Strict)return 0
this.emitCodePoint((this.decodeTree===r.s?decode_codepoint_replaceCodePointXML:replaceCodePoint)(this.result),this.consumed)
if(this.errors){if(e!==a.SEMI)this.errors.missingSemicolonAfterCharacterReference()
this.errors.validateNumericCharacterReference(this.result)}return this.consumed}flushAndEmitLegacyOrReject(e,t,n,s){this.consumed=e
this.excess=t
return this.result===0||this.decodeMode===p.Attribute&&(s===0||t>1||isEntityInAttributeInvalidEnd(n))?0:this.emitNotTerminatedNamedEntity()}stateNamedEntity(e,t){const{decodeTree:n}=this
const s=e.length
const i=this.decodeMode===p.Strict
let{treeIndex:r}=this
let{excess:c}=this
let{consumed:u}=this
let h=n[r]
while(t<s){while((h&(o.VALUE_LENGTH|o.FLAG13))===0&&(h&o.JUMP_TABLE)!==0){const i=e.charCodeAt(t)
const a=h&o.JUMP_TABLE
const l=(h&o.BRANCH_LENGTH)>>7
if(l===0){if(i!==a)return this.flushAndEmitLegacyOrReject(u,c,i,0)
r+=1}else{const e=i-a
if(e>>>0>=l)return this.flushAndEmitLegacyOrReject(u,c,i,0)
const t=n[r+1+e]
if(t===0)return this.flushAndEmitLegacyOrReject(u,c,i,0)
r=r+l+t&65535}h=n[r]
t+=1
c+=1
if(t>=s)break}if(t>=s)break
if((h&(o.VALUE_LENGTH|o.FLAG13))===o.FLAG13){const i=(h&o.BRANCH_LENGTH)>>7
let{runConsumed:a}=this
if(a===0){const n=e.charCodeAt(t)
if(n!==(h&o.JUMP_TABLE))return this.flushAndEmitLegacyOrReject(u,c,n,0)
t+=1
c+=1
a=1}while(a<i){if(t>=s){this.treeIndex=r
this.excess=c
this.consumed=u
this.runConsumed=a
return-1}const i=a-1
const o=n[r+1+(i>>1)]
const h=o>>((i&1)<<3)&255
const l=e.charCodeAt(t)
if(l!==h){this.runConsumed=0
return this.flushAndEmitLegacyOrReject(u,c,l,0)}t+=1
c+=1
a+=1}this.runConsumed=0
r+=1+(i>>1)
h=n[r]
continue}const l=h>>>14
const f=e.charCodeAt(t)
if(l!==0){if(!i&&(h&o.FLAG13)===0){this.result=r
u+=c-1
c=1}if(f===a.SEMI)return this.emitNamedEntityData(r,l,u+c)
if(l===1)return this.flushAndEmitLegacyOrReject(u,c,f,l)}const d=determineBranch(n,h,r+(l||1),f)
if(d<0)return this.flushAndEmitLegacyOrReject(u,c,f,l)
r=d
h=n[r]
t+=1
c+=1}if(!i&&h>>>14!==0&&(h&o.FLAG13)===0){this.result=r
u+=c-1
c=1}this.treeIndex=r
this.excess=c
this.consumed=u
return-1}emitNotTerminatedNamedEntity(){const{result:e,decodeTree:t}=this
const n=t[e]>>>14
this.emitNamedEntityData(e,n,this.consumed)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}emitNamedEntityData(e,t,n){const{decodeTree:s}=this
this.emitCodePoint(t===1?s[e]&o.VALUE_MASK:s[e+1],n)
if(t===3)this.emitCodePoint(s[e+2],n)
return n}end(){switch(this.state){case d.NamedEntity:return this.result!==0&&(this.decodeMode!==p.Attribute||this.result===this.treeIndex)?this.emitNotTerminatedNamedEntity():0
case d.NumericDecimal:return this.emitNumericEntity(0,2)
case d.NumericHex:return this.emitNumericEntity(0,3)
case d.NumericStart:this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0
default:return 0}}}function determineBranch(e,t,n,s){const i=(t&o.BRANCH_LENGTH)>>7
const r=t&o.JUMP_TABLE
if(r){if(i===0)return s===r?n:-1
const t=s-r
if(t>>>0>=i)return-1
const o=e[n+t]
return o===0?-1:n+i+o-1&65535}if(i===0)return-1
const a=i+1>>1
const c=n+a+i
for(let t=0;t<i;t++){const i=e[n+(t>>1)]
const r=i>>((t&1)<<3)&255
if(r===s){const s=n+a+t
return c+e[s]&65535}if(r>s)return-1}return-1}function readTrieValue(e,t,n){if(n===1)return String.fromCharCode(e[t]&o.VALUE_MASK)
if(n===2)return String.fromCharCode(e[t+1])
return String.fromCharCode(e[t+1],e[t+2])}function parseNumericEntity(e,t,n){let s=t+1
let i=0
let r=s
if(s<n&&(e.charCodeAt(s)|c)===a.LOWER_X){s+=1
r=s
while(s<n){const t=e.charCodeAt(s)
if(isNumber(t))i=i*16+(t-a.ZERO)
else if(isHexadecimalCharacter(t))i=i*16+((t|c)-a.LOWER_A+10)
else break
s+=1}}else while(s<n){const t=e.charCodeAt(s)-a.ZERO
if(t>>>0>9)break
i=i*10+t
s+=1}if(s===r)return 0
if(s<n&&e.charCodeAt(s)===a.SEMI)s+=1
if(i>1114111)i=1114112
let o=s-t
if(o>=l){f=o
o=l}return o<<u|i}function decodeWithTrie(e,t,n){const s=i.q
let r=e.indexOf("&")
if(r<0)return e
const c=e.length
let u=0
let l=""
const f=s[0]
const d=f&o.JUMP_TABLE
const p=(f&o.BRANCH_LENGTH)>>7
do{const i=r+1
const f=e.charCodeAt(i)
let m
let g
if(f===a.NUM){const n=parseNumericEntity(e,i,c)
m=unpackConsumed(n)
if(t&&m>0&&e.charCodeAt(i+m-1)!==a.SEMI)m=0
g=m===0?"":codePointToString(n&h)}else if(isAlpha(f)){m=0
g=""
const n=f-d
let r
if(n>>>0<p){const e=s[1+n]
r=e===0?-1:p+e&65535}else r=-1
let u=0
let h=0
let l=r<0?0:s[r]
let b=i+1
e:while(b<c){while((l&(o.VALUE_LENGTH|o.FLAG13))===0&&(l&o.JUMP_TABLE)!==0){const t=l&o.JUMP_TABLE
const n=(l&o.BRANCH_LENGTH)>>7
if(n===0){if(e.charCodeAt(b)!==t)break e
r+=1}else{const i=e.charCodeAt(b)-t
if(i>>>0>=n)break e
const o=s[r+1+i]
if(o===0)break e
r=r+n+o&65535}l=s[r]
b+=1
if(b>=c)break e}if((l&(o.VALUE_LENGTH|o.FLAG13))===o.FLAG13){const t=(l&o.BRANCH_LENGTH)>>7
if(e.charCodeAt(b)!==(l&o.JUMP_TABLE))break
b+=1
const n=t-1
let i=r+1
let a=0
for(;a+1<n;a+=2){const t=s[i]
if(e.charCodeAt(b)!==(t&255))break e
b+=1
if(e.charCodeAt(b)!==(t>>8&255))break e
b+=1
i+=1}if(a<n){if(e.charCodeAt(b)!==(s[i]&255))break
b+=1}r+=1+(t>>1)
l=s[r]
continue}const n=l>>>14
const f=e.charCodeAt(b)
if(n!==0){if(f===a.SEMI){m=b-i+1
g=n===1?String.fromCharCode(l&o.VALUE_MASK):readTrieValue(s,r,n)
break}if(!t&&(l&o.FLAG13)===0){m=b-i
u=r
h=n}if(n===1)break}const d=determineBranch(s,l,r+(n||1),f)
if(d<0)break
r=d
l=s[r]
b+=1}if(g===""){const e=l>>>14
if(e!==0&&!t&&(l&o.FLAG13)===0){m=b-i
u=r
h=e}if(m>0)g=readTrieValue(s,u,h)}}else{m=0
g=""}if(m===0||n&&f!==a.NUM&&e.charCodeAt(i+m-1)!==a.SEMI&&i+m<c&&isEntityInAttributeInvalidEnd(e.charCodeAt(i+m)))r=i
else{if(u<r)l+=e.slice(u,r)
l+=g
r=u=i+m}if(e.charCodeAt(r)!==a.AMP)r=e.indexOf("&",r)}while(r>=0)
return l+e.slice(u)}function decodeHTMLStrict(e){return decodeWithTrie(e,!0,!1)}}),14873:((e,t,n)=>{n.d(t,{q:()=>i})
const s=(()=>{const e=new Uint8Array(127)
let t=0
for(let n=33;n<=126;n++)if(n!==34&&n!==36&&n!==92)e[n]=t++
return e})()
function decodeTrieDict(e,t,n,i,r,o){const a=91
const c=e.length
const u=o*(a-1)
let h=0
const readSlotCode=()=>{const t=s[e.charCodeAt(h++)]
return t<o?t:t*a-u+s[e.charCodeAt(h++)]}
const l=n-i
const f=n+r
const d=new Int32Array(f)
d.fill(-1,i,o)
d.fill(-1,o+l,f)
const p=new Int32Array(f)
const m=new Int32Array(f)
function decodeDelta(t,n){let i=0
let r=n
const o=n+t
while(r<o){const t=s[e.charCodeAt(h++)]
if(t<89){i+=t
d[r++]=i}else if(t===89){let t=s[e.charCodeAt(h++)]+2
while(t--)d[r++]=++i}else{const t=s[e.charCodeAt(h++)]
i+=89+(t<90?t*a+s[e.charCodeAt(h++)]:s[e.charCodeAt(h++)]*8281+s[e.charCodeAt(h++)]*a+s[e.charCodeAt(h++)])
d[r++]=i}}}decodeDelta(i,0)
decodeDelta(l,o)
const g=new Int32Array(r*2)
let b=0
let _=0
function readNgramReferences(e,t){for(let n=0;n<e;n++){const e=t+n
const s=readSlotCode()
const i=readSlotCode()
g[_*2]=s
g[_*2+1]=i
_+=1
p[e]=b
const r=(d[s]<0?m[s]:1)+(d[i]<0?m[i]:1)
m[e]=r
b+=r}}readNgramReferences(r-o+i,o+l)
readNgramReferences(o-i,i)
const k=new Uint16Array(b)
let C=0
for(let e=0;e<_;e++)for(let t=0;t<2;t++){const n=g[e*2+t]
const s=d[n]
if(s<0){let e=p[n]
const t=e+m[n]
while(e<t)k[C++]=k[e++]}else k[C++]=s}const x=new Uint16Array(t)
let A=0
while(h<c){let t=s[e.charCodeAt(h++)]
if(t>=o)t=t*a-u+s[e.charCodeAt(h++)]
const n=d[t]
if(n<0){let e=p[t]
const n=e+m[t]
while(e<n)x[A++]=k[e++]}else x[A++]=n}return x}const i=decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P",13494,2713,49,25,61)}),78094:((e,t,n)=>{n.d(t,{s:()=>s})
const s=new Uint16Array([512,26465,29036,7,0,2,4,116,24638,116,24636,8693,29807,24610,621,1,0,0,3,112,24614,111,115,24615])}),22664:((e,t,n)=>{n.d(t,{i:()=>Parser})
var s=n(57031)
var i=n(78094)
var r=n(14873)
var o;(function(e){e[e["Tab"]=9]="Tab"
e[e["NewLine"]=10]="NewLine"
e[e["FormFeed"]=12]="FormFeed"
e[e["CarriageReturn"]=13]="CarriageReturn"
e[e["Space"]=32]="Space"
e[e["ExclamationMark"]=33]="ExclamationMark"
e[e["Number"]=35]="Number"
e[e["Amp"]=38]="Amp"
e[e["SingleQuote"]=39]="SingleQuote"
e[e["DoubleQuote"]=34]="DoubleQuote"
e[e["Dash"]=45]="Dash"
e[e["Slash"]=47]="Slash"
e[e["Zero"]=48]="Zero"
e[e["Nine"]=57]="Nine"
e[e["Semi"]=59]="Semi"
e[e["Lt"]=60]="Lt"
e[e["Eq"]=61]="Eq"
e[e["Gt"]=62]="Gt"
e[e["Questionmark"]=63]="Questionmark"
e[e["UpperA"]=65]="UpperA"
e[e["LowerA"]=97]="LowerA"
e[e["UpperF"]=70]="UpperF"
e[e["LowerF"]=102]="LowerF"
e[e["UpperZ"]=90]="UpperZ"
e[e["LowerZ"]=122]="LowerZ"
e[e["LowerX"]=120]="LowerX"
e[e["OpeningSquareBracket"]=91]="OpeningSquareBracket"})(o||(o={}))
var a;(function(e){e[e["Text"]=1]="Text"
e[e["BeforeTagName"]=2]="BeforeTagName"
e[e["InTagName"]=3]="InTagName"
e[e["InSelfClosingTag"]=4]="InSelfClosingTag"
e[e["BeforeClosingTagName"]=5]="BeforeClosingTagName"
e[e["InClosingTagName"]=6]="InClosingTagName"
e[e["AfterClosingTagName"]=7]="AfterClosingTagName"
e[e["BeforeAttributeName"]=8]="BeforeAttributeName"
e[e["InAttributeName"]=9]="InAttributeName"
e[e["AfterAttributeName"]=10]="AfterAttributeName"
e[e["BeforeAttributeValue"]=11]="BeforeAttributeValue"
e[e["InAttributeValueDq"]=12]="InAttributeValueDq"
e[e["InAttributeValueSq"]=13]="InAttributeValueSq"
e[e["InAttributeValueNq"]=14]="InAttributeValueNq"
e[e["BeforeDeclaration"]=15]="BeforeDeclaration"
e[e["InDeclaration"]=16]="InDeclaration"
e[e["InProcessingInstruction"]=17]="InProcessingInstruction"
e[e["BeforeComment"]=18]="BeforeComment"
e[e["CDATASequence"]=19]="CDATASequence"
e[e["DeclarationSequence"]=20]="DeclarationSequence"
e[e["InSpecialComment"]=21]="InSpecialComment"
e[e["InCommentLike"]=22]="InCommentLike"
e[e["SpecialStartSequence"]=23]="SpecialStartSequence"
e[e["InSpecialTag"]=24]="InSpecialTag"
e[e["InPlainText"]=25]="InPlainText"
e[e["InEntity"]=26]="InEntity"})(a||(a={}))
function isWhitespace(e){return e===o.Space||e===o.NewLine||e===o.Tab||e===o.FormFeed||e===o.CarriageReturn}function isEndOfTagSection(e){return e===o.Slash||e===o.Gt||isWhitespace(e)}function isASCIIAlpha(e){return e>=o.LowerA&&e<=o.LowerZ||e>=o.UpperA&&e<=o.UpperZ}var c;(function(e){e[e["NoValue"]=0]="NoValue"
e[e["Unquoted"]=1]="Unquoted"
e[e["Single"]=2]="Single"
e[e["Double"]=3]="Double"})(c||(c={}))
const u={Empty:new Uint8Array(0),Cdata:new Uint8Array([67,68,65,84,65,91]),CdataEnd:new Uint8Array([93,93,62]),CommentEnd:new Uint8Array([45,45,33,62]),Doctype:new Uint8Array([100,111,99,116,121,112,101]),IframeEnd:new Uint8Array([60,47,105,102,114,97,109,101]),NoembedEnd:new Uint8Array([60,47,110,111,101,109,98,101,100]),NoframesEnd:new Uint8Array([60,47,110,111,102,114,97,109,101,115]),Plaintext:new Uint8Array([60,47,112,108,97,105,110,116,101,120,116]),ScriptEnd:new Uint8Array([60,47,115,99,114,105,112,116]),StyleEnd:new Uint8Array([60,47,115,116,121,108,101]),TitleEnd:new Uint8Array([60,47,116,105,116,108,101]),TextareaEnd:new Uint8Array([60,47,116,101,120,116,97,114,101,97]),XmpEnd:new Uint8Array([60,47,120,109,112])}
const h=new Map([[u.IframeEnd[2],u.IframeEnd],[u.NoembedEnd[2],u.NoembedEnd],[u.Plaintext[2],u.Plaintext],[u.ScriptEnd[2],u.ScriptEnd],[u.TitleEnd[2],u.TitleEnd],[u.XmpEnd[2],u.XmpEnd]])
class Tokenizer{cbs
state=a.Text
buffer=""
sectionStart=0
index=0
entityStart=0
baseState=a.Text
isSpecial=!1
running=!0
offset=0
xmlMode
decodeEntities
recognizeSelfClosing
entityDecoder
constructor({xmlMode:e=!1,decodeEntities:t=!0,recognizeSelfClosing:n=e},o){this.cbs=o
this.xmlMode=e
this.decodeEntities=t
this.recognizeSelfClosing=n
this.entityDecoder=new s.Wf(e?i.s:r.q,(e,t)=>this.emitCodePoint(e,t))}reset(){this.state=a.Text
this.buffer=""
this.sectionStart=0
this.index=0
this.baseState=a.Text
this.isSpecial=!1
this.currentSequence=u.Empty
this.sequenceIndex=0
this.running=!0
this.offset=0}write(e){this.offset+=this.buffer.length
this.buffer=e
this.parse()}end(){if(this.running)this.finish()}pause(){this.running=!1}resume(){this.running=!0
if(this.index<this.buffer.length+this.offset)this.parse()}stateText(e){if(e===o.Lt||!this.decodeEntities&&this.fastForwardTo(o.Lt)){if(this.index>this.sectionStart)this.cbs.ontext(this.sectionStart,this.index)
this.state=a.BeforeTagName
this.sectionStart=this.index}else if(this.decodeEntities&&e===o.Amp)this.startEntity()}currentSequence=u.Empty
sequenceIndex=0
enterTagBody(){if(this.currentSequence===u.Plaintext){this.currentSequence=u.Empty
this.state=a.InPlainText}else if(this.isSpecial){this.state=a.InSpecialTag
this.sequenceIndex=0}else this.state=a.Text}stateSpecialStartSequence(e){const t=e|32
if(this.sequenceIndex<this.currentSequence.length){if(t===this.currentSequence[this.sequenceIndex]){this.sequenceIndex++
return}if(this.sequenceIndex===3){if(this.currentSequence===u.ScriptEnd&&t===u.StyleEnd[3]){this.currentSequence=u.StyleEnd
this.sequenceIndex=4
return}if(this.currentSequence===u.TitleEnd&&t===u.TextareaEnd[3]){this.currentSequence=u.TextareaEnd
this.sequenceIndex=4
return}}else if(this.sequenceIndex===4&&this.currentSequence===u.NoembedEnd&&t===u.NoframesEnd[4]){this.currentSequence=u.NoframesEnd
this.sequenceIndex=5
return}}else if(isEndOfTagSection(e)){this.sequenceIndex=0
this.state=a.InTagName
this.stateInTagName(e)
return}this.isSpecial=!1
this.currentSequence=u.Empty
this.sequenceIndex=0
this.state=a.InTagName
this.stateInTagName(e)}stateCDATASequence(e){if(e===u.Cdata[this.sequenceIndex]){if(++this.sequenceIndex===u.Cdata.length){this.state=a.InCommentLike
this.currentSequence=u.CdataEnd
this.sequenceIndex=0
this.sectionStart=this.index+1}}else{this.sequenceIndex=0
if(this.xmlMode){this.state=a.InDeclaration
this.stateInDeclaration(e)}else{this.state=a.InSpecialComment
this.stateInSpecialComment(e)}}}fastForwardTo(e){while(++this.index<this.buffer.length+this.offset)if(this.buffer.charCodeAt(this.index-this.offset)===e)return!0
this.index=this.buffer.length+this.offset-1
return!1}emitComment(e){this.cbs.oncomment(this.sectionStart,this.index,e)
this.sequenceIndex=0
this.sectionStart=this.index+1
this.state=a.Text}stateInCommentLike(e){if(!this.xmlMode&&this.currentSequence===u.CommentEnd&&this.sequenceIndex<=1&&this.index===this.sectionStart+this.sequenceIndex&&e===o.Gt)this.emitComment(this.sequenceIndex)
else if(this.currentSequence===u.CommentEnd&&this.sequenceIndex===2&&e===o.Gt)this.emitComment(2)
else if(this.currentSequence===u.CommentEnd&&this.sequenceIndex===this.currentSequence.length-1&&e!==o.Gt)this.sequenceIndex=Number(e===o.Dash)
else if(e===this.currentSequence[this.sequenceIndex]){if(++this.sequenceIndex===this.currentSequence.length){if(this.currentSequence===u.CdataEnd)this.cbs.oncdata(this.sectionStart,this.index,2)
else this.cbs.oncomment(this.sectionStart,this.index,3)
this.sequenceIndex=0
this.sectionStart=this.index+1
this.state=a.Text}}else if(this.sequenceIndex===0){if(this.fastForwardTo(this.currentSequence[0]))this.sequenceIndex=1}else if(e!==this.currentSequence[this.sequenceIndex-1])this.sequenceIndex=0}isTagStartChar(e){return this.xmlMode?!isEndOfTagSection(e):isASCIIAlpha(e)}stateInSpecialTag(e){if(this.sequenceIndex===this.currentSequence.length){if(isEndOfTagSection(e)){const t=this.index-this.currentSequence.length
if(this.sectionStart<t){const e=this.index
this.index=t
this.cbs.ontext(this.sectionStart,t)
this.index=e}this.isSpecial=!1
this.sectionStart=t+2
this.stateInClosingTagName(e)
return}this.sequenceIndex=0}if((e|32)===this.currentSequence[this.sequenceIndex])this.sequenceIndex+=1
else if(this.sequenceIndex===0){if(this.currentSequence===u.TitleEnd||this.currentSequence===u.TextareaEnd){if(this.decodeEntities&&e===o.Amp)this.startEntity()}else if(this.fastForwardTo(o.Lt))this.sequenceIndex=1}else this.sequenceIndex=Number(e===o.Lt)}stateBeforeTagName(e){if(e===o.ExclamationMark){this.state=a.BeforeDeclaration
this.sectionStart=this.index+1}else if(e===o.Questionmark)if(this.xmlMode){this.state=a.InProcessingInstruction
this.sequenceIndex=0
this.sectionStart=this.index+1}else{this.state=a.InSpecialComment
this.sectionStart=this.index}else if(this.isTagStartChar(e)){this.sectionStart=this.index
const t=this.xmlMode||this.cbs.isInForeignContext?.()?void 0:h.get(e|32)
if(t===void 0)this.state=a.InTagName
else{this.isSpecial=!0
this.currentSequence=t
this.sequenceIndex=3
this.state=a.SpecialStartSequence}}else if(e===o.Slash)this.state=a.BeforeClosingTagName
else{this.state=a.Text
this.stateText(e)}}stateInTagName(e){if(isEndOfTagSection(e)){this.cbs.onopentagname(this.sectionStart,this.index)
this.sectionStart=-1
this.state=a.BeforeAttributeName
this.stateBeforeAttributeName(e)}}stateBeforeClosingTagName(e){if(isWhitespace(e))if(this.xmlMode);else{this.state=a.InSpecialComment
this.sectionStart=this.index}else if(e===o.Gt){this.state=a.Text
if(!this.xmlMode)this.sectionStart=this.index+1}else{this.state=this.isTagStartChar(e)?a.InClosingTagName:a.InSpecialComment
this.sectionStart=this.index}}stateInClosingTagName(e){if(isEndOfTagSection(e)){this.cbs.onclosetag(this.sectionStart,this.index)
this.sectionStart=-1
this.state=a.AfterClosingTagName
this.stateAfterClosingTagName(e)}}stateAfterClosingTagName(e){if(e===o.Gt||this.fastForwardTo(o.Gt)){this.state=a.Text
this.sectionStart=this.index+1}}stateBeforeAttributeName(e){if(e===o.Gt){this.cbs.onopentagend(this.index)
this.enterTagBody()
this.sectionStart=this.index+1}else if(e===o.Slash)this.state=a.InSelfClosingTag
else if(!isWhitespace(e)){this.state=a.InAttributeName
this.sectionStart=this.index}}stateInSelfClosingTag(e){if(e===o.Gt){this.cbs.onselfclosingtag(this.index)
this.sectionStart=this.index+1
if(!this.recognizeSelfClosing){this.enterTagBody()
return}this.state=a.Text
this.isSpecial=!1
this.currentSequence=u.Empty}else if(!isWhitespace(e)){this.state=a.BeforeAttributeName
this.stateBeforeAttributeName(e)}}stateInAttributeName(e){if(e===o.Eq||isEndOfTagSection(e)){this.cbs.onattribname(this.sectionStart,this.index)
this.sectionStart=this.index
this.state=a.AfterAttributeName
this.stateAfterAttributeName(e)}}stateAfterAttributeName(e){if(e===o.Eq)this.state=a.BeforeAttributeValue
else if(e===o.Slash||e===o.Gt){this.cbs.onattribend(c.NoValue,this.sectionStart)
this.sectionStart=-1
this.state=a.BeforeAttributeName
this.stateBeforeAttributeName(e)}else if(!isWhitespace(e)){this.cbs.onattribend(c.NoValue,this.sectionStart)
this.state=a.InAttributeName
this.sectionStart=this.index}}stateBeforeAttributeValue(e){if(e===o.DoubleQuote){this.state=a.InAttributeValueDq
this.sectionStart=this.index+1}else if(e===o.SingleQuote){this.state=a.InAttributeValueSq
this.sectionStart=this.index+1}else if(!isWhitespace(e)){this.sectionStart=this.index
this.state=a.InAttributeValueNq
this.stateInAttributeValueNoQuotes(e)}}handleInAttributeValue(e,t){if(e===t||!this.decodeEntities&&this.fastForwardTo(t)){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=-1
this.cbs.onattribend(t===o.DoubleQuote?c.Double:c.Single,this.index+1)
this.state=a.BeforeAttributeName}else if(this.decodeEntities&&e===o.Amp)this.startEntity()}stateInAttributeValueDoubleQuotes(e){this.handleInAttributeValue(e,o.DoubleQuote)}stateInAttributeValueSingleQuotes(e){this.handleInAttributeValue(e,o.SingleQuote)}stateInAttributeValueNoQuotes(e){if(isWhitespace(e)||e===o.Gt){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=-1
this.cbs.onattribend(c.Unquoted,this.index)
this.state=a.BeforeAttributeName
this.stateBeforeAttributeName(e)}else if(this.decodeEntities&&e===o.Amp)this.startEntity()}stateBeforeDeclaration(e){if(e===o.OpeningSquareBracket){this.state=a.CDATASequence
this.sequenceIndex=0}else if(this.xmlMode)this.state=e===o.Dash?a.BeforeComment:a.InDeclaration
else if((e|32)===u.Doctype[0]){this.state=a.DeclarationSequence
this.currentSequence=u.Doctype
this.sequenceIndex=1}else if(e===o.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=a.Text
this.sectionStart=this.index+1}else if(e===o.Dash)this.state=a.BeforeComment
else this.state=a.InSpecialComment}stateDeclarationSequence(e){if(this.sequenceIndex===this.currentSequence.length){this.state=a.InDeclaration
this.stateInDeclaration(e)}else if((e|32)===this.currentSequence[this.sequenceIndex])this.sequenceIndex+=1
else if(e===o.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=a.Text
this.sectionStart=this.index+1}else this.state=a.InSpecialComment}stateInDeclaration(e){if(e===o.Gt||this.fastForwardTo(o.Gt)){this.cbs.ondeclaration(this.sectionStart,this.index)
this.state=a.Text
this.sectionStart=this.index+1}}stateInProcessingInstruction(e){if(e===o.Questionmark)this.sequenceIndex=1
else if(e===o.Gt&&this.sequenceIndex===1){this.cbs.onprocessinginstruction(this.sectionStart,this.index-1)
this.sequenceIndex=0
this.state=a.Text
this.sectionStart=this.index+1}else this.sequenceIndex=Number(this.fastForwardTo(o.Questionmark))}stateBeforeComment(e){if(e===o.Dash){this.state=a.InCommentLike
this.currentSequence=u.CommentEnd
this.sequenceIndex=0
this.sectionStart=this.index+1}else if(this.xmlMode)this.state=a.InDeclaration
else if(e===o.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=a.Text
this.sectionStart=this.index+1}else this.state=a.InSpecialComment}stateInSpecialComment(e){if(e===o.Gt||this.fastForwardTo(o.Gt)){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=a.Text
this.sectionStart=this.index+1}}startEntity(){this.baseState=this.state
this.state=a.InEntity
this.entityStart=this.index
this.entityDecoder.startEntity(this.xmlMode?s.FJ.Strict:this.baseState===a.Text||this.baseState===a.InSpecialTag?s.FJ.Legacy:s.FJ.Attribute)}stateInEntity(){const e=this.index-this.offset
const t=this.entityDecoder.write(this.buffer,e)
if(t>=0){this.state=this.baseState
if(t===0)this.index-=1}else{if(e<this.buffer.length&&this.buffer.charCodeAt(e)===o.Amp){this.state=this.baseState
this.index-=1
return}this.index=this.offset+this.buffer.length-1}}cleanup(){if(this.running&&this.sectionStart!==this.index)if(this.state===a.Text||this.state===a.InPlainText||this.state===a.InSpecialTag&&this.sequenceIndex===0){this.cbs.ontext(this.sectionStart,this.index)
this.sectionStart=this.index}else if(this.state===a.InAttributeValueDq||this.state===a.InAttributeValueSq||this.state===a.InAttributeValueNq){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=this.index}}shouldContinue(){return this.index<this.buffer.length+this.offset&&this.running}parse(){while(this.shouldContinue()){const e=this.buffer.charCodeAt(this.index-this.offset)
switch(this.state){case a.Text:this.stateText(e)
break
case a.InPlainText:this.index=this.buffer.length+this.offset-1
break
case a.SpecialStartSequence:this.stateSpecialStartSequence(e)
break
case a.InSpecialTag:this.stateInSpecialTag(e)
break
case a.CDATASequence:this.stateCDATASequence(e)
break
case a.DeclarationSequence:this.stateDeclarationSequence(e)
break
case a.InAttributeValueDq:this.stateInAttributeValueDoubleQuotes(e)
break
case a.InAttributeName:this.stateInAttributeName(e)
break
case a.InCommentLike:this.stateInCommentLike(e)
break
case a.InSpecialComment:this.stateInSpecialComment(e)
break
case a.BeforeAttributeName:this.stateBeforeAttributeName(e)
break
case a.InTagName:this.stateInTagName(e)
break
case a.InClosingTagName:this.stateInClosingTagName(e)
break
case a.BeforeTagName:this.stateBeforeTagName(e)
break
case a.AfterAttributeName:this.stateAfterAttributeName(e)
break
case a.InAttributeValueSq:this.stateInAttributeValueSingleQuotes(e)
break
case a.BeforeAttributeValue:this.stateBeforeAttributeValue(e)
break
case a.BeforeClosingTagName:this.stateBeforeClosingTagName(e)
break
case a.AfterClosingTagName:this.stateAfterClosingTagName(e)
break
case a.InAttributeValueNq:this.stateInAttributeValueNoQuotes(e)
break
case a.InSelfClosingTag:this.stateInSelfClosingTag(e)
break
case a.InDeclaration:this.stateInDeclaration(e)
break
case a.BeforeDeclaration:this.stateBeforeDeclaration(e)
break
case a.BeforeComment:this.stateBeforeComment(e)
break
case a.InProcessingInstruction:this.stateInProcessingInstruction(e)
break
case a.InEntity:this.stateInEntity()
break}this.index++}this.cleanup()}finish(){if(this.state===a.InEntity){this.entityDecoder.end()
this.state=this.baseState}this.handleTrailingData()
this.cbs.onend()}handleTrailingCommentLikeData(e){if(this.state!==a.InCommentLike)return!1
if(this.currentSequence===u.CdataEnd)if(this.xmlMode){if(this.sectionStart<e)this.cbs.oncdata(this.sectionStart,e,0)}else{const t=this.sectionStart-u.Cdata.length-1
this.cbs.oncomment(t,e,0)}else{const t=this.xmlMode?0:Math.min(this.sequenceIndex,u.CommentEnd.length-1)
this.cbs.oncomment(this.sectionStart,e,t)}return!0}handleTrailingMarkupDeclaration(e){if(this.xmlMode)switch(this.state){case a.InSpecialComment:case a.BeforeComment:case a.CDATASequence:case a.DeclarationSequence:case a.InDeclaration:this.cbs.ontext(this.sectionStart,e)
return!0
default:return!1}switch(this.state){case a.BeforeDeclaration:case a.InSpecialComment:case a.BeforeComment:case a.CDATASequence:this.cbs.oncomment(this.sectionStart,e,0)
return!0
case a.DeclarationSequence:if(this.sequenceIndex!==u.Doctype.length)this.cbs.oncomment(this.sectionStart,e,0)
return!0
case a.InDeclaration:return!0
default:return!1}}handleTrailingData(){const e=this.buffer.length+this.offset
if(this.handleTrailingCommentLikeData(e)||this.handleTrailingMarkupDeclaration(e))return
if(this.sectionStart>=e)return
switch(this.state){case a.InTagName:case a.BeforeAttributeName:case a.BeforeAttributeValue:case a.AfterAttributeName:case a.InAttributeName:case a.InAttributeValueSq:case a.InAttributeValueDq:case a.InAttributeValueNq:case a.InClosingTagName:break
default:this.cbs.ontext(this.sectionStart,e)}}emitCodePoint(e,t){if(this.baseState!==a.Text&&this.baseState!==a.InSpecialTag){if(this.sectionStart<this.entityStart)this.cbs.onattribdata(this.sectionStart,this.entityStart)
this.sectionStart=this.entityStart+t
this.index=this.sectionStart-1
this.cbs.onattribentity(e)}else{if(this.sectionStart<this.entityStart)this.cbs.ontext(this.sectionStart,this.entityStart)
this.sectionStart=this.entityStart+t
this.index=this.sectionStart-1
this.cbs.ontextentity(e,this.sectionStart)}}}const{fromCodePoint:l}=String
const f=new Set(["input","option","optgroup","select","button","datalist","textarea"])
const d=new Set(["p"])
const p=new Set(["h1","h2","h3","h4","h5","h6","p"])
const m=new Set(["thead","tbody"])
const g=new Set(["dd","dt"])
const b=new Set(["rt","rp"])
const _=new Map([["tr",new Set(["tr","th","td"])],["th",new Set(["th"])],["td",new Set(["thead","th","td"])],["body",new Set(["head","link","script"])],["a",new Set(["a"])],["li",new Set(["li"])],["p",d],["h1",p],["h2",p],["h3",p],["h4",p],["h5",p],["h6",p],["select",f],["input",f],["output",f],["button",f],["datalist",f],["textarea",f],["option",new Set(["option"])],["optgroup",new Set(["optgroup","option"])],["dd",g],["dt",g],["address",d],["article",d],["aside",d],["blockquote",d],["details",d],["div",d],["dl",d],["fieldset",d],["figcaption",d],["figure",d],["footer",d],["form",d],["header",d],["hr",d],["main",d],["nav",d],["ol",d],["pre",d],["section",d],["table",d],["ul",d],["rt",b],["rp",b],["tbody",m],["tfoot",m]])
const k="doctype"
const C=new Set(["area","base","basefont","br","col","command","embed","frame","hr","img","input","isindex","keygen","link","meta","param","source","track","wbr"])
const x=new Set(["math","svg"])
const A=new Set(["mi","mo","mn","ms","mtext","annotation-xml","foreignObject","desc","title"])
const R=new Map([["altglyph","altGlyph"],["altglyphdef","altGlyphDef"],["altglyphitem","altGlyphItem"],["animatecolor","animateColor"],["animatemotion","animateMotion"],["animatetransform","animateTransform"],["clippath","clipPath"],["feblend","feBlend"],["fecolormatrix","feColorMatrix"],["fecomponenttransfer","feComponentTransfer"],["fecomposite","feComposite"],["feconvolvematrix","feConvolveMatrix"],["fediffuselighting","feDiffuseLighting"],["fedisplacementmap","feDisplacementMap"],["fedistantlight","feDistantLight"],["fedropshadow","feDropShadow"],["feflood","feFlood"],["fefunca","feFuncA"],["fefuncb","feFuncB"],["fefuncg","feFuncG"],["fefuncr","feFuncR"],["fegaussianblur","feGaussianBlur"],["feimage","feImage"],["femerge","feMerge"],["femergenode","feMergeNode"],["femorphology","feMorphology"],["feoffset","feOffset"],["fepointlight","fePointLight"],["fespecularlighting","feSpecularLighting"],["fespotlight","feSpotLight"],["fetile","feTile"],["feturbulence","feTurbulence"],["foreignobject","foreignObject"],["glyphref","glyphRef"],["lineargradient","linearGradient"],["radialgradient","radialGradient"],["textpath","textPath"]])
var D;(function(e){e[e["None"]=0]="None"
e[e["Svg"]=1]="Svg"
e[e["MathML"]=2]="MathML"})(D||(D={}))
const w=/\s|\//
class Parser{options
startIndex=0
endIndex=0
openTagStart=0
tagname=""
attribname=""
attribvalue=""
attribs=null
stack=[]
foreignContext
cbs
lowerCaseTagNames
lowerCaseAttributeNames
recognizeSelfClosing
htmlMode
tokenizer
buffers=[]
bufferOffset=0
writeIndex=0
ended=!1
constructor(e,t={}){this.options=t
this.cbs=e??{}
this.htmlMode=!this.options.xmlMode
this.lowerCaseTagNames=t.lowerCaseTags??this.htmlMode
this.lowerCaseAttributeNames=t.lowerCaseAttributeNames??this.htmlMode
this.recognizeSelfClosing=t.recognizeSelfClosing??!this.htmlMode
this.tokenizer=new(t.Tokenizer??Tokenizer)(this.options,this)
this.foreignContext=[D.None]
this.cbs.onparserinit?.(this)}ontext(e,t){const n=this.getSlice(e,t)
this.endIndex=t-1
this.cbs.ontext?.(n)
this.startIndex=t}ontextentity(e,t){this.endIndex=t-1
this.cbs.ontext?.(l(e))
this.startIndex=t}isInForeignContext(){return this.foreignContext[0]!==D.None}isVoidElement(e){return this.htmlMode&&C.has(e)}readTagName(e,t){const n=this.lowerCaseTagNames?this.getSlice(e,t).toLowerCase():this.getSlice(e,t)
if(!this.lowerCaseTagNames||!this.htmlMode)return n
if(this.foreignContext[0]===D.Svg)return R.get(n)??n
if(this.foreignContext.length>1){const e=R.get(n)
if(e!==void 0&&this.stack.includes(e))return e}if(!this.isInForeignContext())return n==="image"?"img":n
return n}onopentagname(e,t){this.endIndex=t
this.emitOpenTag(this.readTagName(e,t))}emitOpenTag(e){this.openTagStart=this.startIndex
this.tagname=e
if(this.htmlMode&&e==="form"&&this.stack.includes("form")){this.tagname=""
return}const t=this.htmlMode&&_.get(e)
if(t)while(this.stack.length>0&&t.has(this.stack[0]))this.popElement(!0)
if(!this.isVoidElement(e)){this.stack.unshift(e)
if(this.htmlMode)if(e==="svg")this.foreignContext.unshift(D.Svg)
else if(e==="math")this.foreignContext.unshift(D.MathML)
else if(A.has(e))this.foreignContext.unshift(D.None)}this.cbs.onopentagname?.(e)
if(this.cbs.onopentag)this.attribs={}}endOpenTag(e){this.startIndex=this.openTagStart
if(this.attribs){this.cbs.onopentag?.(this.tagname,this.attribs,e)
this.attribs=null}if(this.cbs.onclosetag&&this.isVoidElement(this.tagname))this.cbs.onclosetag(this.tagname,!0)
this.tagname=""}onopentagend(e){this.endIndex=e
this.endOpenTag(!1)
this.startIndex=e+1}onclosetag(e,t){this.endIndex=t
const n=this.readTagName(e,t)
if(!this.isVoidElement(n)){const e=this.stack.indexOf(n)
if(e!==-1){for(let t=0;t<e;t++)this.popElement(!0)
this.popElement(!1)}else if(this.htmlMode&&n==="p"){this.emitOpenTag("p")
this.closeCurrentTag(!0)}}else if(this.htmlMode&&n==="br"){this.cbs.onopentagname?.("br")
this.cbs.onopentag?.("br",{},!0)
this.cbs.onclosetag?.("br",!1)}this.startIndex=t+1}onselfclosingtag(e){this.endIndex=e
if(this.recognizeSelfClosing||this.isInForeignContext()){this.closeCurrentTag(!1)
this.startIndex=e+1}else this.onopentagend(e)}popElement(e){const t=this.stack.shift()
if(this.htmlMode&&(x.has(t)||A.has(t)))this.foreignContext.shift()
this.cbs.onclosetag?.(t,e)}closeCurrentTag(e){const t=this.tagname
this.endOpenTag(e)
if(this.stack[0]===t)this.popElement(!e)}onattribname(e,t){this.startIndex=e
const n=this.getSlice(e,t)
this.attribname=this.lowerCaseAttributeNames?n.toLowerCase():n}onattribdata(e,t){this.attribvalue+=this.getSlice(e,t)}onattribentity(e){this.attribvalue+=l(e)}onattribend(e,t){this.endIndex=t
this.cbs.onattribute?.(this.attribname,this.attribvalue,e===c.Double?'"':e===c.Single?"'":e===c.NoValue?void 0:null)
if(this.attribs&&!Object.hasOwn(this.attribs,this.attribname))this.attribs[this.attribname]=this.attribvalue
this.attribvalue=""}getInstructionName(e){const t=e.search(w)
let n=t<0?e:e.substr(0,t)
if(this.lowerCaseTagNames)n=n.toLowerCase()
return n}ondeclaration(e,t){this.endIndex=t
const n=this.getSlice(e,t)
if(this.cbs.onprocessinginstruction){const e=this.htmlMode?this.lowerCaseTagNames?k:n.slice(0,k.length):this.getInstructionName(n)
this.cbs.onprocessinginstruction(`!${e}`,`!${n}`)}this.startIndex=t+1}onprocessinginstruction(e,t){this.endIndex=t
const n=this.getSlice(e,t)
if(this.cbs.onprocessinginstruction){const e=this.getInstructionName(n)
this.cbs.onprocessinginstruction(`?${e}`,`?${n}`)}this.startIndex=t+1}oncomment(e,t,n){this.endIndex=t
this.cbs.oncomment?.(this.getSlice(e,t-n))
this.cbs.oncommentend?.()
this.startIndex=t+1}oncdata(e,t,n){this.endIndex=t
const s=this.getSlice(e,t-n)
if(!this.htmlMode||this.options.recognizeCDATA){this.cbs.oncdatastart?.()
this.cbs.ontext?.(s)
this.cbs.oncdataend?.()}else if(this.isInForeignContext())this.cbs.ontext?.(s)
else{this.cbs.oncomment?.(`[CDATA[${s}]]`)
this.cbs.oncommentend?.()}this.startIndex=t+1}onend(){if(this.cbs.onclosetag){this.endIndex=this.startIndex
for(let e=0;e<this.stack.length;e++)this.cbs.onclosetag(this.stack[e],!0)}this.cbs.onend?.()}reset(){this.cbs.onreset?.()
this.tokenizer.reset()
this.tagname=""
this.attribname=""
this.attribvalue=""
this.attribs=null
this.stack.length=0
this.startIndex=0
this.endIndex=0
this.cbs.onparserinit?.(this)
this.buffers.length=0
this.foreignContext.length=0
this.foreignContext.unshift(D.None)
this.bufferOffset=0
this.writeIndex=0
this.ended=!1}parseComplete(e){this.reset()
this.end(e)}getSlice(e,t){if(e===t)return""
while(e-this.bufferOffset>=this.buffers[0].length)this.shiftBuffer()
let n=this.buffers[0].slice(e-this.bufferOffset,t-this.bufferOffset)
while(t-this.bufferOffset>this.buffers[0].length){this.shiftBuffer()
n+=this.buffers[0].slice(0,t-this.bufferOffset)}return n}shiftBuffer(){this.bufferOffset+=this.buffers[0].length
this.writeIndex--
this.buffers.shift()}write(e){if(this.ended){this.cbs.onerror?.(new Error(".write() after done!"))
return}this.buffers.push(e)
if(this.tokenizer.running){this.tokenizer.write(e)
this.writeIndex++}}end(e){if(this.ended){this.cbs.onerror?.(new Error(".end() after done!"))
return}if(e)this.write(e)
this.ended=!0
this.tokenizer.end()}pause(){this.tokenizer.pause()}resume(){this.tokenizer.resume()
while(this.tokenizer.running&&this.writeIndex<this.buffers.length)this.tokenizer.write(this.buffers[this.writeIndex++])
if(this.ended)this.tokenizer.end()}}}),69938:((e,t,n)=>{n.d(t,{A:()=>footnote_plugin})
function render_footnote_anchor_name(e,t,n,s){const i=Number(e[t].meta.id+1).toString()
let r=""
if(typeof s.docId==="string")r=`-${s.docId}-`
return r+i}function render_footnote_caption(e,t){let n=Number(e[t].meta.id+1).toString()
if(e[t].meta.subId>0)n+=`:${e[t].meta.subId}`
return`[${n}]`}function render_footnote_ref(e,t,n,s,i){const r=i.rules.footnote_anchor_name(e,t,n,s,i)
const o=i.rules.footnote_caption(e,t,n,s,i)
let a=r
if(e[t].meta.subId>0)a+=`:${e[t].meta.subId}`
return`<sup class="footnote-ref"><a href="#fn${r}" id="fnref${a}">${o}</a></sup>`}function render_footnote_block_open(e,t,n){return(n.xhtmlOut?'<hr class="footnotes-sep" />\n':'<hr class="footnotes-sep">\n')+'<section class="footnotes">\n'+'<ol class="footnotes-list">\n'}function render_footnote_block_close(){return"</ol>\n</section>\n"}function render_footnote_open(e,t,n,s,i){let r=i.rules.footnote_anchor_name(e,t,n,s,i)
if(e[t].meta.subId>0)r+=`:${e[t].meta.subId}`
return`<li id="fn${r}" class="footnote-item">`}function render_footnote_close(){return"</li>\n"}function render_footnote_anchor(e,t,n,s,i){let r=i.rules.footnote_anchor_name(e,t,n,s,i)
if(e[t].meta.subId>0)r+=`:${e[t].meta.subId}`
return` <a href="#fnref${r}" class="footnote-backref">↩︎</a>`}function footnote_plugin(e){const t=e.helpers.parseLinkLabel
const n=e.utils.isSpace
e.renderer.rules.footnote_ref=render_footnote_ref
e.renderer.rules.footnote_block_open=render_footnote_block_open
e.renderer.rules.footnote_block_close=render_footnote_block_close
e.renderer.rules.footnote_open=render_footnote_open
e.renderer.rules.footnote_close=render_footnote_close
e.renderer.rules.footnote_anchor=render_footnote_anchor
e.renderer.rules.footnote_caption=render_footnote_caption
e.renderer.rules.footnote_anchor_name=render_footnote_anchor_name
function footnote_def(e,t,s,i){const r=e.bMarks[t]+e.tShift[t]
const o=e.eMarks[t]
if(r+4>o)return!1
if(e.src.charCodeAt(r)!==91)return!1
if(e.src.charCodeAt(r+1)!==94)return!1
let a
for(a=r+2;a<o;a++){if(e.src.charCodeAt(a)===32)return!1
if(e.src.charCodeAt(a)===93)break}if(a===r+2)return!1
if(a+1>=o||e.src.charCodeAt(++a)!==58)return!1
if(i)return!0
a++
if(!e.env.footnotes)e.env.footnotes={}
if(!e.env.footnotes.refs)e.env.footnotes.refs={}
const c=e.src.slice(r+2,a-2)
e.env.footnotes.refs[`:${c}`]=-1
const u=new e.Token("footnote_reference_open","",1)
u.meta={label:c}
u.level=e.level++
e.tokens.push(u)
const h=e.bMarks[t]
const l=e.tShift[t]
const f=e.sCount[t]
const d=e.parentType
const p=a
const m=e.sCount[t]+a-(e.bMarks[t]+e.tShift[t])
let g=m
while(a<o){const t=e.src.charCodeAt(a)
if(n(t))if(t===9)g+=4-g%4
else g++
else break
a++}e.tShift[t]=a-p
e.sCount[t]=g-m
e.bMarks[t]=p
e.blkIndent+=4
e.parentType="footnote"
if(e.sCount[t]<e.blkIndent)e.sCount[t]+=e.blkIndent
e.md.block.tokenize(e,t,s,!0)
e.parentType=d
e.blkIndent-=4
e.tShift[t]=l
e.sCount[t]=f
e.bMarks[t]=h
const b=new e.Token("footnote_reference_close","",-1)
b.level=--e.level
e.tokens.push(b)
return!0}function footnote_inline(e,n){const s=e.posMax
const i=e.pos
if(i+2>=s)return!1
if(e.src.charCodeAt(i)!==94)return!1
if(e.src.charCodeAt(i+1)!==91)return!1
const r=i+2
const o=t(e,i+1)
if(o<0)return!1
if(!n){if(!e.env.footnotes)e.env.footnotes={}
if(!e.env.footnotes.list)e.env.footnotes.list=[]
const t=e.env.footnotes.list.length
const n=[]
e.md.inline.parse(e.src.slice(r,o),e.md,e.env,n)
const s=e.push("footnote_ref","",0)
s.meta={id:t}
e.env.footnotes.list[t]={content:e.src.slice(r,o),tokens:n}}e.pos=o+1
e.posMax=s
return!0}function footnote_ref(e,t){const n=e.posMax
const s=e.pos
if(s+3>n)return!1
if(!e.env.footnotes||!e.env.footnotes.refs)return!1
if(e.src.charCodeAt(s)!==91)return!1
if(e.src.charCodeAt(s+1)!==94)return!1
let i
for(i=s+2;i<n;i++){if(e.src.charCodeAt(i)===32)return!1
if(e.src.charCodeAt(i)===10)return!1
if(e.src.charCodeAt(i)===93)break}if(i===s+2)return!1
if(i>=n)return!1
i++
const r=e.src.slice(s+2,i-1)
if(typeof e.env.footnotes.refs[`:${r}`]==="undefined")return!1
if(!t){if(!e.env.footnotes.list)e.env.footnotes.list=[]
let t
if(e.env.footnotes.refs[`:${r}`]<0){t=e.env.footnotes.list.length
e.env.footnotes.list[t]={label:r,count:0}
e.env.footnotes.refs[`:${r}`]=t}else t=e.env.footnotes.refs[`:${r}`]
const n=e.env.footnotes.list[t].count
e.env.footnotes.list[t].count++
const s=e.push("footnote_ref","",0)
s.meta={id:t,subId:n,label:r}}e.pos=i
e.posMax=n
return!0}function footnote_tail(e){let t
let n
let s
let i=!1
const r={}
if(!e.env.footnotes)return
e.tokens=e.tokens.filter(function(e){if(e.type==="footnote_reference_open"){i=!0
n=[]
s=e.meta.label
return!1}if(e.type==="footnote_reference_close"){i=!1
r[":"+s]=n
return!1}if(i)n.push(e)
return!i})
if(!e.env.footnotes.list)return
const o=e.env.footnotes.list
e.tokens.push(new e.Token("footnote_block_open","",1))
for(let n=0,s=o.length;n<s;n++){const s=new e.Token("footnote_open","",1)
s.meta={id:n,label:o[n].label}
e.tokens.push(s)
if(o[n].tokens){t=[]
const s=new e.Token("paragraph_open","p",1)
s.block=!0
t.push(s)
const i=new e.Token("inline","",0)
i.children=o[n].tokens
i.content=o[n].content
t.push(i)
const r=new e.Token("paragraph_close","p",-1)
r.block=!0
t.push(r)}else if(o[n].label)t=r[`:${o[n].label}`]
if(t)e.tokens=e.tokens.concat(t)
let i
if(e.tokens[e.tokens.length-1].type==="paragraph_close")i=e.tokens.pop()
else i=null
const a=o[n].count>0?o[n].count:1
for(let t=0;t<a;t++){const s=new e.Token("footnote_anchor","",0)
s.meta={id:n,subId:t,label:o[n].label}
e.tokens.push(s)}if(i)e.tokens.push(i)
e.tokens.push(new e.Token("footnote_close","",-1))}e.tokens.push(new e.Token("footnote_block_close","",-1))}e.block.ruler.before("reference","footnote_def",footnote_def,{alt:["paragraph","reference"]})
e.inline.ruler.after("image","footnote_inline",footnote_inline)
e.inline.ruler.after("footnote_inline","footnote_ref",footnote_ref)
e.core.ruler.after("inline","footnote_tail",footnote_tail)}}),9702:((e,t,n)=>{n.d(t,{A:()=>Me})
var s={}
n.r(s)
n.d(s,{decode:()=>o,encode:()=>c,format:()=>format,parse:()=>A})
var i={}
n.r(i)
n.d(i,{Any:()=>R,Cc:()=>D,Cf:()=>w,P:()=>v,S:()=>E,Z:()=>S})
const r={}
function getDecodeCache(e){let t=r[e]
if(t)return t
t=r[e]=[]
for(let e=0;e<128;e++){const n=String.fromCharCode(e)
t.push(n)}for(let n=0;n<e.length;n++){const s=e.charCodeAt(n)
t[s]="%"+("0"+s.toString(16).toUpperCase()).slice(-2)}return t}function decode(e,t){if(typeof t!=="string")t=decode.defaultChars
const n=getDecodeCache(t)
return e.replace(/(%[a-f0-9]{2})+/gi,function(e){let t=""
for(let s=0,i=e.length;s<i;s+=3){const r=parseInt(e.slice(s+1,s+3),16)
if(r<128){t+=n[r]
continue}if((r&224)===192&&s+3<i){const n=parseInt(e.slice(s+4,s+6),16)
if((n&192)===128){const e=r<<6&1984|n&63
if(e<128)t+="��"
else t+=String.fromCharCode(e)
s+=3
continue}}if((r&240)===224&&s+6<i){const n=parseInt(e.slice(s+4,s+6),16)
const i=parseInt(e.slice(s+7,s+9),16)
if((n&192)===128&&(i&192)===128){const e=r<<12&61440|n<<6&4032|i&63
if(e<2048||e>=55296&&e<=57343)t+="���"
else t+=String.fromCharCode(e)
s+=6
continue}}if((r&248)===240&&s+9<i){const n=parseInt(e.slice(s+4,s+6),16)
const i=parseInt(e.slice(s+7,s+9),16)
const o=parseInt(e.slice(s+10,s+12),16)
if((n&192)===128&&(i&192)===128&&(o&192)===128){let e=r<<18&1835008|n<<12&258048|i<<6&4032|o&63
if(e<65536||e>1114111)t+="����"
else{e-=65536
t+=String.fromCharCode(55296+(e>>10),56320+(e&1023))}s+=9
continue}}t+="�"}return t})}decode.defaultChars=";/?:@&=+$,#"
decode.componentChars=""
const o=decode
const a={}
function getEncodeCache(e){let t=a[e]
if(t)return t
t=a[e]=[]
for(let e=0;e<128;e++){const n=String.fromCharCode(e)
if(/^[0-9a-z]$/i.test(n))t.push(n)
else t.push("%"+("0"+e.toString(16).toUpperCase()).slice(-2))}for(let n=0;n<e.length;n++)t[e.charCodeAt(n)]=e[n]
return t}function encode(e,t,n){if(typeof t!=="string"){n=t
t=encode.defaultChars}if(typeof n==="undefined")n=!0
const s=getEncodeCache(t)
let i=""
for(let t=0,r=e.length;t<r;t++){const o=e.charCodeAt(t)
if(n&&o===37&&t+2<r)if(/^[0-9a-f]{2}$/i.test(e.slice(t+1,t+3))){i+=e.slice(t,t+3)
t+=2
continue}if(o<128){i+=s[o]
continue}if(o>=55296&&o<=57343){if(o>=55296&&o<=56319&&t+1<r){const n=e.charCodeAt(t+1)
if(n>=56320&&n<=57343){i+=encodeURIComponent(e[t]+e[t+1])
t++
continue}}i+="%EF%BF%BD"
continue}i+=encodeURIComponent(e[t])}return i}encode.defaultChars=";/?:@&=+$,-_.!~*'()#"
encode.componentChars="-_.!~*'()"
const c=encode
function format(e){let t=""
t+=e.protocol||""
t+=e.slashes?"//":""
t+=e.auth?e.auth+"@":""
if(e.hostname&&e.hostname.indexOf(":")!==-1)t+="["+e.hostname+"]"
else t+=e.hostname||""
t+=e.port?":"+e.port:""
t+=e.pathname||""
t+=e.search||""
t+=e.hash||""
return t}function Url(){this.protocol=null
this.slashes=null
this.auth=null
this.port=null
this.hostname=null
this.hash=null
this.search=null
this.pathname=null}const u=/^([a-z0-9.+-]+:)/i
const h=/:[0-9]*$/
const l=/^(\/\/?(?!\/)[^\?\s]*)(\?[^\s]*)?$/
const f=["<",">",'"',"`"," ","\r","\n","\t"]
const d=["{","}","|","\\","^","`"].concat(f)
const p=["'"].concat(d)
const m=["%","/","?",";","#"].concat(p)
const g=["/","?","#"]
const b=255
const _=/^[+a-z0-9A-Z_-]{0,63}$/
const k=/^([+a-z0-9A-Z_-]{0,63})(.*)$/
const C={javascript:!0,"javascript:":!0}
const x={http:!0,https:!0,ftp:!0,gopher:!0,file:!0,"http:":!0,"https:":!0,"ftp:":!0,"gopher:":!0,"file:":!0}
function urlParse(e,t){if(e&&e instanceof Url)return e
const n=new Url
n.parse(e,t)
return n}Url.prototype.parse=function(e,t){let n,s,i
let r=e
r=r.trim()
if(!t&&e.split("#").length===1){const e=l.exec(r)
if(e){this.pathname=e[1]
if(e[2])this.search=e[2]
return this}}let o=u.exec(r)
if(o){o=o[0]
n=o.toLowerCase()
this.protocol=o
r=r.substr(o.length)}if(t||o||r.match(/^\/\/[^@\/]+@[^@\/]+/)){i=r.substr(0,2)==="//"
if(i&&(!o||!C[o])){r=r.substr(2)
this.slashes=!0}}if(!C[o]&&(i||o&&!x[o])){let e=-1
for(let t=0;t<g.length;t++){s=r.indexOf(g[t])
if(s!==-1&&(e===-1||s<e))e=s}let t,n
if(e===-1)n=r.lastIndexOf("@")
else n=r.lastIndexOf("@",e)
if(n!==-1){t=r.slice(0,n)
r=r.slice(n+1)
this.auth=t}e=-1
for(let t=0;t<m.length;t++){s=r.indexOf(m[t])
if(s!==-1&&(e===-1||s<e))e=s}if(e===-1)e=r.length
if(r[e-1]===":")e--
const i=r.slice(0,e)
r=r.slice(e)
this.parseHost(i)
this.hostname=this.hostname||""
const o=this.hostname[0]==="["&&this.hostname[this.hostname.length-1]==="]"
if(!o){const e=this.hostname.split(/\./)
for(let t=0,n=e.length;t<n;t++){const n=e[t]
if(!n)continue
if(!n.match(_)){let s=""
for(let e=0,t=n.length;e<t;e++)if(n.charCodeAt(e)>127)s+="x"
else s+=n[e]
if(!s.match(_)){const s=e.slice(0,t)
const i=e.slice(t+1)
const o=n.match(k)
if(o){s.push(o[1])
i.unshift(o[2])}if(i.length)r=i.join(".")+r
this.hostname=s.join(".")
break}}}}if(this.hostname.length>b)this.hostname=""
if(o)this.hostname=this.hostname.substr(1,this.hostname.length-2)}const a=r.indexOf("#")
if(a!==-1){this.hash=r.substr(a)
r=r.slice(0,a)}const c=r.indexOf("?")
if(c!==-1){this.search=r.substr(c)
r=r.slice(0,c)}if(r)this.pathname=r
if(x[n]&&this.hostname&&!this.pathname)this.pathname=""
return this}
Url.prototype.parseHost=function(e){let t=h.exec(e)
if(t){t=t[0]
if(t!==":")this.port=t.substr(1)
e=e.substr(0,e.length-t.length)}if(e)this.hostname=e}
const A=urlParse
const R=/[\0-\uD7FF\uE000-\uFFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/
const D=/[\0-\x1F\x7F-\x9F]/
const w=/[\xAD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|\uD804[\uDCBD\uDCCD]|\uD80D[\uDC30-\uDC3F]|\uD82F[\uDCA0-\uDCA3]|\uD834[\uDD73-\uDD7A]|\uDB40[\uDC01\uDC20-\uDC7F]/
const v=/[!-#%-\*,-\/:;\?@\[-\]_\{\}\xA1\xA7\xAB\xB6\xB7\xBB\xBF\u037E\u0387\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0609\u060A\u060C\u060D\u061B\u061D-\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E\u0964\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A\u0E5B\u0F04-\u0F12\u0F14\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u169B\u169C\u16EB-\u16ED\u1735\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944\u1945\u1A1E\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B4E\u1B4F\u1B5A-\u1B60\u1B7D-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2027\u2030-\u2043\u2045-\u2051\u2053-\u205E\u207D\u207E\u208D\u208E\u2308-\u230B\u2329\u232A\u2768-\u2775\u27C5\u27C6\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC\u29FD\u2CF9-\u2CFC\u2CFE\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52-\u2E5D\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA95F\uA9C1-\uA9CD\uA9DE\uA9DF\uAA5C-\uAA5F\uAADE\uAADF\uAAF0\uAAF1\uABEB\uFD3E\uFD3F\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE61\uFE63\uFE68\uFE6A\uFE6B\uFF01-\uFF03\uFF05-\uFF0A\uFF0C-\uFF0F\uFF1A\uFF1B\uFF1F\uFF20\uFF3B-\uFF3D\uFF3F\uFF5B\uFF5D\uFF5F-\uFF65]|\uD800[\uDD00-\uDD02\uDF9F\uDFD0]|\uD801\uDD6F|\uD802[\uDC57\uDD1F\uDD3F\uDE50-\uDE58\uDE7F\uDEF0-\uDEF6\uDF39-\uDF3F\uDF99-\uDF9C]|\uD803[\uDD6E\uDEAD\uDED0\uDF55-\uDF59\uDF86-\uDF89]|\uD804[\uDC47-\uDC4D\uDCBB\uDCBC\uDCBE-\uDCC1\uDD40-\uDD43\uDD74\uDD75\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDDF\uDE38-\uDE3D\uDEA9\uDFD4\uDFD5\uDFD7\uDFD8]|\uD805[\uDC4B-\uDC4F\uDC5A\uDC5B\uDC5D\uDCC6\uDDC1-\uDDD7\uDE41-\uDE43\uDE60-\uDE6C\uDEB9\uDF3C-\uDF3E]|\uD806[\uDC3B\uDD44-\uDD46\uDDE2\uDE3F-\uDE46\uDE9A-\uDE9C\uDE9E-\uDEA2\uDF00-\uDF09\uDFE1]|\uD807[\uDC41-\uDC45\uDC70\uDC71\uDEF7\uDEF8\uDF43-\uDF4F\uDFFF]|\uD809[\uDC70-\uDC74]|\uD80B[\uDFF1\uDFF2]|\uD81A[\uDE6E\uDE6F\uDEF5\uDF37-\uDF3B\uDF44]|\uD81B[\uDD6D-\uDD6F\uDE97-\uDE9A\uDFE2]|\uD82F\uDC9F|\uD836[\uDE87-\uDE8B]|\uD839\uDDFF|\uD83A[\uDD5E\uDD5F]/
const E=/[\$\+<->\^`\|~\xA2-\xA6\xA8\xA9\xAC\xAE-\xB1\xB4\xB8\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0384\u0385\u03F6\u0482\u058D-\u058F\u0606-\u0608\u060B\u060E\u060F\u06DE\u06E9\u06FD\u06FE\u07F6\u07FE\u07FF\u0888\u09F2\u09F3\u09FA\u09FB\u0AF1\u0B70\u0BF3-\u0BFA\u0C7F\u0D4F\u0D79\u0E3F\u0F01-\u0F03\u0F13\u0F15-\u0F17\u0F1A-\u0F1F\u0F34\u0F36\u0F38\u0FBE-\u0FC5\u0FC7-\u0FCC\u0FCE\u0FCF\u0FD5-\u0FD8\u109E\u109F\u1390-\u1399\u166D\u17DB\u1940\u19DE-\u19FF\u1B61-\u1B6A\u1B74-\u1B7C\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF\u1FED-\u1FEF\u1FFD\u1FFE\u2044\u2052\u207A-\u207C\u208A-\u208C\u20A0-\u20C1\u2100\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F\u218A\u218B\u2190-\u2307\u230C-\u2328\u232B-\u2429\u2440-\u244A\u249C-\u24E9\u2500-\u2767\u2794-\u27C4\u27C7-\u27E5\u27F0-\u2982\u2999-\u29D7\u29DC-\u29FB\u29FE-\u2B73\u2B76-\u2BFF\u2CE5-\u2CEA\u2E50\u2E51\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u2FF0-\u2FFF\u3004\u3012\u3013\u3020\u3036\u3037\u303E\u303F\u309B\u309C\u3190\u3191\u3196-\u319F\u31C0-\u31E5\u31EF\u3200-\u321E\u322A-\u3247\u3250\u3260-\u327F\u328A-\u32B0\u32C0-\u33FF\u4DC0-\u4DFF\uA490-\uA4C6\uA700-\uA716\uA720\uA721\uA789\uA78A\uA828-\uA82B\uA836-\uA839\uAA77-\uAA79\uAB5B\uAB6A\uAB6B\uFB29\uFBB2-\uFBD2\uFD40-\uFD4F\uFD90\uFD91\uFDC8-\uFDCF\uFDFC-\uFDFF\uFE62\uFE64-\uFE66\uFE69\uFF04\uFF0B\uFF1C-\uFF1E\uFF3E\uFF40\uFF5C\uFF5E\uFFE0-\uFFE6\uFFE8-\uFFEE\uFFFC\uFFFD]|\uD800[\uDD37-\uDD3F\uDD79-\uDD89\uDD8C-\uDD8E\uDD90-\uDD9C\uDDA0\uDDD0-\uDDFC]|\uD802[\uDC77\uDC78\uDEC8]|\uD803[\uDD8E\uDD8F\uDED1-\uDED8]|\uD805\uDF3F|\uD807[\uDFD5-\uDFF1]|\uD81A[\uDF3C-\uDF3F\uDF45]|\uD82F\uDC9C|\uD833[\uDC00-\uDCEF\uDCFA-\uDCFC\uDD00-\uDEB3\uDEBA-\uDED0\uDEE0-\uDEF0\uDF50-\uDFC3]|\uD834[\uDC00-\uDCF5\uDD00-\uDD26\uDD29-\uDD64\uDD6A-\uDD6C\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDDEA\uDE00-\uDE41\uDE45\uDF00-\uDF56]|\uD835[\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85\uDE86]|\uD838[\uDD4F\uDEFF]|\uD83B[\uDCAC\uDCB0\uDD2E\uDEF0\uDEF1]|\uD83C[\uDC00-\uDC2B\uDC30-\uDC93\uDCA0-\uDCAE\uDCB1-\uDCBF\uDCC1-\uDCCF\uDCD1-\uDCF5\uDD0D-\uDDAD\uDDE6-\uDE02\uDE10-\uDE3B\uDE40-\uDE48\uDE50\uDE51\uDE60-\uDE65\uDF00-\uDFFF]|\uD83D[\uDC00-\uDED8\uDEDC-\uDEEC\uDEF0-\uDEFC\uDF00-\uDFD9\uDFE0-\uDFEB\uDFF0]|\uD83E[\uDC00-\uDC0B\uDC10-\uDC47\uDC50-\uDC59\uDC60-\uDC87\uDC90-\uDCAD\uDCB0-\uDCBB\uDCC0\uDCC1\uDCD0-\uDCD8\uDD00-\uDE57\uDE60-\uDE6D\uDE70-\uDE7C\uDE80-\uDE8A\uDE8E-\uDEC6\uDEC8\uDECD-\uDEDC\uDEDF-\uDEEA\uDEEF-\uDEF8\uDF00-\uDF92\uDF94-\uDFEF\uDFFA]/
const S=/[ \xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/
var y=n(57031)
var F=class{src_Any=R.source
src_Cc=D.source
src_Z=S.source
src_P=v.source
src_ZPCc=[this.src_Z,this.src_P,this.src_Cc].join("|")
src_ZCc=[this.src_Z,this.src_Cc].join("|")
cache={}
opts={maxLength:1e4,urlAuth:!1,schema_names:[]}
constructor(e={}){this.opts={...this.opts,...e}}set(e={}){this.opts={...this.opts,...e}
this.cache={}
return this}escapeRE(e){return e.replace(/[.?*+^$[\]\\(){}|-]/g,"\\$&")}nestedPairRE(e,t,n=4){const s=this.escapeRE(e)
const i=this.escapeRE(t)
const r=`(?:(?!${this.src_ZCc}|${s}|${i}).)`
let o=`${s}${r}{0,1000}${i}`
for(let e=2;e<=n;e++)o=`${s}(?:${r}|${o}){0,1000}${i}`
return o}get_text_separators(){return this.cache.text_separators??=/[><\uff5c]/}get_pseudo_letter(){return this.cache.src_pseudo_letter??=new RegExp(`(?:(?!${this.get_text_separators().source}|${this.src_ZPCc})${this.src_Any})`)}get_ipv4_addr(){return this.cache.src_ip4??=new RegExp("(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])[.]){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])")}get_ipv6_addr(){const e="[0-9A-Fa-f]{1,4}"
const t=`(?:(?:${e}:${e})|${this.get_ipv4_addr().source})`
return this.cache.src_ip6_addr??=new RegExp(`(?:(?:${e}:){6}${t}|::(?:${e}:){5}${t}|(?:${e})?::(?:${e}:){4}${t}|(?:(?:${e}:){0,1}${e})?::(?:${e}:){3}${t}|(?:(?:${e}:){0,2}${e})?::(?:${e}:){2}${t}|(?:(?:${e}:){0,3}${e})?::${e}:${t}|(?:(?:${e}:){0,4}${e})?::${t}|(?:(?:${e}:){0,5}${e})?::${e}|(?:(?:${e}:){0,6}${e})?::)`)}get_ipv6_url_host(){return this.cache.src_ip6_host??=new RegExp(`\\[${this.get_ipv6_addr().source}\\]`)}get_ipv6_mail_host(){return this.cache.src_ipv6_mail_host??=new RegExp(`\\[IPv6:${this.get_ipv6_addr().source}\\]`)}get_auth(){return this.cache.src_auth??=new RegExp(`(?:(?:(?!${this.src_ZCc}|[@/\\[\\]()]).){1,50}@)?`)}get_port(){return this.cache.src_port??=new RegExp("(?::(?:6(?:[0-4]\\d{3}|5(?:[0-4]\\d{2}|5(?:[0-2]\\d|3[0-5])))|[1-5]?\\d{1,4}))?")}get_host_terminator(){return this.cache.src_host_terminator??=new RegExp(`(?=$|${this.get_text_separators().source}|${this.src_ZPCc})(?!${this.opts["---"]?"-(?!--)|":"-|"}_|:\\d|\\.-|\\.(?!$|${this.src_ZPCc}))`)}get_path_terminator(){return this.cache.src_path_terminator??=new RegExp(`${this.src_ZPCc}|${this.get_text_separators().source}`)}get_path(){return this.cache.src_path??=new RegExp(`(?:[/?#](?:${this.nestedPairRE("[","]")}|${this.nestedPairRE("(",")")}|${this.nestedPairRE("{","}")}|\\"(?:(?!${this.src_ZCc}|["]).){1,100}\\"|\\'(?:(?!${this.src_ZCc}|[']).){1,100}\\'|\\'(?=${this.get_pseudo_letter().source}|[-])|\\.{2,20}[:]?[a-zA-Z0-9%/&]|\\.(?!${this.src_ZCc}|[.]|$)|`+(this.opts["---"]?"\\-(?!--(?:[^-]|$))(?:-{0,19})|":"\\-{1,20}|")+`,(?!${this.src_ZCc}|$)|;(?!${this.src_ZCc}|$)|\\!{1,20}(?!${this.src_ZCc}|[!]|$)|\\?(?!${this.src_ZCc}|[?]|$)|`+this.get_path_extra().source+`[\\\\/:%@#&=_~*]|(?!${this.get_path_terminator().source}).){1,${this.opts.maxLength}}|\\/)?`)}get_mail_name(){return this.cache.src_mail_name??=new RegExp("[-!#$%&'*+/=?^_`{|}~a-zA-Z0-9](?:[-!#$%&'*+/=?^_`{|}~a-zA-Z0-9]|[.](?=[-!#$%&'*+/=?^_`{|}~a-zA-Z0-9])){0,63}")}get_xn(){return this.cache.src_xn??=new RegExp("xn--[a-z0-9\\-]{1,59}")}get_tld(){if(this.cache.tld)return this.cache.tld
const e=[...new Set(this.opts.tlds||[])].sort().reverse().join("|")
this.cache.tld=new RegExp(`${e||"$#none#$"}|${this.get_xn().source}`)
return this.cache.tld}get_domain_root(){return this.cache.src_domain_root??=new RegExp("(?:"+this.get_xn().source+`|${this.get_pseudo_letter().source}{1,63})`)}get_domain(){return this.cache.src_domain??=new RegExp("(?:"+this.get_xn().source+`|(?:${this.get_pseudo_letter().source})|(?:${this.get_pseudo_letter().source}(?:-|${this.get_pseudo_letter().source}){0,61}${this.get_pseudo_letter().source}))`)}get_url_host_port(){return this.cache.url_host_port??=new RegExp("(?:"+this.get_ipv6_url_host().source+`|(?:(?:(?:${this.get_domain().source})\\.){0,10}${this.get_domain().source}))`+this.get_port().source+this.get_host_terminator().source)}get_fuzzy_url_host_port(){return this.cache.fuzzy_url_host_port??=new RegExp("(?:"+(this.opts.fuzzyIP?this.get_ipv4_addr().source+"|":"")+`(?:(?:(?:${this.get_domain().source})\\.){1,10}(?:${this.get_tld().source})))`+this.get_host_terminator().source)}get_mail_host(){return this.cache.src_mail_host??=new RegExp("(?:"+this.get_ipv6_mail_host().source+`|(?:(?:(?:${this.get_domain().source})\\.){0,4}${this.get_domain().source}))`+this.get_host_terminator().source)}get_fuzzy_mail_host(){return this.cache.src_fuzzy_mail_host??=new RegExp("(?:"+this.get_ipv6_mail_host().source+`|(?:(?:(?:${this.get_domain().source})[.]){1,4}${this.get_domain_root().source}))`+this.get_host_terminator().source)}get_path_extra(){return this.cache.src_path_extra??=new RegExp("")}get_fuzzy_mail_host_search(){return this.cache.mail_fuzzy_host_search??=new RegExp(`@${this.get_fuzzy_mail_host().source}`,"ig")}get_fuzzy_link_search(){return this.cache.link_fuzzy_search??=new RegExp(`(^|(?![.:/\\-_@])(?:[$+<=>^\`|｜]|${this.src_ZPCc}))(?:(?![$+<=>^\`|｜])${this.get_fuzzy_url_host_port().source}${this.get_path().source})`,"ig")}get_http_validator(){return this.cache.http_validator??=new RegExp("\\/\\/"+(this.opts.urlAuth?this.get_auth().source:"")+this.get_url_host_port().source+this.get_path().source,"iy")}get_relative_proto_validator(){return this.cache.relative_proto_validator??=new RegExp((this.opts.urlAuth?this.get_auth().source:"")+`(?:localhost|${this.get_ipv6_url_host().source}|(?:(?:${this.get_domain().source})[.]){1,10}${this.get_domain_root().source})`+this.get_port().source+this.get_host_terminator().source+this.get_path().source,"iy")}get_mail_name_validator(){return this.cache.mail_name_validator??=new RegExp(`(?:^|${this.get_text_separators().source}|"|\\(|${this.src_ZCc})(${this.get_mail_name().source})$`)}get_mailto_validator(){return this.cache.mailto_validator??=new RegExp(`${this.get_mail_name().source}@${this.get_mail_host().source}`,"iy")}get_schema_names(){return this.cache.schema_names??=new RegExp((this.opts.schema_names||[]).map(e=>this.escapeRE(e)).join("|"))}get_schema_search(){return this.cache.schema_search??=new RegExp(`(^|(?!_)(?:[><｜]|${this.src_ZPCc}))(${this.get_schema_names().source})`,"ig")}get_schema_at_start(){return this.cache.schema_at_start??=new RegExp(`^${this.get_schema_search().source}`,"i")}}
var I={validate:(e,t,n)=>{const s=n.re.get_http_validator()
s.lastIndex=t
const i=s.exec(e)
return i?i[0].length:0},normalize:(e,t)=>t.normalize(e)}
var T={"http:":I,"https:":I,"ftp:":I,"//":{validate:function(e,t,n){const s=n.re.get_relative_proto_validator()
s.lastIndex=t
const i=s.exec(e)
if(i){if(t>=3&&e[t-3]===":")return 0
if(t>=3&&e[t-3]==="/")return 0
return i[0].length}return 0},normalize:(e,t)=>t.normalize(e)},"mailto:":{validate:function(e,t,n){const s=n.re.get_mailto_validator()
s.lastIndex=t
const i=s.exec(e)
return i?i[0].length:0},normalize:(e,t)=>t.normalize(e)}}
var B="a:cdefgilmnoqrstuwxz|b:abdefghijmnorstvwyz|c:acdfghiklmnoruvwxyz|d:ejkmoz|e:cegrstu|f:ijkmor|g:abdefghilmnpqrstuwy|h:kmnrtu|i:delmnoqrst|j:emop|k:eghimnprwyz|l:abcikrstuvy|m:acdeghklmnopqrstuvwxyz|n:acefgilopruz|o:m|p:aefghklmnrstwy|q:a|r:eosuw|s:abcdeghijklmnortuvxyz|t:cdfghjklmnortvwz|u:agksyz|v:aceginu|w:fs|y:et|z:amw"
var N="biz|com|edu|gov|net|org|pro|web|xxx|aero|asia|coop|info|museum|name|shop|рф"
function unpackTlds(){const e=N.split("|")
B.split("|").forEach(t=>{const n=t.indexOf(":")
const s=t.slice(0,n)
for(const i of t.slice(n+1))e.push(s+i)})
return e}var q={fuzzyLink:!1,fuzzyEmail:!0,fuzzyIP:!1,"---":!1,tlds:unpackTlds(),urlAuth:!1,maxLength:1e4}
var z=class{schema
index
lastIndex
raw
text
url
constructor(e,t,n,s){const i=e.slice(n,s)
this.schema=t.toLowerCase()
this.index=n
this.lastIndex=s
this.raw=i
this.text=i
this.url=i}}
var L=class{__opts__
__schemas__
re
constructor(e={}){const{rebuilder:t,...n}=e
this.__opts__={...q,...n}
this.__schemas__={...T}
this.re=t||new F
this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)})}add(e,t=null){if(!t)delete this.__schemas__[e]
else{const n={normalize:(e,t)=>t.normalize(e),...t}
this.__schemas__[e]=n}this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)})
return this}set(e={}){this.__opts__={...this.__opts__,...e}
this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)})
return this}test(e){if(!e.length)return!1
let t,n
n=this.re.get_schema_search()
n.lastIndex=0
while((t=n.exec(e))!==null)if(this.testSchemaAt(e,t[2],n.lastIndex))return!0
if(this.__opts__.fuzzyLink&&this.__schemas__["http:"]){n=this.re.get_fuzzy_link_search()
n.lastIndex=0
if(n.exec(e)!==null)return!0}if(this.__opts__.fuzzyEmail&&this.__schemas__["mailto:"])if(e.indexOf("@")>=0){const n=this.re.get_fuzzy_mail_host_search()
const s=this.re.get_mail_name_validator()
n.lastIndex=0
while((t=n.exec(e))!==null){const n=e.slice(Math.max(0,t.index-65),t.index)
if(s.test(n))return!0}}return!1}testSchemaAt(e,t,n){if(!this.__schemas__[t.toLowerCase()])return 0
return this.__schemas__[t.toLowerCase()].validate(e.slice(0,n+this.__opts__.maxLength),n,this)}match(e){const t=[]
const n=this.re.get_schema_search()
let s
let i
let r
let o
let a
let c
let u=!1
let h=!1
let l=!1
let f=0
if(!e.length)return null
n.lastIndex=0
if(this.__opts__.fuzzyLink&&this.__schemas__["http:"]){s=this.re.get_fuzzy_link_search()
s.lastIndex=0}if(this.__opts__.fuzzyEmail&&this.__schemas__["mailto:"]){i=this.re.get_fuzzy_mail_host_search()
i.lastIndex=0
r=this.re.get_mail_name_validator()}for(;;){const d=Math.max(f-1,0)
if(i&&r&&!l&&(!a||a.index<f)){if(i.lastIndex<d)i.lastIndex=d
for(;;){const t=i.exec(e)
if(!t){l=!0
a=void 0
break}const n=r.exec(e.slice(Math.max(0,t.index-65),t.index))
if(!n)continue
a={schema:"mailto:",index:t.index-n[1].length,lastIndex:t.index+t[0].length}
if(a.index>=f)break
if(i.lastIndex<d)i.lastIndex=d}}if(s&&!h&&(!o||o.index<f)){if(s.lastIndex<d)s.lastIndex=d
for(;;){const t=s.exec(e)
if(!t){h=!0
o=void 0
break}o={schema:"",index:t.index+t[1].length,lastIndex:t.index+t[0].length}
if(o.index>=f)break
if(s.lastIndex<d)s.lastIndex=d}}let p=a
if(!p||o&&(o.index<p.index||o.index===p.index&&o.lastIndex>p.lastIndex))p=o
let m
if(!u)for(;;){if(!c){if(n.lastIndex<d)n.lastIndex=d
const t=n.exec(e)
if(!t){u=!0
break}c={schema:t[2],index:t.index+t[1].length,lastIndex:t.index+t[0].length}}if(c.index<f){c=void 0
continue}if(p&&c.index>p.index)break
const t=c
c=void 0
const s=this.testSchemaAt(e,t.schema,t.lastIndex)
if(s){m={schema:t.schema,index:t.index,lastIndex:t.lastIndex+s}
break}}let g=m
if(!g||a&&(a.index<g.index||a.index===g.index&&a.lastIndex>g.lastIndex))g=a
if(!g||o&&(o.index<g.index||o.index===g.index&&o.lastIndex>g.lastIndex))g=o
if(!g)break
if(g===a)a=void 0
else if(g===o)o=void 0
const b=new z(e,g.schema,g.index,g.lastIndex)
if(b.schema)this.__schemas__[b.schema].normalize(b,this)
else this.normalize(b)
t.push(b)
f=g.lastIndex}if(t.length)return t
return null}matchAtStart(e){if(!e.length)return null
const t=this.re.get_schema_at_start().exec(e)
if(!t)return null
const n=this.testSchemaAt(e,t[2],t[0].length)
if(!n)return null
const s=new z(e,t[2],t.index+t[1].length,t.index+t[0].length+n)
this.__schemas__[s.schema].normalize(s,this)
return s}tlds(e,t=!1){e=Array.isArray(e)?e:[e]
if(!t)this.__opts__.tlds=e
else this.__opts__.tlds=this.__opts__.tlds.concat(e)
this.re.set({...this.__opts__,schema_names:Object.keys(this.__schemas__)})
return this}normalize(e){if(!e.schema)e.url=`http://${e.url}`
if(e.schema==="mailto:"&&!/^mailto:/i.test(e.url))e.url=`mailto:${e.url}`}}
var P=n(18629)
var M=Object.defineProperty
var __exportAll=(e,t)=>{let n={}
for(var s in e)M(n,s,{get:e[s],enumerable:!0})
if(!t)M(n,Symbol.toStringTag,{value:"Module"})
return n}
var j=__exportAll({arrayReplaceAt:()=>arrayReplaceAt,asciiTrim:()=>asciiTrim,callable:()=>callable,escapeHtml:()=>escapeHtml,escapeRE:()=>escapeRE,fromCodePoint:()=>fromCodePoint,isMdAsciiPunct:()=>isMdAsciiPunct,isPunctChar:()=>isPunctChar,isPunctCharCode:()=>isPunctCharCode,isSpace:()=>isSpace,isValidEntityCode:()=>isValidEntityCode,isWhiteSpace:()=>isWhiteSpace,lib:()=>X,normalizeReference:()=>normalizeReference,unescapeAll:()=>unescapeAll,unescapeMd:()=>unescapeMd})
function callable(e){const wrapper=function(...t){return Reflect.construct(e,t,new.target&&new.target!==wrapper?new.target:e)}
Object.defineProperty(wrapper,"name",{value:e.name})
Object.setPrototypeOf(wrapper,e)
wrapper.prototype=e.prototype
return wrapper}function arrayReplaceAt(e,t,n){return[].concat(e.slice(0,t),n,e.slice(t+1))}function isValidEntityCode(e){if(e>=55296&&e<=57343)return!1
if(e>=64976&&e<=65007)return!1
if((e&65535)===65535||(e&65535)===65534)return!1
if(e>=0&&e<=8)return!1
if(e===11)return!1
if(e>=14&&e<=31)return!1
if(e>=127&&e<=159)return!1
if(e>1114111)return!1
return!0}function fromCodePoint(e){if(e>65535){e-=65536
const t=55296+(e>>10)
const n=56320+(e&1023)
return String.fromCharCode(t,n)}return String.fromCharCode(e)}var J=/\\([!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~])/g
var $=new RegExp(`${J.source}|${/&([a-z#][a-z0-9]{1,31});/gi.source}`,"gi")
var U=/^#((?:x[a-f0-9]{1,8}|[0-9]{1,8}))$/i
function replaceEntityPattern(e,t){if(t.charCodeAt(0)===35&&U.test(t)){const n=t[1].toLowerCase()==="x"?parseInt(t.slice(2),16):parseInt(t.slice(1),10)
if(isValidEntityCode(n))return fromCodePoint(n)
return e}const n=(0,y.hl)(e)
if(n!==e)return n
return e}function unescapeMd(e){if(e.indexOf("\\")<0)return e
return e.replace(J,"$1")}function unescapeAll(e){if(e.indexOf("\\")<0&&e.indexOf("&")<0)return e
return e.replace($,function(e,t,n){if(t)return t
return replaceEntityPattern(e,n)})}var Z=/[&<>"]/
var O=/[&<>"]/g
var W={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"}
function replaceUnsafeChar(e){return W[e]}function escapeHtml(e){if(Z.test(e))return e.replace(O,replaceUnsafeChar)
return e}var V=/[.?*+^$[\]\\(){}|-]/g
function escapeRE(e){return e.replace(V,"\\$&")}function isSpace(e){switch(e){case 9:case 32:return!0}return!1}function isWhiteSpace(e){if(e>=8192&&e<=8202)return!0
switch(e){case 9:case 10:case 11:case 12:case 13:case 32:case 160:case 5760:case 8239:case 8287:case 12288:return!0}return!1}function isPunctChar(e){return v.test(e)||E.test(e)}function isPunctCharCode(e){return isPunctChar(fromCodePoint(e))}function isMdAsciiPunct(e){switch(e){case 33:case 34:case 35:case 36:case 37:case 38:case 39:case 40:case 41:case 42:case 43:case 44:case 45:case 46:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 94:case 95:case 96:case 123:case 124:case 125:case 126:return!0
default:return!1}}function normalizeReference(e){e=e.trim().replace(/\s+/g," ")
return e.toLowerCase().toUpperCase()}function isAsciiTrimmable(e){return e===32||e===9||e===10||e===13}function asciiTrim(e){let t=0
for(;t<e.length;t++)if(!isAsciiTrimmable(e.charCodeAt(t)))break
let n=e.length-1
for(;n>=t;n--)if(!isAsciiTrimmable(e.charCodeAt(n)))break
return e.slice(t,n+1)}var X={mdurl:s,ucmicro:i}
function parseLinkLabel(e,t,n){let s,i,r,o
const a=e.posMax
const c=e.pos
e.pos=t+1
s=1
while(e.pos<a){r=e.src.charCodeAt(e.pos)
if(r===93){s--
if(s===0){i=!0
break}}o=e.pos
e.md.inline.skipToken(e)
if(r===91)if(o===e.pos-1)s++
else if(n){e.pos=c
return-1}}let u=-1
if(i)u=e.pos
e.pos=c
return u}function parseLinkDestination(e,t,n){let s
let i=t
const r={ok:!1,pos:0,str:""}
if(e.charCodeAt(i)===60){i++
while(i<n){s=e.charCodeAt(i)
if(s===10)return r
if(s===60)return r
if(s===62){r.pos=i+1
r.str=unescapeAll(e.slice(t+1,i))
r.ok=!0
return r}if(s===92&&i+1<n){i+=2
continue}i++}return r}let o=0
while(i<n){s=e.charCodeAt(i)
if(s===32)break
if(s<32||s===127)break
if(s===92&&i+1<n){if(e.charCodeAt(i+1)===32){i++
continue}i+=2
continue}if(s===40){o++
if(o>32)return r}if(s===41){if(o===0)break
o--}i++}if(t===i)return r
if(o!==0)return r
r.str=unescapeAll(e.slice(t,i))
r.pos=i
r.ok=!0
return r}function parseLinkTitle(e,t,n,s){let i
let r=t
const o={ok:!1,can_continue:!1,pos:0,str:"",marker:0}
if(s){o.str=s.str
o.marker=s.marker}else{if(r>=n)return o
let s=e.charCodeAt(r)
if(s!==34&&s!==39&&s!==40)return o
t++
r++
if(s===40)s=41
o.marker=s}while(r<n){i=e.charCodeAt(r)
if(i===o.marker){o.pos=r+1
o.str+=unescapeAll(e.slice(t,r))
o.ok=!0
return o}else if(i===40&&o.marker===41)return o
else if(i===92&&r+1<n)r++
r++}o.can_continue=!0
o.str+=unescapeAll(e.slice(t,r))
return o}var G=__exportAll({parseLinkDestination:()=>parseLinkDestination,parseLinkLabel:()=>parseLinkLabel,parseLinkTitle:()=>parseLinkTitle})
function _typeof(e){"@babel/helpers - typeof"
return _typeof="function"==typeof Symbol&&"symbol"==typeof Symbol.iterator?function(e){return typeof e}:function(e){return e&&"function"==typeof Symbol&&e.constructor===Symbol&&e!==Symbol.prototype?"symbol":typeof e},_typeof(e)}function toPrimitive(e,t){if("object"!=_typeof(e)||!e)return e
var n=e[Symbol.toPrimitive]
if(void 0!==n){var s=n.call(e,t||"default")
if("object"!=_typeof(s))return s
throw new TypeError("@@toPrimitive must return a primitive value.")}return("string"===t?String:Number)(e)}function toPropertyKey(e){var t=toPrimitive(e,"string")
return"symbol"==_typeof(t)?t:t+""}function _defineProperty(e,t,n){return(t=toPropertyKey(t))in e?Object.defineProperty(e,t,{value:n,enumerable:!0,configurable:!0,writable:!0}):e[t]=n,e}var Y=class{constructor(e,t,n){_defineProperty(this,"map",null)
_defineProperty(this,"level",0)
_defineProperty(this,"children",null)
_defineProperty(this,"content","")
_defineProperty(this,"markup","")
_defineProperty(this,"info","")
_defineProperty(this,"block",!1)
_defineProperty(this,"hidden",!1)
this.type=e
this.tag=t
this.attrs=null
this.nesting=n
this.meta=null}attrIndex(e){if(!this.attrs)return-1
const t=this.attrs
for(let n=0,s=t.length;n<s;n++)if(t[n][0]===e)return n
return-1}attrPush(e){if(this.attrs)this.attrs.push(e)
else this.attrs=[e]}attrSet(e,t){const n=this.attrIndex(e)
const s=[e,t]
if(n<0)this.attrPush(s)
else this.attrs[n]=s}attrGet(e){const t=this.attrIndex(e)
let n=null
if(t>=0)n=this.attrs[t][1]
return n}attrJoin(e,t){const n=this.attrIndex(e)
if(n<0)this.attrPush([e,t])
else this.attrs[n][1]=`${this.attrs[n][1]} ${t}`}}
var H=class{constructor(){_defineProperty(this,"__rules__",[])
_defineProperty(this,"__cache__",null)}__find__(e){for(let t=0;t<this.__rules__.length;t++)if(this.__rules__[t].name===e)return t
return-1}__compile__(){const e=new Set
this.__rules__.forEach(t=>{if(!t.enabled)return
t.alt.forEach(t=>{if(t)e.add(t)})})
this.__cache__=Object.create(null)
this.__cache__[""]=[]
this.__rules__.forEach(e=>{if(e.enabled)this.__cache__[""].push(e.fn)})
e.forEach(e=>{this.__cache__[e]=[]
this.__rules__.forEach(t=>{if(t.enabled&&t.alt.indexOf(e)>=0)this.__cache__[e].push(t.fn)})})}at(e,t,n={}){const s=this.__find__(e)
if(s===-1)throw new Error(`Parser rule not found: ${e}`)
this.__rules__[s].fn=t
this.__rules__[s].alt=n.alt||[]
this.__cache__=null}before(e,t,n,s={}){const i=this.__find__(e)
if(i===-1)throw new Error(`Parser rule not found: ${e}`)
this.__rules__.splice(i,0,{name:t,enabled:!0,fn:n,alt:s.alt||[]})
this.__cache__=null}after(e,t,n,s={}){const i=this.__find__(e)
if(i===-1)throw new Error(`Parser rule not found: ${e}`)
this.__rules__.splice(i+1,0,{name:t,enabled:!0,fn:n,alt:s.alt||[]})
this.__cache__=null}push(e,t,n={}){this.__rules__.push({name:e,enabled:!0,fn:t,alt:n.alt||[]})
this.__cache__=null}enable(e,t=!1){if(!Array.isArray(e))e=[e]
const n=[]
e.forEach(e=>{const s=this.__find__(e)
if(s<0){if(t)return
throw new Error(`Rules manager: invalid rule name ${e}`)}this.__rules__[s].enabled=!0
n.push(e)})
this.__cache__=null
return n}enableOnly(e,t=!1){if(!Array.isArray(e))e=[e]
this.__rules__.forEach(e=>{e.enabled=!1})
this.enable(e,t)}disable(e,t=!1){if(!Array.isArray(e))e=[e]
const n=[]
e.forEach(e=>{const s=this.__find__(e)
if(s<0){if(t)return
throw new Error(`Rules manager: invalid rule name ${e}`)}this.__rules__[s].enabled=!1
n.push(e)})
this.__cache__=null
return n}getRules(e){if(!this.__cache__)this.__compile__()
return this.__cache__[e]||[]}}
var K={}
K.code_inline=function(e,t,n,s,i){const r=e[t]
return`<code${i.renderAttrs(r)}>${escapeHtml(r.content)}</code>`}
K.code_block=function(e,t,n,s,i){const r=e[t]
return`<pre${i.renderAttrs(r)}><code>${escapeHtml(e[t].content)}</code></pre>\n`}
K.fence=function(e,t,n,s,i){const r=e[t]
const o=r.info?unescapeAll(r.info).trim():""
let a=""
let c=""
if(o){const e=o.split(/(\s+)/g)
a=e[0]
c=e.slice(2).join("")}let u
if(n.highlight)u=n.highlight(r.content,a,c)||escapeHtml(r.content)
else u=escapeHtml(r.content)
if(u.indexOf("<pre")===0)return u+"\n"
if(o){const e=r.attrIndex("class")
const t=r.attrs?r.attrs.slice():[]
if(e<0)t.push(["class",`${n.langPrefix}${a}`])
else{t[e]=[t[e][0],t[e][1]]
t[e][1]+=` ${n.langPrefix}${a}`}const s={attrs:t}
return`<pre><code${i.renderAttrs(s)}>${u}</code></pre>\n`}return`<pre><code${i.renderAttrs(r)}>${u}</code></pre>\n`}
K.image=function(e,t,n,s,i){const r=e[t]
r.attrs[r.attrIndex("alt")][1]=i.renderInlineAsText(r.children,n,s)
return i.renderToken(e,t,n)}
K.hardbreak=function(e,t,n){return n.xhtmlOut?"<br />\n":"<br>\n"}
K.softbreak=function(e,t,n){return n.breaks?n.xhtmlOut?"<br />\n":"<br>\n":"\n"}
K.text=function(e,t){return escapeHtml(e[t].content)}
K.html_block=function(e,t){return e[t].content}
K.html_inline=function(e,t){return e[t].content}
var Q=class{constructor(){_defineProperty(this,"rules",Object.assign({},K))}renderAttrs(e){let t,n,s
if(!e.attrs)return""
s=""
for(t=0,n=e.attrs.length;t<n;t++)s+=` ${escapeHtml(e.attrs[t][0])}="${escapeHtml(String(e.attrs[t][1]))}"`
return s}renderToken(e,t,n){const s=e[t]
let i=""
if(s.hidden)return""
let r=t-1
while(r>=0&&e[r].hidden&&e[r].nesting===0)r--
if(s.block&&s.nesting!==-1&&r>=0&&e[r].hidden&&e[r].nesting===-1)i+="\n"
i+=(s.nesting===-1?"</":"<")+s.tag
i+=this.renderAttrs(s)
if(s.nesting===0&&n.xhtmlOut)i+=" /"
let o=!1
if(s.block){o=!0
if(s.nesting===1){let n=t+1
while(n<e.length&&e[n].hidden&&e[n].nesting===0)n++
if(n<e.length){const t=e[n]
if(t.type==="inline"||t.hidden)o=!1
else if(t.nesting===-1&&t.tag===s.tag)o=!1}}}i+=o?">\n":">"
return i}renderInline(e,t,n){let s=""
const i=this.rules
for(let r=0,o=e.length;r<o;r++){const o=e[r].type
if(typeof i[o]!=="undefined")s+=i[o](e,r,t,n,this)
else s+=this.renderToken(e,r,t)}return s}renderInlineAsText(e,t,n){let s=""
for(let i=0,r=e.length;i<r;i++)switch(e[i].type){case"text":case"code_inline":s+=e[i].content
break
case"image":s+=this.renderInlineAsText(e[i].children,t,n)
break
case"html_inline":case"html_block":s+=e[i].content
break
case"softbreak":case"hardbreak":s+="\n"}return s}render(e,t,n){let s=""
const i=this.rules
for(let r=0,o=e.length;r<o;r++){const o=e[r].type
if(o==="inline")s+=this.renderInline(e[r].children,t,n)
else if(typeof i[o]!=="undefined")s+=i[o](e,r,t,n,this)
else s+=this.renderToken(e,r,t)}return s}}
var ee=class{constructor(e,t,n){_defineProperty(this,"tokens",[])
_defineProperty(this,"inlineMode",!1)
_defineProperty(this,"Token",Y)
this.src=e
this.env=n
this.md=t}}
var te=/\r\n?/g
var ne=/\0/g
function normalize(e){let t
t=e.src.replace(te,"\n")
t=t.replace(ne,"�")
e.src=t}function block(e){let t
if(e.inlineMode){t=new e.Token("inline","",0)
t.content=e.src
t.map=[0,1]
t.children=[]
e.tokens.push(t)}else e.md.block.parse(e.src,e.md,e.env,e.tokens)}function strip_references(e){const t=e.tokens
let n=0
for(let e=0;e<t.length;e++){if(t[e].type==="reference_definition")continue
if(e!==n)t[n]=t[e]
n++}if(t.length!==n)t.length=n}function inline(e){const t=e.tokens
for(let n=0,s=t.length;n<s;n++){const s=t[n]
if(s.type==="inline")e.md.inline.parse(s.content,e.md,e.env,s.children)}}function isLinkOpen$1(e){return/^<a[>\s]/i.test(e)}function isLinkClose$1(e){return/^<\/a\s*>/i.test(e)}function linkify$1(e){const t=e.tokens
if(!e.md.options.linkify)return
for(let n=0,s=t.length;n<s;n++){if(t[n].type!=="inline"||!e.md.linkify.test(t[n].content))continue
const s=t[n].children
const i=[]
let r=0
for(let t=s.length-1;t>=0;t--){const n=s[t]
if(n.type==="link_close"){t--
while(s[t].level!==n.level&&s[t].type!=="link_open")t--
continue}if(n.type==="html_inline"){if(isLinkOpen$1(n.content)&&r>0)r--
if(isLinkClose$1(n.content))r++}if(r>0)continue
if(n.type==="text"&&e.md.linkify.test(n.content)){const r=n.content
let o=e.md.linkify.match(r)
const a=[]
let c=n.level
let u=0
if(o.length>0&&o[0].index===0&&t>0&&s[t-1].type==="text_special")o=o.slice(1)
for(let t=0;t<o.length;t++){const n=o[t].url
const s=e.md.normalizeLink(n)
if(!e.md.validateLink(s))continue
let i=o[t].text
if(!o[t].schema)i=e.md.normalizeLinkText(`http://${i}`).replace(/^http:\/\//,"")
else if(o[t].schema==="mailto:"&&!/^mailto:/i.test(i))i=e.md.normalizeLinkText(`mailto:${i}`).replace(/^mailto:/,"")
else i=e.md.normalizeLinkText(i)
const h=o[t].index
if(h>u){const t=new e.Token("text","",0)
t.content=r.slice(u,h)
t.level=c
a.push(t)}const l=new e.Token("link_open","a",1)
l.attrs=[["href",s]]
l.level=c++
l.markup="linkify"
l.info="auto"
a.push(l)
const f=new e.Token("text","",0)
f.content=i
f.level=c
a.push(f)
const d=new e.Token("link_close","a",-1)
d.level=--c
d.markup="linkify"
d.info="auto"
a.push(d)
u=o[t].lastIndex}if(u<r.length){const t=new e.Token("text","",0)
t.content=r.slice(u)
t.level=c
a.push(t)}i.push({index:t,nodes:a})}}if(i.length>0){let e=s.length
for(const t of i)e+=t.nodes.length-1
const r=new Array(e)
let o=0
let a=0
i.reverse()
for(let e=0;e<s.length;e++){const t=i[o]
if((t===null||t===void 0?void 0:t.index)===e){for(const e of t.nodes)r[a++]=e
o++}else r[a++]=s[e]}t[n].children=r}}}var se=/\+-|\.\.|\?\?\?\?|!!!!|,,|--/
var ie=/\((c|tm|r)\)/i
var re=/\((c|tm|r)\)/gi
var oe={c:"©",r:"®",tm:"™"}
function replaceFn(e,t){return oe[t.toLowerCase()]}function replace_scoped(e){let t=0
for(let n=e.length-1;n>=0;n--){const s=e[n]
if(s.type==="text"&&!t)s.content=s.content.replace(re,replaceFn)
if(s.type==="link_open"&&s.info==="auto")t--
if(s.type==="link_close"&&s.info==="auto")t++}}function replace_rare(e){let t=0
for(let n=e.length-1;n>=0;n--){const s=e[n]
if(s.type==="text"&&!t)if(se.test(s.content))s.content=s.content.replace(/\+-/g,"±").replace(/\.{2,}/g,"…").replace(/([?!])…/g,"$1..").replace(/([?!]){4,}/g,"$1$1$1").replace(/,{2,}/g,",").replace(/(^|[^-])---(?=[^-]|$)/gm,"$1—").replace(/(^|\s)--(?=\s|$)/gm,"$1–").replace(/(^|[^-\s])--(?=[^-\s]|$)/gm,"$1–")
if(s.type==="link_open"&&s.info==="auto")t--
if(s.type==="link_close"&&s.info==="auto")t++}}function replace(e){let t
if(!e.md.options.typographer)return
for(t=e.tokens.length-1;t>=0;t--){if(e.tokens[t].type!=="inline")continue
if(ie.test(e.tokens[t].content))replace_scoped(e.tokens[t].children)
if(se.test(e.tokens[t].content))replace_rare(e.tokens[t].children)}}var ae=/['"]/
var ce=/['"]/g
var ue="’"
var he=1e3
function truncateStack(e,t,n){while(e.length>n){const n=e.pop()
if(n.isSingleQuote)t.single=n.prevSameQuoteIdx
else t.double=n.prevSameQuoteIdx}}function addReplacement(e,t,n,s){if(!e[t])e[t]=[]
e[t].push({pos:n,ch:s})}function applyReplacements(e,t){let n=""
let s=0
t.sort((e,t)=>e.pos-t.pos)
for(let i=0;i<t.length;i++){const r=t[i]
n+=e.slice(s,r.pos)+r.ch
s=r.pos+1}return n+e.slice(s)}function process_inlines(e,t){let n
const s=[]
const i={single:-1,double:-1}
const r={}
for(let o=0;o<e.length;o++){const a=e[o]
const c=e[o].level
for(n=s.length-1;n>=0;n--)if(s[n].level<=c)break
truncateStack(s,i,n+1)
if(a.type!=="text")continue
const u=a.content
let h=0
const l=u.length
e:while(h<l){ce.lastIndex=h
const a=ce.exec(u)
if(!a)break
let f=!0
let d=!0
h=a.index+1
const p=a[0]==="'"
let m=32
if(a.index-1>=0)m=u.charCodeAt(a.index-1)
else for(n=o-1;n>=0;n--){if(e[n].type==="softbreak"||e[n].type==="hardbreak")break
if(!e[n].content)continue
m=e[n].content.charCodeAt(e[n].content.length-1)
break}let g=32
if(h<l)g=u.charCodeAt(h)
else for(n=o+1;n<e.length;n++){if(e[n].type==="softbreak"||e[n].type==="hardbreak")break
if(!e[n].content)continue
g=e[n].content.charCodeAt(0)
break}const b=isMdAsciiPunct(m)||isPunctCharCode(m)
const _=isMdAsciiPunct(g)||isPunctCharCode(g)
const k=isWhiteSpace(m)
const C=isWhiteSpace(g)
if(C)f=!1
else if(_)if(!k&&!b)f=!1
if(k)d=!1
else if(b)if(!C&&!_)d=!1
if(g===34&&a[0]==='"')if(m>=48&&m<=57)d=f=!1
if(f&&d){f=b
d=_}if(!f&&!d){if(p)addReplacement(r,o,a.index,ue)
continue}if(d){n=p?i.single:i.double
if(n>=0&&s[n].level===c){const e=s[n]
let c
let u
if(p){c=t.md.options.quotes[2]
u=t.md.options.quotes[3]}else{c=t.md.options.quotes[0]
u=t.md.options.quotes[1]}addReplacement(r,o,a.index,u)
addReplacement(r,e.tokenIdx,e.contentPos,c)
truncateStack(s,i,n)
continue e}}if(f){if(s.length>=he)return
s.push({tokenIdx:o,contentPos:a.index,isSingleQuote:p,level:c,prevSameQuoteIdx:p?i.single:i.double})
if(p)i.single=s.length-1
else i.double=s.length-1}else if(d&&p)addReplacement(r,o,a.index,ue)}}Object.keys(r).forEach(function(t){const n=Number(t)
e[n].content=applyReplacements(e[n].content,r[t])})}function smartquotes(e){if(!e.md.options.typographer)return
for(let t=e.tokens.length-1;t>=0;t--){if(e.tokens[t].type!=="inline"||!ae.test(e.tokens[t].content))continue
process_inlines(e.tokens[t].children,e)}}function join_alt(e){let t,n
const s=e.length
for(t=0;t<s;t++)if(e[t].type==="text_special")e[t].type="text"
for(t=n=0;t<s;t++)if(e[t].type==="text"&&t+1<s&&e[t+1].type==="text")e[t+1].content=e[t].content+e[t+1].content
else{if(t!==n)e[n]=e[t]
n++}if(t!==n)e.length=n}function text_join(e){let t,n
const s=e.tokens
const i=s.length
for(let e=0;e<i;e++){if(s[e].type!=="inline")continue
const i=s[e].children
const r=i.length
for(t=0;t<r;t++){if(i[t].type==="text_special")i[t].type="text"
if(i[t].children)join_alt(i[t].children)}for(t=n=0;t<r;t++)if(i[t].type==="text"&&t+1<r&&i[t+1].type==="text")i[t+1].content=i[t].content+i[t+1].content
else{if(t!==n)i[n]=i[t]
n++}if(t!==n)i.length=n}}var le=[["normalize",normalize],["block",block],["strip_references",strip_references],["inline",inline],["linkify",linkify$1],["replacements",replace],["smartquotes",smartquotes],["text_join",text_join]]
var fe=class{constructor(){_defineProperty(this,"ruler",new H)
_defineProperty(this,"State",ee)
for(let e=0;e<le.length;e++)this.ruler.push(le[e][0],le[e][1])}process(e){const t=this.ruler.getRules("")
for(let n=0,s=t.length;n<s;n++)t[n](e)}}
var de=class{constructor(e,t,n,s){_defineProperty(this,"bMarks",[])
_defineProperty(this,"eMarks",[])
_defineProperty(this,"tShift",[])
_defineProperty(this,"sCount",[])
_defineProperty(this,"bsCount",[])
_defineProperty(this,"blkIndent",0)
_defineProperty(this,"line",0)
_defineProperty(this,"lineMax",0)
_defineProperty(this,"tight",!1)
_defineProperty(this,"listIndent",-1)
_defineProperty(this,"parentType","root")
_defineProperty(this,"level",0)
_defineProperty(this,"Token",Y)
this.src=e
this.md=t
this.env=n
this.tokens=s
const i=this.src
for(let e=0,t=0,n=0,s=0,r=i.length,o=!1;t<r;t++){const a=i.charCodeAt(t)
if(!o)if(isSpace(a)){n++
if(a===9)s+=4-s%4
else s++
continue}else o=!0
if(a===10||t===r-1){if(a!==10)t++
this.bMarks.push(e)
this.eMarks.push(t)
this.tShift.push(n)
this.sCount.push(s)
this.bsCount.push(0)
o=!1
n=0
s=0
e=t+1}}this.bMarks.push(i.length)
this.eMarks.push(i.length)
this.tShift.push(0)
this.sCount.push(0)
this.bsCount.push(0)
this.lineMax=this.bMarks.length-1}push(e,t,n){const s=new Y(e,t,n)
s.block=!0
if(n<0)this.level--
s.level=this.level
if(n>0)this.level++
this.tokens.push(s)
return s}isEmpty(e){return this.bMarks[e]+this.tShift[e]>=this.eMarks[e]}skipEmptyLines(e){for(let t=this.lineMax;e<t;e++)if(this.bMarks[e]+this.tShift[e]<this.eMarks[e])break
return e}skipSpaces(e){for(let t=this.src.length;e<t;e++)if(!isSpace(this.src.charCodeAt(e)))break
return e}skipSpacesBack(e,t){if(e<=t)return e
while(e>t)if(!isSpace(this.src.charCodeAt(--e)))return e+1
return e}skipChars(e,t){for(let n=this.src.length;e<n;e++)if(this.src.charCodeAt(e)!==t)break
return e}skipCharsBack(e,t,n){if(e<=n)return e
while(e>n)if(t!==this.src.charCodeAt(--e))return e+1
return e}getLines(e,t,n,s){if(e>=t)return""
const i=new Array(t-e)
for(let r=0,o=e;o<t;o++,r++){let e=0
const a=this.bMarks[o]
let c=a
let u
if(o+1<t||s)u=this.eMarks[o]+1
else u=this.eMarks[o]
while(c<u&&e<n){const t=this.src.charCodeAt(c)
if(isSpace(t))if(t===9)e+=4-(e+this.bsCount[o])%4
else e++
else if(c-a<this.tShift[o])e++
else break
c++}if(e>n)i[r]=new Array(e-n+1).join(" ")+this.src.slice(c,u)
else i[r]=this.src.slice(c,u)}return i.join("")}}
var pe=65536
function getLine(e,t){const n=e.bMarks[t]+e.tShift[t]
const s=e.eMarks[t]
return e.src.slice(n,s)}function escapedSplit(e){const t=[]
const n=e.length
let s=0
let i=e.charCodeAt(s)
let r=!1
let o=0
let a=""
while(s<n){if(i===124)if(!r){t.push(a+e.substring(o,s))
a=""
o=s+1}else{a+=e.substring(o,s-1)
o=s}r=i===92
s++
i=e.charCodeAt(s)}t.push(a+e.substring(o))
return t}function table(e,t,n,s){if(t+2>n)return!1
let i=t+1
if(e.sCount[i]<e.blkIndent)return!1
if(e.sCount[i]-e.blkIndent>=4)return!1
let r=e.bMarks[i]+e.tShift[i]
if(r>=e.eMarks[i])return!1
const o=e.src.charCodeAt(r++)
if(o!==124&&o!==45&&o!==58)return!1
if(r>=e.eMarks[i])return!1
const a=e.src.charCodeAt(r++)
if(a!==124&&a!==45&&a!==58&&!isSpace(a))return!1
if(o===45&&isSpace(a))return!1
while(r<e.eMarks[i]){const t=e.src.charCodeAt(r)
if(t!==124&&t!==45&&t!==58&&!isSpace(t))return!1
r++}let c=getLine(e,t+1)
let u=c.split("|")
const h=[]
for(let e=0;e<u.length;e++){const t=u[e].trim()
if(!t)if(e===0||e===u.length-1)continue
else return!1
if(!/^:?-+:?$/.test(t))return!1
if(t.charCodeAt(t.length-1)===58)h.push(t.charCodeAt(0)===58?"center":"right")
else if(t.charCodeAt(0)===58)h.push("left")
else h.push("")}c=getLine(e,t).trim()
if(c.indexOf("|")===-1)return!1
if(e.sCount[t]-e.blkIndent>=4)return!1
u=escapedSplit(c)
if(u.length&&u[0]==="")u.shift()
if(u.length&&u[u.length-1]==="")u.pop()
const l=u.length
if(l===0||l!==h.length)return!1
if(s)return!0
const f=e.parentType
e.parentType="table"
const d=e.md.block.ruler.getRules("blockquote")
const p=e.push("table_open","table",1)
const m=[t,0]
p.map=m
const g=e.push("thead_open","thead",1)
g.map=[t,t+1]
const b=e.push("tr_open","tr",1)
b.map=[t,t+1]
for(let t=0;t<u.length;t++){const n=e.push("th_open","th",1)
if(h[t])n.attrs=[["style",`text-align:${h[t]}`]]
const s=e.push("inline","",0)
s.content=u[t].trim()
s.children=[]
e.push("th_close","th",-1)}e.push("tr_close","tr",-1)
e.push("thead_close","thead",-1)
let _
let k=0
for(i=t+2;i<n;i++){if(e.sCount[i]<e.blkIndent)break
let s=!1
for(let t=0,r=d.length;t<r;t++)if(d[t](e,i,n,!0)){s=!0
break}if(s)break
c=getLine(e,i).trim()
if(!c)break
if(e.sCount[i]-e.blkIndent>=4)break
u=escapedSplit(c)
if(u.length&&u[0]==="")u.shift()
if(u.length&&u[u.length-1]==="")u.pop()
k+=l-u.length
if(k>pe)break
if(i===t+2){const n=e.push("tbody_open","tbody",1)
n.map=_=[t+2,0]}const r=e.push("tr_open","tr",1)
r.map=[i,i+1]
for(let t=0;t<l;t++){const n=e.push("td_open","td",1)
if(h[t])n.attrs=[["style",`text-align:${h[t]}`]]
const s=e.push("inline","",0)
s.content=u[t]?u[t].trim():""
s.children=[]
e.push("td_close","td",-1)}e.push("tr_close","tr",-1)}if(_){e.push("tbody_close","tbody",-1)
_[1]=i}e.push("table_close","table",-1)
m[1]=i
e.parentType=f
e.line=i
return!0}function code(e,t,n){if(e.sCount[t]-e.blkIndent<4)return!1
let s=t+1
let i=s
while(s<n){if(e.isEmpty(s)){s++
continue}if(e.sCount[s]-e.blkIndent>=4){s++
i=s
continue}break}e.line=i
const r=e.push("code_block","code",0)
r.content=e.getLines(t,i,4+e.blkIndent,!1)+"\n"
r.map=[t,e.line]
return!0}function fence(e,t,n,s){let i=e.bMarks[t]+e.tShift[t]
let r=e.eMarks[t]
if(e.sCount[t]-e.blkIndent>=4)return!1
if(i+3>r)return!1
const o=e.src.charCodeAt(i)
if(o!==126&&o!==96)return!1
let a=i
i=e.skipChars(i,o)
let c=i-a
if(c<3)return!1
const u=e.src.slice(a,i)
const h=e.src.slice(i,r)
if(o===96)if(h.indexOf(String.fromCharCode(o))>=0)return!1
if(s)return!0
let l=t
let f=!1
for(;;){l++
if(l>=n)break
i=a=e.bMarks[l]+e.tShift[l]
r=e.eMarks[l]
if(i<r&&e.sCount[l]<e.blkIndent)break
if(e.src.charCodeAt(i)!==o)continue
if(e.sCount[l]-e.blkIndent>=4)continue
i=e.skipChars(i,o)
if(i-a<c)continue
i=e.skipSpaces(i)
if(i<r)continue
f=!0
break}c=e.sCount[t]
e.line=l+(f?1:0)
const d=e.push("fence","code",0)
d.info=h
d.content=e.getLines(t+1,l,c,!0)
d.markup=u
d.map=[t,e.line]
return!0}function blockquote(e,t,n,s){let i=e.bMarks[t]+e.tShift[t]
let r=e.eMarks[t]
const o=e.lineMax
if(e.sCount[t]-e.blkIndent>=4)return!1
if(e.src.charCodeAt(i)!==62)return!1
if(s)return!0
const a=[]
const c=[]
const u=[]
const h=[]
const l=e.md.block.ruler.getRules("blockquote")
const f=e.parentType
e.parentType="blockquote"
let d=!1
let p
for(p=t;p<n;p++){const t=e.sCount[p]<e.blkIndent
i=e.bMarks[p]+e.tShift[p]
r=e.eMarks[p]
if(i>=r)break
if(e.src.charCodeAt(i++)===62&&!t){let t=e.sCount[p]+1
let n
let s
if(e.src.charCodeAt(i)===32){i++
t++
s=!1
n=!0}else if(e.src.charCodeAt(i)===9){n=!0
if((e.bsCount[p]+t)%4===3){i++
t++
s=!1}else s=!0}else n=!1
let o=t
a.push(e.bMarks[p])
e.bMarks[p]=i
while(i<r){const t=e.src.charCodeAt(i)
if(isSpace(t))if(t===9)o+=4-(o+e.bsCount[p]+(s?1:0))%4
else o++
else break
i++}d=i>=r
c.push(e.bsCount[p])
e.bsCount[p]=e.sCount[p]+1+(n?1:0)
u.push(e.sCount[p])
e.sCount[p]=o-t
h.push(e.tShift[p])
e.tShift[p]=i-e.bMarks[p]
continue}if(d)break
let s=!1
for(let t=0,i=l.length;t<i;t++)if(l[t](e,p,n,!0)){s=!0
break}if(s){e.lineMax=p
if(e.blkIndent!==0){a.push(e.bMarks[p])
c.push(e.bsCount[p])
h.push(e.tShift[p])
u.push(e.sCount[p])
e.sCount[p]-=e.blkIndent}break}a.push(e.bMarks[p])
c.push(e.bsCount[p])
h.push(e.tShift[p])
u.push(e.sCount[p])
e.sCount[p]=-1}const m=e.blkIndent
e.blkIndent=0
const g=e.push("blockquote_open","blockquote",1)
g.markup=">"
const b=[t,0]
g.map=b
e.md.block.tokenize(e,t,p)
const _=e.push("blockquote_close","blockquote",-1)
_.markup=">"
e.lineMax=o
e.parentType=f
b[1]=e.line
for(let n=0;n<h.length;n++){e.bMarks[n+t]=a[n]
e.tShift[n+t]=h[n]
e.sCount[n+t]=u[n]
e.bsCount[n+t]=c[n]}e.blkIndent=m
return!0}function hr(e,t,n,s){const i=e.eMarks[t]
if(e.sCount[t]-e.blkIndent>=4)return!1
let r=e.bMarks[t]+e.tShift[t]
const o=e.src.charCodeAt(r++)
if(o!==42&&o!==45&&o!==95)return!1
let a=1
while(r<i){const t=e.src.charCodeAt(r++)
if(t!==o&&!isSpace(t))return!1
if(t===o)a++}if(a<3)return!1
if(s)return!0
e.line=t+1
const c=e.push("hr","hr",0)
c.map=[t,e.line]
c.markup=Array(a+1).join(String.fromCharCode(o))
return!0}function skipBulletListMarker(e,t){const n=e.eMarks[t]
let s=e.bMarks[t]+e.tShift[t]
const i=e.src.charCodeAt(s++)
if(i!==42&&i!==45&&i!==43)return-1
if(s<n)if(!isSpace(e.src.charCodeAt(s)))return-1
return s}function skipOrderedListMarker(e,t){const n=e.bMarks[t]+e.tShift[t]
const s=e.eMarks[t]
let i=n
if(i+1>=s)return-1
let r=e.src.charCodeAt(i++)
if(r<48||r>57)return-1
for(;;){if(i>=s)return-1
r=e.src.charCodeAt(i++)
if(r>=48&&r<=57){if(i-n>=10)return-1
continue}if(r===41||r===46)break
return-1}if(i<s){r=e.src.charCodeAt(i)
if(!isSpace(r))return-1}return i}function markTightParagraphs(e,t){const n=e.level+2
for(let s=t+2,i=e.tokens.length-2;s<i;s++)if(e.tokens[s].level===n&&e.tokens[s].type==="paragraph_open"){e.tokens[s+2].hidden=!0
e.tokens[s].hidden=!0
s+=2}}function list(e,t,n,s){let i,r,o,a
let c=t
let u=!0
if(e.sCount[c]-e.blkIndent>=4)return!1
if(e.listIndent>=0&&e.sCount[c]-e.listIndent>=4&&e.sCount[c]<e.blkIndent)return!1
let h=!1
if(s&&e.parentType==="paragraph")if(e.sCount[c]>=e.blkIndent)h=!0
let l
let f
let d
if((d=skipOrderedListMarker(e,c))>=0){l=!0
o=e.bMarks[c]+e.tShift[c]
f=Number(e.src.slice(o,d-1))
if(h&&f!==1)return!1}else if((d=skipBulletListMarker(e,c))>=0)l=!1
else return!1
if(h)if(e.skipSpaces(d)>=e.eMarks[c])return!1
if(s)return!0
const p=e.src.charCodeAt(d-1)
const m=e.tokens.length
if(l){a=e.push("ordered_list_open","ol",1)
if(f!==1)a.attrs=[["start",f]]}else a=e.push("bullet_list_open","ul",1)
const g=[c,0]
a.map=g
a.markup=String.fromCharCode(p)
let b=!1
const _=e.md.block.ruler.getRules("list")
const k=e.parentType
e.parentType="list"
while(c<n){r=d
i=e.eMarks[c]
const t=e.sCount[c]+d-(e.bMarks[c]+e.tShift[c])
let s=t
while(r<i){const t=e.src.charCodeAt(r)
if(t===9)s+=4-(s+e.bsCount[c])%4
else if(t===32)s++
else break
r++}const h=r
let f
if(h>=i)f=1
else f=s-t
if(f>4)f=1
const m=t+f
a=e.push("list_item_open","li",1)
a.markup=String.fromCharCode(p)
const g=[c,0]
a.map=g
if(l)a.info=e.src.slice(o,d-1)
const k=e.tight
const C=e.tShift[c]
const x=e.sCount[c]
const A=e.listIndent
e.listIndent=e.blkIndent
e.blkIndent=m
e.tight=!0
e.tShift[c]=h-e.bMarks[c]
e.sCount[c]=s
if(h>=i&&e.isEmpty(c+1))e.line=Math.min(e.line+2,n)
else e.md.block.tokenize(e,c,n)
if(!e.tight||b)u=!1
b=e.line-c>1&&e.isEmpty(e.line-1)
e.blkIndent=e.listIndent
e.listIndent=A
e.tShift[c]=C
e.sCount[c]=x
e.tight=k
a=e.push("list_item_close","li",-1)
a.markup=String.fromCharCode(p)
c=e.line
g[1]=c
if(c>=n)break
if(e.sCount[c]<e.blkIndent)break
if(e.sCount[c]-e.blkIndent>=4)break
let R=!1
for(let t=0,s=_.length;t<s;t++)if(_[t](e,c,n,!0)){R=!0
break}if(R)break
if(l){d=skipOrderedListMarker(e,c)
if(d<0)break
o=e.bMarks[c]+e.tShift[c]}else{d=skipBulletListMarker(e,c)
if(d<0)break}if(p!==e.src.charCodeAt(d-1))break}if(l)a=e.push("ordered_list_close","ol",-1)
else a=e.push("bullet_list_close","ul",-1)
a.markup=String.fromCharCode(p)
g[1]=c
e.line=c
e.parentType=k
if(u)markTightParagraphs(e,m)
return!0}var me=999
function countCodePoints(e){let t=e.length
for(let n=0;n<e.length-1;n++){const s=e.charCodeAt(n)
if(s<55296||s>56319)continue
const i=e.charCodeAt(n+1)
if(i>=56320&&i<=57343){t--
n++}}return t}function lineEnd(e,t){return Math.min(e.eMarks[t]+1,e.src.length)}function getNextLinePos(e,t){const n=e.lineMax
if(t>=n||e.isEmpty(t))return-1
let s=!1
if(e.sCount[t]-e.blkIndent>3)s=!0
if(e.sCount[t]<0)s=!0
if(!s){const s=e.md.block.ruler.getRules("reference")
const i=e.parentType
e.parentType="reference"
let r=!1
for(let i=0,o=s.length;i<o;i++)if(s[i](e,t,n,!0)){r=!0
break}e.parentType=i
if(r)return-1}return e.bMarks[t]+e.tShift[t]}function reference(e,t,n,s){const i=e.src
let r=e.bMarks[t]+e.tShift[t]
let o=t+1
if(e.sCount[t]-e.blkIndent>=4)return!1
if(i.charCodeAt(r)!==91)return!1
let a=lineEnd(e,t)
let c=""
let u=-1
let h=++r
while(r<a){if(c.length+r-h>me*2)return!1
let t=i.charCodeAt(r)
if(t===91)return!1
if(t===93){u=r
break}if(t===92)t=i.charCodeAt(++r)
if(t===10&&r<a){const t=getNextLinePos(e,o)
if(t<0)return!1
c+=i.slice(h,a)
r=h=t
a=lineEnd(e,o++)
continue}r++}if(u<0||i.charCodeAt(u+1)!==58)return!1
c+=i.slice(h,u)
if(c.length>me&&countCodePoints(c)>me)return!1
r=u+2
while(r<a){const t=i.charCodeAt(r)
if(t===10){const t=getNextLinePos(e,o)
if(t<0)break
r=t
a=lineEnd(e,o++)}else if(isSpace(t))r++
else break}const l=e.md.helpers.parseLinkDestination(i,r,a)
if(!l.ok)return!1
const f=e.md.normalizeLink(l.str)
if(!e.md.validateLink(f))return!1
r=l.pos
const d=r
const p=a
const m=o
while(r<a){const t=i.charCodeAt(r)
if(t===10){const t=getNextLinePos(e,o)
if(t<0)break
r=t
a=lineEnd(e,o++)}else if(isSpace(t))r++
else break}const g=r
let b=e.md.helpers.parseLinkTitle(i,r,a)
while(b.can_continue){const t=getNextLinePos(e,o)
if(t<0)break
r=t
a=lineEnd(e,o++)
b=e.md.helpers.parseLinkTitle(i,r,a,b)}let _
if(g!==d&&b.ok){_=b.str
r=b.pos}else{_=""
r=d
a=p
o=m}while(r<a){if(!isSpace(i.charCodeAt(r)))break
r++}if(r<a&&i.charCodeAt(r)!==10)if(_){_=""
r=d
a=p
o=m
while(r<a){if(!isSpace(i.charCodeAt(r)))break
r++}}if(r<a&&i.charCodeAt(r)!==10)return!1
const k=normalizeReference(c)
if(!k)return!1
if(s)return!0
if(typeof e.env.references==="undefined")e.env.references={}
if(typeof e.env.references[k]==="undefined")e.env.references[k]={title:_,href:f}
const C=e.push("reference_definition","",0)
C.map=[t,o]
C.hidden=!0
const x=Object.create(null)
x.label=k
C.meta=x
e.line=o
return!0}var ge=["address","article","aside","base","basefont","blockquote","body","caption","center","col","colgroup","dd","details","dialog","dir","div","dl","dt","fieldset","figcaption","figure","footer","form","frame","frameset","h1","h2","h3","h4","h5","h6","head","header","hr","html","iframe","legend","li","link","main","menu","menuitem","nav","noframes","ol","optgroup","option","p","param","search","section","summary","table","tbody","td","tfoot","th","thead","title","tr","track","ul"]
var be=`<[A-Za-z][A-Za-z0-9\\-]*(?:\\s+[a-zA-Z_:][a-zA-Z0-9:._-]*(?:\\s*=\\s*(?:[^"'=<>\`\\x00-\\x20]+|'[^']*'|"[^"]*"))?)*\\s*\\/?>`
var _e="<\\/[A-Za-z][A-Za-z0-9\\-]*\\s*>"
new RegExp(`^(?:${be}|${_e}|\x3c!---?>|\x3c!--(?:[^-]|-[^-]|--[^>])*--\x3e|<[?][\\s\\S]*?[?]>|<![A-Za-z][^>]*>|<!\\[CDATA\\[[\\s\\S]*?\\]\\]>)`)
var ke=new RegExp(`^(?:${be}|${_e})`)
var Ce=[[/^<(script|pre|style|textarea)(?=(\s|>|$))/i,/<\/(script|pre|style|textarea)>/i,!0],[/^<!--/,/-->/,!0],[/^<\?/,/\?>/,!0],[/^<![A-Za-z]/,/>/,!0],[/^<!\[CDATA\[/,/\]\]>/,!0],[new RegExp(`^</?(${ge.join("|")})(?=(\\s|/?>|$))`,"i"),/^$/,!0],[new RegExp(`${ke.source}\\s*$`),/^$/,!1]]
function html_block(e,t,n,s){let i=e.bMarks[t]+e.tShift[t]
let r=e.eMarks[t]
if(e.sCount[t]-e.blkIndent>=4)return!1
if(!e.md.options.html)return!1
if(e.src.charCodeAt(i)!==60)return!1
let o=e.src.slice(i,r)
let a=0
for(;a<Ce.length;a++)if(Ce[a][0].test(o))break
if(a===Ce.length)return!1
if(s)return Ce[a][2]
let c=t+1
const u=Ce[a][1].test("")
if(!Ce[a][1].test(o))for(;c<n;c++){if(e.sCount[c]<e.blkIndent)if(u||!e.isEmpty(c))break
i=e.bMarks[c]+e.tShift[c]
r=e.eMarks[c]
o=e.src.slice(i,r)
if(Ce[a][1].test(o)){if(o.length!==0)c++
break}}e.line=c
const h=e.push("html_block","",0)
h.map=[t,c]
h.content=e.getLines(t,c,e.blkIndent,!0)
return!0}function heading(e,t,n,s){let i=e.bMarks[t]+e.tShift[t]
let r=e.eMarks[t]
if(e.sCount[t]-e.blkIndent>=4)return!1
let o=e.src.charCodeAt(i)
if(o!==35||i>=r)return!1
let a=1
o=e.src.charCodeAt(++i)
while(o===35&&i<r&&a<=6){a++
o=e.src.charCodeAt(++i)}if(a>6||i<r&&!isSpace(o))return!1
if(s)return!0
r=e.skipSpacesBack(r,i)
const c=e.skipCharsBack(r,35,i)
if(c>i&&isSpace(e.src.charCodeAt(c-1)))r=c
e.line=t+1
const u=e.push("heading_open",`h${a}`,1)
u.markup="########".slice(0,a)
u.map=[t,e.line]
const h=e.push("inline","",0)
h.content=asciiTrim(e.src.slice(i,r))
h.map=[t,e.line]
h.children=[]
const l=e.push("heading_close",`h${a}`,-1)
l.markup="########".slice(0,a)
return!0}function lheading(e,t,n){const s=e.md.block.ruler.getRules("paragraph")
if(e.sCount[t]-e.blkIndent>=4)return!1
const i=e.parentType
e.parentType="paragraph"
let r=0
let o
let a=t+1
for(;a<n&&!e.isEmpty(a);a++){if(e.sCount[a]-e.blkIndent>3)continue
if(e.sCount[a]>=e.blkIndent){let t=e.bMarks[a]+e.tShift[a]
const n=e.eMarks[a]
if(t<n){o=e.src.charCodeAt(t)
if(o===45||o===61){t=e.skipChars(t,o)
t=e.skipSpaces(t)
if(t>=n){r=o===61?1:2
break}}}}if(e.sCount[a]<0)continue
let t=!1
for(let i=0,r=s.length;i<r;i++)if(s[i](e,a,n,!0)){t=!0
break}if(t)break}if(!r){e.parentType=i
return!1}const c=asciiTrim(e.getLines(t,a,e.blkIndent,!1))
e.line=a+1
const u=e.push("heading_open",`h${r}`,1)
u.markup=String.fromCharCode(o)
u.map=[t,e.line]
const h=e.push("inline","",0)
h.content=c
h.map=[t,e.line-1]
h.children=[]
const l=e.push("heading_close",`h${r}`,-1)
l.markup=String.fromCharCode(o)
e.parentType=i
return!0}function paragraph(e,t,n){const s=e.md.block.ruler.getRules("paragraph")
const i=e.parentType
let r=t+1
e.parentType="paragraph"
for(;r<n&&!e.isEmpty(r);r++){if(e.sCount[r]-e.blkIndent>3)continue
if(e.sCount[r]<0)continue
let t=!1
for(let i=0,o=s.length;i<o;i++)if(s[i](e,r,n,!0)){t=!0
break}if(t)break}const o=asciiTrim(e.getLines(t,r,e.blkIndent,!1))
e.line=r
const a=e.push("paragraph_open","p",1)
a.map=[t,e.line]
const c=e.push("inline","",0)
c.content=o
c.map=[t,e.line]
c.children=[]
e.push("paragraph_close","p",-1)
e.parentType=i
return!0}var xe=[["table",table,["paragraph","reference"]],["code",code],["fence",fence,["paragraph","reference","blockquote","list"]],["blockquote",blockquote,["paragraph","reference","blockquote","list"]],["hr",hr,["paragraph","reference","blockquote","list"]],["list",list,["paragraph","reference","blockquote"]],["reference",reference],["html_block",html_block,["paragraph","reference","blockquote"]],["heading",heading,["paragraph","reference","blockquote"]],["lheading",lheading],["paragraph",paragraph]]
var Ae=class{constructor(){_defineProperty(this,"ruler",new H)
_defineProperty(this,"State",de)
for(let e=0;e<xe.length;e++)this.ruler.push(xe[e][0],xe[e][1],{alt:(xe[e][2]||[]).slice()})}tokenize(e,t,n){const s=this.ruler.getRules("")
const i=s.length
const r=e.md.options.maxNesting
let o=t
let a=!1
while(o<n){e.line=o=e.skipEmptyLines(o)
if(o>=n)break
if(e.sCount[o]<e.blkIndent)break
if(e.level>=r){e.line=n
break}const t=e.line
let c=!1
for(let r=0;r<i;r++){c=s[r](e,o,n,!1)
if(c){if(t>=e.line)throw new Error("block rule didn't increment state.line")
break}}if(!c)throw new Error("none of the block rules matched")
e.tight=!a
if(e.isEmpty(e.line-1))a=!0
o=e.line
if(o<n&&e.isEmpty(o)){a=!0
o++
e.line=o}}}parse(e,t,n,s){if(!e)return
const i=new this.State(e,t,n,s)
this.tokenize(i,i.line,i.lineMax)}}
var Re=class{constructor(e,t,n,s){_defineProperty(this,"pos",0)
_defineProperty(this,"level",0)
_defineProperty(this,"pending","")
_defineProperty(this,"pendingLevel",0)
_defineProperty(this,"cache",{})
_defineProperty(this,"backticks",{})
_defineProperty(this,"backticksScanned",!1)
_defineProperty(this,"skipHtmlSpecial",!1)
_defineProperty(this,"linkLevel",0)
_defineProperty(this,"delimiters",[])
_defineProperty(this,"_prev_delimiters",[])
_defineProperty(this,"Token",Y)
this.src=e
this.env=n
this.md=t
this.tokens=s
this.tokens_meta=Array(s.length)
this.posMax=this.src.length}pushPending(){const e=new Y("text","",0)
e.content=this.pending
e.level=this.pendingLevel
this.tokens.push(e)
this.pending=""
return e}push(e,t,n){if(this.pending)this.pushPending()
const s=new Y(e,t,n)
let i
if(n<0){this.level--
this.delimiters=this._prev_delimiters.pop()}s.level=this.level
if(n>0){this.level++
this._prev_delimiters.push(this.delimiters)
this.delimiters=[]
i={delimiters:this.delimiters}}this.pendingLevel=this.level
this.tokens.push(s)
this.tokens_meta.push(i)
return s}scanDelims(e,t){const n=this.posMax
const s=this.src.charCodeAt(e)
let i
if(e===0)i=32
else if(e===1){i=this.src.charCodeAt(0)
if((i&63488)===55296)i=65533}else{i=this.src.charCodeAt(e-1)
if((i&64512)===56320){const t=this.src.charCodeAt(e-2)
i=(t&64512)===55296?65536+(t-55296<<10)+(i-56320):65533}else if((i&64512)===55296)i=65533}let r=e
while(r<n&&this.src.charCodeAt(r)===s)r++
const o=r-e
let a=r<n?this.src.charCodeAt(r):32
if((a&64512)===55296){const e=this.src.charCodeAt(r+1)
a=(e&64512)===56320?65536+(a-55296<<10)+(e-56320):65533}else if((a&64512)===56320)a=65533
const c=isMdAsciiPunct(i)||isPunctCharCode(i)
const u=isMdAsciiPunct(a)||isPunctCharCode(a)
const h=isWhiteSpace(i)
const l=isWhiteSpace(a)
const f=!l&&(!u||h||c)
const d=!h&&(!c||l||u)
return{can_open:f&&(t||!d||c),can_close:d&&(t||!f||u),length:o}}}
function isTerminatorChar(e){switch(e){case 10:case 33:case 35:case 36:case 37:case 38:case 42:case 43:case 45:case 58:case 60:case 61:case 62:case 64:case 91:case 92:case 93:case 94:case 95:case 96:case 123:case 125:case 126:return!0
default:return!1}}function markdown_it_text(e,t){let n=e.pos
while(n<e.posMax&&!isTerminatorChar(e.src.charCodeAt(n)))n++
if(n===e.pos)return!1
if(!t)e.pending+=e.src.slice(e.pos,n)
e.pos=n
return!0}function isAsciiAlpha(e){return e>=65&&e<=90||e>=97&&e<=122}function isSchemeChar(e){return e>=65&&e<=90||e>=97&&e<=122||e>=48&&e<=57||e===43||e===45||e===46}function linkify(e,t){if(!e.md.options.linkify)return!1
if(e.linkLevel>0)return!1
const n=e.pos
const s=e.posMax
if(n+3>s)return!1
if(e.src.charCodeAt(n)!==58)return!1
if(e.src.charCodeAt(n+1)!==47)return!1
if(e.src.charCodeAt(n+2)!==47)return!1
const i=n-Math.min(10,e.pending.length,n)
let r=n
while(r>i&&isSchemeChar(e.src.charCodeAt(r-1)))r--
if(r===n||!isAsciiAlpha(e.src.charCodeAt(r)))return!1
const o=n-r
const a=e.md.linkify.matchAtStart(e.src.slice(r))
if(!a)return!1
let c=a.url
if(c.length<=o)return!1
let u=c.length
while(u>0&&c.charCodeAt(u-1)===42)u--
if(u!==c.length)c=c.slice(0,u)
const h=e.md.normalizeLink(c)
if(!e.md.validateLink(h))return!1
if(!t){e.pending=e.pending.slice(0,-o)
const t=e.push("link_open","a",1)
t.attrs=[["href",h]]
t.markup="linkify"
t.info="auto"
const n=e.push("text","",0)
n.content=e.md.normalizeLinkText(c)
const s=e.push("link_close","a",-1)
s.markup="linkify"
s.info="auto"}e.pos+=c.length-o
return!0}function newline(e,t){let n=e.pos
if(e.src.charCodeAt(n)!==10)return!1
const s=e.pending.length-1
const i=e.posMax
if(!t)if(s>=0&&e.pending.charCodeAt(s)===32)if(s>=1&&e.pending.charCodeAt(s-1)===32){let t=s-1
while(t>=1&&e.pending.charCodeAt(t-1)===32)t--
e.pending=e.pending.slice(0,t)
e.push("hardbreak","br",0)}else{e.pending=e.pending.slice(0,-1)
e.push("softbreak","br",0)}else e.push("softbreak","br",0)
n++
while(n<i&&isSpace(e.src.charCodeAt(n)))n++
e.pos=n
return!0}var De=[]
for(let e=0;e<256;e++)De.push(0)
"\\!\"#$%&'()*+,./:;<=>?@[]^_`{|}~-".split("").forEach(function(e){De[e.charCodeAt(0)]=1})
function markdown_it_escape(e,t){let n=e.pos
const s=e.posMax
if(e.src.charCodeAt(n)!==92)return!1
n++
if(n>=s)return!1
let i=e.src.charCodeAt(n)
if(i===10){if(!t)e.push("hardbreak","br",0)
n++
while(n<s){i=e.src.charCodeAt(n)
if(!isSpace(i))break
n++}e.pos=n
return!0}if(i===32){if(!t){const t=e.push("text_special","",0)
t.content="\\"
t.markup="\\"
t.info="escape"}e.pos=n
return!0}let r=e.src[n]
if(i>=55296&&i<=56319&&n+1<s){const t=e.src.charCodeAt(n+1)
if(t>=56320&&t<=57343){r+=e.src[n+1]
n++}}const o="\\"+r
if(!t){const t=e.push("text_special","",0)
if(i<256&&De[i]!==0)t.content=r
else t.content=o
t.markup=o
t.info="escape"}e.pos=n+1
return!0}function buildLastRuns(e){const t={}
let n=0
while((n=e.indexOf("`",n))!==-1){const s=n
while(e.charCodeAt(++n)===96);t[n-s]=s}return t}function backtick(e,t){var n
const s=e.pos
if(e.src.charCodeAt(s)!==96)return!1
const i=e.posMax
let r=s+1
while(r<i&&e.src.charCodeAt(r)===96)r++
const o=e.src.slice(s,r)
const a=o.length
if(!e.backticksScanned){e.backticks=buildLastRuns(e.src)
e.backticksScanned=!0}if(((n=e.backticks[a])!==null&&n!==void 0?n:-1)>=r){let n=r
let s
while((s=e.src.indexOf("`",n))!==-1&&s<i){n=s+1
while(e.src.charCodeAt(n)===96)n++
if(n>i)break
if(n-s===a){if(!t){const t=e.push("code_inline","code",0)
t.markup=o
let n=e.src.slice(r,s).replace(/\n/g," ")
if(n.startsWith(" ")&&n.endsWith(" ")&&/[^ ]/.test(n))n=n.slice(1,-1)
t.content=n}e.pos=n
return!0}}}if(!t)e.pending+=o
e.pos=r
return!0}function strikethrough_tokenize(e,t){const n=e.pos
const s=e.src.charCodeAt(n)
if(t)return!1
if(s!==126)return!1
const i=e.scanDelims(e.pos,!0)
let r=i.length
const o=String.fromCharCode(s)
if(r<2)return!1
let a
if(r%2){a=e.push("text","",0)
a.content=o
r--}for(let t=0;t<r;t+=2){a=e.push("text","",0)
a.content=o+o
e.delimiters.push({marker:s,length:0,token:e.tokens.length-1,end:-1,open:i.can_open,close:i.can_close})}e.pos+=i.length
return!0}function postProcess$1(e,t){let n
const s=[]
const i=t.length
for(let r=0;r<i;r++){const i=t[r]
if(i.marker!==126)continue
if(i.end===-1)continue
const o=t[i.end]
n=e.tokens[i.token]
n.type="s_open"
n.tag="s"
n.nesting=1
n.markup="~~"
n.content=""
n=e.tokens[o.token]
n.type="s_close"
n.tag="s"
n.nesting=-1
n.markup="~~"
n.content=""
if(e.tokens[o.token-1].type==="text"&&e.tokens[o.token-1].content==="~")s.push(o.token-1)}while(s.length){const t=s.pop()
let i=t+1
while(i<e.tokens.length&&e.tokens[i].type==="s_close")i++
i--
if(t!==i){n=e.tokens[i]
e.tokens[i]=e.tokens[t]
e.tokens[t]=n}}}function strikethrough_postProcess(e){const t=e.tokens_meta
const n=e.tokens_meta.length
postProcess$1(e,e.delimiters)
for(let i=0;i<n;i++){var s
const n=(s=t[i])===null||s===void 0?void 0:s.delimiters
if(n)postProcess$1(e,n)}}var we={tokenize:strikethrough_tokenize,postProcess:strikethrough_postProcess}
function emphasis_tokenize(e,t){const n=e.pos
const s=e.src.charCodeAt(n)
if(t)return!1
if(s!==95&&s!==42)return!1
const i=e.scanDelims(e.pos,s===42)
for(let t=0;t<i.length;t++){const t=e.push("text","",0)
t.content=String.fromCharCode(s)
e.delimiters.push({marker:s,length:i.length,token:e.tokens.length-1,end:-1,open:i.can_open,close:i.can_close})}e.pos+=i.length
return!0}function postProcess(e,t){const n=t.length
for(let s=n-1;s>=0;s--){const n=t[s]
if(n.marker!==95&&n.marker!==42)continue
if(n.end===-1)continue
const i=t[n.end]
const r=s>0&&t[s-1].end===n.end+1&&t[s-1].marker===n.marker&&t[s-1].token===n.token-1&&t[n.end+1].token===i.token+1
const o=String.fromCharCode(n.marker)
const a=e.tokens[n.token]
a.type=r?"strong_open":"em_open"
a.tag=r?"strong":"em"
a.nesting=1
a.markup=r?o+o:o
a.content=""
const c=e.tokens[i.token]
c.type=r?"strong_close":"em_close"
c.tag=r?"strong":"em"
c.nesting=-1
c.markup=r?o+o:o
c.content=""
if(r){e.tokens[t[s-1].token].content=""
e.tokens[t[n.end+1].token].content=""
s--}}}function emphasis_post_process(e){const t=e.tokens_meta
const n=e.tokens_meta.length
postProcess(e,e.delimiters)
for(let i=0;i<n;i++){var s
const n=(s=t[i])===null||s===void 0?void 0:s.delimiters
if(n)postProcess(e,n)}}var ve={tokenize:emphasis_tokenize,postProcess:emphasis_post_process}
function markdown_it_link(e,t){let n,s,i,r
let o=""
let a=""
let c=e.pos
let u=!0
if(e.src.charCodeAt(e.pos)!==91)return!1
const h=e.pos
const l=e.posMax
const f=e.pos+1
const d=e.md.helpers.parseLinkLabel(e,e.pos,!0)
if(d<0)return!1
let p=d+1
if(p<l&&e.src.charCodeAt(p)===40){u=!1
p++
for(;p<l;p++){n=e.src.charCodeAt(p)
if(!isSpace(n)&&n!==10)break}if(p>=l)return!1
c=p
i=e.md.helpers.parseLinkDestination(e.src,p,e.posMax)
if(i.ok){o=e.md.normalizeLink(i.str)
if(e.md.validateLink(o))p=i.pos
else o=""
c=p
for(;p<l;p++){n=e.src.charCodeAt(p)
if(!isSpace(n)&&n!==10)break}i=e.md.helpers.parseLinkTitle(e.src,p,e.posMax)
if(p<l&&c!==p&&i.ok){a=i.str
p=i.pos
for(;p<l;p++){n=e.src.charCodeAt(p)
if(!isSpace(n)&&n!==10)break}}}if(p>=l||e.src.charCodeAt(p)!==41)u=!0
p++}if(u){if(typeof e.env.references==="undefined")return!1
if(p<l&&e.src.charCodeAt(p)===91){c=p+1
p=e.md.helpers.parseLinkLabel(e,p)
if(p>=0)s=e.src.slice(c,p++)
else p=d+1}else p=d+1
if(!s)s=e.src.slice(f,d)
s=normalizeReference(s)
r=e.env.references[s]
if(!r){e.pos=h
return!1}o=r.href
a=r.title}if(!t){e.pos=f
e.posMax=d
const t=e.push("link_open","a",1)
const n=[["href",o]]
t.attrs=n
if(a)n.push(["title",a])
if(s){const e=Object.create(null)
e.label=s
t.meta=e}e.linkLevel++
e.md.inline.tokenize(e)
e.linkLevel--
e.push("link_close","a",-1)}e.pos=p
e.posMax=l
return!0}function markdown_it_image(e,t){let n,s,i,r,o,a,c,u
let h=""
const l=e.pos
const f=e.posMax
if(e.src.charCodeAt(e.pos)!==33)return!1
if(e.src.charCodeAt(e.pos+1)!==91)return!1
const d=e.pos+2
const p=e.md.helpers.parseLinkLabel(e,e.pos+1,!1)
if(p<0)return!1
r=p+1
if(r<f&&e.src.charCodeAt(r)===40){r++
for(;r<f;r++){n=e.src.charCodeAt(r)
if(!isSpace(n)&&n!==10)break}if(r>=f)return!1
u=r
a=e.md.helpers.parseLinkDestination(e.src,r,e.posMax)
if(a.ok){h=e.md.normalizeLink(a.str)
if(e.md.validateLink(h))r=a.pos
else h=""}u=r
for(;r<f;r++){n=e.src.charCodeAt(r)
if(!isSpace(n)&&n!==10)break}a=e.md.helpers.parseLinkTitle(e.src,r,e.posMax)
if(r<f&&u!==r&&a.ok){c=a.str
r=a.pos
for(;r<f;r++){n=e.src.charCodeAt(r)
if(!isSpace(n)&&n!==10)break}}else c=""
if(r>=f||e.src.charCodeAt(r)!==41){e.pos=l
return!1}r++}else{if(typeof e.env.references==="undefined")return!1
if(r<f&&e.src.charCodeAt(r)===91){u=r+1
r=e.md.helpers.parseLinkLabel(e,r)
if(r>=0)i=e.src.slice(u,r++)
else r=p+1}else r=p+1
if(!i)i=e.src.slice(d,p)
i=normalizeReference(i)
o=e.env.references[i]
if(!o){e.pos=l
return!1}h=o.href
c=o.title}if(!t){s=e.src.slice(d,p)
const t=[]
e.md.inline.parse(s,e.md,e.env,t)
const n=e.push("image","img",0)
const r=[["src",h],["alt",""]]
n.attrs=r
n.children=t
n.content=s
if(c)r.push(["title",c])
if(i){const e=Object.create(null)
e.label=i
n.meta=e}}e.pos=r
e.posMax=f
return!0}var Ee=/^([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)$/
var Se=/^([a-zA-Z][a-zA-Z0-9+.-]{1,31}):([^<>\x00-\x20]*)$/
function autolink(e,t){let n=e.pos
if(e.src.charCodeAt(n)!==60)return!1
const s=e.pos
const i=e.posMax
for(;;){if(++n>=i)return!1
const t=e.src.charCodeAt(n)
if(t===60)return!1
if(t===62)break}const r=e.src.slice(s+1,n)
if(Se.test(r)){const n=e.md.normalizeLink(r)
if(!e.md.validateLink(n))return!1
if(!t){const t=e.push("link_open","a",1)
t.attrs=[["href",n]]
t.markup="autolink"
t.info="auto"
const s=e.push("text","",0)
s.content=e.md.normalizeLinkText(r)
const i=e.push("link_close","a",-1)
i.markup="autolink"
i.info="auto"}e.pos+=r.length+2
return!0}if(Ee.test(r)){const n=e.md.normalizeLink(`mailto:${r}`)
if(!e.md.validateLink(n))return!1
if(!t){const t=e.push("link_open","a",1)
t.attrs=[["href",n]]
t.markup="autolink"
t.info="auto"
const s=e.push("text","",0)
s.content=e.md.normalizeLinkText(r)
const i=e.push("link_close","a",-1)
i.markup="autolink"
i.info="auto"}e.pos+=r.length+2
return!0}return!1}function isLinkOpen(e){return/^<a[>\s]/i.test(e)}function isLinkClose(e){return/^<\/a\s*>/i.test(e)}function isLetter(e){const t=e|32
return t>=97&&t<=122}function scanSpecial(e,t){const n=e.src
let s
let i
if(n.startsWith("\x3c!--",t)){if(n.startsWith(">",t+4))return t+5
if(n.startsWith("->",t+4))return t+6
s=t+4
i="--\x3e"}else if(n.startsWith("<![CDATA[",t)){s=t+9
i="]]>"}else if(n.charCodeAt(t+1)===63){s=t+2
i="?>"}else if(isLetter(n.charCodeAt(t+2))){s=t+3
i=">"}else return-1
if(e.skipHtmlSpecial)return-1
const r=n.indexOf(i,s)
if(r<0){e.skipHtmlSpecial=!0
return-1}return r+i.length}function html_inline(e,t){if(!e.md.options.html)return!1
const n=e.posMax
const s=e.pos
if(e.src.charCodeAt(s)!==60||s+2>=n)return!1
let i
const r=e.src.charCodeAt(s+1)
if(r===33||r===63)i=scanSpecial(e,s)
else if(r===47||isLetter(r)){const t=e.src.slice(s).match(ke)
i=t?s+t[0].length:-1}else return!1
if(i<0)return!1
if(!t){const t=e.push("html_inline","",0)
t.content=e.src.slice(s,i)
if(isLinkOpen(t.content))e.linkLevel++
if(isLinkClose(t.content))e.linkLevel--}e.pos=i
return!0}var ye=/^&#((?:x[a-f0-9]{1,6}|[0-9]{1,7}));/i
var Fe=/^&([a-z][a-z0-9]{1,31});/i
function entity(e,t){const n=e.pos
const s=e.posMax
if(e.src.charCodeAt(n)!==38)return!1
if(n+1>=s)return!1
if(e.src.charCodeAt(n+1)===35){const s=e.src.slice(n).match(ye)
if(s){if(!t){const t=s[1][0].toLowerCase()==="x"?parseInt(s[1].slice(1),16):parseInt(s[1],10)
const n=e.push("text_special","",0)
n.content=isValidEntityCode(t)?fromCodePoint(t):fromCodePoint(65533)
n.markup=s[0]
n.info="entity"}e.pos+=s[0].length
return!0}}else{const s=e.src.slice(n).match(Fe)
if(s){const n=(0,y.hl)(s[0])
if(n!==s[0]){if(!t){const t=e.push("text_special","",0)
t.content=n
t.markup=s[0]
t.info="entity"}e.pos+=s[0].length
return!0}}}return!1}function processDelimiters(e){const t={}
const n=e.length
if(!n)return
let s=0
let i=-2
const r=[]
for(let o=0;o<n;o++){const n=e[o]
r.push(0)
if(e[s].marker!==n.marker||i!==n.token-1)s=o
i=n.token
n.length=n.length||0
if(!n.close)continue
if(!t.hasOwnProperty(n.marker))t[n.marker]=[-1,-1,-1,-1,-1,-1]
const a=t[n.marker][(n.open?3:0)+n.length%3]
let c=s-r[s]-1
let u=c
for(;c>a;c-=r[c]+1){const t=e[c]
if(t.marker!==n.marker)continue
if(t.open&&t.end<0){let s=!1
if(t.close||n.open)if((t.length+n.length)%3===0)if(t.length%3!==0||n.length%3!==0)s=!0
if(!s){const s=c>0&&!e[c-1].open?r[c-1]+1:0
r[o]=o-c+s
r[c]=s
n.open=!1
t.end=o
t.close=!1
u=-1
i=-2
break}}}if(u!==-1)t[n.marker][(n.open?3:0)+(n.length||0)%3]=u}}function link_pairs(e){const t=e.tokens_meta
const n=e.tokens_meta.length
processDelimiters(e.delimiters)
for(let e=0;e<n;e++){var s
const n=(s=t[e])===null||s===void 0?void 0:s.delimiters
if(n)processDelimiters(n)}}function fragments_join(e){let t,n
let s=0
const i=e.tokens
const r=e.tokens.length
for(t=n=0;t<r;t++){if(i[t].nesting<0)s--
i[t].level=s
if(i[t].nesting>0)s++
if(i[t].type==="text"&&t+1<r&&i[t+1].type==="text")i[t+1].content=i[t].content+i[t+1].content
else{if(t!==n)i[n]=i[t]
n++}}if(t!==n)i.length=n}var Ie=[["text",markdown_it_text],["linkify",linkify],["newline",newline],["escape",markdown_it_escape],["backticks",backtick],["strikethrough",we.tokenize],["emphasis",ve.tokenize],["link",markdown_it_link],["image",markdown_it_image],["autolink",autolink],["html_inline",html_inline],["entity",entity]]
var Te=[["balance_pairs",link_pairs],["strikethrough",we.postProcess],["emphasis",ve.postProcess],["fragments_join",fragments_join]]
var Be=class{constructor(){_defineProperty(this,"ruler",new H)
_defineProperty(this,"ruler2",new H)
_defineProperty(this,"State",Re)
for(let e=0;e<Ie.length;e++)this.ruler.push(Ie[e][0],Ie[e][1])
for(let e=0;e<Te.length;e++)this.ruler2.push(Te[e][0],Te[e][1])}skipToken(e){const t=e.pos
const n=this.ruler.getRules("")
const s=n.length
const i=e.md.options.maxNesting
const r=e.cache
if(typeof r[t]!=="undefined"){e.pos=r[t]
return}let o=!1
if(e.level<i)for(let i=0;i<s;i++){e.level++
o=n[i](e,!0)
e.level--
if(o){if(t>=e.pos)throw new Error("inline rule didn't increment state.pos")
break}}else e.pos=e.posMax
if(!o)e.pos++
r[t]=e.pos}tokenize(e){const t=this.ruler.getRules("")
const n=t.length
const s=e.posMax
const i=e.md.options.maxNesting
while(e.pos<s){const r=e.pos
let o=!1
if(e.level<i)for(let s=0;s<n;s++){o=t[s](e,!1)
if(o){if(r>=e.pos)throw new Error("inline rule didn't increment state.pos")
break}}if(o){if(e.pos>=s)break
continue}e.pending+=e.src[e.pos++]}if(e.pending)e.pushPending()}parse(e,t,n,s){const i=new this.State(e,t,n,s)
this.tokenize(i)
const r=this.ruler2.getRules("")
const o=r.length
for(let e=0;e<o;e++)r[e](i)}}
var Ne={default:{options:{html:!1,xhtmlOut:!1,breaks:!1,langPrefix:"language-",linkify:!1,typographer:!1,quotes:"“”‘’",highlight:null,maxNesting:100},components:{core:{},block:{},inline:{}}},zero:{options:{html:!1,xhtmlOut:!1,breaks:!1,langPrefix:"language-",linkify:!1,typographer:!1,quotes:"“”‘’",highlight:null,maxNesting:20},components:{core:{rules:["normalize","block","strip_references","inline","text_join"]},block:{rules:["paragraph"]},inline:{rules:["text"],rules2:["balance_pairs","fragments_join"]}}},commonmark:{options:{html:!0,xhtmlOut:!0,breaks:!1,langPrefix:"language-",linkify:!1,typographer:!1,quotes:"“”‘’",highlight:null,maxNesting:20},components:{core:{rules:["normalize","block","strip_references","inline","text_join"]},block:{rules:["blockquote","code","fence","heading","hr","html_block","lheading","list","reference","paragraph"]},inline:{rules:["autolink","backticks","emphasis","entity","escape","html_inline","image","link","newline","text"],rules2:["balance_pairs","emphasis","fragments_join"]}}}}
var qe=/^(vbscript|javascript|file|data):/
var ze=/^data:image\/(gif|png|jpeg|webp);/
var Le=["http:","https:","mailto:"]
var Pe=class{validateLink(e){const t=e.trim().toLowerCase()
return qe.test(t)?ze.test(t):!0}normalizeLink(e){const t=A(e,!0)
if(t.hostname)if(!t.protocol||Le.indexOf(t.protocol)>=0)try{t.hostname=P.toASCII(t.hostname)}catch(e){}if(t.auth)t.auth=c(t.auth)
if(t.hostname)t.hostname=c(t.hostname)
if(t.pathname)t.pathname=c(t.pathname)
if(t.search)t.search=c(t.search)
if(t.hash)t.hash=c(t.hash)
return format(t)}normalizeLinkText(e){const t=A(e,!0)
if(t.hostname)if(!t.protocol||Le.indexOf(t.protocol)>=0)try{t.hostname=P.toUnicode(t.hostname)}catch(e){}return o(format(t),o.defaultChars+"%")}constructor(...e){_defineProperty(this,"inline",new Be)
_defineProperty(this,"block",new Ae)
_defineProperty(this,"core",new fe)
_defineProperty(this,"renderer",new Q)
_defineProperty(this,"linkify",new L)
_defineProperty(this,"utils",j)
_defineProperty(this,"helpers",Object.assign({},G))
const[t,n]=e
if(typeof t==="string"){this.configure(t)
if(n)this.set(n)}else{this.configure("default")
this.set(t||{})}}set(e){Object.assign(this.options,e)
return this}configure(e){let t
if(typeof e==="string"){const n=e
t=Ne[n]
if(!t)throw new Error(`Wrong 'markdown-it' preset "${n}", check name`)}else t=e
if(!t)throw new Error("Wrong `markdown-it` preset, can't be empty")
if(t.options)this.options={...t.options}
const n=t.components
if(n){var s;["core","block","inline"].forEach(e=>{var t
const s=(t=n[e])===null||t===void 0?void 0:t.rules
if(s)this[e].ruler.enableOnly(s)})
const e=(s=n.inline)===null||s===void 0?void 0:s.rules2
if(e)this.inline.ruler2.enableOnly(e)}return this}enable(e,t=!1){let n=[]
if(!Array.isArray(e))e=[e];["core","block","inline"].forEach(t=>{n=n.concat(this[t].ruler.enable(e,!0))})
n=n.concat(this.inline.ruler2.enable(e,!0))
const s=e.filter(e=>n.indexOf(e)<0)
if(s.length&&!t)throw new Error(`MarkdownIt. Failed to enable unknown rule(s): ${s}`)
return this}disable(e,t=!1){let n=[]
if(!Array.isArray(e))e=[e];["core","block","inline"].forEach(t=>{n=n.concat(this[t].ruler.disable(e,!0))})
n=n.concat(this.inline.ruler2.disable(e,!0))
const s=e.filter(e=>n.indexOf(e)<0)
if(s.length&&!t)throw new Error(`MarkdownIt. Failed to disable unknown rule(s): ${s}`)
return this}use(e,...t){e.apply(e,[this,...t])
return this}parse(e,t){if(typeof e!=="string")throw new Error("Input data should be a String")
const n=new this.core.State(e,this,t)
this.core.process(n)
return n.tokens}render(e,t={}){return this.renderer.render(this.parse(e,t),this.options,t)}parseInline(e,t){const n=new this.core.State(e,this,t)
n.inlineMode=!0
this.core.process(n)
return n.tokens}renderInline(e,t={}){return this.renderer.render(this.parseInline(e,t),this.options,t)}}
_defineProperty(Pe,"Token",Y)
_defineProperty(Pe,"Ruler",H)
_defineProperty(Pe,"Renderer",Q)
_defineProperty(Pe,"ParserCore",fe)
_defineProperty(Pe,"StateCore",ee)
_defineProperty(Pe,"ParserBlock",Ae)
_defineProperty(Pe,"StateBlock",de)
_defineProperty(Pe,"ParserInline",Be)
_defineProperty(Pe,"StateInline",Re)
var Me=callable(Pe)}),64377:((e,t,n)=>{n.r(t)
n.d(t,{ZodISODate:()=>i.ZodISODate,ZodISODateTime:()=>i.ZodISODateTime,ZodISODuration:()=>i.ZodISODuration,ZodISOTime:()=>i.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var s=n(43759)
var i=n(28942)
function datetime(e){return s.G1(i.ZodISODateTime,e)}function date(e){return s.db(i.ZodISODate,e)}function time(e){return s.Kn(i.ZodISOTime,e)}function duration(e){return s.f2(i.ZodISODuration,e)}})}
