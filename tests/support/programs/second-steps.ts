import { expect } from "vitest";
import * as challenge from "../../../app/routes/programs/auth/factors/challenge.ts";
import * as enroll from "../../../app/routes/programs/auth/factors/enroll.ts";
import * as remove from "../../../app/routes/programs/auth/factors/remove.ts";
import * as verify from "../../../app/routes/programs/auth/factors/verify.ts";
import * as authorize from "../../../app/routes/programs/auth/google/authorize.ts";
import * as callback from "../../../app/routes/programs/auth/google/callback.ts";
import * as link from "../../../app/routes/programs/auth/google/link.ts";
import * as unlink from "../../../app/routes/programs/auth/google/unlink.ts";
import * as keySet from "../../../app/routes/programs/auth/key-set.ts";
import * as signOut from "../../../app/routes/programs/auth/sign-out.ts";
import * as sso from "../../../app/routes/programs/auth/sso.ts";
import * as token from "../../../app/routes/programs/auth/token.ts";
import * as user from "../../../app/routes/programs/auth/user.ts";
import type { Accounts } from "../identity.ts";
import { totp } from "../totp.ts";
import { anApp, aMember as aWebsiteMember, password } from "./apps.ts";
import { serveRoutes } from "./host.ts";

const routes = {
  "auth/v1/.well-known/jwks.json": keySet,
  "auth/v1/token": token,
  "auth/v1/user": user,
  "auth/v1/logout": signOut,
  "auth/v1/factors": enroll,
  "auth/v1/factors/:id": remove,
  "auth/v1/factors/:id/challenge": challenge,
  "auth/v1/factors/:id/verify": verify,
  "auth/v1/authorize": authorize,
  "auth/v1/callback": callback,
  "auth/v1/user/identities/authorize": link,
  "auth/v1/user/identities/:id": unlink,
  "auth/v1/sso": sso,
};

/** The addresses of the second step over HTTP, and people with apps that use them. */
export async function serveFactors(services: Accounts) {
  const { origin } = await serveRoutes(services, routes);

  /** An app of somebody who has signed up on the website. */
  async function anAppOf(email: string) {
    const app = anApp(origin, services);
    expect((await app.auth.signInWithPassword({ email, password })).error).toBeNull();
    return app.auth;
  }

  /** Somebody who has signed up on the website, with an app. */
  async function aMember(email: string) {
    const userId = await aWebsiteMember(services, email);
    return { userId, email, app: await anAppOf(email) };
  }

  /** A member with a second step, who has used the code of this half minute. */
  async function aCarefulMember(email: string) {
    const member = await aMember(email);
    const factor = await enrolled(member.app);
    const code = totp(factor.totp.secret);
    const { error } = await member.app.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(error).toBeNull();
    return { ...member, factorId: factor.id, secret: factor.totp.secret, code };
  }

  /** A request that the public client does not make. */
  async function call(app: SignedInApp, path: string, method: string, body: object | null = null) {
    const { data } = await app.getSession();
    const answer = await fetch(`${origin}/auth/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: body && JSON.stringify(body),
    });
    const { code } = (await answer.json()) as { code?: string };
    return [answer.status, code];
  }

  return { origin, anAppOf, aMember, aCarefulMember, call };
}

type SignedInApp = ReturnType<typeof anApp>["auth"];

export async function enrolled(app: SignedInApp) {
  const { data, error } = await app.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (error) throw error;
  return data as typeof data & { backup_codes: string[] };
}
