import { mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ServiceProblem } from "../providers/problem.ts";
import { openLocalDisk } from "./local-disk.ts";
import { storedFileAnswer } from "./stored-file-answer.ts";

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
