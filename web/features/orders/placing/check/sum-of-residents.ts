import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import type { OrderSumProps } from '../../../../ui/order/OrderSum.tsx'
import type { Proposal } from '../proposal.ts'
import type { WizardView } from '../wizard.ts'
import { parcelsOf } from './parcels.ts'
import { feesOfPersons } from './sums.ts'

/** What the sum of an order for many says beside the money; null for an order for one person or for the place itself. */
export function sumOfResidents(
  proposal: Proposal,
  { checked, receiver, isExpress, oneTimePatientFee }: WizardView,
  totals: Totals,
  t: CareTexts,
  f: Formats,
): (Required<Pick<OrderSumProps, 'figures' | 'payers'>> & { readonly parcels: string }) | null {
  if (proposal.residents.length === 0) return null
  const words = t.orderKinds.residents
  const sent = checked.lines.filter((each) => each.sent > 0)
  const facts = { lines: checked.lines, isExpress, oneTimePatientFee, deliveryMethodCode: receiver.deliveryMethodCode }
  const paying = feesOfPersons(proposal, facts).length
  const parcels = parcelsOf(sent, proposal.rules.maxLinesPerOrder)
  const own = { key: 'own', label: words.patientFee({ count: paying }), amount: f.money(totals.patientFee) }
  const { payerName } = proposal.totalsInputs
  const payer = { key: 'payer', label: t.orders.sum.payer({ client: payerName }), amount: f.money(totals.payerAmount) }
  return {
    figures: [
      {
        key: 'residents',
        count: f.number(new Set(sent.map(({ line }) => line.careRecipientId)).size),
        word: words.figures.residents,
      },
      { key: 'rows', count: f.number(totals.lines), word: words.figures.rows },
      { key: 'packages', count: f.number(totals.packages), word: words.figures.packages },
    ],
    payers: paying > 0 ? [own, payer] : [],
    parcels: parcels > 0 ? words.parcels({ count: parcels }) : '',
  }
}
