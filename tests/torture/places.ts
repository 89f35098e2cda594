import { type Bar, barsOf } from "./bars.ts";
import type { Postgres } from "./postgres.ts";
import { type Draft, makeWorld, type Runner } from "./world.ts";

const people = 200;
const capacity = 50;
const sameFormTimes = 60;
const presses = 25;

/** Requests at the same moment for more places, seats or uses than there are, over each database. */
export async function tortureParallelPlaces(database: Postgres): Promise<Bar[]> {
  const bars: Bar[] = [];
  for (const [engine, place] of [
    ["embedded", {}],
    ["PostgreSQL", { server: database.url }],
  ] as const) {
    const world = await makeWorld({ ...place, races: 2, runners: people, capacity });
    const [wanted = "", other = ""] = world.raceIds;
    const server = await world.startCopy();
    let checkouts: string[];
    try {
      const enter = (runner: Runner, draft: Draft | undefined) =>
        post(server.url + (draft?.path ?? ""), runner, new URLSearchParams());
      const draftFor = (runner: Runner, race: string) =>
        runner.drafts.find(({ raceId }) => raceId === race);
      await Promise.all(world.runners.map((runner) => enter(runner, draftFor(runner, wanted))));
      const [someone] = world.runners;
      if (!someone) throw new Error("There are no runners.");
      await Promise.all(
        Array.from({ length: sameFormTimes }, () => enter(someone, draftFor(someone, other))),
      );
      checkouts = await pressSubscribe(server.url, someone);
    } finally {
      await server.stop();
    }
    const { rows, letters } = await world.stored();
    await world.remove();
    const inRace = (race: string) => [...rows].filter(([key]) => key.endsWith(race));
    const count = (race: string) => inRace(race).reduce((sum, [, n]) => sum + n, 0);
    const { exactly } = barsOf(`at the same moment, ${engine}`);
    bars.push(
      exactly(`entries of ${people} people for ${capacity} places`, count(wanted), capacity),
      exactly(`entries of one form sent ${sameFormTimes} times`, count(other), 1),
      exactly("letters about them", letters, capacity + 1),
      exactly(`presses of ${presses} that lead to a page to pay at`, checkouts.length, presses),
      exactly("such pages", new Set(checkouts).size, 1),
    );
  }
  return bars;
}

/** The pages to pay at that the presses were answered with. */
async function pressSubscribe(origin: string, runner: Runner): Promise<string[]> {
  const body = new URLSearchParams({ price_id: "elite_monthly" });
  const press = () => post(`${origin}/functions/stripe-checkout`, runner, body);
  const answers = await Promise.all(Array.from({ length: presses }, press));
  return answers.flatMap((answer) => /^{"url":"([^"]+)"}$/.exec(answer)?.[1] ?? []);
}

async function post(url: string, { cookie }: Runner, body: URLSearchParams): Promise<string> {
  const headers = { cookie, origin: new URL(url).origin };
  const answer = await fetch(url, { method: "POST", headers, body, redirect: "manual" });
  return answer.text();
}
