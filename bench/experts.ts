import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#db/database.ts";
import { readCount } from "#db/rows.ts";
import { commonServices } from "#features/experts/expert.ts";
import { noServiceFilters, type ServiceFilters } from "#features/experts/search/filters.ts";
import { searchExperts } from "#features/experts/search/search.server.ts";
import { benchDatabase, stopBenchServer } from "./databases.ts";
import { cpuReader } from "./server-cpu.ts";
import { percentile, printTable, round } from "./table.ts";
import { idOf, rowsOf } from "./world/dice.ts";
import { cities } from "./world/towns.ts";
import { words } from "./world/vocabulary.ts";

const size = 2000;
const rounds = 60;
const bar = "p95 ≤ 30";

/** Services that experts typed themselves, besides the common ones. */
const typedServices = 200;
const reviewers = 200;

/** Measures a page of 24 experts, the exact total and the counts beside both filters together. */
const { url } = await benchDatabase(0, "_experts");
const { db, close } = await openDatabase({ url, statementMs: 0 });
await fill(db);
const cpu = await cpuReader(db);
const rows = [];
for (const [question, filters] of Object.entries(questions())) {
  const times: number[] = [];
  let found = 0;
  let spent = 0;
  for (let turn = -5; turn < rounds; turn++) {
    if (turn === 0) spent = cpu?.() ?? 0;
    const started = performance.now();
    found = (await searchExperts({ db }, filters, "en")).total;
    if (turn >= 0) times.push(performance.now() - started);
  }
  const used = cpu ? round((cpu() - spent) / rounds, 1) : null;
  const at = (share: number) => round(percentile(times, share), 1);
  rows.push({
    question,
    found,
    "best ms": at(0),
    "p50 ms": at(0.5),
    "p95 ms": at(0.95),
    "CPU ms": String(used ?? ""),
    bar,
  });
}
printTable(
  `Search: page, exact total and all counts at ${size.toLocaleString("en-US")} experts, PostgreSQL`,
  rows,
);
await close();
await stopBenchServer();

function questions(): Record<string, ServiceFilters> {
  const ask = (filters: Partial<ServiceFilters>) => ({ ...noServiceFilters, ...filters });
  return {
    "no filter": ask({}),
    "word of almost all": ask({ q: "coach" }),
    "common word": ask({ q: "running" }),
    "rare word": ask({ q: words().at(900) ?? "" }),
    "two words": ask({ q: "trail coach" }),
    "two letters": ask({ q: "tr" }),
    "common specialty": ask({ specialty: "Running Coach" }),
    "part of a specialty": ask({ specialty: "train" }),
    "common city": ask({ city: "Lima" }),
    "specialty and city": ask({ specialty: "Trail Running", city: "Cusco" }),
    "all filters": ask({ q: "coach", specialty: "Marathon Training", city: "Lima" }),
    misspelt: ask({ q: "marathn" }),
    nothing: ask({ q: "xyzzyx" }),
    "last page": ask({ page: 100 }),
  };
}

/** Experts with four to six services, a third of them with ten reviews; the same on every server. */
async function fill(db: Database): Promise<void> {
  if ((await readCount(db, sql`select count(*) from experts`)) === size) return;
  console.error(`Generating ${size.toLocaleString("en-US")} experts …`);
  await db.execute(sql`truncate experts, reviews cascade`);
  const services = [...commonServices, ...words().slice(0, typedServices)];
  await db.execute(sql`
    with city as materialized (${rowsOf(cities(), sql`city text, country text`)}),
    word as materialized (${rowsOf(words(), sql`word text`)}),
    service as materialized (${rowsOf(services, sql`word text`)})
    insert into experts (
      id, first_name, last_name, title, city, country, years_experience, services, hourly_rate, bio
    )
    select ${idOf(sql`'expert:' || n`)}, initcap(first.word), initcap(last.word),
      (array['Running Coach', 'Trail Coach', 'Marathon Coach', 'Nutritionist', 'Physio'])[1 + n % 5],
      city.city, city.country, (${dice("years")} * 30)::int,
      array(
        select distinct word from generate_series(1, 4 + n % 3) place
        join service on service.at = floor(power(${dice("service", sql`place`)}, 3) * ${services.length}::int)::int
      ),
      20 + n % 80, 'A generated expert of ' || city.city || '.'
    from generate_series(1, ${size}::int) n
    join city on city.at = floor(power(${dice("city")}, 3) * ${cities().length}::int)::int
    join word first on first.at = floor(power(${dice("first")}, 2) * 1200)::int
    join word last on last.at = floor(${dice("last")} * 4000)::int`);
  await db.execute(sql`
    insert into users (id, name, email)
    select ${idOf(sql`'client:' || n`)}, 'Client ' || n, 'client-' || n || '@generated.invalid'
    from generate_series(1, ${reviewers}::int) n
    on conflict do nothing`);
  await db.execute(sql`
    insert into reviews (user_id, entity_id, entity_type, rating)
    select ${idOf(sql`'client:' || 1 + (n * 7 + place) % ${reviewers}::int`)},
      ${idOf(sql`'expert:' || n`)}, 'expert', 5 - floor(power(${dice("stars", sql`place`)}, 2) * 4)::int
    from generate_series(1, ${size}::int, 3) n cross join generate_series(1, 10) place`);
  await db.execute(sql`vacuum analyze`);
}

/** From 0 to 1, the same for the same expert and purpose. */
function dice(purpose: string, place = sql`0`) {
  return sql`(('x' || substr(md5(${purpose}::text || n || ':' || ${place}), 1, 8))::bit(32)::bigint / 4294967296.0)`;
}
