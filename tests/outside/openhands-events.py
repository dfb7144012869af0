"""Reads each event of a conversation's folder with the OpenHands SDK; prints what it cannot read as JSON."""
import json
import pathlib
import sys

import openhands.tools.file_editor
import openhands.tools.glob
import openhands.tools.grep
import openhands.tools.task_tracker
import openhands.tools.terminal
from openhands.sdk.event import Event
from pydantic import ValidationError

files = sorted((pathlib.Path(sys.argv[1]) / "events").glob("event-*.json"))
failures = []
for file in files:
    text = file.read_text()
    try:
        Event.model_validate_json(text)
    except ValidationError as error:
        event = json.loads(text)
        said = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()[:4])
        failures.append({"kind": event["kind"], "tool": event.get("tool_name", ""), "message": said})
print(json.dumps({"events": len(files), "failures": failures}))
