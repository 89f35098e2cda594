import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { oneOf, orNull, text } from "#db/kinds.ts";
import { expertInquiries, expertInquiryMessages, experts } from "#db/schema.ts";
import type { Admin, Viewer } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { type Lang, langs } from "#values/say.ts";
import { letterToExpert, letterToVisitor } from "./emails.tsx";
import {
  type InquiryProblem,
  type InquiryReader,
  type InquirySide,
  inquiryObstacle,
  isInquiryOver,
  reportAddress,
} from "./inquiry.ts";

// The columns are qualified by hand: a select from one table would name them without it, and inside
// the inner select they would be those of the account.

/**
 * Where letters to an expert go: the confirmed address of the linked account, which nobody can have
 * typed for somebody else, or that of the page; `null` for an expert who cannot be reached.
 */
const expertAddress = sql`coalesce(
  (
    select u.email from users u join user_profiles p on p.user_id = u.id
    where u.id = experts.user_id and u.email_verified and p.is_active
  ),
  nullif(trim(experts.email), '')
)`.mapWith(orNull(text));

/** The language of the linked account. */
const expertLanguage = sql`coalesce(
  (select u.lang from users u where u.id = experts.user_id), 'en'
)`.mapWith(oneOf(langs));

/** `null` parts are left out. */
const expertFullName = sql`concat_ws(' ', ${experts.firstName}, ${experts.lastName})`.mapWith(text);

const recipientColumns = {
  id: experts.id,
  name: expertFullName,
  address: expertAddress,
  lang: expertLanguage,
  userId: experts.userId,
};

const purposes = {
  visitor: "expert-inquiry-visitor",
  expert: "expert-inquiry-expert",
} as const satisfies Record<InquirySide, string>;

/** What a good link says: whose it is, and to which address it was sent. */
type InquiryLink = { inquiryId: string; side: InquirySide; addressDigest: string };

/** What lets a person into a conversation: a link from a letter, or the account of the expert. */
export type InquiryKey = { token: string } | { viewer: Pick<Viewer, "userId">; inquiryId: string };

/** A conversation that was entered, and from which side. The addresses stay on the server. */
export type EnteredInquiry = {
  id: string;
  side: InquirySide;
  visitorName: string;
  /** Where letters to the visitor go. */
  visitorAddress: string;
  visitorLang: Lang;
  visitorId: string | null;
  expert: {
    id: string;
    name: string;
    isActive: boolean;
    address: string | null;
    lang: Lang;
    userId: string | null;
  };
  closedBy: InquiryReader | null;
  isOver: boolean;
};

/** `null` where the key opens nothing: forged, of an address that is not the side's any more, too old. */
export async function enterInquiry(
  services: Pick<Services, "db" | "now" | "tokens">,
  key: InquiryKey,
  { isLocked = false } = {},
): Promise<EnteredInquiry | null> {
  if ("viewer" in key) {
    const isOwn = eq(experts.userId, key.viewer.userId);
    const row = await findEntry(services.db, and(eq(expertInquiries.id, key.inquiryId), isOwn), {
      isLocked,
    });
    return row ? entered(services, row, "expert") : null;
  }
  const link = readInquiryLink(services, key.token);
  if (!link) return null;
  const row = await findEntry(services.db, eq(expertInquiries.id, link.inquiryId), { isLocked });
  const address = link.side === "visitor" ? row?.visitorAddress : row?.expert.address;
  if (!row || !address || digestOf(address) !== link.addressDigest) return null;
  const inquiry = entered(services, row, link.side);
  return inquiry.isOver ? null : inquiry;
}

/** Keeps a message of one side, and sends it to the other with a separate link. */
export async function writeInquiryMessage(
  services: Pick<Services, "db" | "now" | "mail" | "tokens" | "limits">,
  key: InquiryKey,
  message: string,
  origin: string,
): Promise<{ problem: InquiryProblem | null }> {
  const { db, now, mail, limits } = services;
  if (mail.mode === "unavailable") return { problem: "no-mail" };
  const found = await enterInquiry(services, key);
  if (!found) return { problem: "gone" };
  const obstacle = inquiryObstacle(found);
  if (obstacle) return { problem: obstacle };
  if (!(await limits.allow("expertInquiryMessage", found.id))) {
    return { problem: "too-many-messages" };
  }
  return withRetry(db, async (tx) => {
    // The other side may have closed the conversation meanwhile.
    const inquiry = await enterInquiry({ ...services, db: tx }, key, { isLocked: true });
    if (!inquiry) return { problem: "gone" };
    const problem = inquiryObstacle(inquiry);
    if (problem) return { problem };
    const to = recipientOf(inquiry);
    if (to.address === null) return { problem: "unreachable" };
    const at = now();
    await tx.insert(expertInquiryMessages).values({
      inquiryId: inquiry.id,
      isFromExpert: inquiry.side === "expert",
      body: message,
      createdAt: at,
    });
    await tx
      .update(expertInquiries)
      .set({ lastMessageAt: at })
      .where(eq(expertInquiries.id, inquiry.id));
    const { side, address, lang } = to;
    const links = {
      url: origin + inquiryPath(services, { inquiryId: inquiry.id, side, address }),
      reportUrl: origin + reportAddress(lang),
    };
    const letter =
      side === "expert"
        ? letterToExpert({ from: inquiry.visitorName, message, isFirst: false, ...links })
        : letterToVisitor({ from: inquiry.expert.name, message, ...links });
    await mail.send({ address, lang }, letter, { within: tx });
    return { problem: null };
  });
}

