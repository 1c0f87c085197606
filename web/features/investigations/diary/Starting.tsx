import { readDiary } from '@omsorg/contract/investigations/diary/read-diary.ts'
import { startDiary } from '@omsorg/contract/investigations/diary/start-diary.ts'
import { plannedHours } from '@omsorg/domain/investigations/diary/entry.ts'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import css from './Diary.module.css'

/** Begins with a dry protection, now. */
export function Starting({ careRecipientId, again }: { readonly careRecipientId: number; readonly again?: boolean }) {
  const words = useAllTexts().investigations.diary
  const [hours, setHours] = useState<(typeof plannedHours)[number]>(48)
  const start = useAction(startDiary, { outdates: [readDiary] })
  return (
    <div className={css.starting}>
      <SelectField
        label={words.hours}
        value={String(hours)}
        options={plannedHours.map((count) => ({ value: String(count), label: words.hoursOf({ count }) }))}
        onChange={({ currentTarget }) =>
          setHours(plannedHours.find((each) => String(each) === currentTarget.value) ?? hours)
        }
      />
      <Button
        variant={again ? 'outlined' : 'primary'}
        busy={start.busy}
        onClick={() => void start.run({ input: { careRecipientId, plannedHours: hours } })}
      >
        {again ? words.startAnother : words.start}
      </Button>
    </div>
  )
}
