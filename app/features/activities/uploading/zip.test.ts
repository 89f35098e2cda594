import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { unpacked, zipEntries } from "./zip.server.ts";

const centralHead = 46;
const unknown = 0xffffffff;

/** The same archive of one file as large archives are written: sizes and places of eight bytes. */
function asLarge(archive: Uint8Array, files = 1): Buffer {
  const small = Buffer.from(archive);
  const end = small.length - 22;
  const start = small.readUInt32LE(end + 16);
  const nameLength = small.readUInt16LE(start + 28);
  const entry = Buffer.from(small.subarray(start, start + centralHead + nameLength));
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(24)), 4);
  extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(20)), 12);
  extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(42)), 20);
  for (const place of [20, 24, 42]) entry.writeUInt32LE(unknown, place);
  entry.writeUInt16LE(extra.length, 30);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(files), 24);
  record.writeBigUInt64LE(BigInt(files), 32);
  record.writeBigUInt64LE(BigInt(entry.length + extra.length), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + entry.length + extra.length), 8);
  locator.writeUInt32LE(1, 16);
  const last = Buffer.from(small.subarray(end));
  last.writeUInt16LE(0xffff, 8);
  last.writeUInt16LE(0xffff, 10);
  last.writeUInt32LE(unknown, 12);
  last.writeUInt32LE(unknown, 16);
  return Buffer.concat([small.subarray(0, start), entry, extra, record, locator, last]);
}

const content = "a run ".repeat(1000);
const archive = zipSync({ "runs/one.gpx": strToU8(content) });

test("ZIP64 is read like a small archive", () => {
  for (const bytes of [Buffer.from(archive), asLarge(archive)]) {
    const entries = zipEntries(bytes, 10);
    if ("problem" in entries) throw new Error(entries.problem.code);
    const [entry] = entries;
    if (!entry) throw new Error("no entry");
    expect(entry).toMatchObject({ name: "runs/one.gpx", at: 0, isEncrypted: false });
    expect(String(unpacked(bytes, entry, 100_000))).toBe(content);
  }
});

test("ZIP64 with more files than are taken, or with a wrong directory, is refused with a sentence", () => {
  expect(zipEntries(asLarge(archive, 70_000), 50_000)).toEqual({
    problem: { code: "too-many-files" },
  });
  const large = asLarge(archive);
  const record = large.indexOf(Buffer.from([0x50, 0x4b, 6, 6]));
  for (const wrong of [0n, 2n ** 33n, 2n ** 63n]) {
    const damaged = Buffer.from(large);
    damaged.writeBigUInt64LE(wrong, record + 48);
    expect(zipEntries(damaged, 10)).toEqual({ problem: { code: "bad-archive" } });
  }
});
