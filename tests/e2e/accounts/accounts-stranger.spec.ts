import { preparedDataDir } from "../support/data-dir.ts";
import { type OwnServer, startServer } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// One server for all tests of this file, deployed without any key.
test.describe.configure({ mode: "default" });

let server: OwnServer;

test.beforeAll(async () => {
  // Creating a database is slow on a busy machine.
  test.setTimeout(120_000);
  server = await startServer({
    DATA_DIR: await preparedDataDir(),
    NODE_ENV: "production",
    DEMO_DATA: "0",
  });
});
test.afterAll(() => server?.stop());

test("without keys Google sign-in is not offered, and its addresses return with a message", async ({
  plainPage: page,
}) => {
  for (const path of ["/login", "/signup"]) {
    await page.goto(server.url + path);
    await expect(page.getByRole("link", { name: /Google/ })).toHaveCount(0);
  }
  await page.goto(`${server.url}/login/google?from=%2Fraces`);
  await expect(page).toHaveURL(`${server.url}/login?from=%2Fraces&failure=google-unavailable`);
  await expect(page.getByRole("alert")).toHaveText("Sign-in with Google is not available here.");
  expect((await page.goto(`${server.url}/sandbox/google`))?.status()).toBe(404);
});

test("without mail no page promises a mailed link", async ({ page }) => {
  const sentence =
    "This site cannot send mail at the moment, so the link cannot reach you. Please try again later.";
  await page.goto(`${server.url}/signup`);
  await page.getByLabel("Email", { exact: true }).fill("ana@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a secret");
  await page.getByLabel("Confirm password").fill("a secret");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(sentence);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ana@example.com");
  await page.goto(`${server.url}/forgot-password`);
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("alert")).toHaveText(sentence);
});

test("guessing from one address ends in a plain message with status 429, whatever the cookies and headers", async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const url = `${server.url}/login`;
  let status = 0;
  for (let guess = 0; guess < 35 && status !== 429; guess += 1) {
    const form = { email: `ana${guess}@example.com`, password: `guess ${guess}` };
    const headers = { "X-Forwarded-For": `198.51.100.${guess}`, "X-Client-IP": `10.0.0.${guess}` };
    const answer = await request.post(url, { form, headers, maxRedirects: 0 });
    status = answer.status();
  }
  expect(status).toBe(429);
  await page.goto(url);
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Password").fill("another guess");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Too many attempts. Please try again later.");
  await expectAccessible(page);
});
