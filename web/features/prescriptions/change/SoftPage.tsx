import { softUpdatePrescription } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { longestNote } from '../prescription/wizard/form/judging.ts'
import { NoteField } from '../prescription/wizard/NoteField.tsx'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import { serverFaultText } from '../prescription/wizard/words/fault-text.ts'
import { blockOfChange } from './block-of-change.ts'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { Ground } from '../prescription/ground.ts'
import { openRows, type SoftFields, softFaultsOf, softFieldsOf, softToSend, type SoftRow } from './soft-fields.ts'
import { SoftRowFields } from './SoftRowFields.tsx'
import { useChange } from './use-change.ts'

/** Notes, cuts and invoice areas of what runs: nothing that touches a withdrawal (O-7-17). */
export function SoftPage({ ground }: { readonly ground: Ground }) {
  const t = useAllTexts()
  const { soft, reasons } = t.prescribing.page
  const { basis, stored } = ground
  const [begun] = useState<SoftFields>(() => softFieldsOf(stored))
  const [fields, setFields] = useState(begun)
  const [tried, setTried] = useState(false)
  const rows = openRows(stored)
  const isSame = JSON.stringify(fields) === JSON.stringify(begun)
  const sent = softToSend(fields, begun, stored)
  const keys = sent.rows.map(({ prescriptionRowId }) => String(prescriptionRowId))
  const change = useChange(softUpdatePrescription, keys)
  const block = blockOfChange(stored, 'soft-update')
  const noteTooLong = fields.note.trim().length > longestNote
  const about = { therapyArea: stored.therapyArea, mostWithdrawals: basis.settings.maxWithdrawals }
  const refused = change.failure?.kind === 'fields' ? change.failure.faults : []
  const ofHead = refused.find(({ key, field }) => key === null && field === 'note')
  const noteRefused = ofHead && serverFaultText(ofHead, about, t)
  const isWrong = noteTooLong || fields.rows.some((row) => Object.keys(softFaultsOf(row, basis)).length > 0)

  function fill(id: number, changed: Partial<SoftRow>): void {
    const changedRows = fields.rows.map((row) => (row.prescriptionRowId === id ? { ...row, ...changed } : row))
    setFields({ ...fields, rows: changedRows })
  }
  function save(): void {
    setTried(true)
    if (isWrong) return
    const whose = { careRecipientId: stored.careRecipientId, therapyArea: stored.therapyArea }
    void change.send({ input: sent }, { said: soft.done, open: prescriptionPath(whose, stored.prescriptionId) })
  }

  return (
    <ChangeFrame
      ground={ground}
      title={basis.settings.cutOptionAllowed ? soft.title : soft.titleWithoutCut}
      save={soft.save}
      busy={change.busy}
      failure={change.failure}
      onSave={save}
      isDirty={() => !change.isDone() && !isSame}
      reason={block ? reasons[block] : undefined}
    >
      {basis.settings.noteEnabled && (
        <NoteField
          label={t.prescribing.period.note}
          id="soft-note"
          error={noteTooLong ? t.prescribing.faults['note-too-long'] : noteRefused}
          value={fields.note}
          onChange={(note) => setFields({ ...fields, note })}
        />
      )}
      {fields.rows.map((row) => {
        const standing = rows.find(({ prescriptionRowId }) => prescriptionRowId === row.prescriptionRowId)
        if (!standing) return null
        return (
          <SoftRowFields
            key={row.prescriptionRowId}
            row={row}
            product={standing.product}
            ground={ground}
            faults={tried ? softFaultsOf(row, basis) : {}}
            refused={refused.filter(({ key }) => key === String(row.prescriptionRowId))}
            onFill={(changed) => fill(row.prescriptionRowId, changed)}
          />
        )
      })}
    </ChangeFrame>
  )
}
