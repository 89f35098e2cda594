import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, text } from "#db/kinds.ts";
import { readPage } from "#db/page.ts";
import { expertInquiries, expertInquiryMessages, experts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import type { Lang } from "#values/say.ts";
import {
  type EnteredInquiry,
  enterInquiry,
  findRecipient,
  type InquiryKey,
  inquiryPath,
} from "./conversation.server.ts";
import { letterToExpert } from "./emails.tsx";
import {
  type Inquiry,
  type InquiryLine,
  type InquiryMessage,
  type InquiryProblem,
  inquiryLifeDays,
  type OwnInquiry,
  reportAddress,
} from "./inquiry.ts";
import type { NewInquiry } from "./schema.ts";

export const inquiryJobs: Job[] = [
  { queue: "forget-old-inquiries", schedule: "15 3 * * *", work: forgetOldInquiries },
];

/** Days after the last message, when a conversation is deleted. */
const keptDays = 365;

/** Who writes, and from where. */
type InquiryWriter = {
  viewer: Pick<Viewer, "userId"> | null;
  /** The network address of the client. */
  address: string;
  /** Of the links in the letter. */
  origin: string;
  /** Of the page; answers are sent in it. */
  lang: Lang;
};

const inquiriesPerPage = 20;

/** The most messages that the page of a conversation shows. */
const mostMessages = 200;

/** The most of the own conversations with one expert that are listed. */
const mostOwn = 10;

/** A conversation as its page shows it, and the side that the key opens. */
export async function readInquiry(
  services: Pick<Services, "db" | "now" | "tokens">,
  key: InquiryKey,
): Promise<{ inquiry: Inquiry; entered: EnteredInquiry } | null> {
  const entered = await enterInquiry(services, key);
  if (!entered) return null;
  const { id, visitorName, closedBy, isOver } = entered;
  const { address: _, userId: __, ...expert } = entered.expert;
  const messages = await latestMessages(services, id);
  return { inquiry: { id, visitorName, expert, closedBy, isOver, messages }, entered };
}

const lineShape = {
  id: expertInquiries.id,
  visitorName: expertInquiries.name,
  excerpt: text,
  isFromExpert: boolean,
  isWaiting: boolean,
  isClosed: boolean,
  lastMessageAt: expertInquiries.lastMessageAt,
};

/** One page of the conversations of the viewer as an expert, the latest first. */
export async function inquiriesTo(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  page: number,
): Promise<Page<InquiryLine>> {
  const own = sql`
    from expert_inquiries i join experts e on e.id = i.expert_id
    where e.user_id = ${viewer.userId}::uuid`;
  return readPage(
    db,
    lineShape,
    {
      count: sql`select count(*)::int as count ${own}`,
      rows: sql`
        select l.id, l.name as "visitorName", left(m.body, 200) as excerpt,
          m.is_from_expert as "isFromExpert",
          not m.is_from_expert and l.closed_at is null as "isWaiting",
          l.closed_at is not null as "isClosed", l.last_message_at as "lastMessageAt"
        from (select i.* ${own}) l
        join lateral (
          select body, is_from_expert from expert_inquiry_messages
          where inquiry_id = l.id order by created_at desc, id limit 1
        ) m on true
        order by l.last_message_at desc, l.id`,
      perPage: inquiriesPerPage,
    },
    page,
  );
}

/** The conversations that a visitor with an account has with an expert, the latest first. */
export async function ownInquiriesTo(
  { db, now, tokens }: Pick<Services, "db" | "now" | "tokens">,
  viewer: Pick<Viewer, "userId">,
  expertId: string,
): Promise<OwnInquiry[]> {
  const rows = await db
    .select({
      id: expertInquiries.id,
      address: expertInquiries.email,
      lastMessageAt: expertInquiries.lastMessageAt,
      closedAt: expertInquiries.closedAt,
    })
    .from(expertInquiries)
    .where(
      and(
        eq(expertInquiries.userId, viewer.userId),
        eq(expertInquiries.expertId, expertId),
        gt(expertInquiries.lastMessageAt, new Date(now().getTime() - inquiryLifeDays * msPerDay)),
      ),
    )
    .orderBy(desc(expertInquiries.lastMessageAt))
    .limit(mostOwn);
  return rows.map(({ id, address, lastMessageAt, closedAt }) => ({
    id,
    path: inquiryPath({ tokens }, { inquiryId: id, side: "visitor", address }),
    lastMessageAt,
    isClosed: closedAt !== null,
  }));
}

async function latestMessages(
  { db }: Pick<Services, "db">,
  inquiryId: string,
): Promise<InquiryMessage[]> {
  const rows = await db
    .select({
      id: expertInquiryMessages.id,
      isFromExpert: expertInquiryMessages.isFromExpert,
      body: expertInquiryMessages.body,
      createdAt: expertInquiryMessages.createdAt,
    })
    .from(expertInquiryMessages)
    .where(eq(expertInquiryMessages.inquiryId, inquiryId))
    .orderBy(desc(expertInquiryMessages.createdAt), desc(expertInquiryMessages.id))
    .limit(mostMessages);
  return rows.reverse();
}

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

/** Deletes the conversations whose last message is a year old. */
export async function forgetOldInquiries({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const yearAgo = new Date(now().getTime() - keptDays * msPerDay);
  await db.delete(expertInquiries).where(lt(expertInquiries.lastMessageAt, yearAgo));
}
