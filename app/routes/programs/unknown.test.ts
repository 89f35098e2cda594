import { expect, test } from "vitest";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { accountsOf } from "../../../tests/support/identity.ts";
import { serveRoutes } from "../../../tests/support/programs/host.ts";
import * as noFunction from "../functions/unknown.ts";
import * as auth from "./auth/service.ts";
import * as realtime from "./realtime/stream.ts";
import * as storage from "./storage/service.ts";

const { db } = await openTestDatabase();
const services = { ...accountsOf(db), log: openLog("silent") };
const { origin } = await serveRoutes(services, {
  "auth/v1/health": auth,
  "auth/v1/*": auth,
  "realtime/v1/stream": realtime,
  "realtime/v1/*": realtime,
  "storage/v1/*": storage,
  "functions/*": noFunction,
});

async function told(path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, { ...init, headers: { Accept: "text/html" } });
  expect(answer.headers.get("content-type"), path).toContain("application/json");
  const isOpen = answer.headers.get("access-control-allow-origin") === "*";
  return [answer.status, isOpen, await answer.json()];
}

test("an address that an API does not have is refused in the shape of the API", async () => {
  const plain = { error: { code: "not_found", message: expect.any(String) } };
  for (const method of ["GET", "POST", "DELETE"]) {
    expect(await told("/auth/v1/nothing", { method })).toMatchObject([
      404,
      true,
      { error_code: "not_found" },
    ]);
    expect(await told("/storage/v1/nothing", { method })).toMatchObject([
      404,
      true,
      { statusCode: "404" },
    ]);
    expect(await told("/realtime/v1/nothing", { method })).toMatchObject([404, true, plain]);
  }
  expect(await told("/functions/nothing")).toMatchObject([404, false, plain]);
});

test("a slash too many leads scripts of other sites on", async () => {
  const answer = await fetch(`${origin}/auth/v1/health/`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/auth/v1/health"]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

test("a method that an address does not have is refused in the shape of the API", async () => {
  const wrong = { method: "POST" };
  const refused = await fetch(`${origin}/auth/v1/health`, wrong);
  expect(refused.headers.get("allow")).toBe("GET");
  expect(await told("/auth/v1/health", wrong)).toMatchObject([
    405,
    true,
    { error_code: "method_not_allowed" },
  ]);
  expect(await told("/realtime/v1/stream", wrong)).toMatchObject([
    405,
    true,
    { error: { code: "method_not_allowed" } },
  ]);
});

test("an unknown address is refused without reading a large body", async () => {
  const large = { method: "POST", body: "x".repeat(600 * 1024) };
  expect(await told("/auth/v1/nothing", large)).toMatchObject([404, true, {}]);
  expect(await told("/storage/v1/nothing", large)).toMatchObject([404, true, {}]);
});
