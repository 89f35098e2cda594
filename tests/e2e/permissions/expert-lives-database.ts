import { join } from "node:path";
import type { Database } from "#db/database.ts";
import { expertDocuments } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { anApplication } from "../../support/experts/applications.ts";
import { applications, document, sentAt } from "./expert-lives.ts";
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
