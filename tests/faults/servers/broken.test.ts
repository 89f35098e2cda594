import { afterAll, beforeAll } from "vitest";
import { generationFailed, searchFailed } from "#features/assistant/threads/messages.ts";
import { expect, test } from "../../pages/support/test.ts";
import { Visitor } from "../../pages/support/visitor.ts";
import { cookieOf, people, world } from "../../support/permissions/people.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { authSecret } from "../../support/site/runner-pool.ts";
import { type OwnServer, startServer } from "../../support/site/server.ts";
import { untilReady } from "./ready.ts";

let server: OwnServer;

/**
 * A server for real people whose database has lost what pages of races and reviews read, and whose
 * payment provider cannot be asked.
 */
beforeAll(async () => {
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    AUTH_SECRET: authSecret,
    DATA_DIR: await preparedDataDir("tests/faults/servers/broken-database.ts"),
  });
  await untilReady(server.url);
});
afterAll(() => server?.stop());

test("HOME-24 the home page shows zero when the races cannot be read, and the log has the cause", async () => {
  const visitor = new Visitor(server.url);
  await visitor.visit("/");
  expect(visitor.status).toBe(200);
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("heading", { name: "Races Coming Soon" })).toHaveCount(3);
  expect(main.getByRole("definition").first()).toHaveText("0+");
  expect(visitor.page.getByText(/error|wrong|failed|race_search/i)).toHaveCount(0);
  await expect.poll(server.log).toContain("The home page could not be loaded");
  await expect.poll(server.log).toContain("race_search");
});

test("EXP-14 VC-06 the services page still works when its cards cannot be read, and says so", async () => {
  for (const [address, sentence] of [
    ["/services", "Failed to load experts. Please try again."],
    ["/services?tab=virtual", "Failed to load virtual coaches. Please try again."],
  ]) {
    const response = await fetch(server.url + address);
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain(sentence);
    expect(html).toContain("Virtual Coaches</a>");
  }
  await expect.poll(server.log).toContain("The services page could not be loaded");
});

test("a failing page says so with the number of its log entry, without internal details", async () => {
  const visitor = new Visitor(server.url);
  await visitor.visit("/races");
  expect(visitor.status).toBe(500);
  expect(visitor.title).toBe("Something went wrong · Dorsal");
  const id = String(visitor.headers.get("x-request-id"));
  expect(visitor.page.getByRole("main")).toContainText(id);
  expect(visitor.body).not.toMatch(/race_search|select |at .*\.js:\d+|PostgresError/);
  await expect.poll(server.log).toContain(id);
});

test("an answer with status 500 has the security headers and is not cached", async () => {
  for (const address of ["/races", "/races.data", "/races.ics", "/races/cities"]) {
    const response = await fetch(server.url + address);
    expect(response.status, address).toBe(500);
    expect(Object.fromEntries(response.headers), address).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-request-id": expect.any(String),
    });
    expect(response.headers.get("cache-control") ?? "", address).not.toContain("public");
    expect(await response.text(), address).not.toMatch(/race_search|PostgresError|\.ts:\d+/);
  }
  const page = await fetch(`${server.url}/races`);
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
});

test("ERR-01 RACE-DET-17 an unreadable race shows its message and both links without internal details", async () => {
  const response = await fetch(`${server.url}/races/${world.race}`);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain(">Race Not Found<");
  expect(html).toContain("Failed to load race details. Please try again later.");
  expect(html).toMatch(/<a[^>]* href="\/races"[^>]*>Back to Races/);
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Explore/);
  expect(html).not.toMatch(/select |relation|reviews r|at \w+ \(/);
});

test("POD-05 POD-07 ERR-87 ERR-88 the list and an episode say when they cannot be read", async () => {
  const list = await fetch(`${server.url}/podcasts?page=2`);
  expect(list.status).toBe(500);
  const html = await list.text();
  expect(html).toContain("Failed to load podcasts. Please try again later.");
  expect(html).toMatch(/<a[^>]* href="\/podcasts\?page=2"[^>]*>Try Again/);
  const episode = await fetch(`${server.url}/podcasts/${world.race}`);
  expect(episode.status).toBe(500);
  const shown = await episode.text();
  expect(shown).toContain("Failed to load podcast. Please try again later.");
  expect(shown).toContain("<title>Something went wrong · Dorsal</title>");
});

test("ADM-RACE-27 ERR-55 ERR-60 the list and form of races say when races cannot be read", async () => {
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: cookieOf("admin") });
    return { status: answer.status, html: await answer.text() };
  };
  const list = await read("/admin/races?q=lima");
  expect(list.status).toBe(500);
  expect(list.html).toContain(
    "Failed to fetch races: the database does not match this version of the program",
  );
  expect(list.html).not.toContain("race_directory");
  expect(list.html).toContain("Race Management");

  const form = await read(`/admin/races/edit/${world.race}`);
  expect(form.status).toBe(500);
  expect(form.html).toContain("Failed to load race data");
  expect(form.html).toContain("Please try again in a moment.");
  expect(form.html).not.toContain("It may have been deleted");
  expect(form.html).toContain('href="/admin/races"');
});

