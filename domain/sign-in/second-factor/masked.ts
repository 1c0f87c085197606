/** Enough of an address to know it again: the first and last sign of its name, and where it is. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = '', ...rest] = address.slice(0, at)
  return `${first}…${rest.at(-1) ?? ''}${address.slice(at)}`
}

/** The last two digits of a number. */
export function maskedPhone(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-2)
}
