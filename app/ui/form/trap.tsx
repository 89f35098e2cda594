import { useSay } from "#ui/language/language.tsx";
/** A hidden field that only robots fill. A form that fills it is thanked, and nothing is kept. */
export function Trap() {
  const say = useSay();
  return (
    <div hidden>
      <label>
        {say({ en: "Leave this empty", es: "Deja esto vacío" })}
        <input type="text" name="company_url" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
