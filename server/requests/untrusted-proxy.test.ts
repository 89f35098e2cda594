import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { watchForProxy } from "./untrusted-proxy.ts";

function saidAbout(trustProxy: boolean, ...heads: Record<string, string>[]) {
  const said: unknown[] = [];
  const watch = watchForProxy(
    { warn: (line: unknown) => void said.push(line) },
    { appUrl: null, trustProxy },
  );
  for (const head of heads) {
    const request = new IncomingMessage(new Socket());
    Object.assign(request.headers, head);
    watch(request);
  }
  return said;
}

const forwarded = { "x-forwarded-for": "192.0.2.1" };

test("a proxy that is not trusted is named once", () => {
  expect(saidAbout(false, {}, { host: "dorsal.example" })).toEqual([]);
  expect(saidAbout(false, {}, forwarded, forwarded)).toEqual([
    "A proxy forwards requests and is not trusted, so all its visitors count as one for limits: set TRUST_PROXY=1.",
  ]);
  expect(saidAbout(false, { forwarded: "for=192.0.2.1" })).toHaveLength(1);
  expect(saidAbout(true, forwarded)).toEqual([]);
});
