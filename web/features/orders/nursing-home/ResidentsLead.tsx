import { useAllTexts } from '../../../platform/texts.tsx'
import type { Proposal } from '../placing/proposal.ts'

/** Why these residents, and how it comes. */
export function ResidentsLead({ proposal: { dueBefore } }: { readonly proposal: Proposal }) {
  const t = useAllTexts()
  return dueBefore !== null && t.orderKinds.residents.lead({ date: dueBefore })
}
