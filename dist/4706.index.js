export const id=4706
export const ids=[4706]
export const modules={57031:((t,e,i)=>{i.d(e,{FJ:()=>R,Wf:()=>EntityDecoder,hl:()=>decodeHTMLStrict})
const s=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376]
function isInvalidCodePoint(t){return t===0||t>=55296&&t<=57343||t>1114111}function replaceCodePoint(t){if(isInvalidCodePoint(t))return 65533
if(t>=128&&t<=159)return s[t-128]||t
return t}function decode_codepoint_replaceCodePointXML(t){return isInvalidCodePoint(t)?65533:t}function codePointToString(t){return t-1>>>0<127||t-160>>>0<55136?String.fromCharCode(t):String.fromCodePoint(replaceCodePoint(t))}var a=i(14873)
var n=i(78094)
var r;(function(t){t[t["VALUE_LENGTH"]=49152]="VALUE_LENGTH"
t[t["FLAG13"]=8192]="FLAG13"
t[t["BRANCH_LENGTH"]=8064]="BRANCH_LENGTH"
t[t["JUMP_TABLE"]=127]="JUMP_TABLE"
t[t["VALUE_MASK"]=8191]="VALUE_MASK"})(r||(r={}))
var h;(function(t){t[t["AMP"]=38]="AMP"
t[t["NUM"]=35]="NUM"
t[t["SEMI"]=59]="SEMI"
t[t["EQUALS"]=61]="EQUALS"
t[t["ZERO"]=48]="ZERO"
t[t["NINE"]=57]="NINE"
t[t["LOWER_A"]=97]="LOWER_A"
t[t["LOWER_X"]=120]="LOWER_X"})(h||(h={}))
const o=32
const c=21
const u=2097151
const d=2047
let f=0
function unpackConsumed(t){const e=t>>>c
return e===d?f:e}function isNumber(t){return t-h.ZERO>>>0<=9}function isHexadecimalCharacter(t){return(t|o)-h.LOWER_A>>>0<=5}function isAlpha(t){return(t|o)-h.LOWER_A>>>0<=25}function isEntityInAttributeInvalidEnd(t){return t===h.EQUALS||isAlpha(t)||isNumber(t)}var l;(function(t){t[t["EntityStart"]=0]="EntityStart"
t[t["NumericStart"]=1]="NumericStart"
t[t["NumericDecimal"]=2]="NumericDecimal"
t[t["NumericHex"]=3]="NumericHex"
t[t["NamedEntity"]=4]="NamedEntity"})(l||(l={}))
var R;(function(t){t[t["Legacy"]=0]="Legacy"
t[t["Strict"]=1]="Strict"
t[t["Attribute"]=2]="Attribute"})(R||(R={}))
class EntityDecoder{decodeTree
emitCodePoint
errors
state=l.EntityStart
consumed=1
result=0
treeIndex=0
excess=1
decodeMode=R.Strict
runConsumed=0
constructor(t,e,i){this.decodeTree=t
this.emitCodePoint=e
this.errors=i}startEntity(t){this.decodeMode=t
this.state=l.EntityStart
this.result=0
this.treeIndex=0
this.excess=1
this.consumed=1
this.runConsumed=0}write(t,e){switch(this.state){case l.EntityStart:if(t.charCodeAt(e)===h.NUM){this.state=l.NumericStart
this.consumed+=1
return this.stateNumericStart(t,e+1)}this.state=l.NamedEntity
return this.stateNamedEntity(t,e)
case l.NumericStart:return this.stateNumericStart(t,e)
case l.NumericDecimal:return this.stateNumericDecimal(t,e)
case l.NumericHex:return this.stateNumericHex(t,e)
default:return this.stateNamedEntity(t,e)}}stateNumericStart(t,e){if(e>=t.length)return-1
if((t.charCodeAt(e)|o)===h.LOWER_X){this.state=l.NumericHex
this.consumed+=1
return this.stateNumericHex(t,e+1)}this.state=l.NumericDecimal
return this.stateNumericDecimal(t,e)}stateNumericHex(t,e){const i=t.length
let{result:s}=this
let{consumed:a}=this
while(e<i){const i=t.charCodeAt(e)
if(isNumber(i)||isHexadecimalCharacter(i)){const t=i<=h.NINE?i-h.ZERO:(i|o)-h.LOWER_A+10
s=s*16+t
a+=1
e+=1}else{this.result=s
this.consumed=a
return this.emitNumericEntity(i,3)}}this.result=s
this.consumed=a
return-1}stateNumericDecimal(t,e){const i=t.length
let{result:s}=this
let{consumed:a}=this
while(e<i){const i=t.charCodeAt(e)-h.ZERO
if(i>>>0>9){this.result=s
this.consumed=a
return this.emitNumericEntity(i+h.ZERO,2)}s=s*10+i
a+=1
e+=1}this.result=s
this.consumed=a
return-1}emitNumericEntity(t,e){if(this.consumed<=e){this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0}if(t===h.SEMI)this.consumed+=1
else if(this.decodeMode===R.Strict)return 0
this.emitCodePoint((this.decodeTree===n.s?decode_codepoint_replaceCodePointXML:replaceCodePoint)(this.result),this.consumed)
if(this.errors){if(t!==h.SEMI)this.errors.missingSemicolonAfterCharacterReference()
this.errors.validateNumericCharacterReference(this.result)}return this.consumed}flushAndEmitLegacyOrReject(t,e,i,s){this.consumed=t
this.excess=e
return this.result===0||this.decodeMode===R.Attribute&&(s===0||e>1||isEntityInAttributeInvalidEnd(i))?0:this.emitNotTerminatedNamedEntity()}stateNamedEntity(t,e){const{decodeTree:i}=this
const s=t.length
const a=this.decodeMode===R.Strict
let{treeIndex:n}=this
let{excess:o}=this
let{consumed:c}=this
let u=i[n]
while(e<s){while((u&(r.VALUE_LENGTH|r.FLAG13))===0&&(u&r.JUMP_TABLE)!==0){const a=t.charCodeAt(e)
const h=u&r.JUMP_TABLE
const d=(u&r.BRANCH_LENGTH)>>7
if(d===0){if(a!==h)return this.flushAndEmitLegacyOrReject(c,o,a,0)
n+=1}else{const t=a-h
if(t>>>0>=d)return this.flushAndEmitLegacyOrReject(c,o,a,0)
const e=i[n+1+t]
if(e===0)return this.flushAndEmitLegacyOrReject(c,o,a,0)
n=n+d+e&65535}u=i[n]
e+=1
o+=1
if(e>=s)break}if(e>=s)break
if((u&(r.VALUE_LENGTH|r.FLAG13))===r.FLAG13){const a=(u&r.BRANCH_LENGTH)>>7
let{runConsumed:h}=this
if(h===0){const i=t.charCodeAt(e)
if(i!==(u&r.JUMP_TABLE))return this.flushAndEmitLegacyOrReject(c,o,i,0)
e+=1
o+=1
h=1}while(h<a){if(e>=s){this.treeIndex=n
this.excess=o
this.consumed=c
this.runConsumed=h
return-1}const a=h-1
const r=i[n+1+(a>>1)]
const u=r>>((a&1)<<3)&255
const d=t.charCodeAt(e)
if(d!==u){this.runConsumed=0
return this.flushAndEmitLegacyOrReject(c,o,d,0)}e+=1
o+=1
h+=1}this.runConsumed=0
n+=1+(a>>1)
u=i[n]
continue}const d=u>>>14
const f=t.charCodeAt(e)
if(d!==0){if(!a&&(u&r.FLAG13)===0){this.result=n
c+=o-1
o=1}if(f===h.SEMI)return this.emitNamedEntityData(n,d,c+o)
if(d===1)return this.flushAndEmitLegacyOrReject(c,o,f,d)}const l=determineBranch(i,u,n+(d||1),f)
if(l<0)return this.flushAndEmitLegacyOrReject(c,o,f,d)
n=l
u=i[n]
e+=1
o+=1}if(!a&&u>>>14!==0&&(u&r.FLAG13)===0){this.result=n
c+=o-1
o=1}this.treeIndex=n
this.excess=o
this.consumed=c
return-1}emitNotTerminatedNamedEntity(){const{result:t,decodeTree:e}=this
const i=e[t]>>>14
this.emitNamedEntityData(t,i,this.consumed)
this.errors?.missingSemicolonAfterCharacterReference()
return this.consumed}emitNamedEntityData(t,e,i){const{decodeTree:s}=this
this.emitCodePoint(e===1?s[t]&r.VALUE_MASK:s[t+1],i)
if(e===3)this.emitCodePoint(s[t+2],i)
return i}end(){switch(this.state){case l.NamedEntity:return this.result!==0&&(this.decodeMode!==R.Attribute||this.result===this.treeIndex)?this.emitNotTerminatedNamedEntity():0
case l.NumericDecimal:return this.emitNumericEntity(0,2)
case l.NumericHex:return this.emitNumericEntity(0,3)
case l.NumericStart:this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed)
return 0
default:return 0}}}function determineBranch(t,e,i,s){const a=(e&r.BRANCH_LENGTH)>>7
const n=e&r.JUMP_TABLE
if(n){if(a===0)return s===n?i:-1
const e=s-n
if(e>>>0>=a)return-1
const r=t[i+e]
return r===0?-1:i+a+r-1&65535}if(a===0)return-1
const h=a+1>>1
const o=i+h+a
for(let e=0;e<a;e++){const a=t[i+(e>>1)]
const n=a>>((e&1)<<3)&255
if(n===s){const s=i+h+e
return o+t[s]&65535}if(n>s)return-1}return-1}function readTrieValue(t,e,i){if(i===1)return String.fromCharCode(t[e]&r.VALUE_MASK)
if(i===2)return String.fromCharCode(t[e+1])
return String.fromCharCode(t[e+1],t[e+2])}function parseNumericEntity(t,e,i){let s=e+1
let a=0
let n=s
if(s<i&&(t.charCodeAt(s)|o)===h.LOWER_X){s+=1
n=s
while(s<i){const e=t.charCodeAt(s)
if(isNumber(e))a=a*16+(e-h.ZERO)
else if(isHexadecimalCharacter(e))a=a*16+((e|o)-h.LOWER_A+10)
else break
s+=1}}else while(s<i){const e=t.charCodeAt(s)-h.ZERO
if(e>>>0>9)break
a=a*10+e
s+=1}if(s===n)return 0
if(s<i&&t.charCodeAt(s)===h.SEMI)s+=1
if(a>1114111)a=1114112
let r=s-e
if(r>=d){f=r
r=d}return r<<c|a}function decodeWithTrie(t,e,i){const s=a.q
let n=t.indexOf("&")
if(n<0)return t
const o=t.length
let c=0
let d=""
const f=s[0]
const l=f&r.JUMP_TABLE
const R=(f&r.BRANCH_LENGTH)>>7
do{const a=n+1
const f=t.charCodeAt(a)
let g
let m
if(f===h.NUM){const i=parseNumericEntity(t,a,o)
g=unpackConsumed(i)
if(e&&g>0&&t.charCodeAt(a+g-1)!==h.SEMI)g=0
m=g===0?"":codePointToString(i&u)}else if(isAlpha(f)){g=0
m=""
const i=f-l
let n
if(i>>>0<R){const t=s[1+i]
n=t===0?-1:R+t&65535}else n=-1
let c=0
let u=0
let d=n<0?0:s[n]
let b=a+1
t:while(b<o){while((d&(r.VALUE_LENGTH|r.FLAG13))===0&&(d&r.JUMP_TABLE)!==0){const e=d&r.JUMP_TABLE
const i=(d&r.BRANCH_LENGTH)>>7
if(i===0){if(t.charCodeAt(b)!==e)break t
n+=1}else{const a=t.charCodeAt(b)-e
if(a>>>0>=i)break t
const r=s[n+1+a]
if(r===0)break t
n=n+i+r&65535}d=s[n]
b+=1
if(b>=o)break t}if((d&(r.VALUE_LENGTH|r.FLAG13))===r.FLAG13){const e=(d&r.BRANCH_LENGTH)>>7
if(t.charCodeAt(b)!==(d&r.JUMP_TABLE))break
b+=1
const i=e-1
let a=n+1
let h=0
for(;h+1<i;h+=2){const e=s[a]
if(t.charCodeAt(b)!==(e&255))break t
b+=1
if(t.charCodeAt(b)!==(e>>8&255))break t
b+=1
a+=1}if(h<i){if(t.charCodeAt(b)!==(s[a]&255))break
b+=1}n+=1+(e>>1)
d=s[n]
continue}const i=d>>>14
const f=t.charCodeAt(b)
if(i!==0){if(f===h.SEMI){g=b-a+1
m=i===1?String.fromCharCode(d&r.VALUE_MASK):readTrieValue(s,n,i)
break}if(!e&&(d&r.FLAG13)===0){g=b-a
c=n
u=i}if(i===1)break}const l=determineBranch(s,d,n+(i||1),f)
if(l<0)break
n=l
d=s[n]
b+=1}if(m===""){const t=d>>>14
if(t!==0&&!e&&(d&r.FLAG13)===0){g=b-a
c=n
u=t}if(g>0)m=readTrieValue(s,c,u)}}else{g=0
m=""}if(g===0||i&&f!==h.NUM&&t.charCodeAt(a+g-1)!==h.SEMI&&a+g<o&&isEntityInAttributeInvalidEnd(t.charCodeAt(a+g)))n=a
else{if(c<n)d+=t.slice(c,n)
d+=m
n=c=a+g}if(t.charCodeAt(n)!==h.AMP)n=t.indexOf("&",n)}while(n>=0)
return d+t.slice(c)}function decodeHTMLStrict(t){return decodeWithTrie(t,!0,!1)}}),14873:((t,e,i)=>{i.d(e,{q:()=>a})
const s=(()=>{const t=new Uint8Array(127)
let e=0
for(let i=33;i<=126;i++)if(i!==34&&i!==36&&i!==92)t[i]=e++
return t})()
function decodeTrieDict(t,e,i,a,n,r){const h=91
const o=t.length
const c=r*(h-1)
let u=0
const readSlotCode=()=>{const e=s[t.charCodeAt(u++)]
return e<r?e:e*h-c+s[t.charCodeAt(u++)]}
const d=i-a
const f=i+n
const l=new Int32Array(f)
l.fill(-1,a,r)
l.fill(-1,r+d,f)
const R=new Int32Array(f)
const g=new Int32Array(f)
function decodeDelta(e,i){let a=0
let n=i
const r=i+e
while(n<r){const e=s[t.charCodeAt(u++)]
if(e<89){a+=e
l[n++]=a}else if(e===89){let e=s[t.charCodeAt(u++)]+2
while(e--)l[n++]=++a}else{const e=s[t.charCodeAt(u++)]
a+=89+(e<90?e*h+s[t.charCodeAt(u++)]:s[t.charCodeAt(u++)]*8281+s[t.charCodeAt(u++)]*h+s[t.charCodeAt(u++)])
l[n++]=a}}}decodeDelta(a,0)
decodeDelta(d,r)
const m=new Int32Array(n*2)
let b=0
let w=0
function readNgramReferences(t,e){for(let i=0;i<t;i++){const t=e+i
const s=readSlotCode()
const a=readSlotCode()
m[w*2]=s
m[w*2+1]=a
w+=1
R[t]=b
const n=(l[s]<0?g[s]:1)+(l[a]<0?g[a]:1)
g[t]=n
b+=n}}readNgramReferences(n-r+a,r+d)
readNgramReferences(r-a,a)
const x=new Uint16Array(b)
let v=0
for(let t=0;t<w;t++)for(let e=0;e<2;e++){const i=m[t*2+e]
const s=l[i]
if(s<0){let t=R[i]
const e=t+g[i]
while(t<e)x[v++]=x[t++]}else x[v++]=s}const S=new Uint16Array(e)
let A=0
while(u<o){let e=s[t.charCodeAt(u++)]
if(e>=r)e=e*h-c+s[t.charCodeAt(u++)]
const i=l[e]
if(i<0){let t=R[e]
const i=t+g[e]
while(t<i)S[A++]=x[t++]}else S[A++]=i}return S}const a=decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P",13494,2713,49,25,61)}),78094:((t,e,i)=>{i.d(e,{s:()=>s})
const s=new Uint16Array([512,26465,29036,7,0,2,4,116,24638,116,24636,8693,29807,24610,621,1,0,0,3,112,24614,111,115,24615])}),22664:((t,e,i)=>{i.d(e,{i:()=>Parser})
var s=i(57031)
var a=i(78094)
var n=i(14873)
var r;(function(t){t[t["Tab"]=9]="Tab"
t[t["NewLine"]=10]="NewLine"
t[t["FormFeed"]=12]="FormFeed"
t[t["CarriageReturn"]=13]="CarriageReturn"
t[t["Space"]=32]="Space"
t[t["ExclamationMark"]=33]="ExclamationMark"
t[t["Number"]=35]="Number"
t[t["Amp"]=38]="Amp"
t[t["SingleQuote"]=39]="SingleQuote"
t[t["DoubleQuote"]=34]="DoubleQuote"
t[t["Dash"]=45]="Dash"
t[t["Slash"]=47]="Slash"
t[t["Zero"]=48]="Zero"
t[t["Nine"]=57]="Nine"
t[t["Semi"]=59]="Semi"
t[t["Lt"]=60]="Lt"
t[t["Eq"]=61]="Eq"
t[t["Gt"]=62]="Gt"
t[t["Questionmark"]=63]="Questionmark"
t[t["UpperA"]=65]="UpperA"
t[t["LowerA"]=97]="LowerA"
t[t["UpperF"]=70]="UpperF"
t[t["LowerF"]=102]="LowerF"
t[t["UpperZ"]=90]="UpperZ"
t[t["LowerZ"]=122]="LowerZ"
t[t["LowerX"]=120]="LowerX"
t[t["OpeningSquareBracket"]=91]="OpeningSquareBracket"})(r||(r={}))
var h;(function(t){t[t["Text"]=1]="Text"
t[t["BeforeTagName"]=2]="BeforeTagName"
t[t["InTagName"]=3]="InTagName"
t[t["InSelfClosingTag"]=4]="InSelfClosingTag"
t[t["BeforeClosingTagName"]=5]="BeforeClosingTagName"
t[t["InClosingTagName"]=6]="InClosingTagName"
t[t["AfterClosingTagName"]=7]="AfterClosingTagName"
t[t["BeforeAttributeName"]=8]="BeforeAttributeName"
t[t["InAttributeName"]=9]="InAttributeName"
t[t["AfterAttributeName"]=10]="AfterAttributeName"
t[t["BeforeAttributeValue"]=11]="BeforeAttributeValue"
t[t["InAttributeValueDq"]=12]="InAttributeValueDq"
t[t["InAttributeValueSq"]=13]="InAttributeValueSq"
t[t["InAttributeValueNq"]=14]="InAttributeValueNq"
t[t["BeforeDeclaration"]=15]="BeforeDeclaration"
t[t["InDeclaration"]=16]="InDeclaration"
t[t["InProcessingInstruction"]=17]="InProcessingInstruction"
t[t["BeforeComment"]=18]="BeforeComment"
t[t["CDATASequence"]=19]="CDATASequence"
t[t["DeclarationSequence"]=20]="DeclarationSequence"
t[t["InSpecialComment"]=21]="InSpecialComment"
t[t["InCommentLike"]=22]="InCommentLike"
t[t["SpecialStartSequence"]=23]="SpecialStartSequence"
t[t["InSpecialTag"]=24]="InSpecialTag"
t[t["InPlainText"]=25]="InPlainText"
t[t["InEntity"]=26]="InEntity"})(h||(h={}))
function isWhitespace(t){return t===r.Space||t===r.NewLine||t===r.Tab||t===r.FormFeed||t===r.CarriageReturn}function isEndOfTagSection(t){return t===r.Slash||t===r.Gt||isWhitespace(t)}function isASCIIAlpha(t){return t>=r.LowerA&&t<=r.LowerZ||t>=r.UpperA&&t<=r.UpperZ}var o;(function(t){t[t["NoValue"]=0]="NoValue"
t[t["Unquoted"]=1]="Unquoted"
t[t["Single"]=2]="Single"
t[t["Double"]=3]="Double"})(o||(o={}))
const c={Empty:new Uint8Array(0),Cdata:new Uint8Array([67,68,65,84,65,91]),CdataEnd:new Uint8Array([93,93,62]),CommentEnd:new Uint8Array([45,45,33,62]),Doctype:new Uint8Array([100,111,99,116,121,112,101]),IframeEnd:new Uint8Array([60,47,105,102,114,97,109,101]),NoembedEnd:new Uint8Array([60,47,110,111,101,109,98,101,100]),NoframesEnd:new Uint8Array([60,47,110,111,102,114,97,109,101,115]),Plaintext:new Uint8Array([60,47,112,108,97,105,110,116,101,120,116]),ScriptEnd:new Uint8Array([60,47,115,99,114,105,112,116]),StyleEnd:new Uint8Array([60,47,115,116,121,108,101]),TitleEnd:new Uint8Array([60,47,116,105,116,108,101]),TextareaEnd:new Uint8Array([60,47,116,101,120,116,97,114,101,97]),XmpEnd:new Uint8Array([60,47,120,109,112])}
const u=new Map([[c.IframeEnd[2],c.IframeEnd],[c.NoembedEnd[2],c.NoembedEnd],[c.Plaintext[2],c.Plaintext],[c.ScriptEnd[2],c.ScriptEnd],[c.TitleEnd[2],c.TitleEnd],[c.XmpEnd[2],c.XmpEnd]])
class Tokenizer{cbs
state=h.Text
buffer=""
sectionStart=0
index=0
entityStart=0
baseState=h.Text
isSpecial=!1
running=!0
offset=0
xmlMode
decodeEntities
recognizeSelfClosing
entityDecoder
constructor({xmlMode:t=!1,decodeEntities:e=!0,recognizeSelfClosing:i=t},r){this.cbs=r
this.xmlMode=t
this.decodeEntities=e
this.recognizeSelfClosing=i
this.entityDecoder=new s.Wf(t?a.s:n.q,(t,e)=>this.emitCodePoint(t,e))}reset(){this.state=h.Text
this.buffer=""
this.sectionStart=0
this.index=0
this.baseState=h.Text
this.isSpecial=!1
this.currentSequence=c.Empty
this.sequenceIndex=0
this.running=!0
this.offset=0}write(t){this.offset+=this.buffer.length
this.buffer=t
this.parse()}end(){if(this.running)this.finish()}pause(){this.running=!1}resume(){this.running=!0
if(this.index<this.buffer.length+this.offset)this.parse()}stateText(t){if(t===r.Lt||!this.decodeEntities&&this.fastForwardTo(r.Lt)){if(this.index>this.sectionStart)this.cbs.ontext(this.sectionStart,this.index)
this.state=h.BeforeTagName
this.sectionStart=this.index}else if(this.decodeEntities&&t===r.Amp)this.startEntity()}currentSequence=c.Empty
sequenceIndex=0
enterTagBody(){if(this.currentSequence===c.Plaintext){this.currentSequence=c.Empty
this.state=h.InPlainText}else if(this.isSpecial){this.state=h.InSpecialTag
this.sequenceIndex=0}else this.state=h.Text}stateSpecialStartSequence(t){const e=t|32
if(this.sequenceIndex<this.currentSequence.length){if(e===this.currentSequence[this.sequenceIndex]){this.sequenceIndex++
return}if(this.sequenceIndex===3){if(this.currentSequence===c.ScriptEnd&&e===c.StyleEnd[3]){this.currentSequence=c.StyleEnd
this.sequenceIndex=4
return}if(this.currentSequence===c.TitleEnd&&e===c.TextareaEnd[3]){this.currentSequence=c.TextareaEnd
this.sequenceIndex=4
return}}else if(this.sequenceIndex===4&&this.currentSequence===c.NoembedEnd&&e===c.NoframesEnd[4]){this.currentSequence=c.NoframesEnd
this.sequenceIndex=5
return}}else if(isEndOfTagSection(t)){this.sequenceIndex=0
this.state=h.InTagName
this.stateInTagName(t)
return}this.isSpecial=!1
this.currentSequence=c.Empty
this.sequenceIndex=0
this.state=h.InTagName
this.stateInTagName(t)}stateCDATASequence(t){if(t===c.Cdata[this.sequenceIndex]){if(++this.sequenceIndex===c.Cdata.length){this.state=h.InCommentLike
this.currentSequence=c.CdataEnd
this.sequenceIndex=0
this.sectionStart=this.index+1}}else{this.sequenceIndex=0
if(this.xmlMode){this.state=h.InDeclaration
this.stateInDeclaration(t)}else{this.state=h.InSpecialComment
this.stateInSpecialComment(t)}}}fastForwardTo(t){while(++this.index<this.buffer.length+this.offset)if(this.buffer.charCodeAt(this.index-this.offset)===t)return!0
this.index=this.buffer.length+this.offset-1
return!1}emitComment(t){this.cbs.oncomment(this.sectionStart,this.index,t)
this.sequenceIndex=0
this.sectionStart=this.index+1
this.state=h.Text}stateInCommentLike(t){if(!this.xmlMode&&this.currentSequence===c.CommentEnd&&this.sequenceIndex<=1&&this.index===this.sectionStart+this.sequenceIndex&&t===r.Gt)this.emitComment(this.sequenceIndex)
else if(this.currentSequence===c.CommentEnd&&this.sequenceIndex===2&&t===r.Gt)this.emitComment(2)
else if(this.currentSequence===c.CommentEnd&&this.sequenceIndex===this.currentSequence.length-1&&t!==r.Gt)this.sequenceIndex=Number(t===r.Dash)
else if(t===this.currentSequence[this.sequenceIndex]){if(++this.sequenceIndex===this.currentSequence.length){if(this.currentSequence===c.CdataEnd)this.cbs.oncdata(this.sectionStart,this.index,2)
else this.cbs.oncomment(this.sectionStart,this.index,3)
this.sequenceIndex=0
this.sectionStart=this.index+1
this.state=h.Text}}else if(this.sequenceIndex===0){if(this.fastForwardTo(this.currentSequence[0]))this.sequenceIndex=1}else if(t!==this.currentSequence[this.sequenceIndex-1])this.sequenceIndex=0}isTagStartChar(t){return this.xmlMode?!isEndOfTagSection(t):isASCIIAlpha(t)}stateInSpecialTag(t){if(this.sequenceIndex===this.currentSequence.length){if(isEndOfTagSection(t)){const e=this.index-this.currentSequence.length
if(this.sectionStart<e){const t=this.index
this.index=e
this.cbs.ontext(this.sectionStart,e)
this.index=t}this.isSpecial=!1
this.sectionStart=e+2
this.stateInClosingTagName(t)
return}this.sequenceIndex=0}if((t|32)===this.currentSequence[this.sequenceIndex])this.sequenceIndex+=1
else if(this.sequenceIndex===0){if(this.currentSequence===c.TitleEnd||this.currentSequence===c.TextareaEnd){if(this.decodeEntities&&t===r.Amp)this.startEntity()}else if(this.fastForwardTo(r.Lt))this.sequenceIndex=1}else this.sequenceIndex=Number(t===r.Lt)}stateBeforeTagName(t){if(t===r.ExclamationMark){this.state=h.BeforeDeclaration
this.sectionStart=this.index+1}else if(t===r.Questionmark)if(this.xmlMode){this.state=h.InProcessingInstruction
this.sequenceIndex=0
this.sectionStart=this.index+1}else{this.state=h.InSpecialComment
this.sectionStart=this.index}else if(this.isTagStartChar(t)){this.sectionStart=this.index
const e=this.xmlMode||this.cbs.isInForeignContext?.()?void 0:u.get(t|32)
if(e===void 0)this.state=h.InTagName
else{this.isSpecial=!0
this.currentSequence=e
this.sequenceIndex=3
this.state=h.SpecialStartSequence}}else if(t===r.Slash)this.state=h.BeforeClosingTagName
else{this.state=h.Text
this.stateText(t)}}stateInTagName(t){if(isEndOfTagSection(t)){this.cbs.onopentagname(this.sectionStart,this.index)
this.sectionStart=-1
this.state=h.BeforeAttributeName
this.stateBeforeAttributeName(t)}}stateBeforeClosingTagName(t){if(isWhitespace(t))if(this.xmlMode);else{this.state=h.InSpecialComment
this.sectionStart=this.index}else if(t===r.Gt){this.state=h.Text
if(!this.xmlMode)this.sectionStart=this.index+1}else{this.state=this.isTagStartChar(t)?h.InClosingTagName:h.InSpecialComment
this.sectionStart=this.index}}stateInClosingTagName(t){if(isEndOfTagSection(t)){this.cbs.onclosetag(this.sectionStart,this.index)
this.sectionStart=-1
this.state=h.AfterClosingTagName
this.stateAfterClosingTagName(t)}}stateAfterClosingTagName(t){if(t===r.Gt||this.fastForwardTo(r.Gt)){this.state=h.Text
this.sectionStart=this.index+1}}stateBeforeAttributeName(t){if(t===r.Gt){this.cbs.onopentagend(this.index)
this.enterTagBody()
this.sectionStart=this.index+1}else if(t===r.Slash)this.state=h.InSelfClosingTag
else if(!isWhitespace(t)){this.state=h.InAttributeName
this.sectionStart=this.index}}stateInSelfClosingTag(t){if(t===r.Gt){this.cbs.onselfclosingtag(this.index)
this.sectionStart=this.index+1
if(!this.recognizeSelfClosing){this.enterTagBody()
return}this.state=h.Text
this.isSpecial=!1
this.currentSequence=c.Empty}else if(!isWhitespace(t)){this.state=h.BeforeAttributeName
this.stateBeforeAttributeName(t)}}stateInAttributeName(t){if(t===r.Eq||isEndOfTagSection(t)){this.cbs.onattribname(this.sectionStart,this.index)
this.sectionStart=this.index
this.state=h.AfterAttributeName
this.stateAfterAttributeName(t)}}stateAfterAttributeName(t){if(t===r.Eq)this.state=h.BeforeAttributeValue
else if(t===r.Slash||t===r.Gt){this.cbs.onattribend(o.NoValue,this.sectionStart)
this.sectionStart=-1
this.state=h.BeforeAttributeName
this.stateBeforeAttributeName(t)}else if(!isWhitespace(t)){this.cbs.onattribend(o.NoValue,this.sectionStart)
this.state=h.InAttributeName
this.sectionStart=this.index}}stateBeforeAttributeValue(t){if(t===r.DoubleQuote){this.state=h.InAttributeValueDq
this.sectionStart=this.index+1}else if(t===r.SingleQuote){this.state=h.InAttributeValueSq
this.sectionStart=this.index+1}else if(!isWhitespace(t)){this.sectionStart=this.index
this.state=h.InAttributeValueNq
this.stateInAttributeValueNoQuotes(t)}}handleInAttributeValue(t,e){if(t===e||!this.decodeEntities&&this.fastForwardTo(e)){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=-1
this.cbs.onattribend(e===r.DoubleQuote?o.Double:o.Single,this.index+1)
this.state=h.BeforeAttributeName}else if(this.decodeEntities&&t===r.Amp)this.startEntity()}stateInAttributeValueDoubleQuotes(t){this.handleInAttributeValue(t,r.DoubleQuote)}stateInAttributeValueSingleQuotes(t){this.handleInAttributeValue(t,r.SingleQuote)}stateInAttributeValueNoQuotes(t){if(isWhitespace(t)||t===r.Gt){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=-1
this.cbs.onattribend(o.Unquoted,this.index)
this.state=h.BeforeAttributeName
this.stateBeforeAttributeName(t)}else if(this.decodeEntities&&t===r.Amp)this.startEntity()}stateBeforeDeclaration(t){if(t===r.OpeningSquareBracket){this.state=h.CDATASequence
this.sequenceIndex=0}else if(this.xmlMode)this.state=t===r.Dash?h.BeforeComment:h.InDeclaration
else if((t|32)===c.Doctype[0]){this.state=h.DeclarationSequence
this.currentSequence=c.Doctype
this.sequenceIndex=1}else if(t===r.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=h.Text
this.sectionStart=this.index+1}else if(t===r.Dash)this.state=h.BeforeComment
else this.state=h.InSpecialComment}stateDeclarationSequence(t){if(this.sequenceIndex===this.currentSequence.length){this.state=h.InDeclaration
this.stateInDeclaration(t)}else if((t|32)===this.currentSequence[this.sequenceIndex])this.sequenceIndex+=1
else if(t===r.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=h.Text
this.sectionStart=this.index+1}else this.state=h.InSpecialComment}stateInDeclaration(t){if(t===r.Gt||this.fastForwardTo(r.Gt)){this.cbs.ondeclaration(this.sectionStart,this.index)
this.state=h.Text
this.sectionStart=this.index+1}}stateInProcessingInstruction(t){if(t===r.Questionmark)this.sequenceIndex=1
else if(t===r.Gt&&this.sequenceIndex===1){this.cbs.onprocessinginstruction(this.sectionStart,this.index-1)
this.sequenceIndex=0
this.state=h.Text
this.sectionStart=this.index+1}else this.sequenceIndex=Number(this.fastForwardTo(r.Questionmark))}stateBeforeComment(t){if(t===r.Dash){this.state=h.InCommentLike
this.currentSequence=c.CommentEnd
this.sequenceIndex=0
this.sectionStart=this.index+1}else if(this.xmlMode)this.state=h.InDeclaration
else if(t===r.Gt){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=h.Text
this.sectionStart=this.index+1}else this.state=h.InSpecialComment}stateInSpecialComment(t){if(t===r.Gt||this.fastForwardTo(r.Gt)){this.cbs.oncomment(this.sectionStart,this.index,0)
this.state=h.Text
this.sectionStart=this.index+1}}startEntity(){this.baseState=this.state
this.state=h.InEntity
this.entityStart=this.index
this.entityDecoder.startEntity(this.xmlMode?s.FJ.Strict:this.baseState===h.Text||this.baseState===h.InSpecialTag?s.FJ.Legacy:s.FJ.Attribute)}stateInEntity(){const t=this.index-this.offset
const e=this.entityDecoder.write(this.buffer,t)
if(e>=0){this.state=this.baseState
if(e===0)this.index-=1}else{if(t<this.buffer.length&&this.buffer.charCodeAt(t)===r.Amp){this.state=this.baseState
this.index-=1
return}this.index=this.offset+this.buffer.length-1}}cleanup(){if(this.running&&this.sectionStart!==this.index)if(this.state===h.Text||this.state===h.InPlainText||this.state===h.InSpecialTag&&this.sequenceIndex===0){this.cbs.ontext(this.sectionStart,this.index)
this.sectionStart=this.index}else if(this.state===h.InAttributeValueDq||this.state===h.InAttributeValueSq||this.state===h.InAttributeValueNq){this.cbs.onattribdata(this.sectionStart,this.index)
this.sectionStart=this.index}}shouldContinue(){return this.index<this.buffer.length+this.offset&&this.running}parse(){while(this.shouldContinue()){const t=this.buffer.charCodeAt(this.index-this.offset)
switch(this.state){case h.Text:this.stateText(t)
break
case h.InPlainText:this.index=this.buffer.length+this.offset-1
break
case h.SpecialStartSequence:this.stateSpecialStartSequence(t)
break
case h.InSpecialTag:this.stateInSpecialTag(t)
break
case h.CDATASequence:this.stateCDATASequence(t)
break
case h.DeclarationSequence:this.stateDeclarationSequence(t)
break
case h.InAttributeValueDq:this.stateInAttributeValueDoubleQuotes(t)
break
case h.InAttributeName:this.stateInAttributeName(t)
break
case h.InCommentLike:this.stateInCommentLike(t)
break
case h.InSpecialComment:this.stateInSpecialComment(t)
break
case h.BeforeAttributeName:this.stateBeforeAttributeName(t)
break
case h.InTagName:this.stateInTagName(t)
break
case h.InClosingTagName:this.stateInClosingTagName(t)
break
case h.BeforeTagName:this.stateBeforeTagName(t)
break
case h.AfterAttributeName:this.stateAfterAttributeName(t)
break
case h.InAttributeValueSq:this.stateInAttributeValueSingleQuotes(t)
break
case h.BeforeAttributeValue:this.stateBeforeAttributeValue(t)
break
case h.BeforeClosingTagName:this.stateBeforeClosingTagName(t)
break
case h.AfterClosingTagName:this.stateAfterClosingTagName(t)
break
case h.InAttributeValueNq:this.stateInAttributeValueNoQuotes(t)
break
case h.InSelfClosingTag:this.stateInSelfClosingTag(t)
break
case h.InDeclaration:this.stateInDeclaration(t)
break
case h.BeforeDeclaration:this.stateBeforeDeclaration(t)
break
case h.BeforeComment:this.stateBeforeComment(t)
break
case h.InProcessingInstruction:this.stateInProcessingInstruction(t)
break
case h.InEntity:this.stateInEntity()
break}this.index++}this.cleanup()}finish(){if(this.state===h.InEntity){this.entityDecoder.end()
this.state=this.baseState}this.handleTrailingData()
this.cbs.onend()}handleTrailingCommentLikeData(t){if(this.state!==h.InCommentLike)return!1
if(this.currentSequence===c.CdataEnd)if(this.xmlMode){if(this.sectionStart<t)this.cbs.oncdata(this.sectionStart,t,0)}else{const e=this.sectionStart-c.Cdata.length-1
this.cbs.oncomment(e,t,0)}else{const e=this.xmlMode?0:Math.min(this.sequenceIndex,c.CommentEnd.length-1)
this.cbs.oncomment(this.sectionStart,t,e)}return!0}handleTrailingMarkupDeclaration(t){if(this.xmlMode)switch(this.state){case h.InSpecialComment:case h.BeforeComment:case h.CDATASequence:case h.DeclarationSequence:case h.InDeclaration:this.cbs.ontext(this.sectionStart,t)
return!0
default:return!1}switch(this.state){case h.BeforeDeclaration:case h.InSpecialComment:case h.BeforeComment:case h.CDATASequence:this.cbs.oncomment(this.sectionStart,t,0)
return!0
case h.DeclarationSequence:if(this.sequenceIndex!==c.Doctype.length)this.cbs.oncomment(this.sectionStart,t,0)
return!0
case h.InDeclaration:return!0
default:return!1}}handleTrailingData(){const t=this.buffer.length+this.offset
if(this.handleTrailingCommentLikeData(t)||this.handleTrailingMarkupDeclaration(t))return
if(this.sectionStart>=t)return
switch(this.state){case h.InTagName:case h.BeforeAttributeName:case h.BeforeAttributeValue:case h.AfterAttributeName:case h.InAttributeName:case h.InAttributeValueSq:case h.InAttributeValueDq:case h.InAttributeValueNq:case h.InClosingTagName:break
default:this.cbs.ontext(this.sectionStart,t)}}emitCodePoint(t,e){if(this.baseState!==h.Text&&this.baseState!==h.InSpecialTag){if(this.sectionStart<this.entityStart)this.cbs.onattribdata(this.sectionStart,this.entityStart)
this.sectionStart=this.entityStart+e
this.index=this.sectionStart-1
this.cbs.onattribentity(t)}else{if(this.sectionStart<this.entityStart)this.cbs.ontext(this.sectionStart,this.entityStart)
this.sectionStart=this.entityStart+e
this.index=this.sectionStart-1
this.cbs.ontextentity(t,this.sectionStart)}}}const{fromCodePoint:d}=String
const f=new Set(["input","option","optgroup","select","button","datalist","textarea"])
const l=new Set(["p"])
const R=new Set(["h1","h2","h3","h4","h5","h6","p"])
const g=new Set(["thead","tbody"])
const m=new Set(["dd","dt"])
const b=new Set(["rt","rp"])
const w=new Map([["tr",new Set(["tr","th","td"])],["th",new Set(["th"])],["td",new Set(["thead","th","td"])],["body",new Set(["head","link","script"])],["a",new Set(["a"])],["li",new Set(["li"])],["p",l],["h1",R],["h2",R],["h3",R],["h4",R],["h5",R],["h6",R],["select",f],["input",f],["output",f],["button",f],["datalist",f],["textarea",f],["option",new Set(["option"])],["optgroup",new Set(["optgroup","option"])],["dd",m],["dt",m],["address",l],["article",l],["aside",l],["blockquote",l],["details",l],["div",l],["dl",l],["fieldset",l],["figcaption",l],["figure",l],["footer",l],["form",l],["header",l],["hr",l],["main",l],["nav",l],["ol",l],["pre",l],["section",l],["table",l],["ul",l],["rt",b],["rp",b],["tbody",g],["tfoot",g]])
const x="doctype"
const v=new Set(["area","base","basefont","br","col","command","embed","frame","hr","img","input","isindex","keygen","link","meta","param","source","track","wbr"])
const S=new Set(["math","svg"])
const A=new Set(["mi","mo","mn","ms","mtext","annotation-xml","foreignObject","desc","title"])
const p=new Map([["altglyph","altGlyph"],["altglyphdef","altGlyphDef"],["altglyphitem","altGlyphItem"],["animatecolor","animateColor"],["animatemotion","animateMotion"],["animatetransform","animateTransform"],["clippath","clipPath"],["feblend","feBlend"],["fecolormatrix","feColorMatrix"],["fecomponenttransfer","feComponentTransfer"],["fecomposite","feComposite"],["feconvolvematrix","feConvolveMatrix"],["fediffuselighting","feDiffuseLighting"],["fedisplacementmap","feDisplacementMap"],["fedistantlight","feDistantLight"],["fedropshadow","feDropShadow"],["feflood","feFlood"],["fefunca","feFuncA"],["fefuncb","feFuncB"],["fefuncg","feFuncG"],["fefuncr","feFuncR"],["fegaussianblur","feGaussianBlur"],["feimage","feImage"],["femerge","feMerge"],["femergenode","feMergeNode"],["femorphology","feMorphology"],["feoffset","feOffset"],["fepointlight","fePointLight"],["fespecularlighting","feSpecularLighting"],["fespotlight","feSpotLight"],["fetile","feTile"],["feturbulence","feTurbulence"],["foreignobject","foreignObject"],["glyphref","glyphRef"],["lineargradient","linearGradient"],["radialgradient","radialGradient"],["textpath","textPath"]])
var T;(function(t){t[t["None"]=0]="None"
t[t["Svg"]=1]="Svg"
t[t["MathML"]=2]="MathML"})(T||(T={}))
const C=/\s|\//
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
constructor(t,e={}){this.options=e
this.cbs=t??{}
this.htmlMode=!this.options.xmlMode
this.lowerCaseTagNames=e.lowerCaseTags??this.htmlMode
this.lowerCaseAttributeNames=e.lowerCaseAttributeNames??this.htmlMode
this.recognizeSelfClosing=e.recognizeSelfClosing??!this.htmlMode
this.tokenizer=new(e.Tokenizer??Tokenizer)(this.options,this)
this.foreignContext=[T.None]
this.cbs.onparserinit?.(this)}ontext(t,e){const i=this.getSlice(t,e)
this.endIndex=e-1
this.cbs.ontext?.(i)
this.startIndex=e}ontextentity(t,e){this.endIndex=e-1
this.cbs.ontext?.(d(t))
this.startIndex=e}isInForeignContext(){return this.foreignContext[0]!==T.None}isVoidElement(t){return this.htmlMode&&v.has(t)}readTagName(t,e){const i=this.lowerCaseTagNames?this.getSlice(t,e).toLowerCase():this.getSlice(t,e)
if(!this.lowerCaseTagNames||!this.htmlMode)return i
if(this.foreignContext[0]===T.Svg)return p.get(i)??i
if(this.foreignContext.length>1){const t=p.get(i)
if(t!==void 0&&this.stack.includes(t))return t}if(!this.isInForeignContext())return i==="image"?"img":i
return i}onopentagname(t,e){this.endIndex=e
this.emitOpenTag(this.readTagName(t,e))}emitOpenTag(t){this.openTagStart=this.startIndex
this.tagname=t
if(this.htmlMode&&t==="form"&&this.stack.includes("form")){this.tagname=""
return}const e=this.htmlMode&&w.get(t)
if(e)while(this.stack.length>0&&e.has(this.stack[0]))this.popElement(!0)
if(!this.isVoidElement(t)){this.stack.unshift(t)
if(this.htmlMode)if(t==="svg")this.foreignContext.unshift(T.Svg)
else if(t==="math")this.foreignContext.unshift(T.MathML)
else if(A.has(t))this.foreignContext.unshift(T.None)}this.cbs.onopentagname?.(t)
if(this.cbs.onopentag)this.attribs={}}endOpenTag(t){this.startIndex=this.openTagStart
if(this.attribs){this.cbs.onopentag?.(this.tagname,this.attribs,t)
this.attribs=null}if(this.cbs.onclosetag&&this.isVoidElement(this.tagname))this.cbs.onclosetag(this.tagname,!0)
this.tagname=""}onopentagend(t){this.endIndex=t
this.endOpenTag(!1)
this.startIndex=t+1}onclosetag(t,e){this.endIndex=e
const i=this.readTagName(t,e)
if(!this.isVoidElement(i)){const t=this.stack.indexOf(i)
if(t!==-1){for(let e=0;e<t;e++)this.popElement(!0)
this.popElement(!1)}else if(this.htmlMode&&i==="p"){this.emitOpenTag("p")
this.closeCurrentTag(!0)}}else if(this.htmlMode&&i==="br"){this.cbs.onopentagname?.("br")
this.cbs.onopentag?.("br",{},!0)
this.cbs.onclosetag?.("br",!1)}this.startIndex=e+1}onselfclosingtag(t){this.endIndex=t
if(this.recognizeSelfClosing||this.isInForeignContext()){this.closeCurrentTag(!1)
this.startIndex=t+1}else this.onopentagend(t)}popElement(t){const e=this.stack.shift()
if(this.htmlMode&&(S.has(e)||A.has(e)))this.foreignContext.shift()
this.cbs.onclosetag?.(e,t)}closeCurrentTag(t){const e=this.tagname
this.endOpenTag(t)
if(this.stack[0]===e)this.popElement(!t)}onattribname(t,e){this.startIndex=t
const i=this.getSlice(t,e)
this.attribname=this.lowerCaseAttributeNames?i.toLowerCase():i}onattribdata(t,e){this.attribvalue+=this.getSlice(t,e)}onattribentity(t){this.attribvalue+=d(t)}onattribend(t,e){this.endIndex=e
this.cbs.onattribute?.(this.attribname,this.attribvalue,t===o.Double?'"':t===o.Single?"'":t===o.NoValue?void 0:null)
if(this.attribs&&!Object.hasOwn(this.attribs,this.attribname))this.attribs[this.attribname]=this.attribvalue
this.attribvalue=""}getInstructionName(t){const e=t.search(C)
let i=e<0?t:t.substr(0,e)
if(this.lowerCaseTagNames)i=i.toLowerCase()
return i}ondeclaration(t,e){this.endIndex=e
const i=this.getSlice(t,e)
if(this.cbs.onprocessinginstruction){const t=this.htmlMode?this.lowerCaseTagNames?x:i.slice(0,x.length):this.getInstructionName(i)
this.cbs.onprocessinginstruction(`!${t}`,`!${i}`)}this.startIndex=e+1}onprocessinginstruction(t,e){this.endIndex=e
const i=this.getSlice(t,e)
if(this.cbs.onprocessinginstruction){const t=this.getInstructionName(i)
this.cbs.onprocessinginstruction(`?${t}`,`?${i}`)}this.startIndex=e+1}oncomment(t,e,i){this.endIndex=e
this.cbs.oncomment?.(this.getSlice(t,e-i))
this.cbs.oncommentend?.()
this.startIndex=e+1}oncdata(t,e,i){this.endIndex=e
const s=this.getSlice(t,e-i)
if(!this.htmlMode||this.options.recognizeCDATA){this.cbs.oncdatastart?.()
this.cbs.ontext?.(s)
this.cbs.oncdataend?.()}else if(this.isInForeignContext())this.cbs.ontext?.(s)
else{this.cbs.oncomment?.(`[CDATA[${s}]]`)
this.cbs.oncommentend?.()}this.startIndex=e+1}onend(){if(this.cbs.onclosetag){this.endIndex=this.startIndex
for(let t=0;t<this.stack.length;t++)this.cbs.onclosetag(this.stack[t],!0)}this.cbs.onend?.()}reset(){this.cbs.onreset?.()
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
this.foreignContext.unshift(T.None)
this.bufferOffset=0
this.writeIndex=0
this.ended=!1}parseComplete(t){this.reset()
this.end(t)}getSlice(t,e){if(t===e)return""
while(t-this.bufferOffset>=this.buffers[0].length)this.shiftBuffer()
let i=this.buffers[0].slice(t-this.bufferOffset,e-this.bufferOffset)
while(e-this.bufferOffset>this.buffers[0].length){this.shiftBuffer()
i+=this.buffers[0].slice(0,e-this.bufferOffset)}return i}shiftBuffer(){this.bufferOffset+=this.buffers[0].length
this.writeIndex--
this.buffers.shift()}write(t){if(this.ended){this.cbs.onerror?.(new Error(".write() after done!"))
return}this.buffers.push(t)
if(this.tokenizer.running){this.tokenizer.write(t)
this.writeIndex++}}end(t){if(this.ended){this.cbs.onerror?.(new Error(".end() after done!"))
return}if(t)this.write(t)
this.ended=!0
this.tokenizer.end()}pause(){this.tokenizer.pause()}resume(){this.tokenizer.resume()
while(this.tokenizer.running&&this.writeIndex<this.buffers.length)this.tokenizer.write(this.buffers[this.writeIndex++])
if(this.ended)this.tokenizer.end()}}}),64377:((t,e,i)=>{i.r(e)
i.d(e,{ZodISODate:()=>a.ZodISODate,ZodISODateTime:()=>a.ZodISODateTime,ZodISODuration:()=>a.ZodISODuration,ZodISOTime:()=>a.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var s=i(43759)
var a=i(28942)
function datetime(t){return s.G1(a.ZodISODateTime,t)}function date(t){return s.db(a.ZodISODate,t)}function time(t){return s.Kn(a.ZodISOTime,t)}function duration(t){return s.f2(a.ZodISODuration,t)}})}
