import { Form, href, useNavigate } from "react-router";
import type { Assistant } from "#features/assistant/conversation/assistant.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { withQuery } from "#values/address.ts";
import { ChatIcon } from "../chat-icon.tsx";

/** The assistants to choose from. Without a script a choice is posted, and its answer is a page. */
export function Chooser({ assistants }: { assistants: readonly Assistant[] }) {
  const navigate = useNavigate();
  const choose = (id: string) =>
    navigate(withQuery(href("/chat/:threadId?"), { assistant: id }), { state: { isPicked: true } });
  return (
    <div className="chooser">
      <p className="chooser-mark">
        <ChatIcon name="bib" />
        Running Assistant
      </p>
      <h1>Let's plan your next run</h1>
      {assistants.length === 0 ? (
        <EmptyState title="No Assistants Available" icon="chat">
          You can still ask a question below.
        </EmptyState>
      ) : (
        <ul aria-label="Assistants" className="chooser-list">
          {assistants.map((assistant) => (
            <li key={assistant.id}>
              <Form
                method="post"
                onSubmit={(event) => {
                  event.preventDefault();
                  choose(assistant.id);
                }}
              >
                <input type="hidden" name="assistant" value={assistant.id} />
                <button type="submit">
                  <strong>{assistant.conversationStarter ?? assistant.name}</strong>
                  <span className="chooser-name">{assistant.name}</span>
                  {assistant.description && (
                    <span className="chooser-words">{assistant.description}</span>
                  )}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
