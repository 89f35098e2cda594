import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "#services/config.ts";
import { watchProxies } from "./proxy-mistakes.ts";

/** The warnings after requests with these headers from this address. */
function warningsAbout(
  env: Record<string, string>,
  peer: string,
  ...heads: Record<string, string>[]
) {
  const warnings: unknown[] = [];
  const log = { warn: (facts: object, line: string) => void warnings.push([facts, line]) };
  const watch = watchProxies(log as never, readConfig(env));
  for (const head of heads) {
    const socket = new Socket();
    Object.defineProperty(socket, "remoteAddress", { value: peer });
    const request = new IncomingMessage(socket);
    Object.assign(request.headers, head);
    watch(request);
  }
  return warnings;
}

const forwarded = { "x-forwarded-for": "192.0.2.1" };

test("a proxy that is not trusted is named once", () => {
  const of = (...heads: Record<string, string>[]) => warningsAbout({}, "10.0.0.1", ...heads);
  expect(of({}, { host: "dorsal.example" })).toEqual([]);
  expect(of({}, forwarded, forwarded)).toEqual([
    [
      {},
      "A proxy forwards requests and is not trusted, so all its visitors count as one for limits: set TRUST_PROXY=1.",
    ],
  ]);
  expect(of({ forwarded: "for=192.0.2.1" })).toHaveLength(1);
});

test("a client that goes around the trusted proxy is named once", () => {
  const trusting = { TRUST_PROXY: "1" };
  expect(warningsAbout(trusting, "10.0.0.1", {}, forwarded)).toEqual([]);
  expect(warningsAbout(trusting, "192.0.2.9", forwarded, {})).toEqual([
    [{ peer: "192.0.2.9" }, expect.stringContaining("without the trusted proxy")],
  ]);
  expect(warningsAbout({ TRUST_PROXY: "192.0.2.9" }, "192.0.2.9", forwarded)).toEqual([]);
});

test("a proxy that hides the name of the site is named once", () => {
  const configured = { APP_URL: "https://dorsal.example", TRUST_PROXY: "1" };
  const right = { host: "dorsal.example" };
  expect(warningsAbout(configured, "10.0.0.1", right)).toEqual([]);
  const wrong = { host: "dorsal-1:3000" };
  expect(warningsAbout(configured, "10.0.0.1", wrong, wrong)).toEqual([
    [wrong, expect.stringContaining("another host than APP_URL")],
  ]);
});
