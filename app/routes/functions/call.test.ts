import { expect, test } from "vitest";
import { requestContext } from "#services/context.ts";
import { openLog } from "#services/log/log.ts";
import type { Services } from "#services/services.ts";
import { answerCall } from "./call.server.ts";

const asked = {
  request: new Request("http://localhost"),
  context: requestContext({
    services: { log: openLog("silent") } as Services,
    id: "1",
    clientAddress: "",
    scriptMark: "",
    notes: { route: null, cache: undefined },
  }),
};

test("GAP-83 an unexpected error is answered in the same shape as every refusal", async () => {
  const fine = await answerCall(asked, "It failed.", async () => Response.json({ url: "/" }));
  expect(await fine.json()).toEqual({ url: "/" });
  const failed = await answerCall(asked, "It failed.", () => Promise.reject(new Error("secret")));
  expect([failed.status, await failed.json()]).toEqual([
    500,
    { error: { code: "failed", message: "It failed." } },
  ]);
});
