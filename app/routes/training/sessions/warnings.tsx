import { Form } from "react-router";
import type { ChangeWarning } from "#features/training/changing/promises.ts";
import { warningTexts } from "#features/training/messages.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";

/** What speaks against a change, and the way to do it all the same, at the address that was asked. */
export function Warnings({
  warnings,
  again,
}: {
  warnings: readonly ChangeWarning[];
  /** What was asked, to be asked again. */
  again: Record<string, string>;
}) {
  return (
    <div className="mb-6">
      <Notice kind="problem">
        {warnings.map((warning) => (
          <p key={warning}>{warningTexts[warning]}</p>
        ))}
        <Form method="post" className="mt-3">
          {Object.entries(again).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" name="insist" value="yes" look="quiet" size="small">
            Do it all the same
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
