import type { CalendarEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import { deleteEntry } from '@omsorg/contract/planning/entry/delete-entry.ts'
import { getCalendar } from '@omsorg/contract/planning/entry/get-calendar.ts'
import { listPlanChanges } from '@omsorg/contract/planning/history/list-plan-changes.ts'
import type { Scope } from '@omsorg/domain/planning/entry/change-entry.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { messages } from '../../../platform/messages.ts'
import { ScopeChoice } from './ScopeChoice.tsx'
import { repeatsText } from './items.ts'
import type { TakeBack } from '../history/use-take-back.ts'

interface RemoveDialogProps {
  readonly entry: CalendarEntry
  readonly day: string
  readonly takeBack: TakeBack
  readonly onClose: () => void
}

export function RemoveDialog({ entry, day, takeBack, onClose }: RemoveDialogProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.planning.entry
  const [scope, setScope] = useState<Scope>('one')
  const removal = useAction(deleteEntry, { outdates: [getCalendar, listPlanChanges] })
  async function remove(): Promise<void> {
    const { calendarEntryId, rowVersion } = entry
    const result = await removal.run({ params: { id: calendarEntryId }, query: { day, scope, rowVersion } })
    if (!result) return
    onClose()
    if (!result.ok) {
      if (result.reason === 'not-found') messages.announce({ kind: 'toast', tone: 'other', text: words.gone })
      return
    }
    const { calendarEventId } = result.value
    const back = { word: words.takeBack, run: () => void takeBack.run(calendarEventId) }
    messages.announce({ kind: 'toast', tone: 'success', text: words.removed, action: back })
  }
  return (
    <ActionDialog
      title={words.removeQuestion({ text: entry.text })}
      action={words.remove}
      danger
      busy={removal.busy}
      onAction={remove}
      onClose={onClose}
    >
      {entry.recurrence === 'once' ? (
        <p>{f.date(day)}</p>
      ) : (
        <div className="o-stack-12">
          <p>{repeatsText(entry, t, f)}</p>
          <ScopeChoice legend={words.removeScope} day={day} value={scope} onChange={setScope} />
        </div>
      )}
    </ActionDialog>
  )
}
