import { sql } from "drizzle-orm";
import { openDatabase } from "../../app/db/database.ts";

// Writes races with three distances each, one transaction after another, and prints the number of a
// race once its transaction is committed: `node writer.ts PREFIX (--dir DIRECTORY | --url URL)`.

const [prefix = "", kind, place = ""] = process.argv.slice(2);

const opened = await openDatabase(
  kind === "--url" ? { url: place, max: 2 } : { dataDir: place },
).catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
});

for (let number = 1; ; number++) {
  const name = `${prefix} ${number}`;
  await opened.db.transaction(async (tx) => {
    const [race] = await tx.execute(sql`
      insert into races (event, race_name, city, country, race_type, start_date, description)
      values (${name}, ${name}, ${`City ${number % 5}`}, 'Peru', 'Road', '2027-05-01', ${"x".repeat(500)})
      returning id`);
    for (const kilometers of [5, 10, 21]) {
      await tx.execute(sql`
        insert into race_distances (race_id, distance, title, distance_m)
        values (${race?.id}, ${`${kilometers}K`}, '', ${kilometers * 1000})`);
    }
  });
  process.stdout.write(`${name}\n`);
}
