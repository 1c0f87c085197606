import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { PlanHistory } from './PlanHistory.tsx'
import css from '../calendar/EntryDialog.module.css'

/** What was done with an entry, once somebody opens it. */
export function EntryHistory({ calendarEntryId }: { readonly calendarEntryId: number }) {
  const words = useAllTexts().planning.history
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.parts} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.ofEntry}</summary>
      {isOpen && <PlanHistory calendarEntryId={calendarEntryId} />}
    </details>
  )
}
