import { createHash } from "node:crypto";
import { href } from "react-router";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import type { InquirySide } from "./inquiry.ts";

const purposes = {
  visitor: "expert-inquiry-visitor",
  expert: "expert-inquiry-expert",
} as const satisfies Record<InquirySide, string>;

/** What a good link says: whose it is, and to which address it was sent. */
export type InquiryLink = { inquiryId: string; side: InquirySide; addressDigest: string };

/**
 * The path of a conversation for one of its sides. The link works as long as the conversation does and
 * the side has this address: the link of a former expert opens nothing.
 */
export function inquiryPath(
  { tokens }: Pick<Services, "tokens">,
  { inquiryId, side, address }: { inquiryId: string; side: InquirySide; address: string },
): string {
  const token = tokens.sign(purposes[side], `${inquiryId} ${digestOf(address)}`);
  return href("/experts/inquiries/:token", { token });
}

/** `null` for a link that is forged. */
export function readInquiryLink(
  { tokens }: Pick<Services, "tokens">,
  token: string,
): InquiryLink | null {
  return (
    linkOf("visitor", tokens.read(purposes.visitor, token)) ??
    linkOf("expert", tokens.read(purposes.expert, token))
  );
}

/** The payload of a token is readable, so it holds no address. */
export function digestOf(address: string): string {
  return createHash("sha256").update(address.toLowerCase()).digest("base64url").slice(0, 22);
}

function linkOf(side: InquirySide, payload: string | null): InquiryLink | null {
  const [inquiryId, addressDigest] = payload?.split(" ") ?? [];
  return isId(inquiryId) && addressDigest ? { inquiryId, side, addressDigest } : null;
}
