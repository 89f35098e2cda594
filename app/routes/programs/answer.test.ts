import { expect, test } from "vitest";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Log } from "#services/log/log.ts";
import { serveRoutes } from "../../../tests/support/programs/host.ts";
import { answerProgram } from "./answer.server.ts";
import { apiProtocol } from "./api/protocol.server.ts";

const logged: unknown[] = [];
const note = (...said: unknown[]) => void logged.push(said);
const log = { error: note, warn: note, info: () => {}, debug: () => {} } as unknown as Log;

const action = (asked: RequestArgs) =>
  answerProgram(asked, apiProtocol("POST"), async () => new Response(await asked.request.text()));
const { origin } = await serveRoutes({ log }, { "api/v1/read": { action } });

test.for([true, false])(
  "a body that is too large is refused in the shape of the API, and is no failure of ours: %s",
  async (isChunked) => {
    const body = "x".repeat(600 * 1024);
    const sent = isChunked ? new Blob([body]).stream() : body;
    const asked = { method: "POST", body: sent, duplex: "half" };
    const answer = await fetch(`${origin}/api/v1/read`, asked as RequestInit);
    expect([answer.status, (await answer.json()).error.code]).toEqual([413, "too_large"]);
    expect(logged).toEqual([]);
  },
);
