import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { clientAddressContext, requestNotesContext, servicesContext } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { limitsThat } from "../../../tests/support/outbox.ts";
import { action } from "./rate.ts";

test("stars are limited, because each time all kept pages are made again", async () => {
  const context = new RouterContextProvider();
  const notes = { route: null, cache: undefined };
  context.set(servicesContext, { limits: limitsThat(false) } as unknown as Services);
  context.set(clientAddressContext, "192.0.2.1");
  context.set(requestNotesContext, notes);
  const body = new URLSearchParams({ stars: "5" });
  const request = new Request("http://run.test/coach-sessions/c1/rate", { method: "POST", body });
  const refused = action({ request, context, params: { id: "c1" } } as never);
  await expect(refused).rejects.toMatchObject({ status: 429 });
  expect(notes.cache).toBeUndefined();
});
