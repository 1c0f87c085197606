/**
 * What is printed on one line, as on a label, or sent as one: a line break, a tab or another sign of control in it is a space.
 * What nobody sees, and what turns the direction in which the rest is read, is left out.
 */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(unseen, '')
}

const unseen = /[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu
