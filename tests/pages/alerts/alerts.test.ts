import { latestMail, linkIn } from "../support/outbox.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("a visitor saves a search from the list and confirms it by mail; a link ends it", async ({
  visitor,
}) => {
  await visitor.visit("/races?country=Peru&type=Trail&view=grid&sort=price");
  await visitor.follow("Tell me by email");
  expect(visitor.path).toBe("/alerts?type=Trail&country=Peru&sort=price");
  expect(visitor.page.getByText("Trail · Peru")).toBeVisible();
  await visitor.press("Save this alert");
  expect(visitor.page.getByText("Please enter your email address")).toBeVisible();
  const email = "alerts.of.a.guest@example.com";
  await visitor.fill("Email", email);
  await visitor.press("Save this alert");
  expect(visitor.page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();

  const mail = await latestMail(visitor, email);
  await visitor.visit(linkIn(mail, "/confirm"));
  await visitor.press("Yes, tell me");
  const list = visitor.path;
  expect(visitor.page.getByText("Saved. You get one email a week")).toBeVisible();
  expect(visitor.page.getByRole("link", { name: "Trail · Peru" })).toBeVisible();
  await visitor.visit(linkIn(mail, "/confirm"));
  expect(visitor.path, "a confirmed alert is shown in the list").toBe(list);

  // As mail programs do with one click.
  const ended = await visitor.fetch(list, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    redirect: "manual",
  });
  expect(ended.status).toBe(303);
  await visitor.visit(list);
  expect(visitor.page.getByRole("heading", { name: "No alerts" })).toBeVisible();
});

test("a person with an account saves a search at once, removes it in the account, and finds the other messages there", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit("/races?q=nothing+like+this+anywhere");
  await visitor.follow("Tell me by email when there are some");
  await visitor.press("Save this alert");
  expect(visitor.path).toBe("/account/alerts");
  await visitor.press("Remove “nothing like this anywhere”");
  expect(visitor.page.getByText("Alert removed.")).toBeVisible();
  expect(visitor.page.getByRole("heading", { name: "No alerts" })).toBeVisible();
  await visitor.follow("Emails when registration opens or a price rises");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Race emails");
  await visitor.visit("/account/alerts");
  await visitor.follow("WhatsApp messages about your registrations");
  expect(visitor.path).toBe("/dashboard/whatsapp");
});
