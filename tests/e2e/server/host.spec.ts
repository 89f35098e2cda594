import { expect, test } from "../support/test.ts";

test("an injected script does not run", async ({ browser }) => {
  // A separate page: the refusal is reported in the console.
  const page = await browser.newPage();
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const injected =
      '<script>window.injected = 1</script><img src="x" onerror="window.injected = 2"><script src="https://evil.example/x.js"></script>';
    const body = (await response.text()).replace("</main>", `${injected}</main>`);
    await route.fulfill({ response, body });
  });
  const violations: string[] = [];
  page.on("console", (message) => violations.push(message.text()));
  await page.goto("/about");
  await expect.poll(() => violations.join("\n")).toMatch(/Executing inline script violates/);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  await page.close();
});
