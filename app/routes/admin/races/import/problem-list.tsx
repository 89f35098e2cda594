import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { FileProblem, ImportProblem } from "#features/races/import/file/problem.ts";
import { fileProblemText, findingText } from "#features/races/import/preview/messages.ts";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import type { Page } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";

/** What was found about lines of the file, page by page. */
export function ProblemList({
  name,
  title,
  problems,
  total = problems.total,
  actions,
}: {
  /** The parameter of the address that turns its pages. */
  name: string;
  title: string;
  problems: Page<ImportProblem>;
  /** How many there are; of very many only the first ones are listed. */
  total?: number;
  actions?: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const addressOf = (page: number) => {
    const asked = new URLSearchParams(search);
    asked.set(name, String(page));
    return `${pathname}?${asked}`;
  };
  return (
    <section className="grid max-w-text gap-3" aria-labelledby={`${name}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${name}-title`} className="text-xl">
          {title}
        </h2>
        {actions}
      </div>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line text-sm">
        {problems.rows.map(({ line, finding }) => (
          <li
            key={`${line} ${findingText(finding)}`}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 bg-surface px-4 py-2"
          >
            <span className="tabular text-muted">
              {line !== null && `Line ${formatCount(line)}`}
            </span>
            <span className="wrap-anywhere">{findingText(finding)}</span>
          </li>
        ))}
      </ul>
      {total > problems.total && problems.page === problems.pages && (
        <p className="text-sm text-muted">
          {formatCount(total - problems.total)} more are in the file of these rows.
        </p>
      )}
      <Pagination
        page={problems.page}
        pages={problems.pages}
        addressOf={addressOf}
        label={`Pages: ${title}`}
      />
    </section>
  );
}

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
