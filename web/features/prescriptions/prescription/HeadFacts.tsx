import { daysOf } from '@omsorg/domain/calendar/period.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import css from './wizard/Prescribe.module.css'
import { feeValueText } from './wizard/words/fee-text.ts'
import type { PrescriptionContext } from './wizard/form/basis.ts'
import { authorName } from '../../../platform/author-name.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { investigationPath } from './wizard/prescription-path.ts'

/** The head of a prescription: when, who pays, who prescribed and changed it (O-3-27 to O-3-35). */
export function HeadFacts({ context: { basis, stored } }: { readonly context: PrescriptionContext }) {
  const [t, f] = useTextsAndFormat()
  const { page, summary, period, check } = t.prescribing
  const { facts } = page
  const user = useSessionUser()
  const mayOpen = user?.application === 'GUIDE' && user.permissions.includes('InvestigationRead')
  const start = Temporal.PlainDate.from(stored.startDate)
  const end = Temporal.PlainDate.from(stored.endDate)
  const days = t.common.units.days({ count: daysOf({ start, end }) })
  const number = basis.customerNumbers.find((each) => each.number === stored.customerNumber)
  const payer = basis.payers.find(({ customerNumber }) => customerNumber === stored.payerCustomerNumber)
  const fee = stored.patientFee && feeValueText(stored.patientFee, t, f)
  const updated = f.dateTime(stored.updatedOn)
  const items = [
    {
      key: 'holds',
      label: facts.holds,
      value: `${summary.fromTo({ from: f.date(start), to: f.date(end) })} (${days})`,
    },
    { key: 'type', label: facts.type, value: facts.types[stored.type] },
    {
      key: 'number',
      label: period.customerNumber,
      value: number ? `${number.number}, ${number.name}` : (stored.customerNumber ?? check.notSet),
    },
    { key: 'payer', label: period.payer, value: payer?.name ?? stored.payerCustomerNumber ?? check.notSet },
    ...(basis.patientFee ? [{ key: 'fee', label: period.feeTitle, value: fee ?? check.noFee }] : []),
    ...(stored.note ? [{ key: 'note', label: period.note, value: stored.note }] : []),
    ...(stored.investigationId === null
      ? []
      : [
          {
            key: 'investigation',
            label: facts.investigation,
            value: mayOpen ? (
              <RouteLink to={investigationPath(stored, stored.investigationId)}>{facts.openInvestigation}</RouteLink>
            ) : (
              facts.byInvestigation
            ),
          },
        ]),
    { key: 'by', label: facts.prescribedBy, value: `${authorName(stored.prescribedBy, t)}, ${stored.carePlaceName}` },
    {
      key: 'updated',
      label: facts.updated,
      value: (
        <Unbroken sentence={facts.updatedBy({ name: authorName(stored.updatedBy, t), date: updated })} part={updated} />
      ),
    },
  ]
  return <DefinitionList items={items} />
}

/** A sentence whose date is not broken at its hyphens. */
function Unbroken({ sentence, part }: { readonly sentence: string; readonly part: string }) {
  const at = sentence.indexOf(part)
  return (
    <>
      {sentence.slice(0, at)}
      <span className={css.unbroken}>{part}</span>
      {sentence.slice(at + part.length)}
    </>
  )
}
