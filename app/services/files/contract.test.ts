import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ServiceProblem } from "../problem.ts";
import { openLocalDisk } from "./local-disk.ts";

const directory = await mkdtemp(join(tmpdir(), "files-"));
afterAll(() => rm(directory, { recursive: true }));
const files = openLocalDisk(join(directory, "store"));

test("a stored file is read back with the type of its key", async () => {
  const bytes = Buffer.from([0, 255, 10, 13]);
  await files.put("podcasts/3f2a/episode.mp3", bytes);
  expect(await files.read("podcasts/3f2a/episode.mp3")).toEqual({
    bytes,
    contentType: "audio/mpeg",
  });
});

test("putting again replaces the whole file", async () => {
  await files.put("covers/a.webp", Buffer.from("a long first version"));
  await files.put("covers/a.webp", Buffer.from("short"));
  expect((await files.read("covers/a.webp"))?.bytes.toString()).toBe("short");
});

test("a missing file reads as null and can be removed", async () => {
  expect(await files.read("covers/none.webp")).toBeNull();
  await files.remove("covers/none.webp");
  await files.put("covers/b.webp", Buffer.from("b"));
  await files.remove("covers/b.webp");
  expect(await files.read("covers/b.webp")).toBeNull();
});

test("the size and the type of a file are found without reading it", async () => {
  await files.put("podcasts/4c1b/episode.mp3", Buffer.alloc(150_000, 7));
  const facts = { size: 150_000, contentType: "audio/mpeg" };
  expect(await files.find("podcasts/4c1b/episode.mp3")).toEqual(facts);
  expect(await files.find("podcasts/4c1b/other.mp3")).toBeNull();
});

test("a file or a part of it is streamed", async () => {
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

test("a stream that is left is cancelled", async () => {
  await files.put("podcasts/6e3d/episode.mp3", Buffer.alloc(500_000, 1));
  const stream = await files.stream("podcasts/6e3d/episode.mp3");
  const reader = stream!.getReader();
  await reader.read();
  await reader.cancel();
  expect(await files.find("podcasts/6e3d/episode.mp3")).not.toBeNull();
});

async function bytesOf(stream: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  return Buffer.from(await new Response(stream).bytes());
}

test("concurrent writes to one key leave one complete version and no other files", async () => {
  const versions = Array.from({ length: 20 }, (_, at) => String(at).repeat(100_000));
  await Promise.all(versions.map((text) => files.put("race/x.json", Buffer.from(text))));
  expect(versions).toContain((await files.read("race/x.json"))?.bytes.toString());
  expect(await readdir(join(directory, "store", "race"))).toEqual(["x.json"]);
});

test("no key leaves the store's directory", async () => {
  await writeFile(join(directory, "secret.json"), "{}");
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

test("an unwritable disk makes the service unavailable", async () => {
  await writeFile(join(directory, "occupied"), "");
  const blocked = openLocalDisk(join(directory, "occupied"));
  const putting = blocked.put("a.png", Buffer.from("x"));
  await expect(putting).rejects.toThrow(ServiceProblem);
  await expect(putting).rejects.toMatchObject({ service: "files", kind: "unavailable" });
});
