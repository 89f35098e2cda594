import type { ReactNode } from "react";
import { href } from "react-router";
import { billingPath } from "#features/membership/membership.ts";
import type { PriceTexts } from "#features/membership/plans/price-texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

const questions: { question: string; answer: ReactNode | ((prices: PriceTexts) => string) }[] = [
  {
    question: "Can I change my plan later?",
    answer:
      "Yes, at any time, on this page. Upgrades are prorated: you pay the difference for the days that are left, and have the larger plan at once. You see the amount before you confirm.",
  },
  {
    question: "What happens when I downgrade?",
    answer:
      "Downgrades take effect next billing cycle: the lower price and features apply from your next billing cycle. Until then you keep everything of the plan that you have paid for. A downgrade charges nothing and credits nothing, and going back up to what you have paid for costs nothing until then.",
  },
  {
    question: "How do I cancel?",
    answer: (
      <>
        In your dashboard, under <TextLink to={billingPath()}>Billing</TextLink>. Your membership
        stays until the end of the period that is paid for, and you can take it back until that day.
        A credit that is left is not paid out: it stays on your account and comes off the first
        invoices if you come back.
      </>
    ),
  },
  {
    question: "Is there a money-back guarantee?",
    answer: (
      <>
        Yes: a 14-day money-back guarantee. If your first membership is not for you, write to us
        within 14 days of the first payment by <TextLink to={href("/contact")}>our form</TextLink>{" "}
        and we return it.
      </>
    ),
  },
  {
    question: "Which payment methods can I use?",
    answer:
      "Credit and debit cards. Stripe takes the payment; your card number never reaches us. You can change the card at any time in your dashboard.",
  },
  {
    question: "How does yearly billing work?",
    answer: ({ pacer, sprinter, elite }) =>
      `You pay for twelve months at once and save 20%: ${pacer.year.total} a year for Pacer, ${sprinter.year.total} for Sprinter and ${elite.year.total} for Elite. It renews each year until you cancel. A change between monthly and yearly billing begins a new period at once, and what is left of the plan that you pay for is credited.`,
  },
];

/** Six answers, and where to ask anything else. */
export function Questions({ prices }: { prices: PriceTexts }) {
  return (
    <section className="questions" aria-labelledby="questions">
      <div>
        <h2 id="questions" className="text-2xl">
          Frequently Asked Questions
        </h2>
        <p className="mt-4 text-muted">Is yours not among them? A person reads what you write.</p>
        <ButtonLink to={href("/contact")} look="quiet" className="mt-5">
          Contact Support
        </ButtonLink>
      </div>
      <div className="questions-list">
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" className="size-5 text-muted" />
            </summary>
            <div className="questions-answer">
              {typeof answer === "function" ? answer(prices) : answer}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
