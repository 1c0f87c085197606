import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { useState } from 'react'
import { DayField } from './DayField.tsx'
import { useAllTexts } from './texts.tsx'

interface DayFilterProps {
  readonly label: string
  /** Blank = any. */
  readonly day: string
  readonly within: (day: string) => boolean
  /** What to do about a day that is not within. */
  readonly outside: string
  readonly onChange: (day: string) => void
}

/** One end of the period that a list shows: what cannot be read stays in the field and says how it is written. */
export function DayFilter({ label, day, within, outside, onChange }: DayFilterProps) {
  const { validation } = useAllTexts()
  const [typed, setTyped] = useState(day)
  const [error, setError] = useState<string | null>(null)
  const [former, setFormer] = useState(day)
  if (former !== day) {
    setFormer(day)
    setTyped(day)
    setError(null)
  }

  function take(text: string): void {
    const read = text.trim() === '' ? '' : readDay(text)
    const wrong = read === null ? validation.date : read !== '' && !within(read) ? outside : null
    setError(wrong)
    if (read === null || wrong !== null) return
    setTyped(read)
    if (read !== day) onChange(read)
  }

  return (
    <DayField
      label={label}
      size="compact"
      placeholder={undefined}
      help={validation.datePattern}
      value={typed}
      error={error}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => take(typed)}
      onPick={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(typed)
      }}
    />
  )
}
