"""Prints as JSON, for each class of the OpenHands SDK that logs name, the fields that it needs and all that it takes.

A class of tools has none: their fields in a system prompt are those of the tool."""
import json
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
from openhands.sdk.event import Event
from openhands.sdk.event.error_classification import ErrorClassification
from openhands.sdk.tool import ToolDefinition
from openhands.sdk.tool.schema import Action, Observation
from openhands.sdk.utils.models import get_known_concrete_subclasses


def fields(kind):
    all_fields = kind.model_fields
    return {
        "needs": sorted(name for name, field in all_fields.items() if field.is_required()),
        "takes": sorted(name for name, field in all_fields.items() if not field.is_required()),
    }


kinds = [kind for base in (Event, Action, Observation) for kind in get_known_concrete_subclasses(base)]
table = {kind.__name__: fields(kind) for kind in [*kinds, ErrorClassification]}
table |= {kind.__name__: {"needs": [], "takes": []} for kind in get_known_concrete_subclasses(ToolDefinition)}
print(json.dumps(dict(sorted(table.items())), indent=2))
