import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { expertApplications, expertDocuments, experts } from "#db/schema.ts";
import { expertPhotos } from "#features/accounts/profile/photo-address.ts";
import type { Services } from "#services/services.ts";
import { removeSquares } from "../../profile/square-photos.server.ts";

/** The files of the documents that came with applications; their rows go with the account. */
export async function removeDocuments(
  { db: tx, files }: Pick<Services, "files"> & { db: Database },
  userId: string,
) {
  const documents = await tx
    .select({ file: expertDocuments.file })
    .from(expertDocuments)
    .innerJoin(expertApplications, eq(expertApplications.id, expertDocuments.applicationId))
    .where(eq(expertApplications.userId, userId));
  for (const { file } of documents) await files.remove(file);
}

/** Deletes the page of an expert, which is about the person, with its photo, reviews and messages. */
export async function removeOwnPage(
  { db: tx, files }: Pick<Services, "files"> & { db: Database },
  userId: string,
) {
  const deleted = await tx
    .delete(experts)
    .where(eq(experts.userId, userId))
    .returning({ photo: experts.profilePicture });
  for (const { photo } of deleted) await removeSquares({ files }, expertPhotos, photo);
}
