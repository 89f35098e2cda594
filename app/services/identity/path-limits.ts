import type { LimitName, Limits } from "../limits/limits.ts";

/** The limits of the library's addresses; other addresses have no limit. */
const LIMIT_OF_PATH: [start: string, name: LimitName][] = [
  ["/sign-in/email", "signIn"],
  ["/sign-in/social", "otherSignIn"],
  ["/passkey/generate-authenticate-options", "otherSignIn"],
  ["/passkey/verify-authentication", "otherSignIn"],
  ["/sign-up/email", "signUp"],
  ["/reset-password", "confirmLink"],
  ["/verify-email", "confirmLink"],
  ["/change-password", "credentials"],
  ["/set-password", "credentials"],
];

/** The library's limits, counted by ours: they hold across all copies of the server. */
export function limitsOfPaths(limits: Limits) {
  return {
    /** @param key - `address|/path`, as the library puts it together */
    async consume(key: string, rule: { window: number }) {
      const at = key.lastIndexOf("|");
      const path = key.slice(at + 1);
      const [, name] = LIMIT_OF_PATH.find(([start]) => path.startsWith(start)) ?? [];
      const allowed = !name || (await limits.allow(name, key.slice(0, at)));
      return { allowed, retryAfter: allowed ? null : rule.window };
    },
  };
}
