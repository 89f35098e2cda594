import { openMenu } from "../admin/row-menu.ts";
import { alive } from "../support/alive.ts";
import { newMember } from "../support/members.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const sprinterCode = "EXAMPLE-SHOES-15";
const eliteCode = "EXAMPLE-LODGE-30";

test("GAP-28 FAKE-14 a visitor sees which offers exist, but no code", async ({ page, request }) => {
  const answer = await page.goto("/offers");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Road and trail shoes" })).toBeVisible();
  await expect(main).toContainText("The codes come with a Sprinter or Elite membership.");
  const plans = main.getByRole("link", { name: "See the plans" });
  await expect(plans).toHaveAttribute("href", "/membership");
  const login = main.getByRole("link", { name: "Sign in to see your codes" });
  await expect(login).toHaveAttribute("href", "/login?from=%2Foffers");
  await expectAccessible(page);
  for (const address of ["/offers", "/offers.data"]) {
    const text = await (await request.get(address)).text();
    expect(text, address).not.toMatch(/EXAMPLE-[A-Z]+-\d|shoes\.example/);
  }
  await signIn(page, await newRunner(page.request));
  expect(await (await page.request.get("/offers")).text()).not.toMatch(/EXAMPLE-[A-Z]+-\d/);
});

test("MEM-13 FAKE-14 a Sprinter member sees Sprinter codes and that there are more", async ({
  page,
}) => {
  await newMember(page, "sprinter_monthly");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Partner offers" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText(sprinterCode);
  await expect(main).toContainText("Your plan opens some of these. The others come with Elite.");
  const [seen, seenByScript] = await Promise.all(
    ["/offers", "/offers.data"].map(async (path) => (await page.request.get(path)).text()),
  );
  expect(seen).toContain(sprinterCode);
  expect(seen).not.toContain(eliteCode);
  expect(seenByScript).not.toContain(eliteCode);
  await expectAccessible(page);
});

test("MEM-13 an Elite member sees every code and copies one", async ({ page, context }) => {
  await newMember(page, "elite_monthly");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/offers");
  await alive(page);
  const card = page.getByRole("article").filter({ hasText: "Example Lodge" });
  await expect(card).toContainText(eliteCode);
  await expect(page.getByRole("link", { name: "See the plans" })).toHaveCount(0);
  await card.getByRole("button", { name: /^Copy/ }).click();
  await expect(card.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(eliteCode);
  const link = card.getByRole("link", { name: /^Go to Example Lodge/ });
  await expect(link).toHaveAttribute("href", "https://lodge.example/runners");
});

test("an administrator adds, changes, hides and deletes an offer", async ({ page }) => {
  const title = `Socks ${Date.now().toString(36)}`;
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/offers");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add Offer" }).click();
  await page.getByLabel("Partner", { exact: true }).fill("Test Socks");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("What it gives").fill("Two for one");
  await page.getByLabel("Link").fill("http://socks.example");
  await page.getByRole("button", { name: "Add Offer" }).click();
  await expect(page.getByText("Write an address that begins with https://")).toBeVisible();
  await expect(page.getByLabel("Title"), "nothing typed is lost").toHaveValue(title);
  await expectAccessible(page);
  await page.getByLabel("Link").fill("https://socks.example");
  await page.getByLabel("Last day (optional)").fill("2020-01-01");
  await page.getByRole("button", { name: "Add Offer" }).click();
  await expect(page.getByText("Offer added.")).toBeVisible();

  await page.getByLabel("Search offers").fill(title);
  await page.getByRole("button", { name: "Search" }).click();
  const row = page.getByRole("row", { name: title });
  await expect(row).toContainText("Expired");
  await row.getByRole("link", { name: title, exact: true }).click();
  await page.getByLabel("Last day (optional)").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Offer saved.")).toBeVisible();
  const isShown = async () => (await (await page.request.get("/offers")).text()).includes(title);
  expect(await isShown()).toBe(true);

  await page.goto(`/admin/offers?q=${title}`);
  await openMenu(row);
  await row.getByRole("button", { name: /^Hide/ }).click();
  await expect(row).toContainText("Hidden");
  await expect(page, "still the same search").toHaveURL(/q=Socks/);
  expect(await isShown()).toBe(false);
  await openMenu(row);
  await row.getByRole("link", { name: /^Delete/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete Test Socks: ${title}?`);
  await page.getByRole("button", { name: "Delete this offer" }).click();
  await expect(page.getByText(`Test Socks: ${title} deleted.`)).toBeVisible();
  await expect(page.getByRole("row", { name: title })).toHaveCount(0);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("an administrator reorders offers", async ({ page }) => {
    await signIn(page, demoPerson.admin);
    await page.goto("/admin/offers");
    const rows = page.getByRole("row").filter({ hasText: "Example Physio" });
    const titles = () => page.getByRole("rowheader").filter({ hasText: "Example" }).allInnerTexts();
    const before = await titles();
    await openMenu(rows);
    await page.getByRole("button", { name: /^Up Example Physio/ }).click();
    await expect(page.getByText(/moved up\.$/)).toBeVisible();
    const after = await titles();
    expect(after).not.toEqual(before);
    expect(after.toSorted()).toEqual(before.toSorted());
    await openMenu(rows);
    await page.getByRole("button", { name: /^Down Example Physio/ }).click();
    expect(await titles()).toEqual(before);
  });
});
