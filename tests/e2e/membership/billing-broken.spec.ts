import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { authSessions, invoices, stripeCustomers, stripeSubscriptions } from "#db/schema.ts";
import { aPerson } from "../../support/people.ts";
import { authSecret, cookieOf, people, sessionToken } from "../permissions/people.ts";
import { preparedDataDir } from "../support/data-dir.ts";
import { type OwnServer, startServer } from "../support/server.ts";
import { expect, test } from "../support/test.ts";

let server: OwnServer;
const day = 24 * 3600;
const now = Math.floor(Date.now() / 1000);
const customerId = "cus_of_the_owner";

/** A server for real people whose payment provider cannot be asked, with a member of before. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const dataDir = await preparedDataDir();
  const { db, close } = await openDatabase({ dataDir: join(dataDir, "database") });
  const userId = people.owner;
  await aPerson(db, { user: { id: userId, email: "owner@example.com" } });
  const expiresAt = new Date(Date.now() + day * 1000);
  await db.insert(authSessions).values({ userId, token: sessionToken("owner"), expiresAt });
  await db.insert(stripeCustomers).values({ userId, customerId });
  await db.insert(stripeSubscriptions).values({
    customerId,
    subscriptionId: "sub_1",
    subscriptionStatus: "active",
    interval: "month",
    tier: "sprinter",
    currentPeriodStart: now - day,
    currentPeriodEnd: now + 29 * day,
    paymentMethodBrand: "visa",
    paymentMethodLast4: "4242",
    created: now - day,
  });
  await db.insert(invoices).values({
    id: "in_1",
    customerId,
    created: now - day,
    number: "KNOWN-1",
    amountPaid: 1999,
    currency: "usd",
    status: "paid",
  });
  await close();
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    AUTH_SECRET: authSecret,
    DATA_DIR: dataDir,
  });
});
test.afterAll(() => server?.stop());

test("SUB-10 ERR-28 while the provider cannot be asked the rest of the page stands", async () => {
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

test("where nothing can be paid the plans are shown without buttons that fail, and a form is told why", async () => {
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
