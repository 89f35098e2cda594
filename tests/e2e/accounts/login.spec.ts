import { largeRace, wizardAt } from "../registrations/registration-page.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, logIn, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("AUTH-01 AUTH-12 a runner who registers signs in after a wrong password, which can be shown", async ({
  page,
}) => {
  await page.goto(wizardAt(largeRace));
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(`Sign in to register for ${largeRace.name}`)).toBeVisible();
  await alive(page);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("a secret");
  await page.getByRole("button", { name: "Show what is typed" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Hide what is typed" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await logIn(page, { ...demoPerson.runner, password: "not the password" });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await expect(page.getByLabel("Email")).toHaveValue(demoPerson.runner.email);
  await expectAccessible(page);
  await logIn(page, demoPerson.runner);
  await expect(page).toHaveURL((url) => `${url}`.includes(wizardAt(largeRace)));
});

test("AUTH-01 SHELL-11 the header's Login leads back to the current page with its filters, also from the menu of a phone", async ({
  page,
}) => {
  await page.goto("/races?type=Trail");
  await alive(page);
  await page.getByRole("main").getByRole("link", { name: "Month" }).click();
  await expect(page).toHaveURL("/races?type=Trail&view=month");
  const header = page.getByRole("banner");
  const login = header.getByRole("link", { name: "Login" }).first();
  // The address changes before the header does.
  await expect(login).toHaveAttribute("href", /view%3Dmonth/);
  await login.click();
  await logIn(page, demoPerson.admin);
  await expect(page).toHaveURL("/races?type=Trail&view=month");
  await expect(header.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await alive(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await header.locator("summary:visible").click();
  const panel = header.locator(".mobile-menu");
  await expect(panel.getByRole("link")).toHaveText([
    "Home",
    "AI Assistant",
    "Races",
    "Services",
    "For Runners",
    "For Race Organizers",
    "Training",
    "Admin",
    "Dashboard",
  ]);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Sign Out" }).click();
  await expect(header.getByText("Sign Out")).toHaveCount(0);
  await expect(page).toHaveURL("/races?type=Trail&view=month");
  await alive(page);
  await header.locator("summary:visible").click();
  await panel.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login?from=%2Fraces%3Ftype%3DTrail%26view%3Dmonth");
});

test("AUTH-18 AUTH-19 SHELL-09 the first response knows the viewer, nothing is requested again, and signing out reloads the page", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await page.goto("/races?city=Lima");
  await alive(page);
  expect(asked.filter((path) => /session|\.data$/.test(path))).toEqual([]);
  await expectAccessible(page);
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
  });
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page).toHaveURL("/races?city=Lima");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
  const left = (await page.context().cookies()).map(({ name }) => name);
  // The cookie of a known browser may stay; it opens nothing.
  const isOpen = (name: string) => name.includes("dorsal.") && !name.includes("device_");
  expect(left.filter(isOpen)).toEqual([]);
});

test("a session that is ended in one tab is over in the other", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await signIn(one, await newRunner(context.request));
  await one.goto("/about");
  await other.goto("/races");
  await alive(other);
  await one.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(one.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await other.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
  await expect(other).toHaveURL("/");
  await expect(other.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await context.close();
});
