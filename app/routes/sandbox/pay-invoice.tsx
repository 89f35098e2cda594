import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { centsText } from "./cents.ts";
import { TestCards } from "./test-cards.tsx";

type Tried = { card: string; isAsking: boolean; problem: string | null };

/** The way to pay an open invoice. */
export function PayInvoice({ amount, tried }: { amount: number; tried: Tried | null }) {
  return (
    <Form method="post" reloadDocument noValidate className="mt-6 grid gap-4">
      {tried?.problem && <Notice kind="problem">{tried.problem}</Notice>}
      {tried?.isAsking ? (
        <>
          <Notice>Your bank wants to know that it is you.</Notice>
          <input type="hidden" name="card" value={tried.card} />
          <div className="grid grid-cols-2 gap-3">
            <Button type="submit" name="refused" value="1" look="quiet">
              It is not me
            </Button>
            <Button type="submit" name="confirmed" value="1">
              Confirm
            </Button>
          </div>
        </>
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
