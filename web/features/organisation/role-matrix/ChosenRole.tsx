import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { cellAt, type RolesByNode } from '@omsorg/domain/sign-in/role/role-matrix.ts'
import { isSameNode } from '@omsorg/domain/sign-in/role/role.ts'
import { rolesIn, type RoleColumn } from '@omsorg/domain/sign-in/role/role-columns.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { useId, useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import type { CellName } from '../../../ui/grid/CellGrid.tsx'
import { AreaMark } from '../../../ui/picture/AreaMark.tsx'
import { areaColour } from '../../products/index.ts'
import { CopyRole } from './CopyRole.tsx'
import type { MatrixRow } from './matrix-rows.ts'
import { TermHere } from '../role-term/TermHere.tsx'
import { RemoveAll } from './RemoveAll.tsx'
import { roleName } from '../role/role-words.ts'
import css from '../role/Roles.module.css'
import { useGiven } from '../role/use-given.ts'
import type { UserRolesView } from '../role/use-role-draft.ts'
import type { Ticking } from './use-ticking.ts'

interface ChosenRoleProps {
  readonly view: UserRolesView
  readonly rows: readonly MatrixRow[]
  readonly row: MatrixRow
  readonly column: RoleColumn | null
  readonly draft: RolesByNode
  readonly nameOf: (nodeId: string) => string
  readonly ticking: Ticking
  readonly hasChanges: boolean
  readonly show: (cell: CellName) => void
  readonly onRemoved: () => unknown
}

/** The chosen cell: what it says, its areas, who gave it, and what else can be done there. */
export function ChosenRole(props: ChosenRoleProps) {
  const { view, rows, row, column, draft, nameOf, ticking, hasChanges, show, onRemoved } = props
  const t = useAllTexts()
  const words = t.organisationRoles.matrix.chosen
  const given = useGiven()
  const [dialog, setDialog] = useState<'copy' | 'remove' | null>(null)
  const firstId = useId()
  const cell = column && cellAt(draft, row, column)
  const assigned = view.assigned.filter((each) => isSameNode(each, row))
  const ofCell = column ? assigned.find(({ id }) => rolesIn(column).includes(id)) : undefined
  const role = column ? roleName(column.code, t) : ''

  const said = (): string => {
    if (!cell || !column) return ''
    if (cell.state === 'elsewhere') return words.elsewhere[column.nodeType]
    if (cell.state === 'empty') return words.empty
    if (cell.state === 'inherited') return words.inherited({ from: nameOf(cell.from) })
    if (cell.areas.length === 0) return words.own
    return cell.isGeneral ? words.ownAll : words.ownSome({ count: cell.areas.length })
  }
  const areas = cell?.state === 'own' ? cell.areas : []
  const isHere = cell?.state === 'own' || cell?.state === 'empty'
  const hasAreas = isHere && column !== null && column.byArea.size > 0
  const isSplit = column !== null && column.byArea.size === therapyAreas.length
  return (
    <>
      <h3>{column ? words.title({ role, place: row.name }) : row.name}</h3>
      {column && <p className="o-second">{said()}</p>}
      {cell?.state === 'inherited' && column && (
        <Button size="compact" onClick={() => show({ row: cell.from, column: column.code })}>
          {words.toOrigin}
        </Button>
      )}
      {hasAreas && column && (
        <fieldset className={css.areas} aria-label={words.areas}>
          {therapyAreas.map((area, at) => (
            <CheckboxField
              key={area}
              id={at === 0 ? firstId : undefined}
              label={<AreaMark area={areaColour(area)}>{t.therapyAreas.short[area]}</AreaMark>}
              checked={areas.includes(area)}
              disabled={!ticking.canTurn(column, areas, area)}
              onChange={(event) => ticking.turn(row.nodeId, column, area, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      {hasAreas && !isSplit && <p className="o-second">{words.areaClosed}</p>}
      {ofCell && <p className="o-second">{given(ofCell)}</p>}
      {assigned.length > 0 && ticking.canGive && <TermHere userId={view.userId} nodeId={row.nodeId} />}
      <div className="o-row-8">
        {isHere && column && cell && (cell.state === 'own' ? ticking.canTake : ticking.canGive) && (
          <Button size="compact" onClick={() => ticking.press(row, column, cell)}>
            {cell.state === 'own' ? words.take : words.give}
          </Button>
        )}
        {cell?.state === 'own' && row.nodeType !== 'Client' && ticking.canGive && (
          <Button size="compact" variant="tinted" icon={<IconCopy />} onClick={() => setDialog('copy')}>
            {words.copy}
          </Button>
        )}
        {assigned.length > 0 && ticking.canTake && (
          <Button
            size="compact"
            variant="danger"
            icon={<IconTrash />}
            reason={hasChanges ? words.saveFirst : undefined}
            onClick={() => setDialog('remove')}
          >
            {words.removeAll}
          </Button>
        )}
      </div>
      {dialog === 'copy' && column && (
        <CopyRole
          rows={rows.filter(({ nodeType, nodeId }) => nodeType === column.nodeType && nodeId !== row.nodeId)}
          nameOf={nameOf}
          role={role}
          onCopy={(nodeIds) => {
            ticking.copy(row.nodeId, column, nodeIds)
            setDialog(null)
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'remove' && (
        <RemoveAll
          view={view}
          row={row}
          onDone={() => {
            setDialog(null)
            onRemoved()
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
