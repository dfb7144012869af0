export const id=4377
export const ids=[4377]
export const modules={64377:((t,e,o)=>{o.r(e)
o.d(e,{ZodISODate:()=>i.ZodISODate,ZodISODateTime:()=>i.ZodISODateTime,ZodISODuration:()=>i.ZodISODuration,ZodISOTime:()=>i.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var d=o(43759)
var i=o(28942)
function datetime(t){return d.G1(i.ZodISODateTime,t)}function date(t){return d.db(i.ZodISODate,t)}function time(t){return d.Kn(i.ZodISOTime,t)}function duration(t){return d.f2(i.ZodISODuration,t)}})}
