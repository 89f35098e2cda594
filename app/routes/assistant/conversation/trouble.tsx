import { href } from "react-router";
import { chatBroken } from "#features/assistant/messages.ts";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { ChatTrouble } from "../thread-state.ts";

const offline = "You are offline. Your message is kept: send it when you are back.";

/** Why a question was not answered, above the input. It is read aloud when it appears. */
export function Trouble({
  trouble,
  onDismiss,
}: {
  trouble: ChatTrouble | null;
  onDismiss: () => void;
}) {
  return (
    <div role="alert">
      {trouble && (
        <div className="chat-trouble">
          <Icon name="alert" />
          <p>
            {sentenceOf(trouble)} <NextStep trouble={trouble} />
          </p>
          <button type="button" aria-label="Close" onClick={onDismiss} className="chat-tool">
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

function sentenceOf(trouble: ChatTrouble): string {
  if (trouble.kind === "refused") return trouble.refusal.message;
  return trouble.kind === "offline" ? offline : chatBroken;
}

function NextStep({ trouble }: { trouble: ChatTrouble }) {
  if (trouble.kind !== "refused") return null;
  const { problem } = trouble.refusal;
  if (problem === "used-up") return <TextLink to={href("/membership")}>View plans</TextLink>;
  const isGone = problem === "no-thread" || problem === "no-assistant";
  return isGone ? <TextLink to="/chat">New Chat</TextLink> : null;
}
