import { updateDispense } from '@omsorg/contract/prescriptions/change/update-dispense.ts'
import { daysOf } from '@omsorg/domain/calendar/period.ts'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { NoteField } from '../prescription/wizard/NoteField.tsx'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import css from '../prescription/wizard/Prescribe.module.css'
import { DrawnNote } from '../prescription/wizard/use/DrawnNote.tsx'
import { faultText, serverFaultText } from '../prescription/wizard/words/fault-text.ts'
import { blockOfChange } from './block-of-change.ts'
import { ChangeFrame } from './ChangeFrame.tsx'
import {
  dispenseFaultsOf,
  dispenseFieldsOf,
  type DispenseRow,
  dispenseRowsOf,
  dispenseToSend,
} from './dispense-fields.ts'
import type { Ground } from '../prescription/ground.ts'
import { useChange } from './use-change.ts'

/** The dispense handler's own: note and quantities of products that need a dispensation, and nothing else. */
export function DispensePage({ ground }: { readonly ground: Ground }) {
  const t = useAllTexts()
  const { dispense, reasons, soft } = t.prescribing.page
  const { use } = t.prescribing
  const { basis, stored } = ground
  const rows = dispenseRowsOf(stored, basis)
  const [begun] = useState(() => rows.map(dispenseFieldsOf))
  const [fields, setFields] = useState<readonly DispenseRow[]>(begun)
  const [tried, setTried] = useState(false)
  const sent = dispenseToSend(fields, rows, stored)
  const keys = sent.rows.map(({ prescriptionRowId }) => String(prescriptionRowId))
  const change = useChange(updateDispense, keys)
  const block = blockOfChange(stored, 'update-dispense')
  const period = { start: Temporal.PlainDate.from(stored.startDate), end: Temporal.PlainDate.from(stored.endDate) }
  const mostWithdrawals = Math.min(daysOf(period), basis.settings.maxWithdrawals)
  const about = { therapyArea: stored.therapyArea, mostWithdrawals }
  const pairs = rows.flatMap((row) => {
    const filled = fields.find(({ prescriptionRowId }) => prescriptionRowId === row.prescriptionRowId)
    return filled ? [{ row, filled, faults: dispenseFaultsOf(filled, row, mostWithdrawals) }] : []
  })

  function fill(id: number, changed: Partial<DispenseRow>): void {
    setFields(fields.map((row) => (row.prescriptionRowId === id ? { ...row, ...changed } : row)))
  }
  function save(): void {
    setTried(true)
    if (pairs.some(({ faults }) => Object.keys(faults).length > 0)) return
    const whose = { careRecipientId: stored.careRecipientId, therapyArea: stored.therapyArea }
    void change.send({ input: sent }, { said: soft.done, open: prescriptionPath(whose, stored.prescriptionId) })
  }

  return (
    <ChangeFrame
      ground={ground}
      title={dispense.title}
      save={dispense.save}
      busy={change.busy}
      failure={change.failure}
      onSave={save}
      right="dispense"
      isDirty={() => !change.isDone() && JSON.stringify(fields) !== JSON.stringify(begun)}
      reason={block ? reasons[block] : rows.length === 0 ? dispense.none : undefined}
    >
      <p>{dispense.body}</p>
      {pairs.map(({ row, filled, faults }) => {
        const { name: product } = row.product
        const refused = change.failure?.kind === 'fields' ? change.failure.faults : []
        const error = (field: 'withdrawals' | 'packages' | 'note') => {
          const fault = faults[field]
          if (tried && fault) return faultText({ name: fault }, { ...about, withheld: null }, t)
          const said = refused.find((each) => each.key === String(row.prescriptionRowId) && each.field === field)
          return said && serverFaultText(said, about, t)
        }
        const id = (field: string) => `dispense-${row.prescriptionRowId}-${field}`
        return (
          <fieldset key={row.prescriptionRowId} className={css.group}>
            <legend>{product}</legend>
            <DrawnNote row={row} />
            <div className={css.fields}>
              <TextField
                label={use.withdrawals}
                aria-label={use.withdrawalsOf({ product })}
                id={id('withdrawals')}
                error={error('withdrawals')}
                value={filled.withdrawals}
                onChange={(event) => fill(row.prescriptionRowId, { withdrawals: event.target.value })}
                numeric
                inputMode="numeric"
                autoComplete="off"
              />
              <TextField
                label={use.packages}
                aria-label={use.packagesOf({ product })}
                id={id('packages')}
                error={error('packages')}
                value={filled.packages}
                onChange={(event) => fill(row.prescriptionRowId, { packages: event.target.value })}
                numeric
                inputMode="numeric"
                autoComplete="off"
              />
              {basis.settings.noteEnabled && (
                <NoteField
                  label={use.note}
                  name={use.noteOf({ product })}
                  id={id('note')}
                  error={error('note')}
                  value={filled.note}
                  onChange={(note) => fill(row.prescriptionRowId, { note })}
                  rows={2}
                />
              )}
            </div>
          </fieldset>
        )
      })}
    </ChangeFrame>
  )
}
