import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { authIdentities, authPasskeys, outboxMessages } from "#db/schema.ts";
import { makeCode } from "#features/accounts/codes.server.ts";
import { recordSignInChange } from "#features/accounts/security/tell-owner.server.ts";
import { startTwoFactor } from "#features/accounts/security/two-factor.server.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { publicKey } from "#features/app-auth/caller.server.ts";
import * as email from "../app/routes/account/email.tsx";
import * as keys from "../app/routes/account/keys/list.tsx";
import * as newAddress from "../app/routes/account/new-address.tsx";
import * as notMe from "../app/routes/account/not-me.tsx";
import * as password from "../app/routes/account/password.tsx";
import * as secondStep from "../app/routes/account/two-factor/confirm.tsx";
import * as waysIn from "../app/routes/account/ways-in.tsx";
import * as deletion from "../app/routes/account/your-data/delete.tsx";
import * as keep from "../app/routes/account/your-data/keep.ts";
import * as organizers from "../app/routes/admin/races/organizers.tsx";
import * as account from "../app/routes/admin/users/change.ts";
import * as invitation from "../app/routes/admin/users/new.tsx";
import * as forgotPassword from "../app/routes/auth/forgot-password.tsx";
import * as signUp from "../app/routes/auth/signup.tsx";
import * as inquiry from "../app/routes/experts/inquiries/write.tsx";
import * as appSignIn from "../app/routes/programs/auth/sign-in.ts";
import * as claim from "../app/routes/races/claims/submit.ts";
import * as guestReview from "../app/routes/reviews/save.ts";
import { openTestDatabase } from "./support/database.ts";
import { anExpert } from "./support/experts/experts.ts";
import { accountsOf, visitor } from "./support/identity.ts";
import { aPerson } from "./support/people.ts";
import { serveRoutes } from "./support/programs/host.ts";
import { aRace } from "./support/races/races.ts";
import { totp } from "./support/totp.ts";

const site = "https://dorsal.example";
const { db } = await openTestDatabase();
const services = accountsOf(db, { redirects: ["https://app.example/in"] });

const routes = {
  "account/data/delete": deletion,
  "account/data/keep": keep,
  "account/security/email": email,
  "account/new-address": newAddress,
  "account/not-me": notMe,
  "account/security/keys": keys,
  "account/security/password": password,
  "account/security/two-factor/confirm": secondStep,
  "account/security/ways-in": waysIn,
  "admin/races/edit/:id/organizers": organizers,
  "admin/users/:id/:change": account,
  "admin/users/new": invitation,
  "auth/v1/otp": appSignIn,
  "auth/v1/recover": appSignIn,
  "auth/v1/signup": appSignIn,
  "claims/submit": claim,
  "experts/:id/message": inquiry,
  "forgot-password": forgotPassword,
  "reviews/guest": guestReview,
  signup: signUp,
};
const trusting = await serveRoutes(services, routes, { APP_URL: site, TRUST_PROXY: "1" });
const plain = await serveRoutes(services, routes, { APP_URL: site });

/** Heads that an attacker sends, or that a proxy passes on. */
const refused: Record<string, string>[] = [
  { Host: "evil.example", Origin: "https://evil.example" },
  { Host: "evil.example", Origin: "http://evil.example" },
  { Host: "evil.example" },
  { Host: "dorsal.example:8443", Origin: "https://dorsal.example:8443" },
  { Host: "dorsal.example", Origin: site, "X-Forwarded-Host": "evil.example" },
  { Host: "127.0.0.1", Origin: site, "X-Forwarded-For": "192.0.2.1" },
];
/** Refused for pages. Addresses for programs answer other sites too, and read no cookie. */
const foreign: Record<string, string>[] = [
  { Host: "dorsal.example", Origin: "https://evil.example" },
  { Host: "dorsal.example", Origin: "http://dorsal.example" },
  { Host: "dorsal.example", Origin: "https://x:y@dorsal.example" },
  { Host: "127.0.0.1", Origin: "http://127.0.0.1" },
];
/** What nobody reads without a trusted proxy. */
const ignored = {
  Host: "dorsal.example",
  Forwarded: "host=evil.example;proto=http",
  Referer: "https://evil.example/",
  "X-Forwarded-For": "192.0.2.1",
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-Port": "8443",
  "X-Forwarded-Proto": "http",
  "X-Host": "evil.example",
  "X-Original-URL": "https://evil.example/",
  "X-Rewrite-URL": "https://evil.example/",
};

