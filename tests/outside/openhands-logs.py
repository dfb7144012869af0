"""Reads conversation folders with the OpenHands SDK, event by event and as a whole, and resumes them; prints JSON."""
import json
import pathlib
import shutil
import sys
import tempfile
import uuid
import warnings

warnings.filterwarnings("ignore")

import openhands.tools.apply_patch
import openhands.tools.delegate
import openhands.tools.file_editor
import openhands.tools.glob
import openhands.tools.grep
import openhands.tools.task
import openhands.tools.task_tracker
import openhands.tools.terminal
from openhands.sdk import LLM, Agent, Conversation, Tool
from openhands.sdk.event import Event, LLMConvertibleEvent
from pydantic import SecretStr, ValidationError

failures = []
counts = {"events": 0, "conversations": 0}


def fail(kind, tool, error):
    if isinstance(error, ValidationError):
        said = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()[:4])
    else:
        said = f"{type(error).__name__}: {str(error)[:400]}"
    failures.append({"kind": kind, "tool": tool, "message": said})


def read_events(folder):
    for file in sorted((folder / "events").glob("event-*.json")):
        text = file.read_text()
        event = json.loads(text)
        counts["events"] += 1
        try:
            read = Event.model_validate_json(text)
            if isinstance(read, LLMConvertibleEvent):
                read.to_llm_message()
        except Exception as error:
            fail(event["kind"], event.get("tool_name", ""), error)


def resume(folder):
    """In a copy: reading writes."""
    state = json.loads((folder / "base_state.json").read_text())
    tools = [Tool(name=tool["name"]) for tool in state["agent"]["tools"]]
    with tempfile.TemporaryDirectory() as place:
        identity = uuid.UUID(state["id"])
        shutil.copytree(folder, pathlib.Path(place) / identity.hex)
        llm = LLM(model="openai/none", base_url="http://127.0.0.1:1/v1", api_key=SecretStr("x"), usage_id="default")
        try:
            conversation = Conversation(
                agent=Agent(llm=llm, tools=tools),
                workspace=place,
                persistence_dir=place,
                conversation_id=identity,
                visualizer=None,
                delete_on_close=False,
            )
            kept = sorted((pathlib.Path(place) / identity.hex / "events").glob("event-*.json"))
            assert len(conversation.state.events) == len(kept), "It reads fewer events."
            LLMConvertibleEvent.events_to_messages(conversation.state.view.events)
            conversation.close()
        except Exception as error:
            fail("conversation", "", error)


for base in sorted(pathlib.Path(sys.argv[1]).glob("**/base_state.json")):
    counts["conversations"] += 1
    read_events(base.parent)
    resume(base.parent)
print(json.dumps({**counts, "failures": failures}))
