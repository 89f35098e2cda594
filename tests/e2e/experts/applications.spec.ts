import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { applicationForm, newTitle, rightFields } from "./application-form.ts";

const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7 a diploma"),
});

/** Signs a new runner in who has sent an application. */
async function applicantOn(page: Page): Promise<string> {
  await signIn(page, await newRunner(page.request));
  const title = newTitle();
  const multipart = { ...rightFields(title), documents: pdf("diploma.pdf") };
  const sent = await page.request.post("/experts/apply", { multipart, maxRedirects: 0 });
  expect(sent.status(), await sent.text()).toBe(303);
  return title;
}

test("ROLE-04 ADM-EXP-12 documents that are too large or too many are not sent, and after a mistake the focus is at the first one", async ({
  page,
}) => {
  await page.goto("/experts/apply");
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await expectAccessible(page);
  await signIn(page, await newRunner(page.request));
  await page.goto("/experts/apply");
  await alive(page);
  const form = applicationForm(page);
  await expectAccessible(page);
  const heavy = { ...pdf("heavy.pdf"), buffer: Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-") };
  await form.documents.setInputFiles(heavy);
  await expect(form.documents).toHaveAccessibleDescription(/heavy.pdf: at most 5 MB/);
  await expect(form.documents).toHaveValue("");
  await form.documents.setInputFiles([1, 2, 3, 4, 5, 6].map((place) => pdf(`${place}.pdf`)));
  await expect(form.documents).toHaveAccessibleDescription(/6.pdf: at most 5 documents/);

  await form.city.fill("Cusco");
  await form.service.check();
  const page2 = { name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") };
  await form.documents.setInputFiles([pdf("Título.pdf"), pdf("other.pdf"), page2]);
  await form.send.click();
  await expect(form.firstName).toBeFocused();
  await expect(form.title).toHaveAccessibleDescription(/Please say what you are/);
  await expect(form.documents).toHaveAccessibleDescription(/page.pdf: only PDF/);
  await expect(form.documents, "what is stored is not sent again").toHaveValue("");
  await expect(form.stored).toHaveCount(2);
  await expect(form.service).toBeChecked();
  await expectAccessible(page);

  await form.country.fill("peru");
  await page.getByRole("button", { name: "Remove other.pdf" }).click();
  await expect(form.stored).toHaveCount(1);
  await expect(form.documents, "the focus has somewhere to be").toBeFocused();
  await expect(form.country, "removing a document loses nothing either").toHaveValue("peru");
  await form.title.fill(newTitle());
  await form.firstName.fill("Rosa");
  await form.lastName.fill("Quispe");
  await form.send.click();
  await expect(form.state).toContainText("Your application is being read");
  await expectAccessible(page);
});

test("ADM-EXP-15 an administrator declines an application with a note and approves another one", async ({
  page,
  otherPage,
}) => {
  await signIn(page, demoPerson.admin);
  const openRecord = async (title: string) => {
    await page.goto(`/admin/experts/applications?q=${encodeURIComponent(title)}`);
    await page.getByRole("row").filter({ hasText: title }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rosa Quispe");
    await alive(page);
  };
  await openRecord(await applicantOn(otherPage));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Decline application" }).click();
  const note = page.getByLabel("Note to the applicant");
  await expect(note).toHaveAccessibleDescription(/Please write a note/);
  await expectAccessible(page);
  await note.fill("Please send your licence.\nThen we see.");
  await page.getByRole("button", { name: "Decline application" }).click();
  await expect(page.getByText("Application declined.")).toBeVisible();
  await expectAccessible(page);

  await openRecord(await applicantOn(otherPage));
  await page.getByRole("button", { name: "Approve application" }).click();
  await expect(page.getByText("Application approved. The page is public.")).toBeVisible();
  await otherPage.goto("/experts/apply");
  await expect(otherPage.getByRole("heading", { name: "You are listed" })).toBeVisible();
  await expectAccessible(otherPage);
});
