import { and, eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { expertInquiries, expertInquiryMessages, experts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { letterToExpert } from "./emails.tsx";
import { reportAddress } from "./inquiry.ts";
import { inquiryPath } from "./links.server.ts";
import type { InquiryProblem } from "./messages.ts";
import { findRecipient } from "./recipient.server.ts";
import type { NewInquiry } from "./schema.ts";

/** Who writes, and from where. */
export type InquiryWriter = {
  viewer: Pick<Viewer, "userId"> | null;
  /** The network address of the client. */
  address: string;
  /** Of the links in the letter. */
  origin: string;
  /** Of the page; answers are sent in it. */
  lang: Lang;
};

/**
 * Begins a conversation with an expert: keeps the message, and sends it to the expert without the
 * address of the visitor. Nothing is sent to the typed address, which may belong to another person.
 */
export async function writeInquiry(
  services: Pick<Services, "db" | "now" | "mail" | "tokens" | "limits">,
  { viewer, address: network, origin, lang }: InquiryWriter,
  expertId: string,
  { name, email, message }: NewInquiry,
): Promise<{ problem: InquiryProblem | null }> {
  const { db, now, mail, limits } = services;
  if (mail.mode === "unavailable") return { problem: "no-mail" };
  const recipient = await findRecipient({ db }, expertId);
  if (!recipient) return { problem: "not-listed" };
  const { address } = recipient;
  if (address === null) return { problem: "unreachable" };
  if (viewer && recipient.userId === viewer.userId) return { problem: "own-page" };
  if (!(await limits.allow("expertInquiry", network))) return { problem: "too-many" };
  if (!(await limits.allow("expertInquiriesTo", expertId))) {
    return { problem: "too-many-for-expert" };
  }
  return withRetry(db, async (tx) => {
    const [listed] = await tx
      .select({ id: experts.id })
      .from(experts)
      .where(and(eq(experts.id, expertId), eq(experts.isActive, true)))
      .for("key share");
    if (!listed) return { problem: "not-listed" };
    const at = now();
    const [inquiry] = await tx
      .insert(expertInquiries)
      .values({
        expertId,
        userId: viewer?.userId ?? null,
        name,
        email,
        lang,
        createdAt: at,
        lastMessageAt: at,
      })
      .returning({ id: expertInquiries.id });
    if (!inquiry) throw new Error("The inquiry was not kept.");
    await tx
      .insert(expertInquiryMessages)
      .values({ inquiryId: inquiry.id, isFromExpert: false, body: message, createdAt: at });
    const path = inquiryPath(services, { inquiryId: inquiry.id, side: "expert", address });
    const letter = letterToExpert({
      from: name,
      message,
      isFirst: true,
      url: origin + path,
      reportUrl: origin + reportAddress(recipient.lang),
    });
    await mail.send({ address, lang: recipient.lang }, letter, { within: tx });
    return { problem: null };
  });
}
