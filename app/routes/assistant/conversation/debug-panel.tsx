import type { AnswerDebug } from "#features/assistant/threads/thread.ts";
import { ChatIcon } from "../chat-icon.tsx";
import { debugFacts } from "./debug-facts.ts";

/** How the latest answer was made. It opens without a script. */
export function DebugPanel({ debug }: { debug: AnswerDebug | null }) {
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
