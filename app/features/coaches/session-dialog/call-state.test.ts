import { expect, test } from "vitest";
import {
  type CallAction,
  type CallState,
  isSecureAddress,
  nextCall,
  timeLeft,
} from "./call-state.ts";

const session = {
  conversation_id: "c1",
  conversation_url: "https://example.com/c1",
  source: "provider",
  expires_at: "2026-11-22T20:00:00Z",
} as const;
const failure = "No.";
const idle: CallState = { kind: "idle" };
const after = (...actions: CallAction[]) => actions.reduce(nextCall, idle);
const started: CallAction = { kind: "started", session, secondsLeft: 1200 };

test("VC-14 a session is idle, starting, active with its address and id, and ended without them", () => {
  expect(after({ kind: "asked" })).toEqual({ kind: "starting" });
  expect(after({ kind: "asked" }, started)).toMatchObject({ kind: "active", session });
  const ended = after({ kind: "asked" }, started, { kind: "ended", secondsRun: 3 });
  expect(ended).toEqual({ kind: "ended", rates: null });
  expect(after(started)).toEqual(idle);
});

test("a start that failed can be tried again", () => {
  const failed = after({ kind: "asked" }, { kind: "refused", failure });
  expect(failed).toEqual({ kind: "failed", failure });
  expect(nextCall(failed, { kind: "asked" })).toEqual({ kind: "starting" });
});

test("only a session that has really run is rated", () => {
  const end = { kind: "ended", secondsRun: 30 } as const;
  expect(after({ kind: "asked" }, started, end)).toEqual({ kind: "ended", rates: null });
  const ran = after({ kind: "asked" }, started, { kind: "shown" }, end);
  expect(ran).toEqual({ kind: "ended", rates: "c1" });
  expect(nextCall(ran, { kind: "rated" })).toEqual({ kind: "ended", rates: null });
});

test("FAKE-11 a connection is called secure over TLS and on this machine only", () => {
  const page = "http://dorsal.example/services";
  expect(isSecureAddress("https://tavus.daily.co/c1", page)).toBe(true);
  expect(isSecureAddress("/coach-sessions/c1", page)).toBe(false);
  expect(isSecureAddress("/coach-sessions/c1", "http://localhost:3000/services")).toBe(true);
  expect(isSecureAddress("http://127.0.0.1:3000/x", page)).toBe(true);
});

test("the time that is left is told in minutes", () => {
  expect([1200, 61, 60, 59].map((seconds) => timeLeft(seconds).en)).toEqual([
    "20 min left",
    "2 min left",
    "1 min left",
    "less than 1 min left",
  ]);
});
