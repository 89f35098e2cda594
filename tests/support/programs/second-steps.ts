import { expect } from "vitest";
import type { Accounts } from "../identity.ts";
import { totp } from "../totp.ts";
import { anApp, aMember as aWebsiteMember, password, serveAuth } from "./apps.ts";

/** The addresses of `/auth/v1` over HTTP, and people with apps that use them. */
export async function serveFactors(services: Accounts) {
  const { origin } = await serveAuth(services);

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
