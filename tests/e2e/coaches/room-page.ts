import { expect, type FrameLocator, type Page } from "@playwright/test";

/** Begins a session as a script of the page would; returns its id. */
export async function beginSession(page: Page, persona = "coach-luz"): Promise<string> {
  const answer = await page.request.post("/functions/tavus-conversation", {
    data: { action: "start", persona_id: persona },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { conversation_id } = await answer.json();
  return conversation_id;
}

/** Begins a session and opens its room as a separate page. */
export async function openRoom(page: Page, persona?: string): Promise<string> {
  const id = await beginSession(page, persona);
  await page.goto(`/coach-sessions/${id}`);
  await expect(roomOn(page).talk).toBeEnabled();
  return id;
}

/** The parts of a room, on a separate page or in a frame. */
export function roomOn(place: Page | FrameLocator) {
  const log = place.getByRole("log", { name: "What was said" });
  return {
    log,
    answers: log.locator(".room-said:not(.room-said-runner)"),
    questions: log.locator(".room-said-runner p"),
    input: place.getByLabel("Your message to the coach"),
    send: place.getByRole("button", { name: "Send" }),
    talk: place.getByRole("button", { name: /Press to talk|Done talking/ }),
    camera: place.getByRole("button", { name: "Camera, as a mirror" }),
    suggestions: place.getByRole("form", { name: "Suggestions" }),
    trouble: place.locator(".room-trouble span"),
    heard: place.locator("main > [aria-live=polite]"),
    caption: place.locator(".room-caption"),
    mood: place.locator(".room-bib > p"),
  };
}

/** Says something by the keyboard, as soon as the answer before it has ended. */
export async function say(
  { input, send }: Pick<ReturnType<typeof roomOn>, "input" | "send">,
  text: string,
) {
  await input.fill(text);
  await expect(send).toBeEnabled();
  await input.press("Enter");
}

/** A recognition of speech that hears what the test says: `window.speak("…")`, `window.mishear("network")`. */
export async function fakeRecognition(page: Page) {
  await page.evaluate(() => {
    type Heard = { onresult: (event: object) => void; onerror: (event: object) => void };
    let current: (Heard & { onend: () => void }) | null = null;
    const end = () => {
      current?.onend();
      current = null;
    };
    class Recognition {
      start() {
        current = this as unknown as typeof current;
      }
      stop() {
        end();
      }
      abort() {
        end();
      }
    }
    const result = (transcript: string, isFinal: boolean) => ({
      results: [Object.assign([{ transcript }], { isFinal })],
    });
    Object.assign(window, {
      SpeechRecognition: Recognition,
      webkitSpeechRecognition: Recognition,
      hearing: (text: string) => current?.onresult(result(text, false)),
      speak(text: string) {
        current?.onresult(result(text, true));
        end();
      },
      mishear(error: string) {
        current?.onerror({ error });
        end();
      },
    });
  });
}

declare global {
  interface Window {
    hearing(text: string): void;
    speak(text: string): void;
    mishear(error: string): void;
  }
}
