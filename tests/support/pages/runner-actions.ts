import { randomUUID } from "node:crypto";
import { typedAnswers } from "../registrations.ts";
import type { Client } from "./client.ts";

/** A race of the demo data, by the name on its page. */
export type SomeRace = { id: string; name: string };

/** Finds a race of the demo data by its name. */
export async function findRace(client: Client, name: string): Promise<SomeRace> {
  const list = await client.read(`/races?q=${encodeURIComponent(name)}`);
  const written = name.replaceAll("'", "&#x27;");
  const card = list.split("<article").find((each) => each.includes(`>${written}<`));
  const [, id] = /\/races\/([0-9a-f-]{36})/.exec(card ?? "") ?? [];
  if (!id) throw new Error(`No race is called ${name}.`);
  return { id, name };
}

export function keepRace(client: Client, { id }: Pick<SomeRace, "id">): Promise<void> {
  return client.send(`/favorites/${id}/add`, { to: "/dashboard" });
}

export function reviewRace(
  client: Client,
  { id }: SomeRace,
  comment: string,
  rating = 4,
): Promise<void> {
  const form = { rating: String(rating), comment, experience_date: "" };
  return client.send(`/races/${id}/review`, form);
}

/** Races that take registrations here; on every day of the year at least one is upcoming. */
const internalRaces = ["Medio Maratón Armadillo", "Yukon River Trail Marathon"];

/** Registers for a race of the demo data, step by step as without a script. */
export async function registerSomewhere(client: Client): Promise<SomeRace> {
  for (const name of internalRaces) {
    const race = await findRace(client, name);
    const html = await client.read(`/races/${race.id}`);
    const [, distance] = /\/register\?distance=([0-9a-f-]{36})/.exec(html) ?? [];
    if (!distance) continue;
    const draft = randomUUID();
    for (const step of ["1", "2", "3"]) {
      const query = new URLSearchParams({ distance, draft, step });
      await client.send(`/races/${race.id}/register?${query}`, typedAnswers);
    }
    return race;
  }
  throw new Error("No race takes registrations.");
}
