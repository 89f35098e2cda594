import { Notice } from "#ui/message/notice.tsx";
import type { FileProblem } from "./file/problem.ts";
import { fileProblemText } from "./preview/messages.ts";

/** Why a file is refused. */
export function FileProblemNotice({ problem, advice }: { problem: FileProblem; advice?: string }) {
  const { message, detail } = fileProblemText(problem);
  return (
    <Notice kind="problem">
      <p className="font-semibold">{message}</p>
      <p>{advice ? `${detail} ${advice}` : detail}</p>
    </Notice>
  );
}
