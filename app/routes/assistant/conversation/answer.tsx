import { memo } from "react";
import { noticeMessages } from "#features/assistant/threads/messages.ts";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { LengthUnit } from "#values/length.ts";
import { ChatIcon } from "../chat-icon.tsx";
import { AnswerTools } from "./answer-tools.tsx";
import { FoundRaces } from "./found-races.tsx";

/** An answer with its races and links. It is drawn again only when it changes. */
export const Answer = memo(function Answer({
  message,
  name,
  unit,
  isArriving,
  onRated,
  onRetry,
}: {
  message: ChatMessage;
  /** Of the assistant. */
  name: string;
  unit: LengthUnit;
  /** Whether it gets pieces now. */
  isArriving: boolean;
  onRated: (message: string, rating: ChatMessage["rating"]) => void;
  /** Of the last answer. */
  onRetry: (() => void) | null;
}) {
  const { blocks, races, links, notice, state } = message;
  const isEmpty = blocks.length === 0 && races.length === 0;
  return (
    <div className="answer" aria-busy={isArriving || undefined}>
      <h2 className="answer-name">
        <ChatIcon name="bib" />
        {name}
      </h2>
      {notice && notice !== "cut" && <p className="answer-note">{noticeMessages[notice]}</p>}
      {isEmpty && isArriving && <LoadingDots />}
      {blocks.length > 0 && <Markdown tree={blocks} />}
      {races.length > 0 && <FoundRaces races={races} unit={unit} />}
      {links.length > 0 && (
        <ul aria-label="Where to go on" className="answer-links">
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink look="strong" to={to} className="inline-block py-1">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {notice === "cut" && <p className="answer-note">{noticeMessages.cut}</p>}
      {state === "stopped" && <p className="answer-note">This answer was stopped.</p>}
      {!isArriving && <AnswerTools message={message} onRated={onRated} onRetry={onRetry} />}
    </div>
  );
});

function LoadingDots() {
  return (
    <p role="img" aria-label="The answer is on its way" className="loading-dots">
      <i />
      <i />
      <i />
    </p>
  );
}
