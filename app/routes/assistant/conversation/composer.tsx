import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { Form } from "react-router";
import { longestQuestion } from "#features/assistant/conversation/limits.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { useSay } from "#ui/language/language.tsx";
import { formatCount } from "#values/text/count.ts";
import { ChatIcon } from "../chat-icon.tsx";
import { sendsOn } from "./sends-on.ts";

/** How many letters before the limit the count is shown. */
const nearLimit = 200;

/** The input of a conversation. Without a script it is a form, whose answer is a page. */
export function Composer({
  box,
  isBusy,
  draft,
  fields,
  onAsk,
  onStop,
}: {
  box: RefObject<HTMLTextAreaElement | null>;
  isBusy: boolean;
  /** What was typed and not sent. */
  draft: string;
  /** What the form sends besides the message where no script runs. */
  fields: Record<string, string>;
  onAsk: (text: string) => Promise<boolean>;
  onStop: () => void;
}) {
  const say = useSay();
  const [length, setLength] = useState({ typed: 0, all: 0 });
  const isAlive = useHydrated();

  function measure() {
    const { current } = box;
    if (!current) return;
    fitBox(current);
    setLength({ typed: current.value.trim().length, all: current.value.length });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the script came
  useEffect(() => measure(), []);

  const tooMany = length.all - longestQuestion;
  const maySend = length.typed > 0 && tooMany <= 0 && !isBusy;

  async function send(event?: FormEvent) {
    event?.preventDefault();
    const { current } = box;
    if (!current || !maySend) return;
    const text = current.value;
    current.value = "";
    measure();
    current.focus();
    if (await onAsk(text.trim())) return;
    if (current.value !== "") return;
    current.value = text;
    measure();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!sendsOn(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <Form method="post" onSubmit={send} className="composer">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <textarea
        ref={box}
        name="text"
        rows={1}
        defaultValue={draft}
        required
        aria-label={say({ en: "Your message", es: "Tu mensaje" })}
        placeholder={say({
          en: "Ask anything about running...",
          es: "Pregunta lo que quieras sobre correr…",
        })}
        aria-invalid={tooMany > 0 || undefined}
        aria-describedby={length.all > longestQuestion - nearLimit ? "message-length" : undefined}
        enterKeyHint="send"
        onInput={measure}
        onKeyDown={onKeyDown}
      />
      {isBusy ? (
        <button
          type="button"
          aria-label={say({ en: "Stop the answer", es: "Detener la respuesta" })}
          onClick={onStop}
        >
          <ChatIcon name="stop" />
        </button>
      ) : (
        <button
          type="submit"
          aria-label={say({ en: "Send", es: "Enviar" })}
          disabled={isAlive && !maySend}
        >
          <ChatIcon name="arrow" />
        </button>
      )}
      {length.all > longestQuestion - nearLimit && (
        <p id="message-length" role="status" className="composer-count">
          {tooMany > 0
            ? say({
                en: `${formatCount(tooMany)} characters too many`,
                es: `sobran ${formatCount(tooMany)} caracteres`,
              })
            : say({
                en: `${formatCount(-tooMany)} characters left`,
                es: `quedan ${formatCount(-tooMany)} caracteres`,
              })}
        </p>
      )}
    </Form>
  );
}

/** The box grows with its text, in pixels with its border. */
const inputHeights = { least: 44, most: 150 } as const;

/** @param content - the height of the text with its padding @param border - above and below it */
export function inputHeight(content: number, border: number): number {
  return Math.min(Math.max(content + border, inputHeights.least), inputHeights.most);
}

/** Sets the height of a box in browsers that do not fit it to its text themselves. */
function fitBox(box: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  box.style.height = "auto";
  const border = box.offsetHeight - box.clientHeight;
  box.style.height = `${inputHeight(box.scrollHeight, border)}px`;
}
