/**
 * A name as it is kept once its field is left: trimmed, with single spaces, and each word with a capital at its beginning, after
 * a space or a sign (A-5-04). Other letters stay as they were typed.
 */
export function capitalisedName(typed: string): string {
  return typed
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(
      /(^|[\s\p{P}])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('sv'),
    )
}
