import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test as plainTest } from "vitest";
import { bucketKeys, startBucket } from "../../../tests/support/providers/bucket.ts";
import { openLocalDisk } from "./local-disk.ts";
import { openBucket } from "./s3.ts";

const directory = await mkdtemp(join(tmpdir(), "files-"));
const bucket = await startBucket();
afterAll(async () => {
  await rm(directory, { recursive: true });
  await bucket.close();
});

/** Every promise of the port holds in a directory and in a bucket. */
const test = plainTest.each([
  { where: "in a directory", files: openLocalDisk(join(directory, "store")) },
  { where: "in a bucket", files: openBucket({ ...bucketKeys, ...bucket }, fetch) },
]);

test("$where a stored file is read back with the type of its key", async ({ files }) => {
  const bytes = Buffer.from([0, 255, 10, 13]);
  await files.put("podcasts/3f2a/episode.mp3", bytes);
  expect(await files.read("podcasts/3f2a/episode.mp3")).toEqual({
    bytes,
    contentType: "audio/mpeg",
  });
});

test("$where a file that is on disk already is stored without holding it in memory", async ({
  files,
}) => {
  const sent = join(directory, "sent.bin");
  const bytes = Buffer.alloc(300_000, "an upload ");
  await writeFile(sent, bytes);
  await files.put("activities/a.bin", await openAsBlob(sent));
  expect((await files.read("activities/a.bin"))?.bytes.equals(bytes)).toBe(true);
});

test("$where putting again replaces the whole file", async ({ files }) => {
  await files.put("covers/a.webp", Buffer.from("a long first version"));
  await files.put("covers/a.webp", Buffer.from("short"));
  expect((await files.read("covers/a.webp"))?.bytes.toString()).toBe("short");
});

test("$where a missing file reads as null and can be removed", async ({ files }) => {
  expect(await files.read("covers/none.webp")).toBeNull();
  await files.remove("covers/none.webp");
  await files.put("covers/b.webp", Buffer.from("b"));
  await files.remove("covers/b.webp");
  expect(await files.read("covers/b.webp")).toBeNull();
});

test("$where the size and the type of a file are found without reading it", async ({ files }) => {
  await files.put("podcasts/4c1b/episode.mp3", Buffer.alloc(150_000, 7));
  const facts = { size: 150_000, contentType: "audio/mpeg" };
  expect(await files.find("podcasts/4c1b/episode.mp3")).toEqual(facts);
  expect(await files.find("podcasts/4c1b/other.mp3")).toBeNull();
});

test("$where a file or a part of it is streamed", async ({ files }) => {
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
  await files.put("podcasts/5d2c/episode.mp3", bytes);
  const part = async (start: number, end: number) =>
    bytesOf(await files.stream("podcasts/5d2c/episode.mp3", { start, end }));
  expect((await bytesOf(await files.stream("podcasts/5d2c/episode.mp3"))).equals(bytes)).toBe(true);
  expect(await part(0, 0)).toEqual(bytes.subarray(0, 1));
  expect((await part(1000, 180_000)).equals(bytes.subarray(1000, 180_001))).toBe(true);
  expect(await part(199_999, 300_000)).toEqual(bytes.subarray(199_999));
  expect(await part(200_000, 200_010)).toHaveLength(0);
  expect(await files.stream("podcasts/5d2c/other.mp3")).toBeNull();
  await files.put("podcasts/5d2c/empty.mp3", Buffer.alloc(0));
  expect(await bytesOf(await files.stream("podcasts/5d2c/empty.mp3"))).toHaveLength(0);
});

test("$where a stream that is left is cancelled", async ({ files }) => {
  await files.put("podcasts/6e3d/episode.mp3", Buffer.alloc(500_000, 1));
  const stream = await files.stream("podcasts/6e3d/episode.mp3");
  const reader = stream!.getReader();
  await reader.read();
  await reader.cancel();
  expect(await files.find("podcasts/6e3d/episode.mp3")).not.toBeNull();
});

test("$where the files of a folder are listed with the time at which they were stored", async ({
  files,
}) => {
  const began = Date.now();
  const listed = async (folder: string) => Array.fromAsync(files.list(folder));
  expect(await listed("blog")).toEqual([]);
  const keys = ["blog/a1/400x210.webp", "blog/a1/unused.json", "blog/b2/400x210.webp"];
  for (const key of [...keys, "blogs/c3/400x210.webp"]) await files.put(key, Buffer.from("x"));
  const found = await listed("blog");
  expect(found.map(({ key }) => key)).toEqual(keys);
  for (const { storedAt } of found) {
    expect(Math.abs(storedAt.getTime() - began)).toBeLessThan(60_000);
  }
  expect((await listed("blog/b2")).map(({ key }) => key)).toEqual(keys.slice(2));
  for (const folder of ["", "..", "blog/", "/blog", "blog/../imports", "Blog"]) {
    expect(() => files.list(folder), folder).toThrow(RangeError);
  }
});

test("$where no key leaves the store", async ({ files }) => {
  for (const key of [
    "../secret.json",
    "a/../../secret.json",
    "/etc/hosts.json",
    "a//b.png",
    "a\\..\\b.png",
    "a/.hidden.png",
    "a.tar.gz",
    "a/b.exe",
    "a/b\0.png",
    "A/B.png",
    "",
    `${"a/".repeat(10)}b.png`,
  ]) {
    await expect(files.read(key), key).rejects.toThrow(RangeError);
    await expect(files.put(key, Buffer.from("x")), key).rejects.toThrow(RangeError);
    await expect(files.remove(key), key).rejects.toThrow(RangeError);
    await expect(files.find(key), key).rejects.toThrow(RangeError);
    await expect(files.stream(key), key).rejects.toThrow(RangeError);
  }
});

async function bytesOf(stream: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}
