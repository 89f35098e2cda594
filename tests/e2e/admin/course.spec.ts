import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { demoCourse } from "../../../app/features/courses/demo/demo-course.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { newRace, newRaceName } from "./new-race.ts";

test("the course of a distance is attached, read on its page by mouse, finger and keys, replaced and removed", async ({
  page,
}, info) => {
  const race = await newRace(page, newRaceName(), ["12K"]);
  const [first, second] = await Promise.all(
    ["first", "second"].map(async (seed) => {
      const file = info.outputPath(`${seed}.gpx`);
      const hill = {
        gain: 400,
        loss: 400,
        base: 300,
        hours: null,
        from: { lat: -13.2, lon: -72.1 },
      };
      await writeFile(file, demoCourse({ seed, name: seed, length: 12_000, ...hill }));
      return file;
    }),
  );
  await page.goto(`/admin/races/edit/${race}`);
  await page.getByRole("link", { name: "12K" }).click();
  await page.getByRole("link", { name: "Course and Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Course of 12K");
  await alive(page);
  const broken = info.outputPath("broken.gpx");
  await writeFile(broken, "<gpx><trk><trkseg>");
  const chosen = page.getByLabel("Course file");
  await chosen.setInputFiles(broken);
  await page.getByRole("button", { name: "Measure and Preview" }).click();
  await expect(chosen).toHaveAccessibleDescription(/damaged/);
  await expect(chosen).toBeFocused();
  await preview(page, first ?? "");
  await expect(page.getByRole("heading", { name: "Preview of first.gpx" })).toBeFocused();
  await expect(page.getByText("Nothing is saved yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Offer the file to everybody for download").check();
  await page.getByRole("button", { name: "Save Course" }).click();
  await expect(page.getByText("Course of 12K saved.")).toBeVisible();
  const desk = new URL(page.url()).pathname;

  await page.goto(`/races/${race}`);
  await alive(page);
  const profile = page.getByRole("slider", { name: /^Read the profile/ });
  await profile.scrollIntoViewIfNeeded();
  const told = () => profile.getAttribute("aria-valuetext");
  const reading = /^\d+(\.\d+)? (km|m), \d+ m, [+−]?\d+\.\d%$/;
  await profile.focus();
  await page.keyboard.press("End");
  expect(await told()).toMatch(/^12 km, (29|30)\d m, /);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  expect(await told()).toMatch(reading);
  const box = await profile.boundingBox();
  const at = (part: number) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) * part,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  });
  await page.mouse.move(at(0.5).x, at(0.5).y);
  await expect.poll(told).toMatch(/^(5\.9|6|6\.0|6\.1) km, /);
  const finger = await page.context().newCDPSession(page);
  await finger.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0.25)] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(told).toMatch(/^(2\.[89]|3|3\.[01]) km, /);
  await expect(page.locator(".profile-reading"), "it stays").toContainText(
    /^(2\.[89]|3|3\.[01]) km/,
  );
  await finger.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await page.getByText("Every kilometer in numbers").click();
  const table = page.getByRole("table", { name: /^Each kilometer/ });
  await expect(table.getByRole("row")).toHaveCount(13);
  await expectAccessible(page);

  const plan = await page
    .getByRole("link", { name: "Plan your pace on this course" })
    .getAttribute("href");
  expect((await page.request.get(String(plan))).status()).toBe(200);
  const unknown = String(plan).replace(/course=[^&]+/, `course=${race}`);
  expect((await page.request.get(unknown)).status(), "the id of no distance").toBe(404);

  await page.goto(desk);
  await alive(page);
  await preview(page, second ?? "");
  await page.getByRole("button", { name: "Replace Course" }).click();
  await expect(page.getByRole("heading", { name: "second.gpx" })).toBeVisible();
  await page.getByText("Remove the course").click();
  await page.getByRole("button", { name: "Remove Course" }).click();
  await expect(page.getByText("Course of 12K removed.")).toBeVisible();
  expect(await (await page.request.get(`/races/${race}`)).text()).not.toContain("Read the profile");
});

async function preview(page: Page, file: string) {
  await page.getByLabel(/^(Course|Another) file/).setInputFiles(file);
  await page.getByRole("button", { name: "Measure and Preview" }).click();
  await expect(page.getByRole("heading", { name: /^Preview of/ })).toBeVisible();
}
