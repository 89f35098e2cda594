import { createHmac, timingSafeEqual } from "node:crypto";

/** Signed words for links in mails: their content is readable, but only this server can make one. */
export type Tokens = {
  /**
   * @param purpose - what the token is good for; it is worth nothing for anything else
   * @param payload - readable by everyone who has the token
   * @returns letters that need no escaping in an address
   */
  sign(purpose: string, payload: string, options?: { expires?: Date }): string;
  /** The payload, or null for a token that is forged, of another purpose or expired. */
  read(purpose: string, token: string): string | null;
};

const longestToken = 4096;

/** Tokens signed with the server's secret (HMAC-SHA-256). */
export function openTokens({ secret, now }: { secret: string; now: () => Date }): Tokens {
  const seal = (purpose: string, body: string) =>
    createHmac("sha256", secret)
      .update(`${JSON.stringify(purpose)}.${body}`)
      .digest();

  return {
    sign(purpose, payload, { expires } = {}) {
      const end = expires ? Math.floor(expires.getTime() / 1000).toString(36) : "";
      const body = `${Buffer.from(payload).toString("base64url")}.${end}`;
      return `${body}.${seal(purpose, body).toString("base64url")}`;
    },
    read(purpose, token) {
      if (token.length > longestToken) return null;
      const [payload, end, sealed, ...more] = token.split(".");
      if (payload === undefined || end === undefined || !sealed || more.length > 0) return null;
      const expected = seal(purpose, `${payload}.${end}`);
      const given = Buffer.from(sealed, "base64url");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      if (end && Number.parseInt(end, 36) * 1000 <= now().getTime()) return null;
      return Buffer.from(payload, "base64url").toString();
    },
  };
}
