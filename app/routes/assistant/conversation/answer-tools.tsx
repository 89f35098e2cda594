import { useState } from "react";
import { href, useFetcher, useLocation } from "react-router";
import { longestReason } from "#features/assistant/threads/messages.ts";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { ChatIcon } from "../chat-icon.tsx";

/** What can be done with an answer: copy it, rate it, ask for another one. */
export function AnswerTools({
  message,
  onRated,
  onRetry,
}: {
  message: ChatMessage;
  onRated: (message: string, rating: ChatMessage["rating"]) => void;
  onRetry: (() => void) | null;
}) {
  const say = useSay();
  const { id, content, rating, state, answeredBy } = message;
  const [isExplaining, setExplaining] = useState(false);
  const sent = useFetcher();
  const { pathname } = useLocation();
  const action = href("/chat/messages/:id/rate", { id });
  function rate(chosen: ChatMessage["rating"]) {
    onRated(id, chosen);
    setExplaining(chosen === -1);
    sent.submit({ rating: chosen ?? "" }, { method: "post", action });
  }
  const hasFailed = state === "failed" || state === "stopped";
  return (
    <div className="answer-tools">
      {hasFailed && onRetry && (
        <Button look="quiet" size="small" onClick={onRetry} className="needs-script mx-2">
          <ChatIcon name="retry" />
          {say({ en: "Try again", es: "Intentar de nuevo" })}
        </Button>
      )}
      {content && (
        <div className="answer-copy">
          <CopyButton text={content} done={say({ en: "Copied", es: "Copiado" })}>
            <ChatIcon name="copy" />
            <span className="sr-only">
              {say({ en: "Copy the answer", es: "Copiar la respuesta" })}
            </span>
          </CopyButton>
        </div>
      )}
      {content && !hasFailed && (
        <sent.Form method="post" action={action}>
          <input type="hidden" name="to" value={pathname} />
          <Thumb
            name="thumb-up"
            label={say({ en: "Good answer", es: "Buena respuesta" })}
            value={1}
            rating={rating}
            onRate={rate}
          />
          <Thumb
            name="thumb-down"
            label={say({ en: "Bad answer", es: "Mala respuesta" })}
            value={-1}
            rating={rating}
            onRate={rate}
          />
        </sent.Form>
      )}
      {!hasFailed && onRetry && (
        <button
          type="button"
          aria-label={say({ en: "Answer again", es: "Responder de nuevo" })}
          title={say({ en: "Answer again", es: "Responder de nuevo" })}
          onClick={onRetry}
          className="chat-tool"
        >
          <ChatIcon name="retry" />
        </button>
      )}
      {answeredBy === "built-in" && (
        <span>{say({ en: "Built-in assistant", es: "Asistente propio de Dorsal" })}</span>
      )}
      {isExplaining && <RatingReason message={id} onDone={() => setExplaining(false)} />}
    </div>
  );
}

/** A thumb that is pressed again takes the rating back. */
function Thumb({
  name,
  label,
  value,
  rating,
  onRate,
}: {
  name: "thumb-up" | "thumb-down";
  label: string;
  value: 1 | -1;
  rating: ChatMessage["rating"];
  onRate: (rating: ChatMessage["rating"]) => void;
}) {
  const isChosen = rating === value;
  return (
    <button
      type="submit"
      name="rating"
      value={isChosen ? "" : value}
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      onClick={(event) => {
        event.preventDefault();
        onRate(isChosen ? null : value);
      }}
      className="chat-tool"
    >
      <ChatIcon name={name} />
    </button>
  );
}

const usual = [
  { en: "Not what I asked", es: "No es lo que pregunté" },
  { en: "Something is wrong", es: "Algo está mal" },
  { en: "The races do not fit", es: "Las carreras no corresponden" },
] as const;

/** Why an answer was bad: administrators read it with the rating. */
function RatingReason({ message, onDone }: { message: string; onDone: () => void }) {
  const say = useSay();
  const sent = useFetcher();
  return (
    <sent.Form
      method="post"
      action={href("/chat/messages/:id/rate", { id: message })}
      onSubmit={onDone}
      aria-label={say({ en: "What was wrong", es: "Qué estuvo mal" })}
      className="rating-reason"
    >
      <input type="hidden" name="rating" value="-1" />
      <p>
        {say({
          en: "What was wrong? Our team reads it with this answer.",
          es: "¿Qué estuvo mal? Nuestro equipo lo lee junto con esta respuesta.",
        })}
      </p>
      <input
        name="reason"
        list={`reasons-${message}`}
        required
        // biome-ignore lint/a11y/noAutofocus: it opens by the thumb that was pressed
        autoFocus
        autoComplete="off"
        aria-label={say({ en: "What was wrong", es: "Qué estuvo mal" })}
        maxLength={longestReason}
        className="input"
      />
      <datalist id={`reasons-${message}`}>
        {usual.map((reason) => (
          <option key={reason.en} value={say(reason)} />
        ))}
      </datalist>
      <div>
        <Button size="small" look="plain" onClick={onDone}>
          {say({ en: "Skip", es: "Omitir" })}
        </Button>
        <Button size="small" type="submit">
          {say({ en: "Send", es: "Enviar" })}
        </Button>
      </div>
    </sent.Form>
  );
}
