import { openMenu } from "../../e2e/admin/row-menu.ts";
import { newMember } from "../support/members.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const sprinterCode = "EXAMPLE-SHOES-15";
const eliteCode = "EXAMPLE-LODGE-30";

async function textOf(visitor: Visitor, address: string): Promise<string> {
  return (await visitor.fetch(address)).text();
}

test("GAP-28 FAKE-14 a visitor sees which offers exist, but no code", async ({ visitor }) => {
  await visitor.visit("/offers");
  expect(visitor.headers.get("cache-control")).toContain("no-store");
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("heading", { name: "Road and trail shoes" })).toBeVisible();
  expect(main).toContainText("The codes come with a Sprinter or Elite membership.");
  const plans = main.getByRole("link", { name: "See the plans" });
  expect(plans).toHaveAttribute("href", "/membership");
  const login = main.getByRole("link", { name: "Sign in to see your codes" });
  expect(login).toHaveAttribute("href", "/login?from=%2Foffers");
  for (const address of ["/offers", "/offers.data"]) {
    const text = await textOf(visitor, address);
    expect(text, address).not.toMatch(/EXAMPLE-[A-Z]+-\d|shoes\.example/);
  }
  enter(visitor);
  expect(await textOf(visitor, "/offers")).not.toMatch(/EXAMPLE-[A-Z]+-\d/);
});

test("MEM-13 FAKE-14 a Sprinter member sees Sprinter codes and that there are more", async ({
  visitor,
}) => {
  await newMember(visitor, "sprinter_monthly");
  await visitor.visit("/dashboard");
  await visitor.follow("Partner offers");
  const main = visitor.page.getByRole("main");
  expect(main).toContainText(sprinterCode);
  expect(main).toContainText("Your plan opens some of these. The others come with Elite.");
  for (const address of ["/offers", "/offers.data"]) {
    expect(await textOf(visitor, address), address).not.toContain(eliteCode);
  }
});

test("MEM-13 an Elite member sees every code", async ({ visitor }) => {
  await newMember(visitor, "elite_monthly");
  await visitor.visit("/offers");
  expect(visitor.page.getByRole("main")).toContainText(sprinterCode);
  const card = visitor.page.getByRole("article").filter({ hasText: "Example Lodge" });
  expect(card).toContainText(eliteCode);
  expect(visitor.page.getByRole("link", { name: "See the plans" })).toHaveCount(0);
  const link = card.getByRole("link", { name: /^Go to Example Lodge/ });
  expect(link).toHaveAttribute("href", "https://lodge.example/runners");
});

test("an administrator adds, changes, hides and deletes an offer", async ({ visitor }) => {
  const { page } = visitor;
  const title = `Socks ${Date.now().toString(36)}`;
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/offers");
  await visitor.follow("Add Offer");
  await visitor.fill("Partner", "Test Socks");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("What it gives").fill("Two for one");
  await page.getByLabel("Link").fill("http://socks.example");
  await visitor.press("Add Offer");
  expect(page.getByText("Write an address that begins with https://")).toBeVisible();
  expect(page.getByLabel("Title"), "nothing typed is lost").toHaveValue(title);
  await page.getByLabel("Link").fill("https://socks.example");
  await page.getByLabel("Last day (optional)").fill("2020-01-01");
  await visitor.press("Add Offer");
  expect(page.getByText("Offer added.")).toBeVisible();

  await page.getByLabel("Search offers").fill(title);
  await visitor.press("Search", { exact: true });
  const row = page.getByRole("row", { name: title });
  expect(row).toContainText("Expired");
  await row.getByRole("link", { name: title, exact: true }).click();
  await page.getByLabel("Last day (optional)").fill("");
  await visitor.press("Save");
  expect(page.getByText("Offer saved.")).toBeVisible();
  const isShown = async () => (await textOf(visitor, "/offers")).includes(title);
  expect(await isShown()).toBe(true);

  await visitor.visit(`/admin/offers?q=${title}`);
  await openMenu(row);
  await row.getByRole("button", { name: /^Hide/ }).click();
  expect(row).toContainText("Hidden");
  expect(visitor.path, "still the same search").toMatch(/q=Socks/);
  expect(await isShown()).toBe(false);
  await openMenu(row);
  await row.getByRole("link", { name: /^Delete/ }).click();
  expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete Test Socks: ${title}?`);
  await visitor.press("Delete this offer");
  expect(page.getByText(`Test Socks: ${title} deleted.`)).toBeVisible();
  expect(page.getByRole("row", { name: title })).toHaveCount(0);
});

test("an administrator reorders offers", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/offers");
  const titles = () => visitor.page.getByRole("rowheader").filter({ hasText: "Example" }).texts();
  const before = titles();
  const row = visitor.page.getByRole("row").filter({ hasText: "Example Physio" });
  await openMenu(row);
  await visitor.press(/^Up Example Physio/);
  expect(visitor.page.getByText(/moved up\.$/)).toBeVisible();
  const after = titles();
  expect(after).not.toEqual(before);
  expect(after.toSorted()).toEqual(before.toSorted());
  await openMenu(row);
  await visitor.press(/^Down Example Physio/);
  expect(titles()).toEqual(before);
});
