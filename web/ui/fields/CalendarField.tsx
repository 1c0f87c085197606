import { lazy, Suspense, useId, useState } from 'react'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { Button } from '../action/Button.tsx'
import type { CalendarWords } from './Calendar.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface CalendarFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'unit' | 'numeric'> {
  /** The day that a typed text stands for as 'YYYY-MM-DD', or null when it is none. */
  read: (typed: string) => string | null
  /** The first and the last day that can be picked. */
  first?: string | undefined
  last?: string | undefined
  /** Of the names of days and months in the calendar. */
  locale: string
  words: CalendarWords & { open: string }
  /** A day was picked, and stands in the field already. */
  onPick?: ((day: string) => void) | undefined
}

const loadCalendar = () => import('./Calendar.tsx')
const Calendar = lazy(loadCalendar)

/** A day that is typed, or picked from a calendar. The calendar is fetched when its button is reached. */
export function CalendarField({ read, first, last, locale, words, onPick, ...text }: CalendarFieldProps) {
  const buttonId = useId()
  const [shown, setShown] = useState<{ day: string | null } | null>(null)
  const input = () => document.getElementById(buttonId)?.parentElement?.querySelector('input')
  const close = () => {
    setShown(null)
    document.getElementById(buttonId)?.focus()
  }
  const pick = (day: string) => {
    const field = input()
    if (field) type(field, day)
    close()
    onPick?.(day)
  }
  return (
    <>
      <TextField
        autoComplete="off"
        inputMode="numeric"
        {...text}
        trailing={
          !text.readOnly &&
          !text.disabled && (
            <Button
              id={buttonId}
              variant="text"
              size="small"
              square
              icon={<IconCalendar />}
              aria-label={words.open}
              title={words.open}
              aria-haspopup="dialog"
              aria-expanded={shown !== null}
              onClick={() => (shown ? close() : setShown({ day: read(input()?.value ?? '') }))}
              onPointerEnter={() => void loadCalendar()}
              onFocus={() => void loadCalendar()}
            />
          )
        }
      />
      {shown && (
        <Suspense>
          <Calendar {...{ buttonId, first, last, locale, words }} day={shown.day} onPick={pick} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Writes as a person would, so that whoever listens to the field hears it, whether React holds its value or a form does. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
