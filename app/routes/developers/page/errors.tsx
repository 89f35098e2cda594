import type { ListedRefusal } from "#features/public-api/reference/refusals.ts";
import { Facts } from "./facts.tsx";
import { Words } from "./words.tsx";

/** All codes of the API, with what a program does about each. */
export function Errors({ refusals }: { refusals: readonly ListedRefusal[] }) {
  return (
    <>
      <p>
        A refusal is <code>{'{ "error": { "code", "message" } }'}</code>, with <code>fields</code>{" "}
        where single parameters or members are wrong. Decide by the code; the message is for people
        and may change. Treat a code that is not in this list by its status.
      </p>
      <Facts
        facts={refusals.map(({ code, status, todo }) => ({
          name: (
            <>
              <code>{code}</code> {status}
            </>
          ),
          about: <Words text={todo} />,
        }))}
      />
      <p className="mt-4">
        The accounts (<code>code</code>, <code>message</code>) and the files (
        <code>statusCode</code>, <code>error</code>, <code>message</code>) answer in the shapes that
        their public clients read, with the codes of those clients.
      </p>
    </>
  );
}
