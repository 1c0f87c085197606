/**
 * A reason that tells something to whoever reads the access log: eight characters, with at least four different letters among
 * them. Blanks, one letter or the same sign again and again are none. What stands between two letters cannot be divided in two
 * ways, so that a long text takes no longer than its length.
 */
export const reasonPattern =
  /^(?=[\s\S]{8})\P{L}*(\p{L})(?:\P{L}|\1)*(?!\1)(\p{L})(?:\P{L}|\1|\2)*(?!\1|\2)(\p{L})(?:\P{L}|\1|\2|\3)*(?!\1|\2|\3)\p{L}/u

export function isReason(text: string): boolean {
  return reasonPattern.test(text.trim())
}
