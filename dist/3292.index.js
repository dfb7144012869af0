export const id=3292
export const ids=[3292]
export const modules={3292:((e,t,r)=>{r.d(t,{qg:()=>parse})
function getLineColFromPtr(e,t){let r=e.slice(0,t).split(/\r?\n/)
return[r.length,r.pop().length+1]}function makeCodeBlock(e,t,r){let i=e.split(/\r?\n/)
let l=""
let s=(Math.log10(t+1)|0)+1
for(let e=t-1;e<=t+1;e++){let a=i[e-1]
if(!a)continue
l+=e.toString().padEnd(s," ")
l+=":  "
l+=a
l+="\n"
if(e===t){l+=" ".repeat(s+r+2)
l+="^\n"}}return l}class TomlError extends Error{line
column
codeblock
constructor(e,t){const[r,i]=getLineColFromPtr(t.toml,t.ptr)
const l=makeCodeBlock(t.toml,r,i)
super(`Invalid TOML document: ${e}\n\n${l}`,t)
this.line=r
this.column=i
this.codeblock=l}static x(e,t,r){throw new TomlError(e,{toml:t.s,ptr:r??t.p})}}function parseString(e){let t=e.p
let r=e.s.charCodeAt(e.p++)
let i=r
let l=r===39
let s=r===e.s.charCodeAt(e.p)&&r===e.s.charCodeAt(e.p+1)
if(s)if((r=e.s.charCodeAt(e.p+=2))===10)e.p++
else if(r===13&&e.s.charCodeAt(e.p+1)===10)e.p+=2
let a=""
let o=e.p
let n=0
for(;e.p<e.s.length;e.p++){r=e.s.charCodeAt(e.p)
if(s&&(r===10||r===13&&e.s.charCodeAt(e.p+1)===10))n=n&&3
else if(r<32&&r!==9||r===127)TomlError.x("control characters are not allowed in strings",e)
else if((!n||n===3)&&r===i&&(!s||e.s.charCodeAt(e.p+1)===i&&e.s.charCodeAt(e.p+2)===i)){if(s){if(e.s.charCodeAt(e.p+3)===i)e.p++
if(e.s.charCodeAt(e.p+3)===i)e.p++}if(!n){let t=e.s.slice(o,e.p)
a=a?a+t:t}e.p+=s?3:1
return a}else if(!n){if(!l&&r===92){a+=e.s.slice(o,o=e.p)
n=1}}else if(n===1)if(r===120||r===117||r===85){let t=e.p++-1
let i=0
let l=r===120?2:r===117?4:8
for(let t=0;t<l;t++,e.p++){let t=e.s.charCodeAt(e.p)
let r=t>=48&&t<=57?t-48:t>=65&&t<=70?t-65+10:t>=97&&t<=102?t-97+10:-1
if(r<0)TomlError.x("invalid non-hex character in unicode escape",e)
i=i<<4|r}if(i<0||i>1114111||i>=55296&&i<=57343)TomlError.x("invalid unicode escape",e,t)
a+=String.fromCodePoint(i)
o=e.p--
n=0}else if(s&&(r===32||r===9))n=2
else{if(r===98)a+="\b"
else if(r===116)a+="\t"
else if(r===110)a+="\n"
else if(r===102)a+="\f"
else if(r===114)a+="\r"
else if(r===101)a+=""
else if(r===34)a+='"'
else if(r===92)a+="\\"
else TomlError.x("unrecognised escape sequence",e)
o=e.p+1
n=0}else if(r!==32&&r!==9){if(n===2)TomlError.x("invalid escape: only line-ending whitespace may be escaped",e,o)
n=!l&&r===92?1:0
o=e.p}}TomlError.x("unfinished string",e,t)}let i=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i
class TomlDate extends Date{#e=!1
#t=!1
#r=null
constructor(e,t,r){let l=!0
let s=!0
let a="Z"
let o
if(typeof e==="string")if(t)e:{if(t<3){if(+e.slice(11,13)>23){e=""
break e}if(t===2){a=null
e+="Z"}else if((o=e.charCodeAt(e.length-1))!==90&&o!==122)a=e.slice(e.length-6)
if(r)e=e.slice(0,10)+"T"+e.slice(11)}else if(t===4)e=+e.slice(0,2)>23?"":`0000-01-01T${e}Z`
l=t!==4
s=t!==3}else{let t=e.match(i)
if(t){if(!t[1]){l=!1
e=`0000-01-01T${e}`}s=!!t[2]
s&&e[10]===" "&&(e=e.replace(" ","T"))
if(t[2]&&+t[2]>23)e=""
else{a=t[3]||null
if(!a&&s)e+="Z"}}else e=""}super(e)
if(!isNaN(this.getTime())){this.#e=l
this.#t=s
this.#r=a}}isDateTime(){return this.#e&&this.#t}isLocal(){return!this.#e||!this.#t||!this.#r}isDate(){return this.#e&&!this.#t}isTime(){return this.#t&&!this.#e}isValid(){return this.#e||this.#t}toISOString(){let e=super.toISOString()
if(this.isDate())return e.slice(0,10)
if(this.isTime())return e.slice(11,23)
if(this.#r===null)return e.slice(0,-1)
if(this.#r==="Z"||this.#r==="z")return e
let t=+this.#r.slice(1,3)*60+ +this.#r.slice(4,6)
t=this.#r[0]==="-"?t:-t
let r=new Date(this.getTime()-t*6e4)
return r.toISOString().slice(0,-1)+this.#r}static wrapAsOffsetDateTime(e,t="Z"){let r=new TomlDate(e)
r.#r=t
return r}static wrapAsLocalDateTime(e){let t=new TomlDate(e)
t.#r=null
return t}static wrapAsLocalDate(e){let t=new TomlDate(e)
t.#t=!1
t.#r=null
return t}static wrapAsLocalTime(e){let t=new TomlDate(e)
t.#e=!1
t.#r=null
return t}}function isDigit(e,t=10){return t===16?e>47&&e<58||e>64&&e<71||e>96&&e<103:e>47&&e<48+t}function isEndOfValue(e,t){return e===32||e===9||e===10||e===13||t&&(e===t||e===44)||e===35}function extractValue(e,t){let r=e.p
let i=e.s.charCodeAt(e.p)
if(i===91||i===123){e.d--||TomlError.x("document contains excessively nested structures. aborting.",e)
let t=i===91?parseArray(e):parseInlineTable(e)
e.d++
return t}if(i===34||i===39)return parseString(e)
if(i===116){if(e.s.charCodeAt(++e.p)!==114||e.s.charCodeAt(++e.p)!==117||e.s.charCodeAt(++e.p)!==101)TomlError.x("invalid value",e,r)
return e.p++,!0}if(i===102){if(e.s.charCodeAt(++e.p)!==97||e.s.charCodeAt(++e.p)!==108||e.s.charCodeAt(++e.p)!==115||e.s.charCodeAt(++e.p)!==101)TomlError.x("invalid value",e,r)
return e.p++,!1}if(i===43||i===45)return parseNumber(e,e.p,e.s.charCodeAt(++e.p),44-i,t)
if(e.s.charCodeAt(e.p+4)===45&&e.s.charCodeAt(e.p+7)===45)return parseDate(e,i,t)
if(e.s.charCodeAt(e.p+2)===58)return parseTime(e,i,t)
return parseNumber(e,e.p,i,0,t)}function parseNumber(e,t,r,i,l){let s=r
let a=0
let o=!1
if(s===105){if(e.s.charCodeAt(++e.p)!==110||e.s.charCodeAt(++e.p)!==102)TomlError.x("invalid value",e,t)
return e.p++,(i||1)/0}if(s===110){if(e.s.charCodeAt(++e.p)!==97||e.s.charCodeAt(++e.p)!==110)TomlError.x("invalid value",e,t)
return e.p++,NaN}if(s===48){if(++e.p>=e.s.length||isEndOfValue(s=e.s.charCodeAt(e.p),l))return e.bi===!0?0n:0
if(!i)if(s===120)return parseIntegerBaseN(e,t,16,l)
else if(s===98)return parseIntegerBaseN(e,t,2,l)
else if(s===111)return parseIntegerBaseN(e,t,8,l)
if(s===46)a=2
else if(s===101||s===69)a=4
else TomlError.x("illegal leading zero",e,t)}else if(!isDigit(s))TomlError.x("invalid value",e,t)
while(++e.p<e.s.length&&(s=e.s.charCodeAt(e.p),!isEndOfValue(s,l))){if(!a)a=1
if(s===95){if(!(a&1))TomlError.x("illegal underscore",e)
a+=11
o=!0}else if(a===1&&s===46)a=2
else if((a===1||a===3)&&(s===101||s===69))a=4
else if(a===4&&(s===43||s===45))a=6
else if(!isDigit(s))TomlError.x(`illegal character in numeric literal`,e)
else if(a>9)a-=11
else if(!(a&1))a++}if(!a){let t=(r-48)*(i||1)
return e.bi===!0?BigInt(t):t}if(!(a&1))TomlError.x("unfinished numeric value",e,t)
let n=e.s.slice(t,e.p)
if(o)n=n.replaceAll("_","")
return a>1?parseFloat(n):parseInteger(e,n,10,t)}function parseIntegerBaseN(e,t,r,i){let l,s=1
while(++e.p<e.s.length&&(l=e.s.charCodeAt(e.p),!isEndOfValue(l,i)))if(l===95){if(s&1)TomlError.x("illegal underscore",e)
s=3}else if(!isDigit(l,r))TomlError.x(`illegal character in numeric literal`,e)
else if(s&1)s--
if(s&1)TomlError.x("unfinished numeric value",e)
let a=e.s.slice(t+2,e.p)
if(s)a=a.replaceAll("_","")
return parseInteger(e,a,r,t)}function parseInteger(e,t,r,i){if(e.bi!==!0)e:{let l=parseInt(t,r)
if(!Number.isSafeInteger(l)){if(e.bi)break e
TomlError.x("integer value cannot be represented losslessly",e,i)}return l}return r===10?BigInt(t):BigInt((r===2?"0b":r===8?"0o":"0x")+t)}function parseDate(e,t,r){let i,l=e.p++
if(!isDigit(t)||!isDigit(e.s.charCodeAt(e.p++))||!isDigit(e.s.charCodeAt(e.p++))||!isDigit(e.s.charCodeAt(e.p++)))return parseNumber(e,e.p=l,t,0,r)
e.p+=5
if(!isDigit(e.s.charCodeAt(e.p++)))TomlError.x("invalid date-time: date part is malformed",e,l)
if(e.p>=e.s.length||((t=e.s.charCodeAt(e.p))!==32||(i=!0,!isDigit(e.s.charCodeAt(e.p+1))))&&t!==84&&t!==116){let t=e.s.slice(l,e.p)
return readDate(e,t,3,!1,l)}if(e.s.charCodeAt(e.p+=3)!==58)TomlError.x("invalid date-time: time part is malformed",e,l)
if(e.s.charCodeAt(e.p+=3)===58)e.p+=3
if(e.s.charCodeAt(e.p)===46)while(isDigit(e.s.charCodeAt(++e.p)));if(t=e.s.charCodeAt(e.p)){if(t===90||t===122){let t=e.s.slice(l,++e.p)
return readDate(e,t,1,i,l,"[+00:00]")}if(t===43||t===45){let t=e.s.slice(l,e.p+=6)
return readDate(e,t,1,i,l,!e.ld&&"["+e.s.slice(e.p-6,e.p)+"]")}}let s=e.s.slice(l,e.p)
return readDate(e,s,2,i,l)}function parseTime(e,t,r){let i=e.p
if(!isDigit(t)||!isDigit(e.s.charCodeAt(++e.p)))return parseNumber(e,--e.p,t,0,r)
if(e.s.charCodeAt(e.p+=4)===58)e.p+=3
if(e.s.charCodeAt(e.p)===46)while(isDigit(e.s.charCodeAt(++e.p)));let l=e.s.slice(i,e.p)
return readDate(e,l,4,!1,i)}function readDate(e,t,r,i,l,s){if(e.ld){let s=new TomlDate(t,r,i)
if(!s.isValid())TomlError.x("invalid date",e,l)
return s}try{if(s)t+=s
switch(r){case 1:return Temporal.ZonedDateTime.from(t)
case 2:return Temporal.PlainDateTime.from(t)
case 3:return Temporal.PlainDate.from(t)
case 4:return Temporal.PlainTime.from(t)}}catch(t){TomlError.x(t instanceof Error?t.message:""+t,e,l)}}function skipComment(e){for(;e.p<e.s.length;e.p++){let t=e.s.charCodeAt(e.p)
if(t===10)break
if(t===13&&e.s.charCodeAt(e.p+1)===10){e.p++
break}if(t<32&&t!==9||t===127)TomlError.x("control characters are not allowed in comments",e)}}function skipVoid(e,t,r){let i
while(e.p<e.s.length){while(e.p<e.s.length&&((i=e.s.charCodeAt(e.p))===32||i===9||!t&&(i===10||i===13&&e.s.charCodeAt(e.p+1)===10)))e.p++
if(r||i!==35)break
skipComment(e)}}function parseKey(e,t=61){let r
let i=0
let l=[]
let s
let a=e.s.charCodeAt(r=e.p)
do{if(a===t){if(!i)TomlError.x("unexpected end of key",e)
if(i===1)l.push(e.s.slice(s,e.p))
return e.p++,l}else if(a===46){if(!i)TomlError.x("illegal empty bare key",e)
if(i===1)l.push(e.s.slice(s,e.p))
i=0}else if(!i&&(a===34||a===39)){if(a===e.s.charCodeAt(e.p+1)&&a===e.s.charCodeAt(e.p+2))TomlError.x("illegal quoted key: multiline strings are not allowed",e)
l.push(parseString(e))
i=2
e.p--}else if(a===32||a===9){if(i===1){l.push(e.s.slice(s,e.p))
i=2}}else if(i===2||a<48&&a!==45||a>57&&a<65||a>90&&a<97&&a!==95||a>122)TomlError.x("illegal character in key",e)
else if(!i){i=1
s=e.p}}while(a=e.s.charCodeAt(++e.p))
TomlError.x("incomplete key-value: cannot find end of key",e,r)}function parseInlineTable(e){let t=e.p++
let r=Object.create(null)
let i=new Set
let l
while(e.p<e.s.length){skipVoid(e)
if((l=e.s.charCodeAt(e.p))===125){e.p++
return r}let t
let s=r
let a=!1
let o=e.p
let n=parseKey(e)
for(let r=0;r<n.length;r++){if(r)s=a?s[t]:s[t]=Object.create(null)
t=n[r]
if((a=Object.hasOwn(s,t))&&(typeof s[t]!=="object"||i.has(s[t])))TomlError.x("trying to redefine an already defined value",e,o)
let l=t==="__proto__"
if(e.uk&&(l||t==="constructor")){s=e.uk!==1&&TomlError.x("document contains an unsafe property",e,o)
break}if(!a&&l)Object.defineProperty(s,t,{enumerable:!0,configurable:!0,writable:!0})}if(a)TomlError.x("trying to redefine an already defined value",e,o)
skipVoid(e,!0,!0)
let f=extractValue(e,125)
if(s&&typeof(s[t]=f)==="object")i.add(f)
skipVoid(e)
if((l=e.s.charCodeAt(e.p++))===125)return r
if(l!==44)TomlError.x("expected comma or end of structure",e,e.p-1)}TomlError.x("unfinished table",e,t)}function parseArray(e){let t=e.p++
let r=[]
let i
while(e.p<e.s.length){skipVoid(e)
if((i=e.s.charCodeAt(e.p))===93){e.p++
return r}r.push(extractValue(e,93))
skipVoid(e)
if((i=e.s.charCodeAt(e.p++))===93)return r
if(i!==44)TomlError.x("expected comma or end of structure",e,e.p-1)}TomlError.x("unfinished array",e,t)}function peekTable(e,t,r,i,l){let s=r
let a=i
let o
let n=!1
let f
for(let r=0;r<t.length;r++){if(r){s=n?s[o]:s[o]=Object.create(null)
a=(f=a[o]).c
if(l===0&&(f.t===1||f.t===2))return null
if(f.t===2){let e=s.length-1
s=s[e]
a=a[e].c}}o=t[r]
if((n=Object.hasOwn(s,o))&&a[o]?.t===0&&a[o]?.d)return null
if(!n){let i=o==="__proto__"
if(e.uk&&(i||o==="constructor"))return!1
if(i){Object.defineProperty(s,o,{enumerable:!0,configurable:!0,writable:!0})
Object.defineProperty(a,o,{enumerable:!0,configurable:!0,writable:!0})}a[o]={t:r<t.length-1&&l===2?3:l,d:!1,i:0,c:Object.create(null)}}}f=a[o]
if(f.t!==l&&(l!==1||f.t!==3))return null
if(l===2){if(!f.d){f.d=!0
s[o]=[]}s[o].push(s=Object.create(null))
f.c[f.i++]=f={t:1,d:!1,i:0,c:Object.create(null)}}if(f.d)return null
f.d=!0
if(l===1)s=n?s[o]:s[o]=Object.create(null)
else if(l===0&&n)return null
return[o,s,f.c]}function validateTablePeek(e,t,r){if(t===null||e.uk===2)TomlError.x(t===null?"trying to redefine an already defined table or value":"document contains an unsafe property",e,r)}function parse(e,t={}){let r={s:e,p:0,d:t.maxDepth??1e3,bi:t.integersAsBigInt??!1,ld:t.useLegacyDate??!0,uk:t.unsafeKeyBehaviour==="throw"?2:t.unsafeKeyBehaviour==="drop"?1:0}
let i=Object.create(null)
let l=Object.create(null)
let s
let a=!1
let o=i
let n=l
if(e.charCodeAt(0)===65279)r.p++
skipVoid(r)
while(r.p<e.length){if(e.charCodeAt(r.p)===91){let t=e.charCodeAt(++r.p)===91
s=r.p+=+t
a=!1
let f=parseKey(r,93)
if(t){if(e.charCodeAt(r.p)!==93)TomlError.x("expected end of table array declaration",r)
r.p++}let c=peekTable(r,f,i,l,t?2:1)
if(!c){validateTablePeek(r,c,s)
a=!0}else{n=c[2]
o=c[1]}}else{s=r.p
let e=parseKey(r)
let t=peekTable(r,e,o,n,0)
if(!t&&!a)validateTablePeek(r,t,s)
skipVoid(r,!0,!0)
let i=extractValue(r,void 0)
if(t&&!a)t[1][t[0]]=i}skipVoid(r,!0)
if(r.p<e.length&&(s=e.charCodeAt(r.p))!==10&&(s!==13||e.charCodeAt(r.p+1)!==10))TomlError.x("each key-value declaration must be followed by an end-of-line",r)
skipVoid(r)}return i}"".isWellFormed})}
