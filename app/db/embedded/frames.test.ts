import { expect, test } from "vitest";
import { cutBatches, endsIdle, readOpening, rollbackBatch, syncBatch } from "./frames.ts";

function message(kind: string, body = ""): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body));
  bytes.write(kind, 0);
  bytes.writeInt32BE(bytes.length - 1, 1);
  bytes.write(body, 5);
  return bytes;
}

test("messages are grouped up to the point where the client waits", () => {
  const parse = Buffer.concat([message("P", "select 1"), message("D", "S"), message("H")]);
  const bind = Buffer.concat([message("B", "x"), message("E"), message("S")]);
  const { batches, rest } = cutBatches(Buffer.concat([parse, bind]));
  expect(batches).toEqual([parse, bind]);
  expect(rest).toHaveLength(0);
});

test("an incomplete group waits for more, including its complete messages", () => {
  const parse = message("P", "select 1");
  const sync = message("S");
  const { batches, rest } = cutBatches(Buffer.concat([parse, sync.subarray(0, 3)]));
  expect(batches).toEqual([]);
  expect(cutBatches(Buffer.concat([rest, sync.subarray(3)])).batches).toEqual([
    Buffer.concat([parse, sync]),
  ]);
});

test("the written messages are well formed", () => {
  expect(syncBatch).toEqual(message("S"));
  expect(rollbackBatch).toEqual(message("Q", "ROLLBACK\0"));
});

test("only a ready state outside of a transaction is idle", () => {
  const done = message("C", "SELECT 1\0");
  expect(endsIdle(Buffer.concat([done, message("Z", "I")]))).toBe(true);
  expect(endsIdle(Buffer.concat([done, message("Z", "T")]))).toBe(false);
  expect(endsIdle(Buffer.concat([done, message("Z", "E")]))).toBe(false);
  expect(endsIdle(done)).toBe(false);
  expect(endsIdle(Buffer.alloc(0))).toBe(false);
});

test("a connection opens by asking for encryption, by cancelling or by starting", () => {
  const opening = (code: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeInt32BE(8, 0);
    bytes.writeInt32BE(code, 4);
    return readOpening(bytes).opening;
  };
  expect(opening(80_877_103)).toBe("refuse-encryption");
  expect(opening(80_877_102)).toBe("cancel");
  expect(opening(196_608)).toBe("startup");
  expect(readOpening(Buffer.alloc(3)).opening).toBe("incomplete");
});
