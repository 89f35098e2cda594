import { newAddress } from "../../support/unique-names.ts";
import { largeRace, wizardAt } from "../registrations/registration-page.ts";
import { alive } from "../support/alive.ts";
import { forgiveLostNetwork } from "../support/offline.ts";
import { demoPerson, logIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("AUTH-01 AUTH-12 AUTH-18 AUTH-19 SHELL-09 SHELL-11 ERR-09 the header's Login leads back to the current page with its filters, after a lost network and a wrong password; nothing about the viewer is requested again, and the menu of a phone signs out in every tab, with a new document", async ({
  page,
  context,
  complaints,
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
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("a secret");
  await page.getByRole("button", { name: "Show what is typed" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Hide what is typed" }).click();
  await expect(password).toHaveAttribute("type", "password");

  const guess = { ...demoPerson.admin, password: "not the password" };
  await page.route(/\/login\.data/, (route) => route.abort("internetdisconnected"));
  await logIn(page, guess);
  const problem = page.getByRole("alert");
  await expect(problem).toHaveText("An error occurred");
  await expect(page.getByLabel("Email")).toHaveValue(guess.email);
  await expect(password).toHaveValue(guess.password);
  await page.unroute(/\/login\.data/);
  forgiveLostNetwork(complaints());
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(problem).toHaveText("Invalid email or password");
  await expect(page.getByLabel("Email")).toHaveValue(guess.email);
  await expectAccessible(page);
  await logIn(page, demoPerson.admin);
  await expect(page).toHaveURL("/races?type=Trail&view=month");
  await expect(header.getByRole("link", { name: /^Dashboard of/ })).toBeVisible();

  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await page.reload();
  await alive(page);
  expect(asked.filter((path) => /session|\.data$/.test(path))).toEqual([]);
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto("/races?city=Cusco");
  await alive(other);
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await header.locator("summary:visible").click();
  const panel = header.locator(".mobile-menu");
  await expect(panel.getByRole("link", { name: "Admin" })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Sign Out" }).click();
  await expect(header.getByText("Sign Out")).toHaveCount(0);
  await expect(page).toHaveURL("/races?type=Trail&view=month");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
  await other.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
  await expect(other).toHaveURL("/");
  await expect(
    other.getByRole("banner").getByRole("link", { name: "Login", exact: true }),
  ).toBeVisible();
});

test("AUTH-03 AUTH-13 AUTHSVC-13 Google leads back to the page before, and to an app by a link: no form of a page may", async ({
  page,
  baseURL,
}) => {
  const from = `/races/${largeRace.id}?register=${largeRace.distances[0]?.id}`;
  await page.goto(`/login?${new URLSearchParams({ from })}`);
  await expect(page.getByText(`Sign in to register for ${largeRace.name}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await expect(page).toHaveURL(/\/sandbox\/google\?/);
  await expectAccessible(page);
  await page.getByLabel("Google address").fill(newAddress("gala"));
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page).toHaveURL((url) => `${url}`.includes(wizardAt(largeRace)));

  const callback = `${baseURL}/auth/v1/callback`;
  await page.goto(
    `/sandbox/google?${new URLSearchParams({ redirect_uri: callback, state: "of the app" })}`,
  );
  await page.getByRole("button", { name: "Allow" }).click();
  const onward = page.getByRole("link", { name: "Continue" });
  await expect(onward).toBeVisible();
  await expectAccessible(page);
  await onward.click();
  await expect(page.getByText("bad_oauth_state")).toBeVisible();
});
