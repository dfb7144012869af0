export const id=4712
export const ids=[4712]
export const modules={14712:((e,n,t)=>{t.d(n,{openTunnel:()=>openTunnel})
var r=t(37067)
var o=t(77030)
var s=t(47550)
const i={handshake:22,head:5}
const c=1
const a=0
const d=64*1024
function readHello(e){if(e.length===0)return{kind:"more"}
if(e[0]!==i.handshake)return{kind:"plain"}
try{const n=messageIn(e)
if(n!==void 0)return{kind:"tls",names:namesIn(n)}
return{kind:e.length<d?"more":"odd"}}catch{return{kind:"odd"}}}function messageIn(e){const n=[]
for(let t=0;t+i.head<=e.length;){if(e[t]!==i.handshake)throw new Error("another record in between")
const r=t+i.head+e.readUInt16BE(t+3)
n.push(e.subarray(t+i.head,r))
t=r}const t=Buffer.concat(n)
if(t.length<4)return
if(t[0]!==c)throw new Error("another message")
const r=t.readUIntBE(1,3)
return t.length<4+r?void 0:new Reader(t.subarray(4,4+r))}function namesIn(e){e.skip(2+32)
for(const n of[1,2,1])e.block(n)
if(e.isAtEnd)return[]
const n=[]
const t=e.block(2)
while(!t.isAtEnd){const e=t.number(2)
const r=t.block(2)
if(e===a)n.push(...listed(r.block(2)))}return n}function listed(e){const n=[]
while(!e.isAtEnd){e.skip(1)
const t=e.block(2).rest.toString("latin1")
if(!/^[\w.-]{1,253}$/.test(t))throw new Error("no name of a host")
n.push(t)}return n}class Reader{#e
constructor(e){this.#e=e}get rest(){return this.#e}get isAtEnd(){return this.#e.length===0}skip(e){if(e>this.#e.length)throw new RangeError("cut short")
const n=this.#e.subarray(0,e)
this.#e=this.#e.subarray(e)
return n}number(e){return this.skip(e).readUIntBE(0,e)}block(e){return new Reader(this.skip(this.number(e)))}}var l=t(32143)
function openTunnel(e,n,t){e.write("HTTP/1.1 200 Connection Established\r\n\r\n")
const r=setTimeout(()=>e.destroy(),t.limits.greetingMs)
e.once("close",()=>clearTimeout(r))
let o=n
const look=n=>{o=n?Buffer.concat([o,n]):o
const s=readHello(o)
if(s.kind==="more")return
clearTimeout(r)
e.off("data",look).pause()
if(s.kind==="plain")return inTheClear(e,o,t)
const i=strangerIn(s,t)
if(i===void 0)return join(e,o,t)
t.onDenial(i)
e.destroy()}
e.on("data",look)
look()}function strangerIn(e,{allows:n}){const t=e.kind==="tls"&&e.names.length>0?e.names:["?"]
return e.kind==="odd"?"?":t.find(e=>!n(e))}function join(e,n,{destination:t,limits:r,remember:s}){const i=(0,o.connect)({host:t.address,port:t.port})
s(i)
i.setTimeout(r.idleMs,()=>i.destroy())
i.once("connect",()=>{i.write(n)
e.pipe(i).pipe(e)})
i.on("error",()=>e.destroy())
e.once("close",()=>i.destroy())
i.once("close",()=>e.destroy())}function inTheClear(e,n,t){const{destination:o,limits:i,takePlace:c}=t
const a=(0,r.createServer)({requestTimeout:0},(e,n)=>{const r=e.url??""
const a="inside a connection only paths are asked for"
if(!r.startsWith("/"))return(0,s.TR)(n,403,a)
const d=c()
if(!d)return(0,s.TR)(n,503,(0,l.Ot)(i.connections))
n.once("close",d);(0,s.sY)(e,n,{...o,path:r},t)})
a.timeout=i.idleMs
e.unshift(n)
a.emit("connection",e)
e.resume()}})}
