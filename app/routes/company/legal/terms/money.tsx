import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";

export function RaceRegistrations() {
  return (
    <>
      <p>
        Dorsal lists races; it does not organize them. The organizer decides about the course, the
        date, the rules, the price, changes, cancellation and refunds. Please check dates and prices
        on the organizer's own page before you plan or pay.
      </p>
      <p>
        Race registrations and payments are handled with organizers and payment processors. Where a
        race page leads to an outside registration, you register there and under the terms that
        apply there. Where you register on Dorsal, we pass your registration to the organizer; your
        contract about taking part is with the organizer, and entry fees are paid to the organizer
        or its payment processor, not to us.
      </p>
      <p>
        You confirm that the details you give are true, that you are fit to take part and properly
        insured, and that you have read the waiver that you accept.
      </p>
    </>
  );
}

export function PaymentsAndSubscriptions() {
  return (
    <>
      <p>
        Memberships are paid in advance, by the month or by the year, in US dollars at the price
        shown when you subscribe. Taxes may be added where the law asks for them. Stripe takes the
        payments.
      </p>
      <p>
        Subscriptions renew automatically at the end of each billing period until cancelled in
        account settings. Open your <TextLink to={href("/dashboard")}>dashboard</TextLink>, go to
        Billing and cancel there. A cancelled membership stays usable until the end of the period
        that you have paid for.
      </p>
      <p>
        When you move to a larger plan, the change takes effect at once and the price is prorated.
        When you move to a smaller one, it takes effect with the next billing period. If you are not
        happy with your first membership, write to us within 14 days of the first payment and we
        return it.
      </p>
      <p>
        If a payment fails, we try again and tell you. If it keeps failing, the membership ends.
        Price changes are announced by email at least 30 days before they apply to you.
      </p>
    </>
  );
}
