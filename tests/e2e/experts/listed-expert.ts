import { expect, type Page } from "@playwright/test";
import { uniqueName } from "../../support/unique-names.ts";
import { demoPerson, newRunner, type Person, signIn } from "../support/people.ts";

/**
 * A new runner whose application was approved: the expert Rosa Quispe. The browser
 * of the page is then signed in as that runner.
 */
export async function listedExpert(page: Page): Promise<Person & { id: string }> {
  const person = await newRunner(page.request);
  await signIn(page, person);
  const title = uniqueName("Pacer");
  const multipart = {
    first_name: "Rosa",
    last_name: "Quispe",
    title,
    city: "Cusco",
    country: "Peru",
    hourly_rate_currency: "PEN",
    service_trail_running: "yes",
  };
  const sent = await page.request.post("/experts/apply", { multipart, maxRedirects: 0 });
  expect(sent.status(), await sent.text()).toBe(303);

  await signIn(page, demoPerson.admin);
  const listed = await page.request.get(
    `/admin/experts/applications?q=${encodeURIComponent(title)}`,
  );
  const [record] = /\/admin\/experts\/applications\/[0-9a-f-]{36}/.exec(await listed.text()) ?? [];
  const shown = await (await page.request.get(String(record))).text();
  const [, version = ""] = /name="version" value="([^"]+)"/.exec(shown) ?? [];
  const form = { decision: "approve", version };
  const decided = await page.request.post(String(record), { form, maxRedirects: 0 });
  expect(decided.status(), await decided.text()).toBe(303);

  await signIn(page, person);
  const desk = await (await page.request.get("/account/expert")).text();
  const [, id = ""] = /href="\/experts\/([0-9a-f-]{36})"/.exec(desk) ?? [];
  expect(id).not.toBe("");
  return { ...person, id };
}
