import type { Scope } from '@omsorg/domain/planning/entry/change-entry.ts'
import { useId } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'

interface ScopeChoiceProps {
  readonly legend: string
  readonly day: string
  readonly value: Scope
  readonly onChange: (scope: Scope) => void
}

/** The day alone, or that day and all that follow. */
export function ScopeChoice({ legend, day, value, onChange }: ScopeChoiceProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.planning.entry
  const name = useId()
  return (
    <RadioGroup
      legend={legend}
      name={name}
      value={value}
      onChange={onChange}
      boxed="wide"
      options={[
        { value: 'one', label: words.one({ date: f.date(day) }), help: words.oneHelp },
        { value: 'following', label: words.following, help: words.followingHelp },
      ]}
    />
  )
}
