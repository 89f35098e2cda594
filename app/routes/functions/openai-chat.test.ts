import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { requestIdContext, servicesContext } from "#services/context.ts";
import { openLog } from "#services/log/log.ts";
import type { Services } from "#services/services.ts";
import { action } from "./openai-chat.ts";

test("ERR-38 an unexpected error is told in one sentence, and its cause to the log only", async () => {
  const context = new RouterContextProvider();
  const logged: unknown[] = [];
  const log = Object.assign(openLog("silent"), { error: (line: unknown) => logged.push(line) });
  context.set(requestIdContext, "r1");
  // Without a database nothing can be asked.
  context.set(servicesContext, { log } as unknown as Services);
  const request = new Request("http://run.test/functions/openai-chat", { method: "POST" });
  const answer = await action({ request, context, params: {} } as never);
  expect(answer.status).toBe(500);
  const said = await answer.text();
  expect(said).toContain("Chat generation failed: an unexpected error.");
  expect(said).not.toContain("TypeError");
  expect(logged).toEqual([{ error: expect.any(TypeError), id: "r1" }]);
});
