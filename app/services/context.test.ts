import { expect, test } from "vitest";
import { requestContext, requireWithinLimit } from "./context.ts";
import type { Services } from "./services.ts";

/** A request to a server whose limits allow everything or nothing. */
function contextWith(allows: (name: string, key: string) => boolean) {
  const use = async (name: string, key: string) => ({
    isAllowed: allows(name, key),
    limit: 30,
    remaining: 0,
    seconds: 3600,
    resetsIn: 3600,
  });
  return requestContext({
    services: { limits: { use } } as unknown as Services,
    id: "1",
    clientAddress: "192.0.2.7",
    scriptMark: "",
    notes: { route: null, cache: undefined },
  });
}

test("a use within the limit is counted for the visitor's address and passes", async () => {
  const counted: string[] = [];
  const context = contextWith((name, key) => counted.push(`${name} ${key}`) > 0);
  await requireWithinLimit(context, "calendarFeed");
  expect(counted).toEqual(["calendarFeed 192.0.2.7"]);
});

test("a use beyond the limit gets a plain message with status 429", async () => {
  const refused = requireWithinLimit(
    contextWith(() => false),
    "sharePicture",
  );
  const response = await refused.catch((thrown: unknown) => thrown);
  if (!(response instanceof Response)) throw new Error("Nothing was refused.");
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("3600");
  expect(await response.text()).toBe("Too many requests. Please try again later.");
});
