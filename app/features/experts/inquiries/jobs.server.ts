import { lt } from "drizzle-orm";
import { expertInquiries } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";

export const inquiryJobs: Job[] = [
  { queue: "forget-old-inquiries", schedule: "15 3 * * *", work: forgetOldInquiries },
];

/** Days after the last message, when a conversation is deleted. */
const keptDays = 365;

/** Deletes the conversations whose last message is a year old. */
export async function forgetOldInquiries({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const yearAgo = new Date(now().getTime() - keptDays * msPerDay);
  await db.delete(expertInquiries).where(lt(expertInquiries.lastMessageAt, yearAgo));
}
