import { expect, test } from "./test.ts";

/** Tests of one worker, one after the other: each looks for what the one before has left. */
test.describe.configure({ mode: "serial" });

let heard = 0;

/** Runs in the page. */
async function mayRead(): Promise<boolean> {
  const { state } = await navigator.permissions.query({ name: "clipboard-read" as PermissionName });
  return state === "granted";
}

test("a test leaves all kinds of state in a page", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "left", value: "1", url: baseURL ?? "" }]);
  await context.grantPermissions(["clipboard-read"]);
  await page.goto("/terms");
  expect(await page.evaluate(mayRead)).toBe(true);
  await page.evaluate(() => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    window.name = "left";
  });
  await page.goto("/privacy");
  await page.mouse.move(300, 200);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route("**/about", (route) => route.abort());
  await context.route("**/careers", (route) => route.abort());
  page.on("console", () => {
    heard += 1;
  });
  await context.newPage();
});

test("the next test finds none of that state, and makes a change that cannot be undone", async ({
  page,
  context,
}) => {
  expect(context.pages()).toEqual([page]);
  for (const address of ["/about", "/careers"]) {
    expect((await page.goto(address))?.status(), address).toBe(200);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(mayRead)).toBe(false);
  const left = await page.evaluate(() => ({
    stored: localStorage.length + sessionStorage.length,
    name: window.name,
    history: history.length,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    isPrint: matchMedia("print").matches,
    width: innerWidth,
  }));
  expect(left).toEqual({
    stored: 0,
    name: "",
    history: 3,
    isDark: false,
    isPrint: false,
    width: 1280,
  });
  await page.evaluate(() => {
    addEventListener("mousedown", (event) => {
      window.name = `${event.clientX} ${event.clientY}`;
    });
  });
  await page.mouse.down();
  await page.mouse.up();
  expect(await page.evaluate(() => window.name), "where the mouse is").toBe("0 0");
  const before = heard;
  await page.evaluate(() => console.log("is anybody there?"));
  expect(heard).toBe(before);

  await page.addInitScript(() => Object.assign(window, { left: true }));
  await page.goto("/terms");
  expect(await page.evaluate(() => "left" in window)).toBe(true);
});

test("the test after an irreversible change gets a new context", async ({ page }) => {
  await page.goto("/terms");
  expect(await page.evaluate(() => "left" in window)).toBe(false);
});
