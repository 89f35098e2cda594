import { useState } from "react";
import { href, useFetcher, useLocation } from "react-router";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ChatIcon } from "../chat-icon.tsx";
import { RatingReason } from "./rating-reason.tsx";

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
