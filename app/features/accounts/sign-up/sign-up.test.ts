import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { authIdentities, userProfiles, users } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import {
  type Accounts,
  accountsOf,
  linkTo,
  mailsTo,
  origin,
  visitor,
} from "../../../../tests/support/identity.ts";
import { whileWritesFail } from "../../../../tests/support/machine/failing-tables.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { confirmAddress } from "./confirmation.server.ts";
import { signUp } from "./sign-up.server.ts";

const { db } = await openTestDatabase();
const email = "ana@example.com";

const join = (services: Accounts, password: string, address = email) =>
  signUp(
    services,
    visitor().asker("/signup"),
    { email: address, password, confirmation: password },
    { origin, id: randomUUID() },
  );
const enter = (services: Accounts, password: string, address = email) =>
  signIn(services, visitor().asker(), { email: address, password, remember: false });
const follow = (services: Accounts, link: URL) =>
  confirmAddress(services, visitor().asker(), link.searchParams.get("token") ?? "");
const person = async (tx: Database) =>
  (await tx.select().from(users).where(sql`lower(email) = ${email}`))[0];

test("AUTH-10 AUTH-11 signing up sends a link, and following it allows signing in", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    expect(await join(services, "first secret")).toBeNull();
    expect(await enter(services, "first secret")).toEqual({
      problem: "email-not-verified",
      status: 403,
    });
    expect(await enter(services, "another")).toMatchObject({
      problem: "wrong-credentials",
    });
    const link = await linkTo(services, email, "/auth/verify-email");
    expect(link.origin).toBe(origin);
    expect(await follow(services, link)).toBe("/auth/confirm#type=signup");
    expect(await enter(services, "first secret")).toMatchObject({
      problem: null,
      needsCode: false,
    });
    const [profile] = await tx.select().from(userProfiles);
    expect(profile).toMatchObject({ email, isActive: true, isAdmin: false });
  }));

test("a sign-up on a Spanish page is kept as Spanish, and its letters lead to Spanish pages", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const form = { email, password: "first secret", confirmation: "first secret" };
    const spanish = visitor().asker("/es/signup");
    expect(await signUp(services, spanish, form, { origin, id: randomUUID() })).toBeNull();
    expect((await person(tx))?.lang).toBe("es");
    const [mail] = await mailsTo(services, email);
    expect(mail?.subject).toBe("Confirma tu dirección de correo");
    const link = await linkTo(services, email, "/auth/verify-email");
    expect(link.pathname).toBe("/es/auth/verify-email");
    await follow(services, link);

    // The owner's language counts, and not that of the page on which somebody types the address.
    expect(await join(services, "a stranger's")).toBeNull();
    const subjects = (await mailsTo(services, email)).map(({ subject }) => subject);
    expect(subjects).toContain("Ya tienes una cuenta");
    expect((await person(tx))?.lang).toBe("es");
    const reset = { email };
    await services.identity.ask(
      visitor().asker("/forgot-password"),
      "/request-password-reset",
      reset,
    );
    const recover = await linkTo(services, email, "/auth/recover");
    expect(recover.pathname).toBe("/es/auth/recover");
  }));

test("GAP-22 an address with an account gets the same answer, and its owner a notice", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const userId = await aPerson(tx, { email });
    expect(await join(services, "a stranger's")).toBeNull();
    const mails = await mailsTo(services, email);
    expect(mails.map(({ subject }) => subject)).toEqual(["You already have an account"]);
    expect(mails[0]?.body).not.toContain("verify-email");
    const identities = await tx.select().from(authIdentities);
    expect(identities, "nothing of the stranger's is kept").toEqual([]);
    expect((await person(tx))?.id).toBe(userId);
  }));

test("ERR-09 a sign-up that cannot be stored fails, and no letter speaks of an account", async () => {
  const services = accountsOf(db);
  for (const table of ["users", "user_profiles", "auth_identities", "outbox_messages"]) {
    await whileWritesFail(db, table, async () => {
      const refusal = { problem: "sign-up-failed", status: 500 };
      expect(await join(services, "a secret"), table).toEqual(refusal);
      expect(await mailsTo(services, email), table).toEqual([]);
    });
  }
  expect(await join(services, "a secret"), "the next attempt succeeds").toBeNull();
  await linkTo(services, email, "/auth/verify-email");
  await db.delete(users);
});

test("GAP-22 signing up again sends another link: each confirms the password that was chosen with it", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await join(services, "the owner's");
    const older = await linkTo(services, email, "/auth/verify-email");
    await join(services, "somebody else's");
    const newer = await linkTo(services, email, "/auth/verify-email");
    expect(newer.href).not.toBe(older.href);
    expect(await enter(services, "somebody else's"), "the latest is told to confirm").toEqual({
      problem: "email-not-verified",
      status: 403,
    });
    expect(await follow(services, older)).toBe("/auth/confirm#type=signup");
    expect(await enter(services, "somebody else's")).toMatchObject({ status: 401 });
    expect(await enter(services, "the owner's")).toMatchObject({ problem: null });
    await follow(services, newer);
    expect(await enter(services, "somebody else's"), "too late").toMatchObject({ status: 401 });
  }));