/**
 * Closes a conversation for one of its sides: nothing more is sent. One that is closed stays as it is.
 * @param admin - an administrator who was given the link: then they close it, and not that side
 */
export async function closeInquiry(
  services: Pick<Services, "db" | "now" | "tokens">,
  key: InquiryKey,
  admin: Admin | null = null,
): Promise<{ problem: "gone" | null }> {
  const { db, now } = services;
  return withRetry(db, async (tx) => {
    const inquiry = await enterInquiry({ ...services, db: tx }, key, { isLocked: true });
    if (!inquiry) return { problem: "gone" };
    if (inquiry.closedBy !== null) return { problem: null };
    await tx
      .update(expertInquiries)
      .set({ closedAt: now(), closedBy: admin ? "admin" : inquiry.side })
      .where(eq(expertInquiries.id, inquiry.id));
    if (admin) {
      await recordChange({ db: tx, now }, admin, {
        action: "closed",
        subjectType: "inquiry",
        subjectId: inquiry.id,
        subjectName: `to ${inquiry.expert.name}`,
      });
    }
    return { problem: null };
  });
}

const entryColumns = {
  id: expertInquiries.id,
  visitorName: expertInquiries.name,
  visitorAddress: expertInquiries.email,
  visitorLang: expertInquiries.lang,
  visitorId: expertInquiries.userId,
  closedBy: expertInquiries.closedBy,
  lastMessageAt: expertInquiries.lastMessageAt,
  expertId: experts.id,
  expertName: expertFullName,
  isActive: experts.isActive,
  address: expertAddress,
  lang: expertLanguage,
  expertUserId: experts.userId,
};

async function findEntry(
  db: Database,
  isIt: ReturnType<typeof and>,
  { isLocked }: { isLocked: boolean },
) {
  const statement = db
    .select(entryColumns)
    .from(expertInquiries)
    .innerJoin(experts, eq(experts.id, expertInquiries.expertId))
    .where(isIt ?? sql`false`);
  const [row] = isLocked ? await statement.for("update", { of: expertInquiries }) : await statement;
  if (!row) return null;
  const { expertId, expertName, isActive, address, lang, expertUserId, ...inquiry } = row;
  const expert = { id: expertId, name: expertName, isActive, address, lang, userId: expertUserId };
  return { ...inquiry, expert };
}

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

function entered(
  { now }: Pick<Services, "now">,
  { lastMessageAt, ...inquiry }: Entry,
  side: InquirySide,
): EnteredInquiry {
  return { ...inquiry, side, isOver: isInquiryOver(lastMessageAt, now()) };
}

/** The other side. */
function recipientOf({ side, visitorAddress, visitorLang, expert }: EnteredInquiry) {
  return side === "visitor"
    ? { side: "expert" as const, address: expert.address, lang: expert.lang }
    : { side: "visitor" as const, address: visitorAddress, lang: visitorLang };
}

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
function readInquiryLink({ tokens }: Pick<Services, "tokens">, token: string): InquiryLink | null {
  return (
    linkOf("visitor", tokens.read(purposes.visitor, token)) ??
    linkOf("expert", tokens.read(purposes.expert, token))
  );
}

/** The payload of a token is readable, so it holds no address. */
function digestOf(address: string): string {
  return createHash("sha256").update(address.toLowerCase()).digest("base64url").slice(0, 22);
}

function linkOf(side: InquirySide, payload: string | null): InquiryLink | null {
  const [inquiryId, addressDigest] = payload?.split(" ") ?? [];
  return isId(inquiryId) && addressDigest ? { inquiryId, side, addressDigest } : null;
}

/** An expert to whom visitors may write. */
type InquiryRecipient = {
  id: string;
  name: string;
  address: string | null;
  lang: Lang;
  userId: string | null;
};

/** The active expert; `null` for all others. */
export async function findRecipient(
  { db }: Pick<Services, "db">,
  expertId: string,
): Promise<InquiryRecipient | null> {
  const [found] = await db
    .select(recipientColumns)
    .from(experts)
    .where(and(eq(experts.id, expertId), eq(experts.isActive, true)));
  return found ?? null;
}
