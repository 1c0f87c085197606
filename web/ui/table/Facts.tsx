import type { ReactNode } from 'react'
import { classes } from '../theme/classes.ts'
import { Icon } from '../picture/Icon.tsx'
import css from './Facts.module.css'

export interface FactsProps {
  items: readonly {
    key: string
    icon?: ReactNode
    label: ReactNode
    value: ReactNode
    note?: ReactNode
    ok?: boolean
  }[]
}

/** The facts one must know before anything else, in one row: icon, name, answer, why. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={css.facts}>
      {items.map(({ key, icon, label, value, note, ok }) => (
        <div key={key} className={classes(css.fact, ok && css.ok, !icon && css.plain)}>
          <dt>
            {icon && <Icon size={24} of={icon} />}
            {label}
          </dt>
          <dd>
            <b>{value}</b>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface DefinitionListProps {
  items: readonly { key: string; label: ReactNode; value: ReactNode }[]
}

/** Name left, value right, one line each. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={css.list}>
      {items.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
