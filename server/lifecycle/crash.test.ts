import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs a program that fails as `mistake` says, with the same handlers as the server. */
function run(mistake: string) {
  const program = `
    import { openLog } from "./app/services/log/log.ts";
    import { endOnMistakes } from "./server/lifecycle/crash.ts";
    const log = openLog("info");
    endOnMistakes(() => log);
    ${mistake}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
}

test.each([
  ["an error", "setImmediate(() => { throw new TypeError('broken'); });", "uncaughtException"],
  ["a promise", "Promise.reject(new TypeError('broken'));", "unhandledRejection"],
])(
  "%s that nobody catches ends the process, and is the last line of its log",
  (_, mistake, origin) => {
    const { status, stdout, stderr } = run(mistake);
    expect([status, stderr]).toEqual([1, ""]);
    expect(JSON.parse(stdout)).toMatchObject({
      level: "fatal",
      origin,
      error: { type: "TypeError", message: "broken", stack: expect.stringContaining("at ") },
    });
  },
);
