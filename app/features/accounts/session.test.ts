import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { authSessions, raceOrganizers } from "#db/schema.ts";
import { requestContext } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { accountsOf, visitor } from "../../../tests/support/identity.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import { signIn } from "./sign-in/sign-in.server.ts";
import {
  findSession,
  findViewer,
  keepSession,
  requireAdmin,
  requireViewer,
} from "./viewer.server.ts";

const { db } = await openTestDatabase();
const email = "ana@example.com";
const password = "a secret";
type Browser = ReturnType<typeof visitor>;

async function aMember(tx: Database, { remember = true, ...profile } = {}) {
  const services = accountsOf(tx);
  const userId = await aPerson(tx, { email, ...profile });
  const hash = await services.identity.hash(password);
  await tx.execute(sql`
    insert into auth_identities (user_id, provider_id, account_id, password)
    values (${userId}::uuid, 'credential', ${userId}, ${hash})`);
  const browser = visitor();
  const result = await signIn(services, browser.asker(), { email, password, remember });
  if (result.problem === null) browser.keep(result.headers);
  return { services, browser, userId };
}

/** A request to a page, with a new context. */
function asked(services: object, browser: Browser, path = "/races", init?: RequestInit) {
  const context = requestContext({
    services: services as Services,
    id: "1",
    clientAddress: "192.0.2.1",
    scriptMark: "",
    notes: { route: null, cache: undefined },
  });
  return { request: browser.asker(path, init).request, context };
}

const page = async () => new Response("<p>", { headers: { "Cache-Control": "public" } });
const age = (tx: Database, days: number) =>
  tx.execute(
    sql`update auth_sessions set expires_at = expires_at - make_interval(days => ${days})`,
  );

test("a visitor without a cookie needs no query, and the page may be cached for everyone", () =>
  rolledBack(db, async (tx) => {
    const services = { ...accountsOf(tx), db: null };
    const answer = await keepSession(asked(services, visitor()), page);
    expect(answer.headers.get("cache-control")).toBe("public");
    expect(answer.headers.getSetCookie()).toEqual([]);
  }));

test("a session says whether its person organizes a race", () =>
  rolledBack(db, async (tx) => {
    const { services, browser, userId } = await aMember(tx);
    const organizes = async () => (await findSession(asked(services, browser)))?.organizes;
    expect(await organizes()).toBe(false);
    await tx.insert(raceOrganizers).values({ userId, raceId: await aRace(tx, {}) });
    expect(await organizes()).toBe(true);
  }));

test("GAP-62 a remembered session is renewed once a day, and its pages are not cached", () =>
  rolledBack(db, async (tx) => {
    const { services, browser } = await aMember(tx);
    const visit = () => keepSession(asked(services, browser), page);
    const fresh = await visit();
    expect(fresh.headers.get("cache-control")).toBe("private, no-store");
    expect(fresh.headers.getSetCookie()).toEqual([]);
    await age(tx, 2);
    const due = await visit();
    expect(due.headers.getSetCookie().join()).toMatch(/session_token=[^;]+;.*Max-Age=2592000/);
    const [session] = await tx.select().from(authSessions);
    const days = ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  }));

test("GAP-21 a session that ends with the browser is not renewed", () =>
  rolledBack(db, async (tx) => {
    const { services, browser } = await aMember(tx, { remember: false });
    const answer = await keepSession(asked(services, browser), page);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }));

test("the cookie of an expired session and an unsigned cookie are removed", () =>
  rolledBack(db, async (tx) => {
    const { services, browser } = await aMember(tx);
    await age(tx, 40);
    expect(await findViewer(asked(services, browser)), "it opens nothing").toBeNull();
    const forged = visitor();
    forged.cookies.set("__Secure-dorsal.session_token", "made.up");
    for (const each of [browser, forged]) {
      const answer = await keepSession(asked(services, each), page);
      const cookies = answer.headers.getSetCookie();
      expect(cookies[0]).toMatch(/^__Secure-dorsal\.session_token=; Max-Age=0;/);
      each.keep(answer.headers);
      expect(each.cookies.has("__Secure-dorsal.session_token")).toBe(false);
    }
  }));

test("a session cookie set by the answer itself takes precedence", () =>
  rolledBack(db, async (tx) => {
    const { services, browser } = await aMember(tx);
    await age(tx, 40);
    const own = "__Secure-dorsal.session_token=new; Path=/";
    const answer = await keepSession(
      asked(services, browser, "/login", { method: "POST" }),
      async () => new Response(null, { status: 303, headers: { "Set-Cookie": own } }),
    );
    expect(answer.headers.getSetCookie()).toEqual([own]);
  }));

test("ROLE-06 ROLE-07 a visitor is sent to sign in; a member without administrator rights is sent home", () =>
  rolledBack(db, async (tx) => {
    const { services, browser, userId } = await aMember(tx);
    const nobody = asked(services, visitor(), "/account/edit?tab=2");
    expect(await findViewer(nobody)).toBeNull();
    const to = (refused: unknown) => {
      if (!(refused instanceof Response)) throw new Error("It was not refused.");
      return [refused.status, refused.headers.get("location")];
    };
    const refusals = [
      await requireViewer(nobody).catch(to),
      await requireAdmin(nobody).catch(to),
      await requireAdmin(asked(services, browser)).catch(to),
    ];
    expect(refusals).toEqual([
      [303, "/login?from=%2Faccount%2Fedit%3Ftab%3D2"],
      [303, "/"],
      [303, "/"],
    ]);
    expect(await requireViewer(asked(services, browser))).toMatchObject({ userId });
  }));

test("a visitor whose session has ended is told so on the sign-in page", () =>
  rolledBack(db, async (tx) => {
    const { services, browser } = await aMember(tx);
    await age(tx, 40);
    const refused = await requireViewer(asked(services, browser, "/account/edit")).catch(
      (answer: unknown) => answer,
    );
    if (!(refused instanceof Response)) throw new Error("It was not refused.");
    expect(refused.headers.get("location")).toBe(
      "/login?from=%2Faccount%2Fedit&notice=session-over",
    );
  }));

test("ROLE-05 an admin is let in", () =>
  rolledBack(db, async (tx) => {
    const { services, browser } = await aMember(tx, { isAdmin: true } as object);
    expect(await requireAdmin(asked(services, browser))).toMatchObject({ isAdmin: true });
  }));
