import { type Day, toDay } from "#values/day.ts";
import type { Database } from "../../database.ts";
import {
  coachConversations,
  coachMessages,
  expertApplications,
  expertInquiries,
  expertInquiryMessages,
  experts,
  reviewAnswers,
  reviews,
} from "../../schema.ts";
import { demoApplications, demoInquiries } from "./desk.ts";
import { expertId, expertRow } from "./expert.ts";
import { demoExperts, linkedExperts } from "./experts.ts";
import { demoExpertReviews, expertAnswerRows, expertReviewRows } from "./reviews.ts";
import { demoSessionRows } from "./sessions.ts";

/** Fills in the experts, what people say of them, and what waits at their desks; counts the reviews. */
export async function insertExperts(db: Database, now: Date): Promise<number> {
  const today: Day = toDay(now);
  await db.insert(experts).values(
    demoExperts.map((expert, place) => ({
      ...expertRow(expert, { place, now }),
      userId: linkedExperts.find((linked) => linked.expert.id === expertId(expert))?.account.id,
    })),
  );
  const written = demoExpertReviews(today);
  await db.insert(reviews).values(expertReviewRows(written));
  await db.insert(reviewAnswers).values(expertAnswerRows(written));
  await db.insert(expertApplications).values(demoApplications(now));
  const { inquiries, messages } = demoInquiries(now);
  await db.insert(expertInquiries).values(inquiries);
  await db.insert(expertInquiryMessages).values(messages);
  const past = demoSessionRows(now);
  await db.insert(coachConversations).values(past.sessions);
  await db.insert(coachMessages).values(past.messages);
  return written.length;
}
