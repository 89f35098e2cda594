import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { typedAnswers } from "../../support/registrations.ts";

/** A race of the demo data as its page names it. */
export type SomeRace = { id: string; name: string };

/** Finds a race of the demo data by its name, without looking at the screen. */
export async function findRace(page: Page, name: string): Promise<SomeRace> {
  const list = await page.request.get(`/races?q=${encodeURIComponent(name)}`);
  const cards = (await list.text()).split("<article");
  const written = name.replaceAll("'", "&#x27;");
  const card = cards.find((each) => each.includes(`>${written}<`));
  const [, id] = /\/races\/([0-9a-f-]{36})/.exec(card ?? "") ?? [];
  if (!id) throw new Error(`No race is called ${name}.`);
  return { id, name };
}

export async function keepRace(page: Page, { id }: SomeRace) {
  const form = { to: "/dashboard" };
  const answer = await page.request.post(`/favorites/${id}/add`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

export async function reviewRace(page: Page, { id }: SomeRace, comment: string, rating = 4) {
  const form = { rating: String(rating), comment, experience_date: "" };
  const answer = await page.request.post(`/races/${id}/review`, { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
}

/** Races that take registrations here; at every time of the year one of them lies ahead. */
const internalRaces = ["Medio Maratón Armadillo", "Yukon River Trail Marathon"];

/** Registers for a race of the demo data, step by step as without a script. */
export async function registerSomewhere(page: Page): Promise<SomeRace> {
  for (const name of internalRaces) {
    const race = await findRace(page, name);
    const html = await (await page.request.get(`/races/${race.id}`)).text();
    const [, distance] = /\/register\?distance=([0-9a-f-]{36})/.exec(html) ?? [];
    if (!distance) continue;
    const draft = randomUUID();
    for (const step of ["1", "2", "3"]) {
      const query = new URLSearchParams({ distance, draft, step });
      const address = `/races/${race.id}/register?${query}`;
      const answer = await page.request.post(address, { form: typedAnswers, maxRedirects: 0 });
      expect(answer.status(), await answer.text()).toBe(303);
    }
    return race;
  }
  throw new Error("No race takes registrations.");
}
