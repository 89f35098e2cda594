import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { expertApplications, expertDocuments, experts } from "#db/schema.ts";
import { expertPhotos } from "#features/accounts/profile/photo-address.ts";
import { squareKeys } from "../../profile/square-photos.server.ts";

/** The files of the documents that came with applications; their rows go with the account. */
export async function filesOfDocuments(tx: Database, userId: string): Promise<string[]> {
  const documents = await tx
    .select({ file: expertDocuments.file })
    .from(expertDocuments)
    .innerJoin(expertApplications, eq(expertApplications.id, expertDocuments.applicationId))
    .where(eq(expertApplications.userId, userId));
  return documents.map(({ file }) => file);
}

/**
 * Deletes the page of an expert, which is about the person, with its reviews and messages.
 * @returns the files of its photo
 */
export async function removeOwnPage(tx: Database, userId: string): Promise<string[]> {
  // Triggers: reviews of the expert, office counts; see app/db/functions/experts.sql
  const deleted = await tx
    .delete(experts)
    .where(eq(experts.userId, userId))
    .returning({ photo: experts.profilePicture });
  return deleted.flatMap(({ photo }) => squareKeys(expertPhotos, photo));
}
