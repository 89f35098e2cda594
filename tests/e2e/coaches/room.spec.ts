import { alive } from "../support/alive.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { beginSession, fakeRecognition, openRoom, roomOn, say } from "./room-page.ts";

test("VC-10 the built-in coach greets, answers, is announced once, finds races on a phone too, is rated at the end, and the runner reads and deletes the session in the dashboard", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  await openRoom(page);
  const room = roomOn(page);
  const { answers, suggestions, caption, heard, mood, input, log } = room;
  await expect(answers.first()).toContainText("Hello, I am Coach Luz.");
  await expectAccessible(page);
  await suggestions.getByRole("button", { name: "A plan for my first 5K" }).click();
  await expect(answers).toHaveCount(2);
  await expect(answers.last()).toContainText("Eight weeks are enough");
  await expect(caption).toBeVisible();
  await expect(mood).toHaveText("Speaking");
  await expect(heard.locator("p")).toHaveCount(1);
  await expect(heard).toContainText("Eight weeks are enough");
  await expect(input, "the keyboard goes on at the text box").toBeFocused();
  await page.getByRole("button", { name: "Skip what the coach says" }).click();
  await expect(mood).toHaveText("Ready");
  await page.getByText("About this coach").click();
  await expect(page.getByText("not a person and not a doctor. It knows")).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 740 });
  // The coach has understood that it is about races of 5 km.
  await say(room, "Trail races in Peru, any distance");
  const races = log.getByRole("list", { name: "Races" }).getByRole("link");
  await expect(races.first()).toHaveAttribute("target", "_blank");
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);

  await page.getByRole("button", { name: "End Session" }).click();
  await expect(page.getByText("This session has ended.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You gave this session")).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/dashboard?tab=coach-sessions");
  await alive(page);
  await expect(page.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Coach Luz", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Session with Coach Luz" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Delete Session" }).click();
  await expect(page.getByText("This cannot be undone.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/dashboard?tab=coach-sessions");
  await expect(page.getByText("You haven't had a session with a coach yet.")).toBeVisible();
  await expectAccessible(page);
});

test("the camera is a mirror that can be turned off; before the microphone opens the page says where the sound may go; what is heard is asked, and what fails is said plainly", {
  tag: "@devices",
}, async ({ page }) => {
  await openRoom(page);
  const room = roomOn(page);
  const { camera, talk, mood, caption, questions, answers, trouble } = room;
  const mirror = page.locator("video");
  await camera.click();
  await expect(mirror).toBeVisible();
  await expect
    .poll(() => mirror.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await camera.click();
  await expect(mirror).toHaveCount(0);

  const refusals = {
    NotAllowedError: /^The camera is blocked/,
    NotFoundError: /^No camera was found/,
    NotReadableError: /^Another program uses the camera/,
    TypeError: /^The camera did not start/,
  };
  for (const [name, sentence] of Object.entries(refusals)) {
    await page.evaluate((code) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("No.", code));
    }, name);
    await camera.click();
    await expect(trouble).toHaveText(sentence);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(trouble).toHaveCount(0);

  await fakeRecognition(page);
  await talk.click();
  await expect(page.getByText("Some browsers send the sound to their maker")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start listening" }).click();
  await expect(mood).toHaveText("Listening");
  await page.evaluate(() => window.hearing("how do I"));
  await expect(caption).toHaveText("how do I");
  await expectAccessible(page);
  await page.evaluate(() => window.speak("how do I warm up"));
  await expect(questions).toHaveText(["how do I warm up"]);
  await expect(answers).toHaveCount(2);
  const mishearings = {
    "not-allowed": /^The microphone is blocked/,
    "audio-capture": /^No microphone was found/,
    "no-speech": /^Nothing was heard/,
    network: /^Your browser's speech service cannot be reached/,
  };
  await talk.click();
  for (const [error, sentence] of Object.entries(mishearings)) {
    await expect(mood).toHaveText("Listening");
    await page.evaluate((code) => window.mishear(code), error);
    await expect(trouble).toHaveText(sentence);
    await talk.click();
  }
  await talk.click();
  await say(room, "How do I taper?");
  await expect(answers).toHaveCount(3);
});

test("a browser without voices and without recognition gets the answers in writing, and a question that does not arrive goes back to the text box", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "webkitSpeechRecognition", { value: undefined });
    Object.defineProperty(window, "SpeechRecognition", { value: undefined });
    Reflect.deleteProperty(window, "speechSynthesis");
  });
  const id = await beginSession(page);
  await page.goto(`/coach-sessions/${id}`);
  const room = roomOn(page);
  const { talk, input, answers, questions, trouble } = room;
  await expect(page.getByText("This browser cannot turn speech into text")).toBeVisible();
  await expect(page.getByText("This browser has no voices")).toBeVisible();
  await expect(talk).toBeDisabled();
  await say(room, "How do I warm up?");
  await expect(answers).toHaveCount(2);

  await page.route(`**/coach-sessions/${id}/say`, (route) => route.abort());
  await say(room, "How do I cool down?");
  await expect(trouble).toHaveText(/^The coach cannot be reached/);
  await expect(input).toHaveValue("How do I cool down?");
  await expect(questions).toHaveCount(1);
  complaints().length = 0;

  // Another session of the same person ends this one.
  await page.unroute(`**/coach-sessions/${id}/say`);
  await beginSession(page, "coach-rayo");
  await input.press("Enter");
  await expect(page.getByText("This session has ended.").first()).toBeVisible();
  complaints().length = 0;
});
