import type { AnswerDebug } from "#features/assistant/threads/thread.ts";
import { ChatIcon } from "../chat-icon.tsx";
import { debugFacts } from "./debug-facts.ts";

/** How the latest answer was made. It opens without a script. */
export function DebugPanel({ debug }: { debug: AnswerDebug | null }) {
  return (
    <details className="chat-debug">
      <summary title="Debug">
        <ChatIcon name="debug" />
        <span>Debug</span>
      </summary>
      <div className="chat-debug-panel">
        <h2>The latest answer</h2>
        {debug ? (
          <dl>
            {debugFacts(debug).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
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
