/** Hides the middle of a number: `+51987654321` becomes `+51 ••• 321`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••• ${phone.slice(-3)}`;
}

/** Hides numbers and mail addresses in what a provider said: `Invalid 'To' ••• 321`. */
export function maskReason(reason: string): string {
  return reason
    .replace(/\+?\d{7,}/g, (number) => `••• ${number.slice(-3)}`)
    .replace(/[^\s<>"']+@[^\s<>"']+/g, "•••");
}
