import type { AuthContext, GenericEndpointContext } from "better-auth";
import { isAPIError } from "better-auth/api";
import { handleOAuthUserInfo, linkOAuthAccount } from "better-auth/oauth2";
import type { GoogleAccounts, GoogleLinkProblem } from "./google-for-apps.ts";
import type { VouchedFor } from "./google-id-tokens.ts";

const provider = "google";

export function openGoogleAccounts(
  contextOf: () => Promise<AuthContext>,
  now: () => Date,
): GoogleAccounts {
  /** The library's functions expect the context of one of its addresses; they use these two parts. */
  async function endpoint(): Promise<GenericEndpointContext> {
    const context = await contextOf();
    const { internalAdapter } = context;
    // A session begins when the app exchanges its code, not in the browser that comes from Google.
    const createSession: typeof internalAdapter.createSession = async (userId) => {
      const at = now();
      return { id: "", token: "", userId, createdAt: at, updatedAt: at, expiresAt: at };
    };
    const parts = {
      context: { ...context, internalAdapter: { ...internalAdapter, createSession } },
      headers: new Headers(),
    };
    return parts as unknown as GenericEndpointContext;
  }

  return {
    async accountOf(person) {
      const { id, email, name } = person;
      try {
        const { data } = await handleOAuthUserInfo(await endpoint(), {
          userInfo: { id, email, name, emailVerified: true },
          account: accountOf(person),
        });
        return data ? { problem: null, userId: data.user.id } : { problem: "google-refused" };
      } catch (error) {
        if (isAPIError(error)) return { problem: "google-refused" };
        throw error;
      }
    },
    async link(owner, person) {
      const { email, name } = person;
      const done = await linkOAuthAccount(await endpoint(), {
        link: owner,
        userInfo: { email, name, emailVerified: true },
        account: accountOf(person),
        profile: {},
        scopes: person.tokens.scopes,
      });
      if (done.linked) return { problem: null };
      return { problem: linkProblems[done.error.code] ?? "google-refused" };
    },
  };
}

/** The library's words for what it refuses. */
const linkProblems: Readonly<Record<string, GoogleLinkProblem>> = {
  email_does_not_match: "other-address",
  account_already_linked_to_different_user: "linked-elsewhere",
};

function accountOf({ id, tokens }: VouchedFor) {
  return {
    providerId: provider,
    accountId: id,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    scope: tokens.scopes?.join(","),
  };
}
