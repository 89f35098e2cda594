import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, mkdtempSync, openSync, readSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openLog } from "./log.ts";
import { openLogOutput } from "./output.ts";

const line = (number: number) => `${JSON.stringify({ number, text: "x".repeat(1000) })}\n`;
const lines = (count: number) => Array.from({ length: count }, (_, number) => line(number));

function aPipe() {
  const path = join(mkdtempSync(join(tmpdir(), "dorsal-log-")), "pipe");
  execFileSync("mkfifo", [path]);
  const openReader = () => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const reader = openReader();
  const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(writer));
  return { reader, writer, openReader };
}

/** Everything that a pipe holds right now. */
function readAll(reader: number): string {
  const part = Buffer.alloc(1024 * 1024);
  let read = "";
  for (;;) {
    try {
      const count = readSync(reader, part);
      if (count === 0) return read;
      read += part.toString("utf8", 0, count);
    } catch {
      return read;
    }
  }
}

test("a full disk costs lines and nothing else", () => {
  const disk = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(disk));
  const output = openLogOutput(disk);
  for (const each of lines(3)) output.write(each);
  output.flushSync();
  expect(output.dropped()).toBe(3);
});

test("a reader that stands still costs the lines for which no memory is left", async () => {
  const { reader, writer } = aPipe();
  const output = openLogOutput(writer);
  for (const each of lines(5000)) output.write(each);
  expect(output.dropped()).toBeGreaterThan(3000);
  let read = "";
  const linesRead = () => {
    read += readAll(reader);
    return read.match(/\n/g);
  };
  await expect.poll(linesRead).toHaveLength(5000 - output.dropped());
  closeSync(reader);
  const numbers = read
    .trim()
    .split("\n")
    .map((each): number => JSON.parse(each).number);
  expect(numbers, "whole, and in their order").toEqual([...numbers.keys()]);
});

test("a closed pipe loses its lines, and the log says how many once it is read again", async () => {
  const { reader, writer, openReader } = aPipe();
  const output = openLogOutput(writer);
  const log = openLog("info", output);
  closeSync(reader);
  log.info("one");
  log.info("two");
  output.flushSync();
  expect(output.dropped()).toBe(2);
  const next = openReader();
  log.info("three");
  output.flushSync();
  const read = readAll(next);
  closeSync(next);
  expect(
    read
      .trim()
      .split("\n")
      .map((each) => JSON.parse(each)),
  ).toMatchObject([
    { msg: "three" },
    { level: "warn", lines: 2, msg: "the log lost lines that could not be written" },
  ]);
});

/** Runs a program that has opened the log, and reads nothing of its standard output. */
function run(program: string, stdout: number | "pipe") {
  const opening =
    'import { openLog } from "./app/services/log/log.ts"; const log = openLog("info");';
  const child = spawn(process.execPath, ["--input-type=module", "-e", opening + program], {
    stdio: ["ignore", stdout, "inherit"],
  });
  // What nobody has read is reset with the end of the process.
  child.stdout?.on("error", () => {});
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

test("a process ends although nobody reads its log", async () => {
  const child = run(
    `for (let n = 0; n < 2000; n++) log.info({ text: "x".repeat(1000) });
    setTimeout(() => { log.fatal("the end"); process.exit(3); }, 100);`,
    "pipe",
  );
  expect(await once(child, "exit")).toEqual([3, null]);
});

test("a process lives on although its log lies on a full disk, and ends when it wants", async () => {
  const disk = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(disk));
  const child = run(
    `log.info("lost"); setTimeout(() => { log.info("lost too"); process.exit(4); }, 1200);`,
    disk,
  );
  expect(await once(child, "exit")).toEqual([4, null]);
});
