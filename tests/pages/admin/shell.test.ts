import { openMenu } from "../../e2e/admin/row-menu.ts";
import { writeToUs } from "../../support/pages/contact-form.ts";
import { clientOf } from "../support/client.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** A screen that other tests do not change. */
const screen = "/admin/messages?show=handled&q=nobody-wrote-this";

const menu = [
  ["Dashboard", "/admin"],
  ["User Management", "/admin/users"],
  ["Review Management", "/admin/reviews"],
  ["Expert Management", "/admin/experts"],
  ["Race Management", "/admin/races"],
  ["AI Management", "/admin/ai"],
  ["Podcasts", "/admin/podcasts"],
  ["Blog", "/admin/blog"],
  ["Virtual Coaches", "/admin/virtual-coaches"],
];

/** The names of the marked links: the menu is in the page once for phones and once for others. */
function current({ page }: Visitor) {
  return [...new Set(page.getByRole("banner").locator("[aria-current=page]").texts())];
}

test("ADM-SHELL-01 GAP-44 SHELL-02 the side menu lists the screens in order, without the site's header", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit(screen);
  const links = visitor.page.getByRole("navigation", { name: "Admin" }).getByRole("link").all();
  expect(links.map((link) => [link.text(), link.attribute("href")])).toEqual(menu);
  expect(visitor.page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
});

test("ADM-SHELL-02 GAP-44 Dashboard is marked on its own address only, other screens also on addresses below them", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const marked: [string, string[]][] = [
    ["/admin", ["Dashboard"]],
    ["/admin/messages", ["Messages"]],
    ["/admin/audit-log?q=x", ["Audit Log"]],
    ["/admin/virtual-coaches", ["Virtual Coaches"]],
    ["/admin/virtual-coaches/p1", ["Virtual Coaches"]],
    ["/admin/races/new", ["Race Management"]],
    ["/admin/blog/edit/1", ["Blog"]],
    ["/admin/racesand", []],
  ];
  for (const [address, names] of marked) {
    await visitor.visit(address);
    expect(current(visitor), address).toEqual(names);
  }
});

test("ADM-SHELL-03 ADM-SHELL-04 the menu leads back to the site, names the administrator and signs out to a public page", async ({
  visitor,
}) => {
  // A separate session, because this test ends it.
  await visitor.post("/login", { email: "admin@dorsal.test", password: "dorsal-demo" });
  await visitor.visit(screen);
  const side = visitor.page.getByRole("banner");
  expect(side).toContainText("admin@dorsal.test");
  const back = side.getByRole("link", { name: "Back to Website" }).first();
  expect(back).toHaveAttribute("href", "/");
  await side.getByRole("button", { name: "Sign Out" }).first().click();
  expect(visitor.path).toBe("/");
  expect(side.getByRole("link", { name: "Login" }).first()).toBeVisible();
  await visitor.visit(screen);
  expect(visitor.path).toBe("/");
});

test("SHELL-08 SHELL-10 an administrator goes from the site into the back office and back", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/races");
  const door = visitor.page.getByRole("banner").getByRole("link", { name: "Admin", exact: true });
  expect(door.first()).toHaveAttribute("href", "/admin");
  await door.first().click();
  const screens = visitor.page.getByRole("navigation", { name: "Admin", exact: true });
  await screens.getByRole("link", { name: "Race Management" }).click();
  expect(visitor.page.getByRole("heading", { level: 1, name: "Race Management" })).toBeVisible();
  await visitor.page.getByRole("link", { name: "Back to Website" }).first().click();
  expect(visitor.path).toBe("/");
});

test("the back office names the services that are sandboxes", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  await visitor.visit(screen);
  const banner = visitor.page.locator("details").filter({ hasText: /^Demo/ }).last();
  await banner.locator("summary").click();
  expect(banner).toContainText("email, text messages");
  expect(banner).toContainText("Google sign-in");
  expect(banner.getByRole("link")).toHaveAttribute("href", "/sandbox/outbox");
});

test("ROLE-05 ROLE-07 FAKE-19 pages of the back office and their data are for administrators only", async ({
  visitor,
}) => {
  await signInAs(visitor, "runner");
  for (const address of ["/admin", screen, "/admin/audit-log", "/admin/nowhere"]) {
    await visitor.visit(address);
    expect(visitor.path, address).toBe("/");
  }
  for (const address of ["/admin.data", "/admin/messages.data", "/admin/audit-log.data"]) {
    const answer = await visitor.fetch(address, { redirect: "manual" });
    // The status with which the router sends a redirect to its scripts.
    expect(answer.status, address).toBe(202);
    expect(await answer.text(), address).toContain('"redirect","/"');
  }
  expect(visitor.page.getByRole("banner").getByRole("link", { name: "Admin" })).toHaveCount(0);
});

test("ADM-SHELL-06 without scripts the menu opens, screens change, and a success message is shown", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const email = await writeToUs(clientOf(visitor));
  await visitor.visit(screen);
  const banner = visitor.page.getByRole("banner");
  await banner.locator("summary").first().click();
  await banner.getByRole("link", { name: "Messages" }).first().click();
  await visitor.fill("Search messages", email);
  await visitor.press("Search");
  await openMenu(visitor.page.getByRole("main"));
  await visitor.press("Mark as handled");
  expect(visitor.page.getByText("Message marked as handled.")).toBeVisible();
});