test("ADM-REV-08 ERR-72 ERR-73 ERR-74 the list of reviews says when it cannot be read and stays usable", async () => {
  const headers = { ...cookieOf("admin"), Origin: server.url };
  const list = await fetch(`${server.url}/admin/reviews?q=hot`, { headers });
  expect(list.status).toBe(500);
  const html = await list.text();
  expect(html).toContain("Failed to load reviews. Please try again.");
  expect(html).toContain("Review Management");
  expect(html).toContain("Try again");

  for (const [what, form, problem] of [
    ["hide", "reason=spam", "visibility"],
    ["show", "", "visibility"],
    ["delete", "", "delete"],
  ] as const) {
    const answer = await fetch(`${server.url}/admin/reviews/${people.owner}/${what}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
      body: form,
      redirect: "manual",
    });
    expect(answer.headers.get("location"), what).toBe(`/admin/reviews?problem=${problem}`);
  }
});

test("SUB-10 ERR-28 the rest of the page works while the provider is unreachable", async () => {
  const headers = { ...cookieOf("owner"), Origin: server.url };
  const answer = await fetch(`${server.url}/dashboard?tab=billing`, { headers });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  for (const words of [
    "Billing service is temporarily unavailable. Please try again later.",
    "The invoices below are those that we know of.",
    "KNOWN-1",
    "$19.99",
    "Sprinter",
    "Visa ending in 4242",
    "Refresh invoices",
  ]) {
    expect(html).toContain(words);
  }
  const portal = await fetch(`${server.url}/dashboard/billing/portal`, {
    headers,
    redirect: "manual",
  });
  expect(portal.status).toBe(303);
  expect(portal.headers.get("location")).toBe("/dashboard?tab=billing");
  expect(decodeURIComponent(portal.headers.get("set-cookie") ?? "")).toContain(
    "Billing service is temporarily unavailable.",
  );
});

test("without payments the plans have no failing buttons, and a form gets the reason", async () => {
  const html = await (await fetch(`${server.url}/membership`)).text();
  expect(html).toContain("Memberships cannot be bought here at the moment.");
  expect(html).toContain("Everything in Sprinter");
  expect(html).not.toContain("Subscribe Now");
  const headers = { ...cookieOf("owner"), Origin: server.url };
  const body = new URLSearchParams({ price_id: "elite_monthly" });
  const answer = await fetch(`${server.url}/membership`, { method: "POST", headers, body });
  expect(answer.status).toBe(503);
  expect(await answer.text(), "ERR-19").toContain(
    "Unable to connect to payment service. Please check your internet connection and try again.",
  );
});

test("ERR-38 ERR-41 the assistant says what failed: the call, or a search within its answer", async () => {
  const ask = (data: object) =>
    fetch(`${server.url}/functions/openai-chat`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(data),
    });
  const failed = await ask({ text: "Trail races in Lima" });
  expect(failed.status).toBe(500);
  expect(await failed.json()).toEqual({
    error: { code: "failed", message: generationFailed("an unexpected error.") },
  });

  const messages = [{ role: "user", content: "Trail races in Lima" }];
  const answer = await ask({ messages });
  expect(answer.status).toBe(200);
  const { message } = await answer.json();
  expect(message.content).toContain(
    searchFailed("the race directory cannot be reached right now.").en,
  );
  expect(message).toMatchObject({ role: "assistant", races: [] });
  expect(message.content).not.toContain("race_search");
});

test("ADM-POD-22 ERR-81 ERR-82 ERR-83 the studio of podcasts says what could not be read or deleted, and goes on", async () => {
  const read = async (query: string) => {
    const answer = await fetch(`${server.url}/admin/podcasts${query}`, {
      headers: cookieOf("admin"),
    });
    return { status: answer.status, html: await answer.text() };
  };
  const list = await read("");
  expect(list.status).toBe(500);
  expect(list.html).toContain("Failed to load podcasts. Please try again.");
  expect(list.html).toContain("Add Podcast");
  const races = await read("?view=select-races&q=lima");
  expect(races.status).toBe(500);
  expect(races.html).toContain("Failed to load races. Please try again.");
  expect(races.html).toContain("Generate Script from Selected Races");
  const deleted = await fetch(`${server.url}/admin/podcasts/${people.owner}/delete`, {
    method: "POST",
    headers: { ...cookieOf("admin"), Origin: server.url },
  });
  expect(deleted.status).toBe(500);
});

test("BLOG-08 ADM-BLOG-37 ERR-94 ERR-102 the blog says when its posts cannot be read", async () => {
  for (const [address, sentence] of [
    ["/blog", "Failed to load blog posts. Please try again later."],
    [`/blog/${world.race}`, "Failed to load blog post. Please try again later."],
  ]) {
    const response = await fetch(server.url + address);
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain(sentence);
    expect(html).not.toMatch(/lost_|relation|No Articles Found/);
  }
  const office = await fetch(`${server.url}/admin/blog`, { headers: cookieOf("admin") });
  expect(office.status).toBe(500);
  expect(await office.text()).toContain("Failed to load blog posts. Please try again later.");
});
