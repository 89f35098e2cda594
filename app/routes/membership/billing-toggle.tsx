import { Form, href } from "react-router";
import type { BillingInterval } from "#services/payments/payments.ts";

const choices = [
  { interval: "month", name: "monthly", label: "Monthly" },
  { interval: "year", name: "yearly", label: "Yearly" },
] as const;

/** Prices by the month or by the year. Members see the prices of their own interval. */
export function BillingToggle({
  interval,
  isLocked,
}: {
  interval: BillingInterval;
  isLocked: boolean;
}) {
  return (
    <Form
      method="get"
      action={href("/membership")}
      replace
      preventScrollReset
      className="billing-toggle"
    >
      <fieldset disabled={isLocked}>
        <legend className="sr-only">How you pay</legend>
        {choices.map((choice) => (
          <button
            key={choice.name}
            type="submit"
            name="billing"
            value={choice.name}
            aria-pressed={choice.interval === interval}
          >
            {choice.label}
            {choice.interval === "year" && <span className="billing-saving">Save 20%</span>}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
