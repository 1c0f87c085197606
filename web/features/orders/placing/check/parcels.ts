import type { ProposedLine } from '../proposal.ts'

/** The parcels that an order becomes: one for each resident and day, and no more than so many lines in one. */
export function parcelsOf(
  sent: readonly { readonly line: Pick<ProposedLine, 'careRecipientId' | 'deliveryDate'> }[],
  maxLinesPerOrder: number,
): number {
  const parcels = Map.groupBy(sent, ({ line }) => `${line.careRecipientId} ${line.deliveryDate}`)
  return [...parcels.values()].reduce((sum, lines) => sum + Math.ceil(lines.length / Math.max(1, maxLinesPerOrder)), 0)
}
