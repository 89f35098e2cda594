import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { courseFile } from "./course-file.ts";
import { newRace } from "./new-race.ts";
import { newRaceName } from "./race-details.ts";

test("the course of a distance is attached, and read on its page by mouse, finger and keys", async ({
  page,
  kept,
}) => {
  const race = await newRace(page, newRaceName(), ["12K"]);
  await page.goto(`/admin/races/edit/${race}`);
  await alive(page);
  await page.getByRole("link", { name: "12K" }).click();
  await page.getByRole("link", { name: "Course and Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Course of 12K");
  const chosen = page.getByLabel("Course file");
  await measure(page, "broken.gpx", "<gpx><trk><trkseg>");
  await expect(chosen).toHaveAccessibleDescription(/damaged/);
  await expect(chosen).toBeFocused();
  await measure(page, "first.gpx", courseFile("first"));
  await expect(page.getByRole("heading", { name: "Preview of first.gpx" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Course" }).click();
  await expect(page.getByText("Course of 12K saved.")).toBeVisible();

  await page.goto(`/races/${race}`);
  await alive(page);
  const profile = page.getByRole("slider", { name: /^Read the profile/ });
  await profile.scrollIntoViewIfNeeded();
  const told = () => profile.getAttribute("aria-valuetext");
  const reading = /^\d+(\.\d+)? (km|m), \d+ m, [+−]?\d+\.\d%$/;
  await profile.focus();
  await page.keyboard.press("End");
  await expect.poll(told).toMatch(/^12 km, (29|30)\d m, /);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect.poll(told).toMatch(reading);
  const box = await profile.boundingBox();
  const at = (part: number) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) * part,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  });
  await page.mouse.move(at(0.5).x, at(0.5).y);
  await expect.poll(told).toMatch(/^(5\.9|6|6\.0|6\.1) km, /);
  const finger = kept.devtools;
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
});

async function measure(page: Page, name: string, text: string) {
  const file = { name, mimeType: "application/gpx+xml", buffer: Buffer.from(text) };
  await page.getByLabel(/^(Course|Another) file/).setInputFiles(file);
  await page.getByRole("button", { name: "Measure and Preview" }).click();
}
