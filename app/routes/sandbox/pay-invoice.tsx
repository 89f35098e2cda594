import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BankQuestion } from "./bank-question.tsx";
import { centsText } from "./cents.ts";
import { TestCards } from "./test-cards.tsx";

type Tried = { card: string; isAsking: boolean; problem: string | null };

/** The way to pay an open invoice. */
export function PayInvoice({ amount, tried }: { amount: number; tried: Tried | null }) {
  return (
    <Form method="post" reloadDocument noValidate className="mt-6 grid gap-4">
      {tried?.problem && <Notice kind="problem">{tried.problem}</Notice>}
      {tried?.isAsking ? (
        <BankQuestion card={tried.card} />
      ) : (
        <>
          <TextField
            label="Another card"
            hint="Left empty, the card on file pays."
            name="card"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={tried?.card ?? ""}
          />
          <TestCards />
          <Button type="submit">Pay {centsText(amount)}</Button>
        </>
      )}
    </Form>
  );
}
