import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import {
  answerOf,
  askFor,
  chatOn,
  foundRace,
  holdAnswers,
  openChat,
  piece,
  threadAddress,
} from "./chat-page.ts";

test("CHAT-02 CHAT-28 a guest asks, comes back to the conversation, renames, exports and deletes it", async ({
  page,
}) => {
  await openChat(page);
  const side = page.getByRole("complementary", { name: "Conversations" });
  await expect(side).toContainText("Using as guest");
  await expect(side.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/login?from=%2Fchat",
  );
  await expect(side.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
  await askFor(page, "How do I taper?");
  await expect(page).toHaveURL(threadAddress);
  const { questions, answers, history } = chatOn(page);
  const answer = await answers.innerText();
  await page.reload();
  await expect(questions).toHaveText(["How do I taper?"]);
  expect(await answers.innerText()).toBe(answer);

  const line = history.getByRole("listitem");
  await expect(history.getByRole("heading")).toHaveText(["Today"]);
  await line.locator("summary").click();
  const download = page.waitForEvent("download");
  await line.getByRole("link", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toMatch(/^dorsal-chat-\w+\.md$/);
  await line.getByRole("link", { name: "Rename" }).click();
  await page.getByLabel("Name").fill("Before the race");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(threadAddress);
  await expect(history.getByRole("link", { name: "Before the race" })).toBeVisible();

  await line.locator("summary").click();
  await line.getByRole("link", { name: "Delete" }).click();
  await expect(page.getByRole("main")).toContainText("Before the race and its 2 messages");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/chat");
  await expect(history).toContainText("Your conversations are kept here.");
});

test("CHAT-01 CHAT-02 GAP-91 a signed-in runner has an initial, New Chat and a sign-out button", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await openChat(page);
  await askFor(page, "What should I drink in the heat?");
  const side = page.getByRole("complementary", { name: "Conversations" });
  await expect(side).toContainText(person.email);
  await expect(side.locator(".chat-person > span").first()).toHaveText(
    person.email.slice(0, 1).toUpperCase(),
  );
  await expect(side.getByRole("link", { name: "New Chat" })).toBeVisible();
  await expect(side.getByRole("link", { name: "What should I drink" })).toBeVisible();
  await side.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/chat");
  await expect(side).toContainText("Using as guest");
  await expect(side.getByRole("link", { name: "What should I drink" })).toHaveCount(0);
});

test("CHAT-07 CHAT-09 CHAT-10 Enter sends, Shift+Enter breaks the line, blanks are not sent, and the box grows", async ({
  page,
}) => {
  await openChat(page);
  const { input, send, questions } = chatOn(page);
  const height = async () => (await input.boundingBox())?.height ?? 0;
  expect(await height()).toBe(44);
  await input.fill("   ");
  await expect(send).toBeDisabled();
  await input.press("Enter");
  await expect(questions).toHaveCount(0);
  await input.fill("First line");
  await expect(send).toBeEnabled();
  await input.press("Shift+Enter");
  await input.pressSequentially("second line");
  await expect(input).toHaveValue("First line\nsecond line");
  expect(await height()).toBeGreaterThan(44);
  await input.fill("line\n".repeat(40));
  expect(await height()).toBe(150);
  await input.fill("First line\nsecond line");
  await input.press("Enter");
  await expect(questions).toHaveText(["First line\nsecond line"]);
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
});

test("CHAT-11 CHAT-12 dots show until the first piece, pieces are appended, and the stored answer replaces them", async ({
  page,
}) => {
  await openChat(page);
  const { input, dots, answers, stop, send } = chatOn(page);
  const held = await holdAnswers(page);
  await input.fill("Races in Cusco?");
  await input.press("Enter");
  await expect(dots).toBeVisible();
  await expect(stop).toBeVisible();
  await held.say(piece("Two ", "Two "));
  await expect(dots).toHaveCount(0);
  await expect(answers).toContainText("Two");
  await held.say(piece("races", "Two races"));
  await expect(answers).toContainText("Two races");
  const blocks: [["p", string[]]] = [["p", ["The whole answer."]]];
  const races = [foundRace("0d1f6a52-5d3e-4c57-9a83-3a4b0f4f1c12", "Cusco Trail")];
  await held.say(answerOf({ content: "The whole answer.", blocks, races, options: ["Cheaper"] }));
  await expect(answers).toContainText("The whole answer.");
  await expect(answers).not.toContainText("Two races");
  await expect(send).toBeVisible();

  const card = answers.getByRole("article");
  await expect(card.getByRole("link")).toHaveAttribute("href", `/races/${races[0]?.race.id}`);
  for (const fact of ["Cusco Trail", "June 6, 2027", "Cusco, Peru", "21K", "from S/180 PEN"]) {
    await expect(card).toContainText(fact);
  }
  await expect(card.getByRole("list", { name: "Why it fits" })).toHaveText("In Cusco21 km");
});

test("GAP-77 a reply that is offered is sent with a click", async ({ page }) => {
  await openChat(page);
  const { input, log, questions } = chatOn(page);
  const held = await holdAnswers(page);
  await input.fill("Find me a race");
  await input.press("Enter");
  await held.say(answerOf({ content: "How far?", options: ["5K", "10K"] }));
  await log.getByRole("button", { name: "10K" }).click();
  await expect(questions).toHaveText(["Find me a race", "10K"]);
  await expect(log.getByRole("button", { name: "10K" })).toHaveCount(0);
});

test("CHAT-27 ERR-37 a failure shows a banner and the text comes back", async ({ page }) => {
  await openChat(page);
  const { input, trouble, questions } = chatOn(page);
  await page.route("**/functions/openai-chat", (route) => route.fulfill({ body: "?" }));
  await input.fill("Races in Lima?");
  await input.press("Enter");
  await expect(trouble).toContainText("Oops! Something went wrong. Please try again.");
  await expect(input).toHaveValue("Races in Lima?");
  await expect(questions).toHaveCount(0);
  await page.unroute("**/functions/openai-chat");
  await trouble.getByRole("button", { name: "Close" }).click();
  await expect(trouble).toHaveText("");
  await input.press("Enter");
  await expect(questions).toHaveText(["Races in Lima?"]);
});

test("a second tab is told that the conversation is busy, and its text is kept", async ({
  page,
}) => {
  await openChat(page);
  const { input, trouble } = chatOn(page);
  const message = "The last question is still being answered.";
  const json = { error: { code: "busy", message } };
  await page.route("**/functions/openai-chat", (route) => route.fulfill({ status: 409, json }));
  await input.fill("And cheaper?");
  await input.press("Enter");
  await expect(trouble).toContainText(message);
  await expect(input).toHaveValue("And cheaper?");
});

test("a connection that breaks off shows what is stored, with a way to ask again", async ({
  page,
}) => {
  await openChat(page);
  await askFor(page, "How do I taper?");
  const { input, answers, trouble } = chatOn(page);
  const held = await holdAnswers(page);
  await input.fill("And then?");
  await input.press("Enter");
  await held.say(piece("Half an answ", "Half an answ"));
  await expect(answers.last()).toContainText("Half an answ");
  await held.cut();
  // The server knows nothing of the question that the test has answered.
  await expect(answers).toHaveCount(1);
  await expect(trouble).toHaveText("");
  await expect(answers.getByRole("button", { name: "Answer again" })).toBeVisible();
});

test("an answer can be stopped, asked for again, and its question edited", async ({ page }) => {
  await openChat(page);
  const { input, stop, answers, questions, send } = chatOn(page);
  const held = await holdAnswers(page);
  await input.fill("Tell me everything");
  await input.press("Enter");
  await held.say(piece("Well, ", "Well, "));
  await expect(answers).toContainText("Well,");
  await stop.click();
  await expect(answers).toContainText("This answer was stopped.");
  await expect(send).toBeVisible();
  await answers.getByRole("button", { name: "Try again" }).click();
  await held.say(answerOf({ content: "Everything.", blocks: [["p", ["Everything."]]] }));
  await expect(answers).toContainText("Everything.");
  await expect(questions).toHaveText(["Tell me everything"]);
  await page.getByRole("button", { name: "Edit your question" }).click();
  await page.getByRole("textbox", { name: "Your question" }).fill("Tell me less");
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(questions).toHaveText(["Tell me less"]);
  await held.say(answerOf({ content: "Less.", blocks: [["p", ["Less."]]] }));
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText("Less.");
});

test("CHAT-08 GAP-33 the debug panel is closed and tells how the latest answer was made", async ({
  page,
}) => {
  await openChat(page);
  await askFor(page, "Races in Peru");
  const panel = page.getByRole("main").getByRole("group").filter({ hasText: "Debug" });
  await expect(panel.getByText("Answered by")).toBeHidden();
  await panel.getByText("Debug").click();
  await expect(panel.getByText("Answered by")).toBeVisible();
  await expect(panel).toContainText("built-in assistant");
  await expect(panel).toContainText("Tool choice");
});

test("an answer is rated, and a bad one with a reason", async ({ page }) => {
  await openChat(page);
  await askFor(page, "How do I taper?");
  const { answers } = chatOn(page);
  const good = answers.getByRole("button", { name: "Good answer" });
  const bad = answers.getByRole("button", { name: "Bad answer" });
  await good.click();
  await expect(good).toHaveAttribute("aria-pressed", "true");
  await bad.click();
  await expect(good).toHaveAttribute("aria-pressed", "false");
  await answers.getByRole("combobox", { name: "What was wrong" }).fill("Not what I asked");
  const sent = page.waitForResponse((response) => response.request().method() === "POST");
  await answers.getByRole("button", { name: "Send" }).click();
  expect((await sent).ok()).toBe(true);
  await page.reload();
  await expect(bad).toHaveAttribute("aria-pressed", "true");
});

test("the end is one press away for a reader who has gone back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChat(page);
  const { input, log } = chatOn(page);
  const held = await holdAnswers(page);
  await input.fill("Tell me everything");
  await input.press("Enter");
  const lines = Array.from({ length: 60 }, (_, line): ["p", string[]] => ["p", [`Line ${line}`]]);
  await held.say({ content: "Lines", shown: { from: 0, blocks: lines } });
  const latest = page.getByRole("button", { name: "Jump to latest" });
  await expect(latest).toBeVisible();
  await expect(log.getByText("Tell me everything")).toBeInViewport();
  await latest.click();
  await expect(log.getByText("Line 59")).toBeInViewport();
  await expect(latest).toBeHidden();
});

test("a conversation of another person is not shown", async ({ page }) => {
  await openChat(page);
  await askFor(page, "How do I taper?");
  await expect(page).toHaveURL(threadAddress);
  const address = page.url();
  await page.context().clearCookies({ name: "chat_guest" });
  expect((await page.request.get(address)).status()).toBe(404);
  for (const door of ["stored", "export", "rename", "delete"]) {
    const path = address.replace("/chat/", "/chat/threads/");
    expect((await page.request.get(`${path}/${door}`)).status(), door).toBe(404);
  }
  await signIn(page, demoPerson.runner);
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This conversation is not here");
  await page.getByRole("main").getByRole("link", { name: "New Chat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's plan your next run");
});

test("DASH-04 HOME-05 the other ways to the chat show the chooser", async ({ page }) => {
  await signIn(page, demoPerson.runner);
  await page.goto("/dashboard");
  await page
    .getByRole("navigation", { name: "Quick links" })
    .getByRole("link", { name: "AI Assistant" })
    .click();
  await expect(page).toHaveURL("/chat");
  await chatOn(page).newChat.waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's plan your next run");
});
