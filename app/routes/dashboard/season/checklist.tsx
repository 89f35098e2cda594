import { href, Link } from "react-router";
import { checklistOf } from "#features/registrations/season/checklist.ts";
import { preparationWords } from "#features/registrations/season/messages.ts";
import type { SeasonRace } from "#features/registrations/season/season.ts";
import { Icon } from "#ui/icon.tsx";

/** What is ready and what is left to do before a race, each with the way to where it is done. */
export function Checklist({ entry }: { entry: SeasonRace }) {
  const steps = checklistOf(entry);
  const done = steps.filter(({ isDone }) => isDone).length;
  const own = href("/registrations/:id", { id: entry.id });
  return (
    <div className="season-check">
      <h3>
        Before the start{" "}
        <span>
          {done} of {steps.length} ready
        </span>
      </h3>
      <ul className="season-steps">
        {steps.map((item) => (
          <li key={item.step}>
            <Link to={item.to} className={item.isDone ? "season-done" : "season-open"}>
              <span className="season-mark">{item.isDone && <Icon name="check" />}</span>
              <span className="sr-only">{item.isDone ? "Ready: " : "To do: "}</span>
              <span>{preparationWords(item, entry)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {entry.note && (
        <p dir="auto" className="season-note">
          {entry.note}
        </p>
      )}
      <ul className="season-ways">
        <li>
          <a href={href("/races/:id/calendar.ics", { id: entry.race.id })}>
            <Icon name="calendar" /> Add to calendar
          </a>
        </li>
        <li>
          <Link to={own}>
            <Icon name="mail" /> Your confirmation
          </Link>
        </li>
        <li>
          <Link to={href("/registrations/:id/note", { id: entry.id })}>
            <Icon name="pin" /> {entry.note ? "Edit travel note" : "Add travel note"}
          </Link>
        </li>
      </ul>
    </div>
  );
}
