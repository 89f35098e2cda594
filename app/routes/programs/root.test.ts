import { expect, test } from "vitest";
import { openLog } from "#services/log/log.ts";
import { serveRoutes } from "../../../tests/support/programs/host.ts";
import * as api from "./api/service.ts";
import * as auth from "./auth/public.ts";
import * as realtime from "./realtime/stream.ts";
import * as storage from "./storage/service.ts";

const { origin } = await serveRoutes(
  { log: openLog("silent") },
  { "api/v1": api, "auth/v1": auth, "realtime/v1": realtime, "storage/v1": storage },
);

test.for(["/api/v1", "/auth/v1", "/realtime/v1", "/storage/v1"])(
  "%s says what it holds and where its reference is",
  async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(await answer.json()).toMatchObject({
      about: expect.any(String),
      documentation: expect.stringContaining(`${origin}/developers#`),
    });
    const refused = await fetch(origin + path, { method: "POST" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET"]);
  },
);
