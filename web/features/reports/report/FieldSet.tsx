import type { ReactNode } from 'react'
import css from './Reports.module.css'

interface FieldSetProps {
  readonly legend: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** One part of the choice, with what it comes to beside its name. */
export function FieldSet({ legend, note, children }: FieldSetProps) {
  return (
    <fieldset className={css.part}>
      <legend>
        <b>{legend}</b>
        {note && <span className="o-small">{note}</span>}
      </legend>
      {children}
    </fieldset>
  )
}
