import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { isWaitingRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import { Suspense, useState } from 'react'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { useCareTexts, useTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { WithdrawalBars } from '../../../ui/supply/WithdrawalBars.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { daysText, toneOf, useCareRecipient, useRecipientHere, wordText } from '../../care-recipients/index.ts'
import { nextWithdrawalText } from './left-to-draw.ts'
import css from './ProductsTab.module.css'
import { additionText } from '../addition/addition-text.ts'
import { type PrescriptionAction, prescriptionOf } from '../dialogs/prescription-action.ts'
import { soon } from '../../../ui/dialog/soon.tsx'
import dialogsCss from '../dialogs/Dialogs.module.css'
import { RowMenu } from './RowMenu.tsx'
import { useFocusKept } from '../../../ui/dialog/use-focus-kept.ts'
import { RowNextStep, DisabledReason, isHindered } from './RowNextStep.tsx'
import { SupplyCell } from './SupplyCell.tsx'
import { TimeAxis } from './TimeAxis.tsx'
import { AreaMark } from '../../../ui/picture/AreaMark.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour, consumptionText } from '../../products/index.ts'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { Icon } from '../../../ui/picture/Icon.tsx'

const PrescriptionDialogs = soon(async () => ({
  default: (await import('../dialogs/PrescriptionDialogs.tsx')).PrescriptionDialogs,
}))

interface ProductsTableProps {
  readonly rows: readonly RowView[]
  /** Those that hold the rows. */
  readonly prescriptions: readonly PrescriptionView[]
  /** The day in the market, as the answer says. */
  readonly today: string
  /** The supply as a table of the same facts, instead of the picture. */
  readonly asTable: boolean
}

export function ProductsTable({ rows, prescriptions, today, asTable }: ProductsTableProps) {
  const [t, format] = useCareTextsAndFormat()
  const { products, timeline, withdrawals } = t.careRecipients
  const person = useCareRecipient(useRecipientHere()).data?.sensitivities
  const [action, setAction] = useState<PrescriptionAction | null>(null)
  const frame = useFocusKept(action !== null)

  const columns: Column<RowView>[] = [
    {
      key: 'product',
      head: products.columns.product,
      card: 'title',
      width: '24%',
      cell: (row) => <ProductCell row={row} />,
    },
    {
      key: 'supply',
      head: asTable ? (
        timeline.title
      ) : (
        <>
          <VisuallyHidden>{timeline.title}</VisuallyHidden>
          <TimeAxis today={today} />
        </>
      ),
      card: 'body',
      width: '32%',
      // What waits for its start has no supply of its own: its product is drawn where it runs.
      cell: (row) =>
        isWaitingRow(row) ? null : (
          <>
            {!asTable && (
              <span className={css.axisInCard}>
                <TimeAxis today={today} />
              </span>
            )}
            <SupplyCell row={row} today={today} asTable={asTable} />
          </>
        ),
    },
    {
      key: 'runsOut',
      head: products.columns.runsOut,
      card: 'status',
      width: '168px',
      cell: (row) => {
        const { suggestion } = row
        if (isWaitingRow(row)) return <Badge tone="quiet">{t.statuses.prescription.preliminary}</Badge>
        return (
          <span className={css.runsOut}>
            <Badge tone={toneOf(suggestion.word)}>{wordText(t, suggestion.word)}</Badge>
            {suggestion.runsOutOn && <b>{format.date(suggestion.runsOutOn)}</b>}
            {suggestion.word !== 'consumption-missing' && <span className="o-second">{daysText(t, suggestion)}</span>}
          </span>
        )
      },
    },
    {
      key: 'left',
      head: products.columns.leftToDraw,
      card: 'body',
      width: '168px',
      cell: (row) => {
        const total = row.withdrawals + row.extraWithdrawals
        const note = nextWithdrawalText(t, format, row)
        return (
          <WithdrawalBars
            total={total}
            left={row.withdrawalsRemaining}
            text={withdrawals.left({ left: row.withdrawalsRemaining, of: total })}
            note={
              <>
                {note && <WithDates>{note}</WithDates>}
                {row.addition && (
                  <span className={css.addition}>
                    <WithDates>{additionText(row.addition, t, format)}</WithDates>
                  </span>
                )}
              </>
            }
          />
        )
      },
    },
    {
      key: 'next',
      head: products.columns.nextStep,
      card: 'action',
      width: '204px',
      right: true,
      cell: (row) => {
        const prescription = prescriptionOf(prescriptions, row)
        return (
          prescription && (
            <span className={dialogsCss.next}>
              <RowNextStep
                row={row}
                prescription={prescription}
                onRenew={() => setAction({ kind: 'renew', prescription })}
              />
              <RowMenu row={row} prescription={prescription} onDo={setAction} />
            </span>
          )
        )
      },
    },
  ]
  return (
    <div
      ref={frame}
      className={css.table}
      data-pictures={!asTable || undefined}
      role="group"
      aria-label={timeline.title}
      tabIndex={-1}
    >
      <DataTable
        caption={timeline.title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.prescriptionRowId}
        under={(row) => {
          const prescription = isHindered(row) && prescriptionOf(prescriptions, row)
          if (!prescription && !isNotTolerated(row, person)) return null
          return (
            <>
              {person && isNotTolerated(row, person) && <NotTolerated row={row} person={person} />}
              {prescription && <DisabledReason row={row} prescription={prescription} />}
            </>
          )
        }}
      />
      <Suspense>
        {action && <PrescriptionDialogs action={action} today={today} onClose={() => setAction(null)} />}
      </Suspense>
    </div>
  )
}

function ProductCell({ row }: { readonly row: RowView }) {
  const t = useTexts()
  const { product, consumption, consumptionPeriod } = row
  const area = areaColour(product.therapyArea)
  const use = consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
  return (
    <span className={css.product}>
      <ProductPicture shape={product.shape} area={area} size={56} />
      <span className={css.lines}>
        <b className={css.name}>{unbroken(product.name)}</b>
        <span className="o-second">{use ?? t.careRecipients.supply.consumptionMissing}</span>
        <AreaMark area={area}>{t.therapyAreas.short[product.therapyArea]}</AreaMark>
      </span>
    </span>
  )
}

interface Sensitivities {
  readonly latex: boolean
  readonly pvc: boolean
}

/** Whether a product that runs contains what the person does not tolerate, which may have become known since. */
function isNotTolerated(row: Pick<RowView, 'latex' | 'pvc'>, person: Sensitivities | undefined): boolean {
  return Boolean((row.latex && person?.latex) || (row.pvc && person?.pvc))
}

/** Under a row: what of it the person does not tolerate. */
function NotTolerated({ row, person }: { readonly row: RowView; readonly person: Sensitivities }) {
  const { signs } = useCareTexts().prescribing
  return (
    <p className={css.notTolerated}>
      <Icon size={18} of={<IconAlertCircle />} />
      <span>
        {row.latex && person.latex && signs.latexSensitivity} {row.pvc && person.pvc && signs.pvcSensitivity}
      </span>
    </p>
  )
}
