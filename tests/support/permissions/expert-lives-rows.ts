import { join } from "node:path";
import type { Database } from "#db/database.ts";
import {
  expertDocuments,
  expertInquiries,
  expertInquiryMessages,
  reviewAnswers,
} from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { anApplication } from "../experts/applications.ts";
import { aReview } from "../reviews/reviews.ts";
import { applications, desk, document, sentAt } from "./expert-lives.ts";
import { people, world } from "./people.ts";

/** Puts the applications into the database, and a document of the owner's beside it. */
export async function fillWithApplications(db: Database, dataDir: string) {
  const times = { createdAt: sentAt, updatedAt: sentAt };
  await anApplication(db, people.owner, { id: applications.own, ...times });
  await anApplication(db, world.others[0], { id: applications.other, ...times });
  const file = "expert-documents/of-the-owner.pdf";
  await openLocalDisk(join(dataDir, "files")).put(file, Buffer.from("%PDF-1.7 SECRET-DIPLOMA"));
  await db.insert(expertDocuments).values({
    id: document,
    applicationId: applications.own,
    name: "diploma.pdf",
    mediaType: "application/pdf",
    bytes: 23,
    file,
  });
}

/** Puts answered reviews of the stranger's page as an expert into the database, and a message. */
export async function fillWithDesk(db: Database) {
  for (const id of desk.reviews) {
    const about = { entityType: "expert", entityId: desk.expert } as const;
    await aReview(db, { id, ...about, comment: "Patient." });
    await db
      .insert(reviewAnswers)
      .values({ reviewId: id, userId: people.stranger, body: "Thank you." });
  }
  const visitor = { name: "Zoë", email: "zoe@example.com" };
  await db.insert(expertInquiries).values({ id: desk.inquiry, expertId: desk.expert, ...visitor });
  await db
    .insert(expertInquiryMessages)
    .values({ inquiryId: desk.inquiry, isFromExpert: false, body: "Only for the expert." });
}
