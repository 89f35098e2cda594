const names = ["Upload", "Preview", "Importing", "Complete"] as const;
export type StepName = (typeof names)[number];

/** The current step of the wizard. */
export function Steps({ current }: { current: StepName }) {
  const place = names.indexOf(current);
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
      {names.map((name, at) => (
        <li
          key={name}
          aria-current={at === place ? "step" : undefined}
          className={
            at === place
              ? "border-b-2 border-signal pb-1"
              : `pb-1 ${at > place ? "text-muted" : ""}`
          }
        >
          <span className="tabular">{at + 1}</span> {name}
        </li>
      ))}
    </ol>
  );
}