const word = "a good password";
await signedUp("admin@example.net", { isAdmin: true });
const ownerId = await signedUp("owner@example.net");
const carefulId = await signedUp("careful@example.net");
const personId = await aPerson(db, { email: "person@example.net" });
const raceId = await aRace(db, {});
const expertId = await anExpert(db, { userId: personId });
const key = publicKey(services);

async function signedUp(address: string, columns: { isAdmin?: boolean } = {}) {
  const userId = await aPerson(db, { email: address, ...columns });
  const hash = await services.identity.hash(word);
  await db.insert(authIdentities).values({
    userId,
    providerId: "credential",
    accountId: userId,
    password: hash,
  });
  return userId;
}

async function signedIn(address: string) {
  const browser = visitor();
  const form = { email: address, password: word, remember: false };
  const entered = await signIn(services, browser.asker(), form);
  if (entered.problem !== null) throw new Error(`${address} cannot sign in: ${entered.problem}`);
  browser.keep(entered.headers);
  return browser;
}

const guest = { name: "Eva", email: "eva@example.net", message: "Hello there, how are you?" };

const review = {
  rating: "5",
  first_name: "Eva",
  last_name: "Paz",
  email: guest.email,
  comment: "Good",
};

/** Of an app whose letters have a button. */
const back = "redirect_to=https://app.example/in";
const flow = { code_challenge: "x".repeat(43), code_challenge_method: "s256" };

type Sent = Record<string, unknown>;

/** What sets up the second step of the careful person: the key, and its code of this moment. */
async function setUp(): Promise<Sent> {
  const browser = browsers.get("careful@example.net")!;
  const started = await startTwoFactor(services, browser.asker(), { userId: carefulId }, word);
  if (started.problem !== null) throw new Error(started.problem);
  const code = totp(new URL(started.address).searchParams.get("secret") ?? "");
  return { setup_secret: started.address, backup_codes: started.backupCodes.join(" "), code };
}

async function passkeyToRemove(): Promise<Sent> {
  const row = { publicKey: "k", counter: 0, deviceType: "singleDevice", backedUp: false };
  const [made] = await db
    .insert(authPasskeys)
    .values({ ...row, userId: ownerId, credentialID: "c" })
    .returning({ id: authPasskeys.id });
  return { way: made!.id };
}

async function newAddressOf(userId: string, sentTo: string): Promise<Sent> {
  const { link } = await makeCode(services, { userId, kind: "email_change", sentTo });
  return { token: link };
}

async function changedAddress(userId: string, addressBefore: string): Promise<Sent> {
  const change = { kind: "address", addressBefore } as const;
  return { token: await recordSignInChange(services, userId, change) };
}

