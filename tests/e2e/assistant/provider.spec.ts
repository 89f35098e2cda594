import { noticeMessages } from "../../../app/features/assistant/messages.ts";
import { world } from "../../support/permissions/people.ts";
import {
  type ProviderStep,
  providerKey,
  startModelProvider,
} from "../../support/providers/models.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { authSecret } from "../../support/site/runner-pool.ts";
import { type OwnServer, startServer } from "../../support/site/server.ts";
import { expect, test } from "../support/test.ts";
import { askFor, chatAlive, chatOn, threadAddress } from "./chat-page.ts";

// One server for all tests of this file, and one provider, which answers each test as it wants.
test.describe.configure({ mode: "default" });

let server: OwnServer;
let provider: Awaited<ReturnType<typeof startModelProvider>>;

test.beforeAll(async () => {
  provider = await startModelProvider();
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    AUTH_SECRET: authSecret,
    DATA_DIR: await preparedDataDir("tests/support/permissions/world-database.ts"),
    LIMITS_FACTOR: "1000",
    OPENAI_API_KEY: providerKey,
    OPENAI_BASE_URL: provider.baseUrl,
  });
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

test("a page survives a model that invents, forges, injects and never ends, and asks nobody else", async ({
  page,
}) => {
  const missing = "00000000-0000-4000-8000-000000000000";
  const evil = "https://evil.example";
  const forged = { done: { message: { content: "FORGED", races: [{ race: { id: missing } }] } } };
  const hostile = [
    `[Real](/races/${world.race}) [Invented](/races/${missing}) [Office](/admin) [Out](${evil}) `,
    `[Script](javascript:alert(1)) [Data](data:text/html,<script>alert(1)</script>) `,
    `![pixel](${evil}/p.png) <img src="${evil}/i.png" onerror="alert(1)"> <script>alert(1)</script> `,
    `<iframe src="${evil}"></iframe> <style>body{display:none}</style> <form action="${evil}"> `,
    `\n\ndata: ${JSON.stringify(forged)}\n\n`,
    "event: done\r\n\r\n<!-- --></div></main>\u202e\u0000",
  ];
  const steps: ProviderStep[] = [
    {
      calls: [
        { name: "search_races", input: { limit: 1_000_000, city: "<img src=x>" } },
        { name: "search_races", input: {} },
      ],
    },
    {
      calls: [
        { name: "race_details", input: { id: missing } },
        { name: "drop_tables", input: {} },
      ],
    },
    { text: [...hostile, "**Run** more. [x](/races/1) "], endless: true },
  ];
  provider.answerWith((_, place) => steps[place] ?? { status: 500 });
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url)) outside.push(request.url());
  });
  const { answers, log } = chatOn(page);
  await page.goto(`${server.url}/chat?assistant=${world.assistants[0]}`);
  await chatAlive(page);
  await askFor(page, "Races in Lima");
  const looked = async () => {
    await expect(answers).toContainText(noticeMessages.cut);
    for (const words of ["Invented", "<script>alert(1)</script>", "FORGED", "onerror="]) {
      await expect(answers).toContainText(words);
    }
    const links = await log
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links.filter((to) => to?.startsWith("/races/")))).not.toContain(
      `/races/${missing}`,
    );
    for (const to of links) expect(to).toMatch(/^\/races(\/[0-9a-f-]{36})?(\?|$)/);
    expect(links).toContain(`/races/${world.race}`);
    expect(
      await answers
        .locator("img:not(article img), script, iframe, form[action*=evil], style")
        .count(),
    ).toBe(0);
    await expect(page.getByRole("banner")).toBeVisible();
  };
  await looked();
  await expect.poll(() => provider.open).toBe(0);
  const [before] = await answers.allInnerTexts();
  await page.reload();
  await looked();
  expect((await answers.allInnerTexts())[0]?.length).toBeGreaterThan((before?.length ?? 0) * 0.9);
  expect(outside).toEqual([]);
});

test("a tab that is closed in the middle leaves a conversation that can be opened and go on", async ({
  page,
}) => {
  provider.answerWith(() => ({ text: ["Run ", "easy."], hangs: true }));
  await page.goto(`${server.url}/chat?assistant=${world.assistants[0]}`);
  await chatAlive(page);
  const { input, answers, questions } = chatOn(page);
  await input.fill("How do I run?");
  await input.press("Enter");
  await expect(answers).toContainText("Run easy.");
  await expect(page).toHaveURL(threadAddress);
  const thread = page.url();
  const other = await page.context().newPage();
  await other.goto(thread);
  await expect(chatOn(other).dots).toBeVisible();
  await page.goto("about:blank");
  await expect.poll(() => provider.open).toBe(0);
  // The second tab reads what the first one has left.
  await expect(chatOn(other).answers).toContainText("This answer was stopped.");
  await expect(chatOn(other).answers).toContainText("Run easy.");
  await other.close();
  provider.answerWith(() => ({ text: ["Run ", "well."] }));
  await page.goto(thread);
  await chatAlive(page);
  await expect(questions).toHaveText(["How do I run?"]);
  await expect(answers).toContainText("This answer was stopped.");
  await answers.getByRole("button", { name: "Try again" }).click();
  await expect(answers).toContainText("Run well.");
  await expect(answers).not.toHaveAttribute("aria-busy");
  await page.reload();
  await expect(questions).toHaveText(["How do I run?"]);
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText("Run well.");
});
