import { href } from "react-router";
import type { Viewer } from "#features/accounts/viewer.ts";
import { withQuery } from "#values/address.ts";
import { msPerDay } from "#values/day.ts";
import type { Lang } from "#values/say.ts";

/** The two who write each other. */
export type InquirySide = "visitor" | "expert";

/** Who reads a conversation: one of its sides, or an administrator who was given a link to it. */
export type InquiryReader = InquirySide | "admin";

/** Characters of what is typed. */
export const inquiryNameLimit = 100;
export const inquiryMessageLimit = 5000;

/** So long after its last message a conversation can be read and continued by its links. */
export const inquiryLifeDays = 180;

export type InquiryMessage = {
  id: string;
  isFromExpert: boolean;
  body: string;
  createdAt: Date;
};

/** A visitor and an expert who write each other, without an address of either. */
export type Inquiry = {
  id: string;
  visitorName: string;
  expert: { id: string; name: string; isActive: boolean };
  closedBy: InquiryReader | null;
  /** Whether the last message is too long ago to continue. */
  isOver: boolean;
  /** The latest ones, oldest first. */
  messages: InquiryMessage[];
};

/** A conversation in the list of the expert. */
export type InquiryLine = {
  id: string;
  visitorName: string;
  /** The beginning of the last message. */
  excerpt: string;
  /** Whether the last message is the expert's. */
  isFromExpert: boolean;
  /** Whether the last message is the visitor's. */
  isWaiting: boolean;
  isClosed: boolean;
  lastMessageAt: Date;
};

/** A conversation in the list of the visitor, with the address that leads to it. */
export type OwnInquiry = { id: string; path: string; lastMessageAt: Date; isClosed: boolean };

/** Why nothing more can be written; `null` while both sides can. */
export function inquiryObstacle({
  closedBy,
  isOver,
  expert,
}: Pick<Inquiry, "closedBy" | "isOver" | "expert">): "closed" | "over" | "not-listed" | null {
  if (closedBy !== null) return "closed";
  if (isOver) return "over";
  return expert.isActive ? null : "not-listed";
}

/** Whether the last message is so old that links do not work any more. */
export function isInquiryOver(lastMessageAt: Date, now: Date): boolean {
  return lastMessageAt.getTime() + inquiryLifeDays * msPerDay <= now.getTime();
}

/** The form to report abuse in a conversation. */
export function reportAddress(lang: Lang): string {
  const subject = { en: "Abuse in a conversation", es: "Abuso en una conversación" };
  return withQuery(href("/contact"), { subject: subject[lang] });
}

/**
 * Who reads a conversation through a link: the side that the link was sent to. An administrator to whom
 * one side has passed it on, to report abuse, does not write in that side's name.
 */
export function readerOf(
  {
    side,
    visitorId,
    expert,
  }: { side: InquirySide; visitorId: string | null; expert: { userId: string | null } },
  viewer: Pick<Viewer, "userId" | "isAdmin"> | null,
): InquiryReader {
  if (!viewer?.isAdmin) return side;
  return viewer.userId === visitorId || viewer.userId === expert.userId ? side : "admin";
}
