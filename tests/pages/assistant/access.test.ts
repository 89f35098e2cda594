import { chatOn } from "../../e2e/assistant/chat-page.ts";
import { enter, newRunner, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";
import { ask } from "./questions.ts";

test("CHAT-28 nobody asks in another person's thread, and a guest who signs in keeps theirs", async ({
  visitor: guest,
  other,
}) => {
  const askIn = (person: Visitor, thread: string) =>
    ask(person, { text: "Where do I run?", thread, stream: false });
  const begun = await ask(guest, { text: "Where do I run?", stream: false });
  expect(begun.status).toBe(200);
  const { thread } = await begun.json();
  const key = String(guest.cookie("chat_guest"));
  const withKey = (value: string) => {
    const holder = new Visitor(guest.origin);
    holder.setCookie("chat_guest", value);
    return holder;
  };

  enter(other);
  for (const stranger of [new Visitor(guest.origin), withKey("AAAAAAAAAAAAAAAAAAAAAA"), other]) {
    expect((await askIn(stranger, thread)).status).toBe(404);
  }
  expect((await askIn(guest, thread)).status).toBe(200);

  // The first page after any kind of sign-in.
  const runner = enter(guest);
  const page = await guest.fetch("/about");
  expect(page.headers.get("set-cookie")).toContain("chat_guest=; Max-Age=0");
  expect(page.headers.get("cache-control")).toContain("no-store");
  const owner = new Visitor(guest.origin);
  enter(owner, runner);
  expect((await askIn(owner, thread)).status).toBe(200);
  for (const stranger of [withKey(key), other]) {
    expect((await askIn(stranger, thread)).status).toBe(404);
  }
});

test("a conversation of another person is not shown", async ({ visitor, other }) => {
  await visitor.visit("/chat");
  const { input, send } = chatOn(visitor.page);
  await input.fill("How do I taper?");
  await send.click();
  const address = visitor.path;
  expect((await visitor.fetch(address)).status).toBe(200);
  expect((await other.fetch(address)).status).toBe(404);
  for (const door of ["stored", "export", "rename", "delete"]) {
    const path = `${address.replace("/chat/", "/chat/threads/")}/${door}`;
    expect((await visitor.fetch(path)).status, door).toBe(200);
    expect((await other.fetch(path)).status, door).toBe(404);
  }
  await signInAs(other, "runner");
  await other.visit(address);
  expect(other.status).toBe(404);
  const heading = other.page.getByRole("heading", { level: 1 });
  expect(heading).toHaveText("This conversation is not here");
  await other.page.getByRole("main").getByRole("link", { name: "New Chat" }).click();
  expect(heading).toHaveText("Let's plan your next run");
});

test("CHAT-01 CHAT-02 GAP-91 a signed-in runner has an initial, New Chat and a sign-out button", async ({
  visitor,
}) => {
  const person = enter(visitor, newRunner());
  await visitor.visit("/chat");
  const { input, send } = chatOn(visitor.page);
  await input.fill("What should I drink in the heat?");
  await send.click();
  const side = visitor.page.getByRole("complementary", { name: "Conversations" });
  expect(side).toContainText(person.email);
  expect(side.locator(".chat-person > span").first()).toHaveText(
    person.email.slice(0, 1).toUpperCase(),
  );
  expect(side.getByRole("link", { name: "New Chat" })).toBeVisible();
  expect(side.getByRole("link", { name: "What should I drink" })).toBeVisible();
  await side.getByRole("button", { name: "Sign Out" }).click();
  expect(visitor.path).toBe("/chat");
  expect(side).toContainText("Using as guest");
  expect(side.getByRole("link", { name: "What should I drink" })).toHaveCount(0);
});
