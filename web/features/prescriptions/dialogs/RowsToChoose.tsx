import { useId, type ReactNode } from 'react'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import css from './Dialogs.module.css'

interface RowsToChooseProps {
  readonly legend: string
  readonly rows: readonly { readonly id: number; readonly name: string; readonly help: ReactNode }[]
  readonly chosen: ReadonlySet<number>
  readonly onChange: (chosen: ReadonlySet<number>) => void
  /** All or none: a single row cannot be taken out. */
  readonly together?: boolean
  readonly error: string | false
}

export function RowsToChoose({ legend, rows, chosen, onChange, together = false, error }: RowsToChooseProps) {
  const errorId = useId()
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className={css.rows} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {rows.map(({ id, name, help }) => (
        <CheckboxField
          key={id}
          label={name}
          help={help}
          checked={chosen.has(id)}
          disabled={together}
          onChange={() => toggle(id)}
        />
      ))}
      <div role="alert">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
    </fieldset>
  )
}
