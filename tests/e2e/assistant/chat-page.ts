import { expect, type Page } from "@playwright/test";
import type { FoundRace } from "../../../app/features/assistant/conversation/assistant.ts";
import type { ChatEvent } from "../../../app/features/assistant/threads/chat-event.ts";
import type { ChatMessage } from "../../../app/features/assistant/threads/thread.ts";
import type { Located, Queries } from "../../support/pages/queries.ts";

/** The address of a conversation that is kept. */
export const threadAddress = /\/chat\/[0-9a-f-]{36}$/;

/** The parts of the chat. */
export function chatOn<L extends Located<L>>(page: Queries<L>) {
  const log = page.getByRole("log", { name: "Conversation" });
  return {
    log,
    input: page.getByRole("textbox", { name: "Your message" }),
    send: page.getByRole("button", { name: "Send" }),
    stop: page.getByRole("button", { name: "Stop the answer" }),
    dots: page.getByRole("img", { name: "The answer is on its way" }),
    questions: log.locator("[data-question] > p"),
    answers: log.locator(".answer"),
    history: page.getByRole("navigation", { name: "Conversations" }),
    trouble: page.getByRole("main").getByRole("alert"),
    newChat: page.getByRole("link", { name: "New Chat" }),
  };
}

/** Opens a conversation with the first assistant, without its starter. */
export async function openChat(page: Page, query = "") {
  await page.goto(`/chat${query || `?assistant=${await firstAssistant(page)}`}`);
  await chatAlive(page);
}

/** The id of the first assistant of the list. */
export async function firstAssistant(page: Page): Promise<string> {
  const html = await (await page.request.get("/chat")).text();
  return /name="assistant" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
}

/** Waits until the scripts have taken over the input: with nothing typed, nothing can be sent. */
export async function chatAlive(page: Page) {
  await expect(chatOn(page).send).toBeDisabled();
}

/** Asks by the keyboard, and waits for the whole answer. */
export async function askFor(page: Page, text: string) {
  const { input, answers, send } = chatOn(page);
  const before = await answers.count();
  await input.fill(text);
  await input.press("Enter");
  await expect(answers).toHaveCount(before + 1);
  await expect(answers.last()).not.toHaveAttribute("aria-busy");
  await expect(send).toBeVisible();
}

/** An answer that the test sends itself, piece by piece. */
type HeldAnswer = {
  say(...events: ChatEvent[]): Promise<void>;
  /** Ends the connection. */
  cut(): Promise<void>;
};

/** From now on the page's questions are answered by the test, and not by the server. */
export async function holdAnswers(page: Page): Promise<HeldAnswer> {
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = (address, options) => {
      if (!String(address).endsWith("/functions/openai-chat")) return real(address, options);
      const body = new ReadableStream({
        start(controller) {
          Object.assign(window, { held: controller });
          options?.signal?.addEventListener("abort", () => controller.error());
        },
      });
      return Promise.resolve(new Response(body, { status: 200 }));
    };
  });
  const call = (lines: string | null) =>
    page.evaluate((text) => {
      const { held } = window as unknown as { held: ReadableStreamDefaultController };
      if (text === null) held.close();
      else held.enqueue(new TextEncoder().encode(text));
    }, lines);
  return {
    say: (...events) => call(events.map((each) => `data: ${JSON.stringify(each)}\n\n`).join("")),
    cut: () => call(null),
  };
}

/** A piece of an answer that is one paragraph so far. */
export function piece(content: string, soFar: string): ChatEvent {
  return { content, shown: { from: 0, blocks: [["p", [soFar]]] } };
}

/** A whole answer as it is stored. */
export function answerOf(change: Partial<ChatMessage>): ChatEvent {
  const message: ChatMessage = {
    id: "0d1f6a52-5d3e-4c57-9a83-3a4b0f4f1c11",
    isUser: false,
    content: "",
    blocks: [],
    races: [],
    links: [],
    options: [],
    state: "complete",
    answeredBy: "built-in",
    notice: null,
    rating: null,
    debug: null,
    at: "2026-11-22T10:00:00.000Z",
    ...change,
  };
  const meter = { right: "chatMessagesPerDay" as const, used: 1, limit: 10 };
  return { done: { message, allowance: { meter, hint: null } } };
}

/** A race as a search finds it. */
export function foundRace(id: string, name: string): FoundRace {
  return {
    race: {
      id,
      name,
      type: "Trail",
      status: "upcoming",
      isPremium: false,
      startDate: "2027-06-06",
      city: "Cusco",
      stateProvince: "Cusco",
      country: "Peru",
      placeId: null,
      timeZone: "America/Lima",
      photo: null,
      position: null,
      hairline: null,
      isClosed: false,
      distances: [{ text: "21K", meters: 21_097 }],
      price: { kind: "amount", minor: 18_000, currency: "PEN", text: "S/180 PEN", original: null },
      rating: { average: 4.8, count: 64 },
    },
    why: ["In Cusco", "21 km"],
  };
}
