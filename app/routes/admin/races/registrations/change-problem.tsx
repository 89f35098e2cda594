import { Notice } from "#ui/notice.tsx";
import type { ChangeProblem as Problem } from "./status-change.server.ts";

/** Says which entries could not be given their new state, and why. */
export function ChangeProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem) return null;
  return (
    <Notice kind="problem">
      <p className="font-semibold">{problem.problem}</p>
      {problem.refused.length > 0 && (
        <ul>
          {problem.refused.map(({ runner, reason }) => (
            <li key={`${runner} ${reason}`}>{runner ? `${runner}: ${reason}` : reason}</li>
          ))}
        </ul>
      )}
      {problem.done && <p className="mt-1">{problem.done}</p>}
    </Notice>
  );
}
