import { useEffect, useState } from "react";
import { useSay } from "#ui/language/language.tsx";
import { PassingToast } from "#ui/message/toast.tsx";

const toastMs = 8000;

/** Says that the connection is gone when the browser notices it, before a tap leads to an error page. */
export function NoConnection() {
  const say = useSay();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = () => setTimes((before) => before + 1);
    addEventListener("offline", count);
    return () => removeEventListener("offline", count);
  }, []);
  return (
    <PassingToast occasion={times > 0 ? String(times) : null} milliseconds={toastMs}>
      {say({
        en: "You are offline. Stay on this page until you have a connection again.",
        es: "Estás sin conexión. Quédate en esta página hasta que vuelva la conexión.",
      })}
    </PassingToast>
  );
}
