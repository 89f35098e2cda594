import type { Page } from "@playwright/test";
import { demoCourse } from "../../../app/features/courses/demo/demo-course.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { forgetSaid, newRace, newRaceName } from "./new-race.ts";

test("the course of a distance is attached, replaced and removed", async ({ page }) => {
  const race = await newRace(page, newRaceName(), ["12K"]);
  await page.goto(`/admin/races/edit/${race}`);
  await page.getByRole("link", { name: "12K" }).click();
  await page.getByRole("link", { name: "Course and Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Course of 12K");
  await alive(page);
  const chosen = page.getByLabel("Course file");
  await chosen.setInputFiles(fileOf("broken.gpx", "<gpx><trk><trkseg>"));
  await page.getByRole("button", { name: "Measure and Preview" }).click();
  await expect(chosen).toHaveAccessibleDescription(/damaged/);
  await expect(chosen).toBeFocused();
  await preview(page, aCourse("first"));
  await expect(page.getByRole("heading", { name: "Preview of first.gpx" })).toBeFocused();
  await expect(page.getByText("Nothing is saved yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Offer the file to everybody for download").check();
  await page.getByRole("button", { name: "Save Course" }).click();
  await expect(page.getByText("Course of 12K saved.")).toBeVisible();

  await preview(page, aCourse("second"));
  await page.getByRole("button", { name: "Replace Course" }).click();
  await expect(page.getByRole("heading", { name: "second.gpx" })).toBeVisible();
  const publicPage = async () => (await page.request.get(`/races/${race}`)).text();
  expect(await publicPage()).toContain("profile-drawing");
  await page.getByText("Remove the course").click();
  await page.getByRole("button", { name: "Remove Course" }).click();
  await expect(page.getByText("Course of 12K removed.")).toBeVisible();
  expect(await publicPage()).not.toContain("profile-drawing");
});

test("an attached course is read on its page by mouse, finger and keys", async ({ page }) => {
  const race = await newRace(page, newRaceName(), ["12K"]);
  await attach(page, race);
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
});

/** A course of 12 km over one hill, and its file. */
function aCourse(name: string) {
  const from = { lat: -13.2, lon: -72.1 };
  const hill = { length: 12_000, gain: 400, loss: 400, base: 300, hours: null, from };
  return fileOf(`${name}.gpx`, demoCourse({ seed: name, name, ...hill }));
}

function fileOf(name: string, text: string) {
  return { name, mimeType: "application/gpx+xml", buffer: Buffer.from(text) };
}

async function preview(page: Page, file: ReturnType<typeof fileOf>) {
  await page.getByLabel(/^(Course|Another) file/).setInputFiles(file);
  await page.getByRole("button", { name: "Measure and Preview" }).click();
  await expect(page.getByRole("heading", { name: /^Preview of/ })).toBeVisible();
}

/** Attaches a course to the only distance of a race by its forms, without a browser. */
async function attach(page: Page, race: string) {
  const editor = await (await page.request.get(`/admin/races/edit/${race}`)).text();
  const distance = /tab=distance-([0-9a-f-]{36})/.exec(editor)?.[1];
  const desk = `/admin/races/edit/${race}/distances/${distance}/course`;
  const file = aCourse("first");
  const measured = await page.request.post(desk, { multipart: { file } });
  const upload = /name="upload" value="([^"]+)"/.exec(await measured.text())?.[1] ?? "";
  const form = { upload, file_name: file.name };
  const saved = await page.request.post(`${desk}/save`, { form, maxRedirects: 0 });
  expect(saved.status(), await saved.text()).toBe(303);
  await forgetSaid(page);
}
