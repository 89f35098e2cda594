import { openRace } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { naughtyStrings } from "../support/naughty.ts";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { newAddress, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const submitted = "Your claim has been submitted successfully!";

test("RACE-DET-04 CLAIM-01 CLAIM-02 CLAIM-03 CLAIM-04 CLAIM-05 GAP-20 ROLE-03 an organizer claims a race from its page", async ({
  page,
  request,
}) => {
  const email = newAddress("claimant");
  await openRace(page, "Ottawa Marathon");
  await alive(page);
  const open = page.getByRole("link", { name: "Claim this Race" });
  const dialog = page.getByRole("dialog", { name: "Claim this Race" });
  const submit = dialog.getByRole("button", { name: "Submit claim" });
  await open.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Name").fill("Ana Organizer");
  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Email").fill("  ");
  await expect(submit, "spaces are nothing").toBeDisabled();
  await dialog.getByLabel("Email").fill(email);
  await expect(submit).toBeEnabled();
  await dialog.getByLabel("Name").fill("");
  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Name").fill("Ana Organizer");
  await dialog.getByLabel("Phone (optional)").fill("+1 613 555 0123");
  await dialog.getByLabel("Message (optional)").fill("I am the race director.");

  // The answer is held back for a moment, so that the state in between can be seen.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/claims/submit.data*", async (route) => {
    await held;
    await route.continue();
  });
  await submit.click();
  await expect(dialog.getByRole("button", { name: "Submitting…" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  release();
  await expect(dialog.getByRole("status")).toHaveText(submitted);
  await expect(dialog).toBeHidden();
  await expect(open, "the focus is where it was").toBeFocused();

  await open.click();
  await expect(dialog.getByLabel("Name"), "opened again, it is empty").toHaveValue("");
  await expect(dialog.getByLabel("Message (optional)")).toHaveValue("");
  await expect(submit).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  const receipt = await latestMail(request, email, { subject: "Your claim of “Ottawa Marathon”" });
  expect(receipt.links.some((link) => link === page.url())).toBe(true);
  expect(receipt.text).not.toContain("race director");
  await expect
    .poll(async () => {
      const mails = await mailsTo(request, "contact@example.com");
      return mails.find(({ replyTo }) => replyTo === email)?.text;
    })
    .toContain("I am the race director.");
});

test("CLAIM-04 the dialog closes by itself after two seconds", async ({ page }) => {
  await openRace(page, "Ottawa Marathon");
  await alive(page);
  await page.getByRole("link", { name: "Claim this Race" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Ana");
  await dialog.getByLabel("Email").fill(newAddress("claimant"));
  // Measured inside of the page: the way from the browser to the test takes a time of its own.
  const shown = page.evaluate(async (sentence) => {
    const until = (isSo: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => (isSo() ? resolve(performance.now()) : setTimeout(look, 10));
        look();
      });
    const dialog = () => document.querySelector("dialog[open]");
    const appeared = await until(() => dialog()?.textContent?.includes(sentence) ?? false);
    return (await until(() => !dialog())) - appeared;
  }, submitted);
  await dialog.getByRole("button", { name: "Submit claim" }).click();
  expect(await shown).toBeGreaterThan(1900);
  expect(await shown).toBeLessThan(4000);
});

test("CLAIM-06 ERR-05 a failed claim says so and keeps what was typed", async ({ page }) => {
  await openRace(page, "Ottawa Marathon");
  await alive(page);
  await page.getByRole("link", { name: "Claim this Race" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Ana");
  await dialog.getByLabel("Email").fill(newAddress("claimant"));
  await page.route("**/claims/submit.data*", (route) => route.fulfill({ body: "gone" }));
  await dialog.getByRole("button", { name: "Submit claim" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to submit claim. Please try again.");
  await expect(dialog.getByLabel("Name")).toHaveValue("Ana");
  await expectAccessible(page);
  await page.unroute("**/claims/submit.data*");
  await dialog.getByRole("button", { name: "Submit claim" }).click();
  await expect(dialog.getByRole("status")).toHaveText(submitted);
});

test("CLAIM-01 an invalid address or number is reported at its field, also in the dialog", async ({
  page,
}) => {
  await openRace(page, "Ottawa Marathon");
  await alive(page);
  await page.getByRole("link", { name: "Claim this Race" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Ana");
  await dialog.getByLabel("Email").fill("ana@example");
  await dialog.getByLabel("Phone (optional)").fill("call me");
  await dialog.getByRole("button", { name: "Submit claim" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expect(dialog.getByText("Please enter a valid phone number")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
});

test("GAP-20 the form is filled in for a signed-in viewer", async ({ page, request }) => {
  const runner = await newRunner(request);
  await signIn(page, runner);
  await openRace(page, "Ottawa Marathon");
  await alive(page);
  await page.getByRole("link", { name: "Claim this Race" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Email")).toHaveValue(runner.email);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

test("ROLE-03 typed text stays unchanged", async ({ request }) => {
  const race = /\/races\/([0-9a-f-]{36})/.exec(await (await request.get("/races")).text())?.[1];
  for (const text of naughtyStrings) {
    const form = { race: race ?? "", name: text, email: newAddress("claimant"), message: text };
    const answer = await request.post(`/races/${race}/claim`, { form, maxRedirects: 0 });
    expect(answer.status(), text).toBe(303);
    const mails = await mailsTo(request, "contact@example.com");
    const mail = mails.find(({ replyTo }) => replyTo === form.email);
    expect(mail?.text.replace(/\s+/g, " "), text).toContain(text.replace(/\s+/g, " ").trim());
    expect(mail?.html).not.toMatch(/<script|<img/);
  }
  const long = { race: race ?? "", name: "x".repeat(100_000), email: "ana@example.com" };
  const answer = await request.post("/claims/submit", { form: long });
  expect(answer.status()).toBe(400);
});

test("ROLE-03 a robot that fills the hidden field is thanked, but nothing is sent", async ({
  request,
}) => {
  const email = newAddress("robot");
  const race = /\/races\/([0-9a-f-]{36})/.exec(await (await request.get("/races")).text())?.[1];
  const form = { name: "Robot", email, company_url: "https://spam.example" };
  const answer = await request.post(`/races/${race}/claim`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(await mailsTo(request, email)).toEqual([]);
});

test("ROLE-03 a race that does not exist cannot be claimed", async ({ request }) => {
  const form = { name: "Ana", email: "ana@example.com" };
  for (const id of ["00000000-0000-4000-8000-000000000000", "nonsense"]) {
    expect((await request.get(`/races/${id}/claim`)).status()).toBe(404);
    expect((await request.post(`/races/${id}/claim`, { form })).status()).toBe(404);
    const sent = await request.post("/claims/submit", { form: { ...form, race: id } });
    expect(sent.status()).toBe(404);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("RACE-DET-04 CLAIM-01 CLAIM-04 the button leads to a page with the same form", async ({
    page,
    request,
  }) => {
    const email = newAddress("claimant");
    await openRace(page, "Ottawa Marathon");
    await page.getByRole("link", { name: "Claim this Race" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Claim this Race");
    await page.getByRole("button", { name: "Submit claim" }).click();
    await expect(page.getByText("Please enter your name")).toBeVisible();
    await expect(page.getByText("Please enter your email address")).toBeVisible();
    await page.getByLabel("Name").fill("Ana");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Submit claim" }).click();
    await expect(page.getByRole("main")).toContainText(submitted);
    await page.getByRole("link", { name: "Back to Ottawa Marathon" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ottawa Marathon");
    await latestMail(request, email, { subject: /^Your claim of/ });
  });
});