/** The requests after which a letter with a link is sent, each with the person who makes it. */
const letters: [path: string, as: string | null, sent: Sent | (() => Promise<Sent>)][] = [
  ["/forgot-password", null, { email: "owner@example.net" }],
  ["/signup", null, { email: "new@example.net", password: word, confirmation: word }],
  ["/signup", null, { email: "owner@example.net", password: word, confirmation: word }],
  ["/auth/v1/signup", null, { email: "app@example.net", password: word }],
  ["/auth/v1/signup", null, { email: "owner@example.net", password: word }],
  [`/auth/v1/otp?${back}`, null, { email: "owner@example.net", ...flow }],
  [`/auth/v1/recover?${back}`, null, { email: "owner@example.net", ...flow }],
  ["/claims/submit", null, { race: raceId, ...guest, phone: "" }],
  ["/reviews/guest", null, { ...review, subject: "race", id: raceId }],
  [`/experts/${expertId}/message`, null, guest],
  ["/account/security/email", "owner@example.net", { email: "moved@example.net", password: word }],
  ["/account/security/email", "owner@example.net", { email: "admin@example.net", password: word }],
  ["/account/data/delete", "owner@example.net", { password: word }],
  ["/account/data/keep", "owner@example.net", {}],
  ["/account/security/keys", "owner@example.net", { name: "A program", password: word }],
  ["/account/security/two-factor/confirm", "careful@example.net", setUp],
  ["/account/security/ways-in", "owner@example.net", passkeyToRemove],
  [
    "/account/security/password",
    "owner@example.net",
    {
      current_password: word,
      password: "another good password",
      confirmation: "another good password",
    },
  ],
  ["/admin/users/new", "admin@example.net", { email: "invited@example.net" }],
  [`/admin/users/${ownerId}/password-reset`, "admin@example.net", {}],
  [`/admin/users/${personId}/deactivate`, "admin@example.net", {}],
  [`/admin/users/${personId}/activate`, "admin@example.net", {}],
  [`/admin/users/${personId}/make-admin`, "admin@example.net", {}],
  [`/admin/users/${personId}/remove-admin`, "admin@example.net", {}],
  [`/admin/races/edit/${raceId}/organizers`, "admin@example.net", { email: "owner@example.net" }],
  ["/account/new-address", null, () => newAddressOf(ownerId, "other@example.net")],
  ["/account/not-me", null, () => changedAddress(ownerId, "owner@example.net")],
];

/** Sends a form, or JSON to an address for programs; gives the status of the answer. */
async function send(
  to: { origin: string },
  [path, as, sent]: [path: string, as: string | null, sent: Sent],
  head: Record<string, string>,
): Promise<number> {
  const isForPrograms = path.startsWith("/auth/v1/");
  const body = isForPrograms
    ? JSON.stringify(sent)
    : new URLSearchParams(sent as Record<string, string>).toString();
  const headers = {
    ...head,
    "Content-Type": isForPrograms ? "application/json" : "application/x-www-form-urlencoded",
    ...(as && { Cookie: browsers.get(as)?.asker().request.headers.get("cookie") ?? "" }),
    ...(isForPrograms && { apikey: key }),
  };
  const asking = ask(to.origin + path, { method: "POST", headers }).end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  await text(answer);
  return answer.statusCode ?? 0;
}

/** The letters since the last look. */
async function newLetters() {
  const found = await db.select().from(outboxMessages);
  await db.delete(outboxMessages);
  return found;
}

const browsers = new Map<string, ReturnType<typeof visitor>>();
for (const who of ["admin@example.net", "owner@example.net", "careful@example.net"])
  browsers.set(who, await signedIn(who));

test.each(letters.map((letter, place) => [place + 1, letter] as const))(
  "LINK-05 letter %i leads to this site only, whatever the request says",
  async (_, [path, as, prepared]) => {
    const sent = typeof prepared === "function" ? await prepared() : prepared;
    const letter: Parameters<typeof send>[1] = [path, as, sent];
    const tried = [...refused, ...(path.startsWith("/auth/v1/") ? [] : foreign)];
    for (const head of tried) {
      expect([403, 421], `${path} ${JSON.stringify(head)}`).toContain(
        await send(trusting, letter, head),
      );
    }
    expect(await newLetters(), path).toEqual([]);
    expect(await send(plain, letter, ignored), path).toBeLessThan(400);
    const written = await newLetters();
    expect(written.length, path).toBeGreaterThan(0);
    for (const { subject, body, html } of written) {
      const links = `${body} ${html}`.match(/https?:\/\/[^\s"<>]*/g) ?? [];
      const origins = new Set(links.map((link) => new URL(link).origin));
      expect(origins, `${path}: ${subject}`).toEqual(new Set([site]));
    }
  },
);
