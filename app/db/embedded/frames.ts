const startupCodes = { ssl: 80877103, gss: 80877104, cancel: 80877102 };
const batchEnds = new Set(Array.from("SQHXcf", (letter) => letter.charCodeAt(0)));

export type Opening = "refuse-encryption" | "cancel" | "startup" | "incomplete";

/** The kind and length of the first message of a connection. */
export function readOpening(bytes: Buffer): { opening: Opening; length: number } {
  if (bytes.length < 8) return { opening: "incomplete", length: 0 };
  const length = bytes.readInt32BE(0);
  if (bytes.length < length) return { opening: "incomplete", length: 0 };
  const code = bytes.readInt32BE(4);
  if (code === startupCodes.ssl || code === startupCodes.gss) {
    return { opening: "refuse-encryption", length };
  }
  return { opening: code === startupCodes.cancel ? "cancel" : "startup", length };
}

/**
 * Groups whole protocol messages into batches that end where a client waits for an answer: at a
 * query, a sync, a flush or a terminate. An incomplete message is returned as `rest`.
 */
export function cutBatches(bytes: Buffer): { batches: Buffer[]; rest: Buffer } {
  const batches: Buffer[] = [];
  let start = 0;
  let end = 0;
  while (bytes.length - end >= 5) {
    const next = end + 1 + bytes.readInt32BE(end + 1);
    if (bytes.length < next) break;
    const kind = bytes[end] ?? 0;
    end = next;
    if (!batchEnds.has(kind)) continue;
    batches.push(bytes.subarray(start, end));
    start = end;
  }
  return { batches, rest: Buffer.from(bytes.subarray(start)) };
}

/** Whether an answer ends with "ready for query, outside of a transaction". */
export function endsIdle(answer: Uint8Array): boolean {
  const tail = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength).subarray(-6);
  return tail.length === 6 && tail[0] === 0x5a && tail[4] === 5 && tail[5] === 0x49;
}

export function isGoodbye(batch: Buffer): boolean {
  return batch[0] === 0x58;
}

export const syncBatch = Buffer.from([0x53, 0, 0, 0, 4]);
export const rollbackBatch = Buffer.from([0x51, 0, 0, 0, 13, ...Buffer.from("ROLLBACK\0")]);
