import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "../../../tests/support/database.ts";
import { openScratch } from "./scratch.ts";

const now = () => new Date();

test("temporary files are removed once they are no longer needed", async () => {
  const scratch = openScratch(await temporaryDirectory(), now)();
  const [path, unused] = [scratch.path(), scratch.path()];
  expect(path).not.toBe(unused);
  writeFileSync(path, "an upload");
  await scratch.clear();
  expect(existsSync(path)).toBe(false);
});

test("a process whose folder was removed meanwhile makes it again", async () => {
  const directory = await temporaryDirectory();
  const scratch = openScratch(directory, now)();
  rmSync(join(directory, "scratch"), { recursive: true });
  writeFileSync(scratch.path(), "an upload");
  await scratch.clear();
});

test("a start removes what killed processes have left, and nothing of those that run", async () => {
  const directory = await temporaryDirectory();
  const ended = spawnSync(process.execPath, ["-e", ""]).pid;
  const folders = {
    killed: `${hostname()}-${ended}`,
    running: `${hostname()}-${process.ppid}`,
    elsewhere: "other-machine-1",
    stale: "gone-machine-1",
  };
  for (const name of Object.values(folders)) {
    mkdirSync(join(directory, "scratch", name), { recursive: true });
    writeFileSync(join(directory, "scratch", name, "file"), "an upload");
  }
  utimesSync(join(directory, "scratch", folders.stale), 0, 0);
  openScratch(directory, now);
  const left = readdirSync(join(directory, "scratch")).sort();
  const own = `${hostname()}-${process.pid}`;
  expect(left).toEqual([folders.elsewhere, folders.running, own].sort());
});
