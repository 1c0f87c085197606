/** A number of packages has four digits at most. */
export const mostPackages = 9_999

export interface TypedNumber {
  /** As the field shows it while one types: '007', or '1,' of '1,5'. */
  readonly draft: string
  /** Null is an empty field. */
  readonly value: number | null
}

/**
 * The whole number that was typed, or none where a letter or a minus was a slip. What follows a decimal sign is not taken, for
 * '1,5' is one and never fifteen.
 */
export function readWhole(text: string): TypedNumber | undefined {
  const typed = text.replaceAll(/\s/g, '')
  if (typed === '') return { draft: '', value: null }
  const [, digits, sign = ''] = /^(\d+)([.,])?/.exec(typed) ?? []
  if (digits === undefined) return undefined
  const taken = digits.slice(0, String(mostPackages).length)
  return { draft: taken + sign, value: Number(taken) }
}
