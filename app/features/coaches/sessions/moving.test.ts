import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { authSessions, coachConversations } from "#db/schema.ts";
import { guestOf } from "#features/assistant/threads/owner.server.ts";
import { servicesContext } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { aVideo, withCoaches } from "../../../../tests/support/assistant/coaches.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { startSession } from "./commands.server.ts";
import { keepCoachSessions, moveSessions } from "./moving.server.ts";
import { sessionsOf } from "./queries.server.ts";

const { db } = await openTestDatabase();

const p1 = { personaId: "p1", replicaId: null };
const here = { address: "192.0.2.1" };
const guest = { guestKey: "guest" };

test("the sessions of a guest are the account's before the first page after signing in is made", () =>
  rolledBack(db, async (tx) => {
    const { services } = await withCoaches(tx);
    const userId = await aPerson(tx);
    await tx.insert(authSessions).values({ userId, token: "t", expiresAt: new Date("2030-01-01") });
    const request = new Request("http://run.test/", {
      headers: { Cookie: `chat_guest=${"A".repeat(22)}` },
    });
    const own = guestOf(request);
    if (!own) throw new Error("The cookie was not read.");
    const wish = { personaId: "coach-luz", replicaId: null };
    await startSession(services, own, wish, here);
    const passBy = async (token: string | null) => {
      const context = new RouterContextProvider();
      const identity = { cookie: { token: () => token } };
      context.set(servicesContext, { ...services, identity } as unknown as Services);
      let found = -1;
      await keepCoachSessions({ request, context }, async () => {
        found = (await sessionsOf(services, { userId })).length;
        return new Response();
      });
      return found;
    };
    expect(await passBy(null)).toBe(0);
    expect(await passBy("t")).toBe(1);
    expect(await sessionsOf(services, own)).toEqual([]);
  }));

test("the sessions of a guest become those of the account, and the latest goes on", () =>
  rolledBack(db, async (tx) => {
    const { video, ended } = aVideo();
    const { services, sent } = await withCoaches(tx, { video });
    const userId = await aPerson(tx);
    await startSession(services, { userId }, p1, here);
    await startSession(services, guest, p1, here);
    await startSession(services, guest, p1, here);
    expect(ended).toEqual(["c2"]);
    await moveSessions(services, "guest", userId);
    await moveSessions(services, "guest", userId);
    expect(ended).toEqual(["c2", "c1"]);
    expect(await sessionsOf(services, guest)).toEqual([]);
    const running = (await tx.select().from(coachConversations)).filter(
      ({ status }) => status === "active",
    );
    expect(running).toMatchObject([{ conversationId: "c3", userId }]);
    expect(await sessionsOf(services, { userId })).toHaveLength(3);
    expect(sent).toEqual([{ queue: "summarize-coach-session", data: { conversationId: "c2" } }]);
  }));
