import { securityMessages as said } from "./messages.ts";

/** What the security page says about what was done elsewhere, by a word in its address. */
const notices: Record<string, string> = {
  "password-changed": said.passwordChanged,
  "new-address-asked": said.newAddressAsked,
  "session-ended": said.sessionEnded,
  "session-gone": said.sessionGone,
  "others-ended": said.otherSessionsEnded,
  "two-factor-off": said.twoFactorOff,
  "passkey-added": said.passkeyAdded,
  "passkey-renamed": said.passkeyRenamed,
  "passkey-removed": said.passkeyRemoved,
  "passkey-gone": said.passkeyGone,
};

/** The sentence that an address asks for: `?notice=password-changed`. */
export function noticeOf(searchParams: URLSearchParams): string | null {
  const word = searchParams.get("notice") ?? "";
  return Object.hasOwn(notices, word) ? (notices[word] ?? null) : null;
}
