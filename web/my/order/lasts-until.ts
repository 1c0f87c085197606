import type { ProposedLine } from './filled-in.ts'

const dayMilliseconds = 86_400_000

/**
 * The last day for which there is something, with so many packages more: from the day on which runs out what there is, and not
 * before today. Null where nobody knows how much is used. Days are YYYY-MM-DD.
 */
export function lastsUntil(
  {
    dailyUse,
    runsOutOn,
    product,
  }: Pick<ProposedLine, 'dailyUse' | 'runsOutOn'> & { readonly product: { readonly itemsPerPackage: number } },
  packages: number,
  today: string,
): string | null {
  if (dailyUse === null || dailyUse <= 0) return null
  const begin = runsOutOn !== null && runsOutOn > today ? runsOutOn : today
  const days = Math.floor((packages * product.itemsPerPackage) / dailyUse)
  return new Date(Date.parse(begin) + days * dayMilliseconds).toISOString().slice(0, 10)
}
