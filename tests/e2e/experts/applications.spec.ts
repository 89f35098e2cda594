import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { demoPerson, fillLogin, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7 a diploma"),
});

let count = 0;

/** A title that no other application has, by which administrators find it. */
function newTitle() {
  count += 1;
  return `Pacer ${Date.now().toString(36)} ${process.pid} ${count}`;
}

function formOn(page: Page) {
  return {
    title: page.getByLabel("Professional title"),
    city: page.getByLabel("City"),
    country: page.getByLabel("Country"),
    bio: page.getByLabel("About you"),
    service: page.getByLabel("Trail Running"),
    others: page.getByLabel("Other services"),
    documents: page.getByLabel(/ocuments/).and(page.locator("input")),
    stored: page.getByRole("list", { name: "Stored documents" }).getByRole("listitem"),
    send: page.getByRole("button", { name: "Send application" }),
    save: page.getByRole("button", { name: "Save changes" }),
  };
}

const fields = (title: string) => ({
  first_name: "Rosa",
  last_name: "Quispe",
  title,
  city: "Cusco",
  country: "Peru",
  hourly_rate_currency: "PEN",
  service_trail_running: "yes",
});

/** Signs a new runner in who has sent an application. */
async function applicantOn(page: Page) {
  const person = await newRunner(page.request);
  await signIn(page, person);
  const title = newTitle();
  const multipart = { ...fields(title), documents: pdf("diploma.pdf") };
  const sent = await page.request.post("/experts/apply", { multipart, maxRedirects: 0 });
  expect(sent.status(), await sent.text()).toBe(303);
  return { person, title };
}

/** Opens an application as an administrator; gives its address. */
async function openRecord(page: Page, title: string): Promise<string> {
  await signIn(page, demoPerson.admin);
  await page.goto(`/admin/experts/applications?q=${encodeURIComponent(title)}`);
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("Pending");
  const record = await row.getByRole("link").getAttribute("href");
  await page.goto(String(record));
  return String(record);
}

test("ROLE-04 a visitor reads who is listed, signs in and comes back to the form", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await page.goto("/experts/apply");
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send application" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login?from=%2Fexperts%2Fapply");
  await fillLogin(page, person);
  await expect(page).toHaveURL("/experts/apply");
  await expect(page.getByLabel("Email (optional)")).toHaveValue(person.email);
});

test("ROLE-04 ADM-EXP-12 nothing is lost to a mistake: what was typed and the documents that were sent stay", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/experts/apply");
  await alive(page);
  const form = formOn(page);
  await expectAccessible(page);
  await form.city.fill("Cusco");
  await form.others.fill("Yoga,  trail running, yoga");
  await form.service.check();
  const page2 = { name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") };
  await form.documents.setInputFiles([pdf("Título.pdf"), pdf("other.pdf"), page2]);
  await form.send.click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(form.title).toHaveAccessibleDescription(/Please say what you are/);
  await expect(form.documents).toHaveAccessibleDescription(
    /page.pdf: only PDF, JPEG, PNG and WebP files can be sent/,
  );
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
  await page.getByLabel("First name").fill("Rosa");
  await page.getByLabel("Last name").fill("Quispe");
  await form.send.click();
  await expect(page.getByText("Your application has been sent.")).toBeVisible();
  const state = page.getByRole("region", { name: "State of your application" });
  await expect(state).toContainText("Your application is being read");
  await expect(form.country).toHaveValue("Peru");
  await expect(form.others).toHaveValue("Yoga");
  await expectAccessible(page);
  const { subject } = await latestMail(page.request, person.email, { subject: /application/ });
  expect(subject).toBe("We have your application");

  await form.bio.fill("High up.");
  await form.save.click();
  await expect(page.getByText("Your application has been changed.")).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Your expert application" }).click();
  await expect(form.bio).toHaveValue("High up.");
});

test("the browser refuses documents that are too large or too many before they are sent", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  await page.goto("/experts/apply");
  await alive(page);
  const { documents } = formOn(page);
  const heavy = { ...pdf("heavy.pdf"), buffer: Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-") };
  await documents.setInputFiles(heavy);
  await expect(documents).toHaveAccessibleDescription(/heavy.pdf: at most 5 MB/);
  await expect(documents).toHaveValue("");
  await documents.setInputFiles([1, 2, 3, 4, 5, 6].map((place) => pdf(`${place}.pdf`)));
  await expect(documents).toHaveAccessibleDescription(/6.pdf: at most 5 documents/);

  const multipart = { ...fields("Heavy"), documents: heavy };
  const answer = await page.request.post("/experts/apply", { multipart, maxRedirects: 0 });
  expect(answer.status(), "the server checks it again").toBe(400);
  expect(await answer.text()).toMatch(/heavy.pdf: at most 5 MB[\s\S]*value="Heavy"|value="Heavy"/);
});

