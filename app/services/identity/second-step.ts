import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import { SECOND_STEP_HEADER } from "./identity.ts";

/** The library's address to which Google sends the browser back. */
const FROM_GOOGLE = "/callback/:id";

/**
 * The library's second step, asked for after Google as it is after a password: a mailbox at Google
 * must not lead past the code. A passkey needs none: it is a thing that one has, and the device asks
 * for a finger or a number before it signs.
 */
export function secondStep(): BetterAuthPlugin {
  // How often codes may be wrong is for `signInGuard` to say: this would lock the owner out too.
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

/** Of what a hook answers that was asked for its headers too. */
function cookiesOf(asked: unknown): string[] {
  if (typeof asked !== "object" || asked === null || !("headers" in asked)) return [];
  return asked.headers instanceof Headers ? asked.headers.getSetCookie() : [];
}
