import type { WizardBib } from "./wizard-bib.ts";

/**
 * The bib of a registration as a low strip, for phones: it stays in sight above the fields that fill it in.
 * It repeats what is elsewhere on the page, so it is hidden from screen readers.
 */
export function BibStrip({ edge, number, name }: WizardBib) {
  return (
    <div aria-hidden="true" className="wizard-strip">
      <span className="wizard-strip-edge">{edge}</span>
      <b>{number}</b>
      <span className="wizard-strip-name">{name}</span>
    </div>
  );
}
