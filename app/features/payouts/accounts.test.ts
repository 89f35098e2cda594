import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, paymentAccounts, raceOrganizers, users } from "#db/schema.ts";
import type { Organizer } from "#features/organizers/organizer.ts";
import type { PaymentSandbox } from "#services/payments/sandbox/sandbox.ts";
import { switchSandbox } from "#services/providers/sandbox-switches.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { paymentsAt } from "../../../tests/support/membership.ts";
import { limitsThat } from "../../../tests/support/outbox.ts";
import { anOrganizer } from "../../../tests/support/races/organizers.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import { accountState, type PaymentAccount } from "./account.ts";
import { choosePayee, connectAccount, continueAccount, refreshAccount } from "./commands.server.ts";
import { reconcileAccounts } from "./jobs.server.ts";
import { accountOf, racesToPay } from "./queries.server.ts";
import { receiveAccountEvent } from "./sync.server.ts";

const { db } = await openTestDatabase();
const back = {
  returnUrl: "https://dorsal.example/es/organize/payouts?back=yes",
  againUrl: "https://dorsal.example/es/organize/payouts?again=yes",
};

async function world(tx: Database) {
  const services = {
    ...paymentsAt(tx, () => new Date("2026-11-01T00:00:00Z")),
    limits: limitsThat(true),
  };
  const race = await aRace(tx, {});
  const organizer = await person(race);
  const sandbox = services.payments.sandbox as PaymentSandbox;

  async function person(raceId: string): Promise<Organizer> {
    const { userId } = await anOrganizer(tx, raceId);
    const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return { userId, email: row?.email ?? "", isAdmin: false } as Organizer;
  }

  return {
    services,
    sandbox,
    race,
    organizer,
    person,
    /** Connects an account and answers everything. */
    async connect(who = organizer) {
      const opened = await connectAccount(services, who, "MX", back);
      if (!("url" in opened)) throw new Error(opened.problem);
      await sandbox.takeOnboardingStep(opened.url.split("/").at(-1) ?? "", "finished");
      await refreshAccount(services, who);
      return (await accountOf(services, who))?.accountId ?? "";
    },
    /** The waiting events of organizers' accounts. */
    async intercept() {
      const taken: [payload: string, signature: string][] = [];
      await sandbox.deliver(
        async (...[payload, signature]) => taken.push([payload, signature]) > 0,
      );
      return taken;
    },
    payee: async (who = organizer) => (await racesToPay(services, who))[0]?.payee,
  };
}

test("an organizer's account is made once, finished at the provider, and recorded", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, sandbox } = await world(tx);
    expect(await accountOf(services, organizer)).toBeNull();
    expect(await continueAccount(services, organizer, back)).toEqual({ problem: "no-account" });
    for (const country of ["MX", "MX", "US"] as const) {
      expect(await connectAccount(services, organizer, country, back)).toMatchObject({
        url: expect.stringContaining("https://dorsal.example/es/sandbox/onboarding/"),
      });
    }
    const begun = await accountOf(services, organizer);
    expect(begun).toMatchObject({ country: "MX", takesCharges: false });
    expect(accountState(begun as PaymentAccount)).toBe("begun");
    expect(await tx.$count(paymentAccounts)).toBe(1);
    const recorded = and(
      eq(auditEntries.subjectType, "payment account"),
      eq(auditEntries.adminId, organizer.userId),
    );
    expect(await tx.$count(auditEntries, recorded)).toBe(1);
    await refreshAccount(services, organizer);
    expect(await accountOf(services, organizer)).toMatchObject({ takesCharges: false });
    for (const [step, state] of [
      ["something due", "owing"],
      ["disabled", "stopped"],
      ["finished", "ready"],
    ] as const) {
      await sandbox.changeAccount(begun?.accountId ?? "", step);
      await refreshAccount(services, organizer);
      expect(accountState((await accountOf(services, organizer)) as PaymentAccount)).toBe(state);
    }
  }));

