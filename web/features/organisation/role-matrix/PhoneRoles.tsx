import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { cellAt, type RolesByNode } from '@omsorg/domain/sign-in/role/role-matrix.ts'
import type { RoleColumn } from '@omsorg/domain/sign-in/role/role-columns.ts'
import { type ReactNode, useId, useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { SwitchField } from '../../../ui/action/SwitchField.tsx'
import { Drawer } from '../../../ui/dialog/Dialog.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { nodeIcons } from '../node/node-icons.tsx'
import { stateWords } from './cell-words.ts'
import type { MatrixRow, SeenRow } from './matrix-rows.ts'
import { roleName } from '../role/role-words.ts'
import roles from '../role/Roles.module.css'
import css from './RoleMatrix.module.css'
import type { Ticking } from './use-ticking.ts'

interface PhoneRolesProps {
  readonly rows: readonly SeenRow[]
  readonly columns: readonly RoleColumn[]
  readonly draft: RolesByNode
  /** Cells that are not saved, by node and code. */
  readonly changed: ReadonlySet<string>
  readonly nameOf: (nodeId: string) => string
  readonly ticking: Ticking
  readonly chosen: MatrixRow | null
  readonly onChoose: (nodeId: string | null) => void
  readonly onColumn: (code: string | null) => void
  /** What stands beside the table in a wide window: of the place, or of the role whose areas are open. */
  readonly chosenRole: ReactNode
  readonly rights: ReactNode
}

/** On a phone: the places first, then the roles of one as switches; areas and the why in sheets. */
export function PhoneRoles(props: PhoneRolesProps) {
  const { rows, columns, draft, changed, nameOf, ticking, chosen, onChoose, onColumn, chosenRole, rights } = props
  const t = useAllTexts()
  const { matrix: words } = t.organisationRoles
  const [sheet, setSheet] = useState<'areas' | 'why' | null>(null)
  const closedId = useId()
  if (!chosen) {
    return (
      <ul className={roles.list} aria-label={words.phone.places}>
        {rows.map((row) => (
          <li key={row.nodeId} className={roles.placeLine}>
            <button
              type="button"
              className={css.placeButton}
              data-level={row.level}
              onClick={() => onChoose(row.nodeId)}
            >
              <Icon size={18} of={nodeIcons[row.nodeType]} />
              <span>{row.name}</span>
              <span className="o-small">
                {words.phone.held({
                  count: columns.filter((column) => cellAt(draft, row, column).state === 'own').length,
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    )
  }
  const cells = columns.map((column) => ({ column, cell: cellAt(draft, chosen, column) }))
  return (
    <>
      <div className={roles.notes}>
        <Button size="compact" variant="text" icon={<IconArrowLeft />} onClick={() => onChoose(null)}>
          {words.phone.back}
        </Button>
        {sheet === 'areas' ? <h3>{chosen.name}</h3> : <div className="o-stack-12">{chosenRole}</div>}
      </div>
      <ul className={roles.list} aria-label={chosen.name}>
        {cells.map(({ column, cell }) => {
          if (cell.state === 'elsewhere') return null
          const isChanged = changed.has(`${chosen.nodeId} ${column.code}`)
          const state = stateWords({ cell, isChanged, nameOf }, t)
          const isOn = cell.state === 'own' || cell.state === 'inherited'
          const can = cell.state === 'own' ? ticking.canTake : cell.state === 'empty' && ticking.canGive
          return (
            <li key={column.code} data-changed={isChanged || undefined}>
              <span>
                {roleName(column.code, t)}
                <span className="o-second-line" id={`${closedId}-${column.code}`}>
                  {state}
                </span>
              </span>
              <span className="o-row-8">
                {cell.state === 'own' && column.byArea.size > 0 && (
                  <Button
                    size="compact"
                    onClick={() => {
                      onColumn(column.code)
                      setSheet('areas')
                    }}
                  >
                    {words.chosen.areas}
                  </Button>
                )}
                <SwitchField
                  label={roleName(column.code, t)}
                  on={isOn}
                  word={isOn ? t.common.actions.yes : t.common.actions.no}
                  reasonId={can ? undefined : `${closedId}-${column.code}`}
                  onChange={() => ticking.press(chosen, column, cell)}
                />
              </span>
            </li>
          )
        })}
      </ul>
      <div className={roles.notes}>
        <Button onClick={() => setSheet('why')}>{words.why.open}</Button>
      </div>
      <Drawer
        open={sheet !== null}
        title={sheet === 'why' ? words.why.rights : words.chosen.areas}
        closeLabel={t.common.actions.close}
        onClose={() => {
          setSheet(null)
          onColumn(null)
        }}
      >
        <div className="o-stack-12">{sheet === 'why' ? rights : chosenRole}</div>
      </Drawer>
    </>
  )
}
