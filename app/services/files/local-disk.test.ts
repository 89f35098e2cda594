import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ServiceProblem } from "../providers/problem.ts";
import { openLocalDisk } from "./local-disk.ts";

const directory = await mkdtemp(join(tmpdir(), "files-"));
afterAll(() => rm(directory, { recursive: true }));
const files = openLocalDisk(join(directory, "store"));

test("concurrent writes to one key leave one complete version and no other files", async () => {
  const versions = Array.from({ length: 20 }, (_, at) => String(at).repeat(100_000));
  await Promise.all(versions.map((text) => files.put("race/x.json", Buffer.from(text))));
  expect(versions).toContain((await files.read("race/x.json"))?.bytes.toString());
  expect(await readdir(join(directory, "store", "race"))).toEqual(["x.json"]);
});

test("a file that is being written has no key", async () => {
  await files.put("parts/a.mp3", Buffer.from("whole"));
  await writeFile(join(directory, "store", "parts", "b.mp3.1234.part"), "half");
  expect(await files.find("parts/b.mp3")).toBeNull();
  await expect(files.find("parts/b.mp3.1234.part")).rejects.toThrow(RangeError);
});

test("a stream that has begun keeps its version, and closes the file when it is left", async () => {
  await files.put("parts/c.mp3", Buffer.alloc(300_000, 1));
  const before = await openFiles();
  const reader = (await files.stream("parts/c.mp3"))!.getReader();
  await reader.read();
  await files.put("parts/c.mp3", Buffer.alloc(300_000, 2));
  expect((await reader.read()).value?.every((byte) => byte === 1)).toBe(true);
  await reader.cancel();
  await files.stream("parts/c.mp3");
  await expect.poll(openFiles).toBe(before);
});

test("a directory is no file", async () => {
  await mkdir(join(directory, "store", "nest.mp3"), { recursive: true });
  expect(await files.find("nest.mp3")).toBeNull();
  expect(await files.stream("nest.mp3")).toBeNull();
  expect(await files.read("nest.mp3")).toBeNull();
});

test("an unwritable disk makes the service unavailable", async () => {
  await writeFile(join(directory, "occupied"), "");
  const blocked = openLocalDisk(join(directory, "occupied"));
  const putting = blocked.put("a.png", Buffer.from("x"));
  await expect(putting).rejects.toThrow(ServiceProblem);
  await expect(putting).rejects.toMatchObject({ service: "files", kind: "unavailable" });
});

/** The open files of this process, where the system tells. */
async function openFiles(): Promise<number> {
  const open = await readdir("/proc/self/fd").catch(() => []);
  const names = open.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => ""));
  return (await Promise.all(names)).filter((name) => name.startsWith(directory)).length;
}
