import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useSay } from "#ui/language/language.tsx";
import type { Words } from "#values/say.ts";
import type { VoucherProblem } from "../voucher.ts";
import { voucherProblems } from "../words.ts";

const labels: Record<"discount" | "invitation", Words> = {
  discount: { en: "Discount code", es: "Código de descuento" },
  invitation: { en: "Invitation code", es: "Código de invitación" },
};

/** A field for a code; its button applies the code before the form is sent. */
export function CodeField({
  kind,
  name = "voucher",
  typedCode,
  problem,
  button,
}: {
  kind: keyof typeof labels;
  name?: string;
  typedCode: string;
  problem: VoucherProblem | null;
  /** Where something else follows than the same form. */
  button?: ReactNode;
}) {
  const say = useSay();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        name={name}
        label={say(labels[kind])}
        autoComplete="off"
        maxLength={60}
        defaultValue={typedCode}
        error={problem ? voucherProblems[problem] : undefined}
      />
      {button ?? (
        <Button type="submit" look="quiet" name="apply" value="yes">
          {say({ en: "Apply", es: "Aplicar" })}
        </Button>
      )}
    </div>
  );
}
