import { writeFile } from "node:fs/promises";
import { codeSquares } from "#features/registrations/entry-code.ts";
import { registerSomewhere } from "../../support/pages/runner-actions.ts";
import { clientOf } from "../support/client.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openDesk, ownEntry } from "./desks.ts";

const [width, height] = [640, 480];
const dot = 8;

/** A film of one picture, as a camera shows a code that is held before it. */
function filmOf(code: string): Buffer {
  const squares = codeSquares(code);
  const quiet = 4 * dot;
  const edge = squares.length * dot;
  const [left, top] = [(width - edge) / 2, (height - edge) / 2];
  const light = Buffer.alloc(width * height, 120);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [x - left, y - top];
      const isOnPaper = [across, down].every((at) => at >= -quiet && at < edge + quiet);
      const isDark = squares[Math.floor(down / dot)]?.[Math.floor(across / dot)];
      if (isOnPaper) light[y * width + x] = isDark ? 20 : 235;
    }
  }
  const color = Buffer.alloc((width * height) / 2, 128);
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(`${head}FRAME\n`), light, color]);
}

test("a camera reads a code and hands over the kit without a network, by WebAssembly that only its worker may run", async ({
  page,
  request,
  playwright,
  launchOptions,
}, info) => {
  await signIn(page, await newRunner(request));
  const race = await registerSomewhere(clientOf(page));
  const { code, bib } = await ownEntry(page);
  await signIn(page, demoPerson.admin);
  const link = await openDesk(page, race.id, "Camera gate");

  const film = info.outputPath("camera.y4m");
  await writeFile(film, filmOf(code.replaceAll("-", "")));
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const device = await browser.newContext();
    const violations: string[] = [];
    device.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    const desk = await device.newPage();
    await desk.goto(link);
    await expect(desk.getByText("works offline")).toBeVisible();
    await device.setOffline(true);
    await desk.reload();
    await desk.getByRole("button", { name: "Scan with the camera" }).click();
    const camera = desk.getByRole("region", { name: "Camera" });
    await expect(camera.getByRole("status")).toContainText(`Collected${bib}`);
    await expectAccessible(desk);
    await expect(desk.getByText("1 not sent")).toBeVisible();
    await desk.getByRole("button", { name: "Close the camera" }).click();
    await device.setOffline(false);
    await expect(desk.getByText("All sent")).toBeVisible();
    expect(violations).toEqual([]);
  } finally {
    await browser.close();
  }
});
