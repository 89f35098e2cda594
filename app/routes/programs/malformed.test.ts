import { StorageClient } from "@supabase/storage-js";
import { expect, test } from "vitest";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { accountsOf } from "../../../tests/support/identity.ts";
import { serveRoutes } from "../../../tests/support/programs/host.ts";
import * as operations from "./api/operations.ts";
import * as apiService from "./api/service.ts";
import * as factors from "./auth/factors.ts";
import * as authService from "./auth/service.ts";
import * as objects from "./storage/objects.ts";
import * as storageService from "./storage/service.ts";

const { db } = await openTestDatabase();
const services = { ...accountsOf(db), log: openLog("silent") };
const { origin } = await serveRoutes(services, {
  "api/v1/races/:id": operations,
  "api/v1/*": apiService,
  "auth/v1/factors/:id": factors,
  "auth/v1/*": authService,
  "storage/v1/object/public/:bucket/*": objects,
  "storage/v1/*": storageService,
});

test.for([
  ["GET", "/api/v1/races/%", 404, { error: { code: "no_race" } }],
  ["GET", "/api/v1/a%0d%0ab", 404, { error: { code: "not_found" } }],
  ["DELETE", "/auth/v1/factors/%", 401, { error_code: "no_authorization" }],
  ["GET", "/auth/v1/%E2%80%A8", 404, { error_code: "not_found" }],
  ["GET", "/storage/v1/object/public/b/100%.txt", 404, { code: "NoSuchKey" }],
  ["GET", "/storage/v1/object/public/b/%0d%0a", 404, { code: "NoSuchKey" }],
  ["POST", "/storage/v1/%0d%0a", 404, { code: "NotFound" }],
] as const)(
  "%s %s is refused in the shape of the address",
  async ([method, path, status, body]) => {
    const answer = await fetch(origin + path, { method, headers: { Accept: "text/html" } });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([
      status,
      "*",
    ]);
    expect(await answer.json()).toMatchObject(body);
    const asked = await fetch(origin + path, { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  },
);

test("the public client gets words for a name with a percent sign", async () => {
  const storage = new StorageClient(`${origin}/storage/v1`, {});
  const { error } = await storage.from("b").download("100%.txt");
  expect(error).toMatchObject({ name: "StorageApiError" });
});
