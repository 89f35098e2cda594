import { join } from "node:path";
import type { Database } from "#db/database.ts";
import { entryAnswers, entryFiles, entryQuestions } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { people, world } from "../people.ts";
import { entryFileWorld } from "./entry-files.ts";

/**
 * Puts the files of entries of the matrix into a database, each with its question.
 * @param dataDir - of the server, for the files
 */
export async function fillWithEntryFiles(db: Database, dataDir: string): Promise<void> {
  const { organized, office, own } = entryFileWorld;
  for (const { raceId, sentBy, at } of [
    { raceId: world.organizedRace, sentBy: world.others[0], at: organized },
    { raceId: world.otherRaces[1], sentBy: people.owner, at: office },
    { raceId: world.race, sentBy: people.owner, at: own },
  ]) {
    const file = `entry-files/${at.file}.pdf`;
    await openLocalDisk(join(dataDir, "files")).put(file, Buffer.from("%PDF-1.7 SECRET-FILE"));
    await db
      .insert(entryQuestions)
      .values({ id: at.question, raceId, kind: "file", textEn: "Fitness", sortOrder: 9 });
    const answered = { registrationId: at.entry, questionId: at.question };
    await db.insert(entryAnswers).values({ ...answered, answer: "received" });
    await db.insert(entryFiles).values({ id: at.file, ...answered, sentBy, file });
  }
}
