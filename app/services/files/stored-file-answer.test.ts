import { mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ServiceProblem } from "../providers/problem.ts";
import { openLocalDisk } from "./local-disk.ts";
import { partsOf, storedFileAnswer } from "./stored-file-answer.ts";

const directory = await mkdtemp(join(tmpdir(), "stored-"));
afterAll(() => rm(directory, { recursive: true }));
const files = openLocalDisk(directory);
const logged: string[] = [];
const log = { error: (_facts: unknown, text: string) => logged.push(text) } as never;

const key = "podcasts/3f2a3f2a/episode.mp3";
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
await files.put(key, bytes);
const tag = `"${key}"`;

function ask(headers: Record<string, string> = {}, method = "GET", wanted = key) {
  const request = new Request("https://dorsal.example/media/x", { method, headers });
  return storedFileAnswer({ files, log }, request, wanted);
}

test("a file is sent whole, with its type, its length and a tag, to be kept for ever", async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": "300000",
    "content-type": "audio/mpeg",
    etag: tag,
  });
  expect(bytes.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
});

test("a part is sent as it was asked for", async () => {
  const answer = await ask({ Range: "bytes=100000-199999" });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe("bytes 100000-199999/300000");
  expect(answer.headers.get("content-length")).toBe("100000");
  expect(answer.headers.get("content-type")).toBe("audio/mpeg");
  expect(bytes.subarray(100_000, 200_000).equals(Buffer.from(await answer.arrayBuffer()))).toBe(
    true,
  );
});

test("several parts are sent in one body with their places", async () => {
  const answer = await ask({ Range: "bytes=0-4, 299990-" });
  expect(answer.status).toBe(206);
  expect(answer.headers.has("content-range")).toBe(false);
  const type = answer.headers.get("content-type") ?? "";
  const [, boundary] = /^multipart\/byteranges; boundary=([\w-]+)$/.exec(type) ?? [];
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(body.length));
  const head = (place: string) => `Content-Type: audio/mpeg\r\nContent-Range: ${place}\r\n\r\n`;
  const expected = Buffer.concat([
    Buffer.from(`--${boundary}\r\n${head("bytes 0-4/300000")}`),
    bytes.subarray(0, 5),
    Buffer.from(`\r\n--${boundary}\r\n${head("bytes 299990-299999/300000")}`),
    bytes.subarray(299_990),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  expect(body).toEqual(expected);
});

test("parts behind the end are refused with the length; a broken header gets the whole file", async () => {
  const behind = await ask({ Range: "bytes=300000-" });
  expect(behind.status).toBe(416);
  expect(behind.headers.get("content-range")).toBe("bytes */300000");
  expect(behind.headers.get("cache-control")).toBe("no-store");
  for (const Range of ["bytes=b-a", "bytes", "lines=1-2"]) {
    expect((await ask({ Range })).headers.get("content-length")).toBe("300000");
  }
});

test("parts of another content are not mixed with this one", async () => {
  const range = { Range: "bytes=0-9" };
  expect((await ask({ ...range, "If-Range": tag })).status).toBe(206);
  for (const other of ['"another"', `W/${tag}`, "Sat, 21 Nov 2026 10:00:00 GMT"]) {
    expect((await ask({ ...range, "If-Range": other })).status, other).toBe(200);
  }
});

test("a browser that has the file gets no bytes", async () => {
  for (const known of [tag, `W/${tag}`, `"a", ${tag}`, "*"]) {
    const answer = await ask({ "If-None-Match": known, Range: "bytes=0-9" });
    expect([answer.status, answer.body, answer.headers.get("etag")]).toEqual([304, null, tag]);
  }
  expect((await ask({ "If-None-Match": '"another"' })).status).toBe(200);
});

test("HEAD tells the length, and opens no file", async () => {
  const before = await openFiles();
  const answer = await ask({ Range: "bytes=0-9" }, "HEAD");
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(answer.headers.get("content-length")).toBe("300000");
  await expect.poll(openFiles).toBe(before);
});

test("a reader that leaves closes the file, in one part or in several", async () => {
  const before = await openFiles();
  for (const Range of ["bytes=0-", "bytes=0-99999, 200000-"]) {
    const reader = (await ask({ Range })).body!.getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
  }
  await expect.poll(openFiles).toBe(before);
});

test("a missing file is not found; a store that fails is a matter of time", async () => {
  const missing = await ask({}, "GET", "podcasts/none/episode.mp3");
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
  const find = () => Promise.reject(new ServiceProblem("files", "unavailable"));
  const request = new Request("https://dorsal.example/media/x");
  const away = await storedFileAnswer({ files: { ...files, find }, log }, request, key);
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(logged).toEqual(["a stored file could not be read"]);
});

async function openFiles(): Promise<number> {
  const open = await readdir("/proc/self/fd").catch(() => []);
  const names = open.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => ""));
  return (await Promise.all(names)).filter((name) => name.startsWith(directory)).length;
}

test("parts are named from the beginning, to the end, and from the end", () => {
  expect(partsOf("bytes=0-99", 1000)).toEqual([{ start: 0, end: 99 }]);
  expect(partsOf("bytes=0-0", 1000)).toEqual([{ start: 0, end: 0 }]);
  expect(partsOf("bytes=990-", 1000)).toEqual([{ start: 990, end: 999 }]);
  expect(partsOf("bytes=990-5000", 1000)).toEqual([{ start: 990, end: 999 }]);
  expect(partsOf("bytes=-10", 1000)).toEqual([{ start: 990, end: 999 }]);
  expect(partsOf("bytes=-5000", 1000)).toEqual([{ start: 0, end: 999 }]);
  expect(partsOf("Bytes=0-1", 1000)).toEqual([{ start: 0, end: 1 }]);
});

test("parts that touch are one, and the others keep their order", () => {
  const parts = partsOf("bytes=500-599, 0-9, 600-699, -5000", 1000);
  expect(parts).toEqual([{ start: 0, end: 999 }]);
  expect(partsOf("bytes=500-599, 0-9, 600-699", 1000)).toEqual([
    { start: 500, end: 699 },
    { start: 0, end: 9 },
  ]);
});

test("parts behind the end are left out, and none of them is refused", () => {
  expect(partsOf("bytes=0-9, 5000-6000", 1000)).toEqual([{ start: 0, end: 9 }]);
  for (const range of ["bytes=1000-", "bytes=5000-6000", "bytes=-0", "bytes=1e9-", "bytes=9-5"]) {
    expect(partsOf(range, 1000), range).toBe(range === "bytes=1e9-" ? "whole" : "none");
  }
  expect(partsOf("bytes=0-", 0)).toBe("none");
});

test("what cannot be understood and what asks for too much is answered with the whole file", () => {
  const broken = ["", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=1-2-3", "lines=1-2", "0-5"];
  for (const range of [...broken, "bytes=0-5,", `bytes=${"9".repeat(400)}-`, "bytes=\u0000-1"]) {
    expect(["whole", "none"], range).toContain(partsOf(range, 1000));
  }
  for (const range of broken) expect(partsOf(range, 1000), range).toBe("whole");
  const many = Array.from({ length: 9 }, (_, at) => `${at * 10}-${at * 10 + 1}`);
  expect(partsOf(`bytes=${many.join()}`, 1000)).toBe("whole");
  expect(partsOf(`bytes=${many.slice(1).join()}`, 1000)).toHaveLength(8);
});
