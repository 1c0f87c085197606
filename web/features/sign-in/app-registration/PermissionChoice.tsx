import { useId } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import css from './AppRegistrations.module.css'
import {
  type PermissionGroup,
  type SubjectRow,
  chosenIn,
  lacksArea,
  permissionGroups,
  ticked,
} from './permission-rows.ts'

interface PermissionChoiceProps {
  readonly available: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** What a system may do, by subject: each group says how much of it is chosen, and opens. */
export function PermissionChoice({ available, chosen, onChange }: PermissionChoiceProps) {
  return (
    <div className={css.groups}>
      {permissionGroups(available).map((group) => (
        <Group key={group.name} {...{ group, chosen, onChange }} />
      ))}
    </div>
  )
}

interface GroupProps extends Pick<PermissionChoiceProps, 'chosen' | 'onChange'> {
  readonly group: PermissionGroup
}

function Group({ group, chosen, onChange }: GroupProps) {
  const words = useAllTexts().appRegistration.permissions
  return (
    <details className={css.group}>
      <summary>
        <b>{words.groups[group.name]}</b>
        <span className="o-second">{words.chosen({ count: chosenIn(group, chosen) })}</span>
      </summary>
      {group.rows.map((row) => (
        <Row key={row.subject} {...{ row, chosen, onChange }} />
      ))}
    </details>
  )
}

interface RowProps extends Pick<PermissionChoiceProps, 'chosen' | 'onChange'> {
  readonly row: SubjectRow
}

function Row({ row, chosen, onChange }: RowProps) {
  const t = useAllTexts()
  const words = t.appRegistration.permissions
  const id = useId()
  const box = (name: string, label: string) => (
    <CheckboxField
      key={name}
      label={label}
      checked={chosen.includes(name)}
      onChange={(event) => onChange(ticked(chosen, row, name, event.target.checked))}
    />
  )
  return (
    <div role="group" aria-labelledby={id} className={css.row}>
      <span id={id}>{words.subjects[row.subject]}</span>
      <span className={css.rights}>{row.rights.map(({ kind, name }) => box(name, words.rights[kind]))}</span>
      {row.areas.length > 0 && chosen.includes(`${row.subject}Write`) && (
        <div role="group" aria-label={t.therapyAreas.title} className={css.areas}>
          {row.areas.map(({ area, name }) => box(name, t.therapyAreas.names[area]))}
        </div>
      )}
      {lacksArea(row, chosen) && (
        <div className={css.areas}>
          <Notice tone="soon">{words.noArea}</Notice>
        </div>
      )}
    </div>
  )
}
