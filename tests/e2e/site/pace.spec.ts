import type { Page } from "@playwright/test";
import { findRace } from "../../support/pages/runner-actions.ts";
import { alive } from "../support/alive.ts";
import { clientOf } from "../support/client.ts";
import { newMember } from "../support/members.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** The fields of the calculator. */
function calculator(page: Page) {
  return {
    distance: page.getByLabel("Distance", { exact: true }),
    time: page.getByLabel("Time", { exact: true }),
    pace: page.getByLabel("Pace per kilometer"),
  };
}

test("MEM-08 visitors calculate pace, time or distance without the button, the address keeps it, and splits follow the chosen effort", async ({
  page,
}) => {
  await page.goto("/tools/pace?distance=far&time=soon&pace=quick");
  await expect(page.getByRole("main")).toContainText("Write a time like 45:00");
  await expectAccessible(page);
  await page.goto("/tools/pace");
  await alive(page);
  const { distance, time, pace } = calculator(page);
  await distance.fill("marathon");
  await pace.fill("4:00");
  const answer = page.getByRole("status").filter({ hasText: "Per kilometer" });
  await expect(answer).toContainText("2:48:47");
  await expect(page).toHaveURL(/distance=marathon&pace=4%3A00/);
  await page.reload();
  await expect(answer).toContainText("2:48:47");
  await alive(page);
  await pace.fill("");
  await time.fill("3h");
  await expect(answer).toContainText("4:16");
  await page.getByRole("link", { name: "Half marathon", exact: true }).click();
  await expect(distance).toHaveValue("Half marathon");
  await expect(answer).toContainText("8:32");

  await distance.fill("10K");
  await time.fill("50:00");
  const splits = page.getByRole("table", { name: "Splits" });
  await expect(splits.getByRole("row", { name: "1 km" })).toContainText("5:00");
  const effort = page.getByLabel("Effort");
  await effort.focus();
  await effort.selectOption("Second half 4% faster");
  await expect(splits.getByRole("row", { name: "1 km" })).toContainText("5:06");
  await expect(splits.getByRole("row", { name: "Finish" })).toContainText("50:00");
  await expect(effort, "the keyboard can go on").toBeFocused();
  await page.getByLabel("A split every").selectOption("5 kilometers");
  await expect(splits.getByRole("row")).toHaveCount(3);
});

test("MEM-09 FAKE-14 a Sprinter chooses another distance of a race without the button", async ({
  page,
}) => {
  await newMember(page, "sprinter_monthly");
  const { id } = await findRace(clientOf(page), "Toronto Waterfront Marathon");
  await page.goto(`/tools/pace?race=${id}&time=6:40:00`);
  await alive(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("This is 10:00 over the time limit of 6 h 30 min.");
  await expectAccessible(page);
  await calculator(page).distance.selectOption("5K");
  await expect(main).not.toContainText("over the time limit");
});
