import { afterAll, beforeAll } from "vitest";
import { expect, test } from "../../pages/support/test.ts";
import { cookieOf, world } from "../../support/permissions/people.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { authSecret } from "../../support/site/runner-pool.ts";
import { type OwnServer, startServer } from "../../support/site/server.ts";
import { untilReady } from "./ready.ts";

let server: OwnServer;

beforeAll(async () => {
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    AUTH_SECRET: authSecret,
    DATA_DIR: await preparedDataDir("tests/faults/servers/unreadable-database.ts"),
  });
  await untilReady(server.url);
});
afterAll(() => server?.stop());

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { headers });
  return { status: answer.status, html: await answer.text() };
}

test("CALL-09 lists and pages of races and experts still work when reviews cannot be read", async () => {
  const list = await read("/races?past=1");
  expect(list.status).toBe(200);
  for (const path of [`/races/${world.race}`, `/experts/${world.experts[0]}`]) {
    const page = await read(path);
    expect(page.status, path).toBe(200);
    expect(page.html, "ERR-72").toContain("Failed to load reviews. Please try again.");
    expect(page.html).not.toContain("Write a Review");
  }
  await expect.poll(server.log).toContain("reviews could not be read");
});

test("SUB-10 ERR-28 Billing and the profile still work when invoices and customers cannot be read", async () => {
  const owner = cookieOf("owner");
  const profile = await read("/dashboard", owner);
  expect(profile.html).toContain('aria-current="page"');
  expect(profile.html).not.toContain("Something went wrong");
  const billing = await read("/dashboard?tab=billing", owner);
  expect(billing.status).toBe(200);
  expect(billing.html).toContain(
    "Billing service is temporarily unavailable. Please try again later.",
  );
  expect(billing.html).toContain("Manage payment methods");
});

test("screens of the back office keep their heading and tools, and say what could not be read", async () => {
  for (const [path, heading, tool, sentence] of [
    ["/admin/users", "User Management", "Add User", "Failed to load users. Please try again."],
    [
      "/admin/races/registrations",
      "Race Management",
      "Search by runner or email",
      "Failed to load registrations. Please try again.",
    ],
    [
      "/admin/races/claims",
      "Race Management",
      "Search by race, name or email",
      "Failed to load race claims. Please try again.",
    ],
    [
      "/admin/reviews",
      "Review Management",
      "Show hidden reviews",
      "Failed to load reviews. Please try again.",
    ],
  ] as const) {
    const { status, html } = await read(path, cookieOf("admin"));
    expect(status, path).toBe(500);
    for (const text of [heading, tool, sentence, "Try again"]) expect(html, path).toContain(text);
  }
});

test("CHAT-27 ERR-37 the chat keeps its frame and says what could not be read", async () => {
  const list = await read("/chat", cookieOf("owner"));
  expect(list.html).toContain("Your conversations could not be loaded. Please try again.");
  const thread = await read(`/chat/${world.race}`, cookieOf("owner"));
  expect(thread.status).toBe(500);
  expect(thread.html).toContain("Oops! Something went wrong. Please try again.");
  expect(thread.html).toContain("New Chat");
});
