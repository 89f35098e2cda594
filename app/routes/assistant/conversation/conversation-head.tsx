import { href, Link } from "react-router";
import type { AnswerDebug } from "#features/assistant/threads/thread.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ChatIcon } from "../chat-icon.tsx";
import { DrawerButton } from "../drawer-button.tsx";
import { debugFacts } from "./debug-facts.ts";

/** Who answers, what it is about, and how the latest answer was made. */
export function ConversationHead({
  name,
  race,
  debug,
}: {
  name: string;
  race: { id: string; name: string } | null;
  debug: AnswerDebug | null;
}) {
  return (
    <header className="chat-head">
      <DrawerButton />
      <div className="chat-with">
        <h1>
          <span>Chatting with</span> {name}
        </h1>
        {race && (
          <p>
            About <TextLink to={href("/races/:id", { id: race.id })}>{race.name}</TextLink>
          </p>
        )}
      </div>
      <DebugPanel debug={debug} />
      <Link
        to={href("/chat/:threadId?")}
        aria-label="New Chat"
        title="New Chat"
        className="chat-drawer-button"
      >
        <ChatIcon name="plus" />
      </Link>
    </header>
  );
}

/** How the latest answer was made. It opens without a script. */
function DebugPanel({ debug }: { debug: AnswerDebug | null }) {
  return (
    <details>
      <summary
        title="Debug"
        className="flex min-h-10 items-center gap-1.5 rounded-control px-2.5 text-muted text-sm hover:bg-sunken hover:text-ink"
      >
        <ChatIcon name="debug" />
        <span className="max-sm:hidden">Debug</span>
      </summary>
      <div className="floating absolute inset-x-0 mx-3 max-h-96 max-w-110 overflow-y-auto p-4 text-sm sm:ml-auto">
        <h2 className="mb-2 text-base">The latest answer</h2>
        {debug ? (
          <dl>
            {debugFacts(debug).map(({ label, value }) => (
              <div
                key={label}
                className="flex justify-between gap-3 border-line border-t border-dashed py-1"
              >
                <dt className="flex-none text-muted">{label}</dt>
                <dd className="tabular text-right wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>Nothing has been answered yet.</p>
        )}
      </div>
    </details>
  );
}
