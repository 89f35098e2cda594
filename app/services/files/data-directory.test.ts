import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DataDirectoryUnusable, hasRoom, openDataDirectory } from "./data-directory.ts";

const place = mkdtempSync(join(tmpdir(), "dorsal-data-directory-"));
afterAll(() => rmSync(place, { recursive: true }));

test("a directory is created with its parents, and an existing one is used", () => {
  const path = join(place, "a", "b", "c");
  openDataDirectory(path);
  openDataDirectory(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

test("a path that is a file or lies below one is reported in one line", () => {
  const file = join(place, "file");
  writeFileSync(file, "");
  for (const path of [file, join(file, "below"), join(file, "far", "below")]) {
    expect(() => openDataDirectory(path)).toThrow(
      new DataDirectoryUnusable(`DATA_DIR ${path} is not a directory, or lies below a file.`),
    );
  }
});

test.skipIf(process.platform !== "linux")(
  "a directory that cannot be created stops the start",
  () => {
    expect(() => openDataDirectory("/proc/nope/below")).toThrow(
      new DataDirectoryUnusable("DATA_DIR /proc/nope/below cannot be made there."),
    );
  },
);

test.skipIf(process.getuid?.() === 0)("a directory of another user is reported in one line", () => {
  const path = join(place, "closed");
  mkdirSync(path, { mode: 0o500 });
  expect(() => openDataDirectory(path)).toThrow(
    new DataDirectoryUnusable(`DATA_DIR ${path} may not be written to by this user.`),
  );
});

test("a full disk is noticed", async () => {
  expect(await hasRoom(place)).toBe(true);
  expect(await hasRoom(place, Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(await hasRoom(join(place, "nowhere"))).toBe(true);
});