test("ADM-EXP-15 an administrator reads the documents and approves: the page is linked to the account", async ({
  page,
  otherPage,
}) => {
  const { person, title } = await applicantOn(otherPage);
  const record = await openRecord(page, title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rosa Quispe");
  await expectAccessible(page);
  const link = page.getByRole("link", { name: "diploma.pdf" });
  const document = await page.request.get(String(await link.getAttribute("href")));
  expect(await document.text()).toBe("%PDF-1.7 a diploma");
  expect(document.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="diploma.pdf"',
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  await page.getByRole("button", { name: "Approve application" }).click();
  await expect(page).toHaveURL("/admin/experts/applications");
  await expect(page.getByText("Application approved. The page is public.")).toBeVisible();
  await page.goto(record);
  await expect(page.getByRole("region", { name: "Decision" })).toContainText(
    `Approved by ${demoPerson.admin.email}`,
  );
  await page.goto("/admin/audit-log");
  // Other tests decide about applicants of the same name meanwhile.
  const entries = page.getByRole("row").filter({ hasText: "Rosa Quispe" });
  await expect(entries.filter({ hasText: "approved" }).first()).toBeVisible();

  await otherPage.goto("/experts/apply");
  await expect(otherPage.getByRole("heading", { name: "You are listed" })).toBeVisible();
  await expectAccessible(otherPage);
  const open = otherPage.getByRole("link", { name: "Open your page" });
  const { links } = await latestMail(page.request, person.email, {
    subject: "Your page is public",
  });
  expect(links.map((each) => new URL(each).pathname)).toContain(await open.getAttribute("href"));
});

test("of two administrators who decide, the second reads what happened", async ({
  page,
  otherPage,
}) => {
  const { title } = await applicantOn(otherPage);
  const record = await openRecord(page, title);
  await alive(page);
  const version = await page.locator('input[name="version"]').first().inputValue();
  const form = { decision: "decline", version, note: "No papers." };
  const first = await page.request.post(record, { form, maxRedirects: 0 });
  expect(first.status()).toBe(303);
  await page.getByRole("button", { name: "Approve application" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Another administrator has decided about this application in the meantime.",
  );
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("No papers.");
  await expect(page.getByRole("button", { name: "Approve application" })).toHaveCount(0);
});

test("without scripts an application is sent, withdrawn, sent again and declined with a note", async ({
  plainPage: page,
  otherPage,
}) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/experts/apply");
  const form = formOn(page);
  await form.city.fill("Puno");
  await form.service.check();
  await form.documents.setInputFiles(pdf("diploma.pdf"));
  await form.send.click();
  await expect(form.city).toHaveValue("Puno");
  await expect(form.service).toBeChecked();
  await expect(form.stored).toHaveText(/diploma.pdf/);
  await page.getByRole("button", { name: "Remove diploma.pdf" }).click();
  await expect(form.stored).toHaveCount(0);
  await expect(form.city).toHaveValue("Puno");

  const title = newTitle();
  await form.title.fill(title);
  await form.country.fill("Peru");
  await page.getByLabel("First name").fill("Rosa");
  await page.getByLabel("Last name").fill("Quispe");
  await form.send.click();
  const state = page.getByRole("region", { name: "State of your application" });
  await expect(state).toContainText("Your application is being read");
  await page.getByText("Withdraw the application").click();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(state).toContainText("You have withdrawn your application");
  await form.send.click();
  await expect(state).toContainText("Your application is being read");

  await openRecord(otherPage, title);
  await expect(otherPage.getByText("Other applications of this person")).toBeVisible();
  await otherPage.getByRole("button", { name: "Decline application" }).click();
  const note = otherPage.getByLabel("Note to the applicant");
  await expect(note).toHaveAccessibleDescription(/Please write a note/);
  await note.fill("Please send your licence.\nThen we see.");
  await otherPage.getByRole("button", { name: "Decline application" }).click();
  await expect(otherPage.getByText("Application declined.")).toBeVisible();
  await expectAccessible(otherPage);

  await page.goto("/experts/apply");
  await expect(state).toContainText("Please send your licence.");
  await expect(form.title, "applying again begins with what was sent").toHaveValue(title);
  const { text } = await latestMail(otherPage.request, person.email, { subject: /declined/ });
  expect(text).toContain("> Please send your licence.");
});
