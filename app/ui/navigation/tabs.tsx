import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

type Tab = {
  id: string;
  label: string;
  /** A few words below the label, to compare the tabs by. */
  note?: string;
  panel: ReactNode;
};

/**
 * One panel at a time behind a row of tabs. Arrow keys, Home and End move between tabs.
 * Where no script runs every panel is shown under its own heading.
 */
export function Tabs({
  label,
  tabs,
  heading: Heading = "h3",
  initial,
  onChoose,
}: {
  label: string;
  tabs: readonly Tab[];
  heading?: "h2" | "h3" | "h4";
  /** The id of the tab to start with; the first when left out. */
  initial?: string;
  /** Told each time a tab is opened. */
  onChoose?: (id: string) => void;
}) {
  const [chosen, setChosen] = useState(initial);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const choose = (id: string) => {
    setChosen(id);
    onChoose?.(id);
  };
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === current?.id);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    const target = step === undefined ? undefined : tabs[step % tabs.length];
    if (!target) return;
    event.preventDefault();
    choose(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target.id)}"]`)?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="tabs needs-script"
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            data-tab={tab.id}
            aria-selected={tab === current}
            aria-controls={`${prefix}-${tab.id}`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
            {tab.note && <small> {tab.note}</small>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}`}
          aria-labelledby={`${prefix}-${tab.id}-tab`}
          hidden={tab !== current}
          className="tab-panel"
        >
          <Heading className="tab-title">{tab.label}</Heading>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
