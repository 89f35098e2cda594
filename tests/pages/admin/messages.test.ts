import { openMenu } from "../../e2e/admin/row-menu.ts";
import { writeToUs } from "../../support/pages/contact-form.ts";
import { clientOf } from "../support/client.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** The list with the only message from this address. */
function only(email: string, show = "all") {
  return `/admin/messages?show=${show}&q=${encodeURIComponent(email)}`;
}

function letters({ page }: Visitor) {
  return page.getByRole("table", { name: "Messages" }).locator("tbody").getByRole("row");
}

test("GAP-68 an administrator finds a message, answers it and marks it as handled", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const email = await writeToUs(clientOf(visitor), {
    name: "Zoë <b>Ñandú</b>",
    subject: "Re: my bib",
    message: "First line\nSecond line <script>alert(1)</script>",
  });
  await visitor.visit("/admin/messages");
  await visitor.fill("Search messages", email.toUpperCase());
  await visitor.press("Search");
  const letter = letters(visitor);
  expect(letter).toHaveCount(1);
  expect(letter.getByRole("rowheader")).toContainText("Re: my bib");
  await openMenu(letter);
  expect(letter).toContainText("Zoë <b>Ñandú</b>");
  expect(letter).toContainText("Second line <script>alert(1)</script>");
  expect(letter.getByRole("link", { name: "Reply by email to Zoë" })).toHaveAttribute(
    "href",
    `mailto:${email}?subject=Re%3A%20my%20bib`,
  );
  await letter.getByRole("button", { name: "Mark as handled" }).click();
  expect(visitor.page.getByText("No message has these words")).toBeVisible();
  expect(visitor.page.getByText("Message marked as handled.")).toBeVisible();
  await visitor.follow("Handled", { exact: true });
  expect(visitor.page.getByText("Message marked as handled."), "only once").toHaveCount(0);
  await letter.locator("summary").filter({ hasText: "First line" }).click();
  expect(letter).toContainText("Handled by admin@dorsal.test");
  await openMenu(letter);
  await letter.getByRole("button", { name: "Mark as waiting" }).click();
  expect(letter).toHaveCount(0);
  await visitor.follow("Waiting", { exact: true });
  expect(letter).toHaveCount(1);
});

test("a message is deleted after a confirmation, and the audit log omits its content", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const email = await writeToUs(clientOf(visitor), {
    subject: "Delete-me",
    message: "Private matter.",
  });
  await visitor.visit(only(email));
  const [moment] = letters(visitor).locator("time").texts();
  await openMenu(letters(visitor));
  await letters(visitor).getByRole("link", { name: "Delete the message" }).click();
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(
    "Delete the message from Wanda Writer?",
  );
  await visitor.follow("Keep it");
  expect(visitor.path).toBe(only(email));
  await openMenu(letters(visitor));
  await letters(visitor).getByRole("link", { name: "Delete the message" }).click();
  await visitor.press("Delete message");
  expect(visitor.path).toBe(only(email));
  expect(visitor.page.getByText("Message deleted.")).toBeVisible();
  expect(letters(visitor)).toHaveCount(0);
  await visitor.visit("/admin/audit-log");
  const entry = visitor.page.getByRole("row").filter({ hasText: "deleted message" }).first();
  expect(entry).toContainText(String(moment).slice(-9));
  expect(visitor.page.getByRole("main")).not.toContainText(email);
  expect(visitor.page.getByRole("main")).not.toContainText("Private matter");
});

test("a deleted message is not found, and forms redirect to nothing but the list", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const gone = "/admin/messages/00000000-0000-4000-8000-000000000000";
  await visitor.visit(`${gone}/delete`);
  expect(visitor.status).toBe(404);
  const marked = await visitor.post(`${gone}/mark`, { as: "handled", to: "https://evil.test" });
  expect(marked.status).toBe(404);
  await visitor.visit("/admin/messages/nothing/delete?to=//evil.test");
  expect(visitor.status).toBe(404);
  const email = await writeToUs(clientOf(visitor));
  await visitor.visit(only(email));
  const [, address = ""] = /action="([^"?]+\/mark)/.exec(visitor.body) ?? [];
  const led = await visitor.post(address, { as: "handled", to: "https://evil.test" });
  expect(led.headers.get("location")).toMatch(/^\/admin\/messages/);
  const deletion = address.replace(/mark$/, "delete");
  const deleted = await visitor.post(deletion, { to: "https://evil.test" });
  expect(deleted.headers.get("location")).toMatch(/^\/admin\/messages/);
});