test("in the browser of a sign-up every link to the address confirms the password that was chosen there", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const own = randomUUID();
    const form = { email, password: "the owner's", confirmation: "the owner's" };
    await signUp(services, visitor().asker(), form, { origin, id: own });
    await join(services, "somebody else's");
    const newer = await linkTo(services, email, "/auth/verify-email");
    const token = newer.searchParams.get("token") ?? "";
    await confirmAddress(services, visitor().asker(), token, own);
    expect(await enter(services, "somebody else's")).toMatchObject({ status: 401 });
    expect(await enter(services, "the owner's")).toMatchObject({ problem: null });
  }));

test.each(["admin@dorsal.test", "ana@example.com", "ana@web.localhost"])(
  "a server that sends real mail does not accept a sign-up as %s",
  (address) =>
    rolledBack(db, async (tx) => {
      const services = accountsOf(tx);
      const live = { ...services, mail: { ...services.mail, mode: "live" as const } };
      expect(await join(live, "a secret", address)).toEqual({
        problem: "reserved-address",
        status: 400,
      });
      expect(await tx.select().from(users)).toEqual([]);
      expect(await join(live, "a secret", "ana@dorsal.run")).toBeNull();
    }),
);

test("GAP-18 a guest's temporary account cannot sign in, and is taken over after confirmation", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const guest = { email: "Ana@Example.com", emailVerified: false, isAnonymous: true };
    const userId = await aPerson(tx, { user: guest });
    expect(await enter(services, "anything")).toMatchObject({ status: 401 });
    expect(await join(services, "a secret")).toBeNull();
    expect(await enter(services, "a secret")).toMatchObject({ problem: "email-not-verified" });
    expect(await person(tx)).toMatchObject({ isAnonymous: true });
    await follow(services, await linkTo(services, email, "/auth/verify-email"));
    expect(await enter(services, "a secret")).toMatchObject({ problem: null });
    expect(await person(tx)).toMatchObject({ id: userId, email, isAnonymous: false });
  }));

test("GAP-18 a temporary account whose address was confirmed for a review cannot sign in either", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aPerson(tx, { user: { email, emailVerified: true, isAnonymous: true } });
    await join(services, "a secret");
    expect(await enter(services, "a secret")).toMatchObject({ problem: "email-not-verified" });
    await follow(services, await linkTo(services, email, "/auth/verify-email"));
    expect(await enter(services, "a secret")).toMatchObject({ problem: null });
  }));

test("a link can be followed again, counts for its own account only and cannot be forged", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await join(services, "a secret");
    const link = await linkTo(services, email, "/auth/verify-email");
    for (let time = 0; time < 2; time += 1) {
      expect(await follow(services, link)).toBe("/auth/confirm#type=signup");
    }
    const failed = "/auth/confirm#error=access_denied&error_description=The+link+is+not+valid";
    for (const token of ["", "a.b.c", `${link.searchParams.get("token")}x`]) {
      expect(await confirmAddress(services, visitor().asker(), token)).toBe(failed);
    }
    await tx.delete(users).where(eq(users.email, email));
    expect(await follow(services, link), "the account is gone").toBe(failed);
  }));

test("ERR-14 a server fault is reported as such instead of blaming the link", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const broken = { ...services.identity, ask: () => Promise.reject(new Error("down")) };
    const to = confirmAddress({ ...services, identity: broken }, visitor().asker(), "x");
    expect(await to).toBe("/auth/confirm#type=signup&error=server_error");
  }));

test("the answer takes as long for a new address as for one that has an account", () =>
  rolledBack(db, async (tx) => {
    const pauses: number[] = [];
    const services = accountsOf(tx, { pauses });
    await aPerson(tx, { email });
    for (const address of [email, "new@example.com"]) {
      expect(await join(services, "a secret", address)).toBeNull();
      expect(pauses.splice(0), address).toEqual([500]);
    }
  }));

test("a reached limit and a server without mail refuse with a message and create nothing", () =>
  rolledBack(db, async (tx) => {
    const limited = accountsOf(tx, { limits: limitsThat(false) });
    expect(await join(limited, "a secret")).toEqual({ problem: "too-many-letters", status: 429 });
    const mute = accountsOf(tx, { isMailAvailable: false });
    expect(await join(mute, "a secret")).toEqual({ problem: "mail-unavailable", status: 400 });
    expect(await person(tx)).toBeUndefined();
  }));

test("ROLE-05 GAP-70 the first administrator's address gains its rights once it is confirmed", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx, { adminEmail: email });
    const isAdmin = async () => (await tx.select().from(userProfiles))[0]?.isAdmin;
    await join(services, "a secret");
    await enter(services, "a secret");
    expect(await isAdmin()).toBe(false);
    await follow(services, await linkTo(services, email, "/auth/verify-email"));
    await enter(services, "a secret");
    expect(await isAdmin()).toBe(true);
  }));
