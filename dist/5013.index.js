export const id=5013
export const ids=[5013]
export const modules={45013:((e,t,s)=>{s.d(t,{askGraphql:()=>askGraphql})
var r=s(28942)
var n=s(94869)
var o=s(58908)
const a=r.object({errors:r.tuple([r.object({type:r.string().optional(),message:r.string()})],r.unknown())})
const i={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(e,t,{variables:s,permission:r}){try{return await e.graphql(t,s)}catch(e){const[t]=a.safeParse(e).data?.errors??[]
if(e instanceof o.Q4||t===void 0)throw e
const s=i[t.type??""]??422
const h=`Give the job this line under \`permissions:\` in the workflow: \`${r}\`.`
throw new o.Q4(s,"GitHub refused the write.",{quote:`GitHub answered: ${(0,n.TN)(t.message,300)}`,hint:s===403?h:"Check whether the thread still exists and is open.",cause:e})}}})}
