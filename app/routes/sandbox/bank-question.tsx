import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";

/** What a bank asks before it pays, inside a form: answered with `confirmed` or `refused`. */
export function BankQuestion({ card }: { card?: string }) {
  return (
    <>
      <Notice>Your bank wants to know that it is you.</Notice>
      {card !== undefined && <input type="hidden" name="card" value={card} />}
      <div className="grid grid-cols-2 gap-3">
        <Button type="submit" name="refused" value="1" look="quiet">
          It is not me
        </Button>
        <Button type="submit" name="confirmed" value="1">
          Confirm
        </Button>
      </div>
    </>
  );
}
