import fc from "fast-check";
import { expect, test } from "vitest";
import { RecordCutter } from "../../../src/core/workspace/git/record-cutter.ts";

test.for(["\0", "\n"] as const)("records are the same wherever the bytes are cut (%j)", (end) => {
  const bytes = fc.array(fc.constantFrom(0, 10, 65, 255), { maxLength: 40 });
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 10 }), (chunks) => {
      const records: string[] = [];
      const cutter = new RecordCutter(end, (record) => void records.push(record));
      for (const chunk of chunks) cutter.push(Buffer.from(chunk));
      cutter.end();
      expect(records).toEqual(Buffer.from(chunks.flat()).toString("latin1").split(end).filter(Boolean));
    }),
  );
});