test("the events of accounts, shuffled, repeated or lost, leave what the provider says", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, sandbox, connect, intercept, person, race } = await world(tx);
    const account = await connect();
    await sandbox.changeAccount(account, "disabled");
    await sandbox.changeAccount(account, "something due");
    const events = await intercept();
    expect(events).toHaveLength(3);
    for (const event of [...events.toReversed(), ...events]) {
      expect(await receiveAccountEvent(services, ...event)).toBe(200);
      const kept = await accountOf(services, organizer);
      const { id, ...read } = (await services.payments.findAccount(account)) ?? { id: "" };
      expect(kept).toEqual({ accountId: id, ...read });
    }
    const [[payload, signature] = ["", ""]] = events;
    expect(await receiveAccountEvent(services, `${payload} `, signature)).toBe(400);
    // An event of an account that we do not have changes nothing.
    const stranger = await connect(await person(race));
    await tx.delete(paymentAccounts).where(eq(paymentAccounts.accountId, stranger));
    await sandbox.changeAccount(stranger, "disabled");
    for (const event of await intercept()) {
      expect(await receiveAccountEvent(services, ...event)).toBe(200);
    }
    await sandbox.changeAccount(account, "disabled");
    expect(await reconcileAccounts(services)).toEqual({ read: 1, failed: 0 });
    expect(await accountOf(services, organizer)).toMatchObject({ takesCharges: false });
  }));

test("a disconnected account is over, and another one takes its place", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, sandbox, race, connect, intercept, payee } = await world(tx);
    const first = await connect();
    expect(await choosePayee(services, organizer, race, true)).toEqual({ problem: null });
    expect(await payee()).toBe("own");
    await sandbox.changeAccount(first, "disconnect");
    for (const event of await intercept()) {
      expect(await receiveAccountEvent(services, ...event)).toBe(200);
    }
    expect(await accountOf(services, organizer)).toBeNull();
    expect(await payee()).toBeNull();
    const second = await connect();
    expect(second).not.toBe(first);
    expect(await payee()).toBeNull();
    expect(await choosePayee(services, organizer, race, true)).toEqual({ problem: null });
    expect(await payee()).toBe("own");
    expect(await tx.$count(paymentAccounts)).toBe(2);
  }));

test("only an organizer of the race lets it be paid to the own account, and replaces nobody's", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, race, person, connect, payee } = await world(tx);
    const [other, stranger] = [await person(race), await person(await aRace(tx, {}))];
    const choose = async (who: Organizer, isUsed: boolean) =>
      (await choosePayee(services, who, race, isUsed)).problem;
    expect(await choose(organizer, true)).toBe("no-account");
    for (const who of [organizer, other, stranger]) await connect(who);
    expect(await choose(stranger, true)).toBe("no-race");
    expect((await choosePayee(services, organizer, "nothing", true)).problem).toBe("no-race");
    expect(await choose(organizer, true)).toBeNull();
    expect(await choose(organizer, true)).toBeNull();
    const isOfRace = and(eq(auditEntries.subjectId, race), eq(auditEntries.subjectType, "race"));
    expect(await tx.$count(auditEntries, isOfRace)).toBe(1);
    expect([await payee(), await payee(other)]).toEqual(["own", "other"]);
    expect(await choose(other, true)).toBe("others-account");
    expect(await choose(other, false)).toBe("others-account");
    // Somebody who no longer organizes the race is not paid for it.
    await tx.delete(raceOrganizers).where(eq(raceOrganizers.userId, organizer.userId));
    expect(await payee(other)).toBeNull();
    expect(await choose(other, true)).toBeNull();
    expect(await choose(other, false)).toBeNull();
    expect(await payee(other)).toBeNull();
  }));

test("a provider that is away, a limit and a missing setup have their own problems", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer } = await world(tx);
    const { payments } = services;
    const without = { ...services, payments: { ...payments, hasAccounts: false } };
    expect(await connectAccount(without, organizer, "MX", back)).toEqual({
      problem: "unavailable",
    });
    expect(await reconcileAccounts(without)).toEqual({ read: 0, failed: 0 });
    const often = { ...services, limits: limitsThat(false) };
    expect(await connectAccount(often, organizer, "MX", back)).toEqual({ problem: "too-often" });
    await switchSandbox({ db: tx }, "payments", "off");
    expect(await connectAccount(services, organizer, "MX", back)).toEqual({ problem: "failed" });
  }));
