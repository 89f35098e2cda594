import {
  findRace,
  keepRace,
  registerSomewhere,
  reviewRace,
} from "../../support/pages/runner-actions.ts";
import { alive } from "../support/alive.ts";
import { clientOf } from "../support/client.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { dashboardOn } from "./dashboard-page.ts";

test("DASH-01 DASH-03 DASH-05 DASH-06 a runner notes and cancels a registration in accessible states of the dashboard, whose tabs keep their place in the history, and after Sign Out the way back leads to no data", async ({
  page,
}) => {
  await page.goto("/dashboard");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Please Sign In");
  await expectAccessible(page);
  await signIn(page, await newRunner(page.request));
  const client = clientOf(page);
  await keepRace(client, await findRace(client, "Houston Marathon"));
  await page.goto("/dashboard");
  const { main, activity, menu, tab, quickLinks } = dashboardOn(page);
  await expect(main.getByRole("heading", { name: /Your season starts/ })).toBeVisible();
  await expectAccessible(page);

  const { name } = await registerSomewhere(client);
  await reviewRace(client, await findRace(client, "Twin Cities Marathon"), "Lakes and leaves.");
  await page.reload();
  await alive(page);
  await expect(activity).toHaveCount(3);
  await expectAccessible(page);
  const next = main.getByRole("region", { name });
  await next.getByRole("link", { name: "Add travel note" }).click();
  await page.getByRole("textbox").fill("Night bus, pack gels");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(next).toContainText("Night bus, pack gels");

  const item = activity.filter({ hasText: name });
  const leave = item.getByRole("button", { name: "Give up my place" });
  await expect(leave).toBeHidden();
  await item.getByText("Cancel registration").click();
  await expectAccessible(page);
  await leave.click();
  await expect(item).toContainText("Cancelled");
  await expect(page).toHaveURL("/dashboard");

  await menu.getByRole("link", { name: "My Reviews" }).click();
  await expect(page).toHaveURL("/dashboard?tab=reviews");
  await expect(menu.locator("[aria-current=page]")).toHaveText("My Reviews");
  await expect(tab("My Reviews")).toBeVisible();
  await menu.getByRole("link", { name: "Favorite Races" }).click();
  await expect(tab("Favorite Races")).toBeVisible();
  await page.goBack();
  await expect(tab("My Reviews")).toBeVisible();
  await quickLinks.getByRole("button", { name: "Sign Out" }).click();
  await expect(heading).toHaveText("Please Sign In");
  await page.goBack();
  await expect(heading).toHaveText("Please Sign In");
  await page.reload();
  await expect(heading).toHaveText("Please Sign In");
});
