/** A hidden field that only robots fill. A form that fills it is thanked, and nothing is kept. */
export function Trap() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input type="text" name="company_url" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
