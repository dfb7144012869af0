"""Reads conversation folders with the OpenHands SDK, event by event and as a whole, and resumes them; prints JSON.

With the address of a model, each conversation goes on: with a message, a step of the terminal and an end.
"""
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
from openhands.tools.preset.default import register_builtins_agents
from pydantic import SecretStr, ValidationError

register_builtins_agents(enable_browser=False)
model_url = sys.argv[2] if len(sys.argv) > 2 else None
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
        llm = LLM(
            model="openai/test-1",
            base_url=model_url or "http://127.0.0.1:1/v1",
            api_key=SecretStr("sk-test-0000000000"),
            usage_id="default",
            num_retries=0,
        )
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
            if model_url:
                go_on(conversation)
            conversation.close()
        except Exception as error:
            fail("conversation", "", error)


def go_on(conversation):
    before = len(conversation.state.events)
    conversation.send_message("Go on, please.")
    conversation.run()
    news = [event for event in list(conversation.state.events)[before:] if event.kind == "ObservationEvent"]
    status = conversation.state.execution_status.value
    assert status == "finished", f"It ended as {status}."
    assert "terminal" in [event.tool_name for event in news], "It made no step."


for base in sorted(pathlib.Path(sys.argv[1]).glob("**/base_state.json")):
    counts["conversations"] += 1
    read_events(base.parent)
    resume(base.parent)
print(json.dumps({**counts, "failures": failures}))
