import { applicationForm, newTitle, rightFields } from "../../e2e/experts/application-form.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, logIn, newRunner, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const pdf = (name: string, text = "%PDF-1.7 a diploma") =>
  new File([text], name, { type: "application/pdf" });

/** Sends an application with a document, without looking at the screen. */
function apply(visitor: Visitor, title: string, document: File): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(rightFields(title))) body.set(name, value);
  body.set("documents", document);
  return visitor.fetch("/experts/apply", { method: "POST", body, redirect: "manual" });
}

/** Signs in a new runner who has sent an application. */
async function becomeApplicant(visitor: Visitor) {
  const { email } = enter(visitor);
  const title = newTitle();
  const sent = await apply(visitor, title, pdf("diploma.pdf"));
  expect(sent.status, await sent.text()).toBe(303);
  return { email, title };
}

/** Opens an application as an administrator; returns its address. */
async function openRecord(visitor: Visitor, title: string): Promise<string> {
  await signInAs(visitor, "admin");
  await visitor.visit(`/admin/experts/applications?q=${encodeURIComponent(title)}`);
  const row = visitor.page.getByRole("row").filter({ hasText: title });
  expect(row).toContainText("Pending");
  await row.getByRole("link").click();
  return visitor.path;
}

test("ROLE-04 a visitor reads who is listed, signs in and comes back to the form", async ({
  visitor,
}) => {
  const person = newRunner();
  await visitor.visit("/experts/apply");
  const { send } = applicationForm(visitor.page);
  expect(visitor.page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  expect(send).toHaveCount(0);
  await visitor.page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  expect(visitor.path).toBe("/login?from=%2Fexperts%2Fapply");
  await logIn(visitor, person);
  expect(visitor.path).toBe("/experts/apply");
  expect(visitor.page.getByLabel("Email (optional)")).toHaveValue(person.email);
});

test("ROLE-04 ADM-EXP-12 without scripts a mistake loses nothing: typed values and uploaded documents stay", async ({
  visitor,
}) => {
  const { email } = enter(visitor);
  await visitor.visit("/experts/apply");
  const form = applicationForm(visitor.page);
  await form.city.fill("Cusco");
  await form.others.fill("Yoga,  trail running, yoga");
  await form.service.check();
  await form.documents.setInputFiles(
    pdf("Título.pdf"),
    pdf("other.pdf"),
    pdf("page.pdf", "<html>"),
  );
  await form.send.click();
  expect(form.title).toHaveAccessibleDescription(/Please say what you are/);
  expect(form.documents).toHaveAccessibleDescription(
    /page.pdf: only PDF, JPEG, PNG and WebP files can be sent/,
  );
  expect(form.city).toHaveValue("Cusco");
  expect(form.stored).toHaveCount(2);
  expect(form.service).toBeChecked();
  await form.country.fill("peru");
  await visitor.press("Remove other.pdf");
  expect(form.stored).toHaveCount(1);
  expect(form.stored).toContainText("Título.pdf");
  expect(form.country, "removing a document loses nothing either").toHaveValue("peru");

  await form.title.fill(newTitle());
  await form.firstName.fill("Rosa");
  await form.lastName.fill("Quispe");
  await form.send.click();
  expect(visitor.page.getByText("Your application has been sent.")).toBeVisible();
  expect(form.state).toContainText("Your application is being read");
  expect(form.country).toHaveValue("Peru");
  expect(form.others).toHaveValue("Yoga");
  const { subject } = await latestMail(visitor, email, /application/);
  expect(subject).toBe("We have your application");

  await form.bio.fill("High up.");
  await form.save.click();
  expect(visitor.page.getByText("Your application has been changed.")).toBeVisible();
  await visitor.visit("/dashboard");
  await visitor.follow("Your expert application");
  expect(form.bio).toHaveValue("High up.");
});

test("without scripts an application is withdrawn, sent again and declined with a note", async ({
  visitor,
  other: admin,
}) => {
  const { email, title } = await becomeApplicant(visitor);
  await visitor.visit("/experts/apply");
  const form = applicationForm(visitor.page);
  expect(form.state).toContainText("Your application is being read");
  await visitor.page.locator("summary").filter({ hasText: "Withdraw the application" }).click();
  await visitor.press("Withdraw", { exact: true });
  expect(form.state).toContainText("You have withdrawn your application");
  await form.send.click();
  expect(form.state).toContainText("Your application is being read");

  await openRecord(admin, title);
  expect(admin.page.getByText("Other applications of this person")).toBeVisible();
  await admin.press("Decline application");
  const note = admin.page.getByLabel("Note to the applicant");
  expect(note).toHaveAccessibleDescription(/Please write a note/);
  await note.fill("Please send your licence.\nThen we see.");
  await admin.press("Decline application");
  expect(admin.page.getByText("Application declined.")).toBeVisible();

  await visitor.visit("/experts/apply");
  expect(form.state).toContainText("Please send your licence.");
  expect(form.title, "applying again begins with what was sent").toHaveValue(title);
  const { text } = await latestMail(visitor, email, /declined/);
  expect(text).toContain("> Please send your licence.");
});

test("a document that is too large is refused, and the fields stay", async ({ visitor }) => {
  enter(visitor);
  const heavy = pdf("heavy.pdf", "%PDF-".padEnd(5 * 1024 * 1024 + 1));
  const answer = await apply(visitor, "Heavy", heavy);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("heavy.pdf: at most 5 MB");
  expect(html).toContain('value="Heavy"');
});

test("ADM-EXP-15 an administrator reads the documents and approves, and the page is linked to the account", async ({
  visitor,
  other: admin,
}) => {
  const { email, title } = await becomeApplicant(visitor);
  const record = await openRecord(admin, title);
  expect(admin.page.getByRole("heading", { level: 1 })).toHaveText("Rosa Quispe");
  const link = admin.page.getByRole("link", { name: "diploma.pdf" });
  const document = await admin.fetch(String(link.attribute("href")));
  expect(await document.text()).toBe("%PDF-1.7 a diploma");
  expect(Object.fromEntries(document.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="diploma.pdf"',
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  await admin.press("Approve application");
  expect(admin.path).toBe("/admin/experts/applications");
  expect(admin.page.getByText("Application approved. The page is public.")).toBeVisible();
  await admin.visit(record);
  expect(admin.page.getByRole("region", { name: "Decision" })).toContainText(
    "Approved by admin@dorsal.test",
  );
  await admin.visit("/admin/audit-log");
  const entries = admin.page.getByRole("row").filter({ hasText: "Rosa Quispe" });
  expect(entries.filter({ hasText: "approved" }).first()).toBeVisible();

  await visitor.visit("/experts/apply");
  expect(visitor.page.getByRole("heading", { name: "You are listed" })).toBeVisible();
  const open = visitor.page.getByRole("link", { name: "Open your page" });
  const { links } = await latestMail(visitor, email, /^Your page is public$/);
  expect(links.map((each) => new URL(each).pathname)).toContain(open.attribute("href"));
});

test("of two administrators who decide, the second reads what happened", async ({
  visitor,
  other: admin,
}) => {
  const { title } = await becomeApplicant(visitor);
  const record = await openRecord(admin, title);
  const version = admin.page.locator('input[name="version"]').first().value();
  const form = { decision: "decline", version, note: "No papers." };
  expect((await admin.post(record, form)).status).toBe(303);
  await admin.press("Approve application");
  expect(admin.page.getByRole("alert")).toHaveText(
    "Another administrator has decided about this application in the meantime.",
  );
  expect(admin.page.getByRole("region", { name: "Decision" })).toContainText("No papers.");
  expect(admin.page.getByRole("button", { name: "Approve application" })).toHaveCount(0);
});
