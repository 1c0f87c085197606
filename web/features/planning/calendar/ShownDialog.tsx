import type { CalendarEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { authorName } from '../../../platform/author-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { EntryHistory } from '../history/EntryHistory.tsx'
import { repeatsText, timeText } from './items.ts'

interface ShownDialogProps {
  readonly entry: CalendarEntry
  readonly day: string
  readonly onClose: () => void
}

/** What has been, or what one may only read. */
export function ShownDialog({ entry, day, onClose }: ShownDialogProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.planning.entry
  const facts = [
    [words.day, `${f.date(day)} ${timeText(entry.timeOfDay, f)}`.trim()],
    [words.product, entry.itemName ?? ''],
    [words.recurrence, repeatsText(entry, t, f)],
    ...entry.periods.map(({ period, description }) => [words.period[period], description]),
  ].filter(([, value]) => value !== '')
  return (
    <ActionDialog title={entry.text} keep={t.common.actions.close} onClose={onClose}>
      <DefinitionList items={facts.map(([label = '', value]) => ({ key: label, label, value }))} />
      {entry.by && <p className="o-small">{words.by({ name: authorName(entry.by, t), time: f.dateTime(entry.on) })}</p>}
      <EntryHistory calendarEntryId={entry.calendarEntryId} />
    </ActionDialog>
  )
}
