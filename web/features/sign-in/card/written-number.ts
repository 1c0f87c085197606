/** The number that somebody wrote on the sign-in page, for the page that begins: it stands in no address and in no storage. */
let written: string | null = null

export function keepWrittenNumber(number: string): void {
  written = number.trim() || null
}

export function takeWrittenNumber(): string | null {
  const number = written
  written = null
  return number
}
