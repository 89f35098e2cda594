import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { authIdentities, users } from "#db/schema.ts";
import { readCookie } from "#values/web/cookie.ts";
import { COOKIE_PREFIX, passwordMark } from "./identity.ts";
import type { IdentitySetup } from "./setup.ts";

const PURPOSE = "known device";
const PREFIX = `${COOKIE_PREFIX}.device_`;

/** A browser that has not signed in for this long is no longer known. */
const DAYS = 365;

/**
 * The cookies go to the sign-in pages only: with them no page could come from the page cache. To
 * a browser `/login.data`, where the page's script posts, does not lie below `/login`.
 */
const PATHS = ["/login", "/login.data"];

type Needs = Pick<IdentitySetup, "db" | "now" | "tokens">;
type Account = { id: string; password: string | null };

export type DeviceCookie = {
  name: string;
  value: string;
  attributes: { path: string; maxAge: number; httpOnly: true; sameSite: "lax" };
};

/**
 * The id of a browser that has signed in to the account before, from its signed cookie. The cookie
 * belongs to one account, survives signing out, and is invalid after a change of the password.
 * @param who - the id of the account, or the address that was typed
 */
export async function knownDevice(
  services: Needs,
  headers: Headers,
  who: { id: string } | { email: string },
): Promise<string | null> {
  const cookies = headers.get("cookie") ?? "";
  if (!cookies.includes(PREFIX)) return null;
  const account = await findAccount(services, who);
  return account ? deviceIn(services, cookies, account) : null;
}

/** Makes this browser known to the account. It keeps its id while its cookie is valid. */
export async function deviceCookies(
  services: Needs,
  headers: Headers,
  id: string,
): Promise<DeviceCookie[]> {
  const account = await findAccount(services, { id });
  if (!account) return [];
  const device = deviceIn(services, headers.get("cookie") ?? "", account) ?? randomUUID();
  const seconds = DAYS * 24 * 3600;
  const expires = new Date(services.now().getTime() + seconds * 1000);
  const value = services.tokens.sign(PURPOSE, JSON.stringify([...seal(account), device]), {
    expires,
  });
  return PATHS.map((path) => ({
    name: nameFor(id),
    value,
    attributes: { path, maxAge: seconds, httpOnly: true, sameSite: "lax" },
  }));
}

function deviceIn({ tokens }: Needs, cookies: string, account: Account): string | null {
  const value = readCookie(cookies, nameFor(account.id));
  const known = value === null ? null : tokens.read(PURPOSE, value);
  if (known === null) return null;
  const [id, mark, device]: unknown[] = JSON.parse(known);
  const [ownId, ownMark] = seal(account);
  return id === ownId && mark === ownMark && typeof device === "string" ? device : null;
}

function seal({ id, password }: Account): [id: string, mark: string] {
  return [id, password === null ? "" : passwordMark(password)];
}

/** Each person who shares a browser has a cookie; its name does not reveal the account. */
function nameFor(id: string): string {
  return PREFIX + createHash("sha256").update(id).digest("hex").slice(0, 12);
}

async function findAccount(
  { db }: Needs,
  who: { id: string } | { email: string },
): Promise<Account | null> {
  const [account] = await db
    .select({ id: users.id, password: authIdentities.password })
    .from(users)
    .leftJoin(
      authIdentities,
      and(eq(authIdentities.userId, users.id), eq(authIdentities.providerId, "credential")),
    )
    .where("id" in who ? eq(users.id, who.id) : sql`lower(${users.email}) = ${who.email}`);
  return account ?? null;
}
