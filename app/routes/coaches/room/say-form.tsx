import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { href, useHref } from "react-router";
import { longestSaid } from "#features/coaches/room/room.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { useSay } from "#ui/language/language.tsx";
import { RoomIcon } from "./room-icon.tsx";

/** The text box of the room. Without a script it is a form, whose answer is the page of the room. */
export function SayForm({
  session,
  input,
  isBusy,
  onAsk,
}: {
  session: string;
  input: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  onAsk: (text: string) => Promise<boolean>;
}) {
  const say = useSay();
  const [isEmpty, setEmpty] = useState(true);
  const isAlive = useHydrated();
  // A runner may have typed before the scripts took over the page.
  useEffect(() => setEmpty(input.current?.value.trim() === ""), [input]);
  async function send(event: FormEvent) {
    event.preventDefault();
    const { current } = input;
    const text = current?.value.trim();
    if (!current || !text || isBusy) return;
    current.value = "";
    setEmpty(true);
    current.focus();
    if (await onAsk(text)) return;
    if (current.value !== "") return;
    current.value = text;
    setEmpty(false);
  }
  return (
    <form
      method="post"
      action={useHref(href("/coach-sessions/:id/say", { id: session }))}
      onSubmit={send}
      className="room-form"
    >
      <input
        ref={input}
        name="text"
        required
        maxLength={longestSaid}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={say({ en: "Your message to the coach", es: "Tu mensaje para el entrenador" })}
        placeholder={say({ en: "Or type here", es: "O escribe aquí" })}
        onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === "")}
      />
      <button
        type="submit"
        aria-label={say({ en: "Send", es: "Enviar" })}
        disabled={isAlive && (isEmpty || isBusy)}
      >
        <RoomIcon name="arrow" />
      </button>
    </form>
  );
}
