import { documentDays } from "#features/experts/applications/application.ts";

const steps = [
  "You tell us what runners should know about you and, if you have any, send your certificates.",
  "An administrator reads your application and decides. You get an email either way; if the answer is no, it gives the reason.",
  "Once it is approved, your page is public. You edit it yourself: what you offer, your rates, your answers to reviews and messages.",
];

/** Who is listed, and what happens with an application. */
export function HowItWorks() {
  return (
    <aside id="how-it-works" className="lg:pt-3">
      <h2 className="text-xl">Who is listed</h2>
      <p className="mt-3 text-muted">
        People who work with runners and know what they do: coaches, nutritionists,
        physiotherapists, mental coaches and others, trained for it or with years of practice.
      </p>
      <h2 className="mt-8 text-xl">What happens next</h2>
      <ol className="mt-3 grid list-decimal gap-3 pl-5 text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2 className="mt-8 text-xl">Your documents</h2>
      <p className="mt-3 text-muted">
        Only administrators read them. They are never shown on a page and are deleted {documentDays}{" "}
        days after the decision.
      </p>
    </aside>
  );
}
