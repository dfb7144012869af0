export const id=4150
export const ids=[4150]
export const modules={84150:((e,o,s)=>{s.d(o,{V4:()=>n,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const n=new Map([["package-lock.json",[/^package\.json$/,!0]],["npm-shrinkwrap.json",[/^package\.json$/,!0]],["yarn.lock",[/^package\.json$/,!0]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,!0]],["bun.lock",[/^package\.json$/,!0]],["bun.lockb",[/^package\.json$/,!0]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,!0]],["Cargo.lock",[/^Cargo\.toml$/,!0]],["poetry.lock",[/^pyproject\.toml$/,!0]],["pdm.lock",[/^pyproject\.toml$/,!0]],["uv.lock",[/^pyproject\.toml$/,!0]],["Pipfile.lock",[/^Pipfile$/,!1]],["composer.lock",[/^composer\.json$/,!1]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,!0]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,!0]],["go.sum",[/^go\.mod$/,!1]],["go.work.sum",[/^go\.(?:work|mod)$/,!0]],["mix.lock",[/^mix\.exs$/,!0]],["pubspec.lock",[/^pubspec\.yaml$/,!0]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,!1]],["Podfile.lock",[/^Podfile$/,!1]],["flake.lock",[/^flake\.nix$/,!1]],["Package.resolved",[/^Package\.swift$/,!1]],[".terraform.lock.hcl",[/^.*\.tf$/,!1]]])
function pairsOf(e){return e.flatMap(o=>{const[s,c]=n.get(nameOf(o))??[]
if(!s)return[]
const t=o.slice(0,-nameOf(o).length)
const isIts=e=>e.startsWith(t)&&s.test(nameOf(e))&&(c||!e.slice(t.length).includes("/"))
const a=e.filter(isIts)
return a.length===0?[]:[{lock:o,manifests:a}]})}function tornBetween(e,o){const s=new Set(o)
return pairsOf([...e.filter(e=>!s.has(e)),...s]).flatMap(({lock:e,manifests:o})=>{const n=o.find(o=>s.has(o)!==s.has(e))
if(n===void 0)return[]
return s.has(e)?[{published:n,withheld:e}]:[{published:e,withheld:n}]})}function isManifest(e){return[...n.values()].some(([o])=>o.test(nameOf(e)))}function nameOf(e){return e.slice(e.lastIndexOf("/")+1)}})}
