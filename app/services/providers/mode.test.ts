import { expect, test } from "vitest";
import { modeOf, reportModes, sandboxIsAllowed } from "./mode.ts";

test("stand-ins answer only on servers without real users", () => {
  expect(modeOf(true, true)).toBe("live");
  expect(modeOf(true, false)).toBe("live");
  expect(modeOf(false, true)).toBe("sandbox");
  expect(modeOf(false, false)).toBe("unavailable");
});

test("stand-ins are for demo data, for SANDBOX=1, for development and for tests", () => {
  const real = { sandbox: false, mode: "production" } as const;
  expect(sandboxIsAllowed(real, false)).toBe(false);
  expect(sandboxIsAllowed(real, true)).toBe(true);
  expect(sandboxIsAllowed({ ...real, sandbox: true }, false)).toBe(true);
  expect(sandboxIsAllowed({ ...real, mode: "development" }, false)).toBe(true);
  expect(sandboxIsAllowed({ ...real, mode: "test" }, false)).toBe(true);
});

test("the operator is told which services are real, and a missing required one stops the start", () => {
  const told: object[] = [];
  const log = { info: (fields: object) => void told.push(fields) };
  const modes = { mail: "live", sms: "sandbox" } as const;
  reportModes(log, modes, ["mail"]);
  expect(told).toEqual([{ services: modes }]);
  expect(() => reportModes(log, modes, ["mail", "sms", "stripe"])).toThrow(
    "These services of REQUIRE_LIVE_SERVICES are not set up: sms, stripe.",
  );
});
