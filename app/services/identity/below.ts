import type { BetterAuthOptions } from "better-auth";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import type { Client, Entered } from "./identity.ts";

/**
 * What of the library is used below its addresses, for apps: its adapter runs the same hooks as its own
 * addresses (`hooks` in `options.ts`), and needs neither a request nor a cookie.
 */
export function openBelow(options: BetterAuthOptions) {
  const auth = betterAuth(options);
  return {
    context: () => auth.$context,
    async enter(userId: string, { clientAddress, userAgent }: Client): Promise<Entered> {
      const { internalAdapter } = await auth.$context;
      // Outside of a request, the library knows neither the network nor the device.
      const device = { ipAddress: clientAddress, userAgent };
      try {
        const { id } = await internalAdapter.createSession(userId, false, device);
        return { problem: null, sessionId: id };
      } catch (error) {
        const code = error instanceof APIError ? error.body?.code : null;
        if (code === "ACCOUNT_INACTIVE" || code === "EMAIL_NOT_VERIFIED") return { problem: code };
        throw error;
      }
    },
    /** An account without a password, whose address is not confirmed. */
    async join(email: string): Promise<void> {
      const { internalAdapter } = await auth.$context;
      const person = { email, name: "", emailVerified: false };
      await internalAdapter.createUser(person, { method: "email-otp" });
    },
  };
}
