import { useState } from "react";
import { href, useFetcher, useLocation } from "react-router";
import { longestReason } from "#features/assistant/threads/messages.ts";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
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
          Try again
        </Button>
      )}
      {content && (
        <div className="answer-copy">
          <CopyButton text={content} done="Copied">
            <ChatIcon name="copy" />
            <span className="sr-only">Copy the answer</span>
          </CopyButton>
        </div>
      )}
      {content && !hasFailed && (
        <sent.Form method="post" action={action}>
          <input type="hidden" name="to" value={pathname} />
          <Thumb name="thumb-up" label="Good answer" value={1} rating={rating} onRate={rate} />
          <Thumb name="thumb-down" label="Bad answer" value={-1} rating={rating} onRate={rate} />
        </sent.Form>
      )}
      {!hasFailed && onRetry && (
        <button
          type="button"
          aria-label="Answer again"
          title="Answer again"
          onClick={onRetry}
          className="chat-tool"
        >
          <ChatIcon name="retry" />
        </button>
      )}
      {answeredBy === "built-in" && <span>Built-in assistant</span>}
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

const usual = ["Not what I asked", "Something is wrong", "The races do not fit"] as const;

/** Why an answer was bad: administrators read it with the rating. */
function RatingReason({ message, onDone }: { message: string; onDone: () => void }) {
  const sent = useFetcher();
  return (
    <sent.Form
      method="post"
      action={href("/chat/messages/:id/rate", { id: message })}
      onSubmit={onDone}
      aria-label="What was wrong"
      className="rating-reason"
    >
      <input type="hidden" name="rating" value="-1" />
      <p>What was wrong? Our team reads it with this answer.</p>
      <input
        name="reason"
        list={`reasons-${message}`}
        required
        // biome-ignore lint/a11y/noAutofocus: it opens by the thumb that was pressed
        autoFocus
        autoComplete="off"
        aria-label="What was wrong"
        maxLength={longestReason}
        className="input"
      />
      <datalist id={`reasons-${message}`}>
        {usual.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
      <div>
        <Button size="small" look="plain" onClick={onDone}>
          Skip
        </Button>
        <Button size="small" type="submit">
          Send
        </Button>
      </div>
    </sent.Form>
  );
}
