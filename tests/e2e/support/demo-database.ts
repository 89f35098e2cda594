import { join } from "node:path";
import { hashPassword } from "better-auth/crypto";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { authIdentities, authSessions, podcastAudio, userProfiles, users } from "#db/schema.ts";
import { giveFirstAssistants } from "#features/assistant/managing/commands.server.ts";
import { giveFirstCoaches } from "#features/coaches/personas/personas.server.ts";
import { attachDemoCourses } from "#features/courses/demo/demo-courses.server.ts";
import { offers } from "#features/membership/plans/plans.ts";
import { plantDemoTraining } from "#features/training/demo/demo-plan.server.ts";
import { fillWithDemo } from "#services/demo.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLog } from "#services/log/log.ts";
import { anExpert } from "../../support/experts/experts.ts";
import { aReview } from "../../support/reviews/reviews.ts";
import { pool } from "../../support/site/runner-pool.ts";
import { addTestPosts } from "../blog/test-posts.ts";
import { skippingExperts } from "../experts/skipping-experts.ts";
import { fillWithEpisodes } from "../podcasts/episodes-rows.ts";

/**
 * Fills the embedded database of the data directory in the first argument, or the database of
 * `SITE_DATABASE_URL`, with the demo data, with experts whom no demo knows, and with runners for the
 * tests to draw from: to sign up takes five requests and two hashes.
 */
const url = process.env.SITE_DATABASE_URL;
const { db, close } = await openDatabase(
  url ? { url, max: 1 } : { dataDir: join(String(process.argv[2]), "database") },
);
await migrate(db);
const now = () => new Date();
await giveFirstAssistants({ db, now });
await giveFirstCoaches({ db, now });
const wish = { isWanted: true, isAsked: true, sold: offers };
await fillWithDemo({ db, now, log: openLog("error") }, wish);
// Each server of a run would otherwise make these files again.
const withFiles = { db, files: openLocalDisk(join(String(process.argv[2]), "files")), now };
await attachDemoCourses(withFiles);
await plantDemoTraining(withFiles);
// The server under test has other episodes, and does not spend time on recording those of the demo.
await db.delete(podcastAudio);
for (const { ratings, ...expert } of skippingExperts) {
  const entityId = await anExpert(db, expert);
  for (const rating of ratings) {
    await aReview(db, { entityId, entityType: "expert", rating, author: { firstName: "Skip" } });
  }
}
await fillWithEpisodes(db, String(process.argv[2]));
await addTestPosts(db);

const lastSignInAt = now();
const made = await db
  .insert(users)
  .values(pool.map(({ email }) => ({ email, emailVerified: true, lastSignInAt })))
  .onConflictDoNothing()
  .returning({ userId: users.id, email: users.email });
if (made.length > 0) {
  await db.insert(userProfiles).values(made);
  const password = await hashPassword(String(pool[0]?.password));
  await db
    .insert(authIdentities)
    .values(
      made.map(({ userId }) => ({ userId, providerId: "credential", accountId: userId, password })),
    );
  const tokens = new Map(pool.map(({ email, token }) => [email, token]));
  const expiresAt = new Date(Date.now() + 7 * 24 * 3600 * 1000);
  await db
    .insert(authSessions)
    .values(
      made.map(({ userId, email }) => ({ userId, token: tokens.get(email) ?? email, expiresAt })),
    );
}
await close();
