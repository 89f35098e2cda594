import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";

export function ClosingCall() {
  return (
    <section className="mt-16 flex flex-col items-start gap-6 border-t border-line pt-12 md:flex-row md:items-center md:justify-between">
      <div>
        <h2 className="text-2xl md:text-3xl">Keep every bib in one place</h2>
        <p className="mt-2 max-w-text text-lg text-muted">
          Races you love, races you ran, and the plan that takes you to the next one.
        </p>
      </div>
      <ButtonLink to={href("/membership")} size="large" className="shrink-0">
        Sign Up
      </ButtonLink>
    </section>
  );
}
