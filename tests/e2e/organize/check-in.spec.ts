import type { BrowserContext, Page } from "@playwright/test";
import { registerSomewhere } from "../../support/pages/runner-actions.ts";
import { openMenu } from "../admin/row-menu.ts";
import { clientOf } from "../support/client.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openDesk, ownEntry } from "./desks.ts";

async function findBib(desk: Page, bib: string) {
  await desk.getByRole("searchbox").fill(bib);
  await desk.getByRole("button", { name: "Find" }).click();
}

const handOver = (desk: Page) => desk.getByRole("button", { name: "Hand over the kit" });

test("a desk hands over kits without a network and with its tab closed in between, and tells of a double later", async ({
  page,
  request,
  browser,
}) => {
  const contexts: BrowserContext[] = [];
  const aDevice = async () => {
    const context = await browser.newContext();
    contexts.push(context);
    return context;
  };
  try {
    await signIn(page, await newRunner(request));
    const race = await registerSomewhere(clientOf(page));
    const { code, bib } = await ownEntry(page);

    await signIn(page, demoPerson.admin);
    const far = await openDesk(page, race.id, "Far gate");
    const near = await openDesk(page, race.id, "Near gate");
    await expectAccessible(page);

    const farDevice = await aDevice();
    let desk = await farDevice.newPage();
    await desk.goto(far);
    await expect(desk.getByText("works offline")).toBeVisible();
    await farDevice.setOffline(true);
    await findBib(desk, bib);
    await handOver(desk).click();
    await expect(desk.getByText("1 not sent")).toBeVisible();
    await expect(desk.getByText(/Collected at .*, Far gate/)).toBeVisible();
    await desk.close();

    desk = await farDevice.newPage();
    await desk.goto(far);
    await expect(desk.getByText("1 not sent")).toBeVisible();
    await findBib(desk, code.toLowerCase());
    await expect(desk.getByText(/Collected at .*, Far gate/)).toBeVisible();
    await expect(handOver(desk)).toBeHidden();

    const nearDesk = await (await aDevice()).newPage();
    await nearDesk.goto(near);
    await expect(nearDesk.getByText("works offline")).toBeVisible();
    await findBib(nearDesk, bib);
    await expectAccessible(nearDesk);
    // "All sent" stands there before the scan as well.
    const received = nearDesk.waitForResponse((answer) =>
      (answer.request().postData() ?? "").includes('"sequence"'),
    );
    await handOver(nearDesk).click();
    await received;

    await farDevice.setOffline(false);
    await expect(desk.getByText("All sent")).toBeVisible();
    await expect(desk.getByText(/Already collected at .*, Near gate/)).toBeVisible();
    await expect(desk.getByText(/^Collected at .*, Near gate/)).toBeVisible();

    await page.goto(`/admin/races/${race.id}/check-in`);
    const doubles = page.getByRole("table", { name: "Scanned and not counted" });
    await expect(doubles.getByText(/Near gate/)).toBeVisible();
    const closed = page.getByRole("listitem").filter({ hasText: "Far gate" });
    await openMenu(closed);
    await closed.locator("summary", { hasText: "End link" }).click();
    await closed.getByRole("button", { name: "End link Far gate" }).click();
    await desk.reload();
    await expect(desk.getByRole("heading", { name: "This link has ended" })).toBeVisible();
    const kept = await desk.evaluate(async () => {
      const [{ name = "" } = {}] = await indexedDB.databases();
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      const counting = db.transaction("entries").objectStore("entries").count();
      return new Promise<number>((resolve) => {
        counting.onsuccess = () => resolve(counting.result);
      });
    });
    expect(kept).toBe(0);
  } finally {
    for (const context of contexts) await context.close();
  }
});
