export const id=1739
export const ids=[1739]
export const modules={61739:((e,t,s)=>{s.r(t)
s.d(t,{ipython:()=>ipython})
var r=s(58500)
var o=s(28942)
var n=s(46032)
var i=s(32938)
var a=s(7022)
var l=s(69423)
var d=s(98664)
var c=s(51622)
var p=s(88135)
const u=String.raw`
import sys
sys.path[:] = [path for path in sys.path if path] # a file of the checkout must not be taken for a module of this program
import ast, base64, codecs, io, json, os, queue, signal, threading, traceback, types, warnings

wire = os.fdopen(os.dup(1), "w", encoding="utf-8")
orders = os.fdopen(os.dup(0), "r", encoding="utf-8")
reading, writing = os.pipe()
os.dup2(writing, 1)
os.dup2(writing, 2)
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
sys.stdin = open(os.devnull)
sys.stdout = io.TextIOWrapper(os.fdopen(os.dup(1), "wb", 0), encoding="utf-8", errors="replace", write_through=True)
sys.stderr = io.TextIOWrapper(os.fdopen(os.dup(2), "wb", 0), encoding="utf-8", errors="replace", write_through=True)
END = b"\0" + os.urandom(16).hex().encode() + b"\0"
lock, drained, cells = threading.Lock(), threading.Event(), queue.Queue()
running = False
worker_pid = os.getpid()
IMAGES, BYTES = 8, 5 * 1024 * 1024
images = 0

def send(**message):
    with lock:
        wire.write(json.dumps(message) + "\n")
        wire.flush()

def copy_output():
    decoder, held = codecs.getincrementaldecoder("utf-8")("replace"), b""
    while True:
        piece = os.read(reading, 65536)
        if not piece:
            return
        held += piece
        while END in held:
            said, held = held.split(END, 1)
            text = decoder.decode(said)
            if text:
                send(text=text)
            drained.set()
        keep = next((n for n in range(min(len(held), len(END) - 1), 0, -1) if held.endswith(END[:n])), 0)
        said, held = held[:len(held) - keep], held[len(held) - keep:]
        text = decoder.decode(said)
        if text:
            send(text=text)

def take_orders():
    for line in orders:
        order = json.loads(line)
        if "code" in order:
            cells.put(order["code"])
        elif running:
            os.kill(worker_pid, signal.SIGINT)
    os._exit(0)

def send_image(data):
    global images
    data = base64.b64encode(data).decode() if isinstance(data, bytes) else data.replace("\n", "")
    images += 1
    if images > IMAGES:
        print("[An image is left out: a cell shows %d.]" % IMAGES)
    elif len(data) * 3 // 4 > BYTES:
        print("[An image of more than %d bytes is left out.]" % BYTES)
    else:
        send(image=data)

def show(bundle):
    if "image/png" in bundle:
        send_image(bundle["image/png"])
    else:
        text = bundle.get("text/markdown") or bundle.get("text/plain")
        if text is not None:
            print(text)

def show_figures():
    plots = sys.modules.get("matplotlib.pyplot")
    for number in plots.get_fignums() if plots else []:
        buffer = io.BytesIO()
        plots.figure(number).savefig(buffer, format="png")
        send_image(buffer.getvalue())
    if plots:
        plots.close("all")

module = types.ModuleType("__main__")
module.__builtins__ = __builtins__
sys.modules["__main__"] = module
os.environ.setdefault("MPLBACKEND", "agg")
warnings.filterwarnings("ignore", message=".*non-interactive.*")

def plain_cell(code):
    tree = ast.parse(code, "<cell>")
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), module.__dict__)
    if last is not None:
        value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), module.__dict__)
        if value is not None:
            module.__dict__["_"] = value
            png = getattr(value, "_repr_png_", None)
            show({"image/png": png()} if png else {"text/plain": repr(value)})

def run_plain(code):
    try:
        plain_cell(code)
        return "ok"
    except KeyboardInterrupt:
        return "interrupted"
    except BaseException as error:
        trace = error.__traceback__
        while trace and trace.tb_frame.f_code.co_filename != "<cell>":
            trace = trace.tb_next
        traceback.print_exception(type(error), error, trace)
        return "error"

def interactive():
    from IPython.core.displayhook import DisplayHook
    from IPython.core.displaypub import DisplayPublisher
    from IPython.core.interactiveshell import InteractiveShell

    class Hook(DisplayHook):
        def write_output_prompt(self):
            pass

        def write_format_data(self, format_dict, md_dict=None):
            show(format_dict)

    class Publisher(DisplayPublisher):
        def publish(self, data, *args, **kwargs):
            show(data)

    class Shell(InteractiveShell):
        displayhook_class = Hook
        display_pub_class = Publisher
        system = InteractiveShell.system_raw

        def enable_gui(self, gui=None):
            pass

    Shell.history_load_length = 0
    from traitlets.config import Config
    config = Config()
    config.HistoryManager.enabled = False
    shell = Shell.instance(user_module=module, colors="NoColor", config=config)
    shell.active_types = ["text/plain", "text/markdown", "image/png"]
    shell.display_formatter.active_types = shell.active_types

    def run(code):
        result = shell.run_cell(code, store_history=True)
        error = result.error_before_exec or result.error_in_exec
        if isinstance(error, KeyboardInterrupt):
            return "interrupted"
        return "ok" if error is None else "error"

    return run

try:
    run, name = interactive(), "IPython"
except Exception:
    run, name = run_plain, "Python without IPython, so without magics"

sys.path.insert(0, os.getcwd())
signal.signal(signal.SIGINT, signal.default_int_handler)
for loop in (copy_output, take_orders):
    threading.Thread(target=loop, daemon=True).start()
send(ready="%s %s" % (name, sys.version.split()[0]))

while True:
    end = "interrupted"
    try:
        code, images = cells.get(), 0
        try:
            running = True
            end = run(code)
            show_figures()
        finally:
            running = False
    except KeyboardInterrupt:
        pass
    except BaseException:
        traceback.print_exc()
        end = "error"
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        pass
    drained.clear()
    os.write(writing, END)
    drained.wait()
    send(end=end)
`
const h={default:120,max:3600,start:60,obey:5}
function ipython(e={}){const t=new Cells({...h,...e})
return(0,l.uO)({name:"execute_ipython_cell",description:(0,p.J1)("tools/execute_ipython_cell"),input:o.object({code:(0,i.F)().describe("Any Python; with IPython also magics such as %timeit."),timeout:o.number().positive().optional().describe("Seconds until it is interrupted: 120, at most 3600."),restart:o.boolean().optional().describe("First start a new process, without earlier variables.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0},risk:(e,{isSandboxed:t})=>t?"LOW":"HIGH",commands:({code:e})=>[e],declaredResources:()=>({declared:!0,keys:["ipython:process"]}),run:(e,s)=>t.run(e,s),close:()=>t.close()})}const f=o.union([o.object({text:o.string()}).readonly(),o.object({image:o.base64()}).readonly(),o.object({ready:o.string()}).readonly(),o.object({end:o["enum"](["ok","error","interrupted"])}).readonly()])
class Cells{#e
#t
#s=!1
constructor(e){this.#e=e}async run({code:e,timeout:t,restart:s=!1},r){if(s)await this.close()
if(s)this.#s=!1
if(e.trim()==="")return{content:[(0,n.Qq)((0,p.J1)("tools/ipython-restarted"))]}
const o=this.#s
const i=await this.#r(r.workspace)
this.#s=!1
const l=Math.min(t??this.#e.default,this.#e.max)
const d=new a.t("ipython",{workspace:r.workspace,mask:r.secrets?.masker()})
const c=[]
const u=await this.#o(i,{code:e,seconds:l,signal:r.signal},async e=>{if("text"in e)await d.push(e.text)
if("image"in e&&isTaken(e.image,c.length))c.push(imageOf(e.image))})
const{text:h,file:f}=await d.finish(!0)
const g=[o?(0,p.J1)("tools/ipython-lost"):"",h,wordsOf(u,{seconds:l,why:i.end})].filter(e=>e!=="")
return{content:[(0,n.Qq)(g.join("\n")||(0,p.J1)("tools/ipython-silent")),...c],is_error:u!=="ok",code:e,...f&&{metadata:{full_output_file:f}}}}async close(){const e=this.#t
this.#t=void 0
await((await(e?.catch(()=>{})))?.close())}async#o(e,{code:t,seconds:s,signal:r},o){try{await e.write({code:t})
const n=await e.until(s,r,o)
if(n!=="late"&&n!=="lost")return n
if(n==="late"){await e.write({interrupt:!0})
const t=await e.until(this.#e.obey,r,o)
if(t!=="late"&&t!=="lost")return"stopped"}}catch(e){if(!(e instanceof d.Fp)){this.#s=!0
await this.close()
throw e}}this.#s=!0
await this.close()
return"lost"}#r(e){this.#t??=PythonProcess.open(e,this.#e.start).catch(e=>{this.#t=void 0
throw e})
return this.#t}}class PythonProcess{#n
#i
end=""
constructor(e){this.#n=e}static async open(e,t){const s=await e.openProgram({file:"python3",args:["-u","-c",u],environment:{}})
const r=new PythonProcess(s)
const o=await r.until(t,(new AbortController).signal,async()=>{},"ready")
if(o==="ok")return r
await s.close()
throw new d.Fp(`Python does not start here. ${r.end}`.trim())}write(e){return this.#n.write(JSON.stringify(e))}async until(e,t,s,o="end"){const n=new AbortController
const i=(0,r.setTimeout)(e*1e3,"late",{signal:AbortSignal.any([n.signal,t])})
i.catch(()=>{})
try{for(;;){this.#i??=this.#n.read()
const e=await Promise.race([this.#i,i])
if(e==="late")return e
this.#i=void 0
for(const t of e.lines){const e=parse(t)
if("end"in e)return e.end
if("ready"in e&&o==="ready")return"ok"
await s(e)}if(e.end!==void 0){this.end=e.end
return"lost"}}}catch(e){t.throwIfAborted()
throw e}finally{n.abort()}}close(){return this.#n.close()}}function parse(e){try{return f.parse((0,c.qF)(e))}catch{return{text:e}}}const g=8
const m=5*1024*1024
function isTaken(e,t){return t<g&&e.length*3/4<=m+3}function imageOf(e){return{type:"image",image_urls:[`data:image/png;base64,${e}`],cache_prompt:!1}}function wordsOf(e,{seconds:t,why:s}){if(e==="stopped")return(0,p.J1)("tools/ipython-stopped",{seconds:String(t)})
if(e==="interrupted")return"[Interrupted.]"
return e==="lost"?(0,p.J1)("tools/ipython-ended",{why:s||"It did not obey."}):""}})}
