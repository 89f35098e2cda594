import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { bucketKeys, startBucket } from "../../../tests/support/providers/bucket.ts";
import { openFiles } from "./open.ts";

const place = await mkdtemp(join(tmpdir(), "open-files-"));
const bucket = await startBucket();
afterAll(async () => {
  await rm(place, { recursive: true });
  await bucket.close();
});
const silent = { error: () => expect.unreachable() };

test("a directory is made, and one that cannot be used stops the start", async () => {
  const { files, mode } = openFiles(
    { directory: join(place, "a", "b"), bucket: null },
    silent,
    fetch,
  );
  expect(mode).toBe("built-in");
  await files.put("a.png", Buffer.from("x"));
  const below = join(place, "a", "b", "a.png", "below");
  expect(() => openFiles({ directory: below, bucket: null }, silent, fetch)).toThrow(
    `STORAGE_DIR ${below} is not a directory, or lies below a file.`,
  );
});

test("the start says at once why a bucket cannot be used, and does not wait for it", async () => {
  const right = { ...bucketKeys, endpoint: bucket.endpoint };
  const wrong = {
    SignatureDoesNotMatch: { ...right, secretAccessKey: "another secret" },
    NoSuchBucket: { ...right, bucket: "elsewhere" },
  };
  for (const [code, settings] of Object.entries(wrong)) {
    const told = new Promise<object>((resolve) => {
      const log = { error: (facts: object) => resolve(facts) } as never;
      expect(openFiles({ directory: place, bucket: settings }, log, fetch).mode).toBe("live");
    });
    const { error } = (await told) as { error: Error };
    expect(String(error.cause)).toContain(code);
  }
  openFiles({ directory: place, bucket: right }, silent, fetch);
  await expect.poll(() => bucket.seen.length).toBe(3);
});
