import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { applicationForm, newTitle } from "./application-form.ts";

const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7 a diploma"),
});

test("ROLE-04 ADM-EXP-12 ADM-EXP-15 documents that are too large or too many are not sent, after a mistake the focus is at the first one, and an administrator declines the application with a note", async ({
  page,
  otherPage,
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
  const title = newTitle();
  await form.title.fill(title);
  await form.firstName.fill("Rosa");
  await form.lastName.fill("Quispe");
  await form.send.click();
  await expect(form.state).toContainText("Your application is being read");
  await expectAccessible(page);

  await signIn(otherPage, demoPerson.admin);
  await otherPage.goto(`/admin/experts/applications?q=${encodeURIComponent(title)}`);
  await otherPage.getByRole("row").filter({ hasText: title }).getByRole("link").click();
  await expect(otherPage.getByRole("heading", { level: 1 })).toHaveText("Rosa Quispe");
  await alive(otherPage);
  await expectAccessible(otherPage);
  const decline = otherPage.getByRole("button", { name: "Decline application" });
  await decline.click();
  const note = otherPage.getByLabel("Note to the applicant");
  await expect(note).toHaveAccessibleDescription(/Please write a note/);
  await expectAccessible(otherPage);
  await note.fill("Please send your licence.\nThen we see.");
  await decline.click();
  await expect(otherPage.getByText("Application declined.")).toBeVisible();
  await expectAccessible(otherPage);
});
