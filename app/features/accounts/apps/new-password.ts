import { leastPassword, longestPassword } from "../password/password.ts";

/** What is wrong with a new password, in the words of the public client; `null` for a good one. */
export function weakness(password: string): "length" | null {
  const isGood = password.length >= leastPassword && password.length <= longestPassword;
  return isGood ? null : "length";
}
