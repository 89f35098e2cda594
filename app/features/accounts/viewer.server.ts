import { and, eq, gt, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { orNull, text } from "#db/kinds.ts";
import { keptPlan } from "#db/rows.ts";
import { authSessions, userProfiles, users } from "#db/schema.ts";
import { clientAddress, isFromThisMachine, services } from "#services/context.ts";
import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { isForPrograms } from "#values/web/program-refusal.ts";
import { loginPath, pageOf } from "./login-path.ts";
import type { Admin, Viewer } from "./viewer.ts";

/** The arguments of loaders, actions and middleware. */
export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

export type Session = {
  viewer: Viewer;
  expiresAt: Date;
  deleteAfter: Date | null;
  /** Whether the viewer organizes a race: the frame of the site then leads to the workspace. */
  organizes: boolean;
};

/** The session of each request, which is read once. */
const found = new WeakMap<object, Promise<Session | null>>();

/** The signed-in viewer. A request without a session cookie has none and needs no statement. */
export async function findViewer(asked: RequestArgs): Promise<Viewer | null> {
  return (await findSession(asked))?.viewer ?? null;
}

/** The session in which a request is made. */
export function findSession({ request, context }: RequestArgs): Promise<Session | null> {
  const known = found.get(context);
  if (known) return known;
  const { db, now, identity } = services(context);
  const token = identity.cookie.token(request);
  const session = token === null ? Promise.resolve(null) : sessionOf({ db, now }, token);
  found.set(context, session);
  return session;
}

/**
 * @throws {Response} a redirect to the sign-in page, which leads back here and says when a session
 *   has ended
 */
export async function requireViewer(asked: RequestArgs): Promise<Viewer> {
  const caller = await callerOf(asked);
  if (typeof caller === "object") return caller;
  throw seeOther(loginPath(pageOf(asked.request), caller === "ended" ? "session-over" : undefined));
}

/** The viewer; without one, whether a session has ended or never began. */
export async function callerOf(asked: RequestArgs): Promise<Viewer | "ended" | "nobody"> {
  const viewer = await findViewer(asked);
  if (viewer) return viewer;
  const hasCookie = services(asked.context).identity.cookie.token(asked.request) !== null;
  return hasCookie ? "ended" : "nobody";
}

/** @throws {Response} a redirect to the home page for all others */
export async function requireAdmin(asked: RequestArgs): Promise<Admin> {
  const viewer = await findViewer(asked);
  // Here and below alone, a viewer becomes an `Admin`.
  if (viewer?.isAdmin) return viewer as Admin;
  throw seeOther("/");
}

/**
 * For middleware: the router adds no prefix to its redirects.
 * @throws {Response} a redirect to the home page, in the language of the page, for all others
 */
export async function admitAdmin(asked: RequestArgs): Promise<void> {
  const viewer = await findViewer(asked);
  if (viewer?.isAdmin) return;
  throw seeOther(inLanguage(languageOf(new URL(asked.request.url)), "/"));
}

/** Whether the session goes on and is an administrator's; the database is asked again. */
export async function isAdminStill({ request, context }: RequestArgs): Promise<boolean> {
  const { db, now, identity } = services(context);
  const token = identity.cookie.token(request);
  const session = token === null ? null : await sessionOf({ db, now }, token);
  return session?.viewer.isAdmin === true;
}

/** For functions, which answer in JSON: the administrator, or the status of the refusal. */
export async function adminOrStatus(
  asked: RequestArgs,
): Promise<{ admin: Admin; status: null } | { admin: null; status: 401 | 403 }> {
  const viewer = await findViewer(asked);
  if (viewer?.isAdmin) return { admin: viewer as Admin, status: null };
  return { admin: null, status: viewer ? 403 : 401 };
}

/** The address of a profile's picture; `null` for a picture stored inside the profile. */
const smallImage = sql`
  case when pg_column_size(${userProfiles.profileImage}) < 1000
    then ${userProfiles.profileImage} end`.mapWith(orNull(text));

/** A picture inside the profile is left out: every page would carry it along. */
export const sessionColumns = {
  userId: users.id,
  email: users.email,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  image: smallImage,
  isAdmin: userProfiles.isAdmin,
  sessionId: authSessions.id,
  expiresAt: authSessions.expiresAt,
  deleteAfter: users.deleteAfter,
};

const isOrganizer = sql`${keptPlan} exists (
  select from race_organizers where race_organizers.user_id = ${users.id})`.mapWith(Boolean);

/**
 * The session of a token with its viewer, in one statement. A session that has ended, a deactivated
 * account and a temporary one have none.
 */
export async function sessionOf(
  { db, now }: Pick<Services, "db" | "now">,
  token: string,
): Promise<Session | null> {
  const [row] = await db
    .select({ ...sessionColumns, organizes: isOrganizer })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, authSessions.userId))
    .where(
      and(
        eq(authSessions.token, token),
        gt(authSessions.expiresAt, now()),
        eq(userProfiles.isActive, true),
        eq(users.isAnonymous, false),
      ),
    );
  if (!row) return null;
  const { expiresAt, deleteAfter, organizes, ...viewer } = row;
  return { viewer, expiresAt, deleteAfter, organizes };
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } });
}

/** The request in the form that the identity service expects. */
export function askerOf({ request, context }: RequestArgs): Asker {
  return { request, clientAddress: clientAddress(context) };
}

/**
 * Whether the sandbox pages open. They show all letters and sign in as any person, so they are for
 * requests from the server's own machine and for administrators.
 */
export async function mayUseSandbox(asked: RequestArgs): Promise<boolean> {
  if (isFromThisMachine(asked.context)) return true;
  return (await findViewer(asked))?.isAdmin ?? false;
}

/**
 * Runs around every request but those of programs: no cache keeps the pages of a viewer, their session is renewed once a day
 * while it is used, and the cookie of a session that has ended is taken away.
 */
export async function keepSession(
  asked: RequestArgs,
  next: () => Promise<Response>,
): Promise<Response> {
  if (isForPrograms(new URL(asked.request.url).pathname)) return next();
  const { cookie } = services(asked.context).identity;
  if (!cookie.isThere(asked.request)) return next();
  const response = await next();
  const session = await findSession(asked);
  if (session && !isForEver(response)) response.headers.set("Cache-Control", "private, no-store");
  // A cookie in the answer itself is newer.
  if (response.headers.has("Set-Cookie")) return response;
  const cookies = session ? await renewed(asked, session) : cookie.forgetting(asked.request);
  for (const each of cookies) response.headers.append("Set-Cookie", each);
  return response;
}

/** Drawn covers and photos are the same for every viewer, and are fetched once. */
function isForEver({ headers }: Response): boolean {
  return headers.get("Cache-Control")?.includes("immutable") ?? false;
}

async function renewed(asked: RequestArgs, { expiresAt }: Session): Promise<string[]> {
  const { identity } = services(asked.context);
  const { request } = asked;
  if (request.method !== "GET" || !identity.cookie.isDue(request, expiresAt)) return [];
  const { headers } = await identity.ask(askerOf(asked), "/get-session");
  return headers.getSetCookie();
}
