/** What is printed on one line, as on a label, or sent as one: a line break, a tab or another sign of control in it is a space. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
