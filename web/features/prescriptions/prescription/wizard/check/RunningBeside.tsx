import { isClosedRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import { useTextsAndFormat } from '../../../../../platform/format.ts'
import { RouteLink } from '../../../../../platform/routing/navigation.tsx'
import { Card } from '../../../../../ui/layout/Card.tsx'
import { type Basis, runningBeside, type Stored } from '../form/basis.ts'
import { prescriptionPath } from '../prescription-path.ts'
import css from '../Prescribe.module.css'

/** What runs or waits already in the area, and what becomes of it: it goes on beside this one. */
export function RunningBeside({ basis, stored }: { readonly basis: Basis; readonly stored: Stored | null }) {
  const [t, f] = useTextsAndFormat()
  const words = t.prescribing.check
  const rows = runningBeside(basis, stored).filter((row) => !isClosedRow(row))
  const prescriptions = [...Map.groupBy(rows, ({ prescriptionId }) => prescriptionId)]
  if (prescriptions.length === 0) return null
  const whose = { careRecipientId: basis.careRecipient.careRecipientId, therapyArea: basis.therapyArea }
  return (
    <Card title={words.running} padded>
      <ul className={css.signs}>
        {prescriptions.map(([prescriptionId, of]) => (
          <li key={prescriptionId}>
            <b>{of.map(({ product }) => product.name).join('; ')}</b>.{' '}
            {words.runningBody({ date: f.date(of[0]?.endDate ?? basis.today) })}{' '}
            <RouteLink to={prescriptionPath(whose, prescriptionId)}>{t.prescribing.done.show}</RouteLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
