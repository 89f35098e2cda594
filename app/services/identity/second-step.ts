import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import { SECOND_STEP_HEADER } from "./identity.ts";

/** The library's address to which Google sends the browser back. */
const FROM_GOOGLE = "/callback/:id";

/**
 * Requires the library's second step after Google as well as after a password: access to a mailbox at
 * Google must not bypass the code. A passkey needs no code: it is a device that checks a fingerprint
 * or a PIN before it signs.
 */
export function secondStep(): BetterAuthPlugin {
  // `signInGuard` limits wrong codes; the library's limit would lock the owner out, too.
  const plugin = twoFactor({ issuer: "Dorsal", accountLockout: { enabled: false } });
  const [afterPassword] = plugin.hooks.after;
  if (!afterPassword) throw new Error("The library asks for no second step.");

  const afterGoogle = createAuthMiddleware(async (ctx) => {
    const isIn = ctx.context.newSession !== null;
    const asked = await afterPassword.handler({ ...ctx, returnHeaders: true });
    for (const cookie of cookiesOf(asked)) {
      ctx.responseHeaders.append("set-cookie", cookie);
    }
    // The library would answer in JSON; the browser is on its way back and must be led on.
    if (isIn && ctx.context.newSession === null) ctx.setHeader(SECOND_STEP_HEADER, "1");
  });

  return {
    ...plugin,
    hooks: {
      after: [afterPassword, { matcher: ({ path }) => path === FROM_GOOGLE, handler: afterGoogle }],
    },
  };
}

/** The answer of a hook that was called with `returnHeaders`. */
function cookiesOf(asked: unknown): string[] {
  if (typeof asked !== "object" || asked === null || !("headers" in asked)) return [];
  return asked.headers instanceof Headers ? asked.headers.getSetCookie() : [];
}
