import { request as send } from "node:http";
import type { Page } from "@playwright/test";
import { naughtyTexts } from "../../support/naughty-texts.ts";
import { expect, test } from "../support/test.ts";
import {
  fieldNames,
  largeRace,
  openAsNewRunner,
  passContact,
  passSafety,
  wizard,
  wizardAt,
} from "./registration-page.ts";

test("unusual strings in every field are kept unchanged or refused with a message", async ({
  page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  await passContact(page);
  await passSafety(page);
  const last = page.url();
  const right = { 1: fieldNames.contact, 2: fieldNames.safety };
  for (const step of [1, 2] as const) {
    const address = last.replace("step=3", `step=${step}`);
    // The rules of each field know all texts by their own tests: here each text comes to one field.
    const fields = Object.keys(right[step]);
    for (const [turn, text] of naughtyTexts.entries()) {
      const field = String(fields[turn % fields.length]);
      const form = { ...right[step], [field]: text };
      const answer = await page.request.post(address, { form, maxRedirects: 0 });
      expect([303, 400], `${field}: ${text.slice(0, 40)}`).toContain(answer.status());
      if (answer.status() === 303) continue;
      const body = await answer.text();
      expect(body, field).not.toContain("<script>alert(1)");
      expect(body, `${field}: ${text.slice(0, 40)}`).toMatch(
        /Please (fill in all required|enter a valid)|at most \d+ characters|You must accept/,
      );
    }
    await page.request.post(address, { form: right[step] });
  }

  const kept = naughtyTexts.filter((text) => text.length < 100 && !/[\s\0]|half/.test(text));
  for (const text of kept) {
    const form = { ...fieldNames.contact, firstName: text };
    await page.request.post(last.replace("step=3", "step=1"), { form });
    await page.goto(last);
    await expect(page.getByRole("heading", { name: "Review and Submit" })).toBeVisible();
    await expect(page.locator("dd").first(), text).toContainText(`${text} Quispe`);
  }
  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
});

test("a body that is not a form or far too large is refused with a message", async ({
  page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  const address = page.url();
  const headers = { "Content-Type": "application/json" };
  const json = await page.request.post(address, { headers, data: "{}" });
  expect(json.status()).toBe(400);
  expect(await announce(page, 20_000_000)).toBe(413);
  const other = await page.request.post(address, { form: { to: "nothing" }, maxRedirects: 0 });
  expect(other.status()).toBe(400);
});

/**
 * Announces a form of so many bytes to the page that is open, and sends only its beginning: who
 * refuses it hangs up before the rest has come, and a client that is still sending sees no answer.
 */
async function announce(page: Page, bytes: number): Promise<number | undefined> {
  const cookies = await page.context().cookies();
  const headers = {
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": bytes,
  };
  return new Promise((resolve, reject) => {
    const sent = send(page.url(), { method: "POST", headers }, (answer) => {
      resolve(answer.statusCode);
      sent.destroy();
    });
    sent.on("error", reject);
    sent.write("firstName=xxx");
  });
}
