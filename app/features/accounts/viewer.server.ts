import { sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { loginPath } from "./sign-in/login-path.ts";
import { pageOf } from "./sign-in/page-of.ts";
import type { Admin, Viewer } from "./viewer.ts";

/** What loaders, actions and middleware are given. */
export type Asked = { request: Request; context: Readonly<RouterContextProvider> };

export type Session = { viewer: Viewer; expiresAt: Date; deleteAfter: Date | null };

/** Asked once per request, whoever asks. */
const found = new WeakMap<object, Promise<Session | null>>();

/** Who is signed in. Without a session cookie it is nobody, and nothing is asked. */
export async function findViewer(asked: Asked): Promise<Viewer | null> {
  return (await findSession(asked))?.viewer ?? null;
}

/** The session in which a request is made. */
export function findSession({ request, context }: Asked): Promise<Session | null> {
  const known = found.get(context);
  if (known) return known;
  const { db, now, identity } = services(context);
  const token = identity.cookie.token(request);
  const session = token === null ? Promise.resolve(null) : sessionOf({ db, now }, token);
  found.set(context, session);
  return session;
}

/**
 * @throws {Response} a redirect to the sign-in page, which leads back here and says so when it was
 *   the session that has ended
 */
export async function requireViewer(asked: Asked): Promise<Viewer> {
  const viewer = await findViewer(asked);
  if (viewer) return viewer;
  const hadSession = services(asked.context).identity.cookie.token(asked.request) !== null;
  throw seeOther(loginPath(pageOf(asked.request), hadSession ? "session-over" : undefined));
}

/** @throws {Response} a redirect to the home page for everybody else */
export async function requireAdmin(asked: Asked): Promise<Admin> {
  const viewer = await findViewer(asked);
  if (viewer?.isAdmin) return viewer as Admin;
  throw seeOther("/");
}

/** For functions, which answer in JSON: the administrator who asks, or the status for anybody else. */
export async function adminOrStatus(
  asked: Asked,
): Promise<{ admin: Admin; status: null } | { admin: null; status: 401 | 403 }> {
  const viewer = await findViewer(asked);
  if (viewer?.isAdmin) return { admin: viewer as Admin, status: null };
  return { admin: null, status: viewer ? 403 : 401 };
}

/**
 * The session of a token with its viewer, in one statement: ended sessions and deactivated or
 * temporary accounts have none at once. A picture inside the profile is not carried along with every
 * page.
 */
export async function sessionOf(
  { db, now }: Pick<Services, "db" | "now">,
  token: string,
): Promise<Session | null> {
  const [row] = await db.execute<Viewer & Omit<Session, "viewer">>(sql`
    select u.id as "userId", u.email, p.first_name as "firstName", p.last_name as "lastName",
      case when pg_column_size(p.profile_image) < 1000 then p.profile_image end as image,
      p.is_admin as "isAdmin", s.id as "sessionId", s.expires_at as "expiresAt",
      u.delete_after as "deleteAfter"
    from auth_sessions s
      join users u on u.id = s.user_id
      join user_profiles p on p.user_id = s.user_id
    where s.token = ${token} and s.expires_at > ${now().toISOString()}::timestamptz
      and p.is_active and not u.is_temporary`);
  if (!row) return null;
  const { expiresAt, deleteAfter, ...viewer } = row;
  return { viewer, expiresAt, deleteAfter };
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } });
}
