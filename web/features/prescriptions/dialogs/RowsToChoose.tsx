import type { ReactNode } from 'react'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import css from './Renewing.module.css'

interface RowsToChooseProps {
  readonly legend: string
  readonly rows: readonly { readonly id: number; readonly name: string; readonly help: ReactNode }[]
  readonly chosen: ReadonlySet<number>
  readonly onChange: (chosen: ReadonlySet<number>) => void
  /** All or none: a single row cannot be taken out. */
  readonly together?: boolean
}

export function RowsToChoose({ legend, rows, chosen, onChange, together = false }: RowsToChooseProps) {
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className={css.rows}>
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
    </fieldset>
  )
}
