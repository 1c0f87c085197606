/** A number as it is shown of whoever speaks for a person: the last four signs are hidden. */
export function maskedNumber(text: string): string {
  return text.slice(0, -4) + '•'.repeat(Math.min(4, text.length))
}
